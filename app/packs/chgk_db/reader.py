"""From the fields of a db.chgk.info text to a pack."""

import re
from collections.abc import Iterable

from app.packs.beside import bring_media
from app.packs.chgk_db.fields import Field, Name, fields
from app.packs.chgk_db.text import SPLIT, Text, items, read_text, run_on, verdicts
from app.packs.gather import Gathering
from app.packs.kinds import DoubtKind, FlawKind
from app.packs.media import MediaIntake
from app.packs.model import Medium, PackQuestion
from app.packs.report import PackError, PackFormat, Report
from app.packs.source import Head, Source

MAX_SIGNS = 300_000
MAX_VERDICTS = 100_000

_SIGNS = "[]()|_~\\&<"
_QUESTION = re.compile(r"^Вопрос(?: [^:\n]{1,20})?[ \t]*:", re.MULTILINE | re.IGNORECASE)
_ANSWER = re.compile(r"^Ответ[ \t]*:", re.MULTILINE | re.IGNORECASE)
_OF_QUESTION = {
    *(Name.ANSWER, Name.ALSO, Name.NOT, Name.COMMENT, Name.SOURCE, Name.AUTHOR),
    *(Name.RATING, Name.HANDOUT),
}


def looks_like(head: Head) -> bool:
    """Whether lines `Вопрос 1:` and `Ответ:` stand in the text."""
    start = head.start
    return _QUESTION.search(start) is not None and _ANSWER.search(start) is not None


def read(source: Source, media: MediaIntake) -> Report:
    """Read a text and what lies beside it of its media; raises PackError."""
    report = parse(source.text, source.name, source.stem).with_doubts(source.doubts)
    return bring_media(report, source.path, media)


def parse(text: str, name: str, title: str) -> Report:
    """Read a text with `\\n` line ends; raises PackError when no question is in it."""
    if sum(map(text.count, _SIGNS)) > MAX_SIGNS:
        raise PackError(name, FlawKind.TOO_TANGLED, f"{MAX_SIGNS:,}")
    if sum(1 for _ in SPLIT.finditer(text)) > MAX_VERDICTS:
        raise PackError(name, FlawKind.TOO_TANGLED, f"{MAX_VERDICTS:,}")
    reader = _Reader(Gathering(name, title))
    for field in fields(text, reader.pack.doubt):
        reader.take(field)
    reader.close()
    return reader.pack.report(PackFormat.CHGK_DB)


class _Reader:
    """Takes field after field; `draft` is the question that is open."""

    def __init__(self, pack: Gathering) -> None:
        self.pack = pack
        self.draft: _Question | None = None
        self.titled = self.in_tour = False

    def take(self, field: Field) -> None:
        if field.name is Name.QUESTION:
            self.close()
            self.draft = _Question(field, self.pack)
        elif field.name is Name.TOUR:
            self.close()
            self.in_tour = True
            self.pack.stage(_words(field), line=field.line)
        elif self.draft is not None and field.name in (*_OF_QUESTION, Name.OTHER):
            self.draft.take(field)
        elif field.name in _OF_QUESTION or field.name is Name.STRAY:
            self.pack.notes.append(_labelled(field))
            self.pack.doubt(DoubtKind.STRAY_OUTSIDE, field.line, _labelled(field))
        else:
            self.close()
            self._around(field)

    def _around(self, field: Field) -> None:
        """A field of the package, or of the tour that is open."""
        words = _words(field)
        if field.name is Name.OTHER:
            self.pack.doubt(DoubtKind.UNKNOWN_FIELD, field.line, _labelled(field))
        if not words:
            return
        if field.name is Name.EDITOR:
            self.pack.editors.append(words)
        if self.in_tour:
            self.pack.stage_note(_labelled(field))
        elif field.name is Name.TITLE and not self.titled:
            self.pack.title, self.titled = words, True
        elif field.name is Name.DATE and not self.pack.date:
            self.pack.date = words
        elif field.name is not Name.EDITOR:
            self.pack.notes.append(words if field.name is Name.INFO else _labelled(field))
            if field.name is Name.TITLE:
                self.pack.doubt(DoubtKind.TITLE_TWICE, field.line, words)

    def close(self) -> None:
        if self.draft is not None:
            self.draft.finish()
        self.draft = None


def _words(field: Field) -> str:
    return "\n".join(run_on(field.lines))


def _labelled(field: Field) -> str:
    return f"{field.label}: {_words(field)}" if field.label else _words(field)


class _Question:
    """A question and its fields as far as they have been read."""

    def __init__(self, field: Field, pack: Gathering) -> None:
        self.pack = pack
        self.head = field
        self.fields: dict[Name, list[Field]] = {}

    def take(self, field: Field) -> None:
        if field.name is Name.OTHER:
            self.pack.doubt(DoubtKind.UNKNOWN_FIELD, field.line, _labelled(field))
        elif field.name is Name.RATING and not field.is_empty:
            self.pack.doubt(DoubtKind.KEPT_IN_COMMENT, field.line, _labelled(field))
        elif field.name in self.fields:
            self.pack.doubt(DoubtKind.FIELD_TWICE, field.line, _labelled(field))
        self.fields.setdefault(field.name, []).append(field)

    def _of(self, *names: Name) -> list[Field]:
        return [field for name in names for field in self.fields.get(name, [])]

    def _read(self, words: Iterable[str]) -> Text:
        text = read_text("\n".join(filter(None, words)))
        if text.open_handout:
            self.pack.doubt(DoubtKind.HANDOUT_OPEN, self.head.line, text.handout)
        return text

    def _items(self, name: Name) -> tuple[list[Medium], tuple[str, ...]]:
        texts = [self._read([item]) for field in self._of(name) for item in items(field.lines)]
        media = [medium for text in texts for medium in text.media]
        return media, tuple(text.host for text in texts)

    def finish(self) -> None:
        handouts = [f"<раздатка>{_words(field)}</раздатка>" for field in self._of(Name.HANDOUT)]
        question = self._read([*handouts, _words(self.head)])
        answer = verdicts("\n".join(_words(field) for field in self._of(Name.ANSWER)))
        also = [verdicts(_words(field)) for field in self._of(Name.ALSO)]
        accepted = [*answer.accepted, *(part for v in also for part in (v.own, *v.accepted))]
        refused = [*answer.refused, *(part for v in also for part in v.refused)]
        refused += [_words(field) for field in self._of(Name.NOT)]
        own = self._read([answer.own])
        comment = self._read(
            [_words(field) for field in self._of(Name.COMMENT)]
            + [_labelled(field) for field in self._of(Name.RATING, Name.OTHER)]
        )
        media, sources = self._items(Name.SOURCE)
        answer_shown = (*own.media, *comment.media, *media)
        self.pack.add(
            PackQuestion(
                number=self.head.number or self.pack.next_number,
                stage=0,
                host_text=question.host,
                screen_text=question.screen,
                answer=own.host,
                line=self.head.line,
                handout=question.handout,
                also_accepted=tuple(self._read([part]).host for part in accepted if part),
                not_accepted=tuple(self._read([part]).host for part in refused if part),
                comment=comment.host,
                sources=sources,
                authors=self._items(Name.AUTHOR)[1],
                media=tuple(medium.name for medium in (*question.media, *answer_shown)),
                shown=question.media,
                answer_shown=answer_shown,
            )
        )
