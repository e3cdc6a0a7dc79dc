"""What single cells say: times, yes and no, lists, right choices."""

import re
from collections.abc import Sequence
from typing import NamedTuple

MAX_SECONDS = 3600

_TIME = re.compile(r"(\d{1,5})(?:[.,]0+)?\s*(?:с|сек\w*|s|secs?|seconds?)?\.?", re.IGNORECASE)
_CLOCK = re.compile(r"(?:0?0:)?(\d{1,2}):(\d{2})")
_MINUTES = re.compile(r"(\d{1,2})\s*(?:мин\w*|min\w*)\.?", re.IGNORECASE)
_YES = re.compile(
    r"да|д|yes|y|1|true|истина|x|х|\+|✓|✔|v|резерв\w*|reserve|запасн\w*|разминка|warm-?up",
    re.IGNORECASE,
)
_NO = re.compile(r"нет|н|no|n|0|false|ложь|-|–|—|основн\w*|main", re.IGNORECASE)
_NAMES = re.compile(r"[\s,;/&+]+|(?<=\d)\.(?=\d)")
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_CYRILLIC = "АБВГДЕЖЗИК"


def seconds(cell: str) -> int | None:
    """A time of 1 to 3600 seconds: "90", "90 сек", "1:30", "2 min"; None for anything else."""
    plain, clock, minutes = (p.fullmatch(cell) for p in (_TIME, _CLOCK, _MINUTES))
    if plain is not None:
        found = int(plain[1])
    elif clock is not None:
        found = int(clock[1]) * 60 + int(clock[2])
    elif minutes is not None:
        found = int(minutes[1]) * 60
    else:
        return None
    return found if 1 <= found <= MAX_SECONDS else None


def flag(cell: str) -> bool | None:
    """Yes or no in either language; None for anything else."""
    if _YES.fullmatch(cell):
        return True
    return False if not cell or _NO.fullmatch(cell) else None


def entries(cell: str) -> tuple[str, ...]:
    """The entries of a cell: one a line, or else one after each semicolon."""
    parts = cell.split("\n") if "\n" in cell else cell.split(";")
    return tuple(part.strip() for part in parts if part.strip())


class Right(NamedTuple):
    """Which choices a cell calls right (0-based); `loose` if it looked like one number."""

    indexes: tuple[int, ...]
    loose: bool = False


def right_choices(cell: str, choices: Sequence[str], *, by_number: bool = False) -> Right:
    """The choices that a cell names: by their words (unless `by_number`), numbers or letters.

    Empty choices cannot be right. No indexes at all when any name is none of them.
    """
    plain = [_plain(choice) for choice in choices]
    if not by_number and _plain(cell) in plain:
        return Right((plain.index(_plain(cell)),))
    names = [name for name in _NAMES.split(cell.strip(" .)")) if name]
    found = [_index(name) for name in names]
    if found and all(i is not None and i < len(plain) and plain[i] for i in found):
        loose = re.fullmatch(r"\d(?:\.\d)+", cell) is not None
        return Right(tuple(dict.fromkeys(i for i in found if i is not None)), loose)
    for cut in ("\n", ";", ","):
        parts = [_plain(part) for part in cell.split(cut) if part.strip()]
        if len(parts) > 1 and all(part in plain for part in parts):
            return Right(tuple(dict.fromkeys(map(plain.index, parts))))
    return Right(())


def _plain(text: str) -> str:
    return " ".join(text.split()).casefold()


def _index(name: str) -> int | None:
    name = name.strip(").").upper()
    if re.fullmatch(r"[1-9][0-9]?", name):
        return int(name) - 1
    if len(name) == 1 and name in _LETTERS:
        return _LETTERS.index(name)
    return _CYRILLIC.index(name) if len(name) == 1 and name in _CYRILLIC else None
