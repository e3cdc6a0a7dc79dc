"""What a captain's phone shows of the match: the own side's orders, and none of the other's."""

from __future__ import annotations

from app.night.hall.captain import side_of
from app.night.hall.rounds import orders_open, round_number
from app.night.hall.verdict import clause, sentence
from app.night.match.evolve import with_sheet
from app.night.match.order_text import write_order
from app.night.match.sheets import sheet_refusals
from app.night.match.state import MatchState
from app.night.night import Night
from app.phones.protocol import Tact
from app.quidditch.pitch import Side
from app.quidditch.teams import Player


def tact_view(night: Night, team: str, now: int) -> Tact | None:
    """The round of the match as the team's captain needs it; None where it gives no orders."""
    side, match = side_of(night.hall, team), night.match
    if match is None or side is None or night.mode != "pitch":
        return None
    number = round_number(night)
    players = _players(match, side)
    return Tact(
        round=number,
        tact=match.now.tact,
        side=side,
        open=orders_open(night, now),
        text=night.hall.orders.get(side, "") if night.hall.round == number else "",
        lines=_lines(match, side),
        score=match.now.score,
        players=tuple(player.id for player in players),
        names=tuple(player.name or "" for player in players),
        roles=tuple(player.role for player in players),
    )


def _players(match: MatchState, side: Side) -> list[Player]:
    """The side's players by their number: L2 before L10."""
    pairs = zip(match.match.players, match.match.sides, strict=True)
    own = [player for player, of in pairs if of == side]
    return sorted(own, key=lambda player: (len(player.id), player.id))


def _lines(match: MatchState, side: Side) -> tuple[tuple[str, str, str], ...]:
    """Each order of the side still to be played, tact by tact, with why it is refused."""
    own = tuple(
        {p: order for p, order in orders.items() if match.match.sides[match.match.index[p]] == side}
        for orders in match.sheet.tacts
    )
    wrong = sheet_refusals(with_sheet(match, match.now.name, tacts=own))
    lines = []
    for tact, orders in enumerate(own, 1):
        for player, order in orders.items() if tact >= match.now.tact else ():
            why = wrong.get((tact, player))
            text = f"{tact}: {player} {write_order(order)}"
            lines.append((text, sentence(why), clause(why)) if why else (text, "", ""))
    return tuple(lines)
