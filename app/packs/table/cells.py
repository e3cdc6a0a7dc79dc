"""What single cells say: times, yes and no, lists."""

import re

MAX_SECONDS = 3600

_TIME = re.compile(r"(\d{1,5})(?:[.,]0+)?\s*(?:с|сек\w*|s|secs?|seconds?)?\.?", re.IGNORECASE)
_CLOCK = re.compile(r"(?:0?0:)?(\d{1,2}):(\d{2})")
_MINUTES = re.compile(r"(\d{1,2})\s*(?:мин\w*|min\w*)\.?", re.IGNORECASE)
_YES = re.compile(
    r"да|д|yes|y|1|true|истина|x|х|\+|✓|✔|v|резерв\w*|reserve|запасн\w*|разминка|warm-?up",
    re.IGNORECASE,
)
_NO = re.compile(r"нет|н|no|n|0|false|ложь|-|–|—|основн\w*|main", re.IGNORECASE)


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
