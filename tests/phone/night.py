"""A night for the page to speak to: the real server, and a team's affairs moved by hand."""

from __future__ import annotations

import queue
from collections.abc import Callable
from http.client import HTTPConnection
from typing import Any

from app.phones.credentials import digest, new_secret
from app.phones.inbox import Inbox
from app.phones.limits import Limits
from app.phones.port import Door, Enter, Letter, Presence, Views
from app.phones.protocol import (
    Answer,
    Arrived,
    Clock,
    Code,
    Declare,
    Done,
    JudgeView,
    Lead,
    Leave,
    Mark,
    Orders,
    Refused,
    Reply,
    Tact,
)
from app.phones.server import PhoneServer
from tests.app.phones.lodge import Lodge, view_of

PIN = "246810"
NAMES = {7: "Ёжики в тумане", 12: "Sherlock's Friends", 3: "Тигры"}


class FakeNight(Lodge):
    """Answers letters in its own order, at once or when told; the tests read what was committed.

    `committed` holds (team, turn, text, message id) of every answer, once each.
    """

    def __init__(self, limits: Limits | None = None) -> None:
        self.inbox = Inbox()
        self.inbox.wake = self._wake
        self.presence: queue.Queue[tuple[Presence, ...]] = queue.Queue()
        self.server = PhoneServer(self.inbox, limits=limits, on_presence=self.presence.put)
        self.views = {f"t{n}": view_of(n, name) for n, name in NAMES.items()}
        self.judge: JudgeView | None = None
        self.leading = {}
        self.secret = new_secret()
        self.door = Door(
            "Осенний кубок",
            teams={f"t{n}": (n, name, PIN) for n, name in NAMES.items()},
            judge=digest(self.secret),
        )
        self.committed: list[tuple[str, int, str, str]] = []
        self.marks: list[tuple[tuple[str, ...], bool | None]] = []
        self.answering: Callable[[Letter], Reply | None] | None = None
        self.held: list[Letter] = []
        self.holding = False
        self.is_shown = True  # what came of a letter is published at once
        self.arrivals: queue.Queue[Letter] = queue.Queue()
        self.at_ms = 12_300
        self.port = 0

    # --- the house ---

    url: str

    def start(self) -> None:
        """Open the door, on the same port as the last time."""
        self.publish()
        self.server.publish_door(self.door)
        address = self.server.start("127.0.0.1", self.port)
        self.port, self.url = address.port, address.url("127.0.0.1")

    def stop(self) -> None:
        """Once what a browser has just opened is with the server: an answer comes after it."""
        connection = HTTPConnection("127.0.0.1", self.port)
        connection.request("GET", "/door")
        connection.getresponse().read()
        connection.close()
        self.server.stop()

    def start_over(self) -> None:
        """Show a door and views that were changed by hand."""
        self.server.publish_door(self.door)
        self.publish()

    def publish(self) -> None:
        views = Views(dict(self.views), dict(self.leading), self.judge)
        self.server.publish(lambda: views)

    def show(self, team: str, **changes: Any) -> None:
        self.update(team, **changes)
        self.publish()

    def show_match(self, team: str, tact: Tact) -> None:
        self.show(team, phase="match", match=tact, clock=clock(90))

    def block(self, blocked: bool = True) -> None:
        self.rename(blocked=blocked)
        self.server.publish_door(self.door)

    def move(self, team: str) -> None:
        self.rename(team=team)
        self.server.publish_door(self.door)

    # --- letters ---

    def hold(self) -> None:
        """Letters wait from now on, as if the disk were slow."""
        self.holding = True

    def release(self) -> None:
        self.holding = False
        held, self.held = self.held, []
        for letter in held:
            self.deliver(letter)

    def arrivals_until(self, count: int) -> list[Letter]:
        """Waits for so many letters of phones that have joined, and takes them off the list."""
        found: list[Letter] = []
        while len(found) < count:
            letter = self.arrivals.get(timeout=30)
            if not isinstance(letter.wish, Enter):
                found.append(letter)
        return found

    def _wake(self) -> None:
        for letter in self.inbox.drain():
            if self.holding and not isinstance(letter.wish, Enter):
                self.held.append(letter)
            else:
                self.deliver(letter)
            self.arrivals.put(letter)

    def deliver(self, letter: Letter) -> None:
        """Commit what the letter asks for, reply, and show what came of it."""
        reply = self.answering(letter) if self.answering else None
        letter.reply(reply or self._reply(letter))
        if self.is_shown:
            self.publish()

    def _reply(self, letter: Letter) -> Reply:
        team, wish = letter.seat.team or "", letter.wish
        if isinstance(wish, Enter):
            self.let_in(letter, wish)
            return Done(id="enter-00")
        if isinstance(wish, Mark):
            return self._mark(wish)
        if isinstance(wish, Lead):
            self.leading[team] = letter.seat.phone
        if isinstance(wish, Leave):
            self.let_out(letter)
        if isinstance(wish, Answer | Declare | Orders):
            return self._play(letter, team, wish)
        return Done(id=wish.id)

    def _play(self, letter: Letter, team: str, wish: Answer | Declare | Orders) -> Reply:
        view = self.views[team]
        if isinstance(wish, Answer):
            return self._answer(letter, team, wish)
        if self.leading[team] != letter.seat.phone:
            return Refused(id=wish.id, code=Code.NOT_LEADING)
        if isinstance(wish, Declare):
            self.update(team, declared=wish.kind)
        elif view.match is not None:
            lines = tuple(judged(line) for line in wish.text.splitlines())
            match = view.match.model_copy(update={"text": wish.text, "lines": lines})
            self.update(team, match=match)
        return Done(id=wish.id)

    def _answer(self, letter: Letter, team: str, wish: Answer) -> Reply:
        if not any(entry[3] == wish.id for entry in self.committed):
            refused = self.refusal(letter, wish)
            if refused is not None:
                return refused
            self.committed.append((team, wish.turn, wish.text, wish.id))
            arrived = Arrived(text=wish.text, at_ms=self.at_ms, message=wish.id)
            self.update(team, answer=arrived)
        return Done(id=wish.id, at_ms=self.at_ms)

    def _mark(self, wish: Mark) -> Reply:
        assert self.judge is not None
        self.marks.append((wish.teams, wish.mark))
        groups = tuple(
            group.model_copy(
                update={
                    "teams": tuple(
                        team.model_copy(update={"judge": wish.mark})
                        if team.team in wish.teams
                        else team
                        for team in group.teams
                    )
                }
            )
            for group in self.judge.groups
        )
        split = tuple(
            team.team
            for group in groups
            for team in group.teams
            if None not in (team.host, team.judge) and team.host != team.judge
        )
        self.judge = self.judge.model_copy(update={"groups": groups, "disagreements": split})
        return Done(id=wish.id)


def clock(seconds: int, running: bool = True) -> Clock:
    """A countdown of two minutes with that much left."""
    return Clock(total_ms=120_000, left_ms=seconds * 1000, running=running)


def judged(line: str) -> tuple[str, str, str]:
    """An order with the refusal of the rules: here every throw to cell 1 is one too far."""
    if "5(2)" in line:
        return (line, "the quaffle is thrown to a cell 1 to 3 away", "1.2")
    return (line, "", "")
