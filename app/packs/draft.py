"""Fields and questions while they are being read."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from app.packs.choices import right_choice, right_choices
from app.packs.inline import Named, Rendered, render
from app.packs.lines import Line, Mark
from app.packs.model import Medium, PackQuestion
from app.packs.report import Doubt, DoubtKind

_ANSWER_WORD = re.compile(r"(?:ответ|answer)\s*[:.]\s*(.*)", re.IGNORECASE)
_LABEL = re.compile(r"!!(\S+)\s*")
_WARM_UP = re.compile(r"0|размин|warm", re.IGNORECASE)


@dataclass(slots=True)
class Row:
    """One line of a field."""

    line: int
    text: str
    item: bool = False


@dataclass(slots=True)
class Field:
    """The lines of one field: running text, or a list of items, or both."""

    rows: list[Row] = field(default_factory=list)

    @property
    def line(self) -> int:
        """The line on which the field begins."""
        return self.rows[0].line

    @property
    def words(self) -> str:
        """The field as it stands in the file, without its marker."""
        return "\n".join(("- " if row.item else "") + row.text for row in self.rows).strip()

    def add(self, line: int, text: str, item: bool = False) -> None:
        """Take one more line, without its marker."""
        self.rows.append(Row(line, text, item))

    def body(self) -> str:
        """The field as one text, row by row: items are numbered if there is more than one."""
        many = sum(row.item for row in self.rows) > 1
        count = 0
        lines = []
        for row in self.rows:
            count += row.item
            lines.append(f"{count}. {row.text}" if row.item and many else row.text)
        return _with_label("\n".join(lines))

    def entries(self) -> list["Field"]:
        """The running text and each item as fields of their own; empty ones are left out."""
        parts: list[Field] = []
        for row in self.rows:
            if row.item or not parts:
                parts.append(Field())
            parts[-1].rows.append(Row(row.line, row.text))
        return [part for part in parts if part.words]

    def take_items(self) -> "Field":
        """Take the items out, from the first on, and return them as a field of their own."""
        start = next((index for index, row in enumerate(self.rows) if row.item), len(self.rows))
        items = Field(self.rows[start:])
        del self.rows[start:]
        return items


def _with_label(text: str) -> str:
    label = _LABEL.match(text)
    return f"[{label[1].replace('~', ' ')}] {text[label.end() :]}" if label else text


@dataclass(slots=True)
class Before:
    """Marks that stand before a question and belong to it: its own number and meta lines."""

    number: Line | None = None
    partner: Line | None = None
    seconds: Line | None = None
    choices: Line | None = None


@dataclass(slots=True)
class Draft:
    """A question as far as it has been read."""

    line: int
    before: Before
    fields: dict[Mark, list[Field]] = field(default_factory=dict)

    @property
    def answered(self) -> bool:
        """Whether a `!` has been read."""
        return Mark.ANSWER in self.fields

    def start(self, mark: Mark) -> Field:
        """Begin one more field of this kind."""
        self.fields.setdefault(mark, []).append(Field())
        return self.fields[mark][-1]

    def finish(
        self, number: str, stage: int, reserve: bool, doubt: Callable[[Doubt], None]
    ) -> PackQuestion:
        """Render every field, telling `doubt` what is odd, and return the question."""
        self._find_answer_word(doubt)
        before = self.before
        reader = _FieldReader(self.fields, doubt)
        choices = self._choices(reader, doubt)
        question = reader.joined(Mark.QUESTION)
        handout = reader.joined(Mark.HANDOUT, is_handout=True)
        answer = reader.joined(Mark.ANSWER).host
        if not question.host and not handout.host:
            doubt(Doubt(self.line, DoubtKind.NO_TEXT, number))
        if not answer:
            doubt(Doubt(self.line, DoubtKind.NO_ANSWER, number))
        answer, also = _right(choices, answer, reader.listed(Mark.ALSO))
        if choices and answer not in ("", *choices):
            doubt(Doubt(self.line, DoubtKind.UNKNOWN_CHOICE, answer))
        return PackQuestion(
            number=number,
            stage=stage,
            host_text=question.host,
            screen_text=_lines(handout.screen, question.screen),
            answer=answer,
            line=self.line,
            reserve=reserve,
            warm_up=before.number is not None and _WARM_UP.match(number) is not None,
            handout=_lines(handout.screen, question.handout),
            also_accepted=also,
            not_accepted=reader.listed(Mark.NOT),
            comment=reader.joined(Mark.COMMENT).host,
            sources=reader.listed(Mark.SOURCE),
            authors=reader.listed(Mark.AUTHOR),
            partner=before.partner.text if before.partner else None,
            seconds=int(before.seconds.text) if before.seconds else None,
            media=reader.names,
            choices=choices,
            shown=reader.shown(Mark.HANDOUT, Mark.QUESTION),
            answer_shown=reader.shown(Mark.ANSWER, Mark.ALSO, Mark.NOT, Mark.COMMENT, Mark.SOURCE),
        )

    def _choices(self, reader: "_FieldReader", doubt: Callable[[Doubt], None]) -> tuple[str, ...]:
        """What a mark before the question offers: words of its own, or the question's list."""
        mark = self.before.choices
        if mark is None:
            return ()
        if mark.text:
            items = Field([Row(mark.number, part, True) for part in mark.text.split(";")])
        else:
            rows = [f.take_items().rows for f in self.fields.get(Mark.QUESTION, [])]
            items = Field([row for part in rows for row in part])
        choices = reader.offered(items)
        if not choices:
            doubt(Doubt(mark.number, DoubtKind.UNUSED_MARK, mark.whole))
        return choices

    def _find_answer_word(self, doubt: Callable[[Doubt], None]) -> None:
        """Without a `!`, a line "Ответ: …" in the question is its answer: never show it."""
        if self.answered:
            return
        for text in self.fields.get(Mark.QUESTION, []):
            for index, row in enumerate(text.rows):
                word = _ANSWER_WORD.match(row.text)
                if word:
                    doubt(Doubt(row.line, DoubtKind.WORD_ANSWER, row.text))
                    first = Row(row.line, word[1])
                    self.fields[Mark.ANSWER] = [Field([first, *text.rows[index + 1 :]])]
                    del text.rows[index:]
                    return


