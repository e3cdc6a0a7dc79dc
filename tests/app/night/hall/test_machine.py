"""Host, judge, phones and crashes in any order: what was acknowledged is there, and once."""

from __future__ import annotations

import tempfile
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from app.hill.game import Phase
from app.night import intents
from app.night.hall.events import AnswerArrived
from app.night.hall.team_view import team_view
from app.night.steps import next_step
from app.phones.port import Seat
from app.phones.protocol import Answer, Done
from app.store.journal import Journal
from tests.app.night import holds
from tests.app.night.evenings import CREATED
from tests.app.night.hall.room import Room

TEAMS = "abc"
team = st.sampled_from(TEAMS)
mark = st.sampled_from([True, False, None])
number = st.integers(0, 9)


class Sent(NamedTuple):
    """An answer as a phone keeps it."""

    seat: Seat
    wish: Answer


class Acknowledged(NamedTuple):
    """An answer that was said to have arrived, to the question announced then."""

    message: str
    asked_at: int | None


class HallMachine(RuleBasedStateMachine):
    """An evening on disk with its hall."""

    @initialize()
    def found(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="koth-")
        path = Path(self.folder.name) / "night.koth"
        self.room = Room(
            "a b c", Journal.create(path, created=CREATED, program="0.1"), summit=3, hold_turns=2
        )
        self.room.link_judge()
        self.sent: list[Sent] = []
        self.acknowledged: list[Acknowledged] = []
        self.room.on_reply = self.note
        for id_ in TEAMS:
            self.room.enter(id_)

    def note(self, key: str) -> None:
        """A reply: an answer that is acknowledged again has arrived once."""
        night = self.room.host.night
        for _, wish in self.sent:
            if wish.id == key and isinstance(self.room.replies[key][-1], Done):
                new = Acknowledged(key, night.announced_at)
                if wish.turn == night.number and new not in self.acknowledged:
                    self.acknowledged.append(new)

    # Phones and judge

    @rule(team=team)
    def enter(self, team: str) -> None:
        if len(self.room.host.night.hall.phones) < 9:
            self.room.enter(team)

    @rule(pick=number, text=st.sampled_from(["Пушкин", "Лермонтов", "1812"]))
    def answer(self, pick: int, text: str) -> None:
        seats, night = self.room.seats, self.room.host.night
        seat = seats[pick % len(seats)]
        key = self.room.answer(seat, f"{text} {len(self.sent)}")
        wish = Answer(id=key, turn=night.number, text=f"{text} {len(self.sent)}")
        self.sent.append(Sent(seat, wish))

    @precondition(lambda self: self.sent)
    @rule(pick=number)
    def resend(self, pick: int) -> None:
        seat, wish = self.sent[-1 - pick % len(self.sent)]
        self.room.post(seat, wish, wish.id)

    @rule(pick=number)
    def lead(self, pick: int) -> None:
        self.room.lead(self.room.seats[pick % len(self.room.seats)])

    @rule(pick=number, kind=st.sampled_from(["jump", "revolution", None]))
    def declare(self, pick: int, kind: str | None) -> None:
        self.room.declare(self.room.seats[pick % len(self.room.seats)], kind)

    @rule(teams=st.lists(team, min_size=1, max_size=2, unique=True), mark=mark)
    def judge(self, teams: list[str], mark: bool | None) -> None:
        self.room.mark(mark, *teams)

    # The host

    @rule()
    def big_key(self) -> None:
        wish = next_step(self.room.host.night)
        if wish is not None and not isinstance(wish, intents.EndNight):
            self.room.evening.do(wish)

    @rule(team=team, mark=mark)
    def host_marks(self, team: str, mark: bool | None) -> None:
        self.room.evening.do(intents.Mark({team: mark}))

    @rule(wish=st.sampled_from([intents.Undo(), intents.Undo(), intents.Redo(), intents.Void()]))
    def think_again(self, wish: intents.Wish) -> None:
        self.room.evening.do(wish)

    @rule(ms=st.sampled_from([1, 500, 30_000, 61_000]))
    def wait(self, ms: int) -> None:
        self.room.host.hand.advance(ms)

    @rule()
    def tick(self) -> None:
        self.room.evening.tick()

    @rule()
    def serve(self) -> None:
        self.room.serve()

    @rule()
    def crash(self) -> None:
        """Letters that were not taken in are lost, and never acknowledged."""
        night = self.room.host.night
        self.room.crash()
        again = self.room.host.night
        assert (again.game, again.hall) == (night.game, night.hall)

    # What holds

    @invariant()
    def what_was_acknowledged_is_there(self) -> None:
        night = self.room.host.night
        if night.game.phase not in (Phase.OPEN, Phase.CLOSED):
            return
        sent = {wish.id: (seat.team, wish.text) for seat, wish in self.sent}
        last = dict(sent[key] for key, asked in self.acknowledged if asked == night.announced_at)
        found = {t: a.text for t, a in night.game.turn.answers.items() if a.text is not None}
        assert found == last

    @invariant()
    def nothing_counts_twice(self) -> None:
        facts = [fact for step in self.room.evening.timeline.steps for fact in step.facts]
        arrived = [fact for fact in facts if isinstance(fact, AnswerArrived)]
        times = Counter((fact.phone, fact.message, fact.asked_at) for fact in arrived)
        assert not times or max(times.values()) == 1

    @invariant()
    def the_mark_that_counts_is_the_hosts_or_the_judges(self) -> None:
        night = self.room.host.night
        if night.game.phase is Phase.CLOSED:
            for team, marks in night.hall.marks.items():
                answer = night.game.turn.answers.get(team)
                counts = marks.judge if marks.host is None else marks.host
                assert (answer.correct if answer else None) is counts

    @invariant()
    def one_phone_leads_and_belongs_to_its_team(self) -> None:
        hall = self.room.host.night.hall
        for team, phone in hall.leading.items():
            assert hall.phones[phone].team == team

    @invariant()
    def every_view_can_be_made(self) -> None:
        night = self.room.host.night
        for team in night.game.roster:
            view = team_view(night, team, self.room.evening.clock.now())
            assert view.answer is None or view.phase in ("question", "answers", "closed")

    def teardown(self) -> None:
        if not hasattr(self, "room"):
            return
        holds.facts_come_back(self.room.evening.timeline.steps)
        holds.record_replays(self.room.host.night)
        self.room.evening.close()
        self.folder.cleanup()


TestHall = HallMachine.TestCase
TestHall.settings = settings(max_examples=10, stateful_step_count=40, deadline=None)
