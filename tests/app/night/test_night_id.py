"""A night has one name for good: its record and the club's archive know it by that."""

from pathlib import Path

from app.hill.record import read_text, write_text
from app.hill.roster import Team
from app.hill.rules import RuleSet
from app.night.archive import night_record
from app.night.events import Founded, RecordOpened
from app.night.nights import Nights
from app.results.season.sheet_of import night_id
from app.store.folder import DataFolder

FIRST = Founded("Кубок", "2026-11-30", "", RuleSet(), (Team("a", "Совы"), Team("b", "Ежи")))


def test_each_night_has_an_id_of_its_own_that_lasts(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    folder.prepare()
    nights = Nights(folder)
    ids = []
    for _ in range(2):
        night = nights.found(FIRST)
        ids.append(night_id(night_record(night.evening.night)))
        night.close()
        again = nights.reopen(night.path)
        assert night_id(night_record(again.evening.night)) == ids[-1]
        again.close()
    assert ids[0] != ids[1]


def test_a_record_that_is_opened_again_is_the_same_night(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    folder.prepare()
    nights = Nights(folder)
    night = nights.found(FIRST)
    record = night_record(night.evening.night)
    night.close()
    opened = nights.found(RecordOpened(write_text(record)))
    assert night_id(night_record(opened.evening.night)) == night_id(record)
    assert night_id(read_text(write_text(record))) == night_id(record)
    opened.close()
