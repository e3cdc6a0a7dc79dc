"""The interpreter's turns are short; what is there when the windows open is not searched."""

from __future__ import annotations

import gc
import sys
import weakref
from collections.abc import Iterator

import pytest

from ui.console.steady import keep_steady


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    before, turn = gc.get_threshold(), sys.getswitchinterval()
    yield
    sys.setswitchinterval(turn)
    gc.set_threshold(*before)
    gc.unfreeze()


def test_what_is_old_is_searched_no_more_and_what_is_new_still_goes() -> None:
    keep_steady()
    assert sys.getswitchinterval() == pytest.approx(0.001)
    assert gc.get_freeze_count() > 1000
    assert len(gc.get_objects()) < gc.get_freeze_count()
    ring: list[object] = []
    ring.append(ring)
    del ring
    assert gc.collect() >= 1


def test_an_evening_that_is_over_is_let_go_when_the_next_one_opens() -> None:
    class Evening:
        """Holds itself, as windows do."""

        def __init__(self) -> None:
            self.itself = self

    evening = Evening()
    over = weakref.ref(evening)
    keep_steady()
    del evening
    gc.collect()
    assert over() is not None
    keep_steady()
    assert over() is None
