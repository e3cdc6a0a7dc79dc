"""The pitch on the desk: shown whole, clicked and wheeled; what a click means is the page's."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from app.night.pitch_scene import PitchView, PlaceView, PlayerView
from ui.desk import look
from ui.paint.fonts import MEDIUM
from ui.pitch.desk import marks
from ui.pitch.desk.hexes import WIDE, Hexes

RINGS = frozenset((1, 2, 3, 123, 124, 125))
ZONES = {"left": frozenset((5, 6, 7, 8)), "right": frozenset((118, 119, 120, 121))}
NOBODY = PitchView((), None, (), None)
NOTCH = 120


@dataclass(frozen=True, slots=True)
class Plan:
    """Where an order leads: the flight's end, and what the action aims at."""

    to: PlaceView | None = None
    target: PlaceView | None = None


@dataclass(frozen=True, slots=True)
class BoardView:
    """All that is on the desk's pitch.

    `snitch` is the true one, `seen` whether the hall sees it; `plans` are the orders of the tact
    chosen; `lit` the cells that may be chosen for `chosen`; `cursor` the cell of the keyboard.
    """

    pitch: PitchView = NOBODY
    snitch: PlaceView | None = None
    seen: bool = False
    plans: Mapping[str, Plan] = field(default_factory=dict)
    lit: frozenset[int] = frozenset()
    chosen: str | None = None
    cursor: int | None = None
    height: int = 2


