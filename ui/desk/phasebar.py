"""The phases of a turn across the top: where the host is, and what the big key does next."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from app.night.desk import DeskView
from app.night.night import Stage
from ui.desk import look
from ui.desk.catalogue import DeskKeys
from ui.desk.chips import Chip
from ui.desk.ink import box
from ui.desk.phrases import Desk, translate
from ui.desk.words import refusal_text
from ui.paint.fonts import BOLD, MEDIUM

CENTRE = Qt.AlignmentFlag.AlignCenter
PLACES = {
    Stage.DECLARE: 0,
    Stage.QUESTION: 1,
    Stage.ANSWERS: 2,
    Stage.MARKING: 3,
    Stage.PREVIEW: 4,
    Stage.MOVES: 4,
}
TALL = 62
LEAST_NEXT = 312


class PhaseBar(QFrame):
    """The bar: `next` and `menu` are its two buttons."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self.setFixedHeight(TALL)
        self._phases = _Phases(self)
        self.rehearsal = QLabel()
        self.rehearsal.setFont(look.type_of(16, BOLD))
        self.rehearsal.setStyleSheet(
            f"background:{look.AMBER};color:{look.INK};border-radius:6px;padding:0 10px"
        )
        self.next = NextButton(self)
        self.menu = MenuButton(self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 8, 8, 8)
        layout.setSpacing(10)
        layout.addWidget(self.rehearsal)
        layout.addWidget(self._phases, 1)
        layout.addWidget(self.next)
        layout.addWidget(self.menu)

    def show_view(self, view: DeskView) -> None:
        """Show where the evening is."""
        self.rehearsal.setVisible(view.rehearsal)
        self.rehearsal.setText(translate("Desk", "REHEARSAL"))
        self._phases.show_view(view)
        self.next.show_view(view)
        self.menu.retranslate()

    @property
    def now(self) -> str:
        """The phase in large letters."""
        return self._phases.accessibleName()


class _Phases(QWidget):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._state: object = None
        self._names: tuple[str, ...] = ()
        self._place: int | None = None
        self._now = ""
        self._loud = look.BLUE

    def show_view(self, view: DeskView) -> None:
        words = Desk()
        loud = view.stage is Stage.DECISION or (view.void and view.stage is Stage.MARKING)
        state = words.phases(), words.stage(view), PLACES.get(view.stage), loud
        if state == self._state:
            return
        self._state = state
        self._names, self._now, self._place, _ = state
        self._loud = look.RED if loud else look.BLUE
        self.setAccessibleName(self._now)
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._place is None:
            self._pill(painter, QRectF(self.rect()), self._now, 24, (self._loud, look.SHEET))
            return
        gap = 6.0
        wide = self.width() * 0.34
        narrow = (self.width() - wide - gap * 4) / 4
        left = 0.0
        for place, name in enumerate(self._names):
            here = place == self._place
            room = QRectF(left, 0, wide if here else narrow, self.height())
            left = room.right() + gap
            if here:
                self._pill(painter, room, self._now, 24, (self._loud, look.SHEET))
            elif place < self._place:
                self._pill(painter, room, name, 16, (look.GREEN_SOFT, look.GREEN))
            else:
                self._pill(painter, room, name, 16, (look.IDLE, look.MUTED))

    def _pill(
        self, painter: QPainter, room: QRectF, text: str, px: float, paint: tuple[str, str]
    ) -> None:
        box(painter, room, paint[0])
        painter.setPen(QColor(paint[1]))
        while px > 12:
            painter.setFont(look.type_of(px, BOLD))
            if painter.fontMetrics().horizontalAdvance(text) <= room.width() - 12:
                break
            px -= 1
        painter.drawText(room, CENTRE, text)


class NextButton(Chip):
    """The big key and what it does; greyed with the reason where it does nothing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = ""
        self._cap = ""
        self._barred = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def show_view(self, view: DeskView) -> None:
        """Show the next step."""
        barred = view.step is None or view.barred is not None
        why = refusal_text(view.barred) if view.barred else ""
        self.tell(Desk().step(view), why, barred=barred)

    def tell(self, words: str, why: str, *, barred: bool) -> None:
        """Show what the key does; `barred`: it does nothing, and `why` says the reason."""
        told = words, DeskKeys().caps("next")[0], barred
        self.name(f"{told[1]}: {words}", why)
        if told == (self._words, self._cap, self._barred):
            return
        self._words, self._cap, self._barred = told
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the key and the words."""
        cap, text = self._widths()
        return QSize(max(cap + text + 52, LEAST_NEXT), 46)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the key cap and the words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        over = self.underMouse() or self.hasFocus()
        edge = look.BLUE if over else look.EDGE
        box(painter, QRectF(self.rect()), look.BLUE_SOFT if over else look.SHEET, edge)
        cap, text = self._widths()
        middle = self.height() / 2
        place = QRectF(10, middle - 15, cap + 16, 30)
        box(painter, place, look.CAP if not self._barred else look.IDLE)
        painter.setPen(QColor(look.SHEET if not self._barred else look.MUTED))
        painter.setFont(look.type_of(16, BOLD))
        painter.drawText(place, CENTRE, self._cap)
        painter.setPen(QColor(look.INK if not self._barred else look.MUTED))
        painter.setFont(look.type_of(18, MEDIUM))
        room = QRectF(place.right() + 9, 0, text + 4, self.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self._words)

    def _widths(self) -> tuple[int, int]:
        return _advance(self._cap, 16, BOLD), _advance(self._words, 18, MEDIUM)


class MenuButton(Chip):
    """Three lines: everything as a menu."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFixedSize(46, 46)
        self.retranslate()

    def retranslate(self) -> None:
        """Its name in the program's language."""
        keys = DeskKeys()
        self.name(f"{keys.command('menu')} ({keys.caps('menu')[0]})", "")

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the three lines."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        over = self.underMouse() or self.hasFocus()
        ground = look.BLUE_SOFT if over else look.SHEET
        box(painter, QRectF(self.rect()), ground, look.BLUE if over else look.EDGE)
        for y in (15, 22, 29):
            box(painter, QRectF(13, y, 20, 3), look.INK)


def _advance(text: str, px: float, weight: int) -> int:
    return round(QFontMetricsF(look.type_of(px, weight)).horizontalAdvance(text))
