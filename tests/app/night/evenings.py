"""Evenings for tests: a clock moved by hand, planted questions, and a host of few words."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

from app.hill.position import Climber
from app.hill.roster import Team
from app.hill.rules import RuleSet
from app.night import intents
from app.night.clock import NightClock
from app.night.evening import Evening
from app.night.events import Founded
from app.night.night import Night, Stage
from app.night.refusal import Refused
from app.night.scenes import Shot
from app.night.shots import shot_of
from app.packs import PackQuestion
from app.store.journal import Journal
from app.store.memory import MemoryJournal

CREATED = "2026-10-17T19:00:00+03:00"
MOSCOW = timezone(timedelta(hours=3))
SECOND = 1000


class Hand:
    """The machine's two clocks, moved by hand; `wall_ms` may be set back, `ms` never is."""

    def __init__(self) -> None:
        self.ms = 5_000_000
        self.wall_ms = 0

    def advance(self, ms: int) -> None:
        self.ms += ms
        self.wall_ms += ms

    def reboot(self) -> None:
        """The machine starts again: its monotonic clock begins anew, below where it was."""
        self.ms = 17

    def wall(self) -> str:
        begin = datetime(2026, 10, 17, 19, tzinfo=MOSCOW)
        return (begin + timedelta(milliseconds=self.wall_ms)).isoformat(timespec="milliseconds")

    def clock(self, base: int = 0) -> NightClock:
        return NightClock(base, lambda: self.ms, self.wall)


def question(number: int, **fields: Any) -> PackQuestion:
    """A question whose every text is a secret that can be found again: `Text-3.`, `Answer-3.`."""
    return PackQuestion(
        number=str(number),
        stage=0,
        host_text=f"Host-{number}.",
        screen_text=f"Text-{number}.",
        answer=f"Answer-{number}.",
        line=number,
        handout=f"Handout-{number}.",
        also_accepted=(f"Accepted-{number}.",),
        not_accepted=(f"Refused-{number}.",),
        comment=f"Comment-{number}.",
        **fields,
    )


def pack(count: int = 30) -> intents.ChoosePack:
    """A pack of so many planted questions, two more in reserve."""
    main = tuple(question(number) for number in range(1, count + 1))
    spare = tuple(question(number, reserve=True) for number in (count + 1, count + 2))
    return intents.ChoosePack("planted", main, spare)


def founded(teams: str, **rules: Any) -> Founded:
    """The founding of an evening of teams with one-letter ids."""
    crowd = tuple(Team(team, f"Team {team}") for team in teams.split())
    return Founded("Autumn cup", "2026-10-17", "Club", RuleSet(**rules), crowd)


class Host:
    """A host at an evening: says what is to be done, and fails the test when it is refused."""

    def __init__(self, teams: str = "a b c", journal: Journal | None = None, **rules: Any) -> None:
        self.hand = Hand()
        self.journal: Journal | MemoryJournal = journal or MemoryJournal()
        self.evening = Evening.found(self.journal, founded(teams, **rules), self.hand.clock())

    @property
    def night(self) -> Night:
        return self.evening.night

    @property
    def stage(self) -> Stage:
        return self.night.stage

    @property
    def shot(self) -> Shot:
        return shot_of(self.night, self.evening.clock.now())

    @property
    def steps(self) -> str:
        """The board, `a2 b0`."""
        return board(self.night, lambda climber: climber.step)

    @property
    def left(self) -> int | None:
        """What is left of the countdown, ms."""
        clock = self.night.countdown
        return None if clock is None else clock.left(self.evening.clock.now())

    def do(self, *wishes: intents.Wish) -> Host:
        for wish in wishes:
            refused = self.evening.do(wish)
            assert refused is None, f"{wish}: {refused}"
        return self

    def refused(self, wish: intents.Wish) -> Refused:
        """Why the evening refuses the wish; it must leave night and journal untouched."""
        night, entries = self.night, self.journal.entries()
        refused = self.evening.do(wish)
        assert refused is not None, wish
        assert str(refused)
        assert self.night is night
        assert self.journal.entries() == entries
        return refused

    def wait(self, seconds: float) -> Host:
        """Let time pass, the evening looking at its clock as it does."""
        self.hand.advance(int(seconds * SECOND))
        self.evening.tick()
        return self

    def ask(self) -> Host:
        """The next question, its time running."""
        return self.do(intents.Announce(), intents.StartTimer())

    def answers(self, *teams: str) -> Host:
        """Teams answer, a second apart."""
        for team in teams:
            self.wait(1).do(intents.RecordAnswers((team,)))
        return self

    def judged(self, words: str = "") -> Host:
        """The question asked, answered, closed and marked: `a+ b- c+`."""
        marks = {word[0]: word[1] == "+" for word in words.split()}
        self.ask().answers(*marks)
        return self.do(intents.Close(), intents.Mark(marks))

    def turn(self, words: str = "") -> Host:
        """A whole turn, back at the board."""
        return self.judged(words).do(intents.Resolve(), intents.ShowScene("board"))

    def undo(self) -> Host:
        return self.do(intents.Undo())

    def redo(self) -> Host:
        return self.do(intents.Redo())

    def crash(self, *, seconds: float = 0) -> Host:
        """The program dies, and starts again on a machine that was started again."""
        self.hand.advance(int(seconds * SECOND))
        self.hand.reboot()
        if isinstance(self.journal, Journal):
            path = crashed(self.journal.path)
            self.journal.close()
            self.journal = Journal.open(path)
        self.evening = Evening.reopen(self.journal, self.hand.clock)
        return self


def crashed(path: Path) -> Path:
    """What a killed process leaves of a game file that is open now: a copy under another name."""
    again = path.with_name(f"{path.stem}-{path.suffix}")
    for end in ("", "-wal"):
        file = path.with_name(path.name + end)
        if file.exists():
            again.with_name(again.name + end).write_bytes(file.read_bytes())
    return again


def board(night: Night, what: Any) -> str:
    climbers: Sequence[tuple[str, Climber]] = list(night.game.now.climbers.items())
    return " ".join(f"{team}{what(climber)}" for team, climber in climbers)
