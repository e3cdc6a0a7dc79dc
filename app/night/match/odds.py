"""The odds of the coming tact by the orders on the sheet: pure, for any thread."""

from __future__ import annotations

from typing import NamedTuple, get_args

from app.night.match.replay import sound_plan
from app.night.match.state import MatchState
from app.night.pitch_scene import LineKind
from app.quidditch.explore import Limit, TooManyError
from app.quidditch.game import begin_round
from app.quidditch.odds import RUNS, SAMPLES, Odds, exact, sampled
from app.quidditch.orders import STAY, Orders
from app.quidditch.pitch import SIDES, Side
from app.quidditch.play import is_fourth
from app.quidditch.position import Position
from app.quidditch.refusal import Refusal

QUICK_RUNS, QUICK_SAMPLES = 250, 80
"""Limits under which the answer comes within 50 ms: for the thread of a window."""
OF_SIDES = ("goal", "past", "card", "penalty", "reset")
KINDS: dict[str, LineKind] = {kind: kind for kind in get_args(LineKind)}


class Chance(NamedTuple):
    """How likely something is to happen at least once: to a player, or for a side.

    `p` from 0 to 1; `error` its standard error, 0 where it is exact.
    """

    kind: LineKind
    player: str | None
    side: Side | None
    p: float
    error: float


class TactOdds(NamedTuple):
    """The chances of a tact, likeliest first; `samples` taken, None where they are exact."""

    round: str
    tact: int
    chances: tuple[Chance, ...]
    samples: int | None


def coming_odds(state: MatchState, *, runs: int = RUNS, samples: int = SAMPLES) -> TactOdds | None:
    """The odds of the coming tact, exact within `runs`, sampled beyond; None after the end.

    Orders that are refused count as none.
    """
    if state.over:
        return None
    now, orders = _coming(state)
    try:
        found = exact(state.match, now, (orders,), Limit(runs))
    except TooManyError:
        found = sampled(state.match, now, (orders,), samples)
    chances = [_chance(name, p, found) for name, p in found.events.items()]
    chances.sort(key=lambda chance: (-chance.p, chance.kind, chance.player or "", str(chance.side)))
    return TactOdds(now.name, now.tact, tuple(chances), found.samples)


def quick_odds(state: MatchState) -> TactOdds | None:
    """The same within 50 ms, with a larger standard error where it is not exact."""
    return coming_odds(state, runs=QUICK_RUNS, samples=QUICK_SAMPLES)


def _coming(state: MatchState) -> tuple[Position, Orders]:
    """The position before the tact, and its orders; who has another entry in the round stays."""
    plan, _ = sound_plan(state.match, state.begun, state.sheet)
    now = state.now
    if now is state.begun:
        begun = begin_round(state.match, now, plan)
        assert not isinstance(begun, Refusal)
        now = begun
    if is_fourth(now):
        return now, {}
    orders = dict(plan.tacts[now.tact - state.begun.tact])
    for other in plan.tacts:
        for player in other:
            if now.at[player] is not None:
                orders.setdefault(player, STAY)
    return now, dict(sorted(orders.items()))


def _chance(name: str, p: float, found: Odds) -> Chance:
    kind, _, who = name.partition(":")
    side = next((side for side in SIDES if side == who and kind in OF_SIDES), None)
    player = who if who and side is None else None
    return Chance(KINDS[kind], player, side, p, found.error(p))
