"""A rehearsal: simulated teams and a simulated host, who play an evening by themselves.

Everything goes the way of a real evening, wish by wish; only nobody is in the hall. Chance comes
from the seed alone, so that the same seed plays the same night.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from app.hill.allowed import may_jump, may_revolt
from app.hill.roster import Player, Team
from app.hill.rules import RuleSet
from app.night import intents
from app.night.crowd import FIRST_NAMES, SURNAMES, TEAM_NAMES, Language
from app.night.events import Founded
from app.night.night import Night, Stage

RULES = RuleSet(summit=8, main_questions=24, reserve_questions=6, parts=(8, 24))
TIMER_MS = 20_000
BREAK_MS = 60_000
LEAST_TEAMS, MOST_TEAMS = 2, 48


class Act(NamedTuple):
    """What the simulated hall does next, `wait_ms` of night time from now; None: it only looks."""

    wait_ms: int
    wish: intents.Wish | None


@dataclass(frozen=True, slots=True)
class Temper:
    """How one simulated team plays: chances from 0 to 1, its usual time in ms."""

    knows: float
    dares: float
    usual_ms: int


def rehearsal_night(teams: int, seed: int, language: Language, date: str, title: str) -> Founded:
    """The founding of a marked rehearsal with `teams` simulated teams, 2 to 48."""
    if not LEAST_TEAMS <= teams <= MOST_TEAMS:
        raise ValueError(f"a rehearsal has {LEAST_TEAMS} to {MOST_TEAMS} teams, not {teams}")
    chance = Random(f"crowd {seed}")
    names = TEAM_NAMES[language][:teams]
    crowd = tuple(_team(chance, number, name, language) for number, name in enumerate(names, 1))
    return Founded(title, date, "", RULES, crowd, rehearsal=True, timer_ms=TIMER_MS)


class Rehearsal:
    """The simulated hall: ask it for the next act again and again."""

    def __init__(self, seed: int) -> None:
        """Seat the hall."""
        self._chance = Random(f"hall {seed}")
        self._tempers: dict[str, Temper] = {}
        self._rested = 0
        self._queue: list[Act] = []
        self._planned: tuple[int, Stage] = (0, Stage.OVER)

    def next(self, night: Night) -> Act | None:
        """The next act in this night; None when the evening has ended."""
        stage = night.stage
        plan = (night.number, stage)
        if plan != self._planned:
            self._planned = plan
            self._queue = _PLANS[stage](self, night) if stage in _PLANS else []
        return self._queue.pop(0) if self._queue else self._closing(night)

    def _closing(self, night: Night) -> Act | None:
        """The host's next step, once the teams have done what they do in this stage."""
        match night.stage:
            case Stage.ENDED:
                return None
            case Stage.DECISION:
                tied = night.game.tied
                return Act(2500, intents.SettleTie(self._chance.choice(tied), "rehearsal"))
            case Stage.OVER if night.show.scene == "crown":
                return Act(4500, intents.ShowScene("standings"))
            case Stage.OVER if night.show.scene == "standings":
                return Act(4500, intents.EndNight())
            case Stage.OVER | Stage.MOVES if night.game.outcome.winner:
                return Act(4000, intents.ShowScene("crown"))
            case Stage.OVER:
                return Act(2000, intents.ShowScene("standings"))
        return _STEPS[night.stage]

    def _declare(self, night: Night) -> list[Act]:
        acts: list[Act] = []
        if night.show.scene == "welcome":
            acts.append(Act(2500, intents.ShowScene("board")))
        elif self._at_break(night):
            self._rested = len(night.game.turns)
            return [Act(1500, intents.StartBreak(BREAK_MS))]
        acts.extend(
            Act(60, intents.Declare(team, "jump"))
            for team in may_jump(night.game.now)
            if self._chance.random() < self._temper(team).dares
        )
        acts.extend(
            Act(200, intents.Declare(team, "revolution"))
            for team in may_revolt(night.game.now)
            if self._chance.random() < 0.75
        )
        if self._chance.random() < 0.15 and night.next_question.partner is None:
            acts.append(Act(300, intents.SetPartner(True)))
        return acts

    def _at_break(self, night: Night) -> bool:
        played = len(night.game.turns)
        return played in night.game.rules.parts and played != self._rested

    def _answer(self, night: Night) -> list[Act]:
        times = []
        for team in night.game.now.in_game():
            if self._chance.random() < 0.93:
                usual = self._temper(team).usual_ms
                times.append((int(usual * self._chance.uniform(0.5, 1.6)), team))
        times.sort()
        before = [0, *(at for at, _ in times)]
        return [
            Act(at - earlier, intents.RecordAnswers((team,)))
            for (at, team), earlier in zip(times, before, strict=False)
        ]

    def _mark(self, night: Night) -> list[Act]:
        king = night.game.now.king
        marks: dict[str, bool | None] = {}
        for team in night.game.turn.answers:
            knows = self._temper(team).knows * (0.6 if team == king else 1)
            marks[team] = self._chance.random() < knows
        return [Act(500, intents.Mark(marks)), Act(500, intents.ShowScene("answer"))]

    def _temper(self, team: str) -> Temper:
        if team not in self._tempers:
            self._tempers[team] = Temper(
                knows=self._chance.uniform(0.4, 0.85),
                dares=self._chance.uniform(0.1, 0.5),
                usual_ms=self._chance.randint(500, 1500),
            )
        return self._tempers[team]


_PLANS: Mapping[Stage, Callable[[Rehearsal, Night], list[Act]]] = {
    Stage.DECLARE: lambda hall, night: hall._declare(night),
    Stage.ANSWERS: lambda hall, night: hall._answer(night),
    Stage.MARKING: lambda hall, night: hall._mark(night),
}
_STEPS: Mapping[Stage, Act] = {
    Stage.DECLARE: Act(700, intents.Announce()),
    Stage.QUESTION: Act(900, intents.StartTimer()),
    Stage.ANSWERS: Act(300, intents.Close()),
    Stage.MARKING: Act(900, intents.OpenPreview()),
    Stage.PREVIEW: Act(600, intents.Resolve()),
    Stage.MOVES: Act(2800, intents.ShowScene("board")),
    Stage.BREAK: Act(3000, intents.EndBreak()),
}


def _team(chance: Random, number: int, name: str, language: Language) -> Team:
    id_ = f"t{number}"
    players = tuple(
        Player(
            id=f"{id_}p{seat}",
            surname=chance.choice(SURNAMES[language]),
            name=chance.choice(FIRST_NAMES[language]),
        )
        for seat in range(1, chance.randint(3, 8) + 1)
    )
    return Team(id_, name, players[0].id, players)
