"""Stage 4: the quaffle is caught, taken or saved, and the snitch caught (1.3, 1.5)."""

from __future__ import annotations

from app.quidditch.dice import happens, pick
from app.quidditch.pitch import DISTANCE, RING_OF, ZONE_OF, Side, Spot, line_of
from app.quidditch.position import Flight, Quaffle, side_index
from app.quidditch.rules import SNITCH_POINTS
from app.quidditch.tact import Tact

LOOSE = (1.0, 0.75, 0.5)
TAKE = (0.0, 0.3, 0.15)
FIRST_LINE = (0.9, 0.25, 0.15)
"""Chances on the same cell and height, on the same cell, on a neighbour cell."""
SNITCH_CHANCE = 0.25
CATCH_CLOCK = 4
"""The tact of the catch and three more to release the quaffle (1.5, Q24)."""


def shot_at(tact: Tact, flight: Flight | None) -> Side | None:
    """Whose rings a throw is a shot at: a chaser's throw at the other side's zone (1.5)."""
    if flight is None or tact.match.roles[flight.by] != "chaser":
        return None
    side = ZONE_OF[flight.to.cell]
    return None if side == tact.match.sides[flight.by] else side


def catch_quaffle(tact: Tact) -> None:
    """All who reach for the quaffle roll; of those who succeed one at random has it (1.3)."""
    ball = tact.quaffle_spot()
    if ball is None:
        return
    where = f"{tact.name}/4/quaffle/"
    reached = [
        tact.match.ids[player]
        for player, spot in enumerate(tact.at)
        if spot is not None
        and DISTANCE[spot.cell][ball.cell] <= 1
        and player not in tact.idle
        and happens(tact.dice, where + tact.match.ids[player], _chance(tact, player, spot, ball))
    ]
    if reached:
        _catch(tact, tact.match.index[pick(tact.dice, where + "chosen", reached)])


def _chance(tact: Tact, player: int, spot: Spot, ball: Spot) -> float:
    near = 0 if spot == ball else 1 if spot.cell == ball.cell else 2
    role, holder = tact.match.roles[player], tact.quaffle.holder
    if role == "keeper":
        return 0.0 if holder is not None else _keeper_chance(tact, player, near)  # Q12
    if role != "chaser" or tact.order(player).action != "catch":
        return 0.0
    if holder is not None:
        return 0.0 if _is_safe(tact, player, holder, ball) else TAKE[near]
    if RING_OF[ball.cell] is not None or (near == 2 and ZONE_OF[ball.cell] is not None):
        return 0.0
    return LOOSE[near]


def _keeper_chance(tact: Tact, player: int, near: int) -> float:
    """The keeper catches always, a shot by its line (1.5); nothing on the rings of a shot (Q16)."""
    flight, side = tact.quaffle.flight, tact.match.sides[player]
    if flight is None or shot_at(tact, flight) is None:
        ring = tact.quaffle.at is not None and RING_OF[tact.quaffle.at.cell]
        return LOOSE[near] if not ring or ring == side else 0.0
    if flight.tacts > 0:
        return 0.0
    first = shot_at(tact, flight) == side and line_of(flight.origin.cell, side) == 1
    return (FIRST_LINE if first else LOOSE)[near]


def _is_safe(tact: Tact, player: int, holder: int, ball: Spot) -> bool:
    """A team-mate's ball is not taken (Q7), nor one from a keeper inside its zone (1.3)."""
    side = tact.match.sides[holder]
    if side == tact.match.sides[player]:
        return True
    return tact.match.roles[holder] == "keeper" and ZONE_OF[ball.cell] == side


def _catch(tact: Tact, player: int) -> None:
    side = tact.match.sides[player]
    spot = tact.at[player]
    if tact.quaffle.holder is not None:
        tact.let_go()
        tact.note(4, "quaffle_taken", "1.3", player, at=spot)
    elif tact.match.roles[player] == "keeper" and shot_at(tact, tact.quaffle.flight) == side:
        tact.note(4, "saved", "1.5", player, at=spot)
    else:
        tact.note(4, "quaffle_caught", "1.3", player, at=spot)
    tact.quaffle = Quaffle(holder=player)
    if tact.match.roles[player] == "keeper" and spot is not None:
        home = side in (ZONE_OF[spot.cell], RING_OF[spot.cell])
        tact.clock = CATCH_CLOCK if home and tact.kind != "penalty" else None


def catch_snitch(tact: Tact) -> None:
    """Seekers on the snitch's cell and height try for it; that ends the match at once (Q3)."""
    snitch = tact.snitch
    if snitch is None or tact.kind == "penalty":
        return
    if not (snitch.visible or tact.match.rules.invisible_snitch_catchable):  # Q14
        return
    where = f"{tact.name}/4/snitch/"
    reached = [
        tact.match.ids[player]
        for player, spot in enumerate(tact.at)
        if spot == snitch.at
        and tact.match.roles[player] == "seeker"
        and player not in tact.idle
        and happens(tact.dice, where + tact.match.ids[player], SNITCH_CHANCE)
    ]
    if not reached:
        return
    player = tact.match.index[pick(tact.dice, where + "chosen", reached)]
    tact.note(4, "snitch_caught", "1.1", player, at=snitch.at)
    tact.score[side_index(tact.match.sides[player])] += SNITCH_POINTS
    tact.finished, tact.clock = "snitch", None
    tact.note(4, "over", "1.1, Q3", reason="snitch")
