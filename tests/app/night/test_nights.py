"""The nights of a data folder: founded, reopened, backed up, on real files and the real clock."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.hill.record import RecordError, write_text
from app.night import intents
from app.night.archive import night_record
from app.night.events import RecordOpened
from app.night.night import Stage
from app.night.nights import Nights
from app.night.timeline import Timeline
from app.store.backup import backups
from app.store.errors import Damaged, Missing
from app.store.folder import DataFolder
from app.store.journal import Draft, Journal
from app.store.look import read_game
from tests.app.night.evenings import CREATED, founded, pack


@pytest.fixture
def nights(tmp_path: Path) -> Nights:
    folder = DataFolder(tmp_path)
    folder.prepare()
    return Nights(folder)


def test_an_evening_is_closed_and_opened_again(nights: Nights) -> None:
    opened = nights.found(founded("a b"), pack())
    opened.evening.do(intents.Announce())
    night = opened.evening.night
    assert opened.close() is None
    again = nights.reopen(opened.path)
    assert again.evening.night == night
    assert again.evening.night.stage is Stage.QUESTION
    again.close()


def test_the_list_of_games_shows_what_was_played(nights: Nights) -> None:
    opened = nights.found(founded("a b"))
    opened.evening.do(intents.EndNight())
    opened.close()
    [game] = nights.files.games()
    assert (game.title, game.ended, game.rehearsal) == ("Autumn cup", True, False)


def test_the_list_knows_an_end_that_no_closing_followed(nights: Nights) -> None:
    opened = nights.found(founded("a b"))
    opened.evening.do(intents.EndNight())
    assert [game.ended for game in nights.files.games()] == [True]
    opened.evening.do(intents.Undo())
    assert [game.ended for game in nights.files.games()] == [False]
    opened.close()


def test_a_record_is_opened_as_an_evening(nights: Nights) -> None:
    first = nights.found(founded("a b"))
    record = write_text(night_record(first.evening.night))
    first.close()
    opened = nights.found(RecordOpened(record))
    assert opened.evening.night.game == first.evening.night.game
    opened.close()
    assert len(nights.files.games()) == 2


def test_what_cannot_be_founded_leaves_no_file(nights: Nights) -> None:
    with pytest.raises(RecordError):
        nights.found(RecordOpened('{"format": "hill-record", "version": 1}'))
    assert list(nights.folder.games.iterdir()) == []


def test_a_game_killed_before_its_first_event_is_said_to_hold_nothing(nights: Nights) -> None:
    path = nights.folder.games / "empty.koth"
    Journal.create(path, created=CREATED, program="0.1").close()
    with pytest.raises(Damaged, match=r"empty.koth is damaged: it holds no night yet"):
        nights.reopen(path)
    assert read_game(path).entries == []


def test_a_journal_without_sense_is_refused_in_a_sentence(nights: Nights) -> None:
    opened = nights.found(founded("a b"))
    opened.close()
    with Journal.open(opened.path) as journal:
        journal.append([Draft("Resolved", "{}")] * 2, actor="host", wall=CREATED, at_ms=0)
        journal.append([Draft("Decided", '{"team": "z", "reason": "x"}')], actor="host",
                       wall=CREATED, at_ms=0)  # fmt: skip
        count = len(journal.entries())
    with pytest.raises(Damaged, match="cannot have come to this: team z"):
        nights.reopen(opened.path)
    assert len(read_game(opened.path).entries) == count


def test_a_backup_is_due_after_every_turn(nights: Nights) -> None:
    opened = nights.found(founded("a b"))
    assert not opened.backup_due
    for wish in (intents.Announce(), intents.Close(), intents.Resolve()):
        opened.evening.do(wish)
    assert opened.backup_due
    assert opened.back_up() is None
    assert not opened.backup_due
    [backup] = backups(opened.path)
    assert Timeline(read_game(backup).entries).night == opened.evening.night
    opened.evening.do(intents.Undo())
    assert opened.backup_due
    assert opened.close() is None
    assert len(backups(opened.path)) == 2


def test_a_game_file_that_is_gone_is_said_at_the_backup(nights: Nights) -> None:
    opened = nights.found(founded("a b"))
    opened.path.rename(opened.path.with_name("away"))
    assert isinstance(opened.back_up(), Missing)
    opened.path.with_name("away").rename(opened.path)
    assert opened.close() is None
