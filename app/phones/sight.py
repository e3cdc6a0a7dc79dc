"""From the night's views to the text that one seat gets: its own affairs and nobody else's."""

from __future__ import annotations

from collections.abc import Callable

from app.phones.port import Seat, Views
from app.phones.protocol import Clock

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
        left_ms = self._left_ms(view.clock, now_ms)
        key = (seat.team, leads, phones, left_ms)
        if key not in self._made:
            if len(self._made) >= _KEPT:
                self._made.clear()
            filled = {
                "clock": _at(view.clock, left_ms),
                "leading": leads,
                "led": leader is not None,
                "phones": phones,
            }
            self._made[key] = view.model_copy(update=filled).model_dump_json()
        return self._made[key]

    def _judge(self, now_ms: int) -> str | None:
        view = self._views.judge
        if view is None:
            return None
        clock = _at(view.clock, self._left_ms(view.clock, now_ms))
        return view.model_copy(update={"clock": clock}).model_dump_json()

    def _left_ms(self, clock: Clock | None, now_ms: int) -> int:
        if clock is None or not clock.running:
            return clock.left_ms if clock else 0
        return max(0, clock.left_ms - max(0, now_ms - self._at_ms))


def _at(clock: Clock | None, left_ms: int) -> Clock | None:
    return clock and clock.model_copy(update={"left_ms": left_ms})
