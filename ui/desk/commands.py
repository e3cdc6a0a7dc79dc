"""The command line's language: `7j`, `3 5 7`, `1 4 7-9`, `+5`, `-12`, `*`, `0`; pure, no Qt.

A line is read whole against the desk's view. It comes to wishes, or to one fault that names its
token; nothing of a faulty line is done.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from app.night import intents
from app.night.desk import ASKING, JUDGING, DeskRow, DeskView
from app.night.night import Stage
from app.night.scenes import Declared

FaultKind = Literal[
    "unreadable", "no-team", "range", "letter", "list-or-single", "twice", "not-now", "alone"
]
# J and R, П and Р (прыжок, революция), and what the same keys give in the other layout.
LETTERS: Mapping[str, Declared] = {
    **dict.fromkeys("jоgп", "jump"),
    **dict.fromkeys("rкhр", "revolution"),
}
ALL, NONE = "*", "0"
_TOKEN = re.compile(rf"([+\-?]?)(\d{{1,3}})(?:-(\d{{1,3}}))?([{''.join(LETTERS)}]?)")
_BETWEEN = re.compile(r"[\s,;.]+")
_DASHES = str.maketrans({"−": "-", "–": "-", "—": "-", "‑": "-", "✓": "+", "×": "*"})


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a line is not done: `token` is the word of it that is at fault."""

    kind: FaultKind
    token: str


@dataclass(frozen=True, slots=True)
class Item:
    """One token: teams by number, from 1, with a sign ("" for none) and a declared kind."""

    token: str
    sign: str
    numbers: tuple[int, ...]
    kind: Declared | None = None


Items = tuple[Item, ...]
Wishes = tuple[intents.Intent, ...]


def parse(text: str) -> Items | Fault:
    """The tokens of a line, read without regard to the moment. An empty line has none."""
    items = []
    for word in _BETWEEN.split(text.translate(_DASHES).strip().lower()):
        if not word:
            continue
        item = _item(word)
        if isinstance(item, Fault):
            return item
        items.append(item)
    return tuple(items)


def wishes_of(text: str, view: DeskView) -> Wishes | Fault:
    """What the line comes to at this moment of the evening."""
    if view.stage is Stage.DECISION:
        return _decision(text, view)
    items = parse(text)
    if isinstance(items, Fault):
        return items
    fault = _unknown(items, view) or _twice(items)
    if fault is not None:
        return fault
    if view.stage in JUDGING:
        return _judged(items, view)
    if view.stage in ASKING:
        return _asked(items, view)
    if view.stage in (Stage.DECLARE, Stage.MOVES):
        return _declared(items, view)
    return Fault("not-now", items[0].token) if items else ()


def _item(word: str) -> Item | Fault:
    if word in (ALL, NONE):
        return Item(word, word, ())
    found = _TOKEN.fullmatch(word)
    if found is None:
        return Fault("unreadable", word)
    sign, first, last, letter = found.groups()
    start, end = int(first), int(last or first)
    if end < start:
        return Fault("range", word)
    return Item(word, sign, tuple(range(start, end + 1)), LETTERS.get(letter))


def _unknown(items: Items, view: DeskView) -> Fault | None:
    for item in items:
        if any(view.row(number) is None for number in item.numbers):
            return Fault("no-team", item.token)
    return None


def _twice(items: Items) -> Fault | None:
    seen: set[int] = set()
    for item in items:
        if seen.intersection(item.numbers):
            return Fault("twice", item.token)
        seen.update(item.numbers)
    return None


def _declared(items: Items, view: DeskView) -> Wishes | Fault:
    wishes: list[intents.Intent] = []
    for item in items:
        if item.sign in (ALL, NONE, "?"):
            return Fault("not-now", item.token)
        if item.kind is None and item.sign != "-":
            return Fault("letter", item.token)
        wishes += _declarations(item, view)
    return tuple(wishes)


def _declarations(item: Item, view: DeskView) -> Iterable[intents.Intent]:
    """Declared; the same again takes it back, another one replaces it."""
    for row in _rows(item, view):
        team = row.team.id
        if item.sign == "-" or row.declared is not None:
            yield intents.TakeBack(team)
        if item.kind is not None and item.sign != "-" and row.declared != item.kind:
            yield intents.Declare(team, item.kind)


def _asked(items: Items, view: DeskView) -> Wishes | Fault:
    arrived: list[str] = []
    wishes: list[intents.Intent] = []
    for item in items:
        if item.sign in (ALL, NONE, "?"):
            return Fault("not-now", item.token)
        teams = [row.team.id for row in _rows(item, view)]
        if item.kind is not None:
            wishes += _declarations(item, view)
        elif item.sign == "-":
            wishes += [intents.DropAnswer(team) for team in teams]
        else:
            arrived += teams
    if arrived:
        wishes.insert(0, intents.RecordAnswers(tuple(arrived)))
    return tuple(wishes)


def _judged(items: Items, view: DeskView) -> Wishes | Fault:
    late = [item for item in items if item.kind is not None]
    marking = [item for item in items if item.kind is None]
    wishes = [wish for item in late for wish in _declarations(item, view)]
    if not marking:
        return tuple(wishes)
    plain = [item for item in marking if not item.sign]
    whole = [item for item in marking if item.sign in (ALL, NONE)]
    odd = next((item for item in marking if item not in plain), None)
    if whole and len(marking) > 1:
        return Fault("alone", whole[0].token)
    if plain and odd is not None:
        return Fault("list-or-single", odd.token)
    marks = _singles(marking, view) if not plain and not whole else _whole_list(marking, view)
    return (*wishes, intents.Mark(marks))


def _singles(items: Iterable[Item], view: DeskView) -> dict[str, bool | None]:
    meaning: Mapping[str, bool | None] = {"+": True, "-": False, "?": None}
    return {row.team.id: meaning[item.sign] for item in items for row in _rows(item, view)}


def _whole_list(items: list[Item], view: DeskView) -> dict[str, bool | None]:
    """These have it; every other team whose answer is recorded has not."""
    here = [row for row in view.rows if not row.team.withdrawn]
    answered = {row.team.id for row in here if row.answered}
    if items[0].sign == ALL:
        return dict.fromkeys(answered or [row.team.id for row in here], True)
    right = {row.team.id for item in items for row in _rows(item, view)}
    order = [row.team.id for row in view.rows if row.team.id in right | answered]
    return {team: team in right for team in order}


def _decision(text: str, view: DeskView) -> Wishes | Fault:
    first, _, reason = text.strip().partition(" ")
    if not first:
        return ()
    if not first.isdecimal():
        return Fault("unreadable", first)
    row = view.row(int(first))
    if row is None:
        return Fault("no-team", first)
    return (intents.SettleTie(row.team.id, reason.strip()),)


def _rows(item: Item, view: DeskView) -> list[DeskRow]:
    found = (view.row(number) for number in item.numbers)
    return [row for row in found if row is not None]
