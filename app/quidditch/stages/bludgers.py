"""Stage 3: a bludger meets the players on its cell: it is beaten, or it hits (1.3)."""

from __future__ import annotations

from app.quidditch.dice import happens, pick
from app.quidditch.pitch import Spot
from app.quidditch.tact import Tact


def resolve_bludger(tact: Tact, number: int) -> None:
    """Beaters with an unspent `beat` roll for contact, everyone else on the cell to be hit."""
    if number >= len(tact.bludgers) or tact.kind == "penalty":
        return
    ball = tact.bludgers[number].at
    here = [p for p, spot in enumerate(tact.at) if spot is not None and spot.cell == ball.cell]
    if not here:
        return
    beaters = [player for player in here if _beats(tact, player)]
    where = f"{tact.name}/3/bludger{number + 1}"
    beater = _reached(tact, f"{where}/beat/", f"{where}/beater", beaters, ball)
    if beater is not None:
        tact.spent.add(beater)
        tact.beaten[number] = tact.order(beater).target
        tact.note(3, "beaten", "1.3", beater, bludger=number + 1)
    others = [player for player in here if player not in beaters]
    victim = _reached(tact, f"{where}/hit/", f"{where}/victim", others, ball)
    if victim is not None:
        tact.struck[number] = True
        tact.note(3, "hit", "1.3, Q11", victim, bludger=number + 1)
        tact.fall(victim, 3, "1.3")


def _beats(tact: Tact, player: int) -> bool:
    """Whether the player has a `beat` that is neither spent nor lost (Q10)."""
    if tact.match.roles[player] != "beater" or player in tact.spent or player in tact.idle:
        return False
    order = tact.orders.get(player)
    return order is not None and order.action == "beat"


def _reached(tact: Tact, each: str, lot: str, players: list[int], ball: Spot) -> int | None:
    """Of those whose roll succeeds one at random: 100% at its height, 75% at another."""
    ids = tact.match.ids
    touched = [
        ids[player]
        for player in players
        if happens(tact.dice, each + ids[player], 1.0 if tact.at[player] == ball else 0.75)
    ]
    return tact.match.index[pick(tact.dice, lot, touched)] if touched else None
