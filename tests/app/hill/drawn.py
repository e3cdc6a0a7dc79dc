"""Games that Hypothesis draws: small and legal, so that a failure shrinks to a short night."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from hypothesis import strategies as st

from app.hill.allowed import why_not
from app.hill.play import play
from app.hill.position import Position, start
from app.hill.refusal import Refusal
from app.hill.rules import RuleSet
from app.hill.turn import Answer, Decision, Declaration, DeclarationKind, Question, Turn

RULES = st.builds(
    RuleSet,
    summit=st.integers(3, 6),
    hold_turns=st.integers(1, 4),
    main_questions=st.none() | st.integers(1, 12),
    jump_to_summit=st.booleans(),
    restorations_per_reign=st.none() | st.integers(0, 2),
    hold_counts_capture=st.booleans(),
)
ANSWERS = st.builds(
    Answer,
    correct=st.sampled_from([True, True, False, None]),
    at_ms=st.none() | st.integers(0, 3),
)
WISHES = st.sampled_from(["jump", "revolution", "both", None])


@dataclass(frozen=True)
class Played:
    """A game with the position before its first turn and after each."""

    positions: tuple[Position, ...]
    turns: tuple[Turn, ...]

    @property
    def teams(self) -> list[str]:
        return list(self.positions[0].climbers)


@st.composite
def games(draw: st.DrawFn, most_turns: int = 14) -> Played:
    """A game of 2 to 5 teams without changes between turns; disputes are decided at once."""
    teams = "abcde"[: draw(st.integers(2, 5))]
    positions, turns = [start(draw(RULES), teams)], list[Turn]()
    for _ in range(draw(st.integers(0, most_turns))):
        if positions[-1].finish is not None:
            break
        turn, after = draw(one_turn(positions[-1]))
        turns.append(turn)
        positions.append(after)
    return Played(tuple(positions), tuple(turns))


@st.composite
def one_turn(draw: st.DrawFn, position: Position) -> tuple[Turn, Position]:
    """A legal turn and the position after it."""
    declarations = {}
    for team in position.climbers:
        kind = legal(position, team, draw(WISHES))
        if kind is not None:
            declarations[team] = Declaration(kind)
    turn = Turn(
        question=Question(partner=draw(st.sampled_from([None, None, True]))),
        declarations=declarations,
        answers=draw(st.dictionaries(st.sampled_from(list(position.climbers)), ANSWERS)),
        void=draw(st.integers(0, 9)) == 9,
    )
    after = played(position, turn)
    if after.undecided and after.dispute is not None:
        team = draw(st.sampled_from(after.dispute.level))
        turn = replace(turn, decision=Decision(team, "drawn"))
        after = played(position, turn)
    return turn, after


def legal(position: Position, team: str, wish: str | None) -> DeclarationKind | None:
    kinds: tuple[DeclarationKind, ...] = ("revolution", "jump")
    for kind in kinds:
        if wish in (kind, "both") and why_not(position, team, kind) is None:
            return kind
    return None


def played(position: Position, turn: Turn) -> Position:
    after = play(position, turn)
    assert not isinstance(after, Refusal), str(after)
    return after


def by_team(position: Position) -> dict[str, Any]:
    """All that a position says, without the order in which teams are listed."""
    dispute = position.dispute
    return {
        "climbers": dict(position.climbers),
        "king": position.king,
        "hold": position.hold,
        "restored": frozenset(position.restored),
        "finish": position.finish,
        "dispute": dispute
        and (frozenset(dispute.contenders), frozenset(dispute.level), dispute.winner, dispute.by),
    }
