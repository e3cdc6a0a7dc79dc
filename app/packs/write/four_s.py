"""From a pack to a `.4s` text that reads back as the pack.

Choices are the list in a question that is marked as having some; media stand by their names.
Reserve questions within a stage get a heading of their own.
"""

import re
from collections.abc import Iterator
from enum import Enum
from types import MappingProxyType

from app.packs import four_s
from app.packs.escape import escaped
from app.packs.lines import Mark, read_lines
from app.packs.model import Medium, Pack, PackQuestion, Stage
from app.packs.report import PackError
from app.packs.stages import RESERVE
from app.packs.write.carry import Names

_BREAK = "(LINEBREAK)"
_LONGEST_NUMBER = 20
_WARM_UP = re.compile(r"0|размин|warm", re.IGNORECASE)
_PLAIN_NAME = re.compile(r"[\w.-]+")
_MARK_OF_QUESTION = re.compile(
    r"вопрос|партн|спонсор|partner|sponsor|время|time|вариант|choice|option", re.IGNORECASE
)
_TAGS = {"picture": "img", "sound": "aud", "video": "vid"}
_WORDS = {
    "ru": ("Партнёр", "Время", "Резерв", "Разминка", "Варианты"),
    "en": ("Partner", "Time", "Reserve", "Warm-up", "Choices"),
}


class _Way(Enum):
    """How the text of a question is written; the first that reads back as it was is taken."""

    NOTES = "notes"
    NOTES_AND_FIELD = "notes, the handout as a field"
    ESCAPED = "escaped"
    TAG = "tag"


def four_s_text(pack: Pack, names: Names = MappingProxyType({})) -> str:
    """The whole pack as `.4s`; `names` are what it calls media, if not by their own names."""
    words = _WORDS.get(pack.language, _WORDS["en"])
    blocks = ["\n".join(_top(pack))]
    heading: tuple[int, bool] | None = None
    counter = 1
    for question in pack.questions:
        stage = pack.stages[question.stage]
        if heading != (question.stage, question.reserve):
            blocks.append("\n".join(_heading(stage, question, heading, words)))
            heading = question.stage, question.reserve
        number = _number(question, words)
        own = number != str(counter)
        counter += not own
        before = [f"№ {number}"] if own else []
        blocks.append("\n".join([*before, *_marks(question, words), *_question(question, names)]))
    return "\n\n".join(filter(None, blocks)) + "\n"


def _top(pack: Pack) -> Iterator[str]:
    yield from _field(Mark.TITLE, pack.title)
    for editor in pack.editors:
        yield from _field(Mark.EDITOR, editor)
    yield from _field(Mark.DATE, pack.date)
    for note in pack.notes:
        yield from _note(note)


def _note(note: str) -> Iterator[str]:
    lines = list(_field(Mark.META, note))
    if lines and _MARK_OF_QUESTION.match(lines[0][2:]):
        lines[0] = f"# {_BREAK}{lines[0][2:]}"
    yield from lines


def _heading(
    stage: Stage, question: PackQuestion, before: tuple[int, bool] | None, words: tuple[str, ...]
) -> Iterator[str]:
    title = stage.title
    if question.reserve and not RESERVE.match(title):
        title = f"{words[2]} · {title}" if title else words[2]
    is_new = before is None or before[0] != question.stage
    if title:
        yield from _field(Mark.TOUR, title)
    elif before is not None or stage.notes:
        yield Mark.TOUR.value
    for note in stage.notes if is_new else ():
        yield from _note(note)


def _number(question: PackQuestion, words: tuple[str, ...]) -> str:
    number = " ".join(question.number.split())
    if question.warm_up and not _WARM_UP.match(number):
        number = f"{words[3]} {number}"
    return number[:_LONGEST_NUMBER].strip()


def _marks(question: PackQuestion, words: tuple[str, ...]) -> Iterator[str]:
    if question.partner is not None and question.partner.strip():
        yield f"# {words[0]}: {' '.join(question.partner.split())}"
    if question.seconds is not None:
        yield f"# {words[1]}: {question.seconds}"
    if any(choice.strip() for choice in question.choices):
        yield f"# {words[4]}:"


