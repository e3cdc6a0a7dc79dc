"""From the night's views to the text that one seat gets: its own affairs and nobody else's."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from app.phones.port import Seat, Views
from app.phones.protocol import Clock, JudgeView, TeamView

_KEPT = 512


class Sense(NamedTuple):
    """What a view says: equal where it would only say how far its countdown has run.

    `words` is the view without its countdown, `clock` how long that lasts and when it is over: the
    moment on the server's clock while it runs, else what is left.
    """

    team: str | None
    words: str
    clock: tuple[int, int, bool] | None
    leads: bool = False
    led: bool = False
    phones: int = 0


class Sight:
    """The views of one moment; each text is made once and serves every phone that gets it."""

    def __init__(self, views: Views, at_ms: int) -> None:
        self._views, self._at_ms = views, at_ms
        self._words: dict[str | None, str] = {}
        self._made: dict[tuple[Sense, int], str] = {}

    def sense(self, seat: Seat, phones_of: Callable[[str], int]) -> Sense | None:
        """What that seat is to be told; None before there is anything.

        `phones_of` counts a team's connected phones.
        """
        view = self._view(seat.team)
        if view is None:
            return None
        words, clock = self._words_of(seat.team, view), self._ends(view.clock)
        if seat.team is None:
            return Sense(None, words, clock)
        leader = self._views.leading.get(seat.team)
        leads, phones = leader == seat.phone, phones_of(seat.team)
        return Sense(seat.team, words, clock, leads, leader is not None, phones)

    def text(self, sense: Sense, now_ms: int) -> str:
        """That as JSON, the countdown as it stands now."""
        clock = _at(sense.clock, now_ms)
        key = sense, clock.left_ms if clock else 0
        if key not in self._made:
            if len(self._made) >= _KEPT:
                self._made.clear()
            self._made[key] = self._written(sense, clock)
        return self._made[key]

    def _written(self, sense: Sense, clock: Clock | None) -> str:
        filled: dict[str, object] = {"clock": clock}
        if sense.team is not None:
            filled |= {"leading": sense.leads, "led": sense.led, "phones": sense.phones}
        view = self._view(sense.team)
        return "" if view is None else view.model_copy(update=filled).model_dump_json()

    def _view(self, team: str | None) -> TeamView | JudgeView | None:
        return self._views.judge if team is None else self._views.teams.get(team)

    def _words_of(self, team: str | None, view: TeamView | JudgeView) -> str:
        if team not in self._words:
            self._words[team] = view.model_copy(update={"clock": None}).model_dump_json()
        return self._words[team]

    def _ends(self, clock: Clock | None) -> tuple[int, int, bool] | None:
        if clock is None:
            return None
        end = self._at_ms + clock.left_ms if clock.running else clock.left_ms
        return clock.total_ms, end, clock.running


def _at(clock: tuple[int, int, bool] | None, now_ms: int) -> Clock | None:
    if clock is None:
        return None
    total_ms, end, is_running = clock
    left_ms = min(max(end - now_ms, 0), total_ms) if is_running else end
    return Clock(total_ms=total_ms, left_ms=left_ms, running=is_running)
