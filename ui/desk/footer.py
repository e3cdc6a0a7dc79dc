"""The bottom of the desk: messages, the clock, the command line, undo, and the saved state."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ui.desk import look
from ui.desk.ink import tip
from ui.desk.keys import BY_NAME
from ui.desk.line import CommandLine
from ui.paint.fonts import BOLD, MEDIUM

SIDE, PAD = 12, 10
LEAST_LINE, FRAME = 240, 28
"""The room that the command line has at least, and what it needs besides its prompt."""
TONES = {
    "hint": (look.SHEET, look.MUTED),
    "done": (look.GREEN_SOFT, look.GREEN),
    "fault": (look.RED_SOFT, look.RED),
    "ask": (look.AMBER_SOFT, look.INK),
}


class Footer(QFrame):
    """Two rows; `line`, `clock` and the buttons are the window's to connect."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self.message = QLabel()
        self.message.setFont(look.type_of(16, MEDIUM))
        self.message.setFixedHeight(28)
        self.message.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._full, self._tone = "", ""
        self._steps: dict[QPushButton, tuple[str, ...]] = {}
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.trouble = TroubleBar(self)
        self.clock = QPushButton("0:00")
        self.clock.setFont(look.type_of(32, BOLD, figures=True))
        self.clock.setFixedSize(112, 44)
        self.pause = QPushButton()
        self.more = QPushButton()
        self.undo, self.redo = QPushButton(), QPushButton()
        self.line = CommandLine(self)
        self.projector, self.saved = QLabel(), QLabel()
        self.phones = QPushButton()
        self.phones.setAccessibleName(BY_NAME["phones"].keys[0])
        self.phones.hide()
        for button in (self.clock, self.pause, self.more, self.undo, self.redo, self.phones):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for label in (self.projector, self.saved):
            label.setTextFormat(Qt.TextFormat.RichText)
        self._lay()
        self.say("", "hint")

    def say(self, text: str, tone: str) -> None:
        """Show a message: "hint", "done", "fault" or "ask"."""
        ground, ink = TONES[tone]
        text = " ".join(text.split())
        if text != self._full:
            self._full = text
            self._elide()
            self.message.setAccessibleName(text)
        if tone != self._tone:
            self._tone = tone
            self.message.setStyleSheet(
                f"background:{ground};color:{ink};border-radius:6px;padding:0 {PAD}px"
            )

    @property
    def said(self) -> str:
        """The whole message, however much of it there is room for."""
        return self._full

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the message."""
        super().resizeEvent(event)
        self._elide()
        self._fit_steps()

    def tell_steps(self, undo: tuple[str, ...], redo: tuple[str, ...]) -> None:
        """What undo and redo do, from full to brief; as full as the command line has its room."""
        self._steps = {self.redo: redo, self.undo: undo}
        self._fit_steps()

    def _fit_steps(self) -> None:
        """Redo is the first to be brief."""
        shown = {one: texts for one, texts in self._steps.items() if not one.isHidden()}
        said = {one: texts[0] for one, texts in shown.items()}
        prompt = self.line.fontMetrics().horizontalAdvance(self.line.placeholderText()) + FRAME
        over = max(prompt, LEAST_LINE) - (self.width() - 2 * SIDE - self._beside())
        over += sum(_wide(one, text) - _wide(one, one.text()) for one, text in said.items())
        for briefer in zip(*shown.values(), strict=True):
            for one, text in zip(shown, briefer, strict=True):
                if over > 0:
                    over -= _wide(one, said[one]) - _wide(one, text)
                    said[one] = text
        for one, text in said.items():
            if one.text() != text:
                one.setText(text)

    def _beside(self) -> int:
        """The room that all but the command line takes in its row."""
        return self._row.sizeHint().width() - self.line.sizeHint().width()

    def _elide(self) -> None:
        room = self.width() - 2 * SIDE - 2 * PAD
        metrics = self.message.fontMetrics()
        short = metrics.elidedText(self._full, Qt.TextElideMode.ElideRight, max(room, 100))
        self.message.setText(short)
        self.message.setToolTip(tip(self._full) if short != self._full else "")

    def _lay(self) -> None:
        row = self._row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.clock)
        row.addWidget(self.pause)
        row.addWidget(self.more)
        row.addWidget(self.line, 1)
        row.addWidget(self.undo)
        row.addWidget(self.redo)
        row.addStretch(0)
        row.addWidget(self.phones)
        row.addWidget(self.projector)
        row.addSpacing(8)
        row.addWidget(self.saved)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(SIDE, 4, SIDE, 6)
        layout.setSpacing(4)
        layout.addWidget(self.trouble)
        layout.addWidget(self.message)
        layout.addLayout(row)


def _wide(button: QPushButton, text: str) -> int:
    return button.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, text).width()


class TroubleBar(QFrame):
    """Loud: a save failed, and what can be done about it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setStyleSheet(f"TroubleBar{{background:{look.RED};border-radius:6px}}")
        self.text = QLabel()
        self.text.setFont(look.type_of(16, BOLD))
        self.text.setStyleSheet(f"color:{look.SHEET}")
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.again, self.unsaved = QPushButton(), QPushButton()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 4, 6, 4)
        layout.addWidget(self.text, 1)
        for button in (self.again, self.unsaved):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            layout.addWidget(button)
        self.hide()
