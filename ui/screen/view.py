"""A widget that shows a stage: shared by the projector's window and the host's preview."""

from __future__ import annotations

from time import perf_counter

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer
from PySide6.QtGui import (
    QHideEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRegion,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from app.night.scenes import BlackScene
from ui.paint.paint import aspect_width
from ui.paint.plan import Plan
from ui.screen.stage import Stage
from ui.screen.surface import Late, Surface, never, rects
from ui.turns import TURNS, Rank

STEP_S = 0.003
FRAME_MS = 16


class PictureView(QWidget):
    """The stage's picture at this widget's size.

    A new picture is laid out and built in slices of 3 ms, each in its turn, while the old one
    stays; black is painted at once. A view that is not visible does nothing until it is shown or
    asked. `tick()` brings the picture to the stage's moment (its own timer calls it); `settle()`
    finishes whatever is being built. `least_ms` is the shortest time between two frames.
    """

    rank = Rank.PREVIEW

    def __init__(
        self, stage: Stage, parent: QWidget | None = None, least_ms: int = FRAME_MS
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._stage = stage
        self._least_ms = least_ms
        self._surface = Surface()
        self._size = (0, 0, 0.0)
        self._stale = True
        self._laid: Plan | None = None
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.tick)
        stage.changed.connect(self._take)

    @property
    def stage(self) -> Stage:
        """The stage it shows."""
        return self._stage

    @property
    def building(self) -> bool:
        """Whether a new picture is still being built; the old one is seen until then."""
        return self._stale or self._surface.busy

    def units(self) -> float:
        """The width of the picture in units: here, that of this widget."""
        return aspect_width(self.width(), self.height())

    @property
    def page(self) -> tuple[int, int]:
        """The page of the question's text that is seen, from 0, and how many there are."""
        plan = self._plan() if self._stale else self._surface.plan
        return (0, 1) if plan is None else (plan.page_at(self._stage.moment.read_ms), plan.pages)

    def settle(self) -> None:
        """Finish the picture and bring it to the stage's moment."""
        self._fit()
        while self.building:
            self._build(never)
        self._step(never)
        self._pace()

    def grab(self, rectangle: QRect | None = None) -> QPixmap:
        """The finished picture."""
        self.settle()
        return super().grab() if rectangle is None else super().grab(rectangle)

    def tick(self) -> None:
        """Build on, or bring the picture to the stage's moment."""
        end = perf_counter() + STEP_S

        def late() -> bool:
            return perf_counter() > end

        if self.building:
            self._build(late)
        else:
            self._step(late)
        self._pace()

    def _take(self) -> None:
        """The stage has another picture: begin it with the next turn, but black now."""
        self._stale, self._laid = True, None
        if not self.isVisible():
            return
        if isinstance(self._stage.shot.scene, BlackScene):
            self._blacken()
        else:
            TURNS.enter(self)

    def _blacken(self) -> None:
        """Black before anything else: nothing of the old picture is drawn again."""
        self._build(never)
        self._pace()
        self.repaint()

    def _build(self, late: Late) -> None:
        """Lay out the stage's picture, then build it, each while it is not `late`."""
        self._fit()
        if self._stale:
            if self._laid is None:
                self._laid = self._plan()
                if late():
                    return
            self._surface.show(self._laid, self._stage.elapsed_ms)
            self._stale, self._laid = False, None
            if late():
                return
        self._done(self._surface.work(late))

    def _plan(self) -> Plan:
        return self._stage.plan(self.units())

    def _fit(self) -> None:
        ratio = self.devicePixelRatioF()
        size = (round(self.width() * ratio), round(self.height() * ratio), ratio)
        if size != self._size:
            self._size = size
            self._surface.resize(*size, self.units())
            self._stale, self._laid = True, None

    def work(self) -> None:
        """It is this view's turn to build."""
        self.tick()

    def _done(self, region: QRegion | None) -> None:
        if region is not None:
            if self.isVisible():
                self._stage.begin()
            self._refresh(region)
            self._step(never)

    def _step(self, late: Late) -> None:
        if not self.building:
            self._refresh(self._surface.advance(self._stage.moment, late))

    def _refresh(self, region: QRegion) -> None:
        if region.isEmpty():
            return
        if self.devicePixelRatioF() == 1.0:
            self.update(region)
            return
        for rect in rects(region):
            self.update(self._surface.logical(rect))

    def _pace(self) -> None:
        """Look again as often as the picture needs; a running timer keeps its beat."""
        if not self.isVisible():
            self._timer.stop()
            TURNS.leave(self)
            return
        if self.building:
            self._timer.stop()
            TURNS.enter(self)
            return
        TURNS.leave(self)
        plan = self._surface.plan
        if not self._surface.behind and self._over(plan):
            self._timer.stop()
            return
        wanted = max(self._least_ms, plan.calm_ms if plan is not None else FRAME_MS)
        if not self._timer.isActive() or self._timer.interval() != wanted:
            self._timer.start(wanted)

    def _over(self, plan: Plan | None) -> bool:
        """Whether nothing will change any more by itself."""
        stage = self._stage
        return plan is None or stage.held or stage.elapsed_ms > plan.until_ms + 100

    def paintEvent(self, event: QPaintEvent) -> None:
        """Blit the still picture and draw what lives over it, only where needed."""
        painter = QPainter(self)
        self._surface.paint(painter, event.region())
        painter.end()

    def resizeEvent(self, _: QResizeEvent) -> None:
        """Lay the picture out anew for the size."""
        if self.isVisible():
            self.settle()
            self.update()

    def showEvent(self, event: QShowEvent) -> None:
        """Build what has been left undone, black until then; or go on where the picture stood."""
        super().showEvent(event)
        self._fit()
        if self._stale:
            self._surface.blacken()
        self._step(never)
        self._pace()

    def hideEvent(self, event: QHideEvent) -> None:
        """Rest while nobody sees it."""
        super().hideEvent(event)
        self._pace()

    def changeEvent(self, event: QEvent) -> None:
        """Write the picture again in a new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._take()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Paint anew for a monitor of another scale."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
            self._pace()
            self.update()
        return super().event(event)

    def sizeHint(self) -> QSize:
        """A sixteenth-ninths picture of modest size."""
        return QSize(960, 540)
