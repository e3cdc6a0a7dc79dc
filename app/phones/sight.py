"""From the night's views to the text that one seat gets: its own affairs and nobody else's."""

from __future__ import annotations

from collections.abc import Callable

from app.phones.port import Seat, Views
from app.phones.protocol import Clock, TeamView

_KEPT = 512


class Sight:
    """The views of one moment; each text is made once and serves every phone that gets it."""

    def __init__(self, views: Views, at_ms: int) -> None:
        self._views, self._at_ms = views, at_ms
        self._made: dict[tuple[str | None, bool, int, int], str] = {}

    def of(self, seat: Seat, phones_of: Callable[[str], int], now_ms: int) -> str | None:
        """The view of that seat as JSON, its countdown as it stands now; None before there is one.

        `phones_of` counts a team's connected phones.
        """
        if seat.team is None:
            return self._judge(now_ms)
        view = self._views.teams.get(seat.team)
        if view is None:
            return None
        leader = self._views.leading.get(seat.team)
        leads, phones = leader == seat.phone, phones_of(seat.team)
        clock = self._aged(view.clock, now_ms)
        key = (seat.team, leads, phones, clock.left_ms if clock else -1)
        if key not in self._made:
            if len(self._made) >= _KEPT:
                self._made.clear()
            self._made[key] = _filled(view, clock, leads, leader is not None, phones)
        return self._made[key]

    def _judge(self, now_ms: int) -> str | None:
        view = self._views.judge
        if view is None:
            return None
        return view.model_copy(update={"clock": self._aged(view.clock, now_ms)}).model_dump_json()

    def _aged(self, clock: Clock | None, now_ms: int) -> Clock | None:
        if clock is None or not clock.running:
            return clock
        left = max(0, clock.left_ms - max(0, now_ms - self._at_ms))
        return clock.model_copy(update={"left_ms": left})


def _filled(view: TeamView, clock: Clock | None, leads: bool, is_led: bool, phones: int) -> str:
    filled = {"clock": clock, "leading": leads, "led": is_led, "phones": phones}
    return view.model_copy(update=filled).model_dump_json()
