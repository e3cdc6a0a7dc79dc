"""JSON text -> Record; shape and types only, whether the game was legal is for the replay."""

from __future__ import annotations

from typing import Any

from app.hill.record.model import FORMAT, VERSION, Record
from app.hill.record.read_teams import Ids, read_team
from app.hill.record.read_turns import read_turn
from app.hill.rules import RuleSet, faults
from app.openrecord import Fields, RecordError, check_format, parse


def read_text(text: str) -> Record:
    """The record in a JSON text; raises `RecordError`."""
    return read_record(parse(text))


def read_record(value: object) -> Record:
    """The record in a parsed JSON value; raises `RecordError`."""
    fields = Fields(value, (), "a record")
    check_format(fields, "a King of the Hill record", FORMAT, VERSION)
    rules, rules_extra = _read_rules(fields.any("rules"))
    ids = Ids()
    listed = fields.any("teams")
    if not isinstance(listed, list) or not listed:
        raise RecordError("teams must be a list of at least one team")
    teams = tuple(read_team(item, (("team", n),), ids) for n, item in enumerate(listed, 1))
    turns = fields.any("turns")
    if not isinstance(turns, list):
        raise RecordError("turns must be a list")
    return Record(
        teams=teams,
        turns=tuple(read_turn(item, (("turn", n),), ids) for n, item in enumerate(turns, 1)),
        rules=rules,
        title=fields.text("title"),
        date=fields.text("date"),
        venue=fields.text("venue"),
        appeals=tuple(fields.items("appeals", free=True)),
        rating=fields.free("rating"),
        results=fields.free("results"),
        rules_extra=rules_extra,
        extra=fields.extra(),
    )


def _read_rules(value: object) -> tuple[RuleSet, dict[str, Any]]:
    fields = Fields({} if value is None else value, ("rules",), "rules")
    known: dict[str, Any] = {}
    for name in RuleSet.__dataclass_fields__:
        given = fields.any(name)
        if given is not None:
            known[name] = given
        elif isinstance(value, dict) and name in value and name in _NULL_MEANS:
            known[name] = _NULL_MEANS[name]
    parts = known.pop("parts", [])
    if not isinstance(parts, list) or any(type(number) is not int for number in parts):
        raise fields.error("parts must be a list of whole numbers")
    rules = RuleSet(**known, parts=tuple(parts))
    for sentence in faults(rules):
        raise fields.error(sentence)
    return rules, fields.extra()


_NULL_MEANS: dict[str, int | None] = {
    "main_questions": None,
    "reserve_questions": 0,
    "restorations_per_reign": None,
}
