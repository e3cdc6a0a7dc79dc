"""A live game as an open record, and a record as a live game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from app.hill.game import Game, new_game, resume
from app.hill.record.model import Record
from app.hill.record.read_teams import Ids
from app.hill.record.read_turns import read_turn
from app.hill.record.replay import positions_of, replay_record
from app.hill.record.writer import write_turn
from app.hill.roster import Team
from app.hill.turn import Join, Turn

PENDING, IGNORED = "turn_in_progress", "ignored_turns"


def record_of(
    game: Game,
    title: str | None = None,
    date: str | None = None,
    venue: str | None = None,
    extra: Mapping[str, Any] | None = None,
) -> Record:
    """The record of the game as it stands, with the results that the program saw.

    Turns behind an earlier end (H18) and the turn in progress go into fields of our own, so that
    nothing of the night is missing from its record.
    """
    own: dict[str, Any] = {}
    if game.ignored:
        own[IGNORED] = [write_turn(_named(turn, game.roster)) for turn in game.ignored]
    if game.turn != Turn():
        own[PENDING] = write_turn(_named(game.turn, game.roster))
    record = Record(
        teams=tuple(game.roster[team] for team in game.first),
        turns=tuple(_named(turn, game.roster) for turn in game.turns),
        rules=game.rules,
        title=title,
        date=date,
        venue=venue,
        appeals=game.appeals,
        extra={**(extra or {}), **own},
    )
    return replace(record, results=replay_record(record))


def game_of(record: Record) -> Game:
    """The game that the record tells, ready to go on; raises `RecordError`.

    Turns behind an earlier end come back too, and what stood before the turn in progress; its
    question is asked anew.
    """
    game = new_game(record.rules, record.teams)
    positions = positions_of(record, game.last)
    roster = dict(game.roster)
    for turn in record.turns:
        roster.update({c.team.id: c.team for c in turn.before if isinstance(c, Join)})
    ids = Ids(roster.values())
    ignored = tuple(
        read_turn(item, (("ignored turn", n),), ids) for n, item in _ours(record, IGNORED)
    )
    pending = [read_turn(item, ("turn in progress",), ids) for _, item in _ours(record, PENDING)]
    for turn in (*ignored, *pending):
        roster.update({c.team.id: c.team for c in turn.before if isinstance(c, Join)})
    return resume(
        replace(
            game,
            roster=roster,
            turns=record.turns,
            positions=(game.last, *positions),
            turn=Turn(before=pending[0].before) if pending else Turn(),
            ignored=ignored,
            appeals=record.appeals,
        )
    )


def others_of(record: Record) -> dict[str, Any]:
    """The record's unknown fields without those that are ours."""
    return {key: value for key, value in record.extra.items() if key not in (PENDING, IGNORED)}


def _ours(record: Record, key: str) -> list[tuple[int, Any]]:
    value = record.extra.get(key)
    items = value if isinstance(value, list) else [] if value is None else [value]
    return list(enumerate(items, 1))


def _named(turn: Turn, roster: Mapping[str, Team]) -> Turn:
    before = tuple(
        replace(change, team=roster[change.team.id]) if isinstance(change, Join) else change
        for change in turn.before
    )
    return replace(turn, before=before)
