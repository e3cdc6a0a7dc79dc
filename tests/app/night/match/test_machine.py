"""A match refereed in every order: what holds after each step of any referee.

`KOTH_MATCHES=500 pytest tests/app/night/match/test_machine.py` referees more of them.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from app.night import intents as evening
from app.night.deeds import deed_of
from app.night.desk import desk_view
from app.night.evening import Evening
from app.night.match import intents
from app.night.match.draws import wanted_draw
from app.night.match.odds import coming_odds
from app.night.match.record import match_text
from app.night.match.rehearsal import confirming, simulated_orders
from app.night.match.sheets import place_before, sheet_refusals
from app.night.match.state import MatchState
from app.night.match.views import pitch_view
from app.night.night import Night
from app.night.pitch_scene import PitchScene
from app.night.shots import shot_of
from app.night.steps import next_step
from app.night.timeline import Timeline
from app.quidditch.command import verify
from app.quidditch.orders import ACTIONS, Order
from app.quidditch.pitch import CELLS, FIELD, NEIGHBOURS, SPOTS
from app.quidditch.referee import DECISIONS, Decision
from app.quidditch.rules import RuleSet
from app.store.journal import Journal
from tests.app.night.evenings import CREATED, Hand, crashed, founded
from tests.app.night.match.pitchside import founding

MATCHES = int(os.environ.get("KOTH_MATCHES", "15"))

players = st.integers(0, 21)
cells = st.sampled_from(CELLS)
heights = st.sampled_from((1, 2, 3))
sides = st.sampled_from(("left", "right"))
places = st.integers(0, 400)
shares = st.floats(0, 0.999)


class Referee(RuleBasedStateMachine):
    """A referee with any order of keys, and a program that crashes."""

    # ruff: noqa: PLR0917 - Hypothesis gives every argument by its name

    @initialize(seed=st.none() | st.integers(1, 9), rounds=st.integers(2, 4), fast=st.booleans())
    def found(self, seed: int | None, rounds: int, fast: bool) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="koth-")
        self.hand = Hand()
        path = Path(self.folder.name) / "night.koth"
        self.journal = Journal.create(path, created=CREATED, program="0.1")
        self.evening = Evening.found(self.journal, founded("a b"), self.hand.clock())
        self.seed = seed or 0
        self.do(intents.SwitchMode("pitch"))
        self.do(founding(seed, RuleSet(rounds=rounds, fast=fast)))

    def teardown(self) -> None:
        if hasattr(self, "folder"):
            self.evening.close()
            self.folder.cleanup()

    @property
    def night(self) -> Night:
        return self.evening.night

    @property
    def match(self) -> MatchState:
        match = self.night.match or self.last
        self.last = match
        return match

    last: MatchState

    def do(self, wish: evening.Wish) -> bool:
        before = self.night
        refused = self.evening.do(wish)
        if refused is not None:
            self.why = str(refused)
            assert self.why
            assert self.night is before
        return refused is None

    def id_(self, number: int) -> str:
        ids = self.match.match.ids
        return ids[number % len(ids)]

    @rule()
    def captains_send_orders(self) -> None:
        if not self.match.over:
            self.do(intents.EnterText(simulated_orders(self.match, self.seed)))

    @rule(number=players, tact=st.integers(1, 3), cell=cells, height=heights, near=places)
    def order(self, number: int, tact: int, cell: int, height: int, near: int) -> None:
        player = self.id_(number)
        here = place_before(self.match, tact, player) if not self.match.over else None
        if here is not None and near % 4:
            around = (here.cell, *NEIGHBOURS[here.cell])
            cell = around[near % len(around)]
        action = (None, *ACTIONS)[near % 5]
        target = SPOTS[FIELD[near % len(FIELD)]][height] if action not in (None, "catch") else None
        self.do(intents.EnterOrder(tact, player, Order(SPOTS[cell][height], action, target)))

    @rule(number=players, tact=st.none() | st.integers(1, 3))
    def clear(self, number: int, tact: int | None) -> None:
        self.do(intents.ClearOrder(self.id_(number), tact))

    @rule(number=players)
    def name_chaser(self, number: int) -> None:
        self.do(intents.NameChaser(self.id_(number)))

    @rule(empty=st.booleans(), whole=st.booleans(), u=shares)
    def play(self, empty: bool, whole: bool, u: float) -> None:
        if (wanted := wanted_draw(self.match)) is not None:
            self.do(intents.DrawByHand(wanted.address, u, "referee"))
        self.do(intents.PlayRound(empty) if whole else intents.PlayTact(empty))

    @rule(u=shares)
    def big_key(self, u: float) -> None:
        """Space, with whatever the captains and the dice owe."""
        if self.night.mode == "hill":
            return
        if not self.match.over and not any(self.match.sheet.tacts):
            self.captains_send_orders()
        for _ in range(40):
            wanted = wanted_draw(self.match)
            if wanted is None:
                break
            self.do(intents.DrawByHand(wanted.address, u, "referee"))
        step = next_step(self.night)
        if step is not None:
            assert self.do(step)

    @rule(at=places, u=shares)
    def roll_again(self, at: int, u: float) -> None:
        used = [draw.at for moment in self.match.moments for draw in moment.draws]
        if used:
            self.do(intents.DrawByHand(used[at % len(used)], u, "referee"))

    @rule(
        type_=st.sampled_from(DECISIONS),
        side=sides,
        numbers=st.tuples(players, players),
        rounds=st.none() | st.integers(0, 2),
        at_once=st.booleans(),
        reason=st.sampled_from(("rough", "rough", "")),
    )
    def decide(
        self, type_: Any, side: Any, numbers: Any, rounds: int | None, at_once: bool, reason: str
    ) -> None:
        if type_ in ("annul", "close") and numbers[0] > 1:
            return
        one, two = map(self.id_, numbers)
        decision = Decision(type_, "referee", reason, side, one, rounds, None, one, two)
        if type_ == "cancel" and self.match.rounds:
            decision = Decision(type_, "senior", reason, cancels=(self.match.rounds[-1].name, 1))
        self.do(intents.Decide(decision, None, at_once))

    @rule(follow=st.booleans())
    def answer(self, follow: bool) -> None:
        for key, proposal in self.match.waiting[:1]:
            decision = confirming(self.match, proposal, "referee")
            if follow and decision is not None and proposal.type != "close":
                self.do(intents.Decide(decision, key))
            else:
                assert self.do(intents.DropProposal(key)) or self.match.ended

    @rule(at=places, number=players, gone=st.booleans(), height=heights)
    def correct(self, at: int, number: int, gone: bool, height: int) -> None:
        spots = [(r.name, m.tact, r, i) for r in self.match.rounds for i, m in enumerate(r.moments)]
        if not spots:
            return
        name, tact, entry, index = spots[at % len(spots)]
        player = number % len(self.match.match.ids)
        here = entry.moments[index - 1].position.at[player] if index else entry.begun.at[player]
        cell = FIELD[at % len(FIELD)] if here is None else here.cell
        order = None if gone else Order(SPOTS[cell][height])
        self.do(intents.CorrectOrder(name, tact, self.id_(number), order, "referee", "misread"))

    @rule()
    def other_game(self) -> None:
        assert self.do(intents.SwitchMode("hill" if self.night.mode == "pitch" else "pitch")), (
            self.why
        )

    @rule()
    def undo(self) -> None:
        self.do(evening.Undo())
        self.refound()

    @rule()
    def undo_and_redo(self) -> None:
        before = self.night
        if self.do(evening.Undo()):
            assert self.do(evening.Redo())
            assert self.night == before

    @rule()
    def redo(self) -> None:
        self.do(evening.Redo())

    def refound(self) -> None:
        if self.night.match is None:
            assert self.do(evening.Redo())

    @rule()
    def crash(self) -> None:
        before = self.night
        path = crashed(self.journal.path)
        self.journal.close()
        self.journal = Journal.open(path)
        self.evening = Evening.reopen(self.journal, self.hand.clock)
        assert self.night == before

    @invariant()
    def the_fold_is_the_night(self) -> None:
        timeline = Timeline(self.journal.entries())
        assert timeline.night == self.night
        for step in timeline.steps[-1:]:
            assert deed_of(step, self.night).kind

    @invariant()
    def the_hall_sees_what_it_may(self) -> None:
        scene = shot_of(self.night, 0).scene
        if self.night.mode != "pitch" or self.night.match is None:
            assert not isinstance(scene, PitchScene)
            return
        assert isinstance(scene, PitchScene)
        now = self.match.now
        end = scene.beats[-1].after if scene.beats else scene.before
        assert end == pitch_view(self.match.match, now)
        visible = now.snitch is not None and now.snitch.visible
        assert (end.snitch is not None) == visible
        assert desk_view(self.night).step == next_step(self.night)

    @invariant()
    def what_was_played_is_a_record(self) -> None:
        match = self.match
        found = coming_odds(match, runs=20, samples=2)
        assert (found is None) == match.over
        assert not (match.over and sheet_refusals(match))
        text = match_text(match)
        if match.seed is None or match.over:
            assert verify(text) == []


TestMatches = Referee.TestCase
TestMatches.settings = settings(
    max_examples=MATCHES,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
