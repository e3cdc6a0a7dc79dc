"""A sheet of paper for the pictures of the shipped packs, drawn twice as large and made smooth."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin
from pathlib import Path
from typing import Literal

from PIL import Image, ImageDraw, ImageFont

FONTS = Path(__file__).resolve().parents[1] / "resources" / "fonts"
WIDE, HIGH = 1600, 1000
FINE = 2
PAPER, INK, GREY, PALE = "#F6F2E9", "#1B2233", "#8A90A0", "#DDD8CC"
RED, BLUE, GOLD, GREEN = "#D7263D", "#1F5FD0", "#F2B134", "#1E8A5A"

Point = tuple[float, float]


class Sheet:
    """Coordinates are pixels of the finished picture, from its upper left corner."""

    def __init__(self, wide: int = WIDE, high: int = HIGH, ground: str = PAPER) -> None:
        self.image = Image.new("RGB", (wide * FINE, high * FINE), ground)
        self._draw = ImageDraw.Draw(self.image)

    def area(
        self, points: Sequence[Point], fill: str, edge: str | None = None, thick: int = 0
    ) -> None:
        """A filled polygon, with an edge if one is asked for."""
        fine = [_fine(point) for point in points]
        self._draw.polygon(fine, fill)
        if edge:
            self.line([*points, points[0]], edge, thick)

    def box(
        self, at: Point, size: Point, fill: str | None, edge: str | None = None, thick: int = 0
    ) -> None:
        """A filled box, `at` being its upper left corner."""
        corners = [_fine(at), _fine((at[0] + size[0], at[1] + size[1]))]
        self._draw.rectangle(corners, fill, edge, thick * FINE)

    def plate(self, at: Point, size: Point, fill: str, round_: int = 30) -> None:
        """A box with round corners."""
        corners = [_fine(at), _fine((at[0] + size[0], at[1] + size[1]))]
        self._draw.rounded_rectangle(corners, round_ * FINE, fill)

    def line(self, points: Sequence[Point], colour: str = INK, thick: int = 8) -> None:
        """A line through points, with round ends and corners."""
        self._draw.line([_fine(point) for point in points], colour, thick * FINE, "curve")
        for point in points:
            self.dot(point, thick / 2, colour)

    def dot(
        self, at: Point, radius: float, fill: str | None, edge: str | None = None, thick: int = 0
    ) -> None:
        """A circle."""
        x, y = at
        corners = [_fine((x - radius, y - radius)), _fine((x + radius, y + radius))]
        self._draw.ellipse(corners, fill, edge, thick * FINE)

    def slice(self, at: Point, radius: float, begin: float, end: float, fill: str) -> None:
        """A slice of a circle; degrees clockwise from three o'clock."""
        x, y = at
        corners = [_fine((x - radius, y - radius)), _fine((x + radius, y + radius))]
        self._draw.pieslice(corners, begin, end, fill)

    def arc(
        self, at: Point, radius: float, turns: tuple[float, float], colour: str, thick: int
    ) -> None:
        """A part of a circle's line, with round ends; degrees clockwise from three o'clock."""
        begin, end = turns
        steps = max(2, int(abs(end - begin)))
        between = (begin + (end - begin) * n / steps for n in range(steps + 1))
        self.line([around(at, radius, turn) for turn in between], colour, thick)

    def arrow(self, tip: Point, turn: float, colour: str, size: float = 44) -> None:
        """The head of an arrow that points `turn` degrees clockwise from right."""
        sides = [around(tip, size, turn + 150), around(tip, size, turn - 150)]
        self.area([tip, *sides], colour)

    def words(
        self,
        text: str,
        at: Point,
        size: float,
        colour: str = INK,
        anchor: Literal["mm", "lm", "rm"] = "mm",
    ) -> None:
        """Words in the program's own font, their middle (or left or right end) `at`."""
        self._draw.text(_fine(at), text, colour, font(size * FINE), anchor)

    def paste(self, glyph: Image.Image, at: Point) -> None:
        """Lay a picture, drawn in fine pixels, with its upper left corner `at`."""
        x, y = _fine(at)
        self.image.paste(glyph, (round(x), round(y)))

    def save(self, path: Path, colours: int = 48) -> None:
        """Write it as a PNG of few colours, which is small."""
        size = (self.image.width // FINE, self.image.height // FINE)
        small = self.image.resize(size, Image.Resampling.LANCZOS)
        few = small.quantize(colours, Image.Quantize.MEDIANCUT, 1, dither=Image.Dither.NONE)
        few.save(path, optimize=True)


def font(size: float) -> ImageFont.FreeTypeFont:
    """The program's bold font, in fine pixels."""
    return ImageFont.truetype(str(FONTS / "Rubik_700Bold.ttf"), round(size))


def around(at: Point, radius: float, turn: float) -> Point:
    """The point `radius` away, `turn` degrees clockwise from right."""
    return at[0] + radius * cos(radians(turn)), at[1] + radius * sin(radians(turn))


def _fine(point: Point) -> tuple[float, float]:
    return point[0] * FINE, point[1] * FINE
