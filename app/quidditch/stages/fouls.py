"""What a collision looks like to the referee: penalties to consider (1.6, Q25)."""

from __future__ import annotations

from app.quidditch.events import Proposal
from app.quidditch.pitch import Spot, line_of, other
from app.quidditch.tact import Tact


def propose_fouls(tact: Tact) -> None:
    """A seeker felled at the snitch, and a holder felled on the opponent's first line."""
    for event in tact.events:
        if event.type != "fell" or event.player is None or event.at is None:
            continue
        role = tact.match.roles[event.player]
        if role == "seeker" and event.at.cell in _snitch_cells(tact):
            _propose(tact, event.player, event.at, ("chaser", "beater"))
        elif event.player == tact.held and _on_first_line(tact, event.player, event.at):
            _propose(tact, event.player, event.at, ("keeper", "chaser", "beater", "seeker"))


def _snitch_cells(tact: Tact) -> set[int]:
    snitch = tact.snitch
    return {tact.counts.snitch_due, 0 if snitch is None else snitch.at.cell} - {0}


def _on_first_line(tact: Tact, player: int, at: Spot) -> bool:
    return line_of(at.cell, other(tact.match.sides[player])) == 1


def _propose(tact: Tact, victim: int, at: Spot, roles: tuple[str, ...]) -> None:
    guilty = other(tact.match.sides[victim])
    for player, spot in enumerate(tact.flown):
        if spot != at or tact.match.sides[player] != guilty:
            continue
        if tact.match.roles[player] in roles:
            sentence = f"{tact.match.ids[player]} felled {tact.match.ids[victim]} at {at}"
            tact.proposals.append(
                Proposal(
                    "penalty", "1.6, Q25", sentence, guilty, player, tact.round_name, tact.tact
                )
            )
