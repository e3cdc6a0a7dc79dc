"""The reader of Open Trivia DB's answers: JSON in any of the four encodings of its texts."""

import base64
import binascii
import html
import json
import re
from collections.abc import Mapping
from typing import NamedTuple
from urllib.parse import unquote

from app.packs.choices import mixed, right_choice
from app.packs.gather import Gathering
from app.packs.kinds import DoubtKind, FlawKind
from app.packs.media import MediaIntake
from app.packs.model import PackQuestion
from app.packs.place import Place, at
from app.packs.report import PackError, PackFormat, Report, Tally, TallyKind
from app.packs.source import Head, Source

MAX_QUESTIONS = 20_000
MAX_SIGNS = 1_500_000

_BASE64 = re.compile(r"(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?")
_URL = re.compile(r"(?:[A-Za-z0-9_.~*+!'()-]|%[0-9A-Fa-f]{2})*")
_ENTITY = re.compile(r"&(?:#\d{1,7}|#[xX][0-9A-Fa-f]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});")
_EDGES = " \t\r\n\xa0\xad\u200b\u200e\u200f\ufeff"
_KINDS = {"multiple", "boolean"}
_CODES = {
    1: FlawKind.CODE_1,
    2: FlawKind.CODE_2,
    3: FlawKind.CODE_3,
    4: FlawKind.CODE_4,
    5: FlawKind.CODE_5,
}
_LOOKS = re.compile(r'"(?:response_code|correct_answer|incorrect_answers)"\s*:')


def looks_like(head: Head) -> bool:
    """Whether the text is JSON that speaks of response codes or right answers."""
    if _LOOKS.search(head.start) is not None and head.start.lstrip()[:1] in ("{", "["):
        return True
    return head.suffix == ".json"


def read(source: Source, media: MediaIntake) -> Report:  # noqa: ARG001 - brings no media
    """Read a file of the database; raises PackError."""
    return parse(source.text, source.name, source.stem).with_doubts(source.doubts)


def parse(text: str, name: str, title: str) -> Report:
    """Read the JSON text of one answer, or of a list of questions; raises PackError."""
    if sum(map(text.count, "&,%")) > MAX_SIGNS:
        raise PackError(name, FlawKind.TOO_TANGLED, f"{MAX_SIGNS:,}")
    pack = Gathering(name, title)
    entries = _entries(text, pack)
    if len(entries) > MAX_QUESTIONS:
        raise PackError(name, FlawKind.TOO_MANY, f"{MAX_QUESTIONS:,}")
    read = [_Entry(entry, index, pack) for index, entry in enumerate(entries, 1)]
    categories = list(dict.fromkeys(entry.category for entry in read if entry.category))
    if len(categories) == 1:
        pack.stage(categories[0])
    for entry in read:
        if entry.is_question:
            pack.add(entry.question(pack.next_number), entry.place)
    return pack.report(PackFormat.OPENTDB, Tally(TallyKind.CATEGORIES, len(categories)))


def _entries(text: str, pack: Gathering) -> list[object]:
    try:
        found = json.loads(text)
    except json.JSONDecodeError as error:
        raise PackError(pack.name, FlawKind.BROKEN_JSON, error.msg, error.lineno) from None
    except (ValueError, RecursionError):
        raise PackError(pack.name, FlawKind.BROKEN_JSON, "it is no sound JSON") from None
    code = 0
    if isinstance(found, dict):
        code = found.get("response_code", 0)
        found = found.get("results", [found] if "question" in found else None)
    if code and not found:
        known = _CODES.get(code) if isinstance(code, int) else None
        raise PackError(pack.name, known or FlawKind.CODE, _short(code))
    if not isinstance(found, list):
        raise PackError(pack.name, FlawKind.NOT_TRIVIA)
    if code:
        pack.doubt(DoubtKind.PART_READ, 1, _short(code))
    return found


def _short(value: object) -> str:
    return repr(value)[:200]


