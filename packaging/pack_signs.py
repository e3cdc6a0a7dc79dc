"""Signs among the pictures of the shipped packs: flags, stars, letters, keys, partners' logos."""

from __future__ import annotations

from math import cos, radians, sin

from pack_drawing import (
    BLUE,
    GOLD,
    GREEN,
    GREY,
    HIGH,
    INK,
    PALE,
    PAPER,
    RED,
    WIDE,
    Point,
    Sheet,
    around,
)

CRUX = {
    "Acrux": (12.443, -63.10, 0.8),
    "Mimosa": (12.795, -59.69, 1.3),
    "Gacrux": (12.519, -57.11, 1.6),
    "Imai": (12.252, -58.75, 2.8),
    "Ginan": (12.356, -60.40, 3.6),
}
"""Right ascension in hours, declination in degrees, magnitude."""
DIPPER = {
    "Dubhe": (11.062, 61.75, 1.8),
    "Merak": (11.031, 56.38, 2.4),
    "Phecda": (11.897, 53.69, 2.4),
    "Megrez": (12.257, 57.03, 3.3),
    "Alioth": (12.900, 55.96, 1.8),
    "Mizar": (13.399, 54.93, 2.2),
    "Alkaid": (13.792, 49.31, 1.9),
}
NIGHT = "#0D1530"


def _stars(
    stars: dict[str, tuple[float, float, float]], centre: Point, scale: float, at: Point
) -> tuple[Sheet, dict[str, Point]]:
    """The stars as they stand in the sky, north above; `centre` in hours and degrees."""
    sheet, places = Sheet(ground=NIGHT), {}
    sheet.box((0, 0), (WIDE, HIGH), None, GREY, 8)
    for name, (hours, height, magnitude) in stars.items():
        east = (hours - centre[0]) * 15 * cos(radians(height))
        places[name] = (at[0] - east * scale, at[1] - (height - centre[1]) * scale)
        sheet.dot(places[name], 40 - 6 * magnitude, "#FFF6D8")
    return sheet, places


def crux() -> Sheet:
    """The Southern Cross."""
    return _stars(CRUX, (12.5, -60.1), 140, (800, 500))[0]


def dipper() -> Sheet:
    """The seven stars of the Plough, and the way that two of them point."""
    sheet, places = _stars(DIPPER, (12.4, 56.0), 34, (860, 680))
    one, other = places["Merak"], places["Dubhe"]
    tip = (other[0] + (other[0] - one[0]) * 1.5, other[1] + (other[1] - one[1]) * 1.5)
    begin = (other[0] + (other[0] - one[0]) * 0.2, other[1] + (other[1] - one[1]) * 0.2)
    sheet.line([begin, tip], RED, 10)
    sheet.arrow((tip[0], tip[1] - 30), 270, RED, 52)
    sheet.words("?", (tip[0] + 10, tip[1] - 110), 120, GOLD)
    return sheet


def _person(sheet: Sheet, middle: float, turns: tuple[float, float]) -> None:
    shoulder = (middle, 400.0)
    sheet.dot((middle, 270), 66, INK)
    sheet.line([shoulder, (middle, 640)], INK, 90)
    for side in (-1, 1):
        sheet.line([(middle + side * 20, 640), (middle + side * 62, 920)], INK, 40)
    for turn in turns:
        hand, end = around(shoulder, 190, turn), around(shoulder, 370, turn)
        sheet.line([shoulder, hand], INK, 34)
        sheet.line([hand, end], "#7A5A33", 12)
        aside = turn + 90 if 90 <= turn < 270 else turn - 90
        square = [around(hand, 30, turn), end]
        square += [around(end, 150, aside), around(square[0], 150, aside)]
        sheet.area([square[0], square[1], square[2]], RED)
        sheet.area([square[0], square[2], square[3]], GOLD)
        sheet.area(square[:1] * 2, RED)


def semaphore() -> Sheet:
    """The letters N and D, as a signaller shows them to who looks at him."""
    sheet = Sheet()
    _person(sheet, 430, (45, 135))
    _person(sheet, 1170, (270, 89))
    return sheet


def peace() -> Sheet:
    """Both letters over each other in a circle."""
    sheet, at = Sheet(HIGH), (500.0, 500.0)
    sheet.dot(at, 420, None, INK, 64)
    for turn in (270, 90, 45, 135):
        sheet.line([at, around(at, 390, turn)], INK, 64)
    return sheet


def poland() -> Sheet:
    """White above red, five to eight."""
    sheet = Sheet(ground="#BFC9DA")
    sheet.box((120, 75), (1360, 425), "#FFFFFF")
    sheet.box((120, 500), (1360, 425), RED)
    return sheet


