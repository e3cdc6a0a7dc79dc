"""Small media for the tests of packs."""

import struct
import zlib

import pytest


def png(width: int = 1, height: int = 1) -> bytes:
    """A black picture."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress((b"\0" + b"\0" * width) * height)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")
    )


@pytest.fixture(scope="session")
def picture() -> bytes:
    """A PNG of one black point."""
    return png()
