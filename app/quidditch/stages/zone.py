"""The keeper zone: who may be inside, for how long, and what it costs (1.1, Q22, Q23)."""

from __future__ import annotations

from app.quidditch.pitch import ZONE_OF, ZONES, Side
from app.quidditch.tact import Tact

NO_LEAVE = 1
NO_LEAVE_WORSE = 2
"""Rounds off the pitch: for being inside; when the keeper falls, or a chaser gets the quaffle."""


def judge_entries(tact: Tact) -> None:
    """After stage 1: everyone who flew into a zone, the fallen included, has leave or offends."""
    inside = [
        (player, zone)
        for player, spot in enumerate(tact.flown)
        if spot is not None and (zone := ZONE_OF[spot.cell]) is not None
    ]
    if tact.zone:
        players = {player for player, _ in inside}
        tact.zone = {p: until for p, until in tact.zone.items() if p in players}
    for player, zone in inside:
        if not has_leave(tact, player, zone):
            _offend(tact, player, zone)


def has_leave(tact: Tact, player: int, zone: Side) -> bool:
    """Whether the player may be in that side's zone in this tact."""
    match tact.match.roles[player], tact.match.sides[player] == zone:
        case "keeper", True:
            return True
        case "seeker", _:
            return snitch_inside(tact, zone) or tact.zone.get(player, 0) >= tact.round
        case "beater", True:
            return bludger_inside(tact, zone) or tact.zone.get(player, 0) >= tact.round
        case "chaser", True:
            return _chaser_has_leave(tact, player, zone)
    return False


def bludger_inside(tact: Tact, zone: Side) -> bool:
    """Whether a bludger is in the zone in this tact."""
    return any(bludger.at.cell in ZONES[zone] for bludger in tact.bludgers)


def snitch_inside(tact: Tact, zone: Side) -> bool:
    """Whether the visible snitch is in the zone in this tact."""
    snitch = tact.snitch
    return snitch is not None and snitch.visible and snitch.at.cell in ZONES[zone]


def _chaser_has_leave(tact: Tact, player: int, zone: Side) -> bool:
    """While the quaffle is inside and the keeper off; one at a time; until the next round's end."""
    if player in tact.zone:
        return tact.zone[player] >= tact.round
    sides, roles = tact.match.sides, tact.match.roles
    if any(roles[p] == "chaser" and sides[p] == zone for p in tact.zone):  # Q17: one at a time
        return False
    ball = tact.quaffle_spot()
    if ball is None or ball.cell not in ZONES[zone] or tact.quaffle.holder == player:
        return False
    if tact.keeper_on(zone) is not None:
        return False
    tact.zone[player] = tact.round + 1
    return True


def _offend(tact: Tact, player: int, zone: Side) -> None:
    """Off for 1 round; for 2, and a penalty, if the keeper of the zone falls because of it."""
    tact.note(1, "offence", "1.1, Q23", player, at=tact.flown[player], side=zone)
    tact.zone.pop(player, None)
    felled = _felled_keeper(tact, player, zone)
    tact.guilty.append((player, NO_LEAVE_WORSE if felled else NO_LEAVE))
    if felled and tact.match.sides[player] != zone:
        tact.guilty.append((player, 0))


def _felled_keeper(tact: Tact, player: int, zone: Side) -> bool:
    """Whether the zone's keeper fell in the collision that this player was in."""
    return any(
        spot == tact.flown[player]
        and tact.at[keeper] is None
        and tact.match.roles[keeper] == "keeper"
        and tact.match.sides[keeper] == zone
        for keeper, spot in enumerate(tact.flown)
        if spot is not None
    )


def judge_interception(tact: Tact) -> None:
    """After stage 4: a chaser without leave that got the quaffle inside (1.1)."""
    holder = tact.quaffle.holder
    if holder is None or (holder, NO_LEAVE) not in tact.guilty:
        return
    caught = any(e.stage == 4 and e.player == holder for e in tact.events)
    if caught and tact.match.roles[holder] == "chaser":
        tact.note(4, "offence", "1.1, Q23", holder, at=tact.at[holder])
        tact.guilty += [(holder, NO_LEAVE_WORSE), (holder, 0)]


def send_off(tact: Tact) -> None:
    """Before stage 6: offenders go off and drop the quaffle, penalties are called (Q23)."""
    for player in dict.fromkeys(player for player, _ in tact.guilty):
        rounds = [count for who, count in tact.guilty if who == player]
        tact.remove(player, max(rounds), 6, "1.1")
        tact.zone.pop(player, None)
        if 0 in rounds:
            tact.call_penalty(tact.match.sides[player], 6, "1.1")


def limit_leaves(tact: Tact) -> None:
    """After stage 6: from when a leave's ground has gone, the round it ends with (Q22)."""
    if tact.zone:
        tact.zone = {p: until for p, until in tact.zone.items() if tact.at[p] is not None}
    for player, spot in enumerate(tact.at):
        zone = None if spot is None else ZONE_OF[spot.cell]
        if zone is not None:
            _limit(tact, player, zone)


def _limit(tact: Tact, player: int, zone: Side) -> None:
    match tact.match.roles[player]:
        case "beater":
            stays, until = bludger_inside(tact, zone), tact.round
        case "seeker":
            snitch = tact.snitch
            turned_out = snitch is not None and snitch.toward not in ZONES[zone]
            stays, until = snitch_inside(tact, zone) and not turned_out, tact.round + 1
        case _:
            return
    if stays:
        tact.zone.pop(player, None)
    else:
        tact.zone.setdefault(player, until)
