"""A live game: the fold of its events, complete at every moment."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any, Literal, TypeVar

from app.hill.allowed import why_not
from app.hill.between import within_reach
from app.hill.play import open_turn, play
from app.hill.position import Position, start
from app.hill.refusal import Refusal
from app.hill.result import Outcome, outcome
from app.hill.roster import Team
from app.hill.rules import RuleSet
from app.hill.turn import Adjust, Turn

T = TypeVar("T")
Stage = Literal["declaring", "open", "closed"]


class Phase(Enum):
    """Where a turn is: the first three are its stages, the others stand above them."""

    DECLARING = "declaring"
    OPEN = "open"
    CLOSED = "closed"
    UNDECIDED = "undecided"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Game:
    """Rules, teams, turns played and the turn in progress.

    `first` are the ids of the teams of the start; `roster` has every team under its present name,
    in joining order. `positions[n]` is the position after `turns[:n]`. `turn` is in progress in
    `stage`; `now` is the position its declarations are judged in. `ignored` are turns behind an
    end that an appeal has moved forward (H18); `appeals` their history as the record shows it.
    """

    rules: RuleSet
    first: tuple[str, ...]
    roster: Mapping[str, Team]
    turns: tuple[Turn, ...]
    positions: tuple[Position, ...]
    turn: Turn
    now: Position
    stage: Stage = "declaring"
    ignored: tuple[Turn, ...] = ()
    appeals: tuple[Mapping[str, Any], ...] = field(default=())

    @property
    def phase(self) -> Phase:
        """What the game waits for."""
        last = self.last
        if last.undecided:
            return Phase.UNDECIDED
        if last.finish is None:
            return Phase(self.stage)
        return Phase.UNDECIDED if self.outcome.level else Phase.OVER

    @property
    def last(self) -> Position:
        """The position after the latest turn."""
        return self.positions[-1]

    @property
    def outcome(self) -> Outcome:
        """How the game stands as a whole (2.5)."""
        return expect(outcome(self.last, self.turns))

    @property
    def tied(self) -> tuple[str, ...]:
        """The teams among which the host must choose now (H10, H14); empty when nothing waits."""
        if self.last.undecided and self.last.dispute is not None:
            return self.last.dispute.level
        return self.outcome.level

    @property
    def preview(self) -> Position | Refusal:
        """The position after the turn in progress, were it resolved now."""
        return play(self.last, refit(self.last, self.turn))


def new_game(rules: RuleSet, teams: Iterable[Team]) -> Game:
    """A game before its first turn."""
    roster = {team.id: team for team in teams}
    position = start(rules, roster)
    return Game(rules, tuple(roster), roster, (), (position,), Turn(), position)


def refit(position: Position, turn: Turn) -> Turn:
    """The turn as it can be played from here, where an appeal may have changed the past (H18).

    Declarations that were legal when made stand; corrections are cut to what H17 allows.
    """
    if position.finish is not None or position.undecided:
        return turn
    before = []
    for change in turn.before:
        fitted = within_reach(position, change) if isinstance(change, Adjust) else change
        position = expect(open_turn(position, [fitted]))
        before.append(fitted)
    declarations = {
        team: declaration
        if declaration.late or why_not(position, team, declaration.kind) is None
        else replace(declaration, stands=True)
        for team, declaration in turn.declarations.items()
    }
    return replace(turn, before=tuple(before), declarations=declarations)


def resume(game: Game) -> Game:
    """The game with its turn in progress laid on the latest position."""
    turn = refit(game.last, game.turn)
    ready = open_turn(game.last, turn.before)
    return replace(game, turn=turn, now=game.last if isinstance(ready, Refusal) else ready)


def expect(value: T | Refusal) -> T:
    """What was decided before can be folded; a refusal here means a journal of another program."""
    if isinstance(value, Refusal):
        raise ValueError(f"the game cannot have come to this: {value}")
    return value
