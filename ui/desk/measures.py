"""Where the parts of a team's row lie, for a row of any width: pure arithmetic."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF

NARROW = 350


@dataclass(frozen=True, slots=True)
class Measures:
    """Places in a row, in its own pixels; `text` is the size of type, `badge` a badge's side.

    `tenths`: there is room for tenths of a second.
    """

    disc: QRectF
    name: QRectF
    jump: QRectF
    revolution: QRectF
    step: QRectF
    points: QRectF
    time: QRectF
    mark: QRectF
    text: float
    badge: float
    tenths: bool


@lru_cache(64)
def measure(width: int, height: int, timed: bool) -> Measures:
    """The places in a row of this size: only the columns that it needs have room.

    `timed`: answers' times and marks are shown, not what a team may declare.
    """
    narrow = width < NARROW
    pad = 6.0 if narrow else 8.0
    side = min(height - 6.0, 24.0 if narrow else 32.0 + max(height - 56, 0) / 3)
    declaring = not timed
    top = (height - side) / 2
    edge = float(width) - pad
    mark = QRectF(edge - side, top, side, side)
    edge -= side + (4 if narrow else 8) if timed else 0
    time = _cut(edge, (42.0 if narrow else 64.0 if height < 56 else 76.0) if timed else 0.0, height)
    points = _cut(time.left() - (4 if timed else 2), 28.0 if narrow else 36.0, height)
    step = _cut(points.left(), 26.0 if narrow else 36.0, height)
    edge = step.left() - (2 if narrow else 8)
    chip = side - 2
    revolution = QRectF(edge - chip, (height - chip) / 2, chip, chip)
    jump = revolution.translated(-chip - 4, 0)
    left = pad + side + (6 if narrow else 10)
    end = jump.left() - 6 if declaring else edge
    return Measures(
        disc=QRectF(pad, top, side, side),
        name=QRectF(left, 0, max(end - left, 10.0), height),
        jump=jump,
        revolution=revolution,
        step=step,
        points=points,
        time=time,
        mark=mark,
        text=_text(height, narrow=narrow),
        badge=min(side - 4, 24.0),
        tenths=not narrow,
    )


def _text(height: int, *, narrow: bool) -> float:
    if narrow or height < 38:
        return 13.0
    return 15.0 if height < 56 else 18.0


def _cut(right: float, width: float, height: int) -> QRectF:
    return QRectF(right - width, 0, width, height)
