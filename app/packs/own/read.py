"""From the text of a pack in the own format to the pack."""

import re
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, cast, get_args

from app.packs.encoding import MAX_LINES
from app.packs.model import Medium, MediumKind, Pack, PackQuestion, Partner, Stage
from app.packs.own.fields import Fields
from app.packs.place import at
from app.packs.report import Doubt, DoubtKind, FlawKind, MediumError, PackError, PackFormat, Report
from app.packs.sniff import kind_by_name

FORMAT = "king-of-the-hill-pack"
VERSION = 1
MAX_QUESTIONS = 50_000
MAX_SECONDS = 3600
MAX_ESCAPES = 1_000_000
MAX_COST = 1_000_000
MAX_COMMAS = 1_000_000
MAX_DIGITS = 100_000
MAX_DOUBTS = 20_000

_PART = r"""(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')"""
_LONG_KEY = re.compile(
    rf"""(?<![\w"'.-]){_PART}(?:[ \t]*+\.[ \t]*+{_PART}){{3,}}+(?=[ \t]*+[=\]])"""
)
_DIGITS = re.compile(r"[0-9_]++")
_LINE = re.compile(r"(.*) \(at line (\d+), column \d+\)", re.DOTALL)
_FILES = "media/"

FindMedium = Callable[[Medium], Medium]
"""Turns a medium as the text names it, `file` the name in the package, into one of the store.

Raises MediumError.
"""


def read_own(text: str, name: str, find: FindMedium) -> Report:
    """Read the text of a `pack.toml`; `name` is the file's, for errors.

    Raises PackError when it is no TOML, of a later version, or without a question.
    """
    table = _parsed(text, name)
    table.pop("origin", None)
    version = table.pop("version", VERSION)
    if table.pop("format", FORMAT) != FORMAT:
        raise PackError(name, FlawKind.NO_CONTENT, f'format = "{FORMAT}"')
    if not isinstance(version, int) or version > VERSION:
        raise PackError(name, FlawKind.TOO_NEW, str(version))
    reader = _Reader(name, find)
    pack = reader.pack(table)
    if not pack.questions:
        raise PackError(name, FlawKind.NOTHING, PackFormat.OWN.value)
    doubts = tuple(sorted(reader.doubts, key=lambda doubt: doubt.line))
    return Report(pack, doubts, PackFormat.OWN)


def origin_of(text: str) -> dict[str, str]:
    """What the text of a pack says of its origin: "file", "format", "added"."""
    try:
        origin = tomllib.loads(text.partition("\n[[stages]]")[0]).get("origin", {})
    except (tomllib.TOMLDecodeError, RecursionError, ValueError):
        return {}
    if not isinstance(origin, dict):
        return {}
    return {key: value for key, value in origin.items() if isinstance(value, str)}


def _parsed(text: str, name: str) -> dict[str, Any]:
    if text.count("\n") > MAX_LINES:
        raise PackError(name, FlawKind.TOO_LONG, f"{MAX_LINES:,}", MAX_LINES)
    if text.count("\\") > MAX_ESCAPES or _cost_of_keys(text) > MAX_COST:
        raise PackError(name, FlawKind.BROKEN_TOML, "more dots or backslashes than any pack has")
    if text.count(",") > MAX_COMMAS:
        raise PackError(name, FlawKind.BROKEN_TOML, "more commas than any pack has")
    if any(len(run[0]) > MAX_DIGITS for run in _DIGITS.finditer(text)):
        raise PackError(name, FlawKind.BROKEN_TOML, "brackets or numbers without end")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _LINE.fullmatch(str(error))
        at_end = (str(error).removesuffix(" (at end of document)"), text.count("\n") + 1)
        words, line = (found[1], int(found[2])) if found else at_end
        raise PackError(name, FlawKind.BROKEN_TOML, words, line) from None
    except (RecursionError, ValueError):
        raise PackError(name, FlawKind.BROKEN_TOML, "brackets or numbers without end") from None


def _cost_of_keys(text: str) -> int:
    """How long keys of many parts would take: each costs the square of its parts."""
    return sum((key[0].count(".") + 1) ** 2 for key in _LONG_KEY.finditer(text))


