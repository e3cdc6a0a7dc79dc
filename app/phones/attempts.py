"""An attempt at a PIN or at the judge's secret: waits its turn, is looked at, is told of."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from app.phones.clock import Clock
from app.phones.guess import Guard, TooSoon
from app.phones.limits import GuessLimits
from app.phones.port import Guessing
from app.phones.protocol import Code, JoinAnswer


class Attempts:
    """Judges attempts one after the other; only for the server's loop."""

    def __init__(
        self, clock: Clock, limits: GuessLimits, on_guessing: Callable[[Guessing], None]
    ) -> None:
        self._clock, self._limits, self._on_guessing = clock, limits, on_guessing
        self._guard = Guard(limits)

    async def judge(
        self,
        key: Hashable,
        address: str,
        is_right: Callable[[], bool],
        refusal: Code,
        told: Callable[[int], Guessing | None],
    ) -> JoinAnswer:
        """Wait for a turn, then ask `is_right`: the answer's code is None where it is.

        A wrong one gets `refusal`; one that came too soon SLOW_DOWN, right or not.
        `told` makes what the desk hears of the number of wrong attempts, None for nothing.
        """
        now = self._clock.now_ms()
        turn = self._guard.ask(key, address, now, is_right=is_right())
        if isinstance(turn, TooSoon):
            return JoinAnswer(code=Code.SLOW_DOWN, wait_ms=turn.wait_ms)
        try:
            if turn.start_ms > now:
                await self._clock.sleep(turn.start_ms - now)
        except BaseException:
            self._guard.give_up(turn, self._clock.now_ms())
            raise
        right = is_right()
        wrong = self._guard.done(turn, right, self._clock.now_ms())
        if right:
            return JoinAnswer()
        if wrong >= self._limits.tell and (news := told(wrong)) is not None:
            self._on_guessing(news)
        return JoinAnswer(code=refusal)
