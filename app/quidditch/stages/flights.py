"""Stage 1: all fly at once, and those who meet collide (1.3)."""

from __future__ import annotations

from app.quidditch.dice import happens, pick
from app.quidditch.pitch import Spot
from app.quidditch.tact import Tact


def fly(tact: Tact) -> None:
    """Missed turns, flights, then collisions, by cell and height. No entry is to stay (Q5)."""
    _miss_turn(tact)
    for player, order in tact.orders.items():
        if tact.at[player] is not None:
            tact.at[player] = order.to or tact.at[player]
        elif order.to is not None and _may_enter(tact, player):
            tact.enter(player, order.to)
    _lose_keeper(tact)
    tact.flown = tact.at.copy()
    for spot, players in sorted(_crowds(tact).items()):
        _collide(tact, spot, players)


def _miss_turn(tact: Tact) -> None:
    """Who has no entry in the whole round stays, and drops the quaffle in tact 1 (1.3)."""
    holder = tact.quaffle.holder
    if tact.tact != 1 or holder is None or holder in tact.entered:
        return
    spot = tact.at[holder]
    if spot is not None:
        tact.drop(holder, spot, 1, "1.3")


def _lose_keeper(tact: Tact) -> None:
    """After a penalty a keeper that does not place itself leaves the quaffle to the centre."""
    holder = tact.quaffle.holder
    if holder is not None and tact.at[holder] is None:
        tact.let_go()
        tact.centre_quaffle()
        tact.centred = True
        tact.note(1, "reset", "1.5, Q26", at=tact.quaffle.at)


def _may_enter(tact: Tact, player: int) -> bool:
    """The one tact of a placement; the third of a normal round (1.2)."""
    return tact.back[player] <= tact.round and tact.tact == (3 if tact.kind == "normal" else 1)


def _crowds(tact: Tact) -> dict[Spot, list[int]]:
    first: dict[Spot, int] = {}
    crowds: dict[Spot, list[int]] = {}
    for player, spot in enumerate(tact.at):
        if spot is None:
            continue
        if spot in first:
            crowds.setdefault(spot, [first[spot]]).append(player)
        else:
            first[spot] = player
    return crowds


def _collide(tact: Tact, spot: Spot, players: list[int]) -> None:
    """Of two one falls, and with 50% the other too; more than two all fall (1.3)."""
    if len(players) > 2:
        for player in players:
            tact.fall(player, 1, "1.3")
        return
    ids = [tact.match.ids[player] for player in players]
    fallen = tact.match.index[pick(tact.dice, f"{tact.name}/1/fall/{spot}", ids)]
    rest = players[1] if fallen == players[0] else players[0]
    tact.fall(fallen, 1, "1.3")
    if happens(tact.dice, f"{tact.name}/1/both/{spot}", 0.5):
        tact.fall(rest, 1, "1.3")
    else:
        tact.idle.add(rest)
        tact.note(1, "lost_action", "1.3, Q8", rest, at=spot)
