"""The top of the referee's page: the score, where the match is, and what the big key does next."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from ui.desk import look
from ui.desk.ink import tip
from ui.desk.phasebar import TALL, MenuButton, NextButton
from ui.desk.phrases import translate
from ui.paint.fonts import BOLD, MEDIUM

HALF_NAME = 26


@dataclass(frozen=True, slots=True)
class BarView:
    """What stands at the top.

    `step` is what Space does and `barred` why it does nothing now ("" where it does).
    """

    left: str
    right: str
    score: tuple[int, int]
    state: str
    step: str
    barred: str = ""
    idle: bool = False
    rehearsal: bool = False


class PitchBar(QFrame):
    """`next` and `menu` are its two buttons."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self.setFixedHeight(TALL)
        self.rehearsal = QLabel()
        self.rehearsal.setFont(look.type_of(16, BOLD))
        self.rehearsal.setStyleSheet(
            f"background:{look.AMBER};color:{look.INK};border-radius:6px;padding:0 10px"
        )
        self.score, self.state = QLabel(), QLabel()
        self.score.setFont(look.type_of(22, BOLD))
        self.state.setFont(look.type_of(14, MEDIUM))
        self.state.setStyleSheet(f"color:{look.MUTED}")
        for label in (self.score, self.state):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.next = NextButton(self)
        self.menu = MenuButton(self)
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(self.score)
        column.addWidget(self.state)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 6, 8, 6)
        layout.setSpacing(10)
        layout.addWidget(self.rehearsal)
        layout.addLayout(column, 1)
        layout.addWidget(self.next)
        layout.addWidget(self.menu)

    def show_view(self, view: BarView) -> None:
        """Show where the match is."""
        self.rehearsal.setVisible(view.rehearsal)
        self.rehearsal.setText(translate("Desk", "REHEARSAL"))
        left, right = view.score
        whole = f"{view.left}  {left} : {right}  {view.right}"
        short = f"{_short(view.left)}  {left} : {right}  {_short(view.right)}"
        self.score.setText(short)
        self.score.setToolTip(tip(whole))
        self.score.setAccessibleName(whole)
        self.state.setText(view.state)
        self.state.setToolTip(tip(view.state))
        self.state.setAccessibleName(view.state)
        self.next.tell(view.step, view.barred, barred=bool(view.barred) or view.idle)
        self.menu.retranslate()


def _short(name: str) -> str:
    return name if len(name) <= HALF_NAME else f"{name[: HALF_NAME - 1]}…"
