"""The text inside a field: lines run on, three spaces begin a new one; handouts and media."""

import html
import re
from typing import NamedTuple

from app.packs.escape import escaped
from app.packs.gather import missing_medium
from app.packs.inline import render
from app.packs.model import Medium, MediumKind

_INDENT = re.compile(r"(?: {2,}|\t)")
_ENTITY = re.compile(r"&(?:#\d{1,7}|[A-Za-z]{2,8});")
_ITEM = re.compile(r"(\d{1,3})\.\s+")
_MEDIUM = re.compile(r"\((pic|aud|video)\s*:\s*([^()\n]{1,300}?)\s*\)", re.IGNORECASE)
_HANDOUT = re.compile(
    r"<\s*раздатка\s*>(.*?)(?:<\s*/\s*раздатка\s*>|(\Z))", re.IGNORECASE | re.DOTALL
)
_GAP = re.compile(r"\[(?=[^\[\]\n]*\])((?:пропуск|пропущено|\.\.\.|…)[^\[\]\n]*)\]", re.IGNORECASE)
_HANDOUT_MARKS = ("<раздатка>", "</раздатка>")
_KINDS: dict[str, MediumKind] = {"pic": "picture", "aud": "sound", "video": "video"}
SPLIT = re.compile(r"(?:(?<=\s)|^)(не)?зач[её]т\s*:\s*", re.IGNORECASE)


class Text(NamedTuple):
    """A text as the host reads it, as the audience may see it, its handouts and media."""

    host: str
    screen: str
    handout: str
    media: tuple[Medium, ...]
    open_handout: bool = False


class Verdicts(NamedTuple):
    """What a field says of answers: the text itself, what is accepted and what is not."""

    own: str
    accepted: tuple[str, ...]
    refused: tuple[str, ...]


def run_on(lines: list[str]) -> list[str]:
    """The paragraphs: lines that are not indented go on with the one above."""
    paragraphs: list[str] = []
    for line in lines:
        words = _ENTITY.sub(lambda entity: html.unescape(entity[0]), line.strip())
        goes_on = bool(paragraphs and paragraphs[-1] and words) and not _INDENT.match(line)
        if goes_on and not _stands_alone(words) and not _stands_alone(paragraphs[-1]):
            paragraphs[-1] += " " + words
        else:
            paragraphs.append(words)
    return [words for words in paragraphs if words]


def _stands_alone(words: str) -> bool:
    if words.startswith("|") or words.lower() in _HANDOUT_MARKS:
        return True
    return _MEDIUM.fullmatch(words) is not None


def items(lines: list[str]) -> tuple[str, ...]:
    """The entries of a list `   1. …`, without their numbers; else the whole as one entry."""
    entries: list[str] = []
    numbered = 0
    for words in run_on(lines):
        item = _ITEM.match(words)
        if item is not None and int(item[1]) == numbered + 1:
            numbered += 1
            entries.append(words[item.end() :])
        elif entries:
            entries[-1] += "\n" + words
        else:
            entries.append(words)
    return tuple(entry for entry in entries if entry)


def verdicts(text: str) -> Verdicts:
    """Cut a text at «Зачёт:» and «Незачёт:» in it."""
    own = ""
    accepted: list[str] = []
    refused: list[str] = []
    end, last = 0, None
    for mark in [*SPLIT.finditer(text), None]:
        part = text[end : mark.start() if mark else len(text)].strip()
        if last is None:
            own = part
        elif part:
            (refused if last[1] else accepted).append(part)
        if mark is not None:
            end, last = mark.end(), mark
    return Verdicts(own, tuple(accepted), tuple(refused))


def read_text(text: str) -> Text:
    """Resolve handouts, media and notes: the host sees all, the audience no `[…]` note.

    Brackets around what is left out of a quotation are part of it.
    """
    media: list[Medium] = []
    opened = False

    def medium(found: re.Match[str]) -> str:
        media.append(missing_medium(found[2], _KINDS[found[1].lower()]))
        return f"[{found[2]}]"

    def handout(found: re.Match[str]) -> str:
        nonlocal opened
        opened = opened or found[2] is not None
        return f"\0{found[1].strip()}\0"

    pieces = _HANDOUT.sub(handout, _MEDIUM.sub(medium, text)).split("\0")
    for index, piece in enumerate(pieces):
        if index % 2:
            pieces[index] = f"[Раздаточный материал: {escaped(piece)}]"
        else:
            pieces[index] = _GAP.sub(r"\\[\1\\]", escaped(piece, notes=True))
    shown = render("".join(pieces))
    return Text(shown.host, shown.screen, shown.handout, tuple(media), opened)
