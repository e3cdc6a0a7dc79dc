"""Puzzles among the pictures of the shipped packs: boards, clocks, nets, wheels."""

from __future__ import annotations

from collections.abc import Sequence
from math import acos, pi, radians, sin, tan

from PIL import Image, ImageDraw, ImageOps

from pack_drawing import (
    BLUE,
    FINE,
    GOLD,
    GREEN,
    GREY,
    HIGH,
    INK,
    PALE,
    PAPER,
    RED,
    Point,
    Sheet,
    around,
    font,
)

QUEENS = ("a1", "b5", "c8", "d6", "e3", "f7", "g2", "h4")
HIDDEN_QUEEN = "f7"
KNIGHT_WAY = ("a1", "b3", "c5", "d7", "f8", "g6", "h8")
NETS = (
    ((0, 1), (1, 0), (1, 1), (1, 2), (1, 3), (2, 1)),
    ((0, 0), (0, 1), (1, 1), (1, 2), (2, 2), (2, 3)),
    ((0, 0), (0, 3), (1, 0), (1, 1), (1, 2), (1, 3)),
    ((0, 0), (1, 0), (1, 1), (1, 2), (1, 3), (2, 2)),
)
SEGMENTS = dict(
    zip(
        "0123456789",
        ["abcdef", "bc", "abdeg", "abcdg", "bcfg", "acdfg", "acdefg", "abc", "abcdefg", "abcdfg"],
        strict=True,
    )
)
LATITUDES = (69.3, 51.5, -0.2, -33.9)
TEETH = 15
_SQUARE, _LEFT, _TOP = 110.0, 100.0, 40.0


def _board() -> Sheet:
    sheet = Sheet(HIGH)
    for column in range(8):
        for row in range(8):
            fill = "#8C9BB8" if (column + row) % 2 else "#E9DFC7"
            sheet.box((_LEFT + column * _SQUARE, _TOP + row * _SQUARE), (_SQUARE, _SQUARE), fill)
    sheet.box((_LEFT, _TOP), (8 * _SQUARE, 8 * _SQUARE), None, INK, 6)
    for n in range(8):
        sheet.words("abcdefgh"[n], (_LEFT + (n + 0.5) * _SQUARE, 958), 50)
        sheet.words(str(8 - n), (_LEFT - 42, _TOP + (n + 0.5) * _SQUARE), 50)
    return sheet


def _middle(square: str) -> Point:
    column, row = "abcdefgh".index(square[0]), 8 - int(square[1])
    return _LEFT + (column + 0.5) * _SQUARE, _TOP + (row + 0.5) * _SQUARE


def _queen(sheet: Sheet, square: str, fill: str = INK) -> None:
    x, y = _middle(square)
    crown = [(-38, 34), (-46, -26), (-24, 2), (-20, -40), (0, -4)]
    mirrored = [(-dx, dy) for dx, dy in reversed(crown[:-1])]
    sheet.area([(x + dx, y + dy) for dx, dy in (*crown, *mirrored)], fill, PAPER, 3)
    for dx, dy in ((-46, -28), (-20, -42), (20, -42), (46, -28)):
        sheet.dot((x + dx, y + dy), 8, fill, PAPER, 2)


def queens() -> Sheet:
    """Seven queens that do not attack each other."""
    sheet = _board()
    for square in QUEENS:
        if square != HIDDEN_QUEEN:
            _queen(sheet, square)
    return sheet


def queens_answer() -> Sheet:
    """The eighth queen where it can stand."""
    sheet = queens()
    _queen(sheet, HIDDEN_QUEEN, RED)
    return sheet


def knight() -> Sheet:
    """A knight in one corner and its goal in the other."""
    sheet = _board()
    x, y = _middle("a1")
    head = [(-30, 40), (-26, 10), (-2, -8), (-30, 4), (-42, -10), (-14, -34), (-8, -48), (4, -36)]
    back = [(26, -18), (36, 12), (34, 40)]
    sheet.area([(x + dx, y + dy) for dx, dy in (*head, *back)], INK, PAPER, 3)
    sheet.dot((x - 8, y - 22), 4, PAPER)
    star = [around(_middle("h8"), 46 if n % 2 else 20, 18 * 2 * n + 54) for n in range(10)]
    sheet.area(star, RED)
    return sheet


def knight_answer() -> Sheet:
    """One of the shortest ways."""
    sheet = knight()
    sheet.line([_middle(square) for square in KNIGHT_WAY], RED, 10)
    for n, square in enumerate(KNIGHT_WAY[1:], 1):
        sheet.dot(_middle(square), 34, RED)
        sheet.words(str(n), _middle(square), 46, PAPER)
    return sheet


