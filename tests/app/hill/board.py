"""A game in a few words, so that a rule's test reads like the sentence it tests.

A turn names each team that does something, its mark behind it: `a+` answered correctly, `b-`
wrongly, `c` only declares; then a letter for a declaration: `j` jump, `r` revolution, `J` and `R`
the same but late, `s` behind them when it stands from before an appeal (H18); then the time of the
answer in milliseconds: `a+ b-j c+rs@5230`. A team that is not named gave no answer.

Boards are shown as `a4 b3`: each team with its step, points or place, in joining order.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from app.hill.allowed import may_jump, may_revolt
from app.hill.ending import can_depose
from app.hill.play import open_turn, play
from app.hill.position import Climber, Position, start
from app.hill.refusal import Reason, Refusal
from app.hill.result import Outcome, Standing, outcome, standings
from app.hill.roster import Team
from app.hill.rules import RuleSet
from app.hill.turn import (
    Adjust,
    Answer,
    Change,
    Decision,
    Declaration,
    Join,
    Question,
    Turn,
    Withdraw,
)

WORD = re.compile(r"(?P<team>[a-z])(?P<mark>[+-]?)(?P<kind>[jrJR]?)(?P<stands>s?)(@(?P<time>\d+))?")


class RefusedError(Exception):
    """The rules refuse what the test does; where that is the point, ask `refusal` instead."""


@dataclass(frozen=True)
class Game:
    """A game at one moment; every step gives a new one, so tests may go on in several ways."""

    base: Position
    turns: tuple[Turn, ...] = ()
    before: tuple[Change, ...] = ()

    @property
    def position(self) -> Position:
        """The position in which the teams declare: after the changes before the next turn."""
        ready = open_turn(self.base, self.before) if self.before else self.base
        if isinstance(ready, Refusal):
            raise RefusedError(str(ready))
        return ready

    def turn(
        self, words: str = "", *, partner: str | bool | None = None, decision: str | None = None
    ) -> Game:
        """The game after one turn, in the notation above; `decision` names the host's choice."""
        return self._after(replace(self._turn(words, decision), question=Question(partner=partner)))

    def void(self, words: str = "") -> Game:
        """The game after a question that was taken off (H12)."""
        return self._after(replace(self._turn(words), void=True))

    def refusal(self, words: str = "", *, decision: str | None = None) -> Reason | None:
        """Why the rules refuse this turn, or what is to come before it; None when they do not."""
        after = play(self.base, self._turn(words, decision))
        return after.reason if isinstance(after, Refusal) else None

    def join(self, team: str) -> Game:
        """A team comes before the next turn."""
        return self._before(Join(Team(team)))

    def withdraw(self, team: str) -> Game:
        """A team leaves before the next turn."""
        return self._before(Withdraw(team))

    def adjust(self, team: str, steps: int = 0, points: int = 0) -> Game:
        """The host corrects a team before the next turn."""
        return self._before(Adjust(team, steps, points, "a slip of the board"))

    @property
    def steps(self) -> str:
        return self._board(lambda climber: climber.step)

    @property
    def points(self) -> str:
        return self._board(lambda climber: climber.points)

    @property
    def rights(self) -> str:
        """The teams in the game that may still declare a revolution in this reign."""
        here = self.position.in_game()
        return " ".join(team for team in here if self.position.climbers[team].right)

    @property
    def king(self) -> str | None:
        return self.position.king

    @property
    def hold(self) -> int:
        return self.position.hold

    @property
    def finish(self) -> str | None:
        return self.position.finish

    @property
    def restored(self) -> str:
        return " ".join(self.position.restored)

    @property
    def may_jump(self) -> str:
        return " ".join(may_jump(self.position))

    @property
    def may_revolt(self) -> str:
        return " ".join(may_revolt(self.position))

    @property
    def can_depose(self) -> str:
        return " ".join(can_depose(self.position))

    @property
    def dispute(self) -> tuple[str, str | None, str | None] | None:
        """The contenders, the winner and what settled it; None where there was no dispute."""
        found = self.position.dispute
        return None if found is None else (" ".join(found.contenders), found.winner, found.by)

    @property
    def outcome(self) -> Outcome:
        found = outcome(self.position, self.turns)
        if isinstance(found, Refusal):
            raise RefusedError(str(found))
        return found

    @property
    def places(self) -> str:
        """The table, best first: `b1 a2–3 c2–3`."""
        return " ".join(line.team + line.place for line in self.table)

    @property
    def table(self) -> list[Standing]:
        return standings(self.position, self.outcome.winner)

    def _board(self, what: Callable[[Climber], int]) -> str:
        return " ".join(f"{team}{what(c)}" for team, c in self.position.climbers.items())

    def _turn(self, words: str, decision: str | None = None) -> Turn:
        declarations, answers = read(words)
        choice = None if decision is None else Decision(decision, "drawn by lot")
        return Turn(self.before, Question(), declarations, answers, decision=choice)

    def _before(self, what: Change) -> Game:
        return replace(self, before=(*self.before, what))

    def _after(self, turn: Turn) -> Game:
        after = play(self.base, turn)
        if isinstance(after, Refusal):
            raise RefusedError(str(after))
        return Game(after, (*self.turns, turn))


def night(teams: str, **rules: Any) -> Game:
    """A new game of teams with one-letter names: `night("a b c", summit=5)`."""
    return Game(start(RuleSet(**rules), teams.split()))


def stand(
    board: str,
    *,
    points: str = "",
    failed: str = "",
    spent: str = "",
    restored: str = "",
    fresh: str = "",
    hold: int = 0,
    played: int = 9,
    **rules: Any,
) -> Game:
    """A game under way: `stand("a5 b4 c2", summit=5)`; the team on the Summit is the king.

    Points are the steps where not given. Every team's last answer was correct but for the `failed`
    and the `fresh` ones, which have no turn behind them; `spent` have used up their right, and the
    `restored` have had it back once in this reign.
    """
    given = RuleSet(**rules)
    steps = numbers(board)
    score = {**steps, **numbers(points)}
    climbers = {
        team: Climber(
            step,
            score[team],
            None if team in fresh else team not in failed,
            team not in spent,
            int(team in restored),
        )
        for team, step in steps.items()
    }
    king = next((team for team, step in steps.items() if step == given.summit), None)
    return Game(Position(given, climbers, played, played, king, hold))


def numbers(board: str) -> dict[str, int]:
    """`a4 b3` as a mapping."""
    return {word[0]: int(word[1:]) for word in board.split()}


def read(words: str) -> tuple[dict[str, Declaration], dict[str, Answer]]:
    """A turn in the notation above."""
    declarations: dict[str, Declaration] = {}
    answers: dict[str, Answer] = {}
    for word in _words(words):
        team, mark, kind, time = word["team"], word["mark"], word["kind"], word["time"]
        if kind:
            declarations[team] = Declaration(
                "jump" if kind in "jJ" else "revolution", kind in "JR", bool(word["stands"])
            )
        if mark:
            answers[team] = Answer(mark == "+", None if time is None else int(time))
    return declarations, answers


def _words(words: str) -> Iterator[re.Match[str]]:
    for word in words.split():
        found = WORD.fullmatch(word)
        assert found is not None, f"{word!r} is no word of the notation"
        yield found
