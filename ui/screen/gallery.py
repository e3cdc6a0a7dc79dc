"""Finished pictures that may come again, and the memory to build the next one in."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter

from ui.paint.pieces import Piece
from ui.paint.slope import Slope
from ui.pitch.field import Column

Pieces = tuple[Piece, ...]
Step = Callable[[], None]
_MOST = 2
_BANDS = 24


class Picture(NamedTuple):
    """An image and the pieces it shows; no pieces when it is unfinished or empty."""

    pieces: Pieces
    image: QImage


def differing(one: Pieces, other: Pieces) -> frozenset[Piece]:
    """The pieces that only one of two pictures has; the very same ones are not even compared."""
    ours, theirs = set(map(id, one)), set(map(id, other))
    mine = frozenset(piece for piece in one if id(piece) not in theirs)
    return mine ^ frozenset(piece for piece in other if id(piece) not in ours)


def clearing(image: QImage) -> list[Step]:
    """Make an image black, a band at each step."""
    return [partial(_draw_band, image, None, band) for band in _bands(image)]


def copying(source: QImage, made: QImage) -> list[Step]:
    """Copy an image onto another of its size, a band at each step."""
    return [partial(_draw_band, made, source, band) for band in _bands(made)]


def _bands(image: QImage) -> list[QRect]:
    tall = -(-image.height() // _BANDS)
    return [QRect(0, top, image.width(), tall) for top in range(0, image.height(), tall)]


def _draw_band(made: QImage, source: QImage | None, band: QRect) -> None:
    painter = QPainter(made)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    if source is None:
        painter.fillRect(band, Qt.GlobalColor.black)
    else:
        painter.drawImage(band.topLeft(), source, band)
    painter.end()


class Gallery:
    """Keeps two pictures beside the one on show; mountains and pitches stay longest."""

    def __init__(self) -> None:
        self._kept: list[Picture] = []

    def pictures(self) -> tuple[Picture, ...]:
        """What is kept, the oldest first."""
        return tuple(self._kept)

    def keep(self, picture: Picture) -> None:
        """Keep a picture; of too many, the cheapest to paint goes, of equals the oldest."""
        self._kept.append(picture)
        if len(self._kept) > _MOST:
            self.take(min(self._kept, key=_cost))

    def take(self, picture: Picture) -> QImage:
        """Take a kept picture's image out, to go on painting on it."""
        self._kept = [kept for kept in self._kept if kept is not picture]
        return picture.image

    def spare(self, like: QImage) -> tuple[QImage, bool]:
        """An image of the size of `like`, and whether it holds nothing yet.

        It is an old picture's memory with that picture in it where two are kept, else a new one.
        """
        if len(self._kept) < _MOST:
            return QImage(like.size(), like.format()), True
        return self.take(min(self._kept, key=_cost)), False

    def clear(self) -> None:
        """Let all go."""
        self._kept.clear()


def _cost(picture: Picture) -> bool:
    """Whether it shows a mountain or a pitch: these cost about the same, other scenes far less."""
    return any(isinstance(piece, Slope | Column) for piece in picture.pieces)
