"""A picture kept as pixels: built in slices, then changed only where pieces differ."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import cast

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QImage, QPainter, QRegion

from ui.paint.box import HEIGHT, Box
from ui.paint.canvas import HINTS, Canvas, Sprites
from ui.paint.media import in_slices
from ui.paint.pieces import Fill, Piece
from ui.paint.plan import Moment, Plan
from ui.screen.gallery import Gallery, Picture, Step, clearing, copying, differing

Late = Callable[[], bool]
_Rects = dict[int, tuple[Piece, QRect]]
_SMALL_SHARE = 0.04
_MUCH_LESS = 0.6
_MANY = 60
_FEW, _TILE = 12, 64
_LITTLE = 500_000
"""A picture of fewer pixels is copied whole sooner than in many parts."""


def never() -> bool:
    """A budget without end."""
    return False


class Surface:
    """The pixels of one view: the still picture, and live pieces over it.

    Sizes are device pixels; regions too. Nothing of a new plan is seen before all of it is built.
    """

    def __init__(self) -> None:
        self._front = QImage()
        self._ratio = 1.0
        self._scale = 1.0
        self._origin = (0.0, 0.0)
        self._burnt: tuple[Piece, ...] = ()
        self._live: tuple[Piece, ...] = ()
        self._plan: Plan | None = None
        self._stamped = 0
        self._elapsed = 0
        self._gallery = Gallery()
        self._sprites = Sprites()
        self._rects: _Rects = {}
        self._build: _Build | None = None

    @property
    def plan(self) -> Plan | None:
        """The plan on show."""
        return self._plan

    @property
    def behind(self) -> bool:
        """Whether changes that were due still wait."""
        return self._plan is not None and self._due(self._plan, self._elapsed)

    @property
    def busy(self) -> bool:
        """Whether a new picture is being built."""
        return self._build is not None

    def resize(self, width: int, height: int, ratio: float, units: float) -> None:
        """Take a new size in device pixels for a picture `units` wide; what was kept is dropped."""
        self._front = QImage(max(1, width), max(1, height), QImage.Format.Format_RGB32)
        self._front.setDevicePixelRatio(1.0)
        self._ratio = ratio
        self._scale = min(width / units, height / HEIGHT)
        spare = width - units * self._scale, height - HEIGHT * self._scale
        self._origin = round(spare[0] / 2), round(spare[1] / 2)
        self._gallery.clear()
        self._sprites = Sprites()
        self.blacken()

    def blacken(self) -> None:
        """Show nothing, and build on nothing."""
        self._abandon()
        self._front.fill(0)
        self._burnt, self._live, self._plan, self._rects = (), (), None, {}

    def show(self, plan: Plan, elapsed_ms: int) -> None:
        """Begin to build a plan as it is at a moment; black and small changes go in one piece."""
        count = sum(stamp.at_ms <= elapsed_ms for stamp in plan.stamps)
        if plan.final is not None and count == len(plan.stamps):
            wanted = plan.final
        else:
            wanted = (*plan.still, *(stamp.piece for stamp in plan.stamps[:count]))
        self._abandon()
        whole = QRegion(self._front.rect())
        if isinstance(wanted[0], Fill):
            self._build = _Build(plan, wanted, count, list(wanted), whole, whole, self._front, True)
            return
        boxes = _boxes(differing(self._burnt, wanted))
        dirty = self._dirty(boxes)
        small = len(boxes) < _FEW and _area(dirty) < _SMALL_SHARE * _area(whole)
        build = _Build(plan, wanted, count, [], dirty, dirty, self._front, small)
        if not small:
            self._base(build, boxes)
            build.changed = whole
        build.todo = self._within(build.dirty, wanted)
        self._build = build

    def _abandon(self) -> None:
        """Give up what is being built; its memory may serve again."""
        if self._build is not None and self._build.image is not self._front:
            self._gallery.keep(Picture((), self._build.image))
        self._build = None

    def _dirty(self, boxes: list[Box]) -> QRegion:
        """The region of some boxes; of very many, simply all."""
        return QRegion(self._front.rect()) if len(boxes) > _MANY else self._region(boxes)

    def _base(self, build: _Build, boxes: list[Box]) -> None:
        """Build on the picture nearest to it of all that there are, where it differs."""
        nearest, least = None, boxes
        for kept in self._gallery.pictures():
            other = _boxes(differing(kept.pieces, build.wanted))
            if len(other) < _MUCH_LESS * len(least):
                nearest, least = kept, other
        build.dirty = self._dirty(least)
        if nearest is not None:
            build.image = self._gallery.take(nearest)
            return
        build.image, new = self._gallery.spare(self._front)
        if _area(build.dirty) < _area(QRegion(self._front.rect())):
            build.first = copying(self._front, build.image)
        elif new:  # the bands beside a picture of other proportions are never painted
            build.first = clearing(build.image)

    def _within(self, dirty: QRegion, wanted: tuple[Piece, ...]) -> list[Piece]:
        """What is to be drawn anew of a picture, so that a region is as it should be."""
        parts = [part for piece in wanted for part in in_slices(piece)]
        if len(parts) < _FEW or _area(dirty) >= _area(QRegion(self._front.rect())):
            return parts
        known, self._rects = self._rects, {}
        return [part for part in parts if dirty.intersects(self._rect(part, known))]

    def _rect(self, piece: Piece, known: _Rects) -> QRect:
        """A piece's place, worked out once while it stays in the picture."""
        found = known.get(id(piece)) or (piece, self._device(piece.box))
        self._rects[id(piece)] = found
        return found[1]

    def work(self, late: Late) -> QRegion | None:
        """Go on building until done or `late`; the region that changed once it is done."""
        build = self._build
        if build is None:
            return None
        while build.first:
            build.first.pop(0)()
            if late():
                return None
        painter = self._painter(build.image)
        painter.setClipRegion(build.dirty)
        self._to_units(painter)
        canvas = Canvas(painter, self._scale, self._origin, self._sprites)
        while build.todo:
            build.todo.pop(0).draw(canvas)
            if build.todo and not build.at_once and late():
                painter.end()
                return None
        painter.end()
        return self._swap(build)

    def _swap(self, build: _Build) -> QRegion:
        if build.image is not self._front:
            self._gallery.keep(Picture(self._burnt, self._front))
        self._front, self._build = build.image, None
        self._plan, self._burnt, self._stamped = build.plan, build.wanted, build.count
        dirty = build.changed.united(self._region([piece.box for piece in self._live]))
        self._live = ()
        return dirty

    def advance(self, moment: Moment, late: Late = never) -> QRegion:
        """Bring the plan on show to a moment; the region that changed.

        When `late`, changes of the still picture that are due wait for the next call.
        """
        plan, self._elapsed = self._plan, moment.elapsed_ms
        if plan is None:
            return QRegion()
        boxes = self._stamp(plan, moment.elapsed_ms, late)
        live = plan.over(moment)
        old = self._live
        common = min(len(old), len(live))
        for one, other in zip(old[:common], live[:common], strict=True):
            if one != other:
                boxes += (one.box, other.box)
        boxes += [piece.box for piece in (*old[common:], *live[common:])]
        self._live = live
        return self._tiles(boxes)

    def _due(self, plan: Plan, elapsed_ms: int) -> bool:
        left = plan.stamps[self._stamped :]
        return bool(left) and left[0].at_ms <= elapsed_ms

    def _stamp(self, plan: Plan, elapsed_ms: int, late: Late) -> list[Box]:
        if not self._due(plan, elapsed_ms):
            return []
        painter = self._painter(self._front)
        self._to_units(painter)
        canvas = Canvas(painter, self._scale, self._origin, self._sprites)
        due: list[Piece] = []
        while self._due(plan, elapsed_ms) and not (due and late()):
            due.append(plan.stamps[self._stamped].piece)
            self._stamped += 1
            due[-1].draw(canvas)
        painter.end()
        self._burnt = (*self._burnt, *due)
        if plan.final is not None and self._stamped == len(plan.stamps):
            self._burnt = plan.final
        return [piece.box for piece in due]

    def paint(self, painter: QPainter, region: QRegion) -> None:
        """Paint a region (in the widget's own, logical pixels) of the picture onto the widget."""
        ratio = self._ratio
        if ratio == int(ratio):
            for rect in rects(region):
                source = QRect(
                    round(rect.x() * ratio),
                    round(rect.y() * ratio),
                    round(rect.width() * ratio),
                    round(rect.height() * ratio),
                )
                painter.drawImage(rect, self._front, source)
        else:
            self._front.setDevicePixelRatio(ratio)
            painter.drawImage(QPointF(0, 0), self._front)
            self._front.setDevicePixelRatio(1.0)
        painter.setRenderHints(HINTS)
        x, y = self._origin
        painter.translate(x / ratio, y / ratio)
        painter.scale(self._scale / ratio, self._scale / ratio)
        canvas = Canvas(painter, self._scale, self._origin, self._sprites, ratio)
        for piece in self._live:
            if region.intersects(self.logical(self._device(piece.box))):
                piece.draw(canvas)

    def logical(self, rect: QRect) -> QRect:
        """A rectangle of device pixels in the widget's own, rounded outwards."""
        ratio = self._ratio
        if ratio == 1.0:
            return rect
        return QRectF(
            rect.x() / ratio, rect.y() / ratio, rect.width() / ratio, rect.height() / ratio
        ).toAlignedRect()

    def _painter(self, image: QImage) -> QPainter:
        painter = QPainter(image)
        painter.setRenderHints(HINTS)
        return painter

    def _to_units(self, painter: QPainter) -> None:
        painter.translate(*self._origin)
        painter.scale(self._scale, self._scale)

    def _device(self, box: Box) -> QRect:
        x, y = self._origin
        scale = self._scale
        left, top = int(x + box.x * scale) - 2, int(y + box.y * scale) - 2
        right, low = int(x + box.right * scale) + 3, int(y + box.bottom * scale) + 3
        return QRect(left, top, right - left, low - top)

    def _tiles(self, boxes: list[Box]) -> QRegion:
        """The region of boxes in whole tiles: many that overlap make few rectangles so."""
        if len(boxes) < _FEW:
            return self._region(boxes)
        if self._front.width() * self._front.height() < _LITTLE:
            return QRegion(self._front.rect())
        tiles: set[tuple[int, int]] = set()
        for box in boxes:
            rect = self._device(box)
            down = range(rect.top() // _TILE, rect.bottom() // _TILE + 1)
            across = range(rect.left() // _TILE, rect.right() // _TILE + 1)
            tiles |= {(y, x) for y in down for x in across}
        region = QRegion()
        for y, x in tiles:
            region += QRect(x * _TILE, y * _TILE, _TILE, _TILE)
        return region.intersected(self._front.rect())

    def _region(self, boxes: list[Box]) -> QRegion:
        region = QRegion()
        for box in boxes:
            region += self._device(box)
        return region


@dataclass(slots=True)
class _Build:
    """A picture being built: `todo` is left to draw within `dirty`; `changed` is then seen."""

    plan: Plan
    wanted: tuple[Piece, ...]
    count: int
    todo: list[Piece]
    dirty: QRegion
    changed: QRegion
    image: QImage
    at_once: bool
    first: list[Step] = field(default_factory=list)
    """What is to be done to the image before anything is drawn on it."""


def _boxes(pieces: Iterable[Piece]) -> list[Box]:
    return [piece.box for piece in pieces]


def rects(region: QRegion) -> list[QRect]:
    """The rectangles of a region (which the stubs do not know to be iterable)."""
    return list(cast(Iterable[QRect], region))


def _area(region: QRegion) -> int:
    return sum(rect.width() * rect.height() for rect in rects(region))
