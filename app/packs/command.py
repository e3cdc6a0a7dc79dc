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
from app.packs.place import told
from app.packs.readers import read_any
from app.packs.report import PackError, Report
from app.packs.shelf import PackShelf
from app.packs.write import ExportFormat, Profile, export
from app.places import user_data
from app.store.folder import DataFolder

GOOD, DOUBTFUL, BAD = 0, 1, 2
_SUFFIXES = {
    ".kothpack": ExportFormat.OWN,
    ".4s": ExportFormat.FOUR_S,
    ".csv": ExportFormat.CSV,
    ".xlsx": ExportFormat.XLSX,
}
Json = dict[str, Any]


class Said(NamedTuple):
    """What a command prints, its sentences for the error output, and its exit code."""

    out: str
    errors: tuple[str, ...] = ()
    code: int = GOOD


def run(arguments: argparse.Namespace) -> Said:
    """Carry out one command; every failure is one sentence and the code 2."""
    folder = DataFolder(arguments.data or user_data())
    try:
        match arguments.deed:
            case "import":
                return _import(arguments.file, folder, as_json=arguments.json)
            case "check":
                return _check(arguments.file, as_json=arguments.json)
            case _:
                return _export(arguments, folder)
    except PackError as error:
        return Said("", (str(error),), BAD)


def _check(file: Path, *, as_json: bool) -> Said:
    report = read_any(file)
    code = DOUBTFUL if report.doubts else GOOD
    return Said(_told(report, file, as_json=as_json), code=code)


def _import(file: Path, folder: DataFolder, *, as_json: bool) -> Said:
    store = MediaStore(folder.media)
    shelf = PackShelf(folder.packs, store)
    with _all_or_nothing(store):
        report = read_any(file, store)
        entry = shelf.add(report, datetime.now(UTC), file.name)
    return Said(_told(report, file, entry.id, as_json=as_json))


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


def _export(arguments: argparse.Namespace, folder: DataFolder) -> Said:
    out: Path = arguments.out
    guessed = _SUFFIXES.get(out.suffix.lower(), ExportFormat.OWN)
    kind = ExportFormat(arguments.format) if arguments.format else guessed
    profile = Profile.EXACT if arguments.exact else Profile.PEOPLE
    file = Path(arguments.pack)
    with tempfile.TemporaryDirectory() as temporary:
        if file.exists():
            store = MediaStore(Path(temporary))
            pack = read_any(file, store).pack
        else:
            store = MediaStore(folder.media)
            pack = _of_library(arguments.pack, PackShelf(folder.packs, store))
        left = export(pack, out, kind, profile=profile, store=store)
    words = [f"{out}: {_counted(len(pack.questions), 'question')} of “{pack.title}”"]
    words += [f"not carried: {name}" for name in left]
    return Said("\n".join(words))


def _of_library(name: str, shelf: PackShelf) -> Pack:
    entries = shelf.entries()
    found = [e for e in entries if e.id == name] or [e for e in entries if e.title == name]
    if not found:
        raise PackError(name, FlawKind.NOT_IN_LIBRARY)
    if len(found) > 1:
        raise PackError(name, FlawKind.SEVERAL_IN_LIBRARY, ", ".join(e.id for e in found))
    return shelf.read(found[0].id)


def _told(report: Report, file: Path, kept: str = "", *, as_json: bool) -> str:
    if as_json:
        return json.dumps(report_json(report, kept), ensure_ascii=False, separators=(",", ":"))
    return "\n".join(_words(report, file, kept))


def report_json(report: Report, kept: str = "") -> Json:
    """The report as one JSON object; `kept` is the pack's id in the library, or ""."""
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
            {"place": told(d.where), "line": d.line, "what": d.what, "done": d.done}
            for d in report.doubts
        ],
        "media": [
            {"kind": medium.kind, "name": medium.name, "there": bool(medium.file)}
            for medium in media_of(pack)
        ],
        **({"id": kept} if kept else {}),
    }


def _words(report: Report, file: Path, kept: str) -> Iterator[str]:
    pack = report.pack
    yield f"{file}: “{pack.title}” ({report.format.value})"
    yield "; ".join(f"{tally.kind.value}: {tally.count}" for tally in report.tallies)
    of_stage = Counter(question.stage for question in pack.questions)
    for index, stage in enumerate(pack.stages):
        yield f"  {stage.title or '–'}: {_counted(of_stage[index], 'question')}"
    if report.doubts:
        yield f"{_counted(len(report.doubts), 'doubtful place')}:"
    yield from (f"  {doubt}" for doubt in report.doubts)
    if kept:
        yield f"in the library as {kept}"


def _counted(count: int, word: str) -> str:
    return f"{count} {word}" + "s" * (count != 1)
