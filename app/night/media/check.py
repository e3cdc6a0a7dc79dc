"""What is wrong with a pack's media, found before the hall sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal, NamedTuple

from app.packs import Medium, MediumKind, Pack, PackQuestion

Find = Callable[[str], Path | None]
"""Where the media store keeps a file of that name; None where it has none."""


def nowhere(_: str) -> Path | None:
    """Where there is no media store."""
    return None


Fault = Literal["not-brought", "lost", "empty", "unknown"]
_HEAD = 64
_PICTURES = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"GIF8", b"BM", b"<svg", b"<?xml")
_BOXES = (b"ftyp", b"moov", b"mdat", b"wide", b"free")
_MOVING = (
    b"OggS",
    b"ID3",
    b"fLaC",
    b"\x1aE\xdf\xa3",
    b"FLV",
    b"\x00\x00\x01\xba",
    b"\x00\x00\x01\xb3",
)
_ASF = b"0&\xb2u\x8ef\xcf\x11"


class MediaTrouble(NamedTuple):
    """A medium that the hall would not get: of which question (its place from 1; 0: a partner's).

    `fault`: the pack does not bring it, the store has lost it, it is empty, or it is of no kind
    that can be shown or played.
    """

    question: int
    kind: MediumKind
    name: str
    file: str
    fault: Fault


def check_media(pack: Pack, find: Find) -> list[MediaTrouble]:
    """Every medium of the pack that is missing or cannot be what it says it is, in order.

    Reads the first bytes of each file; the same file is read once.
    """
    return check_questions((*pack.main, *pack.reserve), pack, find)


def check_questions(
    questions: tuple[PackQuestion, ...], pack: Pack, find: Find
) -> list[MediaTrouble]:
    """The same for some questions of a pack, and for its partners."""
    known: dict[tuple[str, MediumKind], Fault | None] = {}
    troubles = []
    for place, one in _media(questions, pack):
        key = (one.file, one.kind)
        if key not in known:
            known[key] = _fault(one, find)
        fault = known[key]
        if fault is not None:
            troubles.append(MediaTrouble(place, one.kind, one.name, one.file, fault))
    return troubles


def _media(questions: tuple[PackQuestion, ...], pack: Pack) -> Iterator[tuple[int, Medium]]:
    for place, item in enumerate(questions, 1):
        for one in (*item.shown, *item.answer_shown):
            yield place, one
    for partner in pack.partners:
        if partner.logo is not None:
            yield 0, partner.logo


def _fault(one: Medium, find: Find) -> Fault | None:
    if not one.file:
        return "not-brought"
    path = find(one.file)
    if path is None:
        return "lost"
    try:
        with path.open("rb") as file:
            head = file.read(_HEAD)
    except OSError:
        return "lost"
    if not head:
        return "empty"
    return None if _looks(head, one.kind) else "unknown"


def _looks(head: bytes, kind: MediumKind) -> bool:
    """Whether a file that begins so can be of the kind: by its bytes, whatever its name says."""
    riff = head[8:12] if head.startswith(b"RIFF") else b""
    if kind == "picture":
        return head.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(_PICTURES) or riff == b"WEBP"
    frame = len(head) > 1 and head[0] == 0xFF and head[1] & 0xE0 == 0xE0
    aiff = head.startswith(b"FORM") and head[8:12] in (b"AIFF", b"AIFC")
    boxed = head[4:8] in _BOXES
    return head.startswith((*_MOVING, _ASF)) or riff in (b"WAVE", b"AVI ") or frame or aiff or boxed
