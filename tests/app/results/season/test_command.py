"""`koth season …` as it is called: what it prints, its code, and what it writes."""

import csv
import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from app.cli import parser
from app.results.club_table import default_table
from app.results.season.command import BAD, DIFFERENT, GOOD, Said, run
from app.results.season.past import sheet_in
from app.store.club.outbox import Outbox
from app.store.folder import DataFolder
from app.store.settings import Settings, SettingsFile
from tests.app.results.season.hand import RECORD

ROOT = Path(__file__).resolve().parents[4]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "осень.hill.json"
    path.write_text(json.dumps(RECORD), "utf-8")
    return path


def koth(data: Path, *arguments: object) -> Said:
    return run(
        parser().parse_args(["--data", str(data), "--lang", "ru", "season", *map(str, arguments)])
    )


def value(data: Path, *arguments: object) -> Any:
    said = koth(data, *arguments, "--json")
    assert (said.code, said.errors) == (GOOD, ())
    return json.loads(said.out)


def test_a_record_is_imported_once(data: Path, record: Path) -> None:
    assert value(data, "import", record) == [{"file": str(record), "outcome": "new"}]
    assert value(data, "import", record) == [{"file": str(record), "outcome": "same"}]
    assert [line["title"] for line in value(data, "nights")] == ["Осенний кубок"]


def test_tables_statistics_and_what_is_behind(data: Path, record: Path) -> None:
    koth(data, "import", record)
    teams = value(data, "teams", "--best", 1)
    assert [(row["place"], row["total"]) for row in teams] == [("1", 124), ("2", 118), ("3", 107)]
    assert value(data, "table").keys() == {"teams", "players"}
    behind = value(data, "behind", teams[0]["who"])
    assert behind["nights"][0]["parts"][0] == {"what": "place", "points": 115}
    assert value(data, "stats")["hardest"][0]["text"] == "Трудный"
    night = value(data, "nights")[0]["night"]
    assert value(data, "path", night)["paths"][0]["steps"] == [1, 2, 2, 3, 3, 3]
    assert value(data, "players", "--from", "2027-01-01") == []


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("deed", ["table", "teams", "players", "stats", "nights", "questions"])
def test_without_json_people_read_a_table(
    data: Path, record: Path, deed: str, language: str
) -> None:
    koth(data, "import", record)
    said = koth(data, deed, "--lang", language)
    assert said.code == GOOD
    assert said.out


def test_the_table_of_teams_in_words(data: Path, record: Path) -> None:
    koth(data, "import", record)
    lines = koth(data, "teams").out.splitlines()
    assert lines[0] == "Команды"
    assert lines[1] == "Считаются все игры. Равные суммы делят место."
    assert lines[2].split() == [
        *("Место", "Команда", "ID", "Сумма", "Игр", "В", "зачёте", "Лучшая", "игра", "Побед")
    ]
    assert lines[4].split() == ["2", "=1+1", "118", "1", "1", "118", "0"]


@pytest.mark.parametrize("kind", ["csv", "xlsx", "html", "pdf"])
def test_files(data: Path, record: Path, tmp_path: Path, kind: str) -> None:
    koth(data, "import", record)
    out = tmp_path / f"сезон.{kind}"
    assert koth(data, "table", "--out", out).code == GOOD
    assert out.stat().st_size > 500
    if kind == "html":
        text = out.read_text("utf-8")
        assert "data:image/svg+xml" in text
        assert "Самые трудные вопросы" in text
    if kind == "csv":
        rows = list(csv.reader(io.StringIO(out.read_text("utf-8-sig")), delimiter=";"))
        assert ["2", "'=1+1", "", "118", "1", "1", "118", "0"] in rows


def test_a_workbook_has_the_same_values(data: Path, record: Path, tmp_path: Path) -> None:
    from openpyxl import load_workbook

    koth(data, "import", record)
    koth(data, "table", "--out", tmp_path / "a.xlsx")
    book = load_workbook(tmp_path / "a.xlsx", read_only=True)
    cells = {row for sheet in book.worksheets for row in sheet.iter_rows(values_only=True)}
    book.close()
    totals = {(row[0], row[3]) for row in cells if len(row) > 3}
    assert {("1", 124), ("2", 118), ("3", 107)} <= totals


