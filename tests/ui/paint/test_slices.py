"""A large picture is drawn in slices, and no pixel tells."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter
from PySide6.QtWidgets import QApplication

from ui.paint.box import Box
from ui.paint.canvas import HINTS, Canvas
from ui.paint.emblem import Emblem
from ui.paint.hill import Rim
from ui.paint.media import Picture, in_slices
from ui.paint.pieces import Backdrop, Piece
from ui.paint.rays import Rays
from ui.paint.shape import shape_for


def image(form: QImage.Format = QImage.Format.Format_RGB32) -> QImage:
    """Soft slopes of colour."""
    made = QImage(1600, 1000, form)
    slope = QLinearGradient(QPointF(0, 0), QPointF(1600, 1000))
    for place, colour in ((0.0, 0xFF0000), (0.3, 0x00FF00), (0.6, 0x0000FF), (1.0, 0xFFFFFF)):
        slope.setColorAt(place, QColor(colour))
    painter = QPainter(made)
    painter.fillRect(made.rect(), slope)
    painter.end()
    return made


def apart(one: QImage, other: QImage) -> int:
    """The largest difference of any colour's share, row by row."""
    most = 0
    for y in range(one.height()):
        for x in range(0, one.width(), 61):
            a, b = one.pixelColor(x, y), other.pixelColor(x, y)
            most = max(most, abs(a.red() - b.red()), abs(a.blue() - b.blue()))
    return most


def drawn(pieces: tuple[Piece, ...], width: int, height: int) -> QImage:
    canvas = QImage(width, height, QImage.Format.Format_RGB32)
    canvas.fill(0)
    painter = QPainter(canvas)
    painter.setRenderHints(HINTS)
    painter.scale(height / 1080, height / 1080)
    for piece in pieces:
        piece.draw(Canvas(painter, height / 1080))
    painter.end()
    return canvas


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080), (2560, 1440)])
def test_slices_together_are_the_picture(qapp: QApplication, size: tuple[int, int]) -> None:
    whole = Picture(Box(300.3, 90.7, 1305, 760), 1, image())
    parts = in_slices(whole)
    assert len(parts) > 8
    assert apart(drawn(parts, *size), drawn((whole,), *size)) < 4


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("kind", ["sky", "rays", "rim", "emblem"])
def test_slices_of_a_broad_piece_are_the_piece(
    qapp: QApplication, kind: str, size: tuple[int, int]
) -> None:
    shape = shape_for(Box(0, 0, 1123, 1080), 48, 12)
    whole: Piece = {
        "sky": Backdrop(Box(0, 0, 1920, 1080)),
        "rays": Rays(Box(0, 44, 1920, 1036), 960, 300),
        "rim": Rim(shape),
        "emblem": Emblem(Box(300.3, 90.7, 640, 640)),
    }[kind]
    parts = in_slices(whole)
    assert len(parts) > 3
    assert apart(drawn(parts, *size), drawn((whole,), *size)) < 3


def test_a_small_picture_and_a_clear_one_are_whole(qapp: QApplication) -> None:
    small = Picture(Box(0, 0, 200, 150), 1, image())
    assert in_slices(small) == (small,)
    clear = Picture(Box(0, 0, 1305, 760), 1, image(QImage.Format.Format_ARGB32_Premultiplied))
    assert in_slices(clear) == (clear,)
