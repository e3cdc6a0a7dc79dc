"""The evening's rating: the table it keeps and its players' corrections, decided and folded."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from app.hill.record import Record
from app.hill.roster import Player, Team
from app.night.night import Night
from app.night.refusal import NightReason, NightRefusal
from app.night.results_desk.events import PlayerCorrected, RatingEvent, RatingTableKept
from app.night.results_desk.intents import CorrectPlayer, KeepRatingTable, RatingIntent
from app.results.corrections import CORRECTIONS, TABLE, scored_with, teams_of
from app.results.table import MOST_POINTS, table_of, table_value

Json = dict[str, Any]
Decision = tuple[RatingEvent, ...] | NightRefusal


def keeps_table(night: Night) -> bool:
    """Whether the evening keeps the table that it was scored with."""
    return isinstance(_parts(night.rating).get(TABLE), Mapping)


def decide_rating(night: Night, intent: RatingIntent) -> Decision:
    """The events that the wish comes to, or why it is refused."""
    if isinstance(intent, KeepRatingTable):
        return _keep(night, intent)
    return _correct(night, intent)


def _keep(night: Night, intent: KeepRatingTable) -> Decision:
    """A rehearsal earns no rating; a table that is kept already changes nothing."""
    value = table_value(intent.table)
    if night.rehearsal or _parts(night.rating).get(TABLE) == value:
        return ()
    return (RatingTableKept(value),)


def _correct(night: Night, intent: CorrectPlayer) -> Decision:
    team = night.game.roster.get(intent.team)
    if team is None or not 1 <= intent.number <= len(team.players):
        return NightRefusal(NightReason.NO_PLAYER)
    if intent.points is not None:
        if abs(intent.points) > MOST_POINTS:
            return NightRefusal(NightReason.BAD_RATING)
        if not intent.reason.strip():
            return NightRefusal(NightReason.NO_RATING_REASON)
    player = team.players[intent.number - 1]
    reason = intent.reason.strip()
    return (PlayerCorrected(team.id, player.id, intent.number, intent.points, reason),)


def evolve_rating(night: Night, event: RatingEvent) -> Night:
    """The night after the event."""
    return replace(night, rating=_FOLDS[type(event)](night, event))


def _kept(night: Night, event: RatingTableKept) -> Json:
    return scored_with(table_of(event.table), _parts(night.rating))


def _corrected(night: Night, event: PlayerCorrected) -> Json:
    """One player has one correction, the latest."""
    parts = _parts(night.rating)
    lines = [line for line in _lines(parts) if not _is_of(line, event)]
    if event.points is not None:
        lines.append({**_who(event), "points": event.points, "reason": event.reason})
    return {**parts, CORRECTIONS: lines}


def with_players(record: Record) -> Record:
    """The record without corrections of players that are in no team any more."""
    if not isinstance(record.rating, Mapping) or not _lines(record.rating):
        return record
    teams = teams_of(record)
    lines = [line for line in _lines(record.rating) if _is_there(line, teams)]
    return replace(record, rating={**record.rating, CORRECTIONS: lines})


def _parts(rating: object) -> Json:
    """The rating as named parts; what an opened record brought in another shape is kept aside."""
    if isinstance(rating, Mapping):
        return dict(rating)
    return {} if rating is None else {"brought": rating}


def _lines(parts: Mapping[str, Any]) -> list[Any]:
    lines = parts.get(CORRECTIONS)
    return list(lines) if isinstance(lines, list) else []


def _who(event: PlayerCorrected) -> Json:
    if event.player is not None:
        return {"player": event.player}
    return {"team": event.team, "number": event.number}


def _is_of(line: object, event: PlayerCorrected) -> bool:
    if not isinstance(line, Mapping):
        return False
    if line.get("player") is not None:
        return bool(line["player"] == event.player)
    return (line.get("team"), line.get("number")) == (event.team, event.number)


def _is_there(line: object, teams: Mapping[str, Team]) -> bool:
    if not isinstance(line, Mapping):
        return True
    player = line.get("player")
    if player is not None:
        return any(one.id == player for team in teams.values() for one in team.players)
    team, number = teams.get(str(line.get("team"))), line.get("number")
    players: tuple[Player, ...] = team.players if team is not None else ()
    return type(number) is not int or 1 <= number <= len(players)


_FOLDS: Mapping[type, Callable[[Night, Any], Json]] = {
    RatingTableKept: _kept,
    PlayerCorrected: _corrected,
}