def _question(question: PackQuestion, names: Names) -> Iterator[str]:
    """The fields of a question, one after the other."""
    shown = _with_media(question, names)
    yield from shown
    for choice in question.choices:
        yield f"- {_safe(escaped(' '.join(choice.split())))}"
    answer = list(_field(Mark.ANSWER, question.answer))
    yield from answer or [Mark.ANSWER.value]
    lists = (
        (Mark.ALSO, question.also_accepted),
        (Mark.NOT, question.not_accepted),
        (Mark.COMMENT, [_comment(question, names)]),
        (Mark.SOURCE, question.sources),
        (Mark.AUTHOR, question.authors),
    )
    for mark, texts in lists:
        for text in texts:
            yield from _field(mark, text) if mark is not Mark.COMMENT else _lines(mark, text)


def _comment(question: PackQuestion, names: Names) -> str:
    """The comment with the media of the answer, each where its name stands or else above."""
    text = escaped(question.comment)
    above = []
    for medium in question.answer_shown:
        place = escaped(f"[{medium.name}]")
        if place in text:
            text = text.replace(place, _tag(medium, names), 1)
        else:
            above.append(_tag(medium, names))
    return "\n".join(filter(None, (*above, text)))


def _with_media(question: PackQuestion, names: Names) -> list[str]:
    """The question's text and handout, written the first way that reads back."""
    ways = [list(_text(question, way)) for way in _Way]
    read = next((way for way in ways if _reads_back(way, question)), ways[-1])
    named = [m for m in question.shown if f"[{m.name}]" in question.host_text]
    text = "\n".join(read)
    before: list[str] = []
    after: list[str] = []
    placed = False
    for medium in question.shown:
        place = f"[{medium.name}]"
        if medium in named and place in text:
            text = text.replace(place, _tag(medium, names), 1)
            placed = True
        else:
            (after if placed else before).append(_tag(medium, names))
    text = "\n".join([text, *after])
    if not before:
        return text.split("\n")
    mark, _, rest = text.rpartition("? ") if "? " in text else ("", "", text)
    return f"{mark}? {' '.join(before)}\n{rest}".split("\n")


def _tag(medium: Medium, names: Names) -> str:
    name = re.sub(r'["\n]', " ", names.get(medium, medium.name)).strip()
    quoted = name if _PLAIN_NAME.fullmatch(name) else f'"{name}"'
    return f"({_TAGS[medium.kind]} {quoted})"


def _text(question: PackQuestion, way: _Way) -> Iterator[str]:
    host, handout, screen = question.host_text, question.handout, question.screen_text
    if handout and way is not _Way.NOTES:
        yield from _lines(Mark.HANDOUT, escaped(handout))
        screen = screen.removeprefix(handout).removeprefix("\n")
    match way:
        case _Way.NOTES | _Way.NOTES_AND_FIELD:
            body = escaped(host, notes=True)
        case _Way.ESCAPED:
            body = escaped(host)
        case _:
            body = f"(screen {escaped(host, inside=True)}|{escaped(screen, inside=True)})"
    yield from list(_lines(Mark.QUESTION, body)) or [Mark.QUESTION.value]


def _reads_back(lines: list[str], question: PackQuestion) -> bool:
    try:
        read = four_s.parse("\n".join([*lines, "! !"]), "", "").pack.questions
    except PackError:
        return False
    if len(read) != 1:
        return False
    one = read[0]
    return (one.host_text, one.screen_text, one.handout) == (
        question.host_text,
        question.screen_text,
        question.handout,
    )


def _field(mark: Mark, text: str) -> Iterator[str]:
    """A field with its marks escaped; nothing for an empty text."""
    return _lines(mark, escaped(text))


def _lines(mark: Mark, text: str) -> Iterator[str]:
    """A field as lines; a line that would be read as a mark is joined to the one above."""
    if not text.strip():
        return
    first, *rest = text.strip().split("\n")
    if first.startswith("!!"):
        first = _BREAK + first
    current = f"{mark.value} {_safe(first)}"
    for line in rest:
        if _continues(line):
            yield current
            current = _safe(line)
        else:
            current += _BREAK + _safe(line)
    yield current


def _continues(line: str) -> bool:
    """Whether a line standing alone is read as going on with the field above."""
    if not line or line != line.strip():
        return False
    read = list(read_lines(line))
    return len(read) == 1 and read[0].mark is Mark.NONE


def _safe(line: str) -> str:
    """A line in which no counter is found."""
    return line.replace("4SCOUNTER", "4S(sc C)OUNTER")
