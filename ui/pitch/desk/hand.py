"""What the referee is about to enter: for whom, for which tact, how high, flight or target."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.night.match.sheets import place_before
from app.night.match.state import MatchState
from app.night.match.values import Action, Order, Spot, reach

MIDDLE = 2
TARGETED: tuple[Action, ...] = ("throw", "drop", "beat")


@dataclass(frozen=True, slots=True)
class Hand:
    """The player chosen and the tact; `aiming`: the next cell is the target of this action.

    `height` is the one of the next cell, `cursor` the keyboard's cell.
    """

    player: str | None = None
    tact: int = 1
    height: int = MIDDLE
    aiming: Action | None = None
    cursor: int | None = None

    def picked(self, match: MatchState, player: str | None, tact: int = 0) -> Hand:
        """Another player, with its own cell and height to begin with; tact 0: the same."""
        tact = within(match, tact or self.tact)
        if player is None:
            return Hand(None, tact)
        spot = spot_of(match, tact, player)
        if spot is None:
            cells = sorted(reach(match, tact, player).cells)
            return Hand(player, tact, MIDDLE, None, cells[0] if cells else None)
        return Hand(player, tact, spot.height, None, spot.cell)

    def follow(self, match: MatchState) -> Hand:
        """The same hand after the match has changed."""
        tact = within(match, self.tact)
        if self.player is not None and self.player not in match.match.index:
            return Hand(None, tact)
        return (
            replace(self, tact=tact) if tact == self.tact else self.picked(match, self.player, tact)
        )

    def lit(self, match: MatchState) -> frozenset[int]:
        """The cells that may be chosen now."""
        if self.player is None:
            return frozenset()
        order = order_of(match, self.tact, self.player)
        found = reach(match, self.tact, self.player, None if order is None else order.to)
        if self.aiming is None:
            return frozenset(found.cells)
        return frozenset(found.actions.get(self.aiming, ()))

    def at(self, match: MatchState, cell: int) -> Order | None:
        """The order with this cell as its flight, or as its action's target."""
        if self.player is None:
            return None
        order = order_of(match, self.tact, self.player) or Order()
        spot = Spot(cell, self.height)
        if self.aiming is not None:
            return replace(order, action=self.aiming, target=spot)
        return replace(order, to=spot)


def within(match: MatchState, tact: int) -> int:
    """The nearest tact that still takes orders."""
    return min(max(tact, match.now.tact), match.tacts)


def order_of(match: MatchState, tact: int, player: str) -> Order | None:
    """What stands on the sheet for the player and the tact."""
    tacts = match.sheet.tacts
    return tacts[tact - 1].get(player) if tact <= len(tacts) else None


def spot_of(match: MatchState, tact: int, player: str) -> Spot | None:
    """Where the player's order leads, else where it will be; None off the pitch."""
    if match.over:
        return match.now.at[match.match.index[player]]
    order = order_of(match, tact, player)
    if order is not None and order.to is not None:
        return order.to
    return place_before(match, tact, player)
