"""A hall for tests: phones and a judge that post letters, on a clock moved by hand."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from itertools import count
from typing import Any

from app.night import intents
from app.night.evening import Evening
from app.night.hall.hall import Hall
from app.night.hall.intents import LinkJudge
from app.phones.clock import Clock
from app.phones.inbox import Inbox
from app.phones.port import Door, Enter, Seat, Views
from app.phones.protocol import Answer, Code, Declare, Done, Lead, Leave, Mark, Refused, Reply, Wish
from app.store.journal import Journal
from tests.app.night.evenings import Hand, Host, pack

JUDGE = Seat(None, "judge-1")


class HandClock(Clock):
    """The hand's monotonic clock as the server reads it."""

    def __init__(self, hand: Hand) -> None:
        self._hand = hand

    def now_ns(self) -> int:
        return self._hand.ms * 1_000_000


class Published:
    """What a server was given to show."""

    def __init__(self) -> None:
        self.door = Door()
        self.views = Views()
        self.times = 0

    def publish_door(self, door: Door) -> None:
        self.door = door

    def publish(self, views: Callable[[], Views]) -> None:
        self.views = views()
        self.times += 1


class Room:
    """An evening with its hall. Letters are taken in when `serve` is called, or the host acts."""

    def __init__(self, teams: str = "a b c", journal: Journal | None = None, **rules: Any) -> None:
        self.host = Host(teams, journal, **rules)
        self.host.do(pack(8))
        self.server = Published()
        self.replies: dict[str, list[Reply]] = {}
        self.numbers = count(1)
        self.rtt: int | None = None
        self.seats: list[Seat] = []
        self.on_reply: Callable[[str], None] = lambda _: None
        self.seat_hall()

    def seat_hall(self) -> None:
        """The server starts, on the present evening."""
        self.inbox = Inbox(HandClock(self.host.hand))
        self.hall = Hall(self.host.evening, lambda: None, self.inbox)
        self.inbox.wake = lambda: None
        self.hall.open(self.server)

    @property
    def evening(self) -> Evening:
        return self.host.evening

    def serve(self) -> None:
        """As the window does when it is woken, until all that has arrived is committed."""
        self.host.hand.advance(1)
        self.evening.arrived()
        self.evening._letters.rest()
        self.hall.serve()

    def post(self, seat: Seat, wish: Wish | Enter, key: str) -> str:
        """A letter arrives a millisecond later; its replies are noted under `key`."""
        self.host.hand.advance(1)

        def reply(said: Reply) -> None:
            self.replies.setdefault(key, []).append(said)
            self.on_reply(key)

        assert self.inbox.post(seat, wish, self.rtt, reply) is not None
        return key

    def id(self) -> str:
        return f"message-{next(self.numbers)}"

    def enter(self, team: str, phone: str = "") -> Seat:
        """A phone joins."""
        seat = Seat(team, phone or f"phone-{team}-{next(self.numbers)}")
        self.post(seat, Enter(secret(seat.phone), f"Phone of {team}"), seat.phone)
        self.serve()
        assert self.said(seat.phone) == Done(id=seat.phone)
        self.seats.append(seat)
        return seat

    def said(self, key: str) -> Reply:
        """The one reply."""
        [reply] = self.replies[key]
        return reply

    def told(self, key: str) -> Code | None:
        """The code of the refusal; None where it was done."""
        reply = self.said(key)
        return reply.code if isinstance(reply, Refused) else None

    def answer(self, seat: Seat, text: str, turn: int | None = None, again: str = "") -> str:
        key = again or self.id()
        number = self.host.night.number if turn is None else turn
        return self.post(seat, Answer(id=key, turn=number, text=text), key)

    def declare(self, seat: Seat, kind: str | None, turn: int | None = None) -> str:
        key = self.id()
        number = self.host.night.number if turn is None else turn
        wish = Declare.model_validate({"id": key, "turn": number, "kind": kind})
        return self.post(seat, wish, key)

    def lead(self, seat: Seat) -> str:
        key = self.id()
        return self.post(seat, Lead(id=key, pin=""), key)

    def leave(self, seat: Seat) -> str:
        key = self.id()
        return self.post(seat, Leave(id=key), key)

    def link_judge(self) -> None:
        self.host.do(LinkJudge(secret("judge")))

    def mark(self, mark: bool | None, *teams: str) -> str:
        key = self.id()
        wish = Mark(id=key, turn=self.host.night.number, teams=teams, mark=mark)
        return self.post(JUDGE, wish, key)

    def now(self, key: str) -> Code | None:
        """Take in what has arrived, and say what became of the letter."""
        self.serve()
        return self.told(key)

    def crash(self) -> None:
        """The program dies and comes back; what was not drained is lost with it."""
        self.host.crash()
        self.seat_hall()

    def texts(self) -> dict[str, str | None]:
        return {team: a.text for team, a in self.host.night.game.turn.answers.items()}

    def closed(self, **answers: str) -> None:
        """The question asked, answered by phones of these teams, and closed."""
        seats = {team: self.enter(team) for team in answers}
        self.host.ask()
        for team, text in answers.items():
            self.answer(seats[team], text)
        self.host.do(intents.Close())


def secret(word: str) -> str:
    return hashlib.sha256(word.encode()).hexdigest()
