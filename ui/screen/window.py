"""The audience's window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QWidget

from app.night.scenes import Shot
from ui.screen.stage import Stage
from ui.screen.view import PictureView
from ui.turns import Rank


class ScreenWindow(PictureView):
    """The projector's picture, full screen or in a window of any size.

    It takes no focus, hides the cursor while it is full screen, and shows no dialog ever.
    """

    rank = Rank.PROJECTOR

    def __init__(self, stage: Stage | None = None, parent: QWidget | None = None) -> None:
        super().__init__(stage or Stage(), parent)
        self.setWindowFlags(Qt.WindowType.Window | Qt.WindowType.WindowDoesNotAcceptFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.resize(960, 540)
        self.setMinimumSize(320, 180)
        self._name_window()

    def show_shot(self, shot: Shot) -> None:
        """Show a shot from its first moment."""
        self.stage.show_shot(shot)

    def set_motion(self, motion: bool) -> None:
        """Animate moves, or show them as made."""
        self.stage.set_motion(motion)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close only when the program says so: nobody closes the audience's picture by a click."""
        if event.spontaneous():
            event.ignore()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language, and hide the cursor over a full-screen picture."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name_window()
        if event.type() == QEvent.Type.WindowStateChange:
            self._hide_cursor()
        super().changeEvent(event)

    def _hide_cursor(self) -> None:
        if self.isFullScreen():
            self.setCursor(Qt.CursorShape.BlankCursor)
        else:
            self.unsetCursor()

    def _name_window(self) -> None:
        self.setWindowTitle(self.tr("King of the Hill: screen"))
