"""Finished pictures that may come again, and the memory to build the next one in."""

from __future__ import annotations

from PySide6.QtGui import QImage, QPainter

from ui.paint.pieces import Piece
from ui.paint.slope import Slope
from ui.pitch.field import Column

Pieces = tuple[Piece, ...]
_MOST = 2


class Picture:
    """An image and the pieces it shows; no pieces when it is unfinished or empty."""

    __slots__ = ("image", "known", "pieces")

    def __init__(self, pieces: Pieces, image: QImage) -> None:
        self.pieces = pieces
        self.image = image
        self.known = frozenset(pieces)


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
            self._kept.remove(min(self._kept, key=_cost))

    def take(self, picture: Picture) -> QImage:
        """Take a kept picture's image out, to go on painting on it."""
        self._kept.remove(picture)
        return picture.image

    def blank(self, like: QImage) -> QImage:
        """An image of the size of `like`: an old one's memory with its picture, or a black one."""
        if len(self._kept) < _MOST:
            made = QImage(like.size(), like.format())
            made.fill(0)  # the bands beside a picture of other proportions are never painted
            return made
        return self.take(min(self._kept, key=_cost))

    def copy(self, image: QImage) -> QImage:
        """A copy of an image."""
        made = self.blank(image)
        painter = QPainter(made)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.drawImage(0, 0, image)
        painter.end()
        return made

    def clear(self) -> None:
        """Let all go."""
        self._kept.clear()


def _cost(picture: Picture) -> bool:
    """Whether it shows a mountain or a pitch: these cost about the same, other scenes far less."""
    return any(isinstance(piece, Slope | Column) for piece in picture.pieces)
