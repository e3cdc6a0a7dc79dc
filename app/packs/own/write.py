"""From a pack to the text of the own format, and to a folder or a zip with its media."""

import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import tomli_w

from app.packs.media import MediaStore
from app.packs.model import Medium, Pack, PackQuestion, Partner, Stage
from app.packs.own.read import FORMAT, VERSION, usual_screen
from app.store.disk import arriving

TEXT_NAME = "pack.toml"
FOLDER = "media/"
SUFFIX = ".kothpack"
_EARLIEST = (1980, 1, 1, 0, 0, 0)


def text_of(pack: Pack, origin: dict[str, str] | None = None) -> str:
    """The text of `pack.toml`: reading it gives the pack again. `origin` says whence it came.

    Questions are written stage by stage, so those of one stage come out together; a line end of
    two characters comes out as one.
    """
    top: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "title": pack.title,
        "language": pack.language,
        **_filled(date=pack.date, editors=list(pack.editors), notes=list(pack.notes)),
        **_filled(origin=origin or {}),
        **_filled(partners=[_partner(partner) for partner in pack.partners]),
        "stages": [_stage(stage, index, pack) for index, stage in enumerate(pack.stages)],
    }
    return tomli_w.dumps(top, multiline_strings=True)


def write_zip(pack: Pack, path: Path, store: MediaStore | None = None) -> tuple[str, ...]:
    """Write the pack as one `.kothpack` file, whole or not at all.

    Returns the names of media that the store does not have. Raises OSError.
    """
    files, missing = _files(pack, store)
    with arriving(path) as part, zipfile.ZipFile(part, "w", zipfile.ZIP_STORED) as package:
        _put(package, TEXT_NAME, text_of(pack))
        for name, file in files.items():
            entry = zipfile.ZipInfo(FOLDER + name, _EARLIEST)
            with file.open("rb") as source, package.open(entry, "w") as target:
                while piece := source.read(2**18):
                    target.write(piece)
    return missing


def media_of(pack: Pack) -> tuple[Medium, ...]:
    """Every medium of the pack, those of its partners included, in order, each once."""
    logos = (partner.logo for partner in pack.partners if partner.logo is not None)
    shown = (medium for question in pack.questions for medium in question.all_media)
    return tuple(dict.fromkeys((*logos, *shown)))


def _put(package: zipfile.ZipFile, name: str, text: str) -> None:
    entry = zipfile.ZipInfo(name, _EARLIEST)
    entry.compress_type = zipfile.ZIP_DEFLATED
    package.writestr(entry, text.encode())


def _files(pack: Pack, store: MediaStore | None) -> tuple[dict[str, Path], tuple[str, ...]]:
    files, missing = {}, []
    for medium in media_of(pack):
        path = store.path(medium.file) if store is not None else None
        if path is not None:
            files[medium.file] = path
        elif medium.file:
            missing.append(medium.name)
    return files, tuple(missing)


def _filled(**values: Any) -> dict[str, Any]:
    return {key: value for key, value in values.items() if value}


def _partner(partner: Partner) -> dict[str, Any]:
    logo = [] if partner.logo is None else _media([partner.logo])
    return {"name": partner.name, **_filled(text=partner.text, logo=logo)}


def _stage(stage: Stage, index: int, pack: Pack) -> dict[str, Any]:
    inside = ((q, row) for row, q in enumerate(pack.questions, start=1) if q.stage == index)
    return {
        "title": stage.title,
        **_filled(reserve=stage.reserve, notes=list(stage.notes), line=stage.line),
        "questions": [_question(q, ordinal, stage.reserve) for q, ordinal in inside],
    }


def _question(question: PackQuestion, ordinal: int, reserve: bool) -> dict[str, Any]:
    table: dict[str, Any] = {"number": question.number, "host": question.host_text}
    if question.screen_text != usual_screen(question.host_text, question.handout):
        table["screen"] = question.screen_text
    table |= _filled(handout=question.handout, choices=list(question.choices))
    table["answer"] = question.answer
    table |= _filled(
        also_accepted=list(question.also_accepted),
        not_accepted=list(question.not_accepted),
        comment=question.comment,
        sources=list(question.sources),
        authors=list(question.authors),
        warm_up=question.warm_up,
        seconds=question.seconds,
        names=list(question.media),
    )
    if question.reserve is not reserve:
        table["reserve"] = question.reserve
    if question.partner is not None:
        table["partner"] = question.partner
    if question.line != ordinal:
        table["line"] = question.line
    return table | _filled(shown=_media(question.shown), answer_shown=_media(question.answer_shown))


def _media(media: Iterable[Medium]) -> list[dict[str, str]]:
    return [
        {"kind": medium.kind, "name": medium.name}
        | ({"file": FOLDER + medium.file} if medium.file else {})
        for medium in media
    ]
