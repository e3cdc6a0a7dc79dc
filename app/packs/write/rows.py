"""A pack as rows of a table, under headings that the table's reader knows."""

from collections.abc import Callable, Iterable
from enum import Enum
from types import MappingProxyType
from typing import NamedTuple

from app.packs.choices import letter
from app.packs.model import Medium, MediumKind, Pack, PackQuestion
from app.packs.own.read import usual_screen
from app.packs.table.about import Label
from app.packs.write.carry import Names


class Profile(Enum):
    """For whom a table is: people open it in a spreadsheet, programs want every cell untouched."""

    PEOPLE = "people"
    EXACT = "exact"


class _Column(NamedTuple):
    """A column: its Russian and English heading and what a question has in it."""

    russian: str
    english: str
    cell: Callable[[PackQuestion, Pack], str]
    always: bool = False


_YES = {"ru": "да", "en": "yes"}


def table_of(pack: Pack, names: Names = MappingProxyType({})) -> list[list[str]]:
    """The headings and a row for each question; columns that would be empty are left out.

    `names` are what the table calls media, if not by their own names.
    """
    russian = pack.language == "ru"
    columns = [
        column
        for column in _columns(pack, names)
        if column.always or any(column.cell(question, pack) for question in pack.questions)
    ]
    head = [column.russian if russian else column.english for column in columns]
    return [head, *([c.cell(question, pack) for c in columns] for question in pack.questions)]


def about_of(pack: Pack, names: Names = MappingProxyType({})) -> list[list[str]]:
    """Rows on the pack itself: a label and what it says."""
    of = Label
    rows = [(of.TITLE, pack.title)]
    rows += [(of.EDITOR, editor) for editor in pack.editors]
    rows += [(of.DATE, pack.date)] if pack.date else []
    rows += [(of.NOTE, note) for note in pack.notes]
    told: list[tuple[Label, tuple[str, ...]]] = [(label, (words,)) for label, words in rows]
    for stage in pack.stages:
        told += [(of.STAGE_NOTE, (stage.title, note)) for note in stage.notes]
    for one in pack.partners:
        logo = "" if one.logo is None else names.get(one.logo, one.logo.name)
        told.append((of.PARTNER, (one.name, one.text, logo)))
    language = 0 if pack.language == "ru" else 1
    return [[label.value[language], *words] for label, words in told]


def _columns(pack: Pack, names: Names) -> list[_Column]:
    most = max((len(question.choices) for question in pack.questions), default=0)
    return [
        _Column("Номер", "Number", lambda q, _: q.number, True),
        _Column("Этап", "Stage", lambda q, p: p.stages[q.stage].title),
        _Column("Вопрос", "Question", lambda q, _: q.host_text, True),
        _Column("Текст на экране", "Text for the screen", _screen),
        _Column("Раздатка", "Handout", lambda q, _: q.handout),
        *(_choice(index) for index in range(most)),
        _Column("Верный вариант", "Right choice", _right),
        _Column("Ответ", "Answer", _answer, True),
        _Column("Зачёт", "Accepted", lambda q, _: _listed(q.also_accepted)),
        _Column("Незачёт", "Not accepted", lambda q, _: _listed(q.not_accepted)),
        _Column("Комментарий", "Comment", lambda q, _: q.comment),
        _Column("Источник", "Source", lambda q, _: _listed(q.sources)),
        _Column("Автор", "Author", lambda q, _: _listed(q.authors)),
        _Column("Партнёр", "Partner", lambda q, _: q.partner or ""),
        _Column("Резерв", "Reserve", lambda q, p: _flag(q.reserve, p)),
        _Column("Разминка", "Warm-up", lambda q, p: _flag(q.warm_up, p)),
        _Column("Время", "Time", lambda q, _: "" if q.seconds is None else str(q.seconds)),
        *_media("Картинка", "Picture", "picture", names),
        *_media("Звук", "Sound", "sound", names),
        *_media("Видео", "Video", "video", names),
    ]


def _choice(index: int) -> _Column:
    def cell(question: PackQuestion, _pack: Pack) -> str:
        return question.choices[index] if index < len(question.choices) else ""

    return _Column(f"Вариант {index + 1}", f"Choice {index + 1}", cell)


def _media(russian: str, english: str, kind: MediumKind, names: Names) -> Iterable[_Column]:
    def shown(question: PackQuestion, _pack: Pack) -> str:
        return told(question.shown)

    def with_answer(question: PackQuestion, _pack: Pack) -> str:
        return told(question.answer_shown)

    def told(media: Iterable[Medium]) -> str:
        return _listed([names.get(medium, medium.name) for medium in media if medium.kind == kind])

    yield _Column(russian, english, shown)
    yield _Column(f"{russian} к ответу", f"{english} of the answer", with_answer)


def _screen(question: PackQuestion, _pack: Pack) -> str:
    usual = usual_screen(question.host_text, question.handout)
    return "" if question.screen_text == usual else question.screen_text


def _right(question: PackQuestion, _pack: Pack) -> str:
    if question.answer not in question.choices:
        return ""
    return letter(question.choices.index(question.answer))


def _answer(question: PackQuestion, _pack: Pack) -> str:
    return "" if question.answer in question.choices else question.answer


def _flag(value: bool, pack: Pack) -> str:
    return _YES["ru" if pack.language == "ru" else "en"] if value else ""


def _listed(texts: Iterable[str]) -> str:
    """One entry a line; a single one that holds a semicolon is told to be one by a line end."""
    flat = [" ".join(text.split("\n")) for text in texts]
    alone = len(flat) == 1 and ";" in flat[0]
    return "\n".join(flat) + "\n" * alone
