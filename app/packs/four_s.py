"""The reader of `.4s` packs.

A line is a marker, a space and text; a line without a marker continues the field above, and a
blank line ends a question. What breaks these rules is kept where it harms least and named in the
report: a question is never merged with another, and no line goes without a trace.
"""

import re
from dataclasses import replace
from typing import NamedTuple

from app.packs.beside import bring_media
from app.packs.draft import Before, Draft, Field
from app.packs.encoding import MAX_LINES
from app.packs.lines import HEADINGS, Line, Mark, read_lines
from app.packs.media import MediaIntake
from app.packs.model import PackQuestion
from app.packs.report import Doubt, DoubtKind, FlawKind, PackError, Report
from app.packs.source import Head, Source
from app.packs.stages import Outline


class Dialect(NamedTuple):
    """How questions without a number of their own are counted; `anew` in each inner heading."""

    first: int = 1
    step: int = 1
    anew: bool = False


DIALECTS = {
    ".4s": Dialect(),
    ".si4s": Dialect(10, 10, True),
    ".br4s": Dialect(anew=True),
    ".tr4s": Dialect(anew=True),
    ".canon": Dialect(),
}
"""By the ending of the file: the common game, and those of themes (10, 20, …) and of battles."""

MAX_SIGNS = 300_000
MAX_DOUBTS = 20_000
MAX_SECONDS = 3600

_SIGNS = "[]()|_~\\"
_PARTNER = re.compile(
    r"(?:вопрос\s+)?(?:партн[её]р\w*|спонсор\w*|partner|sponsor)\s*[:—–-]\s*(.+)", re.IGNORECASE
)
_TIME = re.compile(r"(?:время|time)\s*:\s*(\d+)\s*(?:с|сек\w*|s|sec\w*)?\.?", re.IGNORECASE)
_CHOICES = re.compile(r"(?:варианты(?:\s+ответа)?|choices|options)\s*(?::\s*(.*))?", re.IGNORECASE)
_LOST_COUNTER = re.compile(r"\?\?\s*(\d{1,6})")
_QUESTION = re.compile(r"^\? ?\S", re.MULTILINE)
_DB_TEXT = re.compile(r"^(?:Чемпионат|Вопрос \d+):", re.MULTILINE)
_FIELDS = (Mark.ALSO, Mark.NOT, Mark.COMMENT, Mark.SOURCE, Mark.AUTHOR, Mark.HANDOUT)
_ONCE = (Mark.QUESTION, Mark.ANSWER, Mark.COMMENT, Mark.HANDOUT)
_LONGEST_NUMBER = 20


def looks_like(head: Head) -> bool:
    """Whether a text has a question's marker in it, or the file such a name."""
    return bool(head.text) and (head.suffix in DIALECTS or _QUESTION.search(head.text) is not None)


def read(source: Source, media: MediaIntake) -> Report:
    """Read a `.4s` file; raises PackError."""
    dialect = DIALECTS.get(source.path.suffix.lower(), Dialect())
    report = parse(source.text, source.name, source.stem, dialect).with_doubts(source.doubts)
    return bring_media(report, source.path, media)


def marks_question(text: str) -> bool:
    """Whether a meta line of this text says something of the next question, so is no note."""
    found = (_PARTNER.fullmatch(text), _TIME.fullmatch(text), _choices(text))
    return any(mark is not None for mark in found)


def _choices(text: str) -> str | None:
    """What a meta line of choices offers itself, "" for the list; None for any other line."""
    found = _CHOICES.fullmatch(text)
    if found is None:
        return None
    own = (found[1] or "").strip()
    return own if not own or sum(bool(part.strip()) for part in own.split(";")) > 1 else None


def parse(text: str, name: str, title: str, dialect: Dialect = DIALECTS[".4s"]) -> Report:
    """Read a tidy text (see `app.packs.encoding.tidy`).

    `name` names the file in errors, `title` the pack if the text has no title.

    Raises PackError when there is no question in it, or more lines or signs than any pack has.
    """
    if not text.strip():
        raise PackError(name, FlawKind.EMPTY)
    if text.count("\n") > MAX_LINES:
        raise PackError(name, FlawKind.TOO_LONG, f"{MAX_LINES:,}", MAX_LINES)
    if sum(map(text.count, _SIGNS)) > MAX_SIGNS:
        raise PackError(name, FlawKind.TOO_TANGLED, f"{MAX_SIGNS:,}")
    reader = _Reader(dialect)
    for line in read_lines(text):
        reader.take(line)
        if len(reader.doubts) > MAX_DOUBTS:
            raise PackError(name, FlawKind.TOO_DOUBTFUL, f"{MAX_DOUBTS:,}", line.number)
    report = reader.finish(title)
    if not report.pack.questions:
        found = _DB_TEXT.search(text)
        if found:
            row = text.count("\n", 0, found.start()) + 1
            raise PackError(name, FlawKind.OTHER_FORMAT, "db.chgk.info text", row)
        raise PackError(name, FlawKind.NO_QUESTIONS, "", text.count("\n") + 1)
    return report


