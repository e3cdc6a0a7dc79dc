"""A TrueType font cut down to the glyphs that a picture uses; every glyph keeps its number.

Only outlines go: what shapes the text (widths, kerning, joined letters) stays, so that a browser
writes the same lines with the same font.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable
from itertools import pairwise

LONG_OFFSETS = 50
"""Where `head` says whether `loca` counts in fours of bytes or in twos."""
ARGS_ARE_WORDS, HAS_SCALE, MORE, HAS_XY, HAS_2X2 = 0x1, 0x8, 0x20, 0x40, 0x80
PLAIN_POST = struct.pack(">IIhhIIIII", 0x00030000, 0, -100, 50, 0, 0, 0, 0, 0)
"""A `post` table without glyph names."""
Tables = dict[bytes, bytes]


def cut(font: bytes, glyphs: Iterable[int]) -> bytes:
    """The font with the outlines of these glyphs and of what they are made of.

    `font` is a TrueType file with a `glyf` table, as the bundled ones are.
    """
    tables = _tables(font)
    outlines = _outlines(tables)
    kept = _with_parts({0, *glyphs}, outlines)
    offsets, data = [0], bytearray()
    for number, outline in enumerate(outlines):
        if number in kept:
            data += outline + bytes(-len(outline) % 4)
        offsets.append(len(data))
    head = bytearray(tables[b"head"])
    struct.pack_into(">h", head, LONG_OFFSETS, 1)
    tables |= {
        b"head": bytes(head),
        b"glyf": bytes(data),
        b"loca": struct.pack(f">{len(offsets)}I", *offsets),
        b"post": PLAIN_POST,
    }
    return _file(tables)


def _tables(font: bytes) -> Tables:
    (count,) = struct.unpack_from(">H", font, 4)
    found = {}
    for number in range(count):
        tag, _, offset, length = struct.unpack_from(">4sIII", font, 12 + 16 * number)
        found[tag] = font[offset : offset + length]
    return found


def _outlines(tables: Tables) -> list[bytes]:
    """The outline of every glyph by its number."""
    loca, glyf = tables[b"loca"], tables[b"glyf"]
    if struct.unpack_from(">h", tables[b"head"], LONG_OFFSETS)[0]:
        offsets = struct.unpack(f">{len(loca) // 4}I", loca)
    else:
        offsets = tuple(2 * half for half in struct.unpack(f">{len(loca) // 2}H", loca))
    return [glyf[a:b] for a, b in pairwise(offsets)]


def _with_parts(glyphs: set[int], outlines: list[bytes]) -> set[int]:
    """The glyphs and those of which they are made."""
    found: set[int] = set()
    waiting = [number for number in glyphs if number < len(outlines)]
    while waiting:
        number = waiting.pop()
        if number not in found:
            found.add(number)
            waiting += _parts(outlines[number])
    return found


def _parts(outline: bytes) -> list[int]:
    """The numbers of the glyphs that a composite one is made of."""
    if len(outline) < 10 or struct.unpack_from(">h", outline)[0] >= 0:
        return []
    parts, at, flags = [], 10, MORE
    while flags & MORE:
        flags, number = struct.unpack_from(">HH", outline, at)
        parts.append(number)
        at += 8 if flags & ARGS_ARE_WORDS else 6
        at += 2 if flags & HAS_SCALE else 4 if flags & HAS_XY else 8 if flags & HAS_2X2 else 0
    return parts


def _file(tables: Tables) -> bytes:
    count = len(tables)
    power = count.bit_length() - 1
    head = struct.pack(">IHHHH", 0x00010000, count, 16 << power, power, 16 * count - (16 << power))
    entries, body, start = bytearray(), bytearray(), 12 + 16 * count
    for tag, data in sorted(tables.items()):
        padded = data + bytes(-len(data) % 4)
        checksum = sum(struct.unpack(f">{len(padded) // 4}I", padded)) & 0xFFFFFFFF
        entries += struct.pack(">4sIII", tag, checksum, start + len(body), len(data))
        body += padded
    return head + bytes(entries) + bytes(body)
