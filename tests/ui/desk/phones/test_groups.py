"""The panel of groups: keys act before anything is painted, and a click on what is seen."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.night import intents
from app.night.night import Stage
from tests.ui.desk.rig import Rig
from ui import slices
from ui.desk.phones.docket import Entry
from ui.desk.phones.entry_row import EntryRow
from ui.desk.phones.group_words import Groups
from ui.desk.phones.groups import GroupsPanel

LEFT = Qt.MouseButton.LeftButton
Desk = Callable[..., Rig]


def marking(desk: Desk, count: int) -> tuple[Rig, GroupsPanel]:
    """Every team has given another answer, and they are to be marked; nothing is painted yet."""
    rig = desk(count)
    rig.space(2)
    for number in range(1, count + 1):
        text = chr(0x410 + number % 32) * 7 + str(number * 1237)
        rig.live.do(intents.RecordAnswers((f"t{number}",), text))
    rig.space()
    assert rig.stage is Stage.MARKING
    return rig, rig.window.side.groups


def seen(panel: GroupsPanel) -> list[Entry | None]:
    return [row.entry for row in panel._list.rows]


def test_keys_act_before_a_single_row_is_there(desk: Desk) -> None:
    rig, groups = marking(desk, 12)
    assert groups.isVisible()
    assert groups.accessibleName() == "12 groups of answers to judge"
    marked: list[object] = []
    groups.judged.connect(lambda teams, mark: marked.append((teams, mark)))
    groups.skip()
    groups.right()
    assert seen(groups) == []
    assert marked == [(groups.entries[1].teams, True)]
    rig.live.do(intents.Mark({groups.entries[0].teams[0]: True}))
    assert groups.current == 1
    groups.wrong()
    assert marked[1:] == [(groups.entries[1].teams, False)]


def test_the_current_entry_comes_first_then_those_in_view_then_the_others(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    rig, groups = marking(desk, 48)
    filled: list[str] = []
    show = EntryRow.show_entry

    def told(row: EntryRow, entry: Entry, *args: object, **more: object) -> bool:
        done = show(row, entry, *args, **more)  # type: ignore[arg-type]
        if done:
            filled.append(entry.text)
        return done

    monkeypatch.setattr(EntryRow, "show_entry", told)
    for _ in range(30):
        groups.skip()
    order = groups._list.order(groups.current)
    for _ in groups.fill():
        pass
    assert order[0] == groups.current == 30
    assert 0 < order[1] - order[0] + 31 < 31  # those in view stand above the rest
    assert filled == [groups.entries[index].text for index in order]
    assert [row.accessibleName() for row in groups.rows] == [
        f"{entry.text}: {entry.numbers[0]}" for entry in groups.entries
    ]
    filled.clear()
    rig.window.refresh()
    assert groups.rows
    assert filled == []  # an equal view changes nothing
    groups.skip()
    assert groups.rows
    assert len(filled) == 2  # the edge goes from one to the next


def test_rows_follow_in_slices_each_as_high_as_its_text(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    monkeypatch.setattr(slices, "SLICE_S", -1.0)
    rig, groups = marking(desk, 20)
    counts = []
    while rig.window.side._rest.busy:
        qapp.processEvents()
        counts.append(len(seen(groups)))
    assert counts[-1] == 20
    assert max(after - before for before, after in pairwise(counts)) == 1
    rows = groups._list.rows
    laid = [row.writing.laid for row in rows]
    assert max(laid) <= 2
    for upper, lower in pairwise(rows):
        assert upper.height() == upper.heightForWidth(upper.width())
        assert lower.y() - upper.geometry().bottom() == 5
    assert [row.writing.laid for row in rows] == laid  # asked again, not laid out again


def test_a_click_counts_for_the_entry_that_is_seen(desk: Desk) -> None:
    rig, groups = marking(desk, 4)
    first, second = groups.rows[0], groups.rows[1]
    marked: list[object] = []
    groups.judged.connect(lambda teams, mark: marked.append((teams, mark)))
    rig.live.do(intents.Mark({groups.entries[0].teams[0]: False}))
    QTest.mouseClick(second.right, LEFT)
    assert marked == [(groups.entries[1].teams, True)]
    marked.clear()
    QTest.mousePress(first.right, LEFT)
    words = groups.entries[1]
    first.show_entry(words, Groups(), current=False)
    QTest.mouseRelease(first.right, LEFT)
    assert marked == []  # the row shows another entry than the one that was pressed
    gone = words._replace(teams=("t99",))
    first.show_entry(gone, Groups(), current=False)
    QTest.mouseClick(first.right, LEFT)
    assert marked == []  # what is no entry any more is not marked


def test_the_next_question_begins_without_the_rows_of_the_last(desk: Desk) -> None:
    rig, groups = marking(desk, 4)
    assert len(groups.rows) == 4
    rig.type("*")
    rig.space()
    assert groups.isHidden()
    assert seen(groups) == [None] * 4
