"""The tables of one game file, version 1."""

import zlib

from sqlalchemy import Table
from sqlalchemy.orm import registry
from sqlmodel import Field, SQLModel

APPLICATION_ID = 0x4B4F5448
VERSION = 1
ONLY = 1


class GameTable(SQLModel, registry=registry()):
    """A table of a game file."""


class Event(GameTable, table=True):
    """One entry of the journal; ``seal`` is a checksum over it and the seal before."""

    seq: int = Field(primary_key=True)
    step: int
    actor: str
    kind: str
    payload: str
    wall: str
    at_ms: int
    seal: int


class About(GameTable, table=True):
    """The one row that describes the game; ``schema_version`` stays in every later version."""

    id: int = Field(default=ONLY, primary_key=True)
    schema_version: int
    program_version: str
    created: str
    title: str
    rehearsal: bool
    ended: bool
    seal: int


class Pulse(GameTable, table=True):
    """The one row that holds the last sign of life."""

    id: int = Field(default=ONLY, primary_key=True)
    at_ms: int
    seal: int


EVENT: Table = GameTable.metadata.tables["event"]
ABOUT: Table = GameTable.metadata.tables["about"]
PULSE: Table = GameTable.metadata.tables["pulse"]


def sealed(previous: int, *fields: str | int) -> int:
    """The CRC-32 of the fields, chained to the seal of the row before."""
    return zlib.crc32("\x1f".join(map(str, fields)).encode(), previous)
