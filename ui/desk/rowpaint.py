"""A team's row as it is painted, all but its chips."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen

from app.night.scenes import Move
from ui.desk import look
from ui.desk.chips import badge_colours
from ui.desk.ink import box, crown, disc
from ui.desk.measures import Measures, measure
from ui.desk.phones.mark import MARK_WIDTH, draw_mark
from ui.desk.phrases import Desk
from ui.desk.rowstate import RowState
from ui.paint.fonts import BOLD, MEDIUM

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


def paint_row(painter: QPainter, whole: QRect, state: RowState, words: Desk) -> None:
    """Paint a row of this size; antialiasing stays on for its chips."""
    places = measure(whole.width(), whole.height(), state.timed)
    painter.fillRect(whole, QColor(look.GROUND))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _ground(painter, QRectF(whole), state)
    disc(painter, places.disc, state.number, withdrawn=state.withdrawn)
    _name(painter, places, state, words)
    _figures(painter, places, state)
    if state.move is not None:
        _moving(painter, places, state.move)
    elif state.answered:
        painter.setPen(QColor(look.MUTED))
        painter.setFont(type_of(places.text - 1, MEDIUM, figures=True))
        painter.drawText(places.time, RIGHT, words.time(state.at_ms, places.tenths))


@lru_cache(64)
def type_of(px: float, weight: int, *, figures: bool = False) -> QFont:
    """The desk's type, one object for all that only write with it."""
    return look.type_of(px, weight, figures=figures)


@lru_cache(1024)
def _fitted(name: str, px: float, room: int) -> str:
    """A name in one line that fits into so many pixels."""
    metrics = QFontMetrics(type_of(px, MEDIUM))
    return metrics.elidedText(name.replace("\n", " "), Qt.TextElideMode.ElideRight, room)


def _ground(painter: QPainter, whole: QRectF, state: RowState) -> None:
    ground = look.AMBER_SOFT if state.king else (look.RED_SOFT if state.tied else look.SHEET)
    box(painter, whole, look.GROUND if state.withdrawn else ground)
    if state.cursor:
        painter.setPen(QPen(QColor(look.BLUE), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(whole.adjusted(1, 1, -1, -1), 6, 6)


def _name(painter: QPainter, places: Measures, state: RowState, words: Desk) -> None:
    room = QRectF(places.name)
    if state.declared is not None and not state.declares:
        side = places.badge
        spot = QRectF(room.right() - side, room.center().y() - side / 2, side, side)
        strong, soft = badge_colours(state.declared)
        box(painter, spot, look.IDLE if state.late else soft)
        painter.setPen(QColor(look.MUTED if state.late else strong))
        painter.setFont(type_of(side * 0.54, BOLD))
        painter.drawText(spot, CENTRE, words.letter(state.declared))
        room.setRight(spot.left() - 4)
    if state.phones is not None and state.phones.is_seen:
        room.setRight(room.right() - MARK_WIDTH)
        draw_mark(painter, QRectF(room.right(), 0, MARK_WIDTH, room.height()), state.phones)
    painter.setFont(type_of(places.text, MEDIUM))
    painter.setPen(QColor(look.MUTED if state.withdrawn else look.INK))
    painter.drawText(room, LEFT, _fitted(state.name, places.text, int(room.width())))


def _figures(painter: QPainter, places: Measures, state: RowState) -> None:
    painter.setPen(QColor(look.MUTED if state.withdrawn else look.INK))
    painter.setFont(type_of(places.text, BOLD, figures=True))
    if state.king:
        middle = QPointF(places.step.right() - 9, places.step.center().y())
        crown(painter, middle, 18, look.AMBER_INK)
    else:
        painter.drawText(places.step, RIGHT, str(state.step))
    painter.drawText(places.points, RIGHT, str(state.points))


def _moving(painter: QPainter, places: Measures, move: Move) -> None:
    colour = look.MUTED
    if move.kind in ("climbed", "jumped", "captured"):
        colour = look.GREEN
    elif move.kind in ("slid", "deposed"):
        colour = look.RED
    painter.setPen(QColor(colour))
    painter.setFont(type_of(places.text, BOLD))
    room = places.time
    if move.kind == "captured":
        crown(painter, QPointF(room.right() - 9, room.center().y()), 18, look.GREEN)
    elif move.from_step != move.to_step:
        painter.drawText(room, RIGHT, f"→ {move.to_step}")
    if move.gained:
        painter.setFont(type_of(places.text - 3, MEDIUM))
        painter.drawText(room, LEFT, f"+{move.gained}")
