"""A team's sheet: each player with its place and its orders, what is missing at a glance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QHelpEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip, QWidget

from app.night.pitch_scene import PlayerView
from ui.desk import look
from ui.desk.ink import box, tip
from ui.paint.fonts import BOLD, MEDIUM
from ui.pitch.desk import marks
from ui.pitch.desk.words import PitchDesk

State = Literal["given", "missing", "refused", "none", "played", "covered"]
INKS: dict[State, tuple[str, str]] = {
    "given": (look.GREEN_SOFT, look.INK),
    "missing": (look.AMBER_SOFT, look.AMBER_INK),
    "refused": (look.RED_SOFT, look.RED),
    "none": (look.IDLE, look.MUTED),
    "played": (look.IDLE, look.MUTED),
    "covered": (look.GREEN_SOFT, look.INK),
}
TALL, LEFT, HALF = 46, 42, 22
V = Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class OrderCell:
    """One tact of a player's line: in short, how it stands, why it is refused, and in full."""

    text: str
    state: State
    reason: str = ""
    full: str = ""
    comment: bool = False


@dataclass(frozen=True, slots=True)
class RowView:
    """One player's line; `absent`: it is off the pitch in the tact chosen."""

    player: PlayerView
    orders: tuple[OrderCell, ...]
    chosen: bool = False
    tact: int = 1
    note: str = ""


class PlayerRow(QWidget):
    """A player's line, painted; `clicked` carries the player's id and the tact under the mouse."""

    clicked = Signal(str, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view: RowView | None = None
        self.setFixedHeight(TALL)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_row(self, view: RowView) -> None:
        """Show a player."""
        self.view = view
        self.setAccessibleName(self.sentence())
        self.setAccessibleDescription("; ".join(o.reason for o in view.orders if o.reason))
        self.update()

    def sentence(self) -> str:
        """The whole line as it is read out."""
        view, words = self.view, PitchDesk()
        if view is None:
            return ""
        parts = [words.player(view.player), words.absence(view.player), view.note]
        for number, order in enumerate(view.orders, 1):
            if order.text:
                parts.append(f"{number}: {order.full or order.text}")
        return ", ".join(part for part in parts if part)

    def sizeHint(self) -> QSize:
        """A line."""
        return QSize(290, TALL)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the player, and the tact whose order was met."""
        if self.view is not None:
            self.clicked.emit(self.view.player.id, self._tact_at(event.position().x()))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A player reached by Tab is chosen."""
        super().focusInEvent(event)
        if self.view is not None and event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
        ):
            self.clicked.emit(self.view.player.id, 0)

    def event(self, event: QEvent) -> bool:
        """Say the whole line, and why an order is refused."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self.view:
            place = self._tact_at(event.pos().x())
            orders = self.view.orders
            reason = orders[place - 1].reason if 0 < place <= len(orders) else ""
            lines = [self.sentence(), reason]
            QToolTip.showText(event.globalPos(), tip(" — ".join(x for x in lines if x)), self)
            return True
        return super().event(event)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Token, name and place above, the orders below."""
        if self.view is None:
            return
        painter, view, words = QPainter(self), self.view, PitchDesk()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect()).adjusted(0, 1, 0, -1)
        edge = look.BLUE if view.chosen or self.hasFocus() else None
        box(painter, whole, look.BLUE_SOFT if view.chosen else look.SHEET, edge)
        self._token(painter, view, words)
        self._head(painter, view, words)
        for number, order in enumerate(view.orders, 1):
            self._order(painter, number, order)
        painter.end()

    def _token(self, painter: QPainter, view: RowView, words: PitchDesk) -> None:
        place = QRectF(5, 7, 32, 32)
        player = view.player
        if player.at is None:
            painter.setOpacity(0.55)
        marks.token(
            painter, place, player, words.code(player), player.at.height if player.at else 0
        )
        painter.setOpacity(1)

    def _head(self, painter: QPainter, view: RowView, words: PitchDesk) -> None:
        room = QRectF(LEFT, 2, self.width() - LEFT - 6, HALF - 2)
        painter.setFont(look.type_of(14, BOLD))
        where = words.absence(view.player)
        off = view.player.out or view.player.back_in_round is not None
        here = look.INK if view.player.at is not None else look.RED if off else look.MUTED
        painter.setPen(QColor(here))
        painter.drawText(room, V | Qt.AlignmentFlag.AlignRight, where)
        taken = painter.fontMetrics().horizontalAdvance(where) + 8
        painter.setFont(look.type_of(14, MEDIUM))
        painter.setPen(QColor(look.INK))
        name = " ".join(x for x in (view.player.name, f"({view.note})" if view.note else "") if x)
        role = words.role(view.player.role)
        text = f"{role} {name}" if name else role
        short = painter.fontMetrics().elidedText(
            text, Qt.TextElideMode.ElideRight, int(room.width() - taken)
        )
        painter.drawText(room, V, short)

    def _order(self, painter: QPainter, number: int, order: OrderCell) -> None:
        assert self.view is not None
        room = self._cell(number)
        ground, ink = INKS[order.state]
        edge = look.BLUE if number == self.view.tact and self.view.chosen else None
        if order.state == "refused":
            edge = look.RED
        box(painter, room, ground, edge)
        px = 13
        text = {"missing": order.text or "?", "none": order.text or "–"}.get(
            order.state, order.text
        )
        painter.setPen(QColor(ink))
        while px > 9:
            painter.setFont(look.type_of(px, MEDIUM))
            if painter.fontMetrics().horizontalAdvance(text) <= room.width() - 6:
                break
            px -= 1
        short = painter.fontMetrics().elidedText(
            text, Qt.TextElideMode.ElideRight, int(room.width() - 4)
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, short)
        if order.comment:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(look.BLUE))
            painter.drawEllipse(QRectF(room.right() - 5, room.top() + 1, 4, 4))

    def _cell(self, number: int) -> QRectF:
        count = max(1, len(self.view.orders) if self.view else 1)
        wide = (self.width() - LEFT - 6 - 4 * (count - 1)) / count
        return QRectF(LEFT + (wide + 4) * (number - 1), HALF + 1, wide, TALL - HALF - 6)

    def _tact_at(self, x: float) -> int:
        count = len(self.view.orders) if self.view else 0
        for number in range(1, count + 1):
            room = self._cell(number)
            if room.left() <= x <= room.right():
                return number
        return 0