class _Texts(NamedTuple):
    """How the texts of one entry are encoded."""

    base64: bool
    url: bool
    plus: bool

    def decode(self, text: str) -> tuple[str, bool]:
        """The plain text, and whether it was encoded twice."""
        plain = text
        if self.base64 and _BASE64.fullmatch(text):
            plain = _from_base64(text) or text
        elif self.url and _URL.fullmatch(text):
            plain = unquote(text.replace("+", " ") if self.plus else text, errors="replace")
        again = plain != text
        once = _ENTITY.sub(_unescaped, plain)
        twice = _ENTITY.sub(_unescaped, once)
        return twice.strip(_EDGES), twice != once or (again and once != plain)


def _unescaped(entity: re.Match[str]) -> str:
    return html.unescape(entity[0])


def _encoding(texts: Mapping[str, str]) -> _Texts:
    """Tell the encoding by the kind of question, or by all texts of the entry together."""
    kind = texts.get("type", "")
    in_base64 = kind not in _KINDS and (_from_base64(kind) or "") in _KINDS
    if not kind:
        values = [text for text in texts.values() if text]
        in_base64 = any(len(text) >= 16 for text in values) and all(map(_from_base64, values))
    question = texts.get("question", "")
    in_url = _URL.fullmatch(question) is not None and re.search(r"[%+]", question) is not None
    plus = not any("%20" in text for text in texts.values())
    return _Texts(in_base64, in_url and not in_base64, plus)


def _from_base64(text: str) -> str | None:
    if not _BASE64.fullmatch(text):
        return None
    try:
        return base64.b64decode(text, validate=True).decode("utf-8")
    except (binascii.Error, UnicodeDecodeError):
        return None


class _Entry:
    """One entry of the list, its texts decoded."""

    def __init__(self, entry: object, index: int, pack: Gathering) -> None:
        self.index, self.pack = index, pack
        self.place: Place = at(question=index)
        self.is_question = isinstance(entry, dict)
        if not isinstance(entry, dict):
            self.doubt(DoubtKind.NO_ENTRY, _short(entry))
            entry = {}
        wrong = entry.get("incorrect_answers", [])
        self.wrong_answers = wrong if isinstance(wrong, list) else [wrong]
        known = ("type", "category", "difficulty", "question", "correct_answer")
        raw = {key: self._text(entry.get(key)) for key in known}
        more = {f"wrong {n}": self._text(w) for n, w in enumerate(self.wrong_answers)}
        encoding = _encoding({**raw, **more})
        self.texts = {key: self._decode(text, encoding) for key, text in raw.items()}
        self.wrong = [self._decode(text, encoding) for text in more.values()]
        for key in entry.keys() - {*known, "incorrect_answers"}:
            self.doubt(DoubtKind.UNKNOWN_KEY, f"{key}: {_short(entry[key])}")

    @property
    def category(self) -> str:
        return self.texts["category"]

    def doubt(self, kind: DoubtKind, detail: str) -> None:
        self.pack.doubt(kind, self.index, detail, self.place)

    def _text(self, value: object) -> str:
        if value is None:
            return ""
        if isinstance(value, str):
            return value
        self.doubt(DoubtKind.NOT_A_TEXT, _short(value))
        return str(value) if isinstance(value, bool | int | float) else _short(value)

    def _decode(self, text: str, encoding: _Texts) -> str:
        plain, twice = encoding.decode(text)
        if twice:
            self.doubt(DoubtKind.DOUBLE_ENCODED, plain)
        return plain

    def question(self, number: str) -> PackQuestion:
        text, right = self.texts["question"], self.texts["correct_answer"]
        choices = self._choices(number, text, right)
        also: tuple[str, ...] = ()
        if choices and right:
            right, also = right_choice(choices, [choices.index(right)])
        return PackQuestion(
            number=number,
            stage=0,
            host_text=text,
            screen_text=text,
            answer=right,
            line=self.index,
            comment=" · ".join(filter(None, (self.category, self.texts["difficulty"]))),
            also_accepted=also,
            choices=choices,
        )

    def _choices(self, number: str, text: str, right: str) -> tuple[str, ...]:
        wrong = [choice for choice in self.wrong if choice]
        if not wrong:
            self.doubt(DoubtKind.NO_CHOICES, number)
            return ()
        choices = [right, *wrong] if right else wrong
        for index, choice in enumerate(choices):
            if choice in choices[:index]:
                self.doubt(DoubtKind.SAME_CHOICE, choice)
        return mixed(text, choices)
