"""The files of an evening: which there are, what they are called, and writing them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal, NamedTuple, cast

from app.night.archive import night_record
from app.night.match.record import match_record
from app.night.match.record_file import SUFFIX as MATCH_SUFFIX
from app.night.match.record_file import match_record_name
from app.night.night import Night
from app.night.record_file import SUFFIX, record_name
from app.results.export import AnyRecord, ExportError, RecordError, Wish, export
from app.results.kinds import KINDS, SITE_KINDS, FileFormat, Kind
from app.results.site_table import site_warnings
from app.results.table import RatingTable
from app.results.write_new import write_new
from app.store.errors import StoreError
from app.store.mapping import mapping

__all__ = [
    "ExportError",
    "RecordError",
    "ResultFile",
    "StoreError",
    "file_bytes",
    "file_name",
    "folder_name",
    "offered",
    "quoted_names",
    "write_file",
]

Game = Literal["hill", "match"]
What = Literal[
    "protocol", "record", "rating", "full", "tours", "rosters", "results", "picture", "film"
]
Ending = Literal["pdf", "xlsx", "csv", "html", "json", "png", "svg", "gif"]
WORDS: dict[str, dict[What, str]] = {
    "ru": {
        "protocol": "протокол",
        "rating": "рейтинг",
        "full": "сайт - таблица",
        "tours": "сайт - по турам",
        "rosters": "сайт - составы",
        "results": "сайт - результаты",
        "picture": "картинка",
        "film": "вечер",
    },
    "en": {
        "protocol": "protocol",
        "rating": "rating",
        "full": "site - table",
        "tours": "site - by tours",
        "rosters": "site - rosters",
        "results": "site - results",
        "picture": "picture",
        "film": "evening",
    },
}


class ResultFile(NamedTuple):
    """One file that can be made; `paper` "A4" or "A3" for a picture to print, else ""."""

    game: Game
    what: What
    ending: Ending
    paper: str = ""

    @property
    def is_painted(self) -> bool:
        """Whether a painter makes it."""
        return self.what in ("picture", "film")

    @property
    def shows_board(self) -> bool:
        """Whether the final board is drawn in it."""
        return self.what == "protocol" and self.ending == "html"


PICTURES: tuple[tuple[Ending, str], ...] = (("png", ""), ("svg", ""), ("pdf", "A4"), ("pdf", "A3"))


def offered(night: Night) -> tuple[ResultFile, ...]:
    """The files of this evening; a rating only where questions were really asked.

    Rosters only where a team has named a player.
    """
    found = list(_hill(night))
    if night.match is not None:
        found += _of_either("match")
    return tuple(found)


def _hill(night: Night) -> Iterator[ResultFile]:
    if night.match is not None and not night.game.turns:
        return
    yield from _of_either("hill")
    yield ResultFile("hill", "film", "gif")
    if not night.rehearsal and night.game.turns:
        named = any(team.players for team in night.game.roster.values())
        for what in ("rating", *SITE_KINDS):
            if what == "rosters" and not named:
                continue
            yield from (ResultFile("hill", what, ending) for ending in KINDS[what])


def _of_either(game: Game) -> Iterator[ResultFile]:
    yield from (ResultFile(game, "protocol", ending) for ending in KINDS["protocol"])
    yield from (ResultFile(game, "picture", ending, paper) for ending, paper in PICTURES)
    yield ResultFile(game, "record", "json")


def file_name(night: Night, file: ResultFile, language: str) -> str:
    """What the file is called: date and title, or sides, then what it is."""
    name = record_name(night) if file.game == "hill" else match_record_name(night)
    if file.what == "record":
        return name
    stem = name.removesuffix(SUFFIX).removesuffix(MATCH_SUFFIX)
    paper = f" {file.paper}" if file.paper else ""
    return f"{stem} - {WORDS[language][file.what]}{paper}.{file.ending}"


def folder_name(night: Night) -> str:
    """What a folder for all files of the evening is called."""
    return record_name(night).removesuffix(SUFFIX)


def file_bytes(
    night: Night,
    file: ResultFile,
    table: RatingTable,
    language: str,
    board_svg: str | None = None,
) -> bytes:
    """The bytes of a file that no painter makes; raises `ExportError` or `RecordError`."""
    return export(_record(night, file), _wish(night, file, table, language, board_svg))


def quoted_names(night: Night, file: ResultFile) -> tuple[str, ...]:
    """The teams' names with quotation marks, where the file goes to a rating site.

    Where a name differs from the registered one, a site drops the whole file without a word.
    """
    if file.what not in SITE_KINDS:
        return ()
    return site_warnings(tuple(team.title for team in night.game.roster.values()))


def write_file(folder: Path, name: str, data: bytes) -> Path:
    """Write the file into the folder, which is made where it is missing; raises StoreError.

    Whatever stood under that name is still there when it fails.
    """
    with mapping(folder):
        folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    write_new(path, data)
    return path


def _record(night: Night, file: ResultFile) -> AnyRecord:
    if file.game == "hill":
        return night_record(night)
    if night.match is None:
        raise ExportError("no Quidditch match was played in this evening")
    return match_record(night.match, rehearsal=night.rehearsal)


def _wish(
    night: Night, file: ResultFile, table: RatingTable, language: str, board_svg: str | None
) -> Wish:
    kind, ending = cast(Kind, file.what), cast(FileFormat, file.ending)
    spoken: Literal["ru", "en"] = "en" if language == "en" else "ru"
    return Wish(
        kind=kind,
        file_format=ending,
        table=table,
        language=spoken,
        board_svg=board_svg,
        rehearsal=night.rehearsal,
    )
