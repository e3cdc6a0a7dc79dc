"""Sprites are drawn once and bounded; without them everything is drawn as shapes."""

from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSizeF
from PySide6.QtGui import QPageSize, QPainter, QPdfWriter, QPixmap

from app.night.scenes import Shot
from tests.ui import pictures
from ui.paint import Moment, paint_shot
from ui.paint.canvas import Sprites


def test_a_sprite_is_drawn_once() -> None:
    made: list[int] = []
    sprites = Sprites()

    def make() -> QPixmap:
        made.append(1)
        return QPixmap(10, 10)

    assert sprites.get("one", make) is sprites.get("one", make)
    assert len(made) == 1


def test_the_least_used_sprite_goes_first() -> None:
    sprites = Sprites(limit=250)
    kept = {name: sprites.get(name, lambda: QPixmap(10, 10)) for name in ("a", "b")}
    assert sprites.get("a", lambda: QPixmap(10, 10)) is kept["a"]
    sprites.get("c", lambda: QPixmap(10, 10))
    assert sprites.get("a", lambda: QPixmap(10, 10)) is kept["a"]
    assert sprites.get("b", lambda: QPixmap(10, 10)) is not kept["b"]


def test_a_page_of_pdf_is_shapes_and_text() -> None:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(QPageSize(QSizeF(320, 180), QPageSize.Unit.Millimeter))
    painter = QPainter(writer)
    shot = Shot(pictures.scenes(24)["board"], rehearsal=True)
    paint_shot(painter, QRectF(0, 0, writer.width(), writer.height()), shot, Moment(0, False))
    painter.end()
    data = bytes(buffer.data().data())
    assert data.startswith(b"%PDF")
    assert b"Rubik" in data
    assert b"/Subtype /Image" not in data
