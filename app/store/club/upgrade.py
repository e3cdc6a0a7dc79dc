"""Bringing an archive up to the schema of this program, or saying why that cannot be.

Two hosts that open an old archive at once are safe: whoever comes second waits for the first, in
one transaction with the steps, and finds nothing left to do.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from app.store.club.errors import NewerArchive, NotAnArchive

HERE = Path(__file__).resolve().parent / "migrations"
VERSION_TABLE = "alembic_version"
REVISIONS = ("0001", "0002")
"""The names of all schema versions, oldest first; Alembic is loaded only to make one."""


def is_current(connection: Connection, name: str) -> bool:
    """Whether the archive has this program's schema; raises NewerArchive, NotAnArchive."""
    found = version_of(connection, name)
    if found is not None and found not in REVISIONS:
        raise NewerArchive(
            f"The archive {name} was upgraded by a newer version of the program"
            f" (schema {found}, this program knows up to {REVISIONS[-1]}); it was left untouched."
        )
    return found == REVISIONS[-1]


def version_of(connection: Connection, name: str) -> str | None:
    """The schema version in the archive; None where it is still empty."""
    tables = inspect(connection).get_table_names()
    if VERSION_TABLE in tables:
        return connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
    if tables:
        raise NotAnArchive(f"{name} holds something else and is no archive of nights.")
    return None


def upgrade(connection: Connection, name: str, target: str = "head") -> None:
    """Apply the steps that are missing; the caller holds the lock and commits."""
    if is_current(connection, name):
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, target)
