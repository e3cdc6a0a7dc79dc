"""Media that lie beside a text: found only in the text's own folder and below it.

A text that the program has written has its media in a folder `NAME_media` beside it, and names
them with that folder; they are read under their own names again.
"""

import re
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import IO
from urllib.parse import unquote

from app.packs.media import MediaIntake
from app.packs.model import Medium, PackQuestion
from app.packs.report import Doubt, DoubtKind, MediumError, Report

_MOST_FILES = 10_000
_ONLINE = re.compile(r"[a-z][a-z0-9+.-]+://", re.IGNORECASE)


def folder_beside(text: Path) -> str:
    """The name of the folder in which the media of a written text lie."""
    return f"{text.stem}_media"


def bring_media(report: Report, text: Path | None, media: MediaIntake) -> Report:
    """Take in the files that the questions name; each that cannot be is a doubt.

    A text that was pasted (None) has no folder, so none of its files are there.
    """
    beside = _Beside(text, media)
    questions = tuple(beside.question(question) for question in report.pack.questions)
    partners = tuple(
        partner if partner.logo is None else replace(partner, logo=beside.logo(partner.logo))
        for partner in report.pack.partners
    )
    pack = replace(report.pack, questions=questions, partners=partners)
    return replace(report, pack=pack).with_doubts(beside.doubts)


class _Beside:
    def __init__(self, text: Path | None, media: MediaIntake) -> None:
        self.folder = text.parent if text is not None else None
        self.own = f"{folder_beside(text)}/" if text is not None else ""
        self.media = media
        self.doubts: list[Doubt] = []
        self.taken: dict[str, Medium | MediumError] = {}
        self.alike: set[str] = set()

    def question(self, question: PackQuestion) -> PackQuestion:
        if not question.all_media:
            return question
        question = self._unpacked(question)
        return replace(
            question,
            shown=tuple(self.medium(medium, question.line) for medium in question.shown),
            answer_shown=tuple(
                self.medium(medium, question.line) for medium in question.answer_shown
            ),
        )

    def _unpacked(self, question: PackQuestion) -> PackQuestion:
        """The question with media of the text's own folder called by their names alone."""
        if not self.own or not any(m.name.startswith(self.own) for m in question.all_media):
            return question

        inside, mark = f"[{self.own}", "["
        return replace(
            question,
            host_text=question.host_text.replace(inside, mark),
            answer=question.answer.replace(inside, mark),
            comment=question.comment.replace(inside, mark),
            media=tuple(name.removeprefix(self.own) for name in question.media),
            shown=tuple(map(self._bare, question.shown)),
            answer_shown=tuple(map(self._bare, question.answer_shown)),
        )

    def _bare(self, medium: Medium) -> Medium:
        return replace(medium, name=medium.name.removeprefix(self.own))

    def logo(self, medium: Medium) -> Medium:
        return self.medium(self._bare(medium), 0)

    def medium(self, medium: Medium, line: int) -> Medium:
        if medium.file:
            return medium
        if medium.name not in self.taken:
            self.taken[medium.name] = self._try(medium.name)
        found = self.taken[medium.name]
        if isinstance(found, MediumError):
            self.doubts.append(Doubt(line, found.kind, found.detail))
            return medium
        if medium.name in self.alike:
            self.doubts.append(Doubt(line, DoubtKind.MEDIUM_ALIKE, medium.name))
        if found.kind != medium.kind:
            self.doubts.append(Doubt(line, DoubtKind.MEDIUM_KIND, medium.name))
        return found

    def _try(self, name: str) -> Medium | MediumError:
        try:
            return self._take(name)
        except MediumError as refusal:
            return refusal

    def _take(self, name: str) -> Medium:
        if _ONLINE.match(name):
            raise MediumError(DoubtKind.MEDIUM_ONLINE, name)
        if self.folder is None:
            raise MediumError(DoubtKind.MEDIUM_MISSING, name)
        for form in dict.fromkeys((self.own + name, name, unquote(name))):
            try:
                return self._open(self.folder, form, name)
            except MediumError as refusal:
                if refusal.kind is not DoubtKind.MEDIUM_MISSING:
                    raise
        taken = self._open(self.folder, _alike(self.folder, name), name)
        self.alike.add(name)
        return taken

    def _open(self, folder: Path, form: str, name: str) -> Medium:
        try:
            with open_inside(folder, form) as file:
                return self.media.take(name, file)
        except MediumError as refusal:
            detail = name if refusal.detail == form else refusal.detail
            raise MediumError(refusal.kind, detail) from None


def _alike(folder: Path, name: str) -> str:
    """A file directly in the folder whose name differs in case or the form of its letters."""
    wanted = _folded(name)
    try:
        files = (path.name for path in islice(folder.iterdir(), _MOST_FILES))
        return next((file for file in files if _folded(file) == wanted), name)
    except OSError:
        return name


def _folded(name: str) -> str:
    return unicodedata.normalize("NFC", name).casefold()


@contextmanager
def open_inside(folder: Path, name: str) -> Iterator[IO[bytes]]:
    """Open the file of that name in the folder or below it, links followed.

    Raises MediumError: not there, outside the folder, not readable.
    """
    path = _inside(folder, name)
    try:
        with path.open("rb") as file:
            yield file
    except OSError:
        raise MediumError(DoubtKind.MEDIUM_BROKEN, name) from None


def _inside(folder: Path, name: str) -> Path:
    try:
        home = folder.resolve()
        path = (home / name.replace("\\", "/")).resolve()
        inside, there = path.is_relative_to(home), path.is_file()
    except (OSError, ValueError, RuntimeError):
        raise MediumError(DoubtKind.MEDIUM_MISSING, name) from None
    if not inside:
        raise MediumError(DoubtKind.MEDIUM_OUTSIDE, name)
    if not there:
        raise MediumError(DoubtKind.MEDIUM_MISSING, name)
    return path
