"""A widget that shows a stage: shared by the projector's window and the host's preview."""

from __future__ import annotations

from time import perf_counter

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRegion, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.night.scenes import BlackScene
from ui.paint.paint import aspect_width, plan_shot
from ui.paint.plan import Plan
from ui.pitch import PLANNERS
from ui.screen.stage import Stage
from ui.screen.surface import Late, Surface, never, rects

SLICE_S = 0.006
STEP_S = 0.004
FRAME_MS = 16


class PictureView(QWidget):
    """The stage's picture at this widget's size.

    A new picture is built in slices of 6 ms while the old one stays; black is painted at once.
    `tick()` brings the picture to the stage's moment (its own timer calls it); `settle()` finishes
    whatever is being built. `least_ms` is the shortest time between two frames.
    """

    def __init__(
        self, stage: Stage, parent: QWidget | None = None, least_ms: int = FRAME_MS
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._stage = stage
        self._least_ms = least_ms
        self._surface = Surface()
        self._size = (0, 0, 0.0)
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.tick)
        stage.changed.connect(self._take)
        self._take()

    @property
    def stage(self) -> Stage:
        """The stage it shows."""
        return self._stage

    @property
    def building(self) -> bool:
        """Whether a new picture is still being built; the old one is seen until then."""
        return self._surface.busy

    def units(self) -> float:
        """The width of the picture in units: here, that of this widget."""
        return aspect_width(self.width(), self.height())

    @property
    def page(self) -> tuple[int, int]:
        """The page of the question's text that is seen, from 0, and how many there are."""
        plan = self._surface.plan
        return (0, 1) if plan is None else (plan.page_at(self._stage.moment.read_ms), plan.pages)

    def settle(self) -> None:
        """Finish the picture and bring it to the stage's moment."""
        self._fit()
        while self._surface.busy:
            self._done(self._surface.work(never))
        self._step(never)

    def grab(self, rectangle: QRect | None = None) -> QPixmap:
        """The finished picture."""
        self.settle()
        return super().grab() if rectangle is None else super().grab(rectangle)

    def tick(self) -> None:
        """Build on, or bring the picture to the stage's moment."""
        end = perf_counter() + (SLICE_S if self._surface.busy else STEP_S)

        def late() -> bool:
            return perf_counter() > end

        if self._surface.busy:
            self._done(self._surface.work(late))
        else:
            self._step(late)
        self._pace()

    def _take(self) -> None:
        """Begin the stage's new picture."""
        self._fit()
        self._surface.show(self._plan(), self._stage.elapsed_ms)
        if isinstance(self._stage.shot.scene, BlackScene):
            self._blacken()
        elif self._surface.large:
            self._timer.start(0)
        else:
            self.tick()

    def _blacken(self) -> None:
        """Black before anything else: nothing of the old picture is drawn again."""
        self._done(self._surface.work(never))
        self._timer.stop()
        self.repaint()

    def _plan(self) -> Plan:
        stage = self._stage
        return plan_shot(
            stage.shot, self.units(), stage.motion, more=PLANNERS, pictures=stage.pictures
        )

    def _fit(self) -> None:
        ratio = self.devicePixelRatioF()
        size = (round(self.width() * ratio), round(self.height() * ratio), ratio)
        if size != self._size:
            self._size = size
            self._surface.resize(*size, self.units())
            self._surface.show(self._plan(), self._stage.elapsed_ms)

    def _done(self, region: QRegion | None) -> None:
        if region is not None:
            self._refresh(region)
            self._step(never)

    def _step(self, late: Late) -> None:
        if not self._surface.busy:
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
        plan = self._surface.plan
        if self._surface.busy:
            wanted = 0
        elif not self._surface.behind and self._over(plan):
            self._timer.stop()
            return
        else:
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
        self._fit()
        self.settle()
        self.update()

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
