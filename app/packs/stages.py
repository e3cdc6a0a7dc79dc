"""What stands around the questions: title, editors, headings, notes."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from app.packs.draft import Field
from app.packs.inline import render
from app.packs.lines import HEADINGS, Line, Mark
from app.packs.model import Pack, PackQuestion, Stage
from app.packs.report import Doubt, DoubtKind

RESERVE = re.compile(r"\W*(?:резерв|запасн|reserve|spare)", re.IGNORECASE)
"""How the heading of a stage of reserve questions begins."""

_CYRILLIC = re.compile(r"[\u0400-\u04ff]")
_TELLING = 10_000
_LATIN = re.compile(r"[A-Za-z]")


@dataclass(slots=True)
class _Heading:
    text: Field
    used: bool = False


@dataclass(slots=True)
class _OpenStage:
    """A stage that begins with the headings read so far, entered with its first question."""

    index: int | None = None
    title: str = ""
    line: int = 0
    reserve: bool = False
    notes: list[Field] = field(default_factory=list)
    authors: list[Field] = field(default_factory=list)
    credited: bool = False


class Outline:
    """Collects headings and notes, and knows the stage that a question falls into."""

    def __init__(self, doubt: Callable[[Doubt], None]) -> None:
        self._doubt = doubt
        self._titles: list[Field] = []
        self._short_titles: list[Field] = []
        self._editors: list[Field] = []
        self._dates: list[Field] = []
        self._notes: list[Field] = []
        self._path: dict[Mark, _Heading] = {}
        self._open = _OpenStage()
        self._stages: list[_OpenStage] = []

    def heading(self, line: Line) -> Field:
        """Take a heading, a meta line, a date or editors; return the field for its next lines."""
        text = Field()
        text.add(line.number, line.text)
        if line.mark in HEADINGS:
            self._head(line.mark, text)
        elif line.mark is Mark.TITLE and self._titles and RESERVE.match(line.text):
            self._head(Mark.TOUR, text)
        else:
            self._list_for(line.mark).append(text)
        return text

    def _list_for(self, mark: Mark) -> list[Field]:
        lists = {
            Mark.TITLE: self._titles,
            Mark.SHORT_TITLE: self._short_titles,
            Mark.EDITOR: self._editors,
            Mark.DATE: self._dates,
        }
        if mark in lists:
            return lists[mark]
        return self._open.notes if self._path or self._stages else self._notes

    def _head(self, mark: Mark, text: Field) -> None:
        for inner in HEADINGS[HEADINGS.index(mark) :]:
            self._leave(inner)
        self._path[mark] = _Heading(text)
        if self._open.index is not None:
            self._open = _OpenStage()

    def _leave(self, mark: Mark) -> None:
        heading = self._path.pop(mark, None)
        if heading is not None and not heading.used:
            self._notes.append(heading.text)
            self._tell(DoubtKind.EMPTY_STAGE, heading.text)

    def _tell(self, kind: DoubtKind, text: Field) -> None:
        self._doubt(Doubt(text.line, kind, text.words))

    def field_of_stage(self, line: Line) -> Field:
        """Take a comment, source or author that stands before the questions of a stage."""
        text = Field()
        text.add(line.number, line.text)
        if self._open.index is None and line.mark is Mark.AUTHOR:
            self._open.authors.append(text)
        elif self._open.index is None and line.mark in (Mark.COMMENT, Mark.SOURCE):
            self._open.notes.append(text)
        else:
            self._notes.append(text)
            self._doubt(Doubt(line.number, DoubtKind.STRAY_FIELD, line.whole))
        return text

    def stray(self, text: Field) -> None:
        """Keep text that belongs to nothing."""
        self._notes.append(text)
        self._tell(DoubtKind.STRAY_OUTSIDE, text)

    def enter(self) -> int:
        """Return the index of the stage for a question that begins here."""
        stage = self._open
        if stage.index is None:
            headings = [self._path[mark] for mark in HEADINGS if mark in self._path]
            stage.index = len(self._stages)
            stage.title = " · ".join(_text(heading.text) for heading in headings)
            stage.line = headings[-1].text.line if headings else 0
            stage.reserve = any(RESERVE.match(_text(heading.text)) for heading in headings)
            for heading in headings:
                heading.used = True
            self._stages.append(stage)
        return stage.index

    @property
    def reserve(self) -> bool:
        """Whether the stage that was entered last holds reserve questions."""
        return self._open.reserve

    def credit(self) -> tuple[str, ...]:
        """The authors given for the whole stage, for a question that names none of its own."""
        self._open.credited = True
        return _texts(self._open.authors)

    def pack(self, fallback: str, questions: tuple[PackQuestion, ...]) -> Pack:
        """Put the pack together; `fallback` is its title if the file has none."""
        for mark in HEADINGS:
            self._leave(mark)
        titles = [title for title in (*self._titles, *self._short_titles) if _text(title)]
        title = _text(titles[0]) if titles else fallback
        rest = [other for other in titles[1:] if _text(other) != title]
        for other in rest:
            if other in self._titles:
                self._tell(DoubtKind.TITLE_TWICE, other)
        notes = [*self._notes, *rest, *self._dates[1:]]
        if self._open.index is None:
            notes += [*self._open.notes, *self._open.authors]
        return Pack(
            title=title,
            language=language_of(questions),
            editors=tuple(dict.fromkeys(_texts(self._editors))),
            date=_text(self._dates[0]) if self._dates else "",
            stages=tuple(_stage(stage) for stage in self._stages),
            questions=questions,
            notes=_texts(sorted(notes, key=lambda note: note.line)),
        )


def _stage(stage: _OpenStage) -> Stage:
    """The stage; authors whom no question has taken over are told in its notes."""
    untold = [] if stage.credited else stage.authors
    notes = sorted([*stage.notes, *untold], key=lambda note: note.line)
    return Stage(stage.title, stage.reserve, _texts(notes), stage.line)


def _text(text: Field) -> str:
    return render(text.body()).host


def _texts(fields: list[Field]) -> tuple[str, ...]:
    return tuple(words for words in map(_text, fields) if words)


def language_of(questions: tuple[PackQuestion, ...]) -> str:
    """Guess "ru" or "en" from the letters of the first questions."""
    texts = "".join(question.host_text[:_TELLING] for question in questions[:100])
    return "ru" if len(_CYRILLIC.findall(texts)) >= len(_LATIN.findall(texts)) else "en"
