"""Stage 6, the snitch: it moves, then its height, its visibility, its direction (1.4, Q21)."""

from __future__ import annotations

from app.quidditch.dice import happens, pick
from app.quidditch.lines import onward
from app.quidditch.pitch import FIELD_NEIGHBOURS, IS_FIELD, SPOTS
from app.quidditch.position import Snitch
from app.quidditch.tact import Tact

VISIBLE_CHANCE = 0.7


def move_snitch(tact: Tact) -> None:
    """Where the snitch is at the next tact, and whether it is seen there."""
    snitch = tact.snitch
    if snitch is None or tact.kind == "penalty":
        return
    where = f"{tact.name}/6/snitch"
    cell, height = snitch.toward, 2
    if snitch.at.height == 2:
        height = pick(tact.dice, f"{where}/height", (1, 3))
    visible = happens(tact.dice, f"{where}/visible", VISIBLE_CHANCE)
    toward = onward(snitch.at.cell, cell)
    if (snitch.visible and not visible) or not IS_FIELD[toward]:
        toward = pick(tact.dice, f"{where}/way", FIELD_NEIGHBOURS[cell])
    tact.snitch = Snitch(SPOTS[cell][height], visible, toward)
