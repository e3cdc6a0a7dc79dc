"""Turns of a record: questions, declarations, answers, decisions and what came before."""

from __future__ import annotations

from typing import Any, get_args

from app.hill.record.read_teams import Ids, read_team
from app.hill.rules import MAX_COUNT
from app.hill.turn import (
    MAX_AT_MS,
    Adjust,
    Answer,
    Change,
    Decision,
    Declaration,
    DeclarationKind,
    Join,
    Question,
    Turn,
    Withdraw,
)
from app.openrecord import Fields, Place

KINDS: tuple[DeclarationKind, ...] = get_args(DeclarationKind)
PLAIN = {kind: Declaration(kind) for kind in KINDS}


def read_turn(value: object, place: Place, ids: Ids) -> Turn:
    """One turn; `place` is its number in words."""
    fields = Fields(value, place, "a turn")
    before = tuple(_read_change(item, place, ids) for item in fields.items("before"))
    question = fields.any("question")
    declared = fields.table("declarations")
    answers = fields.table("answers")
    decision = fields.any("decision")
    return Turn(
        before=before,
        question=Question() if question is None else _read_question(question, place),
        declarations={
            team: _read_declaration(item, (*place, ("team", team)))
            for team, item in declared.items()
        },
        answers={
            team: _read_answer(item, (*place, ("team", team))) for team, item in answers.items()
        },
        void=fields.flag("void"),
        decision=None if decision is None else _read_decision(decision, place),
        extra=fields.extra(),
    )


def _read_change(value: object, place: Place, ids: Ids) -> Change:
    fields = Fields(value, place, "each item of before")
    match fields.any("type"):
        case "join":
            return Join(read_team(fields.any("team"), place, ids), fields.extra())
        case "withdraw":
            return Withdraw(fields.id("team"), fields.extra())
        case "adjust":
            return _read_adjust(fields)
    raise fields.error("the type of a change must be join, withdraw or adjust")


def _read_adjust(fields: Fields) -> Adjust:
    team = fields.id("team")
    fields.place = (*fields.place, ("team", team))
    return Adjust(
        team,
        _amount(fields, "steps"),
        _amount(fields, "points"),
        fields.text("reason") or "",
        fields.extra(),
    )


def _amount(fields: Fields, key: str) -> int:
    return fields.whole(key, -MAX_COUNT, MAX_COUNT) or 0


def _read_question(value: object, place: Place) -> Question:
    fields = Fields(value, place, "the question")
    partner = fields.any("partner")
    if not isinstance(partner, str | bool | None):
        raise fields.error("partner must be a name, true or null")
    return Question(
        id=fields.text("id"),
        text=fields.text("text"),
        answer=fields.text("answer"),
        partner=partner or None,
        extra=fields.extra(),
    )


def _read_declaration(value: object, place: Place) -> Declaration:
    if value in KINDS:
        return PLAIN[value]
    said = {"kind": value} if isinstance(value, str) else value
    fields = Fields(said, place, "a declaration")
    kind = fields.any("kind")
    if kind not in KINDS:
        raise fields.error("a declaration must be 'jump' or 'revolution'")
    return Declaration(
        kind=kind,
        late=fields.flag("late"),
        stands=fields.flag("stands"),
        extra=fields.extra(),
    )


def _read_answer(value: object, place: Place) -> Answer:
    fields = Fields(value, place, "an answer")
    at_ms = fields.whole("at_ms", 0, MAX_AT_MS, "H19")
    correct, text = fields.verdict("correct"), fields.text("text")
    received = fields.text("received")
    replaced = tuple(fields.items("replaced", free=True))
    extra = fields.extra()
    rtt_ms = _own_path(extra)
    return Answer(correct, at_ms, text, received, replaced, extra=extra, rtt_ms=rtt_ms)


def _own_path(extra: dict[str, Any]) -> int | None:
    """The round trip that this program wrote; a field of that name that is none stays as it is."""
    value = extra.get("rtt_ms")
    if type(value) is not int or not 0 <= value <= MAX_AT_MS:
        return None
    del extra["rtt_ms"]
    return value


def _read_decision(value: object, place: Place) -> Decision:
    fields = Fields(value, place, "the decision")
    return Decision(fields.id("team"), fields.text("reason") or "", fields.extra())
