"""Frames that take long leave the window's thread twice as long to everything else."""

from __future__ import annotations

from ui.screen.media.pace import Pace


def test_what_takes_long_is_due_again_after_twice_as_long() -> None:
    now = [10.0]
    pace = Pace(lambda: now[0])
    assert pace.due
    with pace:
        now[0] += 0.5
    now[0] += 0.99
    assert not pace.due
    now[0] += 0.02
    assert pace.due


def test_what_is_quick_is_always_due() -> None:
    now = [10.0]
    pace = Pace(lambda: now[0])
    with pace:
        now[0] += 0.007
    assert pace.due
