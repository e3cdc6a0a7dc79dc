"""What `koth packs` does: import, check and export, told in words or as one JSON object."""

import argparse
import json
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from app.packs.kinds import FlawKind
from app.packs.media import MediaStore
from app.packs.model import Pack
from app.packs.own.write import media_of
from app.packs.readers import read_any
from app.packs.report import PackError, Report, Tally, TallyKind
from app.packs.shelf import PackShelf
from app.packs.words import done_of, flaw_of, format_of, place_of, tally_of, what_of
from app.packs.write import ExportFormat, Profile, export

GOOD, DOUBTFUL, BAD = 0, 1, 2
_SUFFIXES = {
    ".kothpack": ExportFormat.OWN,
    ".4s": ExportFormat.FOUR_S,
    ".csv": ExportFormat.CSV,
    ".xlsx": ExportFormat.XLSX,
}
_WORDS = {
    "en": ("doubtful places", "in the library as", "not carried"),
    "ru": ("сомнительных мест", "в библиотеке под именем", "файл не вошёл"),
}
Json = dict[str, Any]


class Said(NamedTuple):
    """What a command prints, its sentences for the error output, and its exit code."""

    out: str
    errors: tuple[str, ...] = ()
    code: int = GOOD


class Library(NamedTuple):
    """Where the library is: the folder of its packs and that of their media."""

    packs: Path
    media: Path


def run(arguments: argparse.Namespace, library: Library) -> Said:
    """Carry out one command; every failure is one sentence and the code 2."""
    try:
        match arguments.deed:
            case "import":
                return _import(arguments, library)
            case "check":
                return _check(arguments)
            case _:
                return _export(arguments, library)
    except PackError as error:
        return Said("", (flaw_of(error, _language(arguments)),), BAD)


def _language(arguments: argparse.Namespace) -> str:
    return arguments.lang or "en"


def _check(arguments: argparse.Namespace) -> Said:
    report = read_any(arguments.file)
    return Said(_told(report, arguments), code=DOUBTFUL if report.doubts else GOOD)


def _import(arguments: argparse.Namespace, library: Library) -> Said:
    store = MediaStore(library.media)
    shelf = PackShelf(library.packs, store)
    with _all_or_nothing(store):
        report = read_any(arguments.file, store)
        entry = shelf.add(report, datetime.now(UTC), arguments.file.name)
    return Said(_told(report, arguments, entry.id))


@contextmanager
def _all_or_nothing(store: MediaStore) -> Iterator[None]:
    """Take out again what the store got when the pack itself cannot be kept."""

    def files() -> set[str]:
        return {path.name for path in store.folder.iterdir()} if store.folder.is_dir() else set()

    before = files()
    try:
        yield
    except PackError:
        for name in files() - before:
            if (path := store.path(name)) is not None:
                path.unlink(missing_ok=True)
        raise


def _export(arguments: argparse.Namespace, library: Library) -> Said:
    out: Path = arguments.out
    guessed = _SUFFIXES.get(out.suffix.lower(), ExportFormat.OWN)
    kind = ExportFormat(arguments.format) if arguments.format else guessed
    profile = Profile.EXACT if arguments.exact else Profile.PEOPLE
    file = Path(arguments.pack)
    with tempfile.TemporaryDirectory() as temporary:
        is_file = file.is_file() or file.is_dir()
        store = MediaStore(Path(temporary) if is_file else library.media)
        shelf = PackShelf(library.packs, store)
        pack = read_any(file, store).pack if is_file else _of_library(arguments.pack, shelf)
        left = export(pack, out, kind, profile=profile, store=store)
    language = _language(arguments)
    words = [f"{out}: {tally_of(Tally(TallyKind.MAIN, len(pack.questions)), language)}"]
    words += [f"{_WORDS[language][2]}: {name}" for name in left]
    return Said("\n".join(words))


def _of_library(name: str, shelf: PackShelf) -> Pack:
    entries = shelf.entries()
    found = [e for e in entries if e.id == name] or [e for e in entries if e.title == name]
    if not found:
        raise PackError(name, FlawKind.NOT_IN_LIBRARY)
    if len(found) > 1:
        raise PackError(name, FlawKind.SEVERAL_IN_LIBRARY, ", ".join(e.id for e in found))
    return shelf.read(found[0].id)


def _told(report: Report, arguments: argparse.Namespace, kept: str = "") -> str:
    language = _language(arguments)
    if not arguments.json:
        return "\n".join(_words(report, arguments.file, language, kept))
    found = report_json(report, language) | ({"id": kept} if kept else {})
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def report_json(report: Report, language: str = "en") -> Json:
    """The report as one JSON object; `language` is that of its sentences."""
    pack = report.pack
    of_stage = Counter(question.stage for question in pack.questions)
    return {
        "title": pack.title,
        "format": report.format.value,
        "language": pack.language,
        "counts": {tally.kind.value: tally.count for tally in report.tallies},
        "stages": [
            {"title": stage.title, "questions": of_stage[index], "reserve": stage.reserve}
            for index, stage in enumerate(pack.stages)
        ],
        "doubts": [
            {
                "place": place_of(doubt.where, language),
                "line": doubt.line,
                "what": what_of(doubt, language),
                "done": done_of(doubt, language),
            }
            for doubt in report.doubts
        ],
        "media": [
            {"kind": medium.kind, "name": medium.name, "there": bool(medium.file)}
            for medium in media_of(pack)
        ],
    }


def _words(report: Report, file: Path, language: str, kept: str) -> Iterator[str]:
    pack = report.pack
    doubtful, library, _ = _WORDS[language]
    yield f"{file}: «{pack.title}», {format_of(report.format, language)}"
    yield ", ".join(tally_of(tally, language) for tally in report.tallies)
    of_stage = Counter(question.stage for question in pack.questions)
    for index, stage in enumerate(pack.stages):
        count = tally_of(Tally(TallyKind.MAIN, of_stage[index]), language)
        yield f"  {stage.title or '–'}: {count}"
    if report.doubts:
        yield f"{doubtful}: {len(report.doubts)}"
    for doubt in report.doubts:
        what, done = what_of(doubt, language), done_of(doubt, language)
        yield f"  {place_of(doubt.where, language)}: {what} — {done}"
    if kept:
        yield f"{library}: {kept}"
