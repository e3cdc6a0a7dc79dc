"""What the turn in progress comes to, before it is played: the host's preview, explained."""

from __future__ import annotations

from dataclasses import dataclass

from app.hill.position import Dispute, Position
from app.hill.refusal import Refusal
from app.hill.result import Outcome, outcome
from app.hill.turn import Turn
from app.night.moves import moves_between
from app.night.night import Night
from app.night.scenes import Move, Settled, TeamView
from app.night.teams import team_views


@dataclass(frozen=True, slots=True)
class Contender:
    """A team in a dispute: its points after the turn, its time in ms (None: unknown).

    `level`: it is among those that points left level.
    """

    team: TeamView
    at_ms: int | None
    level: bool


@dataclass(frozen=True, slots=True)
class DisputeForecast:
    """A dispute for the lead (2.4.7) with its figures; `by` None: the host decides (H10)."""

    contenders: tuple[Contender, ...]
    winner: TeamView | None
    by: Settled | None


@dataclass(frozen=True, slots=True)
class Forecast:
    """The turn as it would be played now.

    `after` are the teams where they would stand. `spent` have used their right, `restored` get it
    back (H13); `renewed`: a new reign gives one to all (2.4.5). `finish` is the reason of an end.
    """

    moves: tuple[Move, ...]
    after: tuple[TeamView, ...]
    king_before: TeamView | None
    king_after: TeamView | None
    hold: int
    hold_turns: int
    void: bool
    partner: bool
    dispute: DisputeForecast | None
    spent: tuple[TeamView, ...]
    restored: tuple[TeamView, ...]
    renewed: bool
    finish: str | None
    winner: TeamView | None
    first_level: tuple[TeamView, ...] = ()


def forecast(night: Night) -> Forecast | None:
    """What the turn would come to with the marks as they are; None where it cannot be played."""
    game = night.game
    after = game.preview
    if isinstance(after, Refusal):
        return None
    before = game.now
    teams = {view.id: view for view in team_views(game, after, {})}
    end = _end(after, (*game.turns, game.turn))
    changed = after.king != before.king and after.king is not None
    return Forecast(
        moves=() if after.void else moves_between(before, after, game.turn),
        after=tuple(teams.values()),
        king_before=teams[before.king] if before.king else None,
        king_after=teams[after.king] if after.king else None,
        hold=after.hold,
        hold_turns=after.rules.hold_turns,
        void=after.void,
        partner=game.turn.question.is_partners and not after.void,
        dispute=_dispute(after.dispute, game.turn, teams),
        spent=() if after.void else _spent(before, game.turn, teams),
        restored=tuple(teams[team] for team in after.restored),
        renewed=changed,
        finish=after.finish,
        winner=teams[end.winner] if end is not None and end.winner else None,
        first_level=tuple(teams[team] for team in end.level) if end is not None else (),
    )


def _end(after: Position, turns: tuple[Turn, ...]) -> Outcome | None:
    if after.finish is None:
        return None
    end = outcome(after, turns)
    return None if isinstance(end, Refusal) else end


def _dispute(
    dispute: Dispute | None, turn: Turn, teams: dict[str, TeamView]
) -> DisputeForecast | None:
    if dispute is None:
        return None
    most = max(teams[team].points for team in dispute.contenders)
    contenders = []
    for team in dispute.contenders:
        answer = turn.answers.get(team)
        at_ms = answer.at_ms if answer else None
        contenders.append(Contender(teams[team], at_ms, teams[team].points == most))
    winner = teams[dispute.winner] if dispute.winner else None
    return DisputeForecast(tuple(contenders), winner, dispute.by)


def _spent(before: Position, turn: Turn, teams: dict[str, TeamView]) -> tuple[TeamView, ...]:
    return tuple(
        teams[team]
        for team, made in turn.declarations.items()
        if made.kind == "revolution" and not made.late and before.climbers[team].right
    )
