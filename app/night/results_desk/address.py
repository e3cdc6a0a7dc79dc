"""The archive's address as settings ask for it: the address in sight, the password apart."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from app.store.club.address import EXAMPLE, parsed
from app.store.club.errors import WrongAddress

__all__ = ["EXAMPLE", "Parts", "fault", "joined", "parts"]


class Parts(NamedTuple):
    """An address without its password, and the password, "" for none."""

    address: str
    password: str


def parts(address: str) -> Parts:
    """The two parts of an address as kept; what is no server's address has no password."""
    if "://" not in address:
        return Parts(address, "")
    try:
        url = make_url(address.strip())
    except (ArgumentError, ValueError):
        return Parts(address, "")
    bare = url._replace(password=None).render_as_string(hide_password=False)
    return Parts(bare, str(url.password or ""))


def joined(address: str, password: str) -> str:
    """The address to keep; a password typed within `address` counts before `password`."""
    bare, own = parts(address.strip())
    secret = own or password
    if "://" not in bare or not secret:
        return bare
    try:
        return make_url(bare).set(password=secret).render_as_string(hide_password=False)
    except (ArgumentError, ValueError):
        return bare


def fault(address: str) -> str:
    """Why the address cannot be one, as a sentence without a password; "" where it can."""
    if not address.strip():
        return ""
    try:
        place = parsed(address)
    except WrongAddress as error:
        return str(error)
    if isinstance(place, Path) and not place.is_absolute():
        return f"An archive is a whole path to a file, or {EXAMPLE}."
    return ""
