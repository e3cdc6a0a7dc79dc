"""The sheet of the round in progress: what is refused on it, and who has not been told anything."""

from __future__ import annotations

from app.night.match.refusal import MatchRefusal
from app.night.match.replay import sound_plan
from app.night.match.state import MatchState
from app.quidditch.check import is_due
from app.quidditch.orders import Order
from app.quidditch.pitch import Spot

Place = tuple[int, str]
"""A tact, from 1, and a player's id."""


def sheet_refusals(match: MatchState) -> dict[Place, MatchRefusal]:
    """Every order still to be played that the rules refuse, by tact and player."""
    if match.over:
        return {}
    _, lost = sound_plan(match.match, match.begun, match.sheet)
    found = {}
    for entry in lost:
        tact, player = entry.refused.tact, entry.refused.player
        if tact is not None and player is not None and tact >= match.now.tact:
            found[tact, player] = entry.refused
    return found


def entered_in_round(match: MatchState) -> frozenset[str]:
    """The players with an entry in any tact of the round in progress."""
    return frozenset(player for orders in match.sheet.tacts for player in orders)


def misses_turn(match: MatchState, player: str) -> bool:
    """Whether the round has begun without a word for a player on the pitch (1.3)."""
    number = match.match.index[player]
    on_pitch = match.begun.at[number] is not None
    return match.open_round is not None and on_pitch and player not in entered_in_round(match)


def is_missing(match: MatchState, player: str) -> bool:
    """Whether a player who is to be told something has no entry in the round."""
    if match.over or player in entered_in_round(match):
        return False
    number = match.match.index[player]
    if match.begun.at[number] is not None:
        return True
    return match.open_round is None and is_due(match.match, match.begun, number)


def place_before(match: MatchState, tact: int, player: str) -> Spot | None:
    """Where the player will be when the tact comes, by its earlier orders; None off the pitch."""
    number = match.match.index[player]
    plan, _ = sound_plan(match.match, match.begun, match.sheet)
    here = match.now.at[number]
    first = match.begun.tact
    for orders in plan.tacts[match.now.tact - first : tact - first]:
        order = orders.get(number, Order())
        here = order.to or here
    return here
