"""Small things that the desk draws: discs, ticks, key caps; always the same way."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ui.desk import look
from ui.paint import palette
from ui.paint.fonts import BOLD
from ui.paint.token import outline

CENTRE = Qt.AlignmentFlag.AlignCenter


def disc(painter: QPainter, place: QRectF, number: int, *, withdrawn: bool) -> None:
    """The team's number on its colour, in the shape that its token has on the hill."""
    middle = place.center()
    shape = _shape(palette.form_of(number), place.width() / 2, middle.x(), middle.y())
    hue = palette.GREY_DARK if withdrawn else palette.hue_of(number)
    painter.fillPath(shape, QColor(hue))
    painter.setPen(QColor(palette.PALE if withdrawn else palette.INK))
    painter.setFont(look.type_of(place.height() * 0.5, BOLD))
    painter.drawText(place, CENTRE, str(number))


@lru_cache(64)
def _shape(form: int, radius: float, x: float, y: float) -> QPainterPath:
    return outline(form, radius).translated(x, y)


def box(painter: QPainter, place: QRectF, ground: str, edge: str | None = None) -> None:
    """A rounded box."""
    painter.setPen(QPen(QColor(edge), 1.5) if edge else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    round_ = min(6.0, place.height() / 4)
    painter.drawRoundedRect(place.adjusted(0.75, 0.75, -0.75, -0.75), round_, round_)


def tick(painter: QPainter, place: QRectF, mark: bool | None, colour: str) -> None:
    """A tick, a cross, or a question mark for an answer that is not marked."""
    if mark is None:
        painter.setPen(QColor(colour))
        painter.setFont(look.type_of(place.height() * 0.62, BOLD))
        painter.drawText(place, CENTRE, "?")
        return
    size = place.height() * 0.24
    path = QPainterPath()
    middle = place.center()
    if mark:
        path.moveTo(middle + QPointF(-size * 1.1, 0))
        path.lineTo(middle + QPointF(-size * 0.25, size * 0.85))
        path.lineTo(middle + QPointF(size * 1.15, -size * 0.9))
    else:
        for way in (-1, 1):
            path.moveTo(middle + QPointF(-size * 0.85, -size * 0.85 * way))
            path.lineTo(middle + QPointF(size * 0.85, size * 0.85 * way))
    pen = QPen(QColor(colour), max(2.0, place.height() / 11))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def crown(painter: QPainter, middle: QPointF, size: float, colour: str = look.INK) -> None:
    """A crown `size` wide."""
    half, tall = size / 2, size * 0.36
    path = QPainterPath(middle + QPointF(-half, tall))
    for x, y in ((-half, -tall), (-half / 2, 0), (0, -tall * 1.3), (half / 2, 0), (half, -tall)):
        path.lineTo(middle + QPointF(x, y))
    path.lineTo(middle + QPointF(half, tall))
    path.closeSubpath()
    painter.fillPath(path, QColor(colour))


def tip(text: str) -> str:
    """A tooltip: wrapped where it is long, and nothing of it read as markup."""
    return f"<qt>{escape(text)}</qt>"


def label(text: str) -> str:
    """Text for a button or a menu, where an ampersand would underline a letter."""
    return text.replace("&", "&&")


def key_link(key: str, command: str) -> str:
    """A key cap for rich text that can be clicked: the link is the command's name."""
    return f'<a href="{command}" style="text-decoration:none">{cap_html(key)}</a>'


def cap_html(key: str) -> str:
    """A key cap for rich text."""
    return (
        f'<span style="background-color:{look.CAP};color:{look.SHEET};font-weight:700;'
        f'font-size:{look.SMALL}px">&nbsp;{key}&nbsp;</span>'
    )
