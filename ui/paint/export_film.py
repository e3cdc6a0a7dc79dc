"""Frames become an animated picture that opens everywhere: a GIF in one palette."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from io import BytesIO

from PIL import Image
from PySide6.QtGui import QImage

from ui.paint.export_frames import Frame

COLOURS, SHADES = 255, 160
"""Shades of what covers most of the picture; the rest is for what is small and bright."""


def film_bytes(frames: Iterable[Frame], samples: Iterable[QImage]) -> bytes:
    """The animated picture, repeated for ever; from any thread, which `frames` may keep waiting.

    `samples` are pictures that have all its colours between them. Raises ValueError for no frames.
    """
    palette = _palette([_picture(image) for image in samples])
    times: list[int] = []
    pictures = _noting(frames, palette, times)
    first = next(pictures, None)
    if first is None:
        raise ValueError("a film has a frame at least")
    data = BytesIO()
    more = {"save_all": True, "append_images": pictures, "duration": times, "loop": 0}
    first.save(data, "GIF", disposal=1, optimize=False, **more)
    return data.getvalue()


def _noting(
    frames: Iterable[Frame], palette: Image.Image, times: list[int]
) -> Iterator[Image.Image]:
    """The pictures, each with its time noted right before it is taken."""
    for frame in frames:
        times.append(frame.ms)
        yield _picture(frame.image).quantize(palette=palette, dither=Image.Dither.NONE)


def _palette(samples: list[Image.Image]) -> Image.Image:
    """One palette for all frames, so that what stands still costs nothing."""
    width = max(image.width for image in samples)
    sheet = Image.new("RGB", (width, sum(image.height for image in samples)))
    top = 0
    for image in samples:
        sheet.paste(image, (0, top))
        top += image.height
    common = sheet.quantize(SHADES, Image.Quantize.MEDIANCUT).getpalette() or []
    rare = sheet.quantize(COLOURS - SHADES, Image.Quantize.MAXCOVERAGE).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette([*common[: 3 * SHADES], *rare[: 3 * (COLOURS - SHADES)]])
    return palette


def _picture(image: QImage) -> Image.Image:
    rgb = image.convertToFormat(QImage.Format.Format_RGB888)
    size = (rgb.width(), rgb.height())
    data = bytes(rgb.constBits())
    return Image.frombuffer("RGB", size, data, "raw", "RGB", rgb.bytesPerLine(), 1)
