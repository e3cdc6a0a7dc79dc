"""Who is connected, what they may see: the server's table of the hall. Only for its own loop."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Iterator
from dataclasses import replace

from app.phones.clock import Clock
from app.phones.complaints import where
from app.phones.credentials import Roll, same_digest
from app.phones.limits import Limits
from app.phones.port import Door, KnownPhone, Presence, Seat, Views
from app.phones.protocol import Code
from app.phones.session import Session
from app.phones.sight import Sight

_LOG = logging.getLogger(__name__)


class Hall:
    """The door, the views and the sessions, joined."""

    def __init__(
        self, limits: Limits, clock: Clock, on_presence: Callable[[tuple[Presence, ...]], None]
    ) -> None:
        self.door, self.is_open = Door(), False
        self.roll = Roll(self.door)
        self._limits, self._clock, self._on_presence = limits, clock, on_presence
        self._sight = Sight(Views(), 0)
        self._fresh: tuple[Callable[[], Views], int] | None = None
        self._sessions: dict[Session, None] = {}
        self._teams: dict[str | None, dict[Session, None]] = {}
        self._told: tuple[Presence, ...] = ()
        self._told_ms, self._is_dirty = clock.now_ms(), False
        self._news, self._left = asyncio.Event(), asyncio.Event()

    # --- what the night publishes ---

    def open_door(self, door: Door) -> None:
        """Take a new door: who does not belong any more leaves at once, who was moved moves."""
        self.door, self.roll, self.is_open = door, Roll(door), True
        for session in list(self._sessions):
            self._place(session)
        self._is_dirty = True

    def admit(self, phone: KnownPhone) -> None:
        """A phone whose entry is committed may connect, even before the next door is out."""
        if self.roll.known(phone.digest) is None:
            self.open_door(replace(self.door, phones=(*self.door.phones, phone)))

    def dismiss(self, digest: str) -> None:
        """A phone whose leave is committed is known no more."""
        rest = tuple(phone for phone in self.door.phones if phone.digest != digest)
        self.open_door(replace(self.door, phones=rest))

    def show(self, views: Callable[[], Views], at_ms: int) -> None:
        """Take new views, as of that moment; `broadcast` makes and sends them."""
        self._fresh = views, at_ms
        self._news.set()

    async def broadcast(self) -> None:
        """For ever: send new views, a few connections at a time, the newest views only."""
        while True:
            await self._news.wait()
            self._news.clear()
            self._refresh()
            for number, session in enumerate(list(self._sessions), 1):
                try:
                    self._look(session)
                except Exception as error:  # noqa: BLE001
                    _LOG.error("A view failed: %s", where(error))
                if number % self._limits.batch == 0:
                    await asyncio.sleep(0)

    # --- who comes and goes ---

    def enter(self, session: Session) -> None:
        """A connection is there: it gets its view; the oldest of too many leaves."""
        team = self._team(session.seat.team)
        same = [other for other in team if other.seat == session.seat]
        for other in same[: max(0, len(same) + 1 - self._limits.connections_of_phone)]:
            other.bye(Code.TOO_MUCH)
        self._sessions[session] = team[session] = None
        session.ask(self._clock.now_ns())
        session.stagger(random.random())
        self._look_team(session.seat.team)
        self._is_dirty = True

    def leave(self, session: Session) -> None:
        """A connection is gone."""
        if session not in self._sessions:
            return
        del self._sessions[session], self._team(session.seat.team)[session]
        self._left.set()
        self._look_team(session.seat.team)
        self._is_dirty = True

    @property
    def judges(self) -> int:
        """How many connections the judges have."""
        return len(self._team(None))

    def farewell(self) -> None:
        """The server stops: everyone hears it."""
        for session in self._sessions:
            session.bye(Code.CLOSED_EVENING)

    async def empty(self) -> None:
        """Return when nobody is connected."""
        while self._sessions:
            self._left.clear()
            await self._left.wait()

    def pulse(self) -> None:
        """Called a few times a second: pings, dead connections, news of presence."""
        now = self._clock.now_ns()
        for session in list(self._sessions):
            session.pulse(now)
        self._tell_presence()

    # --- inside ---

    def _place(self, session: Session) -> None:
        if session.seat.team is None:
            if not is_judge(self.door, session.digest):
                session.bye(Code.NOT_JUDGE)
            return
        phone = self.roll.known(session.digest)
        if phone is None:
            session.gone()
        elif phone.blocked:
            session.bye(Code.BLOCKED)
        elif phone.team != session.seat.team:
            self._move(session, Seat(phone.team, phone.phone))

    def _move(self, session: Session, seat: Seat) -> None:
        old = session.seat.team
        del self._team(old)[session]
        session.seat = seat
        self._team(seat.team)[session] = None
        session.outbox.forget_view()
        self._look_team(old)
        self._look_team(seat.team)

    def _team(self, team: str | None) -> dict[Session, None]:
        return self._teams.setdefault(team, {})

    def _refresh(self) -> None:
        """Make the views that were published last."""
        fresh, self._fresh = self._fresh, None
        if fresh is None:
            return
        try:
            views = fresh[0]()
            self._sight = Sight(views, fresh[1] if views.at_ms is None else views.at_ms)
        except Exception as error:  # noqa: BLE001
            _LOG.error("The views failed: %s", where(error))

    def _look(self, session: Session) -> None:
        if session.outbox.is_closing:
            return
        self._refresh()
        sight = self._sight
        sense = sight.sense(session.seat, self._phones_of)
        if sense is None:
            session.outbox.forget_view()
        else:
            session.outbox.view(sense, lambda: sight.text(sense, self._clock.now_ms()))

    def _look_team(self, team: str | None) -> None:
        for session in self._team(team):
            self._look(session)

    def _phones_of(self, team: str) -> int:
        return len({session.seat.phone for session in self._team(team)})

    def _tell_presence(self) -> None:
        now = self._clock.now_ms()
        if not self._is_dirty and now - self._told_ms < self._limits.ping_ms:
            return
        self._told_ms, is_dirty, self._is_dirty = now, self._is_dirty, False
        rows = tuple(self._presence())
        if is_dirty or rows != self._told:
            self._told = rows
            self._on_presence(rows)

    def _presence(self) -> Iterator[Presence]:
        seated = {session.seat: session for session in self._sessions}
        for phone in self.door.phones:
            session = seated.pop(Seat(phone.team, phone.phone), None)
            yield _row(Seat(phone.team, phone.phone), session)
        for seat, session in seated.items():
            yield _row(seat, session)


def is_judge(door: Door, hashed: str) -> bool:
    """Whether this is the digest of the secret in the judge's link."""
    return door.judge is not None and same_digest(door.judge, hashed)


def _row(seat: Seat, session: Session | None) -> Presence:
    if session is None:
        return Presence(seat.phone, seat.team, False, None, "")
    return Presence(seat.phone, seat.team, True, session.trips.rtt_ms, session.address)
