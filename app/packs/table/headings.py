"""What a column's heading says that it holds, in Russian and English."""

import re
from typing import NamedTuple

from app.packs.table.fields import Column

_LONGEST = 90
_ENOUGH_WORDS = 14
_PICTURE = r"картин|изображ|иллюстр|фото|рисун|image|picture|photo|\bpic\b"
_SOUND = r"звук|аудио|музык|sound|audio|music"
_VIDEO = r"видео|video"
_OF_ANSWER = r"ответ|answer"

# The first that fits counts. A pattern in brackets is the whole heading, and so quite sure.
_HEADINGS: tuple[tuple[Column, str, str], ...] = (
    (
        Column.NUMBER,
        r"№|#|n|no|nr|num|номер|number|п/п|№ п/п|id|номер вопроса|вопрос №"
        r"|question (?:#|no|number)",
        "",
    ),
    (Column.ANSWER_PICTURE, "", rf"(?:{_PICTURE}).*(?:{_OF_ANSWER})|answer.*(?:{_PICTURE})"),
    (Column.ANSWER_SOUND, "", rf"(?:{_SOUND}).*(?:{_OF_ANSWER})|answer.*(?:{_SOUND})"),
    (Column.ANSWER_VIDEO, "", rf"(?:{_VIDEO}).*(?:{_OF_ANSWER})|answer.*(?:{_VIDEO})"),
    (Column.SCREEN, r"текст на экране|text for the screen|экран|screen", r"экран|screen"),
    (Column.HANDOUT, r"раздатка|раздаточный материал|handout", r"раздат|handout"),
    (
        Column.NOT_ACCEPTED,
        r"незачет|не зачет|not accepted",
        r"^не ?зач|не прин|не засч|not accept|reject",
    ),
    (
        Column.ACCEPTED,
        r"зачет|accepted|also accepted",
        r"^зач|также|принима|засчит|accept|alternat|альтернатив|синоним",
    ),
    (
        Column.WRONG,
        "",
        r"(?:wrong|incorrect|false|distractor|неверн|неправил|ложн)\S*(?:[ _-]|$)",
    ),
    (
        Column.CORRECT,
        r"correct|right|correct answer\(s\)|correct answers?|верный вариант|правильный вариант",
        r"correct|right (?:answer|option|choice)|верн|правильн|\bkey\b|\bключ",
    ),
    (
        Column.CHOICE,
        r"(?:вариант(?: ответа)?|ответ|answer|option|choice) ?[№#]?(?:\d{1,2}|[a-zа-е])",
        r"^(?:вариант|ответ|answer|option|choice)\S* ?(?:ответа)? ?[№#(]?(?:\d{1,2}|[a-zа-е])\b"
        r"|^вариант|^option|^choice|^[a-fа-е]$",
    ),
    (Column.TIME, r"время|time|time limit|секунды|seconds", r"^врем|time|секунд|second|таймер"),
    (Column.RESERVE, r"резерв|reserve", r"^резерв|^запас|^reserve|^spare"),
    (Column.WARM_UP, r"разминка|warm-up", r"^размин|^warm"),
    (Column.PARTNER, r"партнер|partner|спонсор|sponsor", r"партнер|спонсор|partner|sponsor"),
    (
        Column.STAGE,
        r"тур|этап|раунд|тема|категория|stage|round|category|topic|theme|tour",
        r"^(?:тур|этап|раунд|блок|бой|тема|категори|раздел|рубрик)|^(?:stage|round|categor|topic"
        r"|theme|section|block|tour)\b",
    ),
    (Column.SOURCE, r"источник|источники|source|sources", r"источник|source|ссылк|\blink|\burl"),
    (Column.AUTHOR, r"автор|авторы|author|authors", r"^автор|author"),
    (Column.NOTE, "", r"^тип|type|сложн|difficult|балл|очк|points|score|стоимост|price|тег|\btag"),
    (
        Column.COMMENT,
        r"комментарий|комментарии|comment|comments|explanation|пояснение",
        r"коммент|comment|поясн|объясн|explan|примеч|\bnotes?\b|справк|\bфакт|\bfact|info",
    ),
    (Column.PICTURE, "", _PICTURE),
    (Column.SOUND, "", _SOUND),
    (Column.VIDEO, "", _VIDEO),
    (Column.PICTURE, "", r"медиа|media|\bфайл|\bfile"),
    (Column.ANSWER, r"ответ|answer|ответы|answers", r"^(?:текст )?ответ|^answer"),
    (
        Column.QUESTION,
        r"вопрос|question|текст вопроса|question text|вопросы|questions",
        r"вопрос|question|задани|prompt|услови",
    ),
    (Column.ANSWER, r"отгадка|solution|решение", r"ответ|answer|отгадк|solution|решени"),
    (Column.QUESTION, r"текст|text|утверждение|statement", r"^текст|^text|^загадк"),
)
_COMPILED = [
    (column, re.compile(whole) if whole else None, re.compile(part) if part else None)
    for column, whole, part in _HEADINGS
]
_NUMBERED = re.compile(r".*\d")


class Heading(NamedTuple):
    """What a heading stands for, and how sure that is, 0 to 1."""

    column: Column
    confidence: float


def read_heading(cell: str) -> Heading | None:
    """What a cell says as a heading; None if nothing."""
    words = " ".join(cell.lower().replace("ё", "е").split()).strip(" .:*_")
    if not words or len(words) > 3 * _LONGEST or len(words.split()) > 2 * _ENOUGH_WORDS:
        return None
    sure = 1.0 if len(words) <= _LONGEST and len(words.split()) <= _ENOUGH_WORDS else 0.7
    for column, whole, part in _COMPILED:
        if whole is not None and whole.fullmatch(words):
            return Heading(column, sure)
        if part is not None and part.search(words):
            if column in (Column.QUESTION, Column.ANSWER) and _NUMBERED.fullmatch(words[:20]):
                return None
            return Heading(column, 0.8 * sure)
    return None
