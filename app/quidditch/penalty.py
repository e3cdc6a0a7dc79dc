"""The penalty round: who plays it, and what the pitch looks like before and after it (1.6)."""

from __future__ import annotations

from app.quidditch.pitch import CENTRE_SPOT, PENALTY_SPOT, Side, other
from app.quidditch.position import BENCH, ON, OUT, Pending, Position, Quaffle
from app.quidditch.refusal import Reason, Refusal
from app.quidditch.teams import Match


def guilty_side(now: Position) -> Side:
    """Whose penalty is being played."""
    return next(entry.side for entry in now.pending if entry.type == "penalty")


def default_chaser(match: Match, now: Position, guilty: Side) -> int | None:
    """The chaser who takes a penalty until the captain names one: on the pitch, then by id."""
    able = [p for p in match.of(other(guilty), "chaser") if now.back[p] not in (OUT, BENCH)]
    on_pitch = [player for player in able if now.at[player] is not None]
    return next(iter(on_pitch or able), None)


def begin_penalty(match: Match, now: Position, penalty: Pending) -> Position | None:
    """All leave but the chaser, with the quaffle, and the keeper, who places itself in tact 1.

    Those who are off come back for it (Q26). None if the wronged side has no chaser left.
    """
    guilty, back = penalty.side, list(now.back)
    chaser = penalty.chaser
    if chaser is None:
        chaser = default_chaser(match, now, guilty)
    if chaser is None:
        return None
    for player, spot in enumerate(now.at):
        if spot is not None:
            back[player] = now.round + 1
    for keeper in match.of(guilty, "keeper"):
        if back[keeper] not in (OUT, BENCH):
            back[keeper] = now.round
    back[chaser] = ON
    at = [None if player != chaser else PENALTY_SPOT[guilty] for player in range(len(back))]
    rest = tuple(entry for entry in now.pending if entry != penalty and entry.type == "penalty")
    return now._replace(
        tact=1,
        kind="penalty",
        at=tuple(at),
        back=tuple(back),
        quaffle=Quaffle(holder=chaser),
        keeper_clock=None,
        zone=(),
        pending=(penalty, *rest),
    )


def name_chaser(match: Match, now: Position, chaser: int) -> Position | Refusal:
    """The captain's choice of the chaser, before tact 1 of the penalty (Q26)."""
    guilty = guilty_side(now)
    allowed = match.of(other(guilty), "chaser")
    if chaser not in allowed or now.back[chaser] in (OUT, BENCH) or now.tact != 1:
        return Refusal(Reason.NOT_A_CHASER, now.name, None, match.ids[chaser])
    at, back, before = list(now.at), list(now.back), now.quaffle.holder
    if before == chaser:
        return now
    if before is not None:
        at[before], back[before] = None, now.round + 1
    at[chaser], back[chaser] = PENALTY_SPOT[guilty], ON
    return now._replace(at=tuple(at), back=tuple(back), quaffle=Quaffle(holder=chaser))


def end_penalty(match: Match, now: Position) -> Position:
    """The quaffle is the guilty side's keeper's, its cards are cleared, all leave to be placed."""
    guilty = guilty_side(now)
    back = [
        now.round + 1 if spot is not None or back <= now.round else back
        for spot, back in zip(now.at, now.back, strict=True)
    ]
    keepers = [p for p in match.of(guilty, "keeper") if back[p] not in (OUT, BENCH)]
    first = next(entry for entry in now.pending if entry.type == "penalty")
    rest = list(now.pending)
    rest.remove(first)
    left, right = now.cards
    return now._replace(
        at=(None,) * len(now.at),
        back=tuple(back),
        quaffle=Quaffle(holder=keepers[0]) if keepers else Quaffle(at=CENTRE_SPOT),
        cards=(0, right) if guilty == "left" else (left, 0),
        keeper_clock=None,
        zone=(),
        pending=tuple(rest),
        counts=now.counts._replace(penalties=now.counts.penalties + 1),
    )
