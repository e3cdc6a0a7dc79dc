"""The odds of the coming tact by the orders on the sheet; pure, so that any thread may ask."""

from __future__ import annotations

from dataclasses import dataclass

from app.night.match.refusal import MatchRefusal, of_engine
from app.night.match.replay import sound_plan
from app.night.match.sheets import entered_in_round
from app.night.match.state import MatchState
from app.quidditch.game import RoundPlan
from app.quidditch.odds import odds
from app.quidditch.orders import STAY
from app.quidditch.refusal import Reason, Refusal

SAMPLES = 4_000
RUNS = 60_000


@dataclass(frozen=True, slots=True)
class Chance:
    """One event that can come: its kind, the player's id or the side, its chance, its error.

    `error` is the standard error of a sampled chance, 0 for an exact one.
    """

    kind: str
    who: str
    p: float
    error: float


@dataclass(frozen=True, slots=True)
class Chances:
    """What can come of the coming tact, likeliest first; `samples` None: worked out exactly."""

    events: tuple[Chance, ...]
    samples: int | None


def coming_chances(match: MatchState) -> Chances | MatchRefusal:
    """The odds of the coming tact; the rest of the round is left out."""
    if match.over:
        return MatchRefusal(Reason.GAME_OVER, "", match.now.name)
    plan, _ = sound_plan(match.match, match.begun, match.sheet)
    place = match.now.tact - match.begun.tact
    orders = dict(plan.tacts[place]) if place < len(plan.tacts) else {}
    for player in entered_in_round(match):
        number = match.match.index[player]
        if match.now.at[number] is not None and place < len(plan.tacts):
            orders.setdefault(number, STAY)
    coming = RoundPlan((dict(sorted(orders.items())),), (), plan.kind, plan.chaser)
    found = odds(match.match, match.now, coming, runs=RUNS, samples=SAMPLES)
    if isinstance(found, Refusal):
        return of_engine(found)
    events = sorted(found.events.items(), key=lambda item: (-item[1], item[0]))
    return Chances(tuple(_chance(name, p, found.error(p)) for name, p in events), found.samples)


def _chance(name: str, p: float, error: float) -> Chance:
    kind, _, who = name.partition(":")
    return Chance(kind, who, p, error)
