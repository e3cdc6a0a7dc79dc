"""Turns of the event loop: one thing in each, lanes one after the other, the lowest rank first."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from shiboken6 import delete, isValid

from ui.slices import Slices
from ui.turns import TURNS, Rank, Turns


class Little:
    """Has so much to do, and notes when it did."""

    def __init__(self, turns: Turns, rank: Rank, done: list[Rank], much: int = 2) -> None:
        self.turns, self.rank, self.done, self.much = turns, rank, done, much
        turns.enter(self)

    def work(self) -> None:
        self.done.append(self.rank)
        self.much -= 1
        if not self.much:
            self.turns.leave(self)


def all_done(turns: Turns) -> None:
    while turns.first() is not None:
        turns.turn()
    turns.turn()


@pytest.mark.usefixtures("qapp")
def test_the_projector_comes_before_the_preview_and_rows_before_the_side() -> None:
    turns, done = Turns(), list[Rank]()
    some = [Little(turns, rank, done, 1) for rank in sorted(Rank, reverse=True)]
    all_done(turns)
    assert [rank for rank in done if rank.lane == 0] == [Rank.PROJECTOR, Rank.PREVIEW]
    assert [rank for rank in done if rank.lane == 1] == [Rank.ROWS, Rank.SIDE]
    assert len(some) == len(done)


@pytest.mark.usefixtures("qapp")
def test_pictures_and_desk_take_turns() -> None:
    turns, done = Turns(), list[Rank]()
    some = Little(turns, Rank.PROJECTOR, done, 3), Little(turns, Rank.ROWS, done, 3)
    all_done(turns)
    assert [rank.lane for rank in done] in ([0, 1] * 3, [1, 0] * 3)
    assert len(some) == 2


@pytest.mark.usefixtures("qapp")
def test_one_that_is_gone_stops_nobody_and_twice_is_once() -> None:
    turns, done = Turns(), list[Rank]()
    gone = Little(turns, Rank.PROJECTOR, done)
    one = Little(turns, Rank.PROJECTOR, done, 1)
    turns.enter(one)
    del gone
    gc.collect()
    all_done(turns)
    assert done == [Rank.PROJECTOR]


def test_a_window_that_is_gone_takes_its_work_with_it(qapp: QApplication) -> None:
    window, done = QObject(), list[str]()
    work = Slices(window)
    work.begin(done.append("work") for _ in range(3))
    delete(window)
    TURNS.turn()
    assert (done, isValid(work)) == ([], False)


def test_the_event_loop_turns(qapp: QApplication) -> None:
    turns, done = Turns(), list[Rank]()
    one = Little(turns, Rank.SIDE, done, 3)
    while turns.first() is not None:
        qapp.processEvents()
    assert (len(done), one.much) == (3, 0)
