"""What an import has to say, in Russian ("ru") or English, for windows and the command line."""

from app.packs.kinds import DoubtKind
from app.packs.place import Part, Place
from app.packs.report import Doubt, PackError, PackFormat, Tally, TallyKind
from app.packs.russian import RUSSIAN
from app.packs.russian_details import DETAILS
from app.packs.table.fields import Column

_QUOTED = 200

_PARTS = {
    Part.LINE: "строка",
    Part.ROW: "строка",
    Part.COLUMN: "столбец",
    Part.SHEET: "лист",
    Part.ROUND: "раунд",
    Part.THEME: "тема",
    Part.STAGE: "этап",
    Part.QUESTION: "вопрос",
    Part.FILE: "файл",
}
_FORMATS = {
    PackFormat.OWN: "пакет «Царя Горы»",
    PackFormat.SIQ: "пакет SIGame",
    PackFormat.CHGK_DB: "текст db.chgk.info",
    PackFormat.TABLE: "таблица",
    PackFormat.KAHOOT: "таблица Kahoot",
}
_TALLIES = {
    TallyKind.STAGES: ("этап", "этапа", "этапов"),
    TallyKind.MAIN: ("вопрос", "вопроса", "вопросов"),
    TallyKind.RESERVE: ("резервный вопрос", "резервных вопроса", "резервных вопросов"),
    TallyKind.WARM_UPS: ("разминочный вопрос", "разминочных вопроса", "разминочных вопросов"),
    TallyKind.HANDOUTS: ("раздатка", "раздатки", "раздаток"),
    TallyKind.CHOICES: (
        "вопрос с вариантами",
        "вопроса с вариантами",
        "вопросов с вариантами",
    ),
    TallyKind.PARTNERS: ("вопрос партнёра", "вопроса партнёра", "вопросов партнёра"),
    TallyKind.PICTURES: ("картинка", "картинки", "картинок"),
    TallyKind.SOUNDS: ("звук", "звука", "звуков"),
    TallyKind.VIDEOS: ("видео", "видео", "видео"),
    TallyKind.NOT_SHOWN: (
        "файл только назван ведущему",
        "файла только названы ведущему",
        "файлов только названы ведущему",
    ),
    TallyKind.ROUNDS: ("раунд", "раунда", "раундов"),
    TallyKind.THEMES: ("тема", "темы", "тем"),
    TallyKind.ROWS: ("строка", "строки", "строк"),
    TallyKind.SHEETS: ("лист", "листа", "листов"),
    TallyKind.CATEGORIES: ("категория", "категории", "категорий"),
    TallyKind.LEFT_OUT: ("место пропущено", "места пропущены", "мест пропущено"),
}
_COLUMNS = {
    Column.NUMBER.value: "номер",
    Column.STAGE.value: "этап",
    Column.QUESTION.value: "вопрос",
    Column.SCREEN.value: "текст на экране",
    Column.HANDOUT.value: "раздатка",
    Column.CHOICE.value: "вариант",
    Column.WRONG.value: "неверный вариант",
    Column.CORRECT.value: "верный вариант",
    Column.ANSWER.value: "ответ",
    Column.ACCEPTED.value: "зачёт",
    Column.NOT_ACCEPTED.value: "незачёт",
    Column.COMMENT.value: "комментарий",
    Column.SOURCE.value: "источник",
    Column.AUTHOR.value: "автор",
    Column.PARTNER.value: "партнёр",
    Column.RESERVE.value: "резерв",
    Column.WARM_UP.value: "разминка",
    Column.TIME.value: "время",
    Column.PICTURE.value: "картинка",
    Column.SOUND.value: "звук",
    Column.VIDEO.value: "видео",
    Column.ANSWER_PICTURE.value: "картинка к ответу",
    Column.ANSWER_SOUND.value: "звук к ответу",
    Column.ANSWER_VIDEO.value: "видео к ответу",
    Column.NOTE.value: "в комментарий",
    Column.SKIP.value: "не используется",
}
_ENGLISH = {
    TallyKind.NOT_SHOWN: ("medium that is only named", "media that are only named"),
    TallyKind.LEFT_OUT: ("place left out", "places left out"),
    TallyKind.CATEGORIES: ("category", "categories"),
    TallyKind.CHOICES: ("question with choices", "questions with choices"),
}


def what_of(doubt: Doubt, language: str) -> str:
    """What is odd at a place; long quotations are shortened."""
    detail = doubt.detail
    if doubt.kind is DoubtKind.GUESSED and language == "ru":
        detail = ", ".join(
            f"{name}{dash}{_COLUMNS.get(column, column)}"
            for name, dash, column in (part.partition(" — ") for part in detail.split(", "))
        )
    return _put(doubt.kind.value[0], detail, language)


def done_of(doubt: Doubt, language: str) -> str:
    """What was done about it."""
    return _put(doubt.kind.value[1], doubt.detail, language)


def place_of(place: Place, language: str) -> str:
    """The place: "row 7, column C"."""
    names = _PARTS if language == "ru" else {}
    return ", ".join(f"{names.get(step.part, step.part.value)} {step.value}" for step in place)


def flaw_of(error: PackError, language: str) -> str:
    """Why a file is no pack: one sentence with the file's name and, if known, the place."""
    detail = error.detail
    if language == "ru":
        names = {of.value: word for of, word in _FORMATS.items()}
        detail = {**DETAILS, **names}.get(detail, detail)
    before = ", ".join(filter(None, (error.name, place_of(error.place, language))))
    return f"{before}: {_put(error.kind.value, detail, language)}."


def format_of(pack_format: PackFormat, language: str) -> str:
    """The name of a format."""
    return _FORMATS.get(pack_format, pack_format.value) if language == "ru" else pack_format.value


def tally_of(tally: Tally, language: str) -> str:
    """How many of what: "1 question", "5 вопросов"."""
    count = tally.count
    if language == "ru":
        one, few, many = _TALLIES[tally.kind]
        if count % 10 == 1 and count % 100 != 11:
            return f"{count} {one}"
        return f"{count} {few if count % 10 in (2, 3, 4) and count // 10 % 10 != 1 else many}"
    words = tally.kind.value
    one, many = _ENGLISH.get(tally.kind, (words.removesuffix("s"), words))
    return f"{count} {one if count == 1 else many}"


def _put(template: str, detail: str, language: str) -> str:
    flat = " ".join(detail.split())
    short = flat if len(flat) <= _QUOTED else flat[: _QUOTED - 1] + "…"
    words = RUSSIAN.get(template, template) if language == "ru" else template
    return words.format(detail=short)
