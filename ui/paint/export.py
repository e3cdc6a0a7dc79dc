"""Pictures as files: PNG, SVG and PDF of any shot, by the painters of the projector.

A QGuiApplication must exist, as for every text that is measured.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSize
from PySide6.QtGui import QImage, QImageWriter, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from app.night.scenes import Shot
from ui.language import translator_for
from ui.paint.export_svg import dressed
from ui.paint.fonts import load_fonts
from ui.paint.paint import Planners, paint_shot, render_png
from ui.paint.plan import Moment
from ui.paint.words import Screen

Paper = Literal["A4", "A3"]
PAPERS: Mapping[Paper, QPageSize.PageSizeId] = {
    "A4": QPageSize.PageSizeId.A4,
    "A3": QPageSize.PageSizeId.A3,
}
MARGIN_MM = 8.0
DPI = 300
USUAL = (3840, 2160)
DRAWING = (1920, 1080)
MADE = Moment(0, False)


NO_OTHERS: Planners = MappingProxyType({})


class Look(NamedTuple):
    """How a picture is written: its language ("ru", "en"), its name, painters of other scenes."""

    language: str
    title: str = ""
    more: Planners = NO_OTHERS


def png_bytes(shot: Shot, look: Look, size: tuple[int, int] = USUAL) -> bytes:
    """A PNG of so many pixels."""
    return image_bytes(render_png(shot, *size, look.language, MADE, more=look.more))


def image_bytes(image: QImage) -> bytes:
    """An image as PNG; from any thread."""
    return _written(lambda device: QImageWriter(device, QByteArray(b"png")).write(image))


def svg_text(shot: Shot, look: Look) -> str:
    """An SVG with real text and the fonts that it is written in, so that it looks the same."""

    def draw(device: QIODevice) -> None:
        generator = QSvgGenerator()
        generator.setOutputDevice(device)
        generator.setSize(QSize(*DRAWING))
        generator.setViewBox(QRectF(0, 0, *DRAWING))
        generator.setTitle(look.title)
        _paint(generator, QRectF(0, 0, *DRAWING), shot, look)

    return dressed(_written(draw).decode())


def pdf_bytes(shot: Shot, look: Look, paper: Paper = "A4") -> bytes:
    """A PDF of one page across, as shapes and text, within margins that printers keep."""

    def draw(device: QIODevice) -> None:
        writer = QPdfWriter(device)
        writer.setResolution(DPI)
        writer.setTitle(look.title)
        writer.setCreator("King of the Hill")
        margins = QMarginsF(*[MARGIN_MM] * 4)
        across = QPageLayout.Orientation.Landscape
        page = QPageLayout(QPageSize(PAPERS[paper]), across, margins, QPageLayout.Unit.Millimeter)
        writer.setPageLayout(page)
        area = QRectF(page.paintRectPixels(DPI))
        _paint(writer, QRectF(0, 0, *_sixteen_to_nine(area)), shot, look, area)

    return _written(draw)


def _sixteen_to_nine(area: QRectF) -> tuple[float, float]:
    """The size of the largest picture of the projector's shape on the page."""
    width = min(area.width(), area.height() * 16 / 9)
    return width, width * 9 / 16


def _paint(
    device: QSvgGenerator | QPdfWriter,
    target: QRectF,
    shot: Shot,
    look: Look,
    page: QRectF | None = None,
) -> None:
    load_fonts()
    painter = QPainter(device)
    if page is not None:
        target.moveCenter(QRectF(0, 0, page.width(), page.height()).center())
    words = Screen(translator_for(look.language), look.language)
    paint_shot(painter, target, shot, MADE, words, more=look.more)
    painter.end()


def _written(write: Callable[[QIODevice], object]) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    write(buffer)
    buffer.close()
    return bytes(data.data())
