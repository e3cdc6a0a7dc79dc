"""The tie between the audience's window and a monitor, known by what it is, not where it is."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from ui.screen.window import ScreenWindow


class Identity(NamedTuple):
    """What a monitor says of itself; any part may be empty."""

    name: str
    manufacturer: str
    model: str
    serial: str

    def same(self, other: Identity) -> bool:
        """Whether both are one monitor: by make and serial number where told, else by all."""
        if self.serial and other.serial:
            return self[1:] == other[1:]
        return self == other

    def label(self) -> str:
        """How to call it before a person."""
        made = " ".join(part for part in (self.manufacturer, self.model) if part)
        return f"{made} ({self.name})" if made and self.name else made or self.name or "?"


def identity_of(screen: QScreen) -> Identity:
    """The identity of a connected monitor."""
    return Identity(screen.name(), screen.manufacturer(), screen.model(), screen.serialNumber())


class ProjectorLink(QObject):
    """Keeps the window on its monitor: full screen there, hidden while it is unplugged.

    With `identity` None the first monitor that is not the host's is taken and kept from then on.
    With one monitor only, the picture is an ordinary window. The host's window is never moved and
    never loses the focus. `lost` and `found` carry the monitor's label.
    """

    lost = Signal(str)
    found = Signal(str)

    def __init__(
        self, window: ScreenWindow, host: QWidget | None = None, identity: Identity | None = None
    ) -> None:
        super().__init__(window)
        self._window = window
        self._host = host
        self._identity = identity
        self._attached = False

    @property
    def identity(self) -> Identity | None:
        """The monitor it is bound to."""
        return self._identity

    @property
    def attached(self) -> bool:
        """Whether the picture is on its monitor now."""
        return self._attached

    @staticmethod
    def choices() -> tuple[Identity, ...]:
        """The monitors connected now."""
        return tuple(identity_of(screen) for screen in QGuiApplication.screens())

    def start(self) -> None:
        """Show the picture where it belongs, and watch the cables from now on."""
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenAdded.connect(self._added)
        app.screenRemoved.connect(self._removed)
        self.place()

    def bind(self, identity: Identity | None) -> None:
        """Bind to another monitor; None lets it choose."""
        self._identity = identity
        self._attached = False
        self.place()

    def place(self) -> None:
        """Put the window on its monitor; with one monitor show it as a window."""
        screen = self._wanted()
        if screen is not None:
            self._fill(screen)
        elif self._identity is None:
            self.show_window()
        else:
            self._window.hide()

    def show_window(self) -> None:
        """Show the picture as an ordinary window beside the host's."""
        self._attached = False
        self._window.setWindowState(Qt.WindowState.WindowNoState)
        self._window.setVisible(True)
        self._window.unsetCursor()

    def _wanted(self) -> QScreen | None:
        screens = QGuiApplication.screens()
        if self._identity is not None:
            wanted = self._identity
            return next((s for s in screens if wanted.same(identity_of(s))), None)
        hosts = self._host.screen() if self._host is not None else QGuiApplication.primaryScreen()
        return next((s for s in screens if s is not hosts), None)

    def _fill(self, screen: QScreen) -> None:
        """Cover the whole monitor, without taking the focus."""
        self._identity = identity_of(screen)
        window = self._window
        if window.isVisible() and window.isFullScreen() and window.screen() is screen:
            window.setGeometry(screen.geometry())
        else:
            window.hide()
            window.setScreen(screen)
            window.setGeometry(screen.geometry())
            window.setWindowState(Qt.WindowState.WindowFullScreen)
            window.setVisible(True)
        window.setCursor(Qt.CursorShape.BlankCursor)
        self._attached = True

    def _added(self, screen: QScreen) -> None:
        if self._attached:
            return
        was_bound = self._identity is not None
        if not was_bound or (self._identity and self._identity.same(identity_of(screen))):
            self._fill(screen)
            self.found.emit(identity_of(screen).label())

    def _removed(self, screen: QScreen) -> None:
        if self._attached and self._identity and self._identity.same(identity_of(screen)):
            self._attached = False
            self._window.hide()
            self.lost.emit(self._identity.label())
