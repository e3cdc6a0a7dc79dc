"""Where the rating table lies: the one that ships, and the club's own copy in its data folder."""

from __future__ import annotations

from pathlib import Path

import tomli_w

from app import places
from app.results.table import RatingTable, TableError, read_table, table_value
from app.results.write_new import write_new

NAME = "rating.toml"
MAX_BYTES = 1024 * 1024
_HEAD = """\
# The club's table of rating points (clause 2.6). Change the version and the date with the figures:
# a game keeps the table by which it was scored.
"""


def default_table() -> RatingTable:
    """The table that ships with the program."""
    return read_table((places.resources() / "rating" / "table.toml").read_text("utf-8"))


def club_table(folder: Path) -> RatingTable:
    """The club's own table in its data folder, else the one that ships; raises `TableError`."""
    path = folder / NAME
    return table_in(path) if path.exists() else default_table()


def table_in(path: Path) -> RatingTable:
    """The table in a file; raises `TableError` of one sentence that names it."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
        if len(data) > MAX_BYTES:
            raise TableError("the file is too big for a table")
        return read_table(data.decode("utf-8-sig"))
    except OSError as error:
        raise TableError(f"{path}: it cannot be read ({error.strerror})") from None
    except UnicodeDecodeError as error:
        raise TableError(f"{path}, byte {error.start + 1}: this is not UTF-8") from None
    except TableError as error:
        raise TableError(f"{path}: {error}") from None


def save_club_table(folder: Path, table: RatingTable) -> Path:
    """Write the club's own table; raises StoreError, and the old one is still there."""
    path = folder / NAME
    write_new(path, table_text(table).encode())
    return path


def table_text(table: RatingTable) -> str:
    """The table as the TOML text that a club edits; `read_table` gives an equal table."""
    return _HEAD + tomli_w.dumps(table_value(table))
