"""The program's own settings: typed, small, and never a reason not to start."""

import json
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any, get_type_hints

from sqlalchemy import Connection, Table, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.orm import registry
from sqlmodel import Field, SQLModel

from app.store.connection import Mode, connect
from app.store.damage import keep_aside
from app.store.errors import Damaged, StoreError
from app.store.mapping import mapping


class SettingsTable(SQLModel, registry=registry()):
    """A table of the settings file."""


class Setting(SettingsTable, table=True):
    """One setting; ``content`` is JSON. Unknown keys are left as they are."""

    key: str = Field(primary_key=True)
    content: str


SETTING: Table = SettingsTable.metadata.tables["setting"]


@dataclass(frozen=True, slots=True)
class Settings:
    """What the host chose; empty text means not chosen yet.

    `sound_volume` is 0 to 100, for the game's own sounds; `muted` names those that are off, with
    spaces between. `season_month`, 1 to 12, is the one in which seasons begin. `phones`: evenings
    are open to phones, on `phone_port` or a free one; `phone_address` is the laptop's address or
    name for them. The certificate and its key are files in PEM form. `wifi_name` and
    `wifi_password` are the hall's, for the table cards.
    """

    language: str = ""
    projector: str = ""
    motion: bool = True
    timer_seconds: int = 60
    extra_seconds: int = 10
    archive: str = field(default="", repr=False)
    sound_volume: int = 70
    muted: str = ""
    season_month: int = 9
    phones: bool = True
    phone_port: int = 8090
    phone_address: str = ""
    tls_certificate: str = ""
    tls_key: str = ""
    wifi_name: str = ""
    wifi_password: str = field(default="", repr=False)


class SettingsFile:
    """The settings on disk; ``put_aside`` is where a broken file was moved by `load`."""

    def __init__(self, path: Path) -> None:
        """Name the file; nothing is created or read yet."""
        self.path = path
        self.put_aside: Path | None = None

    def load(self) -> Settings:
        """The settings, defaults where one is missing or of the wrong type.

        A broken file is put aside and the defaults are used; an unreadable one likewise, in place.
        """
        if not self.path.exists():
            return Settings()
        try:
            return _settings(self._read())
        except Damaged:
            self.put_aside = _put_aside(self.path)
        except StoreError:
            return Settings()
        return Settings()

    def save(self, settings: Settings) -> None:
        """Keep the settings, committed; raises ReadOnly, DiskFull or another StoreError."""
        rows = [{"key": key, "content": json.dumps(value)} for key, value in _pairs(settings)]
        with mapping(self.path):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with connect(self.path, Mode.CREATE) as connection, connection.begin():
                _upsert(connection, rows)

    def _read(self) -> dict[str, str]:
        with mapping(self.path), connect(self.path, Mode.WRITE) as connection:
            return {row.key: row.content for row in connection.execute(select(SETTING))}


def _upsert(connection: Connection, rows: list[dict[str, str]]) -> None:
    SettingsTable.metadata.create_all(connection)
    statement = insert(SETTING)
    content = {"content": statement.excluded.content}
    connection.execute(statement.on_conflict_do_update(index_elements=["key"], set_=content), rows)


def _pairs(settings: Settings) -> list[tuple[str, object]]:
    return list(asdict(settings).items())


def _settings(kept: dict[str, str]) -> Settings:
    hints = get_type_hints(Settings)
    known: dict[str, Any] = {}
    for one in fields(Settings):
        value = _decoded(kept.get(one.name, "null"))
        if type(value) is hints[one.name]:
            known[one.name] = value
    return Settings(**known)


def _decoded(content: object) -> object:
    try:
        return json.loads(content) if isinstance(content, str) else None
    except ValueError:
        return None


def _put_aside(path: Path) -> Path | None:
    try:
        return keep_aside(path)
    except StoreError:
        return None
