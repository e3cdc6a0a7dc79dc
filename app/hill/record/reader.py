"""JSON text -> Record; shape and types only, whether the game was legal is for the replay."""

from __future__ import annotations

from typing import Any

from app.hill.record.fields import Fields
from app.hill.record.model import FORMAT, VERSION, Record
from app.hill.record.read_teams import Ids, read_team
from app.hill.record.read_turns import read_turn
from app.hill.rules import RuleSet, faults
from app.openrecord import RecordError, parse

RULES = frozenset(RuleSet.__dataclass_fields__)
RECORD = frozenset(Record.__dataclass_fields__) - {"rules_extra", "extra"} | {"format", "version"}


def read_text(text: str) -> Record:
    """The record in a JSON text; raises `RecordError`."""
    return read_record(parse(text))


def read_record(value: object) -> Record:
    """The record in a parsed JSON value; raises `RecordError`."""
    fields = Fields(value, (), "a record", RECORD)
    _check_format(fields)
    rules, rules_extra = _read_rules(fields.any("rules"))
    ids = Ids()
    listed = fields.any("teams")
    if not isinstance(listed, list) or not listed:
        raise RecordError("teams must be a list of at least one team")
    teams = tuple(read_team(item, ("team", n), ids) for n, item in enumerate(listed, 1))
    turns = fields.any("turns")
    if not isinstance(turns, list):
        raise RecordError("turns must be a list")
    return Record(
        teams=teams,
        turns=tuple(read_turn(item, ("turn", n), ids) for n, item in enumerate(turns, 1)),
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


def _check_format(fields: Fields) -> None:
    if fields.any("format") != FORMAT:
        raise RecordError(f"this is not a King of the Hill record (format must be {FORMAT!r})")
    version = fields.any("version")
    if type(version) is not int or version < 1:
        raise RecordError("version must be a whole number from 1")
    if version > VERSION:
        raise RecordError(
            f"version {version} was written by a newer program; this one reads version {VERSION}"
        )


def _read_rules(value: object) -> tuple[RuleSet, dict[str, Any]]:
    fields = Fields({} if value is None else value, ("rules", ""), "rules", RULES)
    known: dict[str, Any] = {}
    for name in RuleSet.__dataclass_fields__:
        given = fields.any(name)
        if given is not None:
            known[name] = given
        elif isinstance(value, dict) and name in value and name in _NULL_MEANS:
            known[name] = _NULL_MEANS[name]
    parts = known.pop("parts", [])
    if not isinstance(parts, list) or any(type(number) is not int for number in parts):
        raise RecordError("rules: parts must be a list of whole numbers")
    rules = RuleSet(**known, parts=tuple(parts))
    for sentence in faults(rules):
        raise RecordError(f"rules: {sentence}")
    return rules, fields.extra()


_NULL_MEANS: dict[str, int | None] = {
    "main_questions": None,
    "reserve_questions": 0,
    "restorations_per_reign": None,
}
