"""A db.chgk.info text cut into its fields: a line `Поле:`, lines of text, a blank line."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import Enum

from app.packs.kinds import DoubtKind


class Name(Enum):
    """A field; the values are how its line begins, as a regular expression."""

    TITLE = "Чемпионат|Пакет"
    URL = "URL|Ссылка"
    DATE = "Дата"
    EDITOR = "Редактор[ы]?"
    INFO = "Инфо"
    COPYRIGHT = "Копирайт"
    KIND = "Вид|Тип"
    PROCESSED = "Обработан"
    TOUR = "Тур"
    QUESTION = r"Вопрос(?:\s+(?P<number>[^:]{1,20}))?"
    ANSWER = "Ответ"
    ALSO = "Зач[её]т"
    NOT = "Незач[её]т"
    COMMENT = "Комментари[ий]"
    SOURCE = r"Источники?(?:\(и\))?"
    AUTHOR = r"Авторы?(?:\(ы\))?"
    HANDOUT = "Раздатка|Раздаточный материал"
    RATING = "Рейтинг"
    OTHER = ""
    STRAY = "$"


_KNOWN = [
    (name, re.compile(rf"(?:{name.value})\s*:[ \t]*(?P<rest>.*)", re.IGNORECASE))
    for name in Name
    if name not in (Name.OTHER, Name.STRAY)
]
_AFTER_ANSWER = (Name.COMMENT, Name.SOURCE, Name.AUTHOR)
_FOLLOWS = {
    Name.QUESTION: (Name.ANSWER,),
    Name.ANSWER: (Name.ALSO, Name.NOT, *_AFTER_ANSWER),
    Name.ALSO: (Name.NOT, *_AFTER_ANSWER),
    Name.NOT: _AFTER_ANSWER,
    Name.COMMENT: (Name.SOURCE, Name.AUTHOR),
    Name.SOURCE: (Name.AUTHOR,),
}
"""Fields that are known even where they stand right below another, on one line with their text."""

_LONGEST_NAME = 60
_OTHER = re.compile(r"(?P<label>[А-ЯЁA-Z][А-Яа-яЁёA-Za-z -]{1,30}):\s*")


@dataclass(slots=True)
class Field:
    """One field: `label` is its line without the colon, `lines` what follows, as in the file."""

    name: Name
    line: int
    label: str = ""
    number: str = ""
    lines: list[str] = field(default_factory=list)

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing but its name."""
        return not any(line.strip() for line in self.lines)


def fields(text: str, doubt: Callable[[DoubtKind, int, str], None]) -> Iterator[Field]:
    """Cut a text with `\\n` line ends; text that stands before any field is `STRAY`."""
    current: Field | None = None
    after_blank = True
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            after_blank = True
            continue
        head = _head(number, line, after_blank, current)
        if head is not None:
            if not after_blank:
                doubt(DoubtKind.NO_BLANK_BEFORE, number, line)
            if current is not None:
                yield current
            current = head
        elif current is None:
            current = Field(Name.STRAY, number, lines=[line])
        else:
            if after_blank and not current.is_empty:
                doubt(DoubtKind.BLANK_IN_FIELD, number, line.strip())
                current.lines.append("")
            current.lines.append(line)
        after_blank = False
    if current is not None:
        yield current


def _head(number: int, line: str, after_blank: bool, above: Field | None) -> Field | None:
    """The field that begins here.

    Without a blank line before it, its name must stand alone, or be one that follows `above`.
    """
    if ":" not in line[:_LONGEST_NAME] or line[0].isspace():
        return None
    follows = _FOLLOWS.get(above.name, ()) if above is not None else ()
    for name, pattern in _KNOWN:
        found = pattern.fullmatch(line)
        if found is not None and (after_blank or name in follows or not found["rest"].strip()):
            own = (found.groupdict().get("number") or "").strip()
            rest = [found["rest"]] if found["rest"].strip() else []
            return Field(name, number, line.partition(":")[0].strip(), own, rest)
    other = _OTHER.fullmatch(line) if after_blank else None
    return Field(Name.OTHER, number, other["label"]) if other else None
