"""Writing a pack to a new file, whole or not at all."""

from dataclasses import replace
from enum import Enum
from pathlib import Path

from app.packs.kinds import FlawKind
from app.packs.media import MediaStore
from app.packs.model import Medium, Pack
from app.packs.own.write import media_of, write_zip
from app.packs.report import PackError
from app.packs.write.carry import Names, luggage, put
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
    """Write the pack to `path`; returns the names of media that do not come along.

    The own format holds its media; for the others they are copied into a folder `NAME_media`
    beside the file (see `app.packs.write.carry`). `profile` is for tables.

    Raises PackError, one sentence, when it cannot be written.
    """
    try:
        if kind is ExportFormat.OWN:
            return write_zip(pack, path, store)
        carried = luggage(_told(pack, kind, profile), path, store)
        with arriving(path) as part:
            _write(pack, part, kind, profile, carried.names)
            put(carried)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error) or type(error).__name__
        raise PackError(path.name, FlawKind.UNWRITTEN, reason) from None
    return tuple(m.name for m in media_of(pack) if m.file and m not in carried.names)


def _told(pack: Pack, kind: ExportFormat, profile: Profile) -> tuple[Medium, ...]:
    """The media that the text names: those of partners only where it tells of the pack."""
    if kind is ExportFormat.XLSX or (kind is ExportFormat.CSV and profile is Profile.PEOPLE):
        return media_of(pack)
    return media_of(replace(pack, partners=()))


def _write(pack: Pack, path: Path, kind: ExportFormat, profile: Profile, names: Names) -> None:
    match kind:
        case ExportFormat.FOUR_S:
            path.write_bytes(four_s_text(pack, names).encode("utf-8", "replace"))
        case ExportFormat.CSV:
            path.write_bytes(csv_bytes(pack, profile, names))
        case _:
            write_xlsx(pack, path, profile, names)
