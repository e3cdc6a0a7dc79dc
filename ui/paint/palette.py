"""Colours, as 0xRRGGBB numbers, and the contrast between them.

`PAIRS` lists every text colour with every ground it is written on; a test holds each to 4.5:1.
"""

from __future__ import annotations

NIGHT = 0x0A0F1F
DUSK = 0x18213F
PLATE = 0x1C2747
PLATE_HIGH = 0x263460
TRACK = 0x2B3658
INK = 0x0B0E1A
WHITE = 0xFFFFFF
PALE = 0xDCE4F7
MUTED = 0xA9B7DA
GOLD = 0xFFCB47
GOLD_DEEP = 0xE2A52B
GOLD_LIGHT = 0xFFE79A
ROSE = 0xFF8E86
RED = 0xE5484D
WINE = 0xB4232C
BLUE = 0x1F5FD0
MINT = 0x6FE3A4
GREEN = 0x14703F
WARN = 0xFFB020
GREY = 0x77819C
GREY_DARK = 0x3A435C
SNOW = 0xC9D6F2
RIM = 0x10182E
RAY = 0.07
"""How much gold a ray of the ceremony lays over the night."""

HUES = (
    0xF4605C,
    0x6EC6FF,
    0xFFD23F,
    0x9A7BFF,
    0x4FD06B,
    0xFF9A3D,
    0x4F8BFF,
    0xFF9ECC,
    0x23C4B4,
    0xD2A06C,
    0xDD62E2,
    0xC3EA54,
)
"""Twelve hues, ordered so that neighbours on the hill are far apart in hue and in lightness."""


def channels(colour: int) -> tuple[int, int, int]:
    """Red, green and blue, 0 to 255."""
    return colour >> 16 & 255, colour >> 8 & 255, colour & 255


def mix(one: int, other: int, share: float) -> int:
    """`one` with `share` (0 to 1) of `other` in it."""
    pairs = zip(channels(one), channels(other), strict=True)
    red, green, blue = (round(a + (b - a) * share) for a, b in pairs)
    return red << 16 | green << 8 | blue


def luminance(colour: int) -> float:
    """Relative luminance, 0 to 1 (WCAG 2.2)."""
    linear = [
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (channel / 255 for channel in channels(colour))
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: int, other: int) -> float:
    """The contrast ratio of two colours, 1 to 21 (WCAG 2.2)."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def hue_of(number: int, withdrawn: bool = False) -> int:
    """The colour of team `number` (from 1); a withdrawn team is grey."""
    return GREY if withdrawn else HUES[(number - 1) % len(HUES)]


def rim_ink(hue: int) -> int:
    """A team's hue, lighter, as its number is written on the rim."""
    return mix(hue, WHITE, 0.35)


def form_of(number: int) -> int:
    """The second mark of team `number`, 0 to 3: its token's shape and its slope's stripes."""
    return (number - 1) // len(HUES) % 4


PAIRS: tuple[tuple[int, int], ...] = (
    *(
        (text, ground)
        for text in (WHITE, PALE, MUTED, GOLD, ROSE, MINT)
        for ground in (NIGHT, DUSK)
    ),
    *((text, ground) for text in (WHITE, PALE, MUTED, GOLD) for ground in (PLATE, PLATE_HIGH)),
    *((INK, ground) for ground in (*HUES, GOLD, GOLD_DEEP, GOLD_LIGHT, WARN, SNOW)),
    *((text, mix(ground, GOLD, RAY)) for text in (WHITE, PALE, GOLD) for ground in (NIGHT, DUSK)),
    (WHITE, WINE),
    (WHITE, BLUE),
    (WHITE, GREEN),
    (PALE, GREY_DARK),
)
"""(text, ground) of everything the painters write."""
