"""A live game in a few words: wishes of host and teams, each refused or folded."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Concatenate, ParamSpec

from app.hill import decide
from app.hill.decide import Decision
from app.hill.events import Appealed, Event, MarkAmended
from app.hill.evolve import evolve
from app.hill.game import Game, Phase, new_game
from app.hill.refusal import Reason, Refusal
from app.hill.roster import Team
from app.hill.rules import RuleSet
from app.hill.turn import Question
from tests.app.hill.board import RefusedError, read

P = ParamSpec("P")
Wish = Callable[Concatenate[Game, P], Decision]


@dataclass(frozen=True)
class Live:
    """A live game at one moment, with the events that led to it."""

    game: Game
    events: tuple[Event, ...] = ()

    def does(self, wish: Wish[P], *args: P.args, **kwargs: P.kwargs) -> Live:
        """The game after a wish that the rules allow."""
        decided = wish(self.game, *args, **kwargs)
        if isinstance(decided, Refusal):
            raise RefusedError(str(decided))
        game = self.game
        for event in decided:
            game = evolve(game, event)
        return Live(game, (*self.events, *decided))

    def refuses(self, wish: Wish[P], *args: P.args, **kwargs: P.kwargs) -> Reason | None:
        """Why a wish is refused; None when it is not."""
        decided = wish(self.game, *args, **kwargs)
        return decided.reason if isinstance(decided, Refusal) else None

    def opened(self, words: str = "") -> Live:
        """The turn with its declarations made, its question announced and its answers given."""
        declarations, answers = read(words)
        live = self
        for team, made in declarations.items():
            if not made.late:
                live = live.does(decide.declare, team, made.kind)
        live = live.does(decide.announce, Question())
        for team, made in declarations.items():
            if made.late:
                live = live.does(decide.declare, team, made.kind)
        for team, given in answers.items():
            live = live.does(decide.answer, team, given.at_ms)
        return live

    def marked(self, words: str = "") -> Live:
        """The turn up to its marks, ready to be resolved."""
        marks = {team: given.correct for team, given in read(words)[1].items()}
        return self.opened(words).does(decide.close).does(decide.mark, marks)

    def turn(self, words: str = "") -> Live:
        """The game after a whole turn in the notation of `board`."""
        return self.marked(words).does(decide.resolve)

    def appeal(self, turn: int, words: str, **more: Any) -> Live:
        """The game after an appeal; `words` are the marks as they should have been."""
        return self.does(decide.appeal, appeal(turn, words, **more))

    @property
    def steps(self) -> str:
        climbers = self.game.last.climbers
        return " ".join(f"{team}{climber.step}" for team, climber in climbers.items())

    @property
    def points(self) -> str:
        climbers = self.game.last.climbers
        return " ".join(f"{team}{climber.points}" for team, climber in climbers.items())

    @property
    def king(self) -> str | None:
        return self.game.last.king

    @property
    def phase(self) -> Phase:
        return self.game.phase


def evening(teams: str, **rules: Any) -> Live:
    """A new live game of teams with one-letter names."""
    return Live(new_game(RuleSet(**rules), [Team(team) for team in teams.split()]))


def appeal(turn: int, words: str = "", **more: Any) -> Appealed:
    """An appeal; a team named without a mark (`a`) gave no answer after all."""
    answers = read(" ".join(word for word in words.split() if len(word) > 1))[1]
    none = [word for word in words.split() if len(word) == 1]
    marks = [MarkAmended(team, given.correct, given.at_ms) for team, given in answers.items()]
    marks += [MarkAmended(team, None, None, given=False) for team in none]
    return Appealed(turn, tuple(marks), **{"reason": "heard again", "by": "judge", **more})
