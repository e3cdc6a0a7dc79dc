"""Writing a pack to a new file, whole or not at all."""

from enum import Enum
from pathlib import Path

from app.packs.kinds import FlawKind
from app.packs.media import MediaStore
from app.packs.model import Pack
from app.packs.own.write import media_of, write_zip
from app.packs.report import PackError
from app.packs.write.four_s import four_s_text
from app.packs.write.rows import Profile
from app.packs.write.tables import csv_bytes, write_xlsx
from app.store.disk import arriving


class ExportFormat(Enum):
    """The formats that a pack is written in; the values are their names on the command line."""

    OWN = "own"
    FOUR_S = "4s"
    CSV = "csv"
    XLSX = "xlsx"


def export(
    pack: Pack,
    path: Path,
    kind: ExportFormat,
    *,
    profile: Profile = Profile.PEOPLE,
    store: MediaStore | None = None,
) -> tuple[str, ...]:
    """Write the pack to `path`; returns the names of media that the file does not carry.

    `profile` is for tables. Raises PackError, one sentence, when it cannot be written.
    """
    try:
        if kind is ExportFormat.OWN:
            return write_zip(pack, path, store)
        with arriving(path) as part:
            _write(pack, part, kind, profile)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error) or type(error).__name__
        raise PackError(path.name, FlawKind.UNWRITTEN, reason) from None
    return tuple(medium.name for medium in media_of(pack) if medium.file)


def _write(pack: Pack, path: Path, kind: ExportFormat, profile: Profile) -> None:
    match kind:
        case ExportFormat.FOUR_S:
            path.write_bytes(four_s_text(pack).encode("utf-8", "replace"))
        case ExportFormat.CSV:
            path.write_bytes(csv_bytes(pack, profile))
        case _:
            write_xlsx(pack, path, profile)
