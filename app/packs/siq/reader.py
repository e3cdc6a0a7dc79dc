"""The reader of `.siq` packages: rounds, themes and questions of the board."""

import re
from dataclasses import replace
from pathlib import Path

from app.packs.archive import Archive
from app.packs.gather import Gathering
from app.packs.media import MediaIntake
from app.packs.place import Place, at
from app.packs.report import (
    DoubtKind,
    FlawKind,
    PackError,
    PackFormat,
    Report,
    Tally,
    TallyKind,
)
from app.packs.siq.files import Files
from app.packs.siq.info import Index, Info, Tell
from app.packs.siq.question import Setting, is_empty, number_of, question_of
from app.packs.siq.xml import Node, read_xml
from app.packs.source import MAX_TEXT, Head, Source
from app.packs.stages import language_of

CONTENT = "content.xml"
NEWEST = 5
MAX_QUESTIONS = 50_000
MAX_STAGES = 10_000

_TEXTS = ("Texts/authors.xml", "Texts/sources.xml")
_FACTS = ("publisher", "contactUri", "restriction", "difficulty")
_KNOWN = {"info", "rounds", "tags", "global"}
_VERSION = re.compile(r"(\d{1,4})(?:\.\d+)?")
_CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


def looks_like(head: Head) -> bool:
    """A zip with the one text that each package has, or one that is called a package."""
    return CONTENT in head.entries or (head.suffix == ".siq" and not head.text)


def read(source: Source, media: MediaIntake) -> Report:
    """Read a package; raises PackError."""
    archive = source.archive
    root, doubts = read_xml(archive.read(CONTENT, MAX_TEXT), source.name)
    reader = _Reader(root, archive, media)
    return reader.report().with_doubts(doubts)


class _Reader:
    def __init__(self, root: Node, archive: Archive, media: MediaIntake) -> None:
        self.root = root
        self.archive = archive
        self.files = Files(archive, media)
        self.name = archive.name
        title = root.get("name") or Path(archive.name).stem
        self.pack = Gathering(archive.name, title, date=root.get("date"))
        self.russian = self._is_russian()
        self.rounds = self.themes = self.left_out = 0

    def tell_at(self, line: int, place: Place) -> Tell:
        def tell(kind: DoubtKind, detail: str) -> None:
            self.pack.doubt(kind, line, detail, place)

        return tell

    def report(self) -> Report:
        self._check_version()
        top = self.tell_at(0, at(file=CONTENT))
        self.index = Index(*self.root.all("global"), *self._old_lists())
        info = self.index.info(self.root, top)
        self.pack.editors += info.authors
        self._notes(info, top)
        for number, node in enumerate(self.root.all("rounds", "round"), start=1):
            self._round(node, number, info)
        for kind, name in self.archive.odd:
            top(kind, name)
        for name in self.files.unused():
            top(DoubtKind.MEDIUM_UNUSED, name)
        report = self.pack.report(
            PackFormat.SIQ,
            Tally(TallyKind.ROUNDS, self.rounds),
            Tally(TallyKind.THEMES, self.themes),
            Tally(TallyKind.LEFT_OUT, self.left_out),
        )
        return replace(report, pack=replace(report.pack, language=self._language(report)))

    def _check_version(self) -> None:
        if self.root.name != "package":
            raise PackError(self.name, FlawKind.NO_CONTENT, "<package>")
        version = self.root.get("version") or str(NEWEST)
        found = _VERSION.fullmatch(version)
        if found is None or int(found[1]) > NEWEST or float(version) > NEWEST:
            raise PackError(self.name, FlawKind.TOO_NEW, version)

    def _old_lists(self) -> list[Node]:
        """The lists of authors and sources beside the content; broken ones are only told."""
        lists = []
        for name in _TEXTS:
            if name in self.archive:
                try:
                    lists.append(read_xml(self.archive.read(name, MAX_TEXT), name)[0])
                except PackError as error:
                    self.pack.doubt(DoubtKind.MEDIUM_BROKEN, 0, str(error), at(file=name))
        return lists

    def _notes(self, info: Info, tell: Tell) -> None:
        notes = [*info.comments, *info.asides, *info.sources]
        tags = ", ".join(tag.text.strip() for tag in self.root.all("tags", "tag"))
        notes += [text for text in (tags,) if text]
        notes += [f"{fact}: {text}" for fact in _FACTS if (text := self.root.get(fact))]
        for child in self.root.children:
            if child.name not in _KNOWN and child.text.strip():
                words = f"{child.name}: {child.text.strip()}"
                notes.append(words)
                tell(DoubtKind.UNKNOWN_PART, words)
        self.pack.notes += notes

    def _round(self, node: Node, number: int, above: Info) -> None:
        self.rounds += 1
        self._bound()
        here = self.tell_at(len(self.pack.questions) + 1, at(round=number))
        info = self.index.info(node, here)
        notes: tuple[str, ...] = (*info.comments, *info.asides)
        info = info.under(above)
        themes = list(node.all("themes", "theme"))
        for row, theme in enumerate(themes, start=1):
            self._theme(node.get("name"), theme, (number, row), notes, info)
            notes = ()
        if not themes:
            self.pack.stage(node.get("name"), notes, len(self.pack.questions) + 1)

    def _bound(self) -> None:
        if self.rounds + self.themes > MAX_STAGES:
            many = "more rounds and themes than any pack has"
            raise PackError(self.name, FlawKind.BROKEN_XML, many)

    def _theme(
        self,
        in_round: str,
        node: Node,
        where: tuple[int, int],
        notes: tuple[str, ...],
        above: Info,
    ) -> None:
        self.themes += 1
        self._bound()
        number, row = where
        line = len(self.pack.questions) + 1
        own = self.index.info(node, self.tell_at(line, at(round=number, theme=row)))
        name = node.get("name")
        title = " · ".join(filter(None, (in_round, name)))
        self.pack.stage(title, (*notes, *own.comments, *own.asides), line)
        info = own.under(above)
        for column, question in enumerate(node.all("questions", "question"), start=1):
            self._question(question, name, at(round=number, theme=row, question=column), info)

    def _question(self, node: Node, theme: str, place: Place, above: Info) -> None:
        line = len(self.pack.questions) + 1
        tell = self.tell_at(line, place)
        if line > MAX_QUESTIONS:
            raise PackError(self.name, FlawKind.TOO_MANY, f"{MAX_QUESTIONS:,}")
        if is_empty(node):
            self.left_out += 1
            tell(DoubtKind.EMPTY_CELL, theme)
            return
        info = self.index.info(node, tell).under(above)
        number = number_of(node.get("price"), int(place[-1].value), tell)
        setting = Setting(self.russian, theme, self.files, tell)
        self.pack.add(question_of(node, number, line, info, setting), place)

    def _is_russian(self) -> bool:
        language = self.root.get("language").lower()
        if language:
            return language.startswith("ru")
        names = (node.get("name") for node in self.root.all("rounds", "round", "themes", "theme"))
        return _CYRILLIC.search(" ".join((self.root.get("name"), *names))) is not None

    def _language(self, report: Report) -> str:
        """What the package says, as a two-letter word; else what its letters say."""
        said = self.root.get("language").lower().partition("-")[0]
        return said if said in ("ru", "en") else language_of(report.pack.questions)
