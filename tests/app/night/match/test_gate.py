"""What the hall never sees: a snitch that is invisible, an order before it is played, a die."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace

import pytest

from app.night.desk import coming_shot
from app.night.match import intents
from app.night.match.order_text import write_order
from app.night.match.rehearsal import simulated_orders
from app.night.pitch_scene import PitchView, PlaceView
from app.night.scenes import Shot
from tests.app.night.match.pitchside import Referee

SECRET = 20
"""A cell that nobody and nothing but the snitch comes to."""


def inside(value: object) -> Iterator[object]:
    """Everything that a shot holds."""
    yield value
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from inside(getattr(value, field.name))
    elif isinstance(value, tuple | list):
        for item in value:
            yield from inside(item)


def cells(shot: Shot) -> set[int]:
    return {value.cell for value in inside(shot) if isinstance(value, PlaceView)}


@pytest.mark.parametrize("seed", [1, 4, 6])
def test_an_invisible_snitch_is_in_no_shot(seed: int) -> None:
    host = Referee(seed)
    seen = {True: 0, False: 0}
    while not host.match.over:
        host.orders()
        name = host.match.now.name
        while host.match.now.name == name and not host.match.over:
            was = host.match.now.snitch
            host.do(intents.PlayTact())
            scene = host.scene
            now = host.match.now.snitch
            views = [scene.before, *(beat.after for beat in scene.beats)]
            for view, snitch in ((views[0], was), (views[-1], now)):
                visible = snitch is not None and snitch.visible
                seen[visible] += 1
                assert (view.snitch is not None) == visible
            known = [s for s in (was, now) if s is not None and s.visible]
            places = {PlaceView(s.at.cell, s.at.height) for s in known}
            assert {v.snitch for v in views} - {None} <= places
            host.do(intents.RestPitch())
            standing = host.scene.before.snitch
            assert (standing is not None) == (now is not None and now.visible)
    assert min(seen.values()) > 0


def test_a_planted_snitch_is_found_by_the_search_when_it_shows() -> None:
    """The search of the other tests would find a snitch: it does once one is visible."""
    view = PitchView((), None, (), PlaceView(SECRET, 1))
    assert SECRET in cells(Shot(replace(Referee().scene, before=view)))


def test_orders_are_in_no_shot_before_they_are_played() -> None:
    host = Referee().round()
    before = host.shot
    text = simulated_orders(host.match, host.seed)
    heading = ""
    for line in text.splitlines():
        if line.startswith("tact"):
            heading = line
            continue
        host.do(intents.EnterText(f"{heading}\n{line}"))
        assert host.shot == before
    drafted = [order for orders in host.match.sheet.tacts for order in orders.values()]
    words = repr(host.shot)
    assert len(drafted) > 20
    for order in drafted:
        assert order.comment is None or order.comment not in words
    assert write_order(drafted[0]) not in words


def test_an_order_of_a_later_tact_is_in_no_shot_of_an_earlier_one() -> None:
    host, other = Referee().round(), Referee().round()
    text = simulated_orders(host.match, host.seed)
    host.do(intents.EnterText(text))
    later = text.index("tact 2")
    others = {line.split()[0] for line in text[later:].splitlines() if line[:1] in "LR"}
    first = {line.split()[0] for line in text[:later].splitlines() if line[:1] in "LR"}
    ids, at = other.match.match.index, other.match.now.at
    given = [player for player in sorted(others - first) if at[ids[player]] is not None]
    stay = "".join(f"\ntact 2\n{player}" for player in given)
    other.do(intents.EnterText(text[:later] + stay))
    for one in (host, other):
        one.do(intents.PlayTact())
    assert host.shot == other.shot


def test_nobody_sees_what_chance_makes_of_a_tact_before_it_is_played() -> None:
    host = Referee().orders()
    assert coming_shot(host.night, 0) is None


def test_the_seed_is_in_no_shot_and_only_its_hash_is() -> None:
    host = Referee()
    seed = host.match.seed
    assert seed is not None
    for _ in range(2):
        assert seed.hex() not in repr(host.shot)
        assert seed.hex() not in repr(host.match)
        assert host.scene.seed_hash == host.match.base.seed_hash
        host.round()
