"""Pictures held against kept ones, and the colours that are written in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

from ui.paint.pieces import Many, Piece, Text

SMALL = QSize(720, 405)
SIZES = {"1080p": (1920, 1080), "4k": (3840, 2160)}
MOST_APART = 2.0
"""The mean difference allowed, in steps of 256 a channel: letters' edges differ by platform."""
MOST_FAR = 0.01
"""The share of small blocks that may differ visibly."""


def check_kept(picture: QImage, path: Path, *, update: bool) -> None:
    """Hold a picture against the kept one, which it becomes where they are made anew."""
    painted = small(picture)
    if update:
        path.parent.mkdir(exist_ok=True)
        painted.save(str(path))
    mean, far = compare(painted, small(QImage(str(path))))
    assert mean <= MOST_APART
    assert far <= MOST_FAR


def small(image: QImage) -> QImage:
    return image.scaled(
        SMALL, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    ).convertToFormat(QImage.Format.Format_RGB888)


def compare(one: QImage, other: QImage) -> tuple[float, float]:
    """The mean difference, and the share of 4 by 4 blocks that differ by more than 24 steps."""
    tiny = QSize(SMALL.width() // 4, SMALL.height() // 4)
    way = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    images = [
        each.scaled(tiny, *way).convertToFormat(QImage.Format.Format_RGB888)
        for each in (one, other)
    ]
    first, second = (bytes(each.constBits()) for each in images)
    apart = [abs(a - b) for a, b in zip(first, second, strict=True)]
    return sum(apart) / len(apart), sum(value > 24 for value in apart) / len(apart)


def inks(pieces: tuple[Piece, ...]) -> Iterator[int]:
    """The colours of all texts, those in groups too."""
    for piece in pieces:
        if isinstance(piece, Text):
            yield piece.ink
        elif isinstance(piece, Many):
            yield from inks(piece.parts)
