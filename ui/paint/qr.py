"""A QR code as a piece: dark modules on a white plate, with the quiet zone that readers need."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.paint.box import Box
from ui.paint.canvas import Canvas, colour
from ui.paint.pieces import Silent

QUIET = 4
"""Modules of white around the code."""
DARK, LIGHT = 0x000000, 0xFFFFFF
Code = tuple[tuple[bool, ...], ...]


@dataclass(frozen=True, slots=True)
class QrCode(Silent):
    """The modules, row by row, as large as `box` allows; it is square."""

    box: Box
    code: Code

    def draw(self, canvas: Canvas) -> None:
        """Draw it, sharp: every module is as many whole pixels as every other."""
        canvas.painter.save()
        paint_code(canvas.painter, self.box.rect(), self.code, canvas.scale)
        canvas.painter.restore()


def paint_code(painter: QPainter, place: QRectF, code: Code, scale: float = 1.0) -> None:
    """Paint a code into a square; `scale` is pixels per unit, to which modules are rounded.

    A code that has less than a pixel for a module is only a likeness.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    painter.fillRect(place, colour(LIGHT))
    count = len(code) + 2 * QUIET
    side = min(place.width(), place.height())
    whole = side * scale // count
    module = whole / scale if whole >= 1 else side / count
    left = place.x() + (place.width() - module * len(code)) / 2
    top = place.y() + (place.height() - module * len(code)) / 2
    left, top = round(left * scale) / scale, round(top * scale) / scale
    for row, start, length in runs(code):
        spot = QRectF(left + start * module, top + row * module, length * module, module)
        painter.fillRect(spot, colour(DARK))


def runs(code: Code) -> Iterator[tuple[int, int, int]]:
    """Row, first column and length of every run of dark modules."""
    for row, modules in enumerate(code):
        place = 0
        for dark, group in groupby(modules):
            length = len(list(group))
            if dark:
                yield row, place, length
            place += length
