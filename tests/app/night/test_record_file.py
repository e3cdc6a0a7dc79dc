"""The open record as a file: its name, and nothing half written."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.hill.record import read_text
from app.night.events import Founded
from app.night.evolve import found
from app.night.night import Night
from app.night.record_file import RecordError, is_there, record_name, record_text, save_record
from app.night.rulebook import RuleSet, Team
from app.store.errors import BadName, StoreError


def night(title: str, *, rehearsal: bool = False) -> Night:
    teams = (Team("t1", "Ёж"), Team("t2", "Ёж"))
    return found(Founded(title, "2026-11-30", "", RuleSet(), teams, rehearsal))


@pytest.mark.parametrize(
    ("title", "rehearsal", "name"),
    [
        ("Осенний кубок, тур 3", False, "2026-11-30 Осенний кубок, тур 3.hill.json"),
        ("../../etc/passwd", False, "2026-11-30 etc passwd.hill.json"),
        ('A:B*?"<>|', True, "rehearsal 2026-11-30 A B.hill.json"),
        ("", False, "2026-11-30.hill.json"),
    ],
)
def test_the_name_says_what_it_is(title: str, rehearsal: bool, name: str) -> None:
    assert record_name(night(title, rehearsal=rehearsal)) == name


def test_the_record_is_whole_and_alone(tmp_path: Path) -> None:
    path = tmp_path / record_name(night("Кубок"))
    save_record(night("Кубок", rehearsal=True), path)
    assert list(tmp_path.iterdir()) == [path]
    record = read_text(record_text(path))
    assert record.extra["rehearsal"] is True
    assert [team.name for team in record.teams] == ["Ёж", "Ёж"]


def test_a_place_that_cannot_be_written_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(StoreError):
        save_record(night("Кубок"), tmp_path / "none" / "a.hill.json")
    assert list(tmp_path.iterdir()) == []


def test_what_is_no_record_is_refused_with_the_name(tmp_path: Path) -> None:
    bad = tmp_path / "bad.hill.json"
    for data in (b"{", b"\xff\xfe", b'{"format": "hill-record", "version": 99}'):
        bad.write_bytes(data)
        with pytest.raises(RecordError, match=r"bad\.hill\.json"):
            record_text(bad)
    with pytest.raises(RecordError, match=r"none\.hill\.json"):
        record_text(tmp_path / "none.hill.json")


@pytest.mark.parametrize("name", ["a\0b", "a\ud800", "x" * 300])
def test_what_can_be_no_name_of_a_file_is_refused(tmp_path: Path, name: str) -> None:
    assert not is_there(tmp_path / name)
    with pytest.raises(BadName, match="cannot be the name of a file"):
        save_record(night("Кубок"), tmp_path / name)
    assert list(tmp_path.iterdir()) == []
