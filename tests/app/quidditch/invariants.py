"""What is true of every position, whatever was played."""

from __future__ import annotations

from app.quidditch.game import Moment
from app.quidditch.pitch import FIELD, FIELD_NEIGHBOURS, RINGS
from app.quidditch.position import BENCH, ON, OUT, Position
from app.quidditch.record.read_position import read_position
from app.quidditch.record.write_position import write_position
from app.quidditch.teams import Match


def check(match: Match, before: Position, moment: Moment) -> None:
    """Every invariant of a tact and the position after it."""
    now = moment.position
    _check_players(match, now)
    _check_balls(match, now)
    assert all(new >= old for new, old in zip(now.score, before.score, strict=True))
    assert all(points % 10 == 0 for points in now.score)
    assert now.keeper_clock is None or now.keeper_clock in (1, 2, 3)
    if now.keeper_clock is not None:
        assert now.quaffle.holder is not None
        assert match.roles[now.quaffle.holder] == "keeper"
    off_before = {n for n, spot in enumerate(before.at) if spot is None}
    entered = {event.player for event in moment.events if event.type == "returned"}
    for event in moment.events:
        assert event.clause
        if event.stage in (2, 3, 4) and event.player is not None:
            assert event.player not in off_before - entered
    if now.finished is None:
        assert read_position(write_position(match, now), match) == now


def _check_players(match: Match, now: Position) -> None:
    taken = [spot for spot in now.at if spot is not None]
    assert len(set(taken)) == len(taken)
    for player, (spot, back) in enumerate(zip(now.at, now.back, strict=True)):
        assert (spot is None) == (back != ON)
        if spot is None:
            assert back in (OUT, BENCH) or back >= now.round or now.finished is not None
            continue
        own = RINGS[match.sides[player]] if match.roles[player] == "keeper" else ()
        assert spot.cell in FIELD or spot.cell in own
        assert spot.height in (1, 2, 3)


def _check_balls(match: Match, now: Position) -> None:
    quaffle = now.quaffle
    if quaffle.holder is None:
        assert now.finished == "snitch" or quaffle.at is not None
    else:
        assert quaffle.at is None
        assert quaffle.flight is None
        assert match.roles[quaffle.holder] in ("keeper", "chaser")
        assert now.kind == "after_penalty" or now.at[quaffle.holder] is not None or now.finished
    for bludger in now.bludgers:
        assert bludger.at.cell in FIELD
        assert bludger.at.height in (1, 2, 3)
    assert len(now.bludgers) == 2
    assert now.snitch is not None
    assert now.snitch.toward in FIELD_NEIGHBOURS[now.snitch.at.cell]
