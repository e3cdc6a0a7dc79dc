"""The evening's port: phones find it again after a crash, whoever holds the usual one."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from app.night import intents
from app.night.clock import NightClock
from app.night.evening import Evening
from app.night.hall.reception import Entrance, Reception
from app.phones.limits import Limits
from app.phones.listening import listen
from app.store.journal import Journal
from tests.app.night.evenings import CREATED, crashed, founded, pack


def taken() -> tuple[socket.socket, int]:
    other = socket.socket()
    other.bind(("127.0.0.1", 0))
    other.listen()
    return other, other.getsockname()[1]


def test_a_port_that_was_found_is_found_again_after_a_crash(tmp_path: Path) -> None:
    other, asked = taken()
    here = Entrance(asked, "127.0.0.1", listen="127.0.0.1")
    journal = Journal.create(tmp_path / "night.koth", created=CREATED, program="0.1")
    evening = Evening.found(journal, founded("a b"), NightClock())
    first = Reception(evening, lambda: None)
    assert first.open(here)
    found = first.port
    assert first.taken == asked
    assert evening.night.hall.port == {asked: found}
    assert evening.do(pack()) is None
    assert evening.do(intents.Undo()) is None
    assert evening.night.hall.port == {asked: found}
    first.shut()
    left = crashed(tmp_path / "night.koth")
    evening.close()
    again = Evening.reopen(Journal.open(left))
    second = Reception(again, lambda: None)
    assert second.open(here)
    assert second.port == found
    second.shut()
    with socket.socket() as third:
        third.bind(("127.0.0.1", found or 0))
        third.listen()
        other.close()
        assert second.reopen(here)
        assert (second.port, second.taken) == (asked, None)
        assert again.night.hall.port == {asked: asked}
    second.shut()
    again.close()


def test_another_port_that_is_asked_for_is_used(tmp_path: Path) -> None:
    other, asked = taken()
    free, number = taken()
    journal = Journal.create(tmp_path / "night.koth", created=CREATED, program="0.1")
    evening = Evening.found(journal, founded("a b"), NightClock())
    hall = Reception(evening, lambda: None)
    with other:
        assert hall.open(Entrance(asked, "127.0.0.1", listen="127.0.0.1"))
        free.close()
        assert hall.reopen(Entrance(number, "127.0.0.1", listen="127.0.0.1"))
    assert (hall.port, hall.taken) == (number, None)
    hall.shut()
    evening.close()


def test_a_port_that_comes_free_in_a_moment_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    other, asked = taken()
    monkeypatch.setattr("app.phones.listening.time.sleep", lambda _: other.close())
    with listen("127.0.0.1", asked, Limits(), other_port=True, tries=2) as found:
        assert found.getsockname()[1] == asked