def _clock(hour: float, minute: float, frame: str, mirrored: bool = False) -> Sheet:
    sheet, at = Sheet(HIGH), (500.0, 500.0)
    sheet.plate((0, 20), (1000, 960), frame, 60)
    sheet.plate((35, 55), (930, 890), "#E4ECF5" if mirrored else PAPER, 40)
    sheet.dot(at, 410, PAPER, INK, 16)
    for n in range(60):
        inner = 330 if n % 5 == 0 else 370
        thick = 14 if n % 5 == 0 else 5
        sheet.line([around(at, inner, 6 * n), around(at, 385, 6 * n)], INK, thick)
    side = -1 if mirrored else 1
    sheet.line([at, around(at, 210, side * (hour * 30 + minute / 2) - 90)], INK, 30)
    sheet.line([at, around(at, 310, side * minute * 6 - 90)], RED, 18)
    sheet.dot(at, 28, INK)
    return sheet


def mirror_clock() -> Sheet:
    """Twenty to four, seen in a mirror."""
    return _clock(3, 40, "#B08D57", mirrored=True)


def mirror_clock_answer() -> Sheet:
    """The same clock itself."""
    return _clock(3, 40, PALE)


def triangles() -> Sheet:
    """A triangle with two lines from its top and two across: 18 triangles in all."""
    sheet, top = Sheet(), (800.0, 60.0)
    feet = [(150.0, 920.0), (583.0, 920.0), (1017.0, 920.0), (1450.0, 920.0)]
    for foot in feet:
        sheet.line([top, foot], INK, 12)
    for share in (0.46, 0.74, 1.0):
        ends = [_between(top, foot, share) for foot in (feet[0], feet[-1])]
        sheet.line(ends, INK, 12)
    return sheet


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def nets() -> Sheet:
    """Four nets, three of which fold into a cube."""
    sheet, side = Sheet(), 112.0
    for n, net in enumerate(NETS):
        left, top = 260 + 690 * (n % 2), 70 + 490 * (n // 2)
        sheet.words(str(n + 1), (left - 110, top + 170), 110, RED)
        for row, column in net:
            at = (left + column * side, top + row * side)
            sheet.box(at, (side, side), "#CFE0F7", INK, 6)
    return sheet


def _gear(sheet: Sheet, at: Point, radius: float, begin: float, fill: str) -> None:
    step, points = 360 / TEETH, []
    for n in range(TEETH):
        turn = begin + n * step
        for share, out in ((-0.27, -24), (-0.15, 24), (0.15, 24), (0.27, -24)):
            points.append(around(at, radius + out, turn + share * step))
    sheet.area(points, fill, INK, 6)
    sheet.dot(at, radius * 0.62, PAPER, INK, 6)


def gears() -> Sheet:
    """Three wheels, each of which meshes with both others."""
    sheet, radius = Sheet(1100), 216.0
    left, right, top = (374.0, 714.0), (806.0, 714.0), (590.0, 714 - 2 * 216 * sin(pi / 3))
    half = 180 / TEETH
    _gear(sheet, left, radius, 0, BLUE)
    _gear(sheet, right, radius, 180 + half, GOLD)
    _gear(sheet, top, radius, 120, GREEN)
    for at, word in ((left, "1"), (right, "2"), (top, "3")):
        sheet.words(word, at, 130)
    sheet.arc(left, 330, (130, 215), RED, 18)
    sheet.arrow(around(left, 330, 222), 310, RED, 60)
    return sheet


def _regions(colours: Sequence[str], inner: str) -> Sheet:
    sheet, at = Sheet(HIGH), (500.0, 500.0)
    for n in range(6):
        sheet.slice(at, 440, 60 * n, 60 * n + 60, colours[n % len(colours)])
    for n in range(6):
        sheet.line([at, around(at, 430, 60 * n)], INK, 12)
    sheet.dot(at, 440, None, INK, 14)
    sheet.dot(at, 190, inner, INK, 14)
    return sheet


def regions() -> Sheet:
    """A map of seven countries: one in the middle of a ring of six."""
    return _regions([PAPER], PAPER)


def regions_answer() -> Sheet:
    """Its three colours."""
    return _regions(["#6EC6FF", GOLD], "#E8747C")


def _digit(sheet: Sheet, digit: str, at: Point, size: float, lit: str) -> None:
    """A digit of seven lines in a box `size` wide and twice as high."""
    x, y, thick = *at, size * 0.17
    gap = thick * 0.62
    lines = {
        "a": ((0, 0), (1, 0)),
        "b": ((1, 0), (1, 1)),
        "c": ((1, 1), (1, 2)),
        "d": ((0, 2), (1, 2)),
        "e": ((0, 1), (0, 2)),
        "f": ((0, 0), (0, 1)),
        "g": ((0, 1), (1, 1)),
    }
    for name in SEGMENTS[digit]:
        (x1, y1), (x2, y2) = lines[name]
        one, other = (x + x1 * size, y + y1 * size), (x + x2 * size, y + y2 * size)
        along = ((x2 - x1) * gap, (y2 - y1) * gap)
        ends = [(one[0] + along[0], one[1] + along[1]), (other[0] - along[0], other[1] - along[1])]
        sheet.line(ends, lit, round(thick))


def segments() -> Sheet:
    """A clock of seven lines a digit, and how it writes the ten digits."""
    sheet, lit = Sheet(), "#FF6B4A"
    sheet.plate((130, 60), (1340, 560), "#1B1416")
    for n, left in enumerate((260, 520, 890, 1150)):
        _digit(sheet, "8", (left, 150), 190, lit if n < 4 else INK)
    for y in (270, 410):
        sheet.dot((800, y), 22, lit)
    for n in range(10):
        _digit(sheet, str(n), (140 + n * 136, 710), 84, INK)
    return sheet


def calculator() -> Sheet:
    """The display of a pocket calculator."""
    sheet = Sheet()
    sheet.plate((100, 120), (1400, 760), "#3A4254", 60)
    sheet.plate((180, 220), (1240, 480), "#C8D3BC", 24)
    for n, digit in enumerate("07734"):
        _digit(sheet, digit, (290 + n * 220, 300), 150, "#222B22")
    sheet.dot((480, 606), 16, "#222B22")
    for n in range(6):
        sheet.plate((200 + n * 206, 750), (150, 80), "#596378", 16)
    return sheet


def mirrored() -> Sheet:
    """1, 2, 3, 4 and 6, each beside its own mirror image, with a gap for the fifth sign."""
    return _mirrored("1234?6")


def mirrored_answer() -> Sheet:
    """The same with the fifth sign."""
    return _mirrored("123456")


def _mirrored(signs: str) -> Sheet:
    sheet = Sheet()
    for n, sign in enumerate(signs):
        middle, top = 285 + 515 * (n % 3), 160 + 450 * (n // 3)
        if sign == "?":
            sheet.words("?", (middle, top + 115), 280, RED)
            continue
        glyph = _glyph(sign, RED if signs[4] == sign else INK)
        wide = glyph.width / FINE
        sheet.paste(ImageOps.mirror(glyph), (middle - wide, top))
        sheet.paste(glyph, (middle, top))
    return sheet


def _glyph(sign: str, colour: str) -> Image.Image:
    """A digit with nothing around it, in fine pixels."""
    letters = font(330 * FINE)
    left, top, right, bottom = letters.getbbox(sign)
    image = Image.new("RGB", (round(right - left), round(bottom - top)), PAPER)
    ImageDraw.Draw(image).text((-left, -top), sign, colour, letters)
    return image


def hours_of_day(latitude: float, day: int) -> float:
    """How long the sun is up, in hours, on a day of the year, by geometry alone."""
    lean = radians(23.44) * sin(2 * pi * (day - 80) / 365)
    share = -tan(radians(latitude)) * tan(lean)
    return 24 / pi * acos(max(-1.0, min(1.0, share)))


def daylight() -> Sheet:
    """The length of the day through a year in four cities, one of them in red."""
    sheet, left, wide, low = Sheet(), 170.0, 1360.0, 880.0
    for hours in range(0, 25, 6):
        y = low - hours * 34
        sheet.line([(left, y), (left + wide, y)], PALE, 4)
        sheet.words(str(hours), (left - 30, y), 54, INK, "rm")
    for month in range(12):
        sheet.words(str(month + 1), (left + (month + 0.5) * wide / 12, 940), 54)
    for latitude, colour in zip(LATITUDES, (GREY, GREY, GREY, RED), strict=True):
        days = range(1, 366, 2)
        points = [(left + day / 365 * wide, low - hours_of_day(latitude, day) * 34) for day in days]
        sheet.line(points, colour, 16 if colour == RED else 9)
    return sheet
