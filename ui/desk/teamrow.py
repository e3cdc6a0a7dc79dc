"""One team's row: number, name, what it declared, step, points, arrival and mark."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from app.night.desk import ASKING, JUDGING, DeskRow, DeskView
from app.night.night import Stage
from app.night.scenes import Move
from ui.desk import look
from ui.desk.chips import DeclareChip, MarkChip, badge_colours
from ui.desk.ink import box, crown, disc, tip
from ui.desk.measures import Measures, measure
from ui.desk.phones.mark import MARK_WIDTH, PhoneMark, draw_mark
from ui.desk.phrases import Desk
from ui.paint.fonts import BOLD, MEDIUM

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


class TeamRow(QWidget):
    """A row: `chosen` is a click, `wanted` a right click, `declared` and `marked` its chips."""

    chosen = Signal()
    wanted = Signal()
    declared = Signal(str)
    marked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # nothing below it is painted
        self._row: DeskRow | None = None
        self._view: DeskView | None = None
        self._move: Move | None = None
        self._cursor = False
        self.phones: PhoneMark | None = None
        self._state: object = None
        self._words = Desk()
        self.mark = MarkChip(self)
        self.jump = DeclareChip("jump", self)
        self.revolution = DeclareChip("revolution", self)
        self.mark.clicked.connect(self.marked)
        self.jump.clicked.connect(lambda: self.declared.emit("jump"))
        self.revolution.clicked.connect(lambda: self.declared.emit("revolution"))

    def show_row(self, row: DeskRow, view: DeskView, *, cursor: bool) -> None:
        """Show a team; `cursor`: the keys act on it."""
        moves = view.forecast.moves if view.forecast and view.stage is Stage.PREVIEW else ()
        move = next((move for move in moves if move.team == row.team.id), None)
        state = (row, cursor, move, view.stage, view.over, view.hold, self.phones)
        if state == self._state:
            return
        self._state = state
        self._row, self._view, self._cursor, self._move = row, view, cursor, move
        declaring = view.stage in (Stage.DECLARE, Stage.MOVES) and not row.team.withdrawn
        self.jump.setVisible(declaring and not view.over)
        self.revolution.setVisible(declaring and not view.over)
        self.mark.setVisible(view.stage in (*ASKING, *JUDGING) and not row.team.withdrawn)
        for chip in (self.mark, self.jump, self.revolution):
            chip.show_row(row, self._words)
        phones = [self.phones.text()] if self.phones is not None else []
        self.setAccessibleName(", ".join((self._words.row(row, view), *phones)))
        reasons = [self.jump.accessibleDescription(), self.revolution.accessibleDescription()]
        self.setAccessibleDescription("; ".join(r for r in reasons if r) if declaring else "")
        self.setToolTip(tip(" · ".join((row.team.name, *phones))))
        self._lay()
        self.update()

    def forget(self) -> None:
        """Show everything afresh the next time, in another language perhaps."""
        self._state = None

    def sizeHint(self) -> QSize:
        """As the board lays it."""
        return QSize(430, 46)

    def resizeEvent(self, _: QResizeEvent) -> None:
        """Place the chips."""
        self._lay()

    def mousePressEvent(self, _: QMouseEvent) -> None:
        """A click chooses the team."""
        self.chosen.emit()

    def contextMenuEvent(self, _: QContextMenuEvent) -> None:
        """A right click asks for the team's menu."""
        self.chosen.emit()
        self.wanted.emit()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the row."""
        if self._row is None or self._view is None:
            return
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(look.GROUND))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        places = self._places()
        self._ground(painter, self._row)
        disc(painter, places.disc, self._row.team)
        self._name(painter, places, self._row)
        self._figures(painter, places, self._row)
        if self._move is not None:
            self._moving(painter, places, self._move)
        elif self._view.stage in (*ASKING, *JUDGING):
            self._arrival(painter, places, self._row)
        painter.end()

    def _places(self) -> Measures:
        stage = self._view.stage if self._view else Stage.DECLARE
        return measure(self.width(), self.height(), stage)

    def _lay(self) -> None:
        places = self._places()
        self.mark.setGeometry(places.mark.toAlignedRect())
        self.jump.setGeometry(places.jump.toAlignedRect())
        self.revolution.setGeometry(places.revolution.toAlignedRect())

    def _ground(self, painter: QPainter, row: DeskRow) -> None:
        tied = self._view is not None and any(t.team.id == row.team.id for t in self._view.tied)
        ground = look.AMBER_SOFT if row.team.king else (look.RED_SOFT if tied else look.SHEET)
        box(painter, QRectF(self.rect()), look.GROUND if row.team.withdrawn else ground)
        if self._cursor:
            painter.setPen(QPen(QColor(look.BLUE), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)

    def _name(self, painter: QPainter, places: Measures, row: DeskRow) -> None:
        room = QRectF(places.name)
        badge = row.declared if not self.jump.isVisibleTo(self) else None
        if badge is not None:
            side = places.badge
            spot = QRectF(room.right() - side, room.center().y() - side / 2, side, side)
            strong, soft = badge_colours(badge)
            box(painter, spot, look.IDLE if row.late else soft)
            painter.setPen(QColor(look.MUTED if row.late else strong))
            painter.setFont(look.type_of(side * 0.54, BOLD))
            painter.drawText(spot, CENTRE, self._words.letter(badge))
            room.setRight(spot.left() - 4)
        if self.phones is not None and self.phones.is_seen:
            room.setRight(room.right() - MARK_WIDTH)
            draw_mark(painter, QRectF(room.right(), 0, MARK_WIDTH, self.height()), self.phones)
        painter.setFont(look.type_of(places.text, MEDIUM))
        painter.setPen(QColor(look.MUTED if row.team.withdrawn else look.INK))
        fitted = painter.fontMetrics().elidedText(
            row.team.name.replace("\n", " "), Qt.TextElideMode.ElideRight, int(room.width())
        )
        painter.drawText(room, LEFT, fitted)

    def _figures(self, painter: QPainter, places: Measures, row: DeskRow) -> None:
        team = row.team
        painter.setPen(QColor(look.MUTED if team.withdrawn else look.INK))
        painter.setFont(look.type_of(places.text, BOLD, figures=True))
        if team.king:
            middle = QPointF(places.step.right() - 9, places.step.center().y())
            crown(painter, middle, 18, look.AMBER_INK)
        else:
            painter.drawText(places.step, RIGHT, str(team.step))
        painter.drawText(places.points, RIGHT, str(team.points))

    def _arrival(self, painter: QPainter, places: Measures, row: DeskRow) -> None:
        painter.setPen(QColor(look.MUTED))
        painter.setFont(look.type_of(places.text - 1, MEDIUM, figures=True))
        text = self._words.time(row.at_ms, places.tenths)
        painter.drawText(places.time, RIGHT, text if row.answered else "")

    def _moving(self, painter: QPainter, places: Measures, move: Move) -> None:
        colour = look.MUTED
        if move.kind in ("climbed", "jumped", "captured"):
            colour = look.GREEN
        elif move.kind in ("slid", "deposed"):
            colour = look.RED
        painter.setPen(QColor(colour))
        painter.setFont(look.type_of(places.text, BOLD))
        room = places.time
        if move.kind == "captured":
            crown(painter, QPointF(room.right() - 9, room.center().y()), 18, look.GREEN)
        elif move.from_step != move.to_step:
            painter.drawText(room, RIGHT, f"→ {move.to_step}")
        if move.gained:
            painter.setFont(look.type_of(places.text - 3, MEDIUM))
            painter.drawText(room, LEFT, f"+{move.gained}")
