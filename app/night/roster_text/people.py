"""One cell as a player: surname and name, a captain's mark, a club id."""

from __future__ import annotations

import re
from typing import NamedTuple

_YES_WORDS = "+|*|1|x|х|v|✓|✔|к|k|c|с|да|yes|y|true|кап|капитан|captain|cap"
_NO_WORDS = "-|–|—|0|б|л|нет|no|n|false|игрок|player"
YES, NO = frozenset(_YES_WORDS.split("|")), frozenset(_NO_WORDS.split("|"))
_MARK = r"к|k|c|с|кап|капитан|cap|captain"
_IN_BRACKETS = re.compile(rf"\s*[(\[]\s*(?:{_MARK})\.?\s*[)\]]\s*", re.IGNORECASE)
_AFTER_COMMA = re.compile(r"\s*[,–—-]\s*(?:капитан|captain)\.?\s*$", re.IGNORECASE)
_STAR = re.compile(r"^\s*[*★]\s*|\s*[*★]\s*$")
_CLUB_ID = re.compile(r"^(\S+\s.*?)[\s,]+[#№]?\s*\(?(\d+)\)?$")


class Person(NamedTuple):
    """A player as a cell has it; `surname` is never empty."""

    surname: str
    name: str = ""
    captain: bool = False
    club_id: str = ""

    @property
    def full(self) -> str:
        """Surname and name."""
        return f"{self.surname} {self.name}".strip()


def is_mark(cell: str) -> bool:
    """Whether the cell says yes or no to being captain, and nothing else."""
    return cell.casefold().rstrip(".") in YES | NO


def says_yes(cell: str) -> bool:
    """Whether the cell marks the captain."""
    return cell.casefold().rstrip(".") in YES


def has_mark(cell: str) -> bool:
    """Whether a player's cell carries a captain's mark."""
    return _without_mark(cell)[1]


def person_of(cell: str) -> Person:
    """The player in a cell that is not empty: "Иванова Анна (к) 1032"."""
    text, captain = _without_mark(cell)
    found = _CLUB_ID.match(text)
    text, club_id = (found[1], found[2]) if found else (text, "")
    text, late = _without_mark(text)
    surname, _, name = text.partition(" ")
    return Person(surname, name.strip(), captain or late, club_id)


def _without_mark(cell: str) -> tuple[str, bool]:
    for pattern in (_IN_BRACKETS, _AFTER_COMMA, _STAR):
        bare = pattern.sub(" ", cell, count=1).strip()
        if pattern.search(cell) and bare:
            return bare, True
    return cell.strip(), False
