"""Whether a picture's file has an end: of a cut one a decoder shows half, and grey below."""

from __future__ import annotations

from pathlib import Path

_JPEG, _GIF, _BMP = b"\xff\xd8\xff", b"GIF8", b"BM"
_SCAN, _END = 0xDA, b"\xff\xd9"
_BARE = (0x01, *range(0xD0, 0xD8))
_GIF_HEAD, _IMAGE, _EXTENSION = 13, 0x2C, 0x21
_MOST = 256 * 2**20
"""No picture of a pack is larger."""


def is_cut(path: Path) -> bool:
    """Whether the first picture of a JPEG, GIF or BMP file is not all there.

    Other kinds are left to their decoders, which refuse what is cut. Raises OSError.
    """
    with path.open("rb") as file:
        data = file.read(_MOST)
    if data.startswith(_JPEG):
        return data.rfind(_END, _scan(data)) < 0
    if data.startswith(_GIF):
        return not _has_image(data)
    if data.startswith(_BMP):
        return len(data) < int.from_bytes(data[2:6], "little")
    return False


def _scan(data: bytes) -> int:
    """Where a JPEG's own pixels begin, past small pictures in its head; its end where none do."""
    at = 2
    while at + 4 <= len(data) and data[at] == 0xFF:
        marker = data[at + 1]
        if marker == _SCAN:
            return at
        size = int.from_bytes(data[at + 2 : at + 4], "big")
        at += 1 if marker == 0xFF else 2 if marker in _BARE else 2 + size
    return len(data)


def _has_image(data: bytes) -> bool:
    """Whether a GIF's first image goes on to its end."""
    at = _GIF_HEAD + _table(data, 10)
    while at < len(data):
        block = data[at]
        if block == _EXTENSION:
            at = _past(data, at + 2)
        elif block == _IMAGE:
            return _past(data, at + 11 + _table(data, at + 9)) <= len(data)
        else:
            return False
    return False


def _table(data: bytes, flags: int) -> int:
    """The bytes of a GIF's table of colours, by the flags before it."""
    packed = data[flags] if flags < len(data) else 0
    return 3 * 2 ** ((packed & 7) + 1) if packed & 0x80 else 0


def _past(data: bytes, at: int) -> int:
    """Past a GIF's chain of blocks, which an empty one ends; beyond the data where none does."""
    while at < len(data) and data[at]:
        at += data[at] + 1
    return at + 1
