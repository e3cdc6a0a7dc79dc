"""Archives of older programs: every schema version is brought up with its data, by one of many."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from app.store.club.address import parsed
from app.store.club.archive import Archive
from app.store.club.errors import NewerArchive, NotAnArchive
from app.store.club.link import FileLink, Link
from app.store.club.server import ServerLink
from app.store.club.tables import ArchiveTable
from app.store.club.upgrade import HERE, REVISIONS, upgrade, version_of
from app.store.club.write import Added
from tests.app.store.club.nights import night

# A night as version 0001 kept it; frozen like the step itself.
OLD = (
    "INSERT INTO night (no, uid, revision, content, title, date, day, venue, edition, summit,"
    " finished, rating_table, added) VALUES (1, 'old', 0, 'h', 'Давний кубок', '2025-03-01',"
    " 20250301, 'Зал', '1.3', 10, TRUE, 'club 1', '2025-03-01T22:00:00+00:00')",
    "INSERT INTO night_record (night, content) VALUES (1, '{}')",
    "INSERT INTO participant (id, kind, club_id, name_key, surname, name, seen, root)"
    " VALUES (1, 'team', '5', 'совы', 'Совы', '', 20250301, 1)",
    "INSERT INTO participant (id, kind, club_id, name_key, surname, name, seen, root)"
    " VALUES (2, 'player', '1032', 'иванова анна', 'Иванова', 'Анна', 20250301, 2)",
    "INSERT INTO participant (id, kind, club_id, name_key, surname, name, seen, root)"
    " VALUES (3, 'player', NULL, 'иванова анна', 'Иванова', 'Анна', 20250301, 2)",
    "INSERT INTO decision (one, other, same, decided) VALUES (2, 3, TRUE, '2025-03-02')",
    "INSERT INTO team_night VALUES (1, 1, 't1', 1, 1, 'Совы', 1, 1, 10, 24, 127,"
    " '[[\"place\", 115], [\"correct\", 12]]', 12, 20, 3, 2, 1, 1, '1,2,,3', 20250301)",
    "INSERT INTO player_night VALUES (1, 1, 1, 2, 2, 'Иванова', 'Анна', TRUE, 1, 127, '',"
    " 20250301)",
    "INSERT INTO question_night VALUES (1, 1, 'Вопрос', 8, 7, 3, 1, 2500, FALSE, FALSE, 20250301)",
    "INSERT INTO reign_night VALUES (1, 4, 1, 3, 20250301)",
)


def link_to(address: str) -> Link:
    place = parsed(address)
    return FileLink(place) if isinstance(place, Path) else ServerLink(place)


@pytest.fixture(params=["file", "server"])
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an archive will be, with nothing there yet."""
    if request.param == "file":
        return str(tmp_path / "archive.sqlite")
    found: str = request.getfixturevalue("database")
    return found


@contextmanager
def at_version(address: str, version: str) -> Iterator[Connection]:
    link = link_to(address)
    with link.writing() as connection:
        upgrade(connection, link.name, version)
        yield connection


def test_every_step_is_known_by_name_in_its_order() -> None:
    scripts = ScriptDirectory(str(HERE), version_locations=[str(HERE / "versions")])
    found = [script.revision for script in scripts.walk_revisions()]
    assert tuple(reversed(found)) == REVISIONS


@pytest.mark.parametrize("version", REVISIONS)
def test_every_version_comes_up_with_its_data(fresh: str, version: str) -> None:
    with at_version(fresh, version) as connection:
        for statement in OLD:
            connection.execute(text(statement))
    archive = Archive.open(fresh)
    (line,) = archive.nights()
    assert (line.night, line.title, line.venue) == ("old", "Давний кубок", "Зал")
    (row,) = archive.table()
    assert (row.title, row.total, row.wins, row.club_id) == ("Совы", 127, 1, "5")
    assert [one.total for one in archive.table(of="players")] == [127]
    assert archive.paths("old")[1][0].steps == (1, 2, None, 3)
    assert archive.statistics().reigns[0].length == 3
    assert archive.record("old") == "{}"


@pytest.mark.parametrize("version", REVISIONS)
def test_an_upgraded_archive_goes_on(fresh: str, version: str) -> None:
    with at_version(fresh, version):
        pass
    assert Archive.open(fresh).add(night("new")) is Added.NEW


def test_the_steps_make_what_the_program_reads(fresh: str) -> None:
    Archive.open(fresh)
    with link_to(fresh).reading() as connection:
        found = inspect(connection)
        for table in ArchiveTable.metadata.tables.values():
            columns = {column["name"]: column for column in found.get_columns(table.name)}
            assert set(columns) == {column.name for column in table.columns}
            for column in table.columns:
                assert columns[column.name]["nullable"] == column.nullable, column


def test_many_hosts_that_open_an_old_archive_at_once_are_safe(fresh: str) -> None:
    with at_version(fresh, REVISIONS[0]) as connection:
        for statement in OLD:
            connection.execute(text(statement))
    with ThreadPoolExecutor(6) as hosts:
        archives = list(hosts.map(Archive.open, [fresh] * 6))
    assert {len(archive.nights()) for archive in archives} == {1}


def test_many_hosts_that_open_a_new_archive_at_once_are_safe(fresh: str) -> None:
    with ThreadPoolExecutor(6) as hosts:
        archives = list(hosts.map(Archive.open, [fresh] * 6))
    assert archives[0].add(night("a")) is Added.NEW
    assert archives[5].add(night("a")) is Added.SAME


def test_an_upgrade_that_fails_leaves_the_old_archive(
    fresh: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from app.store.club import link as module

    with at_version(fresh, REVISIONS[0]):
        pass

    def broken(connection: Connection, name: str) -> None:
        upgrade(connection, name)
        raise ArithmeticError

    monkeypatch.setattr(module, "upgrade", broken)
    with pytest.raises(ArithmeticError):
        Archive.open(fresh)
    with link_to(fresh).reading() as connection:
        assert version_of(connection, "a") == REVISIONS[0]
        assert not inspect(connection).get_indexes("player_night")


def test_an_archive_of_a_newer_program_is_left_untouched(fresh: str) -> None:
    Archive.open(fresh)
    with link_to(fresh).writing() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(NewerArchive, match=r"newer version .* \(schema 9999, .*left untouched\.$"):
        Archive.open(fresh)
    with link_to(fresh).reading() as connection:
        assert version_of_text(connection) == "9999"


def version_of_text(connection: Connection) -> str:
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar())


def test_what_is_something_else_is_refused_and_left(fresh: str) -> None:
    with link_to(fresh).writing() as connection:
        connection.execute(text("CREATE TABLE customers (id INTEGER)"))
    with pytest.raises(NotAnArchive, match="no archive"):
        Archive.open(fresh)
    with link_to(fresh).reading() as connection:
        assert inspect(connection).get_table_names() == ["customers"]


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "photo.jpg"
    path.write_bytes(b"\xff\xd8" * 4000)
    with pytest.raises(NotAnArchive, match="no archive"):
        Archive.open(path)
    assert path.read_bytes() == b"\xff\xd8" * 4000


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotAnArchive, match="is no file; name a file"):
        Archive.open(tmp_path)
