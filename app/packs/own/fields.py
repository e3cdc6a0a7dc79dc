"""The values of a TOML table, asked for one by one; what is wrong or left over is doubted."""

from collections.abc import Callable
from datetime import date, datetime, time
from typing import Any

from app.packs.place import Place
from app.packs.report import Doubt, DoubtKind

Tell = Callable[[Doubt], None]


class Fields:
    """One table. `finish` doubts the keys that nobody has asked for."""

    def __init__(self, table: dict[str, Any], tell: Tell, line: int, place: Place) -> None:
        """`line` and `place` go into every doubt."""
        self._table = dict(table)
        self._tell = tell
        self._line = line
        self._place = place

    def doubt(self, kind: DoubtKind, detail: str) -> None:
        """Doubt something of this table."""
        self._tell(Doubt(self._line, kind, detail, self._place))

    def pass_on(self, doubt: Doubt) -> None:
        """Doubt something of a table inside this one."""
        self.doubt(doubt.kind, doubt.detail)

    def __contains__(self, key: str) -> bool:
        return key in self._table

    def text(self, key: str, default: str = "") -> str:
        """A text; a number or a date is taken as written."""
        value = self._table.pop(key, None)
        if value is None:
            return default
        text = _as_text(value)
        if text is None:
            self._bad(key, value)
            return default
        return text

    def maybe(self, key: str) -> str | None:
        """A text, None where the key is absent."""
        return self.text(key) if key in self._table else None

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts; one text alone is a list of one."""
        value = self._table.pop(key, [])
        found = []
        for entry in value if isinstance(value, list) else [value]:
            text = _as_text(entry)
            if text is None:
                self._bad(key, entry)
            else:
                found.append(text)
        return tuple(found)

    def flag(self, key: str, default: bool = False) -> bool:
        """A yes or no, `default` where absent."""
        value = self._table.pop(key, default)
        if not isinstance(value, bool):
            self._bad(key, value)
            return default
        return value

    def number(self, key: str, low: int, high: int) -> int | None:
        """A whole number from `low` to `high`, None where absent or no such number."""
        value = self._table.pop(key, None)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self._bad(key, value)
            return None
        return value

    def tables(self, key: str) -> list[dict[str, Any]]:
        """A list of tables; one table alone is a list of one."""
        value = self._table.pop(key, [])
        found = []
        for entry in value if isinstance(value, list) else [value]:
            if isinstance(entry, dict):
                found.append(entry)
            else:
                self._bad(key, entry)
        return found

    def finish(self) -> None:
        """Doubt every key that is still there."""
        for key, value in self._table.items():
            self.doubt(DoubtKind.UNKNOWN_KEY, f"{key} = {_shown(value)}")

    def _bad(self, key: str, value: object) -> None:
        self.doubt(DoubtKind.BAD_VALUE, f"{key} = {_shown(value)}")


def _as_text(value: object) -> str | None:
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        return None
    if isinstance(value, date | datetime | time):
        return value.isoformat()
    return str(value) if isinstance(value, int | float) else None


def _shown(value: object) -> str:
    try:
        return str(value)[:2000]
    except (ValueError, RecursionError):
        return "…"
