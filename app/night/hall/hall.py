"""The hall of an evening: the server's door and views out, phones' and judge's letters in."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import replace
from threading import Lock
from typing import NamedTuple, Protocol

from app.night.evening import HOST, PROGRAM, Evening
from app.night.hall.desk import HallView, News, hall_view
from app.night.hall.door import door_of, same_door, views_of
from app.night.hall.intents import IssuePins, LinkJudge
from app.night.hall.letters import nobody
from app.night.hall.rounds import orders_open
from app.night.night import Night
from app.night.refusal import Refused
from app.phones.inbox import Inbox
from app.phones.port import Checked, Door, Guessing, Presence, Views
from app.phones.protocol import PIN_DIGITS

CALM_MS = 100
"""Views that only letters have changed go out so far apart, that a burst is no flood of them."""
LAST_CHECKS = 20


class Shown(NamedTuple):
    """What views are made from: the night, whether wishes are taken in, and captains' orders."""

    night: Night
    saved: bool
    orders: bool

    def is_same(self, other: Shown | None) -> bool:
        """Whether views of both are the same: a night that has not changed is the same value."""
        return other is not None and self.night is other.night and self[1:] == other[1:]

    def is_near(self, other: Shown | None) -> bool:
        """Whether no more than answers and their like make a difference."""
        if other is None or self[1:] != other[1:]:
            return False
        old, new = other.night, self.night
        same_place = old.stage is new.stage and old.number == new.number
        return same_place and old.hall.leading == new.hall.leading


class Served(Protocol):
    """The server, as the hall needs it; from any thread."""

    def publish_door(self, door: Door) -> None:
        """Who may come in from now on."""

    def publish(self, views: Callable[[], Views]) -> None:
        """What every seat may see from now on, made when it is wanted."""


class Hall:
    """Ties an evening to a server. All but the three `on_` methods: in the window's thread.

    `wake` is called in any thread when `serve` is to be called soon; it may only pass that on,
    never call it itself. `serve` may also be called at any time, and is when the clock is looked
    at. Until `open` and after `close` the hall publishes nothing, and takes in what has arrived.
    """

    def __init__(
        self, evening: Evening, wake: Callable[[], None], inbox: Inbox | None = None
    ) -> None:
        """Take letters for this evening from the inbox, which the server is to be given."""
        self.evening = evening
        self.inbox = inbox or Inbox()
        self.inbox.wake = evening.arrived
        self._wake = wake
        self._server: Served | None = None
        self._lock = Lock()
        self._news = News()
        self._door: tuple[Night, Door] | None = None
        self._shown: Shown | None = None
        self._published_at = 0
        self._is_serving = False
        evening.attend(self.inbox, wake)
        self._unsubscribe = evening.subscribe(self._changed)

    # --- the server's news, in its thread ---

    def on_presence(self, rows: tuple[Presence, ...]) -> None:
        """Who is connected now."""
        with self._lock:
            self._news = replace(self._news, presence=rows)
        self._wake()

    def on_guessing(self, guess: Guessing) -> None:
        """Somebody guesses at a PIN or at the judge's link."""
        with self._lock:
            others = tuple(row for row in self._news.guesses if row.team != guess.team)
            self._news = replace(self._news, guesses=(*others, guess))
        self._wake()

    def on_checked(self, check: Checked) -> None:
        """A phone tried the test page."""
        with self._lock:
            others = tuple(row for row in self._news.checked if row.address != check.address)
            self._news = replace(self._news, checked=(*others, check)[-LAST_CHECKS:])
        self._wake()

    # --- in the window's thread ---

    def open(self, server: Served) -> None:
        """Publish to this server from now on; every team gets a PIN that has none."""
        self._server, self._door, self._shown = server, None, None
        self.serve()

    def close(self) -> None:
        """Publish no more; the evening takes no more letters. Closing twice is harmless."""
        self._server = None
        self._unsubscribe()
        self._unsubscribe = nobody
        self.evening.attend(None)

    def serve(self) -> None:
        """Take in what has arrived and publish what has changed; never waits for the disk."""
        self._is_serving = True
        try:
            self.evening.serve()
            if self._server is not None:
                self._issue_missing()
        finally:
            self._is_serving = False
        self._publish(calm=True)

    @property
    def news(self) -> News:
        """What the server has told last; the same value while it has told nothing new."""
        with self._lock:
            return self._news

    def view(self) -> HallView:
        """The hall as the desk sees it now."""
        evening = self.evening
        is_open = self._server is not None
        return hall_view(evening.night, self.news, evening.clock.now(), is_open=is_open)

    def new_pins(self, *teams: str) -> Refused | None:
        """Give these teams new PINs, or all of them; None once they are committed."""
        night = self.evening.night
        chosen = teams or tuple(night.game.roster)
        return self.evening.do(IssuePins(_new_pins(night, chosen)), HOST)

    def new_judge_link(self) -> str | Refused:
        """A new secret for the judge's link, which nobody can be shown again; an old one is void.

        The link is the server's address for `/judge#` and the secret.
        """
        secret = secrets.token_urlsafe(32)
        digest = hashlib.sha256(secret.encode()).hexdigest()
        return self.evening.do(LinkJudge(digest), HOST) or secret

    def _issue_missing(self) -> None:
        """PINs for teams that have none, such as one that has just joined (H16)."""
        night = self.evening.night
        missing = tuple(team for team in night.game.roster if team not in night.hall.pins)
        if missing and self.evening.trouble is None:
            self.evening.do(IssuePins(_new_pins(night, missing)), PROGRAM)

    def _changed(self) -> None:
        """The evening has changed: at once where the host did it, else when `serve` ends."""
        if self._is_serving or self._server is None:
            return
        if set(self.evening.night.game.roster) - set(self.evening.night.hall.pins):
            self._wake()
        self._publish(calm=False)

    def _publish(self, *, calm: bool) -> None:
        evening, server = self.evening, self._server
        now = evening.clock.now()
        shown = Shown(evening.night, evening.takes_in, orders_open(evening.night, now))
        if server is None or shown.is_same(self._shown):
            return
        self._publish_door(server)
        if calm and 0 <= now - self._published_at < CALM_MS and shown.is_near(self._shown):
            return
        night, at_ms = evening.night, evening.clock.monotonic_at(now)
        server.publish(lambda: views_of(night, now, saved=shown.saved, at_ms=at_ms))
        self._shown, self._published_at = shown, now

    def _publish_door(self, server: Served) -> None:
        """Who may come in is told at once."""
        night, last = self.evening.night, self._door
        if last is not None and same_door(night, last[0]):
            return
        door = door_of(night)
        if last is None or door != last[1]:
            server.publish_door(door)
        self._door = night, door


def _new_pins(night: Night, teams: tuple[str, ...]) -> dict[str, str]:
    """Random PINs, each another than every team has or had last."""
    taken = set(night.hall.pins.values())
    pins: dict[str, str] = {}
    for team in teams:
        pin = _pin()
        while pin in taken:
            pin = _pin()
        taken.add(pin)
        pins[team] = pin
    return pins


def _pin() -> str:
    return f"{secrets.randbelow(10**PIN_DIGITS):0{PIN_DIGITS}}"
