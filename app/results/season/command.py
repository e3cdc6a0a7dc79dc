"""`koth season …`: the club's archive without a window."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from app.openrecord import RecordError
from app.results.club_table import club_table
from app.results.document import Document, Section, Table
from app.results.season import document as written
from app.results.season.files import save_document
from app.results.season.past import PastError, sheet_in
from app.results.season.plain import plain_document
from app.results.season.questions import questions_table
from app.results.season.words import SeasonWords
from app.results.table import TableError
from app.store.club.address import parsed
from app.store.club.archive import Archive, NightLine
from app.store.club.outbox import Outbox
from app.store.club.season import Of, SeasonRow, SeasonRules, faults
from app.store.club.write import Added
from app.store.errors import StoreError
from app.store.folder import DataFolder
from app.store.settings import SettingsFile

GOOD, DIFFERENT, BAD = 0, 1, 2
ADDRESS = "KOTH_ARCHIVE"
"""The environment's name for the archive's address, so that no password stands on a line."""
FILE = "archive.sqlite"
FILLING = ("import", "send")
OUTCOMES = {
    Added.NEW: "added",
    Added.REPLACED: "replaced by this newer version",
    Added.SAME: "there already",
    Added.OLDER: "a newer version is there; this one was left out",
    Added.DIFFERS: "another version of it is there; import it with --replace if this one is right",
}


@dataclass(slots=True)
class Said:
    """What a command says: lines for standard output, sentences for standard error, a code."""

    out: str = ""
    errors: tuple[str, ...] = ()
    code: int = GOOD


def run(arguments: argparse.Namespace) -> Said:
    """Carry out one command; every error is a sentence."""
    try:
        return _DEEDS[arguments.deed](arguments)
    except (StoreError, PastError, TableError, RecordError, ValueError) as error:
        return Said(errors=(str(error),), code=BAD)


def address_of(archive: str | None, folder: DataFolder) -> str | Path:
    """The archive: as told, as the environment says, as set, else the file on this computer."""
    if told := archive or os.environ.get(ADDRESS) or SettingsFile(folder.settings).load().archive:
        return told
    return folder.path / FILE


def _archive(arguments: argparse.Namespace) -> Archive:
    """The archive; only what puts nights in makes a file that is not there yet."""
    address = address_of(arguments.archive, _folder(arguments))
    place = address if isinstance(address, Path) else parsed(address)
    if isinstance(place, Path) and arguments.deed not in FILLING and not place.exists():
        raise ValueError(f"There is no archive yet at {place}: import or send a night first.")
    return Archive.open(address)


def _folder(arguments: argparse.Namespace) -> DataFolder:
    return DataFolder(arguments.data)


def _rules(arguments: argparse.Namespace) -> SeasonRules:
    rules = SeasonRules(arguments.first, arguments.last, arguments.best)
    for sentence in faults(rules):
        raise ValueError(sentence)
    return rules


def _shown(arguments: argparse.Namespace, value: object, made: Document) -> Said:
    if arguments.out is not None:
        save_document(made, arguments.out)
        return Said(f"{arguments.out}: written")
    if arguments.json:
        return Said(_json(value))
    return Said(plain_document(made))


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _listed(rows: list[Any]) -> list[dict[str, Any]]:
    return [asdict(row) for row in rows]


def _table(arguments: argparse.Namespace) -> Said:
    rules, archive = _rules(arguments), _archive(arguments)
    of: tuple[Of, ...] = ("teams", "players")
    if arguments.deed in of:
        of = (arguments.deed,)
    tables = [(one, archive.table(rules, one)) for one in of]
    whole = arguments.out is not None and arguments.deed == "table"
    statistics = archive.statistics(rules) if whole else None
    made = written.season_document(rules, tables, statistics, arguments.lang)
    value: Any = {one: _listed(rows) for one, rows in tables}
    return _shown(arguments, value if len(of) > 1 else value[of[0]], made)


def _statistics(arguments: argparse.Namespace) -> Said:
    rules = _rules(arguments)
    found = _archive(arguments).statistics(rules)
    made = written.season_document(rules, (), found, arguments.lang)
    return _shown(arguments, asdict(found), made)


def _behind(arguments: argparse.Namespace) -> Said:
    rules, archive = _rules(arguments), _archive(arguments)
    row = _row(archive.table(rules, arguments.of), arguments.who)
    nights = archive.behind(rules, arguments.of, arguments.who)
    made = written.behind_document(row, nights, arguments.lang)
    return _shown(arguments, {"row": asdict(row), "nights": _listed(nights)}, made)


def _row(rows: list[SeasonRow], who: int) -> SeasonRow:
    found = next((row for row in rows if row.who == who), None)
    if found is None:
        raise ValueError(f"There is nobody of number {who} in this season's table.")
    return found


def _path(arguments: argparse.Namespace) -> Said:
    archive = _archive(arguments)
    night = _night(archive, arguments.night)
    summit, paths = archive.paths(night.night)
    made = written.night_document(night.title, summit, paths, arguments.lang)
    return _shown(arguments, {"summit": summit, "paths": _listed(list(paths))}, made)


def _night(archive: Archive, night: str) -> NightLine:
    found = next((line for line in archive.nights() if line.night == night), None)
    if found is None:
        raise ValueError(f"The archive has no night {night!r}.")
    return found


def _nights(arguments: argparse.Namespace) -> Said:
    nights = _archive(arguments).nights(_rules(arguments))
    if arguments.json:
        return Said(_json(_listed(nights)))
    words = SeasonWords(arguments.lang)
    return Said(plain_document(_document(written.nights_list(nights, words), "nights", words)))


def _questions(arguments: argparse.Namespace) -> Said:
    asked = _archive(arguments).questions()
    if arguments.json:
        return Said(_json(_listed(asked)))
    words = SeasonWords(arguments.lang)
    return Said(plain_document(_document(questions_table(asked, words), "who", words)))


def _document(table: Table, name: str, words: SeasonWords) -> Document:
    return Document("", words.language, (Section(words(name), (table,)),))


def _decide(arguments: argparse.Namespace) -> Said:
    who = tuple(dict.fromkeys(arguments.who))
    if len(who) < 2:
        raise ValueError("Two or more are needed to be the same or different.")
    same = arguments.word == "same"
    _archive(arguments).decide((who,) if same else tuple((one,) for one in who))
    return Said(f"noted: {arguments.word}")


def _import(arguments: argparse.Namespace) -> Said:
    archive, table = _archive(arguments), club_table(_folder(arguments).path)
    options = {"title": arguments.title, "date": arguments.date, "rosters": arguments.rosters}
    lines, errors, code = [], [], GOOD
    for file in arguments.files:
        try:
            outcome = archive.add(sheet_in(file, table, **options), is_right=arguments.replace)
        except (PastError, StoreError) as error:
            errors.append(str(error) if file.name in str(error) else f"{file.name}: {error}")
            code = BAD
            continue
        lines.append({"file": str(file), "outcome": outcome.value})
        code = max(code, DIFFERENT if outcome is Added.DIFFERS else GOOD)
    said = [f"{line['file']}: {OUTCOMES[Added(line['outcome'])]}" for line in lines]
    return Said(_json(lines) if arguments.json else "\n".join(said), tuple(errors), code)


def _send(arguments: argparse.Namespace) -> Said:
    outbox = Outbox(_folder(arguments).path)
    if not outbox.waiting():
        return Said("[]" if arguments.json else "no night waits to be sent")
    lines, errors, code = [], [], GOOD
    for delivery in outbox.send(_archive(arguments)):
        title = (
            delivery.waiting.sheet.title if delivery.waiting.sheet else delivery.waiting.path.name
        )
        if delivery.problem is not None:
            errors.append(str(delivery.problem))
            code = BAD
        elif delivery.outcome is not None:
            lines.append({"night": title, "outcome": delivery.outcome.value})
            code = max(code, GOOD if delivery.arrived else DIFFERENT)
    said = [f"{line['night']}: {OUTCOMES[Added(line['outcome'])]}" for line in lines]
    return Said(_json(lines) if arguments.json else "\n".join(said), tuple(errors), code)


def _remove(arguments: argparse.Namespace) -> Said:
    if not _archive(arguments).remove(arguments.night):
        raise ValueError(f"The archive has no night {arguments.night!r}.")
    return Said("removed")


_DEEDS: dict[str, Callable[[argparse.Namespace], Said]] = {
    "table": _table,
    "teams": _table,
    "players": _table,
    "stats": _statistics,
    "nights": _nights,
    "behind": _behind,
    "path": _path,
    "questions": _questions,
    "decide": _decide,
    "import": _import,
    "send": _send,
    "remove": _remove,
}
