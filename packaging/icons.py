"""Draw the program's icons from its emblem: `python packaging/icons.py` writes resources/icons."""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QPointF, Qt  # noqa: E402
from PySide6.QtGui import QGuiApplication, QImage, QPainter  # noqa: E402

from ui.paint import palette  # noqa: E402
from ui.paint.box import Box  # noqa: E402
from ui.paint.canvas import HINTS, Canvas, colour, pen  # noqa: E402
from ui.paint.emblem import Emblem  # noqa: E402
from ui.paint.plateau import BRONZE, crown_path  # noqa: E402

FOLDER = ROOT / "resources" / "icons"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
SMALL = 48
"""Up to this size only the crown on gold is drawn: slopes would be a blur."""


def small(canvas: Canvas, size: int) -> None:
    """The crown on gold within a blue rim."""
    middle, radius = QPointF(size / 2, size / 2), size / 2
    canvas.shape(colour(palette.PLATE_HIGH)).drawEllipse(middle, radius, radius)
    edge = pen(palette.GOLD_LIGHT, size / 24)
    canvas.shape(colour(palette.GOLD), edge).drawEllipse(middle, radius * 0.82, radius * 0.82)
    path = crown_path(size / 2, size / 2 + size * 0.02, size * 0.56)
    canvas.shape(colour(BRONZE)).drawPath(path)


def draw(size: int) -> QImage:
    """The icon, `size` pixels square."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(HINTS)
    if size <= SMALL:
        small(Canvas(painter), size)
    else:
        unit = size / 256
        painter.scale(unit, unit)
        Emblem(Box(0, 0, 256, 256)).draw(Canvas(painter, unit))
    painter.end()
    return image


def main() -> int:
    """Write every size."""
    QGuiApplication([])
    FOLDER.mkdir(parents=True, exist_ok=True)
    return 0 if all(draw(size).save(str(FOLDER / f"koth-{size}.png")) for size in SIZES) else 1


if __name__ == "__main__":
    sys.exit(main())
