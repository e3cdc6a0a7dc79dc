"""What the engine proposes at the end of a round, and the counters behind it (1.1, 1.6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.quidditch.events import Event, Proposal, ProposalType
from app.quidditch.orders import Orders
from app.quidditch.pitch import DISTANCE, HALF_OF, SIDES
from app.quidditch.position import TACTS, Position, side_index
from app.quidditch.teams import Match

SILENT_ROUNDS = 2
FILLER_WORDS = 2
STALLING_ROUNDS = 2


def count_round(match: Match, now: Position, tacts: Sequence[Orders]) -> Position:
    """The position with its counters after a round of these orders."""
    if now.kind == "penalty":
        return now
    counts = now.counts._replace(
        comments=() if match.rules.fast else _comments(match, now, tacts),
        stalling=_stalling(now),
    )
    return now._replace(counts=counts)


def propose(match: Match, now: Position, tacts: Sequence[Orders]) -> Iterator[Proposal]:
    """What the counters of the round just counted suggest to the referee."""
    if now.kind == "penalty":
        return
    yield from _silence(match, now)
    yield from _missing(now, tacts)
    for side in SIDES:
        if now.counts.stalling[side_index(side)] > STALLING_ROUNDS:
            sentence = "more than 2 rounds of the quaffle kept in the own half"
            yield Proposal("yellow_card", "1.6", sentence, side, None, now.name)


def propose_corner_pass(
    match: Match, now: Position, events: Sequence[Event], round_: str, tact: int
) -> Iterator[Proposal]:
    """A keeper's pass to where nobody but it can be at the next tact (1.6)."""
    if now.kind == "penalty":
        return
    for event in events:
        keeper, target = event.player, event.target
        if event.type != "thrown" or keeper is None or target is None:
            continue
        side = match.sides[keeper]
        if match.roles[keeper] != "keeper" or HALF_OF[target.cell] != side:
            continue
        reach = [
            player
            for player, spot in enumerate(now.at)
            if spot is not None and DISTANCE[spot.cell][target.cell] <= 2
        ]
        if reach == [keeper]:
            sentence = f"{match.ids[keeper]} passed to {target}, where only it can be in time"
            yield Proposal("yellow_card", "1.6", sentence, side, keeper, round_, tact)


def _comments(match: Match, now: Position, tacts: Sequence[Orders]) -> tuple[tuple[int, int], ...]:
    """Rounds in a row without a comment of more than a word or two, of those who gave orders."""
    before, after = dict(now.counts.comments), dict[int, int]()
    for player in range(len(match.ids)):
        given = [orders[player] for orders in tacts if player in orders]
        if not given:
            count = before.get(player, 0)
        elif any(len((order.comment or "").split()) > FILLER_WORDS for order in given):
            count = 0
        else:
            count = before.get(player, 0) + 1
        if count:
            after[player] = count
    return tuple(sorted(after.items()))


def _stalling(now: Position) -> tuple[int, int]:
    left, right = now.counts.stalling
    held = now.counts.held
    return (left + 1 if held[0] else 0, right + 1 if held[1] else 0)


def _silence(match: Match, now: Position) -> Iterator[Proposal]:
    silent = [player for player, rounds in now.counts.comments if rounds >= SILENT_ROUNDS]
    for player in silent:
        side, warned = match.sides[player], player in now.counts.warned
        sentence = f"{match.ids[player]} has given no comment for 2 rounds or more"
        kind: ProposalType = "remove" if warned else "warning"
        yield Proposal(kind, "1.1", sentence, side, player, now.name)
    for side in SIDES:
        if sum(match.sides[player] == side for player in silent) >= 2:
            sentence = "two or more players of the side give no comments"
            yield Proposal("yellow_card", "1.1", sentence, side, None, now.name)


def _missing(now: Position, tacts: Sequence[Orders]) -> Iterator[Proposal]:
    """More than a third of the players on the pitch without an order in the round."""
    if len(tacts) < TACTS[now.kind]:
        return
    entered = {player for orders in tacts for player in orders}
    on_pitch = [player for player, spot in enumerate(now.at) if spot is not None]
    missing = [player for player in on_pitch if player not in entered]
    if 3 * len(missing) > len(on_pitch):
        sentence = f"{len(missing)} of {len(on_pitch)} players on the pitch gave no order"
        kind: ProposalType = "close" if now.counts.silent else "warning"
        yield Proposal(kind, "1.1", sentence, None, None, now.name)
