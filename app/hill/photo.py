"""The photo finish: whether the order of two arrivals could have been another at the sending.

An answer that arrived at `at_ms` by a path with the round trip `rtt_ms` was sent somewhere between
`at_ms - rtt_ms` and `at_ms`: the way here takes some part of the round trip, and which part nobody
measures. So each answer has a span in which it was sent; of two, the later may have been sent first
if and only if the spans meet, that is if it arrived no more than its own round trip after the
other. Said with the middles of the spans: they are no further apart than half of both round trips
together. The rule goes by arrival all the same (2.4.7, H19); the host sees how sure it is. An
answer that the host entered was stamped by a key: it has no span.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Arrival(NamedTuple):
    """A team's answer: when it arrived, and by how much earlier it may have been sent, in ms."""

    team: str
    at_ms: int
    rtt_ms: int | None


def close_arrivals(arrivals: Iterable[Arrival]) -> tuple[Arrival, ...]:
    """The first arrival and those that may have been sent no later; () where it stands alone."""
    known = sorted(arrivals, key=lambda arrival: arrival.at_ms)
    if not known:
        return ()
    first, *others = known
    close = [other for other in others if _may_be_first(other, first)]
    return (first, *close) if close else ()


def _may_be_first(later: Arrival, first: Arrival) -> bool:
    return later.rtt_ms is not None and later.at_ms - first.at_ms <= later.rtt_ms
