"""`koth export` and `koth rating` as the command line runs them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from app.cli import BAD, GOOD, run
from app.hill.record import read_text, write_text
from app.night.events import Founded
from app.night.nights import Nights
from app.night.rulebook import RuleSet, Team
from app.quidditch.record import write_text as write_match
from app.quidditch.record.simulated import simulated_record
from app.results.club_table import NAME, default_table, table_text
from app.results.corrections import table_in_record
from app.results.kinds import FORMATS
from app.store.folder import DataFolder
from tests.app.results.nights import by_hand, hostile

ROOT = Path(__file__).resolve().parents[3]


class NoWindows:
    def open(self, arguments: Any) -> int:
        raise AssertionError("no window is opened")

    def demo(self, arguments: Any) -> int:
        raise AssertionError("nothing is played")

    def picture(self, arguments: Any, record: object) -> bytes:
        raise AssertionError("nothing is drawn")

    def board(self, record: object, language: str) -> str | None:
        return None


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "night.hill.json"
    path.write_text(write_text(by_hand()), "utf-8")
    return path


def koth(tmp_path: Path, *words: str | Path) -> int:
    return run(["--data", str(tmp_path / "data"), *map(str, words)], NoWindows())


@pytest.mark.parametrize("name", sorted(FORMATS))
def test_every_format_is_written(game: Path, tmp_path: Path, name: str) -> None:
    out = tmp_path / "out.bin"
    assert koth(tmp_path, "export", game, "--format", name, "--out", out) == GOOD
    assert out.stat().st_size > 0
    assert {path.name for path in tmp_path.iterdir()} == {game.name, "out.bin"}


def test_a_record_keeps_the_table_and_stays_sound(game: Path, tmp_path: Path) -> None:
    out = tmp_path / "again.hill.json"
    assert koth(tmp_path, "export", game, "--format", "record", "--out", out) == GOOD
    assert table_in_record(read_text(out.read_text("utf-8"))) == default_table()
    assert koth(tmp_path, "verify", out) == GOOD


def test_the_points_part_by_part(
    game: Path, tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    assert koth(tmp_path, "rating", game) == GOOD
    lines = capfdbinary.readouterr().out.decode().splitlines()
    assert lines[1].split("(")[1] == ("place 115 + correct 6 + jump 1 + partner 2 + all_partner 3)")
    assert koth(tmp_path, "rating", game, "--json") == GOOD
    value = json.loads(capfdbinary.readouterr().out)
    assert [team["rating"] for team in value["teams"]] == [127, 117, 112, 1]
    assert value["players"][0]["not_eligible"] == "no_club_id"
    assert value["table"]["version"] == "1"


def test_the_clubs_own_table_counts(
    game: Path, tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    text = table_text(default_table()).replace("points = 115", "points = 500")
    (folder / NAME).write_text(text, "utf-8")
    assert koth(tmp_path, "rating", game, "--json") == GOOD
    assert json.loads(capfdbinary.readouterr().out)["teams"][0]["rating"] == 512
    assert koth(tmp_path, "rating", "table", "--check", folder / NAME) == GOOD
    assert b"the table is sound (club, version 1)" in capfdbinary.readouterr().out
    assert koth(tmp_path, "rating", "table") == GOOD
    assert b"points = 500" in capfdbinary.readouterr().out
    (folder / NAME).write_text("broken", "utf-8")
    assert koth(tmp_path, "rating", game) == BAD
    assert capfdbinary.readouterr().err.count(b"\n") == 1


def test_a_name_with_a_quotation_mark_is_warned_of(
    game: Path, tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    out = tmp_path / "rosters.csv"
    assert koth(tmp_path, "export", game, "--format", "rating-rosters-csv", "--out", out) == GOOD
    said = capfdbinary.readouterr().err.decode()
    assert 'Ёжики "в тумане"; №5' in said
    assert "drops the whole file" in said


def test_a_game_file_is_exported_without_a_window(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    folder = DataFolder(tmp_path / "data")
    folder.prepare()
    first = Founded("Кубок", "2026-11-30", "", RuleSet(), (Team("a", "Совы"), Team("b")))
    night = Nights(folder).found(first)
    path = night.path
    assert night.close() is None
    bare = tmp_path / "rosters.csv"
    assert koth(tmp_path, "export", path, "--format", "rating-rosters-csv", "--out", bare) == BAD
    told = capfdbinary.readouterr().err.decode()
    assert "no team has named a player: there is no roster to write" in told
    assert not bare.exists()
    out = tmp_path / "night.html"
    assert koth(tmp_path, "export", path, "--format", "html", "--out", out, "--lang", "ru") == GOOD
    assert "Протокол: Кубок" in out.read_text("utf-8")


def test_a_game_file_is_no_record_and_says_what_makes_one(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    folder = DataFolder(tmp_path)
    folder.prepare()
    night = Nights(folder).found(Founded("Кубок", "2026-11-30", "", RuleSet(), ()))
    assert night.close() is None
    for command in ("replay", "verify"):
        assert koth(tmp_path, command, night.path) == BAD
        told = capfdbinary.readouterr().err.decode()
        assert "this is a game file; koth export GAME --format record" in told


def test_troubles_are_one_sentence_and_lose_nothing(
    game: Path, tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    match = tmp_path / "match.quidditch.json"
    match.write_text(write_match(simulated_record(3)), "utf-8")
    out = tmp_path / "kept.pdf"
    out.write_bytes(b"old")
    bad = tmp_path / "bad.json"
    bad.write_text("[", "utf-8")
    for file, name, place in (
        (match, "rating-csv", out),
        (bad, "pdf", out),
        (tmp_path / "none.json", "pdf", out),
        (tmp_path / "none.koth", "pdf", out),
        (game, "pdf", tmp_path / "none" / "a.pdf"),
        (game, "pdf", tmp_path),
    ):
        assert koth(tmp_path, "export", file, "--format", name, "--out", place) == BAD
        said = capfdbinary.readouterr()
        assert said.err.count(b"\n") == 1
        assert said.out == b""
    assert out.read_bytes() == b"old"


def test_a_match_has_a_protocol(tmp_path: Path) -> None:
    match = tmp_path / "match.quidditch.json"
    match.write_text(write_match(simulated_record(3)), "utf-8")
    out = tmp_path / "match.html"
    words = ["--format", "html", "--out", out, "--lang", "en"]
    assert koth(tmp_path, "export", match, *words) == GOOD
    assert "Match protocol" in out.read_text("utf-8")


def test_the_real_command_writes_a_file(tmp_path: Path) -> None:
    record = tmp_path / "hostile.hill.json"
    record.write_text(write_text(hostile()), "utf-8")
    out = tmp_path / "night.xlsx"
    done = subprocess.run(
        [sys.executable, "-m", "ui.main", "export", record, "--format", "xlsx", "--out", out],
        cwd=ROOT,
        capture_output=True,
        timeout=100,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    assert out.read_bytes().startswith(b"PK")
