"""The way to an archive: transactions that read or write, whatever database stands behind."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Protocol

from sqlalchemy import Connection

from app.store.club.errors import ArchiveBusy, NotAnArchive
from app.store.club.upgrade import is_current, upgrade
from app.store.connection import Mode, connect, driver
from app.store.errors import Busy, Damaged, StoreError
from app.store.mapping import mapping

WAIT_SECONDS = 15


class Link(Protocol):
    """A way to one archive; every block is a transaction with a connection of its own.

    What goes wrong inside becomes an `ArchiveError` or another StoreError of one sentence.
    """

    name: str

    def reading(self) -> AbstractContextManager[Connection]:
        """A transaction that sees one state of the archive and changes nothing."""

    def writing(self) -> AbstractContextManager[Connection]:
        """A transaction that is alone in writing; committed at the end, or nothing of it kept."""


class FileLink:
    """An archive in a SQLite file."""

    def __init__(self, path: Path) -> None:
        """Name the file; it is made at the first use."""
        self.path = path.absolute()
        self.name = self.path.name

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction of the file that only reads."""
        with self._connected("BEGIN") as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction of the file that holds its write lock from the start."""
        with self._connected("BEGIN IMMEDIATE") as connection:
            yield connection
            connection.commit()

    @contextmanager
    def _connected(self, begin: str) -> Iterator[Connection]:
        with self._mapped():
            if self.path.exists() and not self.path.is_file():
                raise NotAnArchive(f"{self.path} is no file; name a file for the archive.")
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with connect(self.path, Mode.CREATE, durable=True) as connection:
                bare = driver(connection)
                bare.execute(f"PRAGMA busy_timeout={WAIT_SECONDS * 1000}")
                bare.execute("PRAGMA foreign_keys=ON")
                bare.isolation_level = None  # a transaction begins where it is said, not later
                connection.exec_driver_sql(begin)
                yield connection

    @contextmanager
    def _mapped(self) -> Iterator[None]:
        try:
            with mapping(self.path):
                yield
        except Busy:
            raise _busy(self.name) from None
        except Damaged as error:
            if error.what == "file is not a database":
                raise NotAnArchive(f"{self.name} is no archive of nights.", self.path) from None
            raise


def _busy(name: str) -> StoreError:
    return ArchiveBusy(f"The archive {name} is in use and did not answer in time; try again.")


def made_ready(link: Link) -> None:
    """Upgrade the archive behind the link where that is needed; raises ArchiveError."""
    with link.reading() as connection:
        if is_current(connection, link.name):
            return
    with link.writing() as connection:
        upgrade(connection, link.name)
