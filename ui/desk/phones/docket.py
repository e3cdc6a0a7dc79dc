"""What is to be judged, in the order in which it is asked: disagreements, then groups of answers.

A pure view of the desk: frozen values, no marks of its own.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from app.night.desk import DeskRow, DeskView
from app.night.night import Stage

State = Literal["open", "mixed", "right", "wrong", "differ"]
DONE: tuple[State, ...] = ("right", "wrong")


class Entry(NamedTuple):
    """One thing to judge with one key.

    `teams` are ids, `numbers` and `names` the same teams'; `near` is the least likeness of any two
    answers, 0–100; `proposal` what the pack suggests. `host` and `judge` are their marks where all
    teams have the same. A "differ" is one team that host and judge mark differently.
    """

    state: State
    text: str
    teams: tuple[str, ...]
    numbers: tuple[int, ...]
    names: tuple[str, ...]
    near: int = 100
    proposal: bool | None = None
    host: bool | None = None
    judge: bool | None = None

    @property
    def key(self) -> tuple[str, ...]:
        """What stays the same while it is judged."""
        return ("differ", *self.teams) if self.state == "differ" else self.teams


def docket(view: DeskView) -> tuple[Entry, ...]:
    """All that is to be judged now; empty outside of marking, or where no answer has a text."""
    if view.stage is not Stage.MARKING or view.void:
        return ()
    rows = {row.team.id: row for row in view.rows}
    differ = [_differ(rows[team]) for team in view.disagreements if team in rows]
    groups = [
        _entry(group.text, [rows[t] for t in group.teams], group.near, group.proposal)
        for group in view.groups
    ]
    return (*differ, *groups)


def first_open(entries: tuple[Entry, ...]) -> int | None:
    """The entry that waits first; None where none does."""
    return next((i for i, entry in enumerate(entries) if entry.state not in DONE), None)


def _differ(row: DeskRow) -> Entry:
    who = (row.team.id,), (row.team.number,), (row.team.name,)
    return Entry("differ", row.text or "", *who, host=row.host_mark, judge=row.judge_mark)


def _entry(text: str, rows: list[DeskRow], near: int, proposal: bool | None) -> Entry:
    marks = {row.mark for row in rows}
    state: State = "mixed"
    if len(marks) == 1:
        state = {True: "right", False: "wrong", None: "open"}[next(iter(marks))]  # type: ignore[assignment]
    ids = tuple(row.team.id for row in rows)
    numbers = tuple(row.team.number for row in rows)
    names = tuple(row.team.name for row in rows)
    host, judge = _common([r.host_mark for r in rows]), _common([r.judge_mark for r in rows])
    return Entry(state, text, ids, numbers, names, near, proposal, host, judge)


def _common(marks: list[bool | None]) -> bool | None:
    return marks[0] if len(set(marks)) == 1 else None
