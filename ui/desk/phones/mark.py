"""The small mark on a team's row: whether its phones are there."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap

from app.night.hall.desk import HallView, TeamPhones
from ui.desk import look
from ui.desk.phones.words import Phones
from ui.paint.fonts import BOLD

MARK_WIDTH = 22
_TALL, _WIDE = 15.0, 9.0


class PhoneMark(NamedTuple):
    """How many phones are connected and away; `guessed`: somebody tries PINs of the team."""

    connected: int
    away: int
    guessed: bool = False

    @property
    def is_seen(self) -> bool:
        """Whether there is anything to show."""
        return bool(self.connected or self.away or self.guessed)

    def text(self) -> str:
        """The mark in words."""
        words = Phones()
        parts = [words.connected(self.connected)]
        if self.away:
            parts.append(words.away(self.away))
        if self.guessed:
            parts.append(words.guessed_mark())
        return ", ".join(parts)


def marks_of(view: HallView) -> dict[str, PhoneMark]:
    """The marks of all teams; none while the hall is shut."""
    return {team.team: _mark(team) for team in view.teams} if view.open else {}


def _mark(team: TeamPhones) -> PhoneMark:
    here = sum(not phone.blocked for phone in team.phones)
    return PhoneMark(team.connected, max(here - team.connected, 0), team.guesses > 0)


def draw_mark(painter: QPainter, spot: QRectF, mark: PhoneMark) -> None:
    """A phone: filled with its number while connected, an outline while away, red where guessed."""
    middle = spot.center()
    body = QRectF(middle.x() - _WIDE / 2, middle.y() - _TALL / 2, _WIDE, _TALL)
    ink = QColor(look.RED if mark.guessed else look.GREEN if mark.connected else look.FAINT)
    painter.setPen(QPen(ink, 1.6))
    painter.setBrush(ink if mark.connected else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(body, 2.2, 2.2)
    if mark.connected > 1:
        painter.setPen(QColor(look.SHEET))
        painter.setFont(look.type_of(9, BOLD))
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, str(min(mark.connected, 9)))
    if mark.guessed:
        painter.setPen(QPen(ink, 2))
        right = QPointF(body.right() + 4, body.top())
        painter.drawLine(right, right + QPointF(0, 8))
        painter.drawPoint(right + QPointF(0, 13))


def icon(mark: PhoneMark, ratio: float) -> QIcon:
    """The mark for a button, on a screen of so many pixels to one of Qt's."""
    pixmap = QPixmap(round(MARK_WIDTH * ratio), round(MARK_WIDTH * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_mark(painter, QRectF(0, 0, MARK_WIDTH, MARK_WIDTH), mark)
    painter.end()
    return QIcon(pixmap)
