"""What the audience sees: the small picture, and the keys that change it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.night.desk import DeskView
from app.night.night import Show
from app.night.refusal import Refused
from app.night.scenes import Shot
from ui.desk import look
from ui.desk.catalogue import DeskKeys
from ui.desk.faces import face
from ui.desk.phrases import translate
from ui.desk.words import refusal_text
from ui.paint import palette
from ui.paint.fonts import BOLD, MEDIUM
from ui.paint.media import Pictures
from ui.screen.preview import PreviewWidget
from ui.screen.stage import Stage as ScreenStage
from ui.slices import Slices

LAYERS = ("freeze", "black", "logo")
TALL, GAP, COMING_WIDTH = 28, 6, 110
TAG = 15
"""The height of the word above the picture that says what the audience sees."""
SOON_MS, CALM_MS = 100, 400
"""How long the desk has had nothing to do before the picture to come is worked out."""
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
        self.tag = QLabel()
        self.tag.setFont(look.type_of(10, BOLD))
        self.tag.setFixedHeight(TAG)
        self.tag.setStyleSheet(f"background:#{palette.WINE:06X};color:white;padding:0 6px")
        self.tag.setVisible(preview is not None)
        if preview is not None:
            preview.setParent(self)
            picture = QVBoxLayout()
            picture.setSpacing(0)
            picture.addWidget(self.tag, 0, Qt.AlignmentFlag.AlignLeft)
            picture.addWidget(preview, 1)
            layout.addLayout(picture, 1)
        buttons = QVBoxLayout()
        buttons.setSpacing(GAP)
        buttons.addLayout(self._row(LAYERS))
        buttons.addLayout(self._row(SCENES))
        below = QHBoxLayout()
        below.setSpacing(GAP)
        below.addLayout(buttons, 1)
        self._ahead = ScreenStage(parent=self)
        self._ahead.set_motion(False)
        self._look: Callable[[], Shot] = lambda: self._ahead.shot
        self._about: object = None
        self._next = Slices(self)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
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

    def show_coming(self, look: Callable[[], Shot], about: object) -> None:
        """The picture that the next step brings, once the desk has been calm for a while.

        `look` works it out; while it is `about` the same, it can wait longer.
        """
        word = translate("Desk", "next", "the picture that comes next")
        if self._later.text() != word:
            self._later.setText(word)
            self._later.adjustSize()
        name = translate("Desk", "What comes next")
        self.coming.setAccessibleName(name)
        self.coming.setToolTip(name)
        self._look = look
        fresh, self._about = about != self._about, about
        sooner = self._soon.isActive() and self._soon.interval() == SOON_MS
        self._soon.start(SOON_MS if fresh or sooner else CALM_MS)

    def _show_next(self) -> None:
        """Work the picture out; it is shown in another turn of the event loop."""
        if not self.coming.isHidden():
            self._next.begin(self._shown(self._look()))

    def _shown(self, shot: Shot) -> Iterator[None]:
        if shot != self._ahead.shot:
            self._ahead.show_shot(shot)
        yield

    def height_at(self, width: int) -> int:
        """How high it wants to be at a width."""
        picture = 0 if self._preview is None else self._preview.heightForWidth(width)
        if self._preview is not None and picture < 0:
            picture = width * 9 // 16
        return picture + (TAG if self._preview is not None else 0) + 2 * (TALL + GAP)

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
            cap, refused = keys.caps(name)[0], why_not(name)
            why = refusal_text(refused) if refused else ""
            full = f"{keys.command(name)} ({cap})"
            face(button, f"{cap} {keys.short(name)}", full, enabled=not refused, tip=why, about=why)
            if button.isChecked() != on[name]:
                button.setChecked(on[name])
        told = on_air(view.show)
        if self.tag.text() != told:
            self.tag.setText(told)

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


def on_air(show: Show) -> str:
    """What the audience sees, in a word or two."""
    if show.black:
        return translate("Desk", "BLACK")
    if show.logo:
        return translate("Desk", "TITLE CARD")
    if show.frozen is not None:
        return translate("Desk", "FROZEN")
    return translate("Desk", "ON AIR")
