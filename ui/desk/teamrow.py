"""One team's row: number, name, what it declared, step, points, arrival and mark."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.night.desk import DeskRow, DeskView
from ui.desk.chips import DeclareChip, MarkChip
from ui.desk.ink import tip
from ui.desk.measures import measure
from ui.desk.phones.mark import PhoneMark
from ui.desk.phrases import Desk
from ui.desk.rowpaint import paint_row
from ui.desk.rowstate import RowState


class TeamRow(QWidget):
    """A row: `chosen` is a click, `wanted` a right click, `declared` and `marked` its chips.

    `take` gives it another state, on which it acts and in which it is painted from then on. Its
    words follow with `freshen`, which also asks for the painting, or when somebody asks for them.
    """

    chosen = Signal()
    wanted = Signal()
    declared = Signal(str)
    marked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # nothing below it is painted
        self._state: RowState | None = None
        self._untold: tuple[DeskRow, DeskView] | None = None
        self._words = Desk()
        self._mark = MarkChip(self, self.update, self.tell)
        self._jump = DeclareChip("jump", self, self.update, self.tell)
        self._revolution = DeclareChip("revolution", self, self.update, self.tell)
        self._mark.clicked.connect(self.marked)
        self._jump.clicked.connect(lambda: self.declared.emit("jump"))
        self._revolution.clicked.connect(lambda: self.declared.emit("revolution"))

    @property
    def mark(self) -> MarkChip:
        """The button of its mark."""
        self.tell()
        return self._mark

    @property
    def jump(self) -> DeclareChip:
        """The button of a jump."""
        self.tell()
        return self._jump

    @property
    def revolution(self) -> DeclareChip:
        """The button of a revolution."""
        self.tell()
        return self._revolution

    @property
    def phones(self) -> PhoneMark | None:
        """How the team's phones stand."""
        return self._state.phones if self._state else None

    @property
    def state(self) -> RowState | None:
        """What it shows."""
        return self._state

    def take(self, state: RowState, row: DeskRow, view: DeskView) -> bool:
        """Be in this state, that of `row` in `view`; whether it is another one than before."""
        if state == self._state:
            return False
        self._state, self._untold = state, (row, view)
        self._jump.be(state.declares)
        self._revolution.be(state.declares)
        self._mark.be(state.marks)
        return True

    def freshen(self) -> None:
        """Tell the state in words, and ask to be painted in it."""
        self.tell()
        self.update()

    def forget(self) -> None:
        """Take everything afresh the next time, in another language perhaps."""
        self._state = None

    def tell(self) -> None:
        """Tell the state in words, where that is not done."""
        if self._untold is None or self._state is None:
            return
        (row, view), state, words = self._untold, self._state, self._words
        self._untold = None
        if state.marks or not self._mark.named:
            self._mark.say(row, words)
        reasons = []
        if state.rights or not self._jump.named:
            reasons = [chip.say(state, words) for chip in (self._jump, self._revolution)]
        phones = [state.phones.text()] if state.phones is not None else []
        self.setAccessibleName(", ".join((words.row(row, view), *phones)))
        told = "; ".join(reason for reason in reasons if reason) if state.rights else ""
        self.setAccessibleDescription(told)
        self.setToolTip(tip(" · ".join((state.name, *phones))))

    def accessibleName(self) -> str:
        """What a screen reader says."""
        self.tell()
        return super().accessibleName()

    def accessibleDescription(self) -> str:
        """Why the team may not declare."""
        self.tell()
        return super().accessibleDescription()

    def toolTip(self) -> str:
        """The whole name, and the phones."""
        self.tell()
        return super().toolTip()

    def sizeHint(self) -> QSize:
        """As the board lays it."""
        return QSize(430, 46)

    def resizeEvent(self, _: QResizeEvent) -> None:
        """Place the chips; each has one place, in the stages that show it."""
        declaring, timed = (measure(self.width(), self.height(), on) for on in (False, True))
        self._mark.setGeometry(timed.mark.toAlignedRect())
        self._jump.setGeometry(declaring.jump.toAlignedRect())
        self._revolution.setGeometry(declaring.revolution.toAlignedRect())

    def mousePressEvent(self, _: QMouseEvent) -> None:
        """A click chooses the team."""
        self.chosen.emit()

    def contextMenuEvent(self, _: QContextMenuEvent) -> None:
        """A right click asks for the team's menu."""
        self.chosen.emit()
        self.wanted.emit()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the row with its chips, in its newest state."""
        state, words = self._state, self._words
        if state is None:
            return
        painter = QPainter(self)
        paint_row(painter, self.rect(), state, words)
        if state.declares:
            for chip in (self._jump, self._revolution):
                chip.paint(painter, state, words.letter(chip.kind))
        elif state.marks:
            self._mark.paint(painter, state)
        painter.end()
