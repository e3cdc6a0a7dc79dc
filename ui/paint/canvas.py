"""A painter with what all pieces need: the scale of the picture and a store of drawn sprites."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QGradient, QPainter, QPen, QPixmap

from ui.paint.box import Box
from ui.paint.fonts import font
from ui.paint.text import LEADING, Block

Draw = Callable[["Canvas"], None]


@lru_cache(maxsize=512)
def colour(value: int, alpha: float = 1.0) -> QColor:
    """An RGB colour of Qt's; `alpha` 0 (clear) to 1."""
    made = QColor(value)
    made.setAlphaF(alpha)
    return made


@lru_cache(maxsize=256)
def pen(value: int, width: float, alpha: float = 1.0) -> QPen:
    """A round pen, `width` units wide."""
    made = QPen(colour(value, alpha), width)
    made.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    made.setCapStyle(Qt.PenCapStyle.RoundCap)
    return made


class Sprites:
    """Pictures of small things, drawn once a size; above `limit` pixels the least used go."""

    def __init__(self, limit: int = 16_000_000) -> None:
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._limit = limit
        self._pixels = 0

    def get(self, key: Hashable, make: Callable[[], QPixmap]) -> QPixmap:
        """The picture kept under `key`, made when there is none."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = self._kept[key] = make()
        self._pixels += _size(made)
        while self._pixels > self._limit and len(self._kept) > 1:
            self._pixels -= _size(self._kept.popitem(last=False)[1])
        return made


def _size(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height()


class Canvas:
    """Where pieces draw, in units; the painter's transform maps units to the device.

    `scale` is device pixels per unit and `origin` the device pixel of unit (0, 0). With `sprites`
    the painter must be on a raster of that scale; without them (PDF, SVG) all is drawn as shapes.
    """

    def __init__(
        self,
        painter: QPainter,
        scale: float = 1.0,
        origin: tuple[float, float] = (0.0, 0.0),
        sprites: Sprites | None = None,
        ratio: float = 1.0,
    ) -> None:
        self.painter = painter
        self.scale = scale
        self._origin = origin
        self._sprites = sprites
        self._ratio = ratio

    def block(self, block: Block, box: Box, ink: int, align: str = "left") -> None:
        """Write `block` from the top of `box`, its lines aligned "left", "centre" or "right"."""
        painter = self.painter
        painter.setFont(font(block.px, block.weight))
        painter.setPen(colour(ink))
        flag = {
            "left": Qt.AlignmentFlag.AlignLeft,
            "centre": Qt.AlignmentFlag.AlignHCenter,
            "right": Qt.AlignmentFlag.AlignRight,
        }[align]
        flags = flag | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
        step = block.px * LEADING
        for row, line in enumerate(block.lines):
            place = QRectF(box.x - 200, box.y + row * step, box.w + 400, step)
            if align == "left":
                place.setLeft(box.x)
            elif align == "right":
                place.setRight(box.right)
            painter.drawText(place, int(flags | Qt.TextFlag.TextDontClip), line)

    def shape(self, fill: QBrush | QColor | QGradient | None, line: QPen | None = None) -> QPainter:
        """The painter, set to fill and outline the next shapes."""
        if fill is None:
            self.painter.setBrush(Qt.BrushStyle.NoBrush)
        else:
            self.painter.setBrush(fill)
        if line is None:
            self.painter.setPen(Qt.PenStyle.NoPen)
        else:
            self.painter.setPen(line)
        return self.painter

    def sprite(self, key: Hashable, x: float, y: float, radius: float, draw: Draw) -> None:
        """Draw a small thing centred at (x, y), within `radius`: kept as pixels where there are."""
        if self._sprites is None:
            self.painter.save()
            self.painter.translate(x, y)
            draw(self)
            self.painter.restore()
            return
        half = int(radius * self.scale) + 2
        full = (key, half, round(self.scale, 4), self._ratio)
        pixmap = self._sprites.get(full, lambda: self._pixels(half, draw))
        left = round(self._origin[0] + x * self.scale) - half
        top = round(self._origin[1] + y * self.scale) - half
        painter = self.painter
        kept = painter.worldTransform()
        painter.resetTransform()
        painter.drawPixmap(QPointF(left / self._ratio, top / self._ratio), pixmap)
        painter.setWorldTransform(kept)

    def _pixels(self, half: int, draw: Draw) -> QPixmap:
        pixmap = QPixmap(2 * half, 2 * half)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(HINTS)
        painter.translate(half, half)
        painter.scale(self.scale, self.scale)
        draw(Canvas(painter, self.scale))
        painter.end()
        pixmap.setDevicePixelRatio(self._ratio)
        return pixmap


HINTS = (
    QPainter.RenderHint.Antialiasing
    | QPainter.RenderHint.TextAntialiasing
    | QPainter.RenderHint.SmoothPixmapTransform
)