@dataclass
class _Reader:
    name: str
    find: FindMedium
    doubts: list[Doubt] = field(default_factory=list)
    questions: list[PackQuestion] = field(default_factory=list)
    stages: list[Stage] = field(default_factory=list)
    empty: list[str] = field(default_factory=list)

    def tell(self, doubt: Doubt) -> None:
        self.doubts.append(doubt)
        if len(self.doubts) > MAX_DOUBTS:
            most = f"{MAX_DOUBTS:,}"
            raise PackError(self.name, FlawKind.TOO_DOUBTFUL, most, place=doubt.place)

    def pack(self, table: dict[str, Any]) -> Pack:
        top = Fields(table, self.tell, 0, at(file=self.name))
        partners = tuple(self._partners(top))
        for number, stage in enumerate(top.tables("stages"), start=1):
            self._stage(stage, number)
        pack = Pack(
            title=top.text("title"),
            language=top.text("language", "ru"),
            editors=top.texts("editors"),
            date=top.text("date"),
            stages=tuple(self.stages),
            questions=tuple(self.questions),
            notes=(*top.texts("notes"), *self.empty),
            partners=partners,
        )
        top.finish()
        return pack

    def _partners(self, top: Fields) -> Iterable[Partner]:
        for table in top.tables("partners"):
            fields = Fields(table, self.tell, 0, at(file=self.name))
            logos = self._media(fields, "logo")
            yield Partner(fields.text("name"), fields.text("text"), logos[0] if logos else None)
            fields.finish()

    def _stage(self, table: dict[str, Any], number: int) -> None:
        before = len(self.questions)
        fields = Fields(table, self.tell, before + 1, at(stage=number))
        stage = Stage(
            fields.text("title"),
            fields.flag("reserve"),
            fields.texts("notes"),
            fields.number("line", 0, 10**9) or 0,
        )
        for row, question in enumerate(fields.tables("questions"), start=1):
            place = at(stage=number, question=row)
            inside = Fields(question, self.tell, len(self.questions) + 1, place)
            self.questions.append(self._question(inside, stage.reserve))
            inside.finish()
            if len(self.questions) > MAX_QUESTIONS:
                raise PackError(self.name, FlawKind.TOO_MANY, f"{MAX_QUESTIONS:,}")
        fields.finish()
        if len(self.questions) > before:
            self.stages.append(stage)
        elif stage.title or stage.notes:
            self.empty += [words for words in (stage.title, *stage.notes) if words]
            fields.doubt(DoubtKind.EMPTY_STAGE, stage.title)

    def _question(self, fields: Fields, reserve: bool) -> PackQuestion:
        ordinal = len(self.questions) + 1
        number = fields.text("number", str(ordinal))
        host, handout = fields.text("host"), fields.text("handout")
        if not (host or handout or "shown" in fields):
            fields.doubt(DoubtKind.NO_TEXT, number)
        answer = fields.text("answer")
        if not answer:
            fields.doubt(DoubtKind.NO_ANSWER, number)
        return PackQuestion(
            number=number,
            stage=len(self.stages),
            host_text=host,
            screen_text=fields.text("screen", usual_screen(host, handout)),
            answer=answer,
            line=fields.number("line", 0, 10**9) or ordinal,
            reserve=fields.flag("reserve", reserve),
            warm_up=fields.flag("warm_up"),
            handout=handout,
            also_accepted=fields.texts("also_accepted"),
            not_accepted=fields.texts("not_accepted"),
            comment=fields.text("comment"),
            sources=fields.texts("sources"),
            authors=fields.texts("authors"),
            partner=fields.maybe("partner"),
            seconds=fields.number("seconds", 1, MAX_SECONDS),
            media=fields.texts("names"),
            choices=fields.texts("choices"),
            shown=self._media(fields, "shown"),
            answer_shown=self._media(fields, "answer_shown"),
        )

    def _media(self, fields: Fields, key: str) -> tuple[Medium, ...]:
        return tuple(self._medium(table, fields) for table in fields.tables(key))

    def _medium(self, table: dict[str, Any], around: Fields) -> Medium:
        fields = Fields(table, around.pass_on, 0, ())
        file = fields.text("file").removeprefix(_FILES)
        name = fields.text("name", file.rpartition("/")[2])
        kind = fields.text("kind")
        fields.finish()
        if kind not in get_args(MediumKind):
            if kind:
                around.doubt(DoubtKind.BAD_VALUE, f"kind = {kind}")
            kind = kind_by_name(file or name)
        medium = Medium(cast(MediumKind, kind), name, file)
        try:
            return self.find(medium) if file else medium
        except MediumError as refusal:
            around.doubt(refusal.kind, refusal.detail)
            return Medium(medium.kind, name)


def usual_screen(host: str, handout: str) -> str:
    """What the audience sees where the text says nothing else: the handout, then the question."""
    return "\n".join(part for part in (handout, host) if part)
