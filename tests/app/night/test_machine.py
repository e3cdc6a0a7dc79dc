"""An evening played in every order: what holds after each step of any host.

`KOTH_EVENINGS=2000 pytest tests/app/night/test_machine.py` plays more of them.
"""

from __future__ import annotations

import os
import sys
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import invariant, precondition, rule

from app.hill.appeal import AppealPreview, mark_of, preview_appeal
from app.hill.events import Appealed, DecisionMade, MarkAmended
from app.night import intents
from app.night.appeal_view import AppealView, appeal_view
from app.night.deeds import deed_of
from app.night.desk import desk_view
from app.night.evening import Evening
from app.night.night import Stage
from app.night.scenes import BlackScene
from app.night.shots import shot_of
from app.night.timeline import Timeline
from app.store.journal import Journal
from tests.app.night import holds
from tests.app.night.evenings import crashed
from tests.app.night.keys import Keys, flag, partners, team

EVENINGS = int(os.environ.get("KOTH_EVENINGS", "40"))


class Host(Keys):
    """A host with any order of keys, a disk that fills up, a program that crashes."""

    # ruff: noqa: PLR0917 - Hypothesis gives every argument by its name

    # Undo, appeals

    @rule()
    def undo(self) -> None:
        self.do(intents.Undo())

    @rule()
    def redo(self) -> None:
        self.do(intents.Redo())

    @rule()
    def undo_and_redo(self) -> None:
        before = self.night
        if self.do(intents.Undo()):
            assert self.do(intents.Redo()) or self.full
            if not self.full:
                assert self.night == before

    @rule(
        number=st.integers(0, 9),
        teams=st.sets(team, max_size=2),
        time=st.sampled_from([None, 0, 900, 90_000_000]),
        given=flag,
        partner=st.lists(partners, max_size=1),
        void=st.lists(flag, max_size=1),
        choice=st.lists(team, max_size=1),
    )
    def appeal(
        self,
        number: int,
        teams: set[str],
        time: int | None,
        given: bool,
        partner: list[str | bool | None],
        void: list[bool],
        choice: list[str],
    ) -> None:
        turn = number % (len(self.game.turns) + 1)
        marks = self.turned_round(turn, sorted(teams), time, given)
        decisions = tuple(DecisionMade(turn + 1, one, "by lot") for one in choice)
        self.hear(Appealed(turn, marks, tuple(partner), tuple(void), decisions, "heard again", "b"))

    @precondition(lambda self: bool(self.game.turns))
    @rule(number=st.integers(0, 9))
    def appeal_for_the_other_side(self, number: int) -> None:
        """A turn in which every mark was wrong."""
        turn = number % len(self.game.turns) + 1
        here = self.game.positions[turn].in_game()
        self.hear(Appealed(turn, self.turned_round(turn, here, None, True), reason="all wrong"))

    def turned_round(
        self, turn: int, teams: list[str], time: int | None, given: bool
    ) -> tuple[MarkAmended, ...]:
        if turn == 0:
            return ()
        were = [
            mark_of(self.game, turn, team)
            for team in teams
            if team in self.game.positions[turn].climbers
        ]
        return tuple(MarkAmended(was.team, not was.correct, time, given) for was in were)

    def hear(self, appeal: Appealed) -> None:
        game = self.game
        preview = preview_appeal(game, appeal)
        assert isinstance(appeal_view(game, appeal), AppealView) is isinstance(
            preview, AppealPreview
        )
        if isinstance(preview, AppealPreview) and preview.waits is not None:
            turn, level = preview.waits
            assert not self.do(intents.MakeAppeal(appeal))
            decided = (*appeal.decisions, DecisionMade(turn, level[0], "by lot"))
            again = preview_appeal(game, replace(appeal, decisions=decided))
            assert isinstance(again, AppealPreview)
            return
        if self.do(intents.MakeAppeal(appeal)):
            assert isinstance(preview, AppealPreview)
            assert self.game == preview.after
            played = len(self.game.turns) + len(self.game.ignored)
            assert played == len(game.turns) + len(game.ignored)

    # Time, the disk, the process

    @rule(ms=st.sampled_from([0, 1, 999, 4000, 61_000]))
    def pass_time(self, ms: int) -> None:
        self.hand.advance(ms)
        with self.disk():
            self.evening.tick()
        if self.evening.unsaved == 0:
            self.saved = self.night

    @rule(hours=st.integers(-2, 2))
    def set_wall_clock(self, hours: int) -> None:
        self.hand.wall_ms += hours * 3_600_000

    @precondition(lambda self: sys.platform != "win32")
    @rule()
    def fill_disk(self) -> None:
        self.full = True

    @precondition(lambda self: self.full)
    @rule()
    def go_on_unsaved(self) -> None:
        self.evening.go_on_unsaved()

    @precondition(lambda self: self.full)
    @rule()
    def free_disk(self) -> None:
        self.full = False
        assert self.evening.try_saving()
        assert self.evening.unsaved == 0
        self.saved = self.night

    @precondition(lambda self: not self.full)
    @rule(lost=st.sampled_from([0, 700, 100_000]), running=flag)
    def crash(self, lost: int, running: bool) -> None:
        if running:
            self.do(intents.Announce())
            self.do(intents.StartTimer())
            self.pass_time(4000)
        before, entries = self.night, self.journal.entries()
        alive = self.journal.last_sign_of_life()
        self.hand.advance(lost)
        self.hand.reboot()
        path = crashed(self.journal.path)
        self.journal.close()
        self.journal = Journal.open(path)
        self.evening = Evening.reopen(self.journal, self.hand.clock)
        assert self.journal.entries()[:-1] == entries
        assert self.evening.clock.now() == alive
        assert self.night.stage is before.stage
        assert self.night.countdown is None or not self.night.countdown.running
        if running and self.night.stage is Stage.ANSWERS:
            assert self.night.countdown is not None
            assert before.countdown is not None
            assert self.night.countdown.left(0) == before.countdown.left(self.evening.clock.now())
        assert replace(self.night, countdown=before.countdown) == before
        self.saved = self.night
        self.checked = 0

    # What holds after every step

    @invariant()
    def all_holds(self) -> None:
        night, steps = self.night, self.evening.timeline.steps
        self.the_journal_tells_the_night()
        self.black_and_freeze_hold()
        holds.facts_come_back(steps[self.checked :])
        holds.one_king_at_most(night.game)
        holds.later_answers_have_later_times(steps)
        holds.screen_keeps_secrets(night, self.evening.clock.now())
        assert len(desk_view(night).rows) == len(night.game.now.climbers)
        self.deeds_can_be_told()
        record = (night.game.turns, night.game.ignored)
        if record != self.replayed:
            holds.record_replays(night)
        self.checked, self.replayed = len(steps), record

    def deeds_can_be_told(self) -> None:
        timeline = self.evening.timeline
        for step in (timeline.to_undo(), timeline.to_redo()):
            if step is not None:
                assert deed_of(step, self.night).kind != "other"

    def the_journal_tells_the_night(self) -> None:
        assert Timeline(self.journal.entries()).night == self.saved
        if self.evening.unsaved == 0:
            assert self.saved == self.night

    def black_and_freeze_hold(self) -> None:
        shot = shot_of(self.night, self.evening.clock.now())
        if self.night.show.black:
            assert isinstance(shot.scene, BlackScene)
        elif self.frozen is not None and not self.night.show.logo:
            assert shot == self.frozen
        assert self.night.show.frozen == self.frozen

    def teardown(self) -> None:
        if hasattr(self, "folder"):
            self.evening.close()
            self.folder.cleanup()


class TestEvenings(Host.TestCase):  # type: ignore[misc, name-defined]
    """The machine as a test."""

    settings = settings(
        max_examples=EVENINGS,
        stateful_step_count=40,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )


pytestmark = pytest.mark.timeout(600)
