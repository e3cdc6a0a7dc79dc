"""Archives for the tests: a file, and a database of a real PostgreSQL server."""

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import make_url

from app.store.club.archive import Archive
from app.store.club.tables import DECISION, DETAILS, NIGHT, PARTICIPANT

NUMBERS = count(1)


@pytest.fixture(scope="session")
def server() -> str:
    """The address of a throwaway PostgreSQL server that `packaging/test.py` starts."""
    address = os.environ.get("KOTH_POSTGRES", "")
    if not address:
        pytest.skip("no PostgreSQL server; packaging/test.py starts one")
    return address


@pytest.fixture
def database(server: str) -> Iterator[str]:
    """The address of an empty database of its own on the server."""
    yield from _database(server)


@pytest.fixture(scope="session")
def shared(server: str) -> Iterator[str]:
    """The address of a database with the archive's tables, which tests use one after another."""
    for address in _database(server):
        Archive.open(address)
        yield address


@pytest.fixture
def emptied(shared: str) -> str:
    """The address of an archive on the server without any night."""
    with psycopg.connect(shared, autocommit=True) as admin:
        for table in (DECISION, *DETAILS, NIGHT, PARTICIPANT):
            admin.execute(f"DELETE FROM {table.name}".encode())
    return shared


def _database(server: str) -> Iterator[str]:
    name = f"koth_{os.getpid()}_{next(NUMBERS)}"
    with psycopg.connect(server, autocommit=True) as admin:
        admin.execute(f'CREATE DATABASE "{name}"'.encode())
    url = make_url(server).set(database=name)
    yield url.render_as_string(hide_password=False)
    with psycopg.connect(server, autocommit=True) as admin:
        admin.execute(f'DROP DATABASE "{name}" WITH (FORCE)'.encode())


@pytest.fixture(params=["file", "server"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a new archive goes: a file, and the same test again on the server."""
    if request.param == "file":
        return str(tmp_path / "клуб 100%" / "архив.sqlite")
    found: str = request.getfixturevalue("emptied")
    return found


@pytest.fixture
def archive(address: str) -> Archive:
    return Archive.open(address)
