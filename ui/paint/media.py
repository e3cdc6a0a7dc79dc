"""Pictures and video on the picture: where they come from, how they lie, how they draw."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from math import ceil, sqrt
from typing import Protocol, cast

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPolygonF

from ui.paint import palette
from ui.paint.box import Box
from ui.paint.canvas import Canvas, colour
from ui.paint.pieces import Broad, Piece, Plate, Silent

GAP = 16.0
LARGEST = 2.0
"""A picture is drawn at most so many units to a pixel: beyond that it only gets coarse."""
WIDE = 16 / 9
_MOMENT = 90_000.0
"""So many square units are scaled within a few milliseconds on a picture of 4K."""
_EDGE = 2.0
"""The first and the last row may reach out so far."""
_ODD = 0.0137
"""Slices meet off the middle of any screen's pixel, so that it is in one of them."""


class Pictures(Protocol):
    """Whoever has the pictures ready; asking never waits."""

    def picture(self, file: str, /) -> QImage | None:
        """The picture of a file of the media store; None while it is being read."""

    def failed(self, file: str, /) -> bool:
        """Whether a file cannot be shown at all."""

    def frame(self, file: str, /) -> QImage | None:
        """The frame of a video to be seen now; None before the first."""


class NoPictures:
    """Nothing is there yet: every picture is a quiet plate."""

    def picture(self, _: str, /) -> QImage | None:
        """None."""
        return None

    def failed(self, _: str, /) -> bool:
        """Nothing has failed."""
        return False

    def frame(self, _: str, /) -> QImage | None:
        """None."""
        return None


NONE = NoPictures()


@dataclass(frozen=True, slots=True)
class Picture(Silent):
    """An image in its box; two are equal when they show the same pixels at the same place."""

    box: Box
    key: int
    image: QImage = field(compare=False)

    def draw(self, canvas: Canvas) -> None:
        """Draw it, scaled into the box."""
        canvas.painter.drawImage(self.box.rect(), self.image, self.image.rect().toRectF())


@dataclass(frozen=True, slots=True)
class Slice(Silent):
    """A part of a piece, as wide as it."""

    box: Box
    of: Piece

    def draw(self, canvas: Canvas) -> None:
        """Draw only this part, where the whole would have it."""
        painter = canvas.painter
        painter.save()
        painter.setClipRect(self.box.rect(), Qt.ClipOperation.IntersectClip)
        self.of.draw(canvas)
        painter.restore()


def in_slices(piece: Piece) -> tuple[Piece, ...]:
    """A piece in as many as it takes to draw no longer than a moment at once, from the top.

    Of images the clear ones stay whole.
    """
    if isinstance(piece, Broad):
        return _stripes(piece)
    if isinstance(piece, Picture) and not piece.image.hasAlphaChannel():
        return _cut(piece)
    return (piece,)


@lru_cache(maxsize=32)
def _stripes(piece: Broad) -> tuple[Piece, ...]:
    """The slices of a piece that comes in many pictures."""
    return _cut(cast(Piece, piece))


def _cut(piece: Piece) -> tuple[Piece, ...]:
    box = piece.box
    count = ceil(box.w * box.h / _MOMENT)
    if count == 1:
        return (piece,)
    over = box.inset(0, -_EDGE)
    edges = [int(over.y + n * over.h / count) + _ODD for n in range(count)]
    edges = [over.y, *edges[1:], over.bottom]
    return tuple(Slice(over._replace(y=y, h=low - y), piece) for y, low in pairwise(edges))


@dataclass(frozen=True, slots=True)
class Triangle(Silent):
    """The sign that a video will play here."""

    box: Box

    def draw(self, canvas: Canvas) -> None:
        """Draw it pointing right."""
        box = self.box
        points = [
            QPointF(box.x, box.y),
            QPointF(box.right, box.middle[1]),
            QPointF(box.x, box.bottom),
        ]
        canvas.shape(colour(palette.GREY_DARK)).drawPolygon(QPolygonF(points))


def fitted(image: QImage, box: Box) -> Box:
    """The largest box of the image's proportions in the middle of `box`."""
    width, height = max(1, image.width()), max(1, image.height())
    scale = min(box.w / width, box.h / height, LARGEST)
    w, h = width * scale, height * scale
    return Box(box.x + (box.w - w) / 2, box.y + (box.h - h) / 2, w, h)


def stills(files: tuple[str, ...], box: Box, store: Pictures) -> tuple[Piece, ...]:
    """Pictures side by side or in rows; one that is being read has a quiet plate."""
    pieces: list[Piece] = []
    images = [store.picture(file) for file in files]
    for image, place in zip(images, _grid(images, box), strict=True):
        if image is None:
            pieces.append(Plate(place.inset(place.w * 0.2, place.h * 0.2), palette.PLATE, 24))
        else:
            pieces.append(Picture(fitted(image, place), image.cacheKey(), image))
    return tuple(pieces)


def film_at(file: str, box: Box, store: Pictures) -> tuple[Piece, ...]:
    """The video as it stands now; before its first frame a plate with its sign."""
    frame = store.frame(file)
    if frame is not None:
        return (Picture(fitted(frame, box), frame.cacheKey(), frame),)
    height = min(box.h, box.w / WIDE)
    plate = Box(box.x, box.y + (box.h - height) / 2, box.w, height)
    side = min(plate.w, plate.h) * 0.22
    x, y = plate.middle
    sign = Box(x - side * 0.4, y - side / 2, side * 0.9, side)
    return Plate(plate, palette.RIM, 24), Triangle(sign)


def usable(files: tuple[str, ...], store: Pictures) -> tuple[str, ...]:
    """The files that can be shown; of what cannot, the hall sees nothing, not even a gap."""
    return tuple(file for file in files if not store.failed(file))


def shape_of(files: tuple[str, ...], film: str | None, store: Pictures) -> float:
    """Width to height of what is to be seen; 16:9 while nobody knows."""
    images = [store.picture(file) for file in files]
    if film is not None or not images or images[0] is None:
        return WIDE
    image, count = images[0], len(images)
    columns = 1 if count == 1 else 2 if count <= 4 else ceil(count**0.5)
    return image.width() / max(1, image.height()) * columns / ceil(count / columns)


def _grid(images: list[QImage | None], box: Box) -> list[Box]:
    """Places for pictures, in the rows in which most of them is seen."""
    grids = [_rows_of(len(images), columns, box) for columns in range(1, len(images) + 1)]
    return max(grids, key=lambda places: _seen(images, places)) if grids else []


def _seen(images: list[QImage | None], places: list[Box]) -> float:
    """How much is seen of all pictures, a large one not outweighing a small one."""
    boxes = [
        place if image is None else fitted(image, place)
        for image, place in zip(images, places, strict=True)
    ]
    return sum(sqrt(box.w * box.h) for box in boxes)


def _rows_of(count: int, columns: int, box: Box) -> list[Box]:
    rows = ceil(count / columns)
    w, h = (box.w - GAP * (columns - 1)) / columns, (box.h - GAP * (rows - 1)) / rows
    return [
        Box(box.x + (n % columns) * (w + GAP), box.y + n // columns * (h + GAP), w, h)
        for n in range(count)
    ]