class PitchBoard(QWidget):
    """`cell` carries a clicked cell, `player` the id of a clicked player, `turned` +1 or -1.

    `name_of` gives the few letters on a token, `tell` the sentence over a cell.
    """

    cell = Signal(int)
    player = Signal(str)
    turned = Signal(int)

    def __init__(self, name_of: Callable[[PlayerView], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name_of = name_of
        self.tell: Callable[[int], str] = str
        self._wheel = 0
        self.view = BoardView()
        self.setMinimumSize(420, 252)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_view(self, view: BoardView) -> None:
        """Show the pitch."""
        if view != self.view:
            self.view = view
            self.update()

    @property
    def hexes(self) -> Hexes:
        """Where the cells lie now."""
        return Hexes.fitted(QRectF(self.rect()).adjusted(2, 2, -2, -2))

    def sizeHint(self) -> QSize:
        """As the middle of the desk has it."""
        return QSize(720, 436)

    def tokens(self) -> list[tuple[PlayerView, QRectF]]:
        """Every player on the pitch with its place; several of one cell stand side by side."""
        hexes, together = self.hexes, dict[int, list[PlayerView]]()
        for player in self.view.pitch.players:
            if player.at is not None:
                together.setdefault(player.at.cell, []).append(player)
        return [
            (player, _place(hexes, cell, number, len(players)))
            for cell, players in together.items()
            for number, player in enumerate(players)
        ]

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A lit cell first, then a player, then any cell."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        cell = self.hexes.cell_at(event.position())
        if cell is not None and cell in self.view.lit:
            self.cell.emit(cell)
            return
        for player, place in self.tokens():
            if place.contains(event.position()):
                self.player.emit(player.id)
                return
        if cell is not None:
            self.cell.emit(cell)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A notch is a height."""
        self._wheel += event.angleDelta().y()
        while abs(self._wheel) >= NOTCH:
            step = 1 if self._wheel > 0 else -1
            self._wheel -= step * NOTCH
            self.turned.emit(step)
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Say what lies on the cell under the mouse."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            cell = self.hexes.cell_at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), self.tell(cell) if cell else "", self)
            return True
        return super().event(event)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Cells, orders, balls, players, in this order."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        hexes, view = self.hexes, self.view
        for cell in range(1, 126):
            self._cell(painter, hexes, cell)
        places = self.tokens()
        for player, place in places:
            if player.id == view.chosen:
                painter.setPen(QPen(QColor(look.INK), 3))
                painter.setBrush(QColor(look.AMBER))
                painter.drawEllipse(place.center(), place.width() * 0.68, place.width() * 0.68)
        for player, place in places:
            self._plan(painter, hexes, player, place.center())
        for player, place in places:
            height = player.at.height if player.at else 1
            marks.token(painter, place, player, self._name_of(player), height)
        self._balls(painter, hexes)
        painter.end()

    def _cell(self, painter: QPainter, hexes: Hexes, cell: int) -> None:
        lit = cell in self.view.lit
        painter.setBrush(QColor("#CFE6FF" if lit else _ground(cell)))
        painter.setPen(QPen(QColor(look.BLUE if lit else "#B9C7BE"), 2 if lit else 1))
        painter.drawPolygon(hexes.outline(cell, 1.5))
        if cell == self.view.cursor:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(look.INK), 3))
            painter.drawPolygon(hexes.outline(cell, 3))
            spot = hexes.centre(cell) + QPointF(0, -hexes.side * 0.66)
            marks.pips(painter, spot, self.view.height, look.INK)
        painter.setPen(QColor(look.MUTED))
        painter.setFont(look.type_of(max(9.0, hexes.side * 0.36), MEDIUM))
        middle, side = hexes.centre(cell), hexes.side
        room = QRectF(middle.x() - side, middle.y() + side * 0.4, 2 * side, side * 0.45)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(cell))

    def _plan(self, painter: QPainter, hexes: Hexes, player: PlayerView, start: QPointF) -> None:
        plan = self.view.plans.get(player.id)
        if plan is None:
            return
        end = start if plan.to is None else hexes.centre(plan.to.cell)
        if plan.to is not None and player.at is not None and plan.to != player.at:
            ink = QColor(marks.INKS[player.side])
            _arrow(painter, QLineF(start, end), QPen(ink, 2.2))
            marks.pips(painter, end + QPointF(0, hexes.side * 0.3), plan.to.height, ink.name())
        if plan.target is not None:
            pen = QPen(QColor(marks.QUAFFLE), 2, Qt.PenStyle.DashLine)
            _arrow(painter, QLineF(end, hexes.centre(plan.target.cell)), pen)

    def _balls(self, painter: QPainter, hexes: Hexes) -> None:
        size, view = hexes.side * 0.26, self.view
        if view.pitch.quaffle is not None:
            ball = view.pitch.quaffle
            spot = hexes.centre(ball.cell) + QPointF(-hexes.side * 0.56, hexes.side * 0.3)
            marks.ball(painter, spot, size, marks.QUAFFLE, str(ball.height))
        for bludger in view.pitch.bludgers:
            away = hexes.side * (0.56 if bludger.number == 1 else -0.56)
            spot = hexes.centre(bludger.at.cell) + QPointF(away, -hexes.side * 0.4)
            marks.ball(painter, spot, size, marks.BLUDGER, str(bludger.at.height))
        if view.snitch is not None:
            spot = hexes.centre(view.snitch.cell) + QPointF(hexes.side * 0.56, hexes.side * 0.3)
            painter.setOpacity(1.0 if view.seen else 0.6)
            marks.ball(painter, spot, size * 0.9, marks.SNITCH, str(view.snitch.height))
            painter.setOpacity(1.0)


def _ground(cell: int) -> str:
    if cell in RINGS:
        return look.AMBER_SOFT
    for side, zone in ZONES.items():
        if cell in zone:
            return look.RED_SOFT if side == "left" else look.BLUE_SOFT
    in_half = 17 <= cell <= 50 or 76 <= cell <= 109
    return "#E7F1E9" if in_half else "#F2F6F2"


def _place(hexes: Hexes, cell: int, number: int, count: int) -> QRectF:
    size = hexes.side * (1.12 if count == 1 else 0.92)
    apart = hexes.side * 0.62
    x = (number - (count - 1) / 2) * apart
    middle = hexes.centre(cell) + QPointF(x, -hexes.side * 0.14)
    return QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)


def _arrow(painter: QPainter, line: QLineF, pen: QPen) -> None:
    painter.setPen(pen)
    painter.setBrush(pen.color())
    painter.drawLine(line)
    if line.length() < 4:
        return
    back = line.unitVector()
    way = back.p2() - back.p1()
    tip, across = line.p2(), QPointF(-way.y(), way.x())
    painter.drawPolygon([tip, tip - way * 9 + across * 4.5, tip - way * 9 - across * 4.5])


def lowest(cells: Iterable[int]) -> int | None:
    """The first of some cells, where the keyboard begins."""
    return min(cells, default=None)


__all__ = ["WIDE", "BoardView", "PitchBoard", "Plan", "lowest"]
