"""Which round of the match captains give orders for, and until when."""

from __future__ import annotations

from app.night.countdown import Countdown
from app.night.night import Night


def round_number(night: Night) -> int:
    """The number of the match's round in progress, from 1, penalties counted; 0 without a match."""
    match = night.match
    return 0 if match is None else 1 + sum(played.over for played in match.rounds)


def orders_clock(night: Night) -> Countdown | None:
    """The countdown for the orders of the round in progress; None where none is on."""
    return night.hall.orders_clock if night.hall.round == round_number(night) else None


def orders_open(night: Night, at_ms: int) -> bool:
    """Whether captains may give orders at a night time: before the round begins, and in time."""
    match, clock = night.match, orders_clock(night)
    if match is None or match.over or match.open_round is not None or night.ended:
        return False
    return clock is None or clock.left(at_ms) > 0
