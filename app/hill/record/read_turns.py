"""Turns of a record: questions, declarations, answers, decisions and what came before."""

from __future__ import annotations

from typing import Any, get_args

from app.hill.record.fields import Fields, Place, at
from app.hill.record.read_teams import Ids, read_team
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
from app.openrecord import RecordError

KINDS: tuple[DeclarationKind, ...] = get_args(DeclarationKind)
PLAIN = {kind: Declaration(kind) for kind in KINDS}
TURN = frozenset(("before", "question", "declarations", "answers", "void", "decision"))
CHANGES = {
    "join": frozenset(("type", "team")),
    "withdraw": frozenset(("type", "team")),
    "adjust": frozenset(("type", "team", "steps", "points", "reason")),
}
QUESTION = frozenset(("id", "text", "answer", "partner"))
DECLARATION = frozenset(("kind", "late", "stands"))
ANSWER = frozenset(("correct", "at_ms", "text", "received", "replaced"))
DECISION = frozenset(("team", "reason"))


def read_turn(value: object, place: Place, ids: Ids) -> Turn:
    """One turn; `place` is its number in words."""
    fields = Fields(value, place, "a turn", TURN)
    before = tuple(_read_change(item, place, ids) for item in fields.items("before"))
    question = fields.any("question")
    declared = fields.table("declarations")
    answers = fields.table("answers")
    decision = fields.any("decision")
    return Turn(
        before=before,
        question=Question() if question is None else _read_question(question, place),
        declarations={
            team: _read_declaration(item, (*place, "team", team)) for team, item in declared.items()
        },
        answers={
            team: _read_answer(item, (*place, "team", team)) for team, item in answers.items()
        },
        void=fields.flag("void") or False,
        decision=None if decision is None else _read_decision(decision, place),
        extra=fields.extra(),
    )


def _read_change(value: object, place: Place, ids: Ids) -> Change:
    kind = value.get("type") if isinstance(value, dict) else None
    known = CHANGES.get(kind, frozenset()) if isinstance(kind, str) else frozenset()
    fields = Fields(value, place, "each item of before", known)
    match kind:
        case "join":
            return Join(read_team(fields.any("team"), place, ids), fields.extra())
        case "withdraw":
            return Withdraw(fields.id("team"), fields.extra())
        case "adjust":
            return _read_adjust(fields)
    raise RecordError(at(place, "the type of a change must be join, withdraw or adjust"))


def _read_adjust(fields: Fields) -> Adjust:
    team = fields.id("team")
    fields.place = (*fields.place, "team", team)
    return Adjust(
        team,
        fields.amount("steps"),
        fields.amount("points"),
        fields.text("reason") or "",
        fields.extra(),
    )


def _read_question(value: object, place: Place) -> Question:
    fields = Fields(value, place, "the question", QUESTION)
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
    fields = Fields(said, place, "a declaration", DECLARATION)
    kind = fields.any("kind")
    if kind not in KINDS:
        raise fields.error("a declaration must be 'jump' or 'revolution'")
    return Declaration(
        kind=kind,
        late=fields.flag("late") or False,
        stands=fields.flag("stands") or False,
        extra=fields.extra(),
    )


def _read_answer(value: object, place: Place) -> Answer:
    fields = Fields(value, place, "an answer", ANSWER)
    at_ms = fields.whole("at_ms")
    if at_ms is not None and not 0 <= at_ms <= MAX_AT_MS:
        raise fields.error(f"at_ms must be from 0 to {MAX_AT_MS} (H19)")
    extra = fields.extra()
    return Answer(
        correct=fields.flag("correct"),
        at_ms=at_ms,
        text=fields.text("text"),
        received=fields.text("received"),
        replaced=tuple(fields.items("replaced", free=True)),
        extra=extra,
        rtt_ms=_own_path(extra),
    )


def _own_path(extra: dict[str, Any]) -> int | None:
    """The round trip that this program wrote; a field of that name that is none stays as it is."""
    value = extra.get("rtt_ms")
    if type(value) is not int or not 0 <= value <= MAX_AT_MS:
        return None
    del extra["rtt_ms"]
    return value


def _read_decision(value: object, place: Place) -> Decision:
    fields = Fields(value, place, "the decision", DECISION)
    return Decision(fields.id("team"), fields.text("reason") or "", fields.extra())
