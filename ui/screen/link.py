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

    Bound to no monitor, or to one that is not there at the start, it takes the first that is not
    the host's and is bound to that. With one monitor only, the picture is an ordinary window. The
    host's window is never moved and never loses the focus; should its own monitor go, the picture
    makes room on the one that is left. `lost` and `found` carry the label of the picture's monitor.
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
        """Put the window on its monitor, or on another that is free; else show it as a window."""
        others = self._others(QGuiApplication.screens())
        screen = self._bound(others) or next(iter(others), None)
        if screen is not None:
            self._fill(screen)
        else:
            self.show_window()

    def show_window(self) -> None:
        """Show the picture as an ordinary window beside the host's."""
        window = self._window
        was_full = window.isFullScreen()
        self._attached = False
        window.setWindowState(Qt.WindowState.WindowNoState)
        if was_full:
            window.resize(960, 540)
        window.setVisible(True)
        window.unsetCursor()

    def _others(self, screens: list[QScreen]) -> list[QScreen]:
        """The monitors that are not the host's."""
        host = self._host.screen() if self._host is not None else None
        if host not in screens:
            host = next(iter(screens), None)
        return [screen for screen in screens if screen is not host]

    def _bound(self, screens: list[QScreen]) -> QScreen | None:
        bound = self._identity
        if bound is None:
            return None
        return next((screen for screen in screens if bound.same(identity_of(screen))), None)

    def _fill(self, screen: QScreen) -> None:
        """Cover the whole monitor, without taking the focus."""
        self._identity = identity_of(screen)
        window = self._window
        window.hide()
        window.setScreen(screen)
        window.setGeometry(screen.geometry())
        window.setWindowState(Qt.WindowState.WindowFullScreen)
        window.setVisible(True)
        window.setCursor(Qt.CursorShape.BlankCursor)
        self._attached = True

    def _added(self, _: QScreen) -> None:
        """A monitor has come: unless it is at home, the picture goes there, or to the one free."""
        if self._attached:
            return
        others = self._others(QGuiApplication.screens())
        only = others[0] if len(others) == 1 else None
        screen = self._bound(others) or only
        if screen is not None:
            self._fill(screen)
            self.found.emit(identity_of(screen).label())

    def _removed(self, gone: QScreen) -> None:
        """A monitor has gone: the picture's own, or the host's."""
        if not self._attached or self._identity is None:
            return
        left = [screen for screen in QGuiApplication.screens() if screen is not gone]
        if self._identity.same(identity_of(gone)) and self._bound(left) is None:
            self._attached = False
            self._window.hide()
            self.lost.emit(self._identity.label())
        elif not self._others(left):
            self.show_window()
            self.lost.emit(self._identity.label())
