"""A night on its way to the archive: by itself, behind the window, whatever the network does."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest
from pytestqt.qtbot import QtBot
from sqlalchemy import make_url

from app.hill.rules import RuleSet
from app.night import intents
from app.night.archive import night_record
from app.night.clock import NightClock
from app.night.evening import Evening
from app.night.events import Founded
from app.night.results_desk.address import fault, joined, parts
from app.night.results_desk.club import ArchiveState, Club
from app.night.results_desk.intents import CorrectPlayer
from app.results.season.sheet_of import sheet_of
from app.store.club.archive import Archive
from app.store.memory import MemoryJournal
from tests.ui.desk.results.rig import After, teams
from ui.desk.dialogs.archive_choice import ArchiveChoice
from ui.desk.results.archive_row import ArchiveRow
from ui.desk.results.courier import Courier
from ui.desk.results.words import Results
from ui.live import LiveShow

PATIENCE = 60_000
Build = Callable[..., After]


@pytest.fixture
def database() -> Iterator[str]:
    """The address of an empty database of the PostgreSQL server that `packaging/test.py` starts."""
    server = os.environ.get("KOTH_POSTGRES", "")
    if not server:
        pytest.skip("no PostgreSQL server; packaging/test.py starts one")
    name = f"koth_{uuid4().hex}"
    with psycopg.connect(server, autocommit=True) as admin:
        admin.execute(f'CREATE DATABASE "{name}"'.encode())
    yield make_url(server).set(database=name).render_as_string(hide_password=False)
    with psycopg.connect(server, autocommit=True) as admin:
        admin.execute(f'DROP DATABASE "{name}" WITH (FORCE)'.encode())


@pytest.fixture
def deaf() -> Iterator[str]:
    """A server's address at which nobody answers."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        yield f"postgresql://club:secret@127.0.0.1:{taken.getsockname()[1]}/koth"


def posted(qtbot: QtBot, one: After) -> str:
    one.courier.follow(one.live.night)
    one.courier.post_now()
    qtbot.waitUntil(lambda: not one.courier.busy, timeout=PATIENCE)
    return one.courier.state.kind


def test_a_night_that_ends_is_in_the_archive_by_itself(qtbot: QtBot, after: Build) -> None:
    one = after()
    assert posted(qtbot, one) == "sent"
    [night] = one.club.archive().nights()
    assert (night.night, night.teams, night.finished) == ("n1", 4, True)
    assert one.club.waits() == 0
    assert one.club.is_known(one.live.night)


def test_a_later_correction_replaces_it_and_an_unchanged_night_is_not_sent_again(
    qtbot: QtBot, after: Build
) -> None:
    one = after()
    posted(qtbot, one)
    first = one.club.archive().nights()
    assert posted(qtbot, one) == "sent"
    assert one.club.archive().nights() == first
    one.do(CorrectPlayer("t1", 2, 7, "ушла"))
    posted(qtbot, one)
    [night] = one.club.archive().nights()
    assert night.revision > first[0].revision
    rows = one.club.archive().table(of="players")
    assert {row.total for row in rows if row.surname == "Петрова"} >= {7}


def test_an_evening_that_goes_on_is_not_sent(qtbot: QtBot, after: Build) -> None:
    one = after(ended=False)
    posted(qtbot, one)
    assert one.courier.state.kind == "none"
    one.do(intents.EndNight())
    assert posted(qtbot, one) == "sent"


def test_an_ended_evening_that_is_opened_again_is_known_to_be_in_the_archive(
    qtbot: QtBot, after: Build
) -> None:
    one = after()
    posted(qtbot, one)
    [before] = one.club.archive().nights()
    again = Courier(Club(one.club.folder))
    row = ArchiveRow(again)
    qtbot.addWidget(row)
    assert row.told.text() == Results().archive(ArchiveState())
    again.open(one.live.night)
    assert again.state.kind == "sending"
    qtbot.waitUntil(lambda: not again.busy, timeout=PATIENCE)
    assert again.state.kind == "sent"
    assert row.told.text() == Results().archive(again.state)
    assert one.club.archive().nights() == [before]
    other = after(ended=False)
    again.open(other.live.night)
    assert (again.state.kind, again.busy) == ("none", False)


