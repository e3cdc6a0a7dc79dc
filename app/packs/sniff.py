"""What a medium is, by its first bytes; and how large a picture says that it is."""

import re
from typing import IO, NamedTuple

from app.packs.model import MediumKind

HEAD = 4096
"""How many bytes `kind_of` needs to see at most."""

_JPEG_SIZES = {*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC}
_JPEG_STEPS = 10_000


class Sort(NamedTuple):
    """A kind of medium and the ending that its files get."""

    kind: MediumKind
    ending: str


_STARTS: tuple[tuple[bytes, Sort], ...] = (
    (b"\x89PNG\r\n\x1a\n", Sort("picture", "png")),
    (b"\xff\xd8\xff", Sort("picture", "jpg")),
    (b"GIF87a", Sort("picture", "gif")),
    (b"GIF89a", Sort("picture", "gif")),
    (b"BM", Sort("picture", "bmp")),
    (b"ID3", Sort("sound", "mp3")),
    (b"fLaC", Sort("sound", "flac")),
)
_ENDINGS: dict[str, MediumKind] = {
    **dict.fromkeys(("png", "jpg", "jpeg", "gif", "webp", "bmp", "svg", "tif", "tiff"), "picture"),
    **dict.fromkeys(("mp3", "ogg", "oga", "opus", "wav", "flac", "m4a", "aac", "wma"), "sound"),
    **dict.fromkeys(("mp4", "m4v", "mov", "webm", "mkv", "avi", "ogv", "mpg", "wmv"), "video"),
}


def kind_of(start: bytes) -> Sort | None:
    """What a file that begins with these bytes (`HEAD` of them) is; None if nothing known."""
    for magic, sort in _STARTS:
        if start.startswith(magic):
            return None if sort.ending == "bmp" and not _is_bmp(start) else sort
    if start[:4] == b"RIFF":
        return _riff(start[8:12])
    if start[:4] == b"OggS":
        return _ogg(start)
    if start[4:8] == b"ftyp":
        return _iso(start[8:12])
    if start[:4] == b"\x1aE\xdf\xa3":
        return Sort("video", "webm" if b"webm" in start[:64] else "mkv")
    return Sort("sound", "mp3") if _is_mpeg_frame(start) else None


def kind_by_name(name: str) -> MediumKind:
    """What a file of this name ought to be; a picture if the ending says nothing."""
    return _ENDINGS.get(name.rpartition(".")[2].lower(), "picture")


def _is_bmp(start: bytes) -> bool:
    return len(start) >= 26 and int.from_bytes(start[14:18], "little") in (12, 40, 52, 56, 108, 124)


def _riff(form: bytes) -> Sort | None:
    forms = {
        b"WEBP": Sort("picture", "webp"),
        b"WAVE": Sort("sound", "wav"),
        b"AVI ": Sort("video", "avi"),
    }
    return forms.get(form)


def _ogg(start: bytes) -> Sort:
    if b"\x80theora" in start:
        return Sort("video", "ogv")
    return Sort("sound", "opus" if b"OpusHead" in start[:64] else "ogg")


def _iso(brand: bytes) -> Sort | None:
    if brand in (b"avif", b"heic", b"heix", b"mif1", b"msf1", b"avis", b"crx "):
        return None
    if brand in (b"M4A ", b"M4B "):
        return Sort("sound", "m4a")
    return Sort("video", "mov" if brand == b"qt  " else "mp4")


def _is_mpeg_frame(start: bytes) -> bool:
    """Whether an MPEG layer III frame begins here: all its fields hold values that exist."""
    if len(start) < 4 or start[0] != 0xFF or start[1] & 0xE6 != 0xE2:
        return False
    version, bitrate, rate = start[1] >> 3 & 3, start[2] >> 4, start[2] >> 2 & 3
    return version != 1 and bitrate not in (0, 15) and rate != 3


def pixels(file: IO[bytes], ending: str) -> tuple[int, int] | None:
    """Width and height that the picture's header gives; None where it gives none.

    Nothing is decoded. `ending` is of `kind_of`; `file` can be sought.
    """
    file.seek(0)
    start = file.read(32)
    match ending:
        case "png" if start[12:16] == b"IHDR":
            return _big(start[16:20]), _big(start[20:24])
        case "gif" if len(start) >= 10:
            return _little(start[6:8]), _little(start[8:10])
        case "bmp" if _little(start[14:18]) == 12:
            return _little(start[18:20]), _little(start[20:22])
        case "bmp" if len(start) >= 26:
            return _little(start[18:22]), _signed(start[22:26])
        case "webp":
            return _webp(start)
        case "jpg":
            return _jpeg(file)
    return None


def _big(data: bytes) -> int:
    return int.from_bytes(data, "big")


def _little(data: bytes) -> int:
    return int.from_bytes(data, "little")


def _signed(data: bytes) -> int:
    return abs(int.from_bytes(data, "little", signed=True))


def _webp(start: bytes) -> tuple[int, int] | None:
    if start[12:16] == b"VP8X":
        return _little(start[24:27]) + 1, _little(start[27:30]) + 1
    if start[12:16] == b"VP8L" and start[20:21] == b"\x2f":
        bits = _little(start[21:25])
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if start[12:16] == b"VP8 " and start[23:26] == b"\x9d\x01\x2a":
        return _little(start[26:28]) & 0x3FFF, _little(start[28:30]) & 0x3FFF
    return None


def _jpeg(file: IO[bytes]) -> tuple[int, int] | None:
    file.seek(2)
    for _ in range(_JPEG_STEPS):
        mark = file.read(2)
        while re.fullmatch(rb"\xff\xff", mark):
            mark = b"\xff" + file.read(1)
        if len(mark) < 2 or mark[0] != 0xFF:
            return None
        if mark[1] == 0x01 or 0xD0 <= mark[1] <= 0xD8:
            continue
        length = _big(file.read(2))
        if mark[1] in _JPEG_SIZES:
            size = file.read(5)
            return (_big(size[3:5]), _big(size[1:3])) if len(size) == 5 else None
        if length < 2 or mark[1] == 0xDA:
            return None
        file.seek(length - 2, 1)
    return None
