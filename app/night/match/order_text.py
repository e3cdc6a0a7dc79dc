"""Orders as captains write them: `L2 12(2) throw 5(2) # goes for the ring`, one player a line.

A line is a player, where it flies (left out, or `-`: it stays), an action with its target, and a
comment after `#` or in quotes. Further tacts of the same player follow after `;`, an empty part
being no entry. A line of its own, `tact 2`, says which tact the lines after it begin with.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from app.quidditch.orders import Action, Order
from app.quidditch.pitch import CELLS, HEIGHTS, SPOTS, Spot
from app.quidditch.teams import Match

ACTION_WORDS: dict[str, Action] = {
    **dict.fromkeys(("catch", "take", "ловит", "ловить", "лови", "отбор"), "catch"),
    **dict.fromkeys(("throw", "бросок", "бросает", "бросить", "пас"), "throw"),
    **dict.fromkeys(("drop", "сброс", "сбрасывает", "сбросить"), "drop"),
    **dict.fromkeys(("beat", "удар", "бьёт", "бьет", "отбивает", "отбить"), "beat"),
}
STAYS = frozenset(("-", "–", "—", "stay", "stays", "стоит", "остаётся", "остается"))
HEADING = re.compile(r"(?:tact|такт)\s*(\d+)\s*:?", re.IGNORECASE)
SPOT = re.compile(r"(\d{1,3})\s*\((\d)\)")
QUOTED = re.compile(r"[\"“”„«]([^\"“”„«»]*)[\"“”»]")
WORD = re.compile(r"\d{1,3}\s*\(\s*\d\s*\)|[^\s]+")
MOST = 400


class OrderLine(NamedTuple):
    """One order of a text: its line from 1, and what it says."""

    line: int
    tact: int
    player: str
    order: Order


class OrderFault(NamedTuple):
    """What cannot be read: the line and its column from 1, the words there, and a sentence."""

    line: int
    column: int
    words: str
    sentence: str

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}, {self.words!r}: {self.sentence}"


def read_orders(text: str, match: Match, tact: int = 1) -> tuple[OrderLine | OrderFault, ...]:
    """Every order of the text, or what is wrong with its part of the line."""
    found: list[OrderLine | OrderFault] = []
    for number, line in enumerate(text.splitlines(), 1):
        if number > MOST:
            found.append(OrderFault(number, 1, "", f"a text of orders has at most {MOST} lines"))
            break
        heading = HEADING.fullmatch(line.strip())
        if heading is not None:
            tact = int(heading[1])
        elif line.strip() and not line.lstrip().startswith("#"):
            found.extend(_line(line, number, match, tact))
    return tuple(found)


def write_order(order: Order) -> str:
    """An order without its player, as `read_orders` reads it: `12(2) throw 5(2) # comment`."""
    parts = ["-" if order.to is None else str(order.to)]
    parts += [order.action] if order.action is not None else []
    parts += [str(order.target)] if order.target is not None else []
    parts += [f"# {' '.join(order.comment.split())}"] if order.comment else []
    return " ".join(parts)


def _line(line: str, number: int, match: Match, tact: int) -> Iterator[OrderLine | OrderFault]:
    player, start = _player(line, match)
    if player is None:
        word = line.split(maxsplit=1)[0]
        column = line.index(word) + 1
        yield OrderFault(number, column, word, "there is no such player in the match")
        return
    for offset, part in _parts(line, start):
        if part.strip() or (offset == start and ";" not in line):
            read = _order(part)
            if isinstance(read, Order):
                yield OrderLine(number, tact, player, read)
            else:
                column, words, sentence = read
                yield OrderFault(number, offset + column + 1, words, sentence)
        tact += 1


def _player(line: str, match: Match) -> tuple[str | None, int]:
    """The player that the line begins with, and where the rest begins; case does not matter."""
    begin = len(line) - len(line.lstrip())
    rest = line[begin:]
    for id_ in sorted(match.ids, key=len, reverse=True):
        end = len(id_)
        if rest[:end].casefold() == id_.casefold() and rest[end : end + 1] in ("", " ", "\t", ":"):
            return id_, begin + end + (rest[end : end + 1] == ":")
    return None, 0


def _parts(line: str, start: int) -> Iterator[tuple[int, str]]:
    """The parts between `;`, with their places; not those in a comment."""
    bare = _unquoted(line)
    comment = bare.find("#")
    limit = len(line) if comment < 0 else comment
    cuts = [place for place in range(start, limit) if bare[place] == ";"]
    for begin, end in pairwise([start, *(cut + 1 for cut in cuts), len(line) + 1]):
        yield begin, line[begin : end - 1]


def _unquoted(text: str) -> str:
    """The text with blanks for what stands in quotes."""
    return QUOTED.sub(lambda found: " " * len(found[0]), text)


def _order(part: str) -> Order | tuple[int, str, str]:
    """The order that a part says, or the place, the words and a sentence."""
    bare, _, _ = _unquoted(part).partition("#")
    head, tail = part[: len(bare)], part[len(bare) + 1 :]
    quotes = [found[1].strip() for found in QUOTED.finditer(head)]
    comment = " ".join(text for text in (*quotes, tail.strip()) if text) or None
    said = _Said()
    for word in WORD.finditer(bare):
        sentence = said.hear(word[0])
        if sentence is not None:
            return word.start(), word[0], sentence
    return Order(said.to, said.action, said.target, comment)


class _Said:
    """What the words of one order have said so far."""

    def __init__(self) -> None:
        self.to: Spot | None = None
        self.action: Action | None = None
        self.target: Spot | None = None
        self._stays = False

    def hear(self, word: str) -> str | None:
        """Take one more word; a sentence where it has no place here."""
        spot, action = _spot(word), ACTION_WORDS.get(word.casefold())
        if spot is not None:
            return self._cell(spot)
        if action is not None:
            if self.action is not None:
                return "an order has at most one action (1.2)"
            self.action = action
            return None
        if word.casefold() in STAYS and self.to is None and self.action is None:
            self._stays = True
            return None
        if _shape(word) is not None:
            return "there is no such cell: cells are 1 to 125, heights 1 to 3 (1.1)"
        return "neither a cell such as 12(2), nor an action"

    def _cell(self, spot: Spot) -> str | None:
        if self.action is None and self.to is None and not self._stays:
            self.to = spot
        elif self.action is not None and self.target is None:
            self.target = spot
        else:
            return "one cell more than an order has"
        return None


def _shape(word: str) -> re.Match[str] | None:
    """The two numbers of a word such as 12(2), whether there is such a cell or not."""
    return SPOT.fullmatch(re.sub(r"\s", "", word))


def _spot(word: str) -> Spot | None:
    found = _shape(word)
    if found is None:
        return None
    cell, height = int(found[1]), int(found[2])
    return SPOTS[cell][height] if cell in CELLS and height in HEIGHTS else None