class _FieldReader:
    """Renders fields and passes on what was found in them, with its line."""

    def __init__(self, fields: dict[Mark, list[Field]], doubt: Callable[[Doubt], None]) -> None:
        self._fields = fields
        self._doubt = doubt
        self._media: list[tuple[Mark, Named]] = []

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all media in the fields that were rendered, each once."""
        return tuple(dict.fromkeys(medium.name for _, medium in self._media))

    def shown(self, *marks: Mark) -> tuple[Medium, ...]:
        """The media of these fields that no note hides, each once."""
        media = (medium for mark in marks for of, medium in self._media if of is mark)
        shown = (medium for medium in media if medium.shown)
        return tuple(dict.fromkeys(Medium(medium.kind, medium.name) for medium in shown))

    def joined(self, mark: Mark, *, is_handout: bool = False) -> Rendered:
        parts = [self._render(f, mark, is_handout) for f in self._fields.get(mark, []) if f.rows]
        return Rendered(
            _lines(*(part.host for part in parts)),
            _lines(*(part.screen for part in parts)),
            _lines(*(part.handout for part in parts)),
            (),
            (),
        )

    def listed(self, mark: Mark) -> tuple[str, ...]:
        entries = [e for whole in self._fields.get(mark, []) for e in whole.entries()]
        return tuple(self._render(entry, mark, False).host for entry in entries)

    def offered(self, items: Field) -> tuple[str, ...]:
        """The items as choices of the question, each on one line."""
        texts = (self._render(item, Mark.QUESTION, False).screen for item in items.entries())
        return tuple(filter(None, (" ".join(text.split()) for text in texts)))

    def _render(self, part: Field, mark: Mark, is_handout: bool) -> Rendered:
        result = render(part.body(), is_handout=is_handout)
        for kind, words, row in result.found:
            self._doubt(Doubt(part.rows[row].line, kind, words))
        self._media += [(mark, medium) for medium in result.media]
        return result


def _lines(*texts: str) -> str:
    return "\n".join(text for text in texts if text)


def _right(
    choices: tuple[str, ...], answer: str, also: tuple[str, ...]
) -> tuple[str, tuple[str, ...]]:
    """The words of the choice that the answer names, its letter being accepted besides."""
    right = right_choices(answer, choices).indexes if choices else ()
    if not right:
        return answer, also
    words, others = right_choice(choices, right)
    return words, tuple(dict.fromkeys((*others, *also)))
