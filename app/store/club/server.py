"""An archive on a PostgreSQL server, and what its refusals mean in a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
from sqlalchemy import URL, Connection, create_engine, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from app.store.club.address import server_name
from app.store.club.errors import (
    ArchiveBusy,
    ArchiveError,
    NotAnArchive,
    NotLetIn,
    OldServer,
    Unreachable,
)
from app.store.club.link import WAIT_SECONDS

LEAST_VERSION = 150000
LOCK = 0x4B4F5448  # one number for all programs: only one of them writes at a time
SILENCE_MS = 20_000
SETTINGS = {
    "jit": "off",  # it costs more than it saves on statements of this size
    "statement_timeout": "60s",
    "lock_timeout": f"{WAIT_SECONDS}s",
    "idle_in_transaction_session_timeout": "60s",
}
# A cut cable is noticed after some seconds of silence, not after the system's two hours.
ARGUMENTS: dict[str, object] = {
    "application_name": "koth",
    "client_encoding": "utf8",
    "connect_timeout": 10,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": SILENCE_MS,
    "options": " ".join(f"-c {key}={value}" for key, value in SETTINGS.items()),
}


class ServerLink:
    """An archive in a database of a server; a connection lasts for one transaction.

    The address's own options (`?sslmode=…`) come before ours.
    """

    def __init__(self, url: URL) -> None:
        """Name the server; it is asked at the first use."""
        self.name = server_name(url)
        own = {key: value for key, value in ARGUMENTS.items() if key not in url.query}
        self._engine = create_engine(
            url, poolclass=NullPool, hide_parameters=True, connect_args=own
        )

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that only reads."""
        with self._connected() as connection:
            connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that waits until no other program writes."""
        with self._connected() as connection:
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            yield connection
            connection.commit()

    @contextmanager
    def _connected(self) -> Iterator[Connection]:
        try:
            with self._engine.connect() as connection:
                self._check(connection)
                yield connection
        except DBAPIError as error:
            cause = error.orig
            if not isinstance(cause, psycopg.Error) or isinstance(cause, psycopg.ProgrammingError):
                if isinstance(cause, psycopg.errors.InsufficientPrivilege):
                    raise _no_right(self.name, cause) from None
                raise
            raise told(cause, self.name) from None

    def _check(self, connection: Connection) -> None:
        bare = connection.connection.driver_connection
        assert isinstance(bare, psycopg.Connection)
        if bare.info.server_version < LEAST_VERSION:
            raise OldServer(
                f"The server of {self.name} is PostgreSQL {bare.info.server_version // 10000};"
                f" the archive needs {LEAST_VERSION // 10000} or newer."
            )
        encoding = bare.info.parameter_status("server_encoding")
        if encoding != "UTF8":
            raise NotAnArchive(
                f"The database {self.name} keeps its text as {encoding}; the archive needs UTF8."
            )


REFUSALS = (
    *("authentication", "password", "pg_hba", "does not exist", "permission denied"),
    *("подлинности", "пароль", "не существует"),
)
TIMES_UP = {"57014", "55P03", "25P03", "40P01", "40001"}


def told(error: psycopg.Error, name: str) -> ArchiveError:
    """The ArchiveError that says what the driver's error means for the archive `name`."""
    if error.sqlstate in TIMES_UP:
        return ArchiveBusy(f"The archive {name} did not answer in time; nothing was changed.")
    words = _words(error)
    if error.sqlstate == "53300":
        return ArchiveBusy(f"The server of {name} has no room for another connection; try again.")
    if error.sqlstate == "53100":
        return ArchiveError(f"The server of {name} has no space left on its disk.")
    if error.sqlstate is None and any(word in str(error) for word in REFUSALS):
        return NotLetIn(f"The server does not let us into {name}: {words}.")
    if error.sqlstate is None or error.sqlstate[:2] in ("08", "57"):
        return Unreachable(f"The archive {name} cannot be reached: {words}.")
    return ArchiveError(f"The archive {name} refused: {words}.")


def _no_right(name: str, error: psycopg.Error) -> ArchiveError:
    return NotLetIn(f"The server does not let us write to {name}: {_words(error)}.")


def _words(error: psycopg.Error) -> str:
    """What the server or the driver said, in one line, without the address that they repeat."""
    lines = str(error).splitlines() or [type(error).__name__]
    said = re.split(r"(?:FATAL|ERROR|failed): +", lines[0].strip())[-1]
    return said.strip().rstrip(".") or type(error).__name__
