"""A live game as an open record, and a record as a live game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from app.hill.game import Game, new_game
from app.hill.record.model import Record
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
    """The game that the record tells, ready to go on; raises `RecordError`."""
    game = new_game(record.rules, record.teams)
    positions = positions_of(record, game.last)
    roster = dict(game.roster)
    for turn in record.turns:
        roster.update({c.team.id: c.team for c in turn.before if isinstance(c, Join)})
    last = positions[-1] if positions else game.last
    return replace(
        game,
        roster=roster,
        turns=record.turns,
        positions=(game.last, *positions),
        now=last,
        appeals=record.appeals,
    )


def _named(turn: Turn, roster: Mapping[str, Team]) -> Turn:
    before = tuple(
        replace(change, team=roster[change.team.id]) if isinstance(change, Join) else change
        for change in turn.before
    )
    return replace(turn, before=before)