def france() -> Sheet:
    """Blue, white and red upright, and an arrow a quarter of a turn to the left."""
    sheet = Sheet(ground="#BFC9DA")
    for n, fill in enumerate(("#1B3F94", "#FFFFFF", RED)):
        sheet.box((290 + 340 * n, 260), (340, 680), fill)
    sheet.arc((800, 560), 500, (322, 238), INK, 20)
    sheet.arrow(around((800, 560), 500, 231), 140, INK, 64)
    return sheet


def tomatoes() -> Sheet:
    """A picture that is red all over, in its frame."""
    sheet = Sheet()
    sheet.box((90, 50), (1420, 900), "#8A6A2F")
    sheet.box((120, 80), (1360, 840), GOLD)
    sheet.box((180, 140), (1240, 720), "#6B4F1F")
    sheet.box((192, 152), (1216, 696), "#C8102E")
    return sheet


def once() -> Sheet:
    """ONCE stands upon A TIME."""
    sheet = Sheet()
    sheet.words("ONCE", (800, 300), 330, RED)
    sheet.line([(190, 478), (1410, 478)], INK, 18)
    sheet.words("A TIME", (800, 700), 330, INK)
    return sheet


def faces() -> Sheet:
    """The number 100, and faces."""
    sheet = Sheet()
    sheet.words("100", (390, 500), 330, RED)
    for n, fill in enumerate((GOLD, "#F7C6A3", "#D9A066")):
        at = (860.0 + 170 * n + 60, 330.0 + 330 * (n % 2))
        sheet.dot(at, 165, fill, INK, 10)
        for side in (-1, 1):
            sheet.dot((at[0] + side * 58, at[1] - 38), 20, INK)
        sheet.line([at, (at[0] - 12, at[1] + 32), (at[0] + 14, at[1] + 34)], INK, 9)
        sheet.arc((at[0], at[1] + 26), 82, (25, 155), INK, 14)
    return sheet


def under() -> Sheet:
    """Three letters under a fourth, in Russian."""
    sheet = Sheet()
    sheet.words("У", (800, 290), 380, RED)
    sheet.line([(420, 505), (1180, 505)], INK, 18)
    sheet.words("ШКА", (800, 735), 320, INK)
    return sheet


def piano() -> Sheet:
    """Keys of a piano, four of them numbered: B flat, A, C, B natural."""
    sheet, wide = Sheet(ground=PALE), 190.0
    marks = {2: "2", 3: "4", 4: "3"}
    for n in range(8):
        sheet.box((40 + n * wide, 60), (wide, 880), "#FFFFFF", INK, 6)
        if n in marks:
            sheet.dot((40 + (n + 0.5) * wide, 820), 66, RED)
            sheet.words(marks[n], (40 + (n + 0.5) * wide, 820), 90, PAPER)
    for n in (1, 2, 3, 5, 6):
        sheet.box((40 + n * wide - 62, 60), (124, 540), INK)
    sheet.dot((40 + 3 * wide, 510), 50, RED)
    sheet.words("1", (40 + 3 * wide, 510), 74, PAPER)
    return sheet


def logo_book() -> Sheet:
    """An open book: a bookshop."""
    sheet = Sheet(600, 600, BLUE)
    for side in (-1, 1):
        page = [(300, 180), (300 + side * 210, 130), (300 + side * 210, 420), (300, 470)]
        sheet.area([(float(x), float(y)) for x, y in page], PAPER, INK, 10)
        for n in range(3):
            y = 230 + n * 68
            sheet.line([(300 + side * 45, y + 4), (300 + side * 165, y - 25)], GREY, 12)
    return sheet


def logo_mug() -> Sheet:
    """A mug: a tea room."""
    sheet = Sheet(600, 600, GREEN)
    sheet.arc((400, 350), 80, (-80, 80), PAPER, 30)
    sheet.plate((150, 240), (260, 240), PAPER, 40)
    for n in range(3):
        x = 200 + 80 * n
        points = [(x + 16 * sin(t / 2), 200 - 12 * t) for t in range(10)]
        sheet.line(points, PAPER, 14)
    return sheet


def logo_kite() -> Sheet:
    """A kite: a toyshop."""
    sheet = Sheet(600, 600, "#6A3FB5")
    sheet.area([(330, 80), (470, 240), (270, 420), (190, 190)], GOLD, PAPER, 10)
    sheet.line([(330, 80), (270, 420)], PAPER, 8)
    sheet.line([(190, 190), (470, 240)], PAPER, 8)
    sheet.line([(270 - 14 * n + 26 * sin(n), 420 + 15 * n) for n in range(9)], PAPER, 8)
    return sheet
