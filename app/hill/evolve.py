"""The fold of a live game: an event changes the game, and nothing else does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from app.hill import events as happened
from app.hill.appeal import amend
from app.hill.game import Game, expect, refit, resume
from app.hill.play import open_turn, play
from app.hill.position import start
from app.hill.roster import with_latecomers
from app.hill.turn import (
    Adjust,
    Answer,
    Change,
    Decision,
    Declaration,
    Join,
    Turn,
    Withdraw,
)


def evolve(game: Game, event: happened.Event) -> Game:
    """The game after the event."""
    return _FOLDS[type(event)](game, event)


def _joined(game: Game, event: happened.TeamJoined) -> Game:
    team = event.team
    roster = {**game.roster, team.id: team}
    if game.turns:
        return _between(replace(game, roster=roster), Join(team))
    first = (*game.first, team.id)
    position = start(game.rules, first)
    return resume(replace(game, first=first, roster=roster, positions=(position,)))


def _edited(game: Game, event: happened.TeamEdited) -> Game:
    team = event.team
    if game.turns or game.stage != "declaring":
        team = with_latecomers(game.roster.get(team.id), team)
    return replace(game, roster={**game.roster, team.id: team})


def _withdrew(game: Game, event: happened.TeamWithdrew) -> Game:
    return _between(game, Withdraw(event.team))


def _corrected(game: Game, event: happened.Corrected) -> Game:
    return _between(game, Adjust(event.team, event.steps, event.points, event.reason))


def _between(game: Game, change: Change) -> Game:
    turn = replace(game.turn, before=(*game.turn.before, change))
    return replace(game, turn=turn, now=expect(open_turn(game.now, [change])))


def _declared(game: Game, event: happened.Declared) -> Game:
    made = {**game.turn.declarations, event.team: Declaration(event.kind, event.late)}
    return replace(game, turn=replace(game.turn, declarations=made))


def _dropped(game: Game, event: happened.DeclarationDropped) -> Game:
    left = _without(game.turn.declarations, event.team)
    return replace(game, turn=replace(game.turn, declarations=left))


def _announced(game: Game, event: happened.Announced) -> Game:
    partner = event.question.partner or game.turn.question.partner or None
    question = replace(event.question, partner=partner)
    return replace(game, stage="open", turn=replace(game.turn, question=question))


def _answered(game: Game, event: happened.Answered) -> Game:
    old = game.turn.answers.get(event.team)
    replaced: tuple[Any, ...] = ()
    if old is not None:
        path = {} if old.rtt_ms is None else {"rtt_ms": old.rtt_ms}
        replaced = (*old.replaced, {"text": old.text, "at_ms": old.at_ms, **path})
    new = Answer(None, event.at_ms, event.text, event.received, replaced, rtt_ms=event.rtt_ms)
    return _with_answers(game, {**game.turn.answers, event.team: new})


def _answer_dropped(game: Game, event: happened.AnswerDropped) -> Game:
    return _with_answers(game, _without(game.turn.answers, event.team))


def _marked(game: Game, event: happened.Marked) -> Game:
    answers = dict(game.turn.answers)
    for team, mark in event.marks.items():
        old = answers.get(team)
        if old is not None:
            answers[team] = replace(old, correct=mark)
        elif mark is not None:
            answers[team] = Answer(mark)
    return _with_answers(game, answers)


def _with_answers(game: Game, answers: Mapping[str, Answer]) -> Game:
    return replace(game, turn=replace(game.turn, answers=answers))


def _partner_set(game: Game, event: happened.PartnerSet) -> Game:
    kept = event.partner if game.stage == "declaring" else event.partner or None
    question = replace(game.turn.question, partner=kept)
    return replace(game, turn=replace(game.turn, question=question))


def _closed(game: Game, _: happened.Closed) -> Game:
    return replace(game, stage="closed")


def _voided(game: Game, event: happened.Voided) -> Game:
    return replace(game, turn=replace(game.turn, void=event.void))


def _resolved(game: Game, _: happened.Resolved) -> Game:
    turn = refit(game.last, game.turn)
    position = expect(play(game.last, turn))
    return replace(
        game,
        turns=(*game.turns, turn),
        positions=(*game.positions, position),
        turn=Turn(),
        now=position,
        stage="declaring",
    )


def _decided(game: Game, event: happened.Decided) -> Game:
    turn = replace(game.turns[-1], decision=Decision(event.team, event.reason))
    position = expect(play(game.positions[-2], turn))
    settled = replace(
        game,
        turns=(*game.turns[:-1], turn),
        positions=(*game.positions[:-1], position),
    )
    return resume(settled)


def _without(table: Mapping[str, Any], key: str) -> dict[str, Any]:
    return {team: value for team, value in table.items() if team != key}


_FOLDS: Mapping[type, Callable[[Game, Any], Game]] = {
    happened.TeamJoined: _joined,
    happened.TeamEdited: _edited,
    happened.TeamWithdrew: _withdrew,
    happened.Corrected: _corrected,
    happened.Declared: _declared,
    happened.DeclarationDropped: _dropped,
    happened.Announced: _announced,
    happened.Answered: _answered,
    happened.AnswerDropped: _answer_dropped,
    happened.Marked: _marked,
    happened.PartnerSet: _partner_set,
    happened.Closed: _closed,
    happened.Voided: _voided,
    happened.Resolved: _resolved,
    happened.Decided: _decided,
    happened.Appealed: amend,
}