def test_an_evening_without_a_question_on_the_hill_has_nothing_for_the_archive(
    qtbot: QtBot, after: Build
) -> None:
    one = after()
    first = Founded("Матч", "2026-11-30", "", RuleSet(), teams(), night_id="n2")
    live = LiveShow(Evening.found(MemoryJournal(), first, NightClock(0)))
    assert live.do(intents.EndNight()) is None
    one.courier.open(live.night)
    qtbot.waitUntil(lambda: not one.courier.busy, timeout=PATIENCE)
    assert one.courier.state.kind == "nothing"
    assert one.club.waits() == 0
    live.stop()


def test_without_the_network_it_waits_and_goes_at_the_next_look(
    qtbot: QtBot, after: Build, deaf: str, database: str
) -> None:
    one = after()
    one.address = deaf
    assert posted(qtbot, one) == "waiting"
    assert one.club.waits() == 1
    row = ArchiveRow(one.courier)
    qtbot.addWidget(row)
    row.show()
    assert row.again.isVisible()
    assert "1 night waits" in row.told.text()
    for said in (row.told.text(), row.told.toolTip(), str(one.courier.state)):
        assert "secret" not in said
    one.address = database
    later = Courier(Club(one.club.folder, lambda: database))
    later.start()
    qtbot.waitUntil(lambda: not later.busy, timeout=PATIENCE)
    assert later.state.kind == "sent"
    assert later.state.waiting == 0
    assert "koth_" in later.state.place
    [night] = Archive.open(database).nights()
    assert night.night == "n1"
    one.courier.look()
    assert not one.courier.busy


@pytest.mark.parametrize("ours", [True, False])
def test_where_versions_differ_the_host_says_which_is_right(
    qtbot: QtBot, after: Build, ours: bool
) -> None:
    one = after()
    record = night_record(one.live.night)
    sheet = sheet_of(record, one.club.table())
    one.club.archive().add(replace(sheet, venue="elsewhere"))
    assert posted(qtbot, one) == "differs"
    row = ArchiveRow(one.courier)
    qtbot.addWidget(row)
    row.show()
    assert not row.again.isVisible()
    (row.ours if ours else row.theirs).click()
    qtbot.waitUntil(lambda: not one.courier.busy, timeout=PATIENCE)
    assert one.courier.state.kind == "sent"
    [night] = one.club.archive().nights()
    assert night.venue == ("Клуб" if ours else "elsewhere")


def test_a_file_that_is_no_archive_is_said_and_the_night_stays(
    qtbot: QtBot, after: Build, tmp_path: Path
) -> None:
    one = after()
    other = tmp_path / "other.sqlite"
    other.write_text("no database, and long enough not to be empty" * 40)
    one.address = str(other)
    assert posted(qtbot, one) == "trouble"
    assert one.courier.state.sentence
    assert one.club.waits() == 1


@pytest.mark.parametrize(
    ("address", "bare", "password"),
    [
        ("", "", ""),
        ("/data/club.sqlite", "/data/club.sqlite", ""),
        ("postgresql://u:p%40ss@h:5432/d", "postgresql://u@h:5432/d", "p@ss"),
        ("postgresql://u@h/d", "postgresql://u@h/d", ""),
        ("postgresql://u:x@h:port/d", "postgresql://u:x@h:port/d", ""),
    ],
)
def test_the_password_stands_apart_and_comes_back(address: str, bare: str, password: str) -> None:
    assert parts(address) == (bare, password)
    assert joined(bare, password) == address


def test_a_wrong_address_is_a_sentence_without_the_password() -> None:
    assert fault("") == fault("postgresql://u:secret@h/d") == ""
    for wrong in ("mysql://u:secret@h/d", "postgresql://u:secret@h:port/d", "relative/path"):
        assert fault(wrong)
        assert "secret" not in fault(wrong)


def test_a_password_that_is_typed_into_the_address_moves_out_of_sight(qtbot: QtBot) -> None:
    choice = ArchiveChoice()
    qtbot.addWidget(choice)
    choice.choose("")
    assert choice.chosen == ""
    choice.address.setText("postgresql://club:s3cret@db.example/koth")
    choice.address.editingFinished.emit()
    assert "s3cret" not in choice.address.text()
    assert choice.password.echoMode() is choice.password.EchoMode.Password
    assert choice.chosen == "postgresql://club:s3cret@db.example/koth"
