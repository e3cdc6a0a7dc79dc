"""Where an archive is: the path of a file or the address of a PostgreSQL server."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from app.store.club.errors import WrongAddress

SERVERS = ("postgresql", "postgres")
DRIVER = "postgresql+psycopg"
EXAMPLE = "postgresql://user:password@host:5432/database"


def parsed(address: str) -> Path | URL:
    """The file or the server that the text names; raises WrongAddress.

    `postgresql://` (or `postgres://`) begins a server's address; what has no `://` is a path.
    """
    text = address.strip()
    scheme, found, rest = text.partition("://")
    if not found:
        if not text or "\0" in text:
            raise WrongAddress(f"An archive is a file or {EXAMPLE}; this names neither.")
        return Path(text)
    if scheme.lower() not in SERVERS:
        raise WrongAddress(f"The archive's address begins with postgresql://, not {scheme}://.")
    try:
        url = make_url(f"{DRIVER}://{rest}")
    except (ArgumentError, ValueError):
        raise WrongAddress(f"The archive's address is not of the form {EXAMPLE}.") from None
    if "@" in (url.host or ""):
        raise WrongAddress("In the archive's address an @ within the password is written %40.")
    if not url.database:
        raise WrongAddress(f"The archive's address names no database; its form is {EXAMPLE}.")
    return url


def shown(address: str) -> str:
    """The address as it may be shown and logged: without the password and without options."""
    try:
        place = parsed(address)
    except WrongAddress:
        return "–"
    return str(place) if isinstance(place, Path) else server_name(place)


def server_name(url: URL) -> str:
    """A server as sentences name it: `db.example:5432/club`."""
    host = url.host or next(iter(_hosts(url)), "") or "this computer"
    return f"{host}{f':{url.port}' if url.port else ''}/{url.database}"


def _hosts(url: URL) -> tuple[str, ...]:
    given = url.query.get("host", ())
    return (given,) if isinstance(given, str) else given
