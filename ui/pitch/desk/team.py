"""One side's sheet: the team's name, what is missing, cards, and a line for each player."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.night.pitch_scene import Side
from ui.desk import look
from ui.desk.ink import tip
from ui.desk.phrases import translate
from ui.paint.fonts import BOLD, MEDIUM
from ui.pitch.desk import marks
from ui.pitch.desk.rows import PlayerRow, RowView
from ui.pitch.desk.words import PitchDesk


@dataclass(frozen=True, slots=True)
class TeamSheetView:
    """One side: its name, its lines, how many orders are missing, refused, its cards."""

    side: Side
    name: str
    rows: tuple[RowView, ...] = ()
    missing: int = 0
    refused: int = 0
    cards: int = 0
    covered: bool = False


class TeamSheetPanel(QFrame):
    """`chosen` carries a player's id and a tact (0: none); `cover` asks to hide the orders."""

    chosen = Signal(str, int)
    cover = Signal()

    def __init__(self, side: Side, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.side = side
        self.setObjectName("card")
        self.name = QLabel()
        self.name.setFont(look.type_of(17, BOLD))
        self.name.setStyleSheet(f"color:{marks.INKS[side]}")
        self.name.setTextFormat(Qt.TextFormat.PlainText)
        self.state = QLabel()
        self.state.setFont(look.type_of(13, MEDIUM))
        self.state.setTextFormat(Qt.TextFormat.PlainText)
        self.hide_orders = QPushButton()
        self.hide_orders.setCheckable(True)
        self.hide_orders.setFont(look.type_of(12, MEDIUM))
        self.hide_orders.setStyleSheet("padding: 2px 6px")
        self.hide_orders.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide_orders.clicked.connect(self.cover.emit)
        self.rows: list[PlayerRow] = []
        self._lay()

    def show_view(self, view: TeamSheetView) -> None:
        """Show the side."""
        words = PitchDesk()
        width = max(60, self.width() - 24)
        self.name.setText(
            self.name.fontMetrics().elidedText(view.name, Qt.TextElideMode.ElideRight, width)
        )
        self.name.setToolTip(tip(view.name))
        self.name.setAccessibleName(view.name)
        parts = [words.refused(view.refused)] if view.refused else []
        if view.missing or not view.refused:
            parts.append(words.missing(view.missing))
        if view.cards:
            parts.append(words.cards(view.cards))
        self._say_state(" · ".join(parts), view)
        self.hide_orders.setChecked(view.covered)
        self.hide_orders.setText(
            translate("PitchDesk", "show") if view.covered else translate("PitchDesk", "hide")
        )
        told = (
            translate("PitchDesk", "Show the orders of “%1”")
            if view.covered
            else translate("PitchDesk", "Hide the orders of “%1” on this screen")
        )
        told = told.replace("%1", view.name)
        self.hide_orders.setAccessibleName(told)
        self.hide_orders.setToolTip(tip(told))
        self.setAccessibleName(view.name)
        self._fill(view)

    def _say_state(self, told: str, view: TeamSheetView) -> None:
        self.state.setText(told)
        self.state.setToolTip(tip(told))
        self.state.setAccessibleName(told)
        ground, ink = _tone(view)
        self.state.setStyleSheet(
            f"background:{ground};color:{ink};border-radius:5px;padding:2px 6px"
        )

    def row_of(self, player: str) -> PlayerRow | None:
        """A player's line."""
        return next((r for r in self.rows if r.view and r.view.player.id == player), None)

    def _fill(self, view: TeamSheetView) -> None:
        while len(self.rows) < len(view.rows):
            row = PlayerRow()
            row.clicked.connect(self.chosen)
            self.rows.append(row)
            self._column.insertWidget(len(self.rows) - 1, row)
        for number, row in enumerate(self.rows):
            row.setVisible(number < len(view.rows))
            if number < len(view.rows):
                row.show_row(view.rows[number])
        chosen = next((r for r in self.rows if r.view and r.view.chosen), None)
        if chosen is not None and chosen.isVisible():
            self._scroll.ensureWidgetVisible(chosen, 0, 8)

    def _lay(self) -> None:
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self._column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidget(inside)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside.setAutoFillBackground(False)
        scroll.viewport().setAutoFillBackground(False)
        self._scroll = scroll
        head = QHBoxLayout()
        head.addWidget(self.state, 1)
        head.addWidget(self.hide_orders)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 6, 6)
        layout.setSpacing(4)
        layout.addWidget(self.name)
        layout.addLayout(head)
        layout.addWidget(scroll, 1)


def _tone(view: TeamSheetView) -> tuple[str, str]:
    if view.refused:
        return look.RED_SOFT, look.RED
    return (look.AMBER_SOFT, look.AMBER_INK) if view.missing else (look.GREEN_SOFT, look.GREEN)
