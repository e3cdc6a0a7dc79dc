"""The engine against the second referee, from random positions: every event, place and ball."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from app.quidditch.dice import AddressedDice, seeded
from app.quidditch.play import play_tact
from app.quidditch.record.replay import write_event
from app.quidditch.record.write_position import write_position
from app.quidditch.record.writer import write_order
from app.quidditch.sides import Whim, round_orders
from app.quidditch.simulate import match_seed
from tests.app.quidditch.drawn import drawn_record
from tests.app.quidditch.oracle import Oracle


def compared(event: dict[str, Any]) -> tuple[str, str]:
    return event["type"], str(event.get("player") or event.get("side") or "")


@settings(max_examples=200)
@given(st.integers(0, 10**6))
def test_two_referees_agree(seed: int) -> None:
    value = drawn_record(seed)
    match, now = value.match(), value.start
    assert now is not None
    if now.kind != "normal":
        return
    now = now._replace(pending=())
    key = match_seed(seed)
    for number, orders in enumerate(round_orders(match, now, Whim(key, "oracle"))):
        everyone = frozenset(range(len(match.ids)))
        played = play_tact(match, now, orders, everyone, AddressedDice(key))
        start = write_position(match, now)
        roles = dict(zip(match.ids, match.roles, strict=True))
        said = {match.ids[player]: write_order(order) for player, order in orders.items()}
        oracle = Oracle(start, said, roles, lambda address: seeded(key, address))
        oracle.play()
        events = [compared(write_event(match, event)) for event in played.events]
        assert sorted(oracle.events) == sorted(events), number
        if played.position.finished is not None:
            return
        check(oracle, write_position(match, played.position))
        now = played.position


def check(oracle: Oracle, now: dict[str, Any]) -> None:
    spots = {player: f"{cell}({height})" for player, (cell, height) in oracle.at.items()}
    assert {p: s for p, s in now["players"].items() if isinstance(s, str)} == spots
    off = {p: s for p, s in now["players"].items() if not isinstance(s, str)}
    assert off == oracle.off
    assert now["bludgers"] == oracle.bludgers
    assert now["snitch"] == oracle.snitch
    assert now["score"] == oracle.score
    assert now.get("zone", {}) == oracle.zone
    assert now.get("keeper_clock") == (oracle.clock or None)
    quaffle = now["quaffle"]
    assert quaffle["holder"] == oracle.holder
    if oracle.holder is None:
        assert oracle.ball is not None
        assert quaffle["at"] == f"{oracle.ball[0]}({oracle.ball[1]})"
        assert quaffle["flight"] == oracle.flight
