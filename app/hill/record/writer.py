"""Record -> JSON value and text; what has its default value is left out."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any

from app.hill.record.model import FORMAT, VERSION, Record
from app.hill.roster import Player, Team
from app.hill.rules import RuleSet
from app.hill.turn import Adjust, Answer, Change, Declaration, Join, Question, Turn, Withdraw

Json = dict[str, Any]


def write_text(record: Record) -> str:
    """The record as readable UTF-8 JSON text, ending in a line break."""
    return json.dumps(write_record(record), ensure_ascii=False, indent=1) + "\n"


def write_record(record: Record) -> Json:
    """The record as a JSON value; reading it again gives an equal record."""
    return {
        "format": FORMAT,
        "version": VERSION,
        **_given(title=record.title, date=record.date, venue=record.venue),
        "rules": {**_write_rules(record.rules), **record.rules_extra},
        "teams": [write_team(team) for team in record.teams],
        "turns": [write_turn(turn) for turn in record.turns],
        **({"appeals": list(record.appeals)} if record.appeals else {}),
        **_given(rating=record.rating, results=record.results),
        **record.extra,
    }


def write_team(team: Team) -> Json:
    """One team with its players."""
    return {
        "id": team.id,
        "name": team.name,
        **_given(captain=team.captain),
        "players": [_write_player(player) for player in team.players],
        **team.extra,
    }


def write_turn(turn: Turn) -> Json:
    """One turn."""
    written: Json = {}
    if turn.before:
        written["before"] = [_write_change(change) for change in turn.before]
    question = _write_question(turn.question)
    if question:
        written["question"] = question
    if turn.declarations:
        written["declarations"] = {t: _write_declared(d) for t, d in turn.declarations.items()}
    written["answers"] = {team: write_answer(answer) for team, answer in turn.answers.items()}
    if turn.void:
        written["void"] = True
    if turn.decision is not None:
        decision = turn.decision
        written["decision"] = {"team": decision.team, "reason": decision.reason, **decision.extra}
    return {**written, **turn.extra}


def write_answer(answer: Answer) -> Json:
    """One answer."""
    return {
        **_given(
            correct=answer.correct,
            at_ms=answer.at_ms,
            text=answer.text,
            received=answer.received,
            rtt_ms=answer.rtt_ms,
        ),
        **({"replaced": list(answer.replaced)} if answer.replaced else {}),
        **answer.extra,
    }


def _write_rules(rules: RuleSet) -> Json:
    return {
        field.name: list(value) if isinstance(value, tuple) else value
        for field in fields(rules)
        for value in [getattr(rules, field.name)]
    }


def _write_player(player: Player) -> Json:
    return {
        **_given(id=player.id, surname=player.surname, name=player.name, club_id=player.club_id),
        **player.extra,
    }


def _write_change(change: Change) -> Json:
    match change:
        case Join():
            return {"type": "join", "team": write_team(change.team), **change.extra}
        case Withdraw():
            return {"type": "withdraw", "team": change.team, **change.extra}
        case Adjust():
            amounts = {"steps": change.steps, "points": change.points}
            named = {"type": "adjust", "team": change.team}
            return {**named, **amounts, "reason": change.reason, **change.extra}


def _write_question(question: Question) -> Json:
    return {
        **_given(
            id=question.id, text=question.text, answer=question.answer, partner=question.partner
        ),
        **question.extra,
    }


def _write_declared(declaration: Declaration) -> Json | str:
    flags: Json = {}
    if declaration.late:
        flags["late"] = True
    if declaration.stands:
        flags["stands"] = True
    flags.update(declaration.extra)
    return {"kind": declaration.kind, **flags} if flags else declaration.kind


def _given(**values: Any) -> Json:
    return {key: value for key, value in values.items() if value is not None}