class _Reader:
    """Takes line after line; `last` is the field that a line without a marker continues."""

    def __init__(self, dialect: Dialect) -> None:
        self.dialect = dialect
        self.doubts: list[Doubt] = []
        self.outline = Outline(self.doubts.append)
        self.questions: list[PackQuestion] = []
        self.numbers: set[tuple[int, str]] = set()
        self.counter = dialect.first
        self.draft: Draft | None = None
        self.before = Before()
        self.last: Field | None = None
        self.orphan: Field | None = None
        self.stray: Field | None = None

    def doubt(self, kind: DoubtKind, line: int, detail: str = "") -> None:
        self.doubts.append(Doubt(line, kind, detail))

    def take(self, line: Line) -> None:
        if line.glued:
            if not self._is_marker(line):
                line = Line(line.number, Mark.NONE, line.whole, line.after_blank)
            else:
                self.doubt(DoubtKind.NO_SPACE, line.number, line.mark.value)
        if line.mark is Mark.NONE:
            self._text(line)
        elif line.mark is Mark.ITEM:
            self._item(line)
        elif line.mark is Mark.QUESTION:
            self._question(line)
        elif line.mark is Mark.ANSWER:
            self._answer(line)
        elif line.mark in _FIELDS:
            self._field(line)
        elif line.mark is Mark.NUMBER:
            self._number(line)
        elif line.mark is Mark.COUNTER:
            self._counter(line)
        else:
            self._heading(line)

    def _is_marker(self, line: Line) -> bool:
        """Whether a sign with no space after it is likely to be meant as a marker."""
        if line.mark in (Mark.QUESTION, Mark.TOUR, Mark.TITLE):
            return True
        if line.mark in (Mark.NUMBER, Mark.COUNTER):
            return line.after_blank
        answered = self.draft is not None and self.draft.answered
        if line.mark is Mark.ANSWER:
            return self.draft is not None and not answered
        return answered and not self._in_sources()

    def _in_sources(self) -> bool:
        sources = self.draft.fields.get(Mark.SOURCE, []) if self.draft else []
        return any(self.last is field for field in sources)

    def _text(self, line: Line) -> None:
        lost = _LOST_COUNTER.fullmatch(line.text)
        if lost and line.after_blank:
            self.doubt(DoubtKind.LOST_NUMBER_SIGN, line.number, line.text)
            self._counter(line._replace(mark=Mark.COUNTER, text=lost[1]))
        elif self.last is not None and not line.after_blank:
            self.last.add(line.number, line.text)
        else:
            self._after_blank(line, item=False)

    def _item(self, line: Line) -> None:
        if self.last is not None and not line.after_blank:
            self.last.add(line.number, line.text, item=True)
        else:
            self._after_blank(line, item=True)

    def _after_blank(self, line: Line, item: bool) -> None:
        """Text without a marker after a blank line: part of an open question, or an orphan."""
        if self.draft is not None and not self.draft.answered and self.last is not None:
            self.last.add(line.number, line.text, item)
            self.doubt(DoubtKind.BLANK_IN_QUESTION, line.number, line.text)
            return
        if self.draft is not None:
            self.last = self.orphan = self.orphan or Field()
        else:
            self.last = self.stray = self.stray or Field()
        self.last.add(line.number, line.text, item)

    def _question(self, line: Line) -> None:
        draft = self.draft
        if draft is not None and Mark.QUESTION not in draft.fields and not draft.answered:
            self._start_field(draft, line)
            return
        if draft is not None and not line.after_blank and not self._take_lost_number(draft):
            self.doubt(DoubtKind.NO_BLANK_LINE, line.number, line.text)
        self._close()
        self._start_field(self._open(line.number), line)

    def _take_lost_number(self, draft: Draft) -> bool:
        """Read "? 0" right above a question as "№ 0" from an encoding that has no "№"."""
        fields = [field for group in draft.fields.values() for field in group]
        words = fields[0].words
        if len(fields) != 1 or len(fields[0].rows) != 1 or not re.fullmatch(r"\d{1,4}", words):
            return False
        self.doubt(DoubtKind.LOST_NUMBER_SIGN, draft.line, "? " + words)
        self.before = draft.before
        self.before.number = Line(draft.line, Mark.NUMBER, words, True)
        self.draft = None
        return True

    def _answer(self, line: Line) -> None:
        draft = self.draft
        orphan = self.orphan if draft is not None else self.stray
        if draft is None or (draft.answered and (orphan is not None or line.after_blank)):
            self.orphan = self.stray = None
            self._close()
            draft = self._open(orphan.line if orphan else line.number)
            if orphan is not None:
                draft.fields[Mark.QUESTION] = [orphan]
                self.doubt(DoubtKind.NO_QUESTION_MARK, orphan.line, orphan.words)
        self._start_field(draft, line)

    def _field(self, line: Line) -> None:
        self._flush_orphan()
        draft = self.draft
        if line.mark is Mark.HANDOUT and (draft is None or (draft.answered and line.after_blank)):
            self._close()
            draft = self._open(line.number)
        if draft is not None:
            self._start_field(draft, line)
        else:
            self._flush_stray()
            self.last = self.outline.field_of_stage(line)

    def _start_field(self, draft: Draft, line: Line) -> None:
        if line.mark in _ONCE and line.mark in draft.fields:
            self.doubt(DoubtKind.FIELD_TWICE, line.number, line.whole)
        elif line.after_blank and draft.fields:
            self.doubt(DoubtKind.BLANK_IN_QUESTION, line.number, line.whole)
        self.last = draft.start(line.mark)
        self.last.add(line.number, line.text)

    def _number(self, line: Line) -> None:
        if len(line.text) > _LONGEST_NUMBER:
            self._text(line._replace(mark=Mark.NONE, text=line.whole))
            return
        draft = self.draft
        if draft is not None and not draft.answered and not line.after_blank:
            before = draft.before
        else:
            self._close()
            before = self.before
            self.last = None
        if before.number is not None:
            self.doubt(DoubtKind.NUMBER_UNUSED, before.number.number, before.number.whole)
        before.number = line if line.text else None

    def _counter(self, line: Line) -> None:
        if re.fullmatch(r"[0-9]{1,6}", line.text):
            self._close()
            self.counter = int(line.text)
        else:
            self.doubt(DoubtKind.BAD_COUNTER, line.number, line.whole)
        self.last = None

    def _heading(self, line: Line) -> None:
        if line.mark is Mark.META and self._mark_for_next(line):
            return
        opens_stage = line.mark in HEADINGS or line.mark is Mark.TITLE
        if opens_stage or (self.draft is not None and self.draft.answered):
            self._close()
        if opens_stage:
            self._drop_marks()
        if self.dialect.anew and line.mark in HEADINGS:
            self.counter = self.dialect.first
        self._flush_stray()
        self.last = self.outline.heading(line)

    def _mark_for_next(self, line: Line) -> bool:
        """Take a meta line that says something of the next question."""
        if not marks_question(line.text):
            return False
        partner, time = _PARTNER.fullmatch(line.text), _TIME.fullmatch(line.text)
        choices = _choices(line.text)
        if self.draft is not None and self.draft.answered:
            self._close()
        before = self.before
        if partner is not None:
            self._unused(before.partner)
            before.partner = line._replace(text=partner[1])
        elif choices is not None:
            self._unused(before.choices)
            before.choices = line._replace(text=choices)
        elif time is not None and len(time[1]) <= 4 and 1 <= int(time[1]) <= MAX_SECONDS:
            self._unused(before.seconds)
            before.seconds = line._replace(text=time[1])
        else:
            self.doubt(DoubtKind.BAD_TIME, line.number, line.text)
        self.last = None
        return True

    def _unused(self, mark: Line | None) -> None:
        if mark is not None:
            self.doubt(DoubtKind.UNUSED_MARK, mark.number, mark.text or mark.whole)

    def _drop_marks(self) -> None:
        before, self.before = self.before, Before()
        self._unused(before.partner)
        self._unused(before.seconds)
        self._unused(before.choices)
        if before.number is not None:
            self.doubt(DoubtKind.NUMBER_UNUSED, before.number.number, before.number.whole)

    def _flush_orphan(self) -> None:
        if self.orphan is not None and self.draft is not None:
            self.draft.fields.setdefault(Mark.COMMENT, []).append(self.orphan)
            self.doubt(DoubtKind.STRAY_TEXT, self.orphan.line, self.orphan.words)
        self.orphan = None

    def _flush_stray(self) -> None:
        if self.stray is not None:
            self.outline.stray(self.stray)
        self.stray = None

    def _open(self, line: int) -> Draft:
        self._flush_stray()
        self.draft = Draft(line, self.before)
        self.before = Before()
        return self.draft

    def _close(self) -> None:
        self._flush_orphan()
        draft, self.draft = self.draft, None
        if draft is None:
            return
        own = draft.before.number
        number = own.text if own is not None else str(self.counter)
        if own is None:
            self.counter += self.dialect.step
        stage = self.outline.enter()
        if (stage, number) in self.numbers:
            self.doubt(DoubtKind.SAME_NUMBER, draft.line, number)
        self.numbers.add((stage, number))
        question = draft.finish(number, stage, self.outline.reserve, self.doubts.append)
        if not question.authors:
            question = replace(question, authors=self.outline.credit())
        self.questions.append(question)

    def finish(self, title: str) -> Report:
        self._close()
        self._drop_marks()
        self._flush_stray()
        pack = self.outline.pack(title, tuple(self.questions))
        return Report(pack, tuple(sorted(self.doubts, key=lambda doubt: doubt.line)))
