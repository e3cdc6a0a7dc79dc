"""What a team's phones may know: its own affairs and what the hall sees, nobody else's answers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

from app.hill import events as in_game
from app.hill.evolve import evolve as evolve_game
from app.hill.game import Game, Phase, expect
from app.hill.play import open_turn
from app.hill.position import Position
from app.hill.turn import Answer, DeclarationKind
from app.night import intents
from app.night.decide import Stamp, decide
from app.night.hall.orders_view import tact_view
from app.night.hall.rounds import orders_clock
from app.night.hall.verdict import clause, sentence
from app.night.moves import moves_between
from app.night.night import Night, Stage
from app.night.scenes import Move
from app.night.scenes import TeamView as OnHill
from app.night.teams import team_views
from app.phones import protocol as phone

_PHASES: Mapping[Stage, phone.Phase] = {
    Stage.DECLARE: "declare",
    Stage.QUESTION: "question",
    Stage.ANSWERS: "answers",
    Stage.MARKING: "closed",
    Stage.PREVIEW: "closed",
    Stage.MOVES: "moves",
    Stage.DECISION: "decision",
    Stage.BREAK: "break",
    Stage.OVER: "over",
    Stage.ENDED: "over",
}


@dataclass(frozen=True, slots=True)
class Hill:
    """What all teams' views share: each team on the hill, and what the last turn came to.

    `phase` and `clock` are as of the moment that it was worked out for.
    """

    teams: Mapping[str, OnHill]
    moves: Mapping[str, Move]
    phase: phone.Phase
    clock: phone.Clock | None


def phase_of(night: Night) -> phone.Phase:
    """Where the evening is, in the phones' words."""
    stage = night.stage
    if stage not in (Stage.ENDED, Stage.BREAK) and night.mode == "pitch" and night.match:
        return "match"
    if stage is Stage.DECLARE and not night.game.turns and night.show.scene == "welcome":
        return "lobby"
    return _PHASES[stage]


def clock_of(night: Night, now: int) -> phone.Clock | None:
    """The countdown that runs for the hall: for answers, of the break, or for captains' orders."""
    if night.break_at is not None and night.break_ms is not None:
        left = max(night.break_at + night.break_ms - now, 0)
        return phone.Clock(total_ms=night.break_ms, left_ms=left, running=True)
    asking = night.countdown if night.game.phase is Phase.OPEN else None
    clock = orders_clock(night) if phase_of(night) == "match" else asking
    if clock is None:
        return None
    return phone.Clock(total_ms=clock.total_ms, left_ms=clock.left(now), running=clock.running)


def hill_of(night: Night, now: int) -> Hill:
    """What the views of all teams at a night time are made from, worked out once."""
    game = night.game
    position = game.last if game.last.finish is not None else game.now
    teams = {view.id: view for view in team_views(game, position, {})}
    return Hill(teams, _last_moves(game), phase_of(night), clock_of(night, now))


def team_view(
    night: Night, team: str, now: int, hill: Hill | None = None, *, saved: bool = True
) -> phone.TeamView:
    """The view of one team at a night time; `saved` False: nothing is taken in at present.

    `leading` and `phones` are filled in for each phone by the server.
    """
    hill = hill or hill_of(night, now)
    game, view = night.game, hill.teams[team]
    made = game.turn.declarations.get(team)
    return phone.TeamView(
        title=night.title,
        rehearsal=night.rehearsal,
        phase=hill.phase,
        turn=night.number,
        total=game.rules.main_questions,
        clock=hill.clock,
        team=team,
        number=view.number,
        name=view.name,
        step=view.step,
        summit=game.rules.summit,
        points=view.points,
        place=view.place if game.turns else "",
        king=view.king,
        hold=game.now.hold,
        hold_turns=game.rules.hold_turns,
        withdrawn=view.withdrawn,
        partner=_partner(night),
        jump=_right(night, team, "jump"),
        revolution=_right(night, team, "revolution"),
        declared=made.kind if made else None,
        late=made is not None and made.late,
        answer=_arrived(night, team),
        outcome=_outcome(night, team, hill),
        leading=False,
        led=team in night.hall.leading,
        phones=0,
        saved=saved,
        match=tact_view(night, team, now),
    )


def _partner(night: Night) -> bool:
    """Whether the hall knows the question in progress as a partner's (2.2.6)."""
    if night.game.phase in (Phase.OPEN, Phase.CLOSED):
        return night.game.turn.question.is_partners
    return False


def _right(night: Night, team: str, kind: DeclarationKind) -> phone.Right:
    made = night.game.turn.declarations.get(team)
    if made is not None:  # a team may change its mind
        taken = in_game.DeclarationDropped(team)
        night = replace(night, game=evolve_game(night.game, taken))
    found = decide(night, intents.Declare(team, kind), Stamp(0, ""))
    if not isinstance(found, tuple):
        return _barred(sentence(found), clause(found))
    late = any(isinstance(event, in_game.Declared) and event.late for event in found)
    return _TOO_LATE if late else _ALLOWED


@lru_cache(256)
def _barred(reason: str, by: str) -> phone.Right:
    return phone.Right(allowed=False, reason=reason, clause=by)


def _arrived(night: Night, team: str) -> phone.Arrived | None:
    """The team's own answer; not one that only a mark tells of."""
    answer = night.game.turn.answers.get(team)
    if answer is None or not _has_come(answer):
        return None
    return phone.Arrived(
        text=answer.text or "",
        at_ms=answer.at_ms or 0,
        message=night.hall.sent.get(team, ""),
    )


def _has_come(answer: Answer) -> bool:
    return answer.at_ms is not None or answer.text is not None


def _last_moves(game: Game) -> dict[str, Move]:
    if not game.turns or game.last.void:
        return {}
    turn = game.turns[-1]
    before = expect(open_turn(game.positions[-2], turn.before))
    return {move.team: move for move in moves_between(before, game.last, turn)}


def _outcome(night: Night, team: str, hill: Hill) -> phone.Outcome | None:
    """What the last turn came to for the team, once the host has resolved it."""
    game = night.game
    if not game.turns:
        return None
    move, number = hill.moves.get(team), len(game.turns)
    if move is None and not game.last.void:
        return None
    answer = game.turns[-1].answers.get(team)
    step = game.last.climbers[team].step if team in game.last.climbers else 0
    return phone.Outcome(
        turn=number,
        void=game.last.void,
        correct=None if answer is None or game.last.void else answer.correct is True,
        kind=move.kind if move else "stayed",
        from_step=move.from_step if move else step,
        to_step=move.to_step if move else step,
        gained=move.gained if move else 0,
        dispute=_lost_dispute(game.last, team),
    )


def _lost_dispute(
    position: Position, team: str
) -> Literal["", "open", "points", "time", "decision"]:
    dispute = position.dispute
    if dispute is None or team not in dispute.contenders or team == dispute.winner:
        return ""
    return dispute.by or "open"


_ALLOWED = phone.Right(allowed=True)
_TOO_LATE = phone.Right(
    allowed=False,
    reason="this is possible before the question is announced only",
    clause="2.2.5, H9",
)
