"""The pitch's own colours, as 0xRRGGBB numbers; `PAIRS` is what is written on what."""

from __future__ import annotations

from app.night.pitch_scene import Side
from ui.paint import palette

HUE: dict[Side, int] = {"left": 0xFF8273, "right": 0x74C8FF}
DEEP: dict[Side, int] = {"left": 0x8F2A24, "right": 0x15508C}
ZONE: dict[Side, int] = {"left": 0x5B2630, "right": 0x1F3F72}
ZONE_MARK: dict[Side, int] = {"left": 0x7E3A42, "right": 0x3560A0}
TURF: dict[Side, tuple[int, int]] = {
    "left": (0x1F4131, 0x1B3A2C),
    "right": (0x1D3F49, 0x1A3842),
}
NEAR: dict[Side, int] = {"left": 0x18322A, "right": 0x173139}
MIDDLE = 0x14282B
RING = 0x4E3F1C
SEAM = 0x0A1614
FIGURE = 0xB9CEC4
HOOP = palette.GOLD
HOOP_DEEP = palette.GOLD_DEEP
QUAFFLE = 0xE8722E
IRON = 0x0D0F16
IRON_EDGE = 0xE4E9F5
BEATEN = 0xFFD23F
SNITCH = 0xFFD84A

GROUNDS = (
    *(tone for pair in TURF.values() for tone in pair),
    *NEAR.values(),
    *ZONE.values(),
    MIDDLE,
    RING,
)
PAIRS: tuple[tuple[int, int], ...] = (
    *((FIGURE, ground) for ground in GROUNDS),
    *((palette.INK, hue) for hue in HUE.values()),
    *((hue, ground) for hue in HUE.values() for ground in (palette.NIGHT, palette.DUSK)),
    *((hue, palette.PLATE) for hue in HUE.values()),
    (palette.WHITE, IRON),
    (palette.INK, palette.WHITE),
)
"""(text, ground) of everything written on the pitch beside `palette.PAIRS`."""
