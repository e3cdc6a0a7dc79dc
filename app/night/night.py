"""One evening as it stands: the game, its clock, its questions and what the screen shows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from app.hill.game import Game, Phase
from app.hill.turn import Question
from app.night.countdown import Countdown
from app.night.events import SceneName
from app.night.hall.state import HallState
from app.night.match.events import Mode
from app.night.match.state import MatchState
from app.night.media.state import MediaState
from app.night.scenes import Shot
from app.packs import PackQuestion, Partner


class Stage(Enum):
    """Where the host is in a turn: what the big key moves along."""

    DECLARE = "declare"
    QUESTION = "question"
    ANSWERS = "answers"
    MARKING = "marking"
    PREVIEW = "preview"
    MOVES = "moves"
    DECISION = "decision"
    BREAK = "break"
    OVER = "over"
    ENDED = "ended"


@dataclass(frozen=True, slots=True)
class PackInUse:
    """The evening's questions: main ones first, the reserve after them."""

    name: str
    main: tuple[PackQuestion, ...]
    reserve: tuple[PackQuestion, ...]
    partners: tuple[Partner, ...] = ()

    @property
    def order(self) -> tuple[PackQuestion, ...]:
        """The questions in the order of asking."""
        return (*self.main, *self.reserve)


@dataclass(frozen=True, slots=True)
class Show:
    """What the audience is meant to see.

    `scene` is the chosen one; `frozen` a picture that stands in front of it; black covers all, the
    logo all but black. `text`: the audience may read the question.
    """

    scene: SceneName = "welcome"
    frozen: Shot | None = None
    black: bool = False
    logo: bool = False
    text: bool = True


@dataclass(frozen=True, slots=True)
class Night:
    """An evening. Times are night times in ms: `announced_at` of the open question, `break_at` its
    start and `break_ms` its length (None: open end); `timer_ms` is the usual time for answers.
    `others`, `rules_others` and `rating` are what an opened record brought that is not ours.
    `mode` says which game is on; `match` is the Quidditch one, and `hill_scene` what the hill
    showed when it was left. `hall` is what the evening knows of phones and judge.
    """

    title: str
    date: str
    venue: str
    rehearsal: bool
    game: Game
    timer_ms: int
    pack: PackInUse | None = None
    announced_at: int | None = None
    countdown: Countdown | None = None
    previewing: bool = False
    show: Show = Show()
    break_at: int | None = None
    break_ms: int | None = None
    ended: bool = False
    others: Mapping[str, Any] = field(default_factory=dict)
    rules_others: Mapping[str, Any] = field(default_factory=dict)
    rating: Any = None
    mode: Mode = "hill"
    match: MatchState | None = None
    hill_scene: SceneName = "board"
    hall: HallState = field(default_factory=HallState)
    media: MediaState = field(default_factory=MediaState)

    @property
    def stage(self) -> Stage:
        """Where the host is."""
        if self.ended:
            return Stage.ENDED
        if self.break_at is not None:
            return Stage.BREAK
        match self.game.phase:
            case Phase.UNDECIDED:
                return Stage.DECISION
            case Phase.OPEN:
                return Stage.QUESTION if self.countdown is None else Stage.ANSWERS
            case Phase.CLOSED:
                return Stage.PREVIEW if self.previewing else Stage.MARKING
            case Phase.OVER | Phase.DECLARING if self.show.scene == "moves":
                return Stage.MOVES
            case Phase.OVER:
                return Stage.OVER
        return Stage.DECLARE

    @property
    def number(self) -> int:
        """The number of the question in progress, from 1."""
        return len(self.game.turns) + 1

    def time_up(self, at_ms: int) -> int | None:
        """When the time for answers ended, if it had by the night time `at_ms` (2.2.2)."""
        end = self.countdown.ends_at() if self.countdown is not None else None
        is_up = self.stage is Stage.ANSWERS and end is not None and end <= at_ms
        return end if is_up else None

    def asked(self, number: int) -> PackQuestion | None:
        """The pack's question of that number; None when it is read from paper."""
        order = self.pack.order if self.pack else ()
        return order[number - 1] if 1 <= number <= len(order) else None

    @property
    def next_question(self) -> Question:
        """The question to announce: the pack's, with the partner the host has set meanwhile."""
        chosen = self.game.turn.question.partner
        item = self.asked(self.number)
        if item is None:
            return Question(id=f"q{self.number}", partner=chosen or None)
        return Question(
            id=f"q{self.number}",
            text=item.host_text,
            answer=item.answer,
            partner=item.partner if chosen is None else chosen or None,
        )
