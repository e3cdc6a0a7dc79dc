"""Orders from a captain's phone: the whole round's, for the own side, until the round begins."""

from __future__ import annotations

from app.night.decide import Stamp
from app.night.hall.events import OrdersArrived
from app.night.hall.rounds import orders_open, round_number
from app.night.hall.state import HallState
from app.night.hall.verdict import Verdict, done, no, refused
from app.night.match.decide import decide_match
from app.night.match.events import Entered, OrdersEntered
from app.night.match.intents import EnterText
from app.night.match.refusal import MatchReason, MatchRefusal
from app.night.match.state import MatchState
from app.night.night import Night
from app.phones.protocol import Code, Orders
from app.quidditch.pitch import SIDES, Side


def side_of(hall: HallState, team: str) -> Side | None:
    """The side of the match that the team's phones give orders for; None for neither."""
    return next((side for side in SIDES if hall.captains.get(side) == team), None)


def proposed_captains(night: Night) -> dict[Side, str]:
    """For each side the team of the hill of the same name, as a proposal for the host."""
    if night.match is None:
        return {}
    by_name = {team.title.casefold(): id_ for id_, team in night.game.roster.items()}
    named = {side: by_name.get(night.match.names(side).casefold()) for side in SIDES}
    return {side: team for side, team in named.items() if team is not None}


def give_orders(night: Night, team: str, phone: str, wish: Orders, stamp: Stamp) -> Verdict:
    """What a captain's text comes to: it takes the place of all that stood for the side."""
    side, match = side_of(night.hall, team), night.match
    if match is None or match.over or side is None:
        return no(wish.id, Code.NOT_OPEN)
    if wish.round != round_number(night):
        return no(wish.id, Code.OTHER_TURN)
    if not orders_open(night, stamp.at_ms):
        return no(wish.id, Code.TOO_LATE)
    entries = _entries(match, side, wish.text)
    if isinstance(entries, MatchRefusal):
        said = refused(wish.id, entries)
        return (
            no(wish.id, Code.NOT_ALLOWED, str(entries), entries.clause) if entries.detail else said
        )
    if not entries:
        return no(wish.id, Code.EMPTY)
    orders = OrdersEntered(match.now.name, entries)
    fact = OrdersArrived(team, phone, wish.id, side, wish.round, wish.text, orders)
    return done(wish.id, fact)


def _entries(match: MatchState, side: Side, text: str) -> tuple[Entered, ...] | MatchRefusal:
    found = decide_match(match, EnterText(text, side))
    if isinstance(found, MatchRefusal):
        if found.reason is not MatchReason.NO_ORDERS:
            return found
        found = ()
    given = tuple(e for event in found if isinstance(event, OrdersEntered) for e in event.entries)
    told = {(entry.tact, entry.player) for entry in given}
    gone = tuple(
        Entered(tact, player, None)
        for tact, orders in enumerate(match.sheet.tacts, 1)
        for player in orders
        if match.match.sides[match.match.index[player]] == side and (tact, player) not in told
    )
    return (*gone, *given)
