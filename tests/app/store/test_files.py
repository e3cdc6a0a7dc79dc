"""The list of games and the files of the settings."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from app.store.errors import BadName, Damaged, NoFolder
from app.store.files import GameFiles, GameInfo
from app.store.folder import DataFolder, backups_of
from app.store.journal import Draft, Journal
from app.store.settings import Settings, SettingsFile

CREATED = "2026-10-17T19:00:00+03:00"


def make(path: Path, title: str, wall: str = "") -> None:
    with Journal.create(path, created=CREATED, program="0.1", title=title) as journal:
        if wall:
            journal.append([Draft("a", "1")], actor="host", wall=wall, at_ms=0)


def test_no_folder_no_games(tmp_path: Path) -> None:
    games = GameFiles(tmp_path / "none")
    assert games.games() == []
    assert games.last_played() is None


def test_games_come_last_changed_first_and_broken_ones_last(tmp_path: Path) -> None:
    make(tmp_path / "a.koth", "А", "2026-10-17T20:00:00+03:00")
    make(tmp_path / "b.koth", "Б", "2026-10-17T21:00:00+03:00")
    make(tmp_path / "c.koth", "В")
    (tmp_path / "d.koth").write_bytes(b"broken")
    games = GameFiles(tmp_path)
    assert [game.title for game in games.games()] == ["Б", "А", "В", ""]
    assert isinstance(games.games()[-1].problem, Damaged)
    last = games.last_played()
    assert last is not None
    assert last.title == "Б"


def test_an_open_game_is_listed_as_it_is(journal: Journal, game: Path) -> None:
    journal.append([Draft("a", "1")], actor="host", wall="2026-10-17T22:00:00+03:00", at_ms=0)
    journal.set_meta(rehearsal=True)
    info = GameInfo(game, "Кубок", True, CREATED, "2026-10-17T22:00:00+03:00")
    assert GameFiles(game.parent).games() == [info]
    journal.append([Draft("b", "1")], actor="host", wall="later", at_ms=0)


def test_a_new_path_is_free(tmp_path: Path) -> None:
    games = GameFiles(tmp_path)
    first = games.new_path(CREATED)
    assert first.name == "2026-10-17-190000.koth"
    make(first, "А")
    assert games.new_path(CREATED).name == "2026-10-17-190000-2.koth"


def test_places_in_the_data_folder(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path / "data")
    assert not folder.path.exists()
    folder.prepare()
    assert folder.games.is_dir()
    assert backups_of(folder.games / "a.koth") == folder.backups
    assert backups_of(tmp_path / "a.koth") == tmp_path / "backups"


def test_settings_come_back(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "new" / "settings.sqlite")
    assert file.load() == Settings()
    chosen = Settings(language="ru", projector="EPSON EB-X", motion=False, timer_seconds=90)
    file.save(Settings(language="en"))
    file.save(chosen)
    assert file.load() == chosen
    assert file.put_aside is None


@pytest.mark.parametrize("content", ['"sixty"', "true", "not json", "null", "1.5"])
def test_a_setting_of_the_wrong_type_is_the_default(tmp_path: Path, content: str) -> None:
    file = SettingsFile(tmp_path / "settings.sqlite")
    file.save(Settings(language="ru", timer_seconds=90))
    with closing(sqlite3.connect(file.path)) as db, db:
        db.execute("UPDATE setting SET content = ? WHERE key = 'timer_seconds'", (content,))
        db.execute("INSERT INTO setting VALUES ('unknown', '1')")
    assert file.load() == Settings(language="ru")
    file.save(Settings(language="en"))
    with closing(sqlite3.connect(file.path)) as db:
        assert db.execute("SELECT content FROM setting WHERE key = 'unknown'").fetchone() == ("1",)


@pytest.mark.parametrize("content", [b"", b"broken" * 1000])
def test_broken_settings_are_put_aside(tmp_path: Path, content: bytes) -> None:
    file = SettingsFile(tmp_path / "settings.sqlite")
    file.path.write_bytes(content)
    assert file.load() == Settings()
    file.save(Settings(language="ru"))
    assert file.load().language == "ru"
    if content:
        assert file.put_aside is not None
        assert file.put_aside.read_bytes() == content


def test_a_file_in_the_way_of_a_folder_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    for path in (tmp_path / "data", tmp_path / "data" / "below"):
        with pytest.raises(NoFolder, match="a file is in its way"):
            DataFolder(path).lock()
    with pytest.raises(BadName, match="cannot be the name of a file"):
        DataFolder(tmp_path / ("x" * 300)).lock()
