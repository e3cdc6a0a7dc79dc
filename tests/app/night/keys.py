"""What a host can press, as rules of a Hypothesis machine."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from app.hill.game import Game
from app.hill.roster import Player, Team
from app.night import intents
from app.night.evening import Evening
from app.night.events import SCENES
from app.night.night import Night
from app.night.refusal import NightReason, NightRefusal
from app.night.scenes import Shot
from app.night.shots import live_shot
from app.night.steps import next_step
from app.store.journal import Journal
from tests.app.night import holds
from tests.app.night.evenings import CREATED, Hand, founded, pack

TEAMS = "abcdef"

team = st.sampled_from(TEAMS)
flag = st.booleans()
bits = st.lists(st.sampled_from([True, True, False]), min_size=6, max_size=6)
partners = st.sampled_from([None, True, "Tea House"])


class Keys(RuleBasedStateMachine):
    """The keys of a host, each at any moment; the disk may be full."""

    # ruff: noqa: PLR0917 - Hypothesis gives every argument by its name

    @initialize(
        teams=st.integers(2, 4),
        summit=st.integers(3, 4),
        hold=st.integers(1, 4),
        main=st.sampled_from([None, 4, 8, 12]),
        deadline=st.sampled_from(["question", "answers"]),
        restorations=st.sampled_from([0, 1, None]),
        opening=st.lists(bits, max_size=6),
    )
    def found(
        self,
        teams: int,
        summit: int,
        hold: int,
        main: int | None,
        deadline: str,
        restorations: int | None,
        opening: list[list[bool]],
    ) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="koth-")
        self.hand = Hand()
        self.full = False
        path = Path(self.folder.name) / "night.koth"
        self.journal = Journal.create(path, created=CREATED, program="0.1")
        first = founded(
            " ".join(TEAMS[:teams]),
            summit=summit,
            hold_turns=hold,
            main_questions=main,
            revolution_deadline=deadline,
            restorations_per_reign=restorations,
        )
        self.evening = Evening.found(self.journal, first, self.hand.clock())
        self.saved = self.night
        self.frozen: Shot | None = None
        self.replayed: object = None
        self.checked = 0
        self.do(pack(8))
        for marks in opening:
            self.whole_turn(marks, marks[::-1], 1)

    @property
    def night(self) -> Night:
        return self.evening.night

    @property
    def game(self) -> Game:
        return self.evening.night.game

    def do(self, wish: intents.Wish) -> bool:
        """Whether the evening did it; a refusal changes nothing and has a sentence."""
        with self.disk():
            self.evening.tick()
        night, entries = self.night, self.journal.entries()
        unsaved = self.evening.unsaved
        with self.disk():
            refused = self.evening.do(wish)
        if refused is not None:
            assert " " in str(refused)
            assert self.night is night
            assert self.journal.entries()[: len(entries)] == entries
            assert len(self.journal.entries()) + self.evening.unsaved == len(entries) + unsaved
            if isinstance(refused, NightRefusal) and refused.reason is NightReason.NOT_SAVED:
                assert self.full
                assert self.evening.trouble is not None
        elif self.evening.timeline.steps[-1].undoable:
            assert self.evening.timeline.to_redo() is None
        if self.evening.unsaved == 0:
            self.saved = self.night
        return refused is None

    @contextmanager
    def disk(self) -> Iterator[None]:
        """Every write of this process fails while the disk is full."""
        if not self.full:
            yield
            return
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
        try:
            yield
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))

    # The host's keys

    @rule()
    def big_key(self) -> None:
        wish = next_step(self.night)
        if wish is not None:
            self.do(wish)

    @rule(marks=bits, daring=bits, seconds=st.integers(0, 9))
    def whole_turn(self, marks: list[bool], daring: list[bool], seconds: int) -> None:
        self.do(intents.EndBreak())
        if self.game.tied:
            self.do(intents.SettleTie(self.game.tied[seconds % len(self.game.tied)], "by lot"))
        for number, id_ in enumerate(self.game.now.in_game()):
            if daring[number % len(daring)] and not self.do(intents.Declare(id_, "revolution")):
                self.do(intents.Declare(id_, "jump"))
        self.do(intents.Announce())
        self.do(intents.StartTimer())
        for id_ in self.game.now.in_game():
            self.pass_time(seconds * 100)
            self.do(intents.RecordAnswers((id_,)))
        self.do(intents.Close())
        here = zip(self.game.now.in_game(), marks, strict=False)
        self.do(intents.Mark(dict(here)))
        self.resolve()

    @rule()
    def level_turn(self) -> None:
        """All answer at once and correctly, so that disputes come to the host."""
        self.whole_turn([True] * len(TEAMS), [False], 0)

    @rule()
    def resolve(self) -> None:
        forecast = self.game.preview
        if self.do(intents.Resolve()):
            assert self.game.last == forecast

    @rule(team=team, kind=st.sampled_from(["jump", "revolution"]))
    def declare(self, team: str, kind: Any) -> None:
        self.do(intents.Declare(team, kind))

    @rule(team=team)
    def take_back(self, team: str) -> None:
        self.do(intents.TakeBack(team))

    @rule(teams=st.lists(team, max_size=3), text=st.sampled_from([None, holds.SAID]))
    def answer(self, teams: list[str], text: str | None) -> None:
        self.do(intents.RecordAnswers(tuple(teams), text))

    @rule(team=team)
    def drop_answer(self, team: str) -> None:
        self.do(intents.DropAnswer(team))

    @rule(marks=st.dictionaries(team, st.sampled_from([True, False, None]), max_size=4))
    def mark(self, marks: dict[str, bool | None]) -> None:
        self.do(intents.Mark(marks))

    @rule(partner=partners)
    def partner(self, partner: str | bool | None) -> None:
        self.do(intents.SetPartner(partner))

    @rule(on=flag)
    def void(self, on: bool) -> None:
        self.do(intents.Void(on))

    @rule(number=st.integers(0, 5), reason=st.sampled_from(["by lot", " "]))
    def settle(self, number: int, reason: str) -> None:
        choice = (self.game.tied or tuple(TEAMS))[number % len(self.game.tied or TEAMS)]
        self.do(intents.SettleTie(choice, reason))

    @rule(
        wish=st.sampled_from(
            [
                intents.Announce(),
                intents.StartTimer(),
                intents.StartTimer(5000),
                intents.PauseTimer(),
                intents.ResumeTimer(),
                intents.AddTime(10_000),
                intents.AddTime(10),
                intents.Close(),
                intents.OpenPreview(),
                intents.LeavePreview(),
                intents.StartBreak(),
                intents.StartBreak(60_000),
                intents.EndBreak(),
                intents.SetText(False),
                intents.SetText(True),
                pack(5),
            ]
        )
    )
    def press(self, wish: intents.Wish) -> None:
        self.do(wish)

    @rule(team=team, steps=st.integers(-2, 2), points=st.integers(-3, 3))
    def correct(self, team: str, steps: int, points: int) -> None:
        self.do(intents.Correct(team, steps, points, "a slip of the board"))

    @rule(team=team, number=st.integers(0, 9))
    def join(self, team: str, number: int) -> None:
        player = Player(f"{team}{number}", "Иванова", "Анна", extra={"seat": [number]})
        self.do(intents.Join(Team(team, f"Late {team}", player.id, (player,))))

    @rule(team=team)
    def edit(self, team: str) -> None:
        self.do(intents.EditTeam(Team(team, f"Renamed {team}")))

    @precondition(lambda self: len(self.game.now.in_game()) > 2)
    @rule(team=team)
    def withdraw(self, team: str) -> None:
        self.do(intents.Withdraw(team))

    @precondition(lambda self: len(self.game.turns) > 3)
    @rule()
    def end_night(self) -> None:
        self.do(intents.EndNight())

    # The screen

    @rule(scene=st.sampled_from(SCENES))
    def scene(self, scene: Any) -> None:
        self.do(intents.ShowScene(scene))

    @rule(on=flag)
    def black(self, on: bool) -> None:
        assert self.do(intents.SetBlack(on)) or self.full
        if not self.full:
            assert self.night.show.black is on

    @rule(on=flag)
    def logo(self, on: bool) -> None:
        black = self.night.show.black
        self.do(intents.SetLogo(on))
        if not on:
            assert self.night.show.black is black

    @rule(on=flag)
    def freeze(self, on: bool) -> None:
        seen = live_shot(self.night, self.evening.clock.now())
        if self.do(intents.SetFreeze(on)):
            self.frozen = (self.frozen or seen) if on else None
