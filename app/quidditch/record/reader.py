"""JSON text -> Record; shape and types only, whether the match was legal is for the replay."""

from __future__ import annotations

import re
from typing import Any

from app.openrecord import Place, RecordError, check_format, parse
from app.quidditch.dice import seed_hash
from app.quidditch.pitch import SIDES, Side
from app.quidditch.record.fields import Fields
from app.quidditch.record.model import FORMAT, VERSION, HandDraw, Record
from app.quidditch.record.read_position import read_position
from app.quidditch.record.read_rounds import read_rounds
from app.quidditch.rules import ROLES, RuleSet, faults
from app.quidditch.teams import Match, Player, Team, lineup_faults

HEX = re.compile(r"[0-9a-fA-F]{64}")


def read_text(text: str) -> Record:
    """The record in a JSON text; raises `RecordError`."""
    return read_record(parse(text))


def read_record(value: object) -> Record:
    """The record in a parsed JSON value; raises `RecordError`."""
    fields = Fields(value, (), "a record")
    check_format(fields, "a Quidditch record", FORMAT, VERSION)
    rules, rules_extra = _read_rules(fields.any("rules"))
    start_value = fields.free("start")
    teams, teams_extra = _read_teams(fields.any("teams"), rules, whole=start_value is None)
    match = Match(teams["left"], teams["right"], rules)
    start = None if start_value is None else read_position(start_value, match)
    seed, committed = _read_seed(fields)
    return Record(
        left=teams["left"],
        right=teams["right"],
        rounds=tuple(read_rounds(fields.items("rounds"), match, start)),
        rules=rules,
        seed=seed,
        seed_hash=committed,
        draws=_read_draws(fields.table("draws")),
        start=start,
        results=fields.free("results"),
        rules_extra=rules_extra,
        teams_extra=teams_extra,
        start_source=start_value,
        extra=fields.extra(),
    )


def _read_rules(value: object) -> tuple[RuleSet, dict[str, Any]]:
    fields = Fields({} if value is None else value, ("rules",), "rules")
    given = {name: fields.any(name) for name in RuleSet.__dataclass_fields__}
    rules = RuleSet(**{name: value for name, value in given.items() if value is not None})
    for sentence in faults(rules):
        raise fields.error(sentence)
    return rules, fields.extra()


def _read_teams(
    value: object, rules: RuleSet, *, whole: bool
) -> tuple[dict[Side, Team], dict[str, Any]]:
    fields = Fields(value, ("teams",), "teams")
    ids: set[str] = set()
    teams: dict[Side, Team] = {}
    for side in SIDES:
        place: Place = (("team", side),)
        teams[side] = _read_team(fields.any(side), place, ids)
        for sentence in lineup_faults(teams[side], rules, whole=whole):
            raise RecordError(sentence, place=place)
    return teams, fields.extra()


def _read_team(value: object, place: Place, ids: set[str]) -> Team:
    fields = Fields(value, place, "a team")
    name = fields.text("name") or ""
    players, substitutes = (
        tuple(
            _read_player(item, (*place, (word, n)), ids)
            for n, item in enumerate(fields.items(key), 1)
        )
        for key, word in (("players", "player"), ("substitutes", "substitute"))
    )
    return Team(name, players, substitutes, fields.extra())


def _read_player(value: object, place: Place, ids: set[str]) -> Player:
    fields = Fields(value, place, "a player")
    id_, role = fields.id("id"), fields.choice("role", ROLES)
    if id_ in ids:
        raise fields.error("the player id {} is used twice", repr(id_))
    if id_ == "chosen":
        raise fields.error("no player may have the id 'chosen', which is a draw's address")
    if role is None:
        raise fields.error("a player needs a role")
    ids.add(id_)
    return Player(id_, role, fields.text("name"), fields.extra())


def _read_seed(fields: Fields) -> tuple[bytes | None, str | None]:
    text, committed = fields.text("seed"), fields.text("seed_hash")
    for key, value in (("seed", text), ("seed_hash", committed)):
        if value is not None and not HEX.fullmatch(value):
            raise fields.error("{} must be 64 hex digits", key)
    seed = None if text is None else bytes.fromhex(text)
    if seed is not None and committed is not None and seed_hash(seed) != committed.lower():
        raise fields.error("seed_hash is not the hash of the seed: it was another seed's")
    return seed, None if committed is None else committed.lower()


def _read_draws(given: dict[str, Any]) -> dict[str, HandDraw]:
    found = {}
    for address, value in given.items():
        fields = Fields(value, (("draw", address),), "a draw")
        u = fields.any("u")
        if type(u) not in (int, float) or not 0 <= u < 1:
            raise fields.error("u must be a number from 0 to less than 1")
        found[address] = HandDraw(float(u), fields.text("by"), fields.extra())
    return found