def test_names_are_asked_and_decided(data: Path, record: Path, tmp_path: Path) -> None:
    other = tmp_path / "b.hill.json"
    other.write_text(json.dumps({**RECORD, "date": "2026-10-24"}), "utf-8")
    koth(data, "import", record, other)
    asked = value(data, "questions")
    assert {question["kind"] for question in asked} == {"team", "player"}
    for question in asked:
        ids = [one["id"] for one in question["people"]]
        assert koth(data, "decide", "same", *ids).code == GOOD
    assert value(data, "questions") == []
    assert [row["games"] for row in value(data, "teams")] == [2, 2, 2]
    assert koth(data, "decide", "different", *ids).code == GOOD
    assert koth(data, "decide", "same", 1).code == BAD


def test_a_rehearsal_and_a_broken_file_are_told_and_the_rest_goes_in(
    data: Path, record: Path, tmp_path: Path
) -> None:
    (tmp_path / "r.hill.json").write_text(json.dumps({**RECORD, "rehearsal": True}), "utf-8")
    (tmp_path / "b.hill.json").write_text("oops", "utf-8")
    said = koth(data, "import", tmp_path / "r.hill.json", tmp_path / "b.hill.json", record)
    assert said.code == BAD
    assert [sentence.partition(":")[0] for sentence in said.errors] == [
        *("r.hill.json", "b.hill.json")
    ]
    assert len(value(data, "nights")) == 1


def test_a_difference_is_told_and_replaced_on_demand(
    data: Path, record: Path, tmp_path: Path
) -> None:
    koth(data, "import", record)
    players = [{"surname": "Кто-то"}]
    teams = [{**RECORD["teams"][0], "name": "Другие"}, *RECORD["teams"][1:]]
    other = tmp_path / "b.hill.json"
    other.write_text(json.dumps({**RECORD, "teams": teams, "players": players}), "utf-8")
    assert koth(data, "import", other).code == DIFFERENT
    assert koth(data, "import", other, "--replace").code == GOOD
    assert "Другие" in {row["surname"] for row in value(data, "teams")}


def test_nights_that_wait_are_sent(data: Path, record: Path) -> None:
    assert koth(data, "send").out == "no night waits to be sent"
    Outbox(data).put(sheet_in(record, default_table()))
    assert value(data, "send") == [{"night": "Осенний кубок", "outcome": "new"}]
    assert value(data, "send") == []
    assert len(value(data, "nights")) == 1


def test_a_night_is_removed(data: Path, record: Path) -> None:
    koth(data, "import", record)
    night = value(data, "nights")[0]["night"]
    assert koth(data, "remove", night).code == GOOD
    assert koth(data, "remove", night).code == BAD


@pytest.mark.parametrize("deed", ["nights", "table", "questions", "remove n", "path n"])
def test_looking_makes_no_archive(data: Path, deed: str) -> None:
    said = koth(data, *deed.split())
    place = data / "archive.sqlite"
    told = f"There is no archive yet at {place}: import or send a night first."
    assert (said.code, said.errors) == (BAD, (told,))
    assert not place.exists()


def test_the_archive_is_named_by_option_environment_and_setting(
    data: Path, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there, set_, told = (tmp_path / f"{name}.sqlite" for name in ("env", "set", "told"))
    DataFolder(data).prepare()
    SettingsFile(DataFolder(data).settings).save(Settings(archive=str(set_)))
    koth(data, "import", record)
    monkeypatch.setenv("KOTH_ARCHIVE", str(there))
    koth(data, "import", record)
    koth(data, "import", record, "--archive", told)
    assert [path.exists() for path in (there, set_, told)] == [True, True, True]
    assert len(value(data, "nights")) == 1
    assert "архив" not in repr(Settings(archive="архив"))


@pytest.mark.parametrize(
    "arguments",
    [
        ("teams", "--archive", "mysql://koth:secret-8@db/club"),
        ("teams", "--archive", "postgresql://koth:secret-8@127.0.0.1:1/club"),
        ("teams", "--from", "осень"),
        ("teams", "--best", "0"),
        ("teams", "--out", "/nowhere/at/all/a.csv"),
        ("teams", "--out", "a.doc"),
        ("behind", "99"),
        ("path", "nothing"),
        ("import", "gone.hill.json"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(data: Path, arguments: tuple[str, ...]) -> None:
    said = koth(data, *arguments)
    assert said.code == BAD
    assert said.out == ""
    (sentence,) = said.errors
    assert "\n" not in sentence
    assert "secret-8" not in sentence


def test_as_a_process(data: Path, record: Path) -> None:
    command = [sys.executable, "-m", "ui.main", "--data", str(data), "season"]
    done = subprocess.run(
        [*command, "import", str(record)], cwd=ROOT, capture_output=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (GOOD, b"")
    assert done.stdout.decode() == f"{record}: added\n"
