"""What the audience sees: the small picture, and the keys that change it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.night.desk import DeskView
from app.night.night import Show
from app.night.refusal import Refused
from app.night.scenes import Shot
from ui.desk import look
from ui.desk.catalogue import DeskKeys
from ui.desk.phrases import translate
from ui.desk.words import refusal_text
from ui.paint.fonts import MEDIUM
from ui.paint.media import Pictures
from ui.screen.preview import PreviewWidget
from ui.screen.stage import Stage as ScreenStage

LAYERS = ("freeze", "black", "logo")
TALL, GAP, COMING_WIDTH = 28, 6, 110
SOON_MS = 400
SCENES = ("board", "question", "answer", "standings")


class AirStrip(QWidget):
    """The preview with its buttons; `command` carries the name of the key pressed."""

    command = Signal(str)

    def __init__(self, preview: QWidget | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preview = preview
        self._buttons = {name: self._button(name) for name in (*LAYERS, *SCENES)}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GAP)
        if preview is not None:
            preview.setParent(self)
            layout.addWidget(preview, 1)
        buttons = QVBoxLayout()
        buttons.setSpacing(GAP)
        buttons.addLayout(self._row(LAYERS))
        buttons.addLayout(self._row(SCENES))
        below = QHBoxLayout()
        below.setSpacing(GAP)
        below.addLayout(buttons, 1)
        self._ahead = ScreenStage(parent=self)
        self._ahead.set_motion(False)
        self._next = self._ahead.shot
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SOON_MS)
        self._soon.timeout.connect(self._show_next)
        self.coming = PreviewWidget(self._ahead, self)
        self.coming.setFixedSize(COMING_WIDTH, 2 * TALL + GAP)
        self.coming.setVisible(preview is not None)
        below.addWidget(self.coming)
        self._later = QLabel(self.coming)
        self._later.setFont(look.type_of(10, MEDIUM))
        self._later.setStyleSheet(f"background:{look.SHEET};color:{look.INK};padding:0 3px")
        layout.addLayout(below)

    def use_pictures(self, pictures: Pictures) -> None:
        """Take the media of what comes from there, and look again: another may be ready."""
        self._ahead.use_pictures(pictures)

    def show_coming(self, shot: Shot) -> None:
        """The picture that the next step brings; one of the same kind follows a little later."""
        self._later.setText(translate("Desk", "next", "the picture that comes next"))
        self._later.adjustSize()
        name = translate("Desk", "What comes next")
        self.coming.setAccessibleName(name)
        self.coming.setToolTip(name)
        self._next = shot
        if _kind(shot) != _kind(self._ahead.shot):
            self._show_next()
        elif not self._soon.isActive():
            self._soon.start()

    def _show_next(self) -> None:
        self._soon.stop()
        if not self.coming.isHidden() and self._next != self._ahead.shot:
            self._ahead.show_shot(self._next)

    def height_at(self, width: int) -> int:
        """How high it wants to be at a width."""
        picture = 0 if self._preview is None else self._preview.heightForWidth(width)
        if self._preview is not None and picture < 0:
            picture = width * 9 // 16
        return picture + 2 * (TALL + GAP)

    def show_view(self, view: DeskView, why_not: Callable[[str], Refused | None]) -> None:
        """Show which buttons are on, and which pictures may not be shown yet."""
        keys = DeskKeys()
        show = view.show
        covered = show.black or show.logo
        on = {
            "freeze": show.frozen is not None,
            "black": show.black,
            "logo": show.logo and not show.black,
            **{name: show.scene == name and not covered for name in SCENES},
        }
        for name, button in self._buttons.items():
            button.setText(f"{keys.caps(name)[0]} {keys.short(name)}")
            button.setChecked(on[name])
            button.setAccessibleName(f"{keys.command(name)} ({keys.caps(name)[0]})")
            refused = why_not(name)
            button.setEnabled(refused is None)
            button.setToolTip(refusal_text(refused) if refused else button.accessibleName())
            button.setAccessibleDescription(refusal_text(refused) if refused else "")
        self._badge(view)

    def _badge(self, view: DeskView) -> None:
        if isinstance(self._preview, PreviewWidget):
            self._preview.set_badge(on_air(view.show))

    def _button(self, name: str) -> QPushButton:
        button = QPushButton()
        button.setCheckable(True)
        button.setFixedHeight(TALL)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setFont(look.type_of(12, MEDIUM))
        button.setStyleSheet("padding: 3px 2px")
        button.clicked.connect(lambda: self.command.emit(name))
        return button

    def _row(self, names: tuple[str, ...]) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(GAP)
        for name in names:
            row.addWidget(self._buttons[name], 1)
        return row


def _kind(shot: Shot) -> tuple[object, ...]:
    """What makes it another picture to come, and not the same with another count in it."""
    return type(shot.scene), getattr(shot.scene, "phase", None)


def on_air(show: Show) -> str:
    """What the audience sees, in a word or two."""
    if show.black:
        return translate("Desk", "BLACK")
    if show.logo:
        return translate("Desk", "TITLE CARD")
    if show.frozen is not None:
        return translate("Desk", "FROZEN")
    return translate("Desk", "ON AIR")
