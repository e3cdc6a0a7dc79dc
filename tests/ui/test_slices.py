"""Work in slices."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from ui import slices
from ui.slices import Slices


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slice is over after one step."""
    monkeypatch.setattr(slices, "SLICE_S", -1.0)


def steps(done: list[str], names: str) -> Iterator[None]:
    for name in names:
        done.append(name)
        yield


@pytest.mark.usefixtures("short")
def test_nothing_is_done_before_the_next_turn_and_then_a_step_a_turn(qapp: QApplication) -> None:
    done: list[str] = []
    work = Slices()
    work.begin(steps(done, "ab"))
    assert (done, work.busy) == ([], True)
    while not done:
        qapp.processEvents()
    assert done == ["a"]
    while work.busy:
        qapp.processEvents()
    assert done == ["a", "b"]


@pytest.mark.usefixtures("short")
def test_another_work_takes_the_place_of_what_is_left(qapp: QApplication) -> None:
    done: list[str] = []
    work = Slices()
    work.begin(steps(done, "abc"))
    while not done:
        qapp.processEvents()
    begun = list(done)
    work.begin(steps(done, "xy"))
    while work.busy:
        qapp.processEvents()
    assert done == [*begun, "x", "y"]


def test_a_step_may_begin_another_work(qapp: QApplication) -> None:
    done: list[str] = []
    work = Slices()

    def first() -> Iterator[None]:
        work.begin(steps(done, "xy"))
        yield
        done.append("never")

    work.begin(first())
    while work.busy:
        qapp.processEvents()
    assert done == ["x", "y"]


def test_all_of_it_can_be_had_at_once_or_dropped(qapp: QApplication) -> None:
    done: list[str] = []
    work = Slices()
    work.begin(steps(done, "ab"))
    work.finish()
    assert (done, work.busy) == (["a", "b"], False)
    work.begin(steps(done, "c"))
    work.drop()
    qapp.processEvents()
    assert done == ["a", "b"]
