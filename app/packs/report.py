"""What an import has to say: doubts about places in a file, or one error about all of it."""

from dataclasses import dataclass, replace
from enum import Enum

from app.packs.model import Pack

_QUOTED = 200


class DoubtKind(Enum):
    """A sort of doubtful place: what is odd there, and what was done about it.

    Both texts are English templates; `{detail}` stands for the words of the file. They are
    the keys by which a window translates a report.
    """

    ENCODING = ("the file is not in UTF-8", "read as {detail}")
    ENCODING_UNSURE = (
        "the file is not in UTF-8 and its encoding is not certain",
        "read as {detail}; check the texts",
    )
    MOJIBAKE = ("the text was saved in a wrong encoding", "turned back from {detail}")
    BAD_BYTES = ("bytes that are not text", "shown as � in: {detail}")
    CONTROL = ("control characters", "removed; the line now reads: {detail}")
    NO_SPACE = ("no space after the marker “{detail}”", "read as the marker")
    LOST_NUMBER_SIGN = ("“?” where “№” must have stood: {detail}", "read as a question's number")
    BAD_COUNTER = ("“№№” without a number: {detail}", "left out, the numbers run on")
    NUMBER_UNUSED = ("a number with no question after it: {detail}", "left out")
    BLANK_IN_QUESTION = ("a blank line inside a question", "{detail} kept as part of the question")
    STRAY_TEXT = ("text without a marker after a blank line: {detail}", "kept in the comment")
    STRAY_OUTSIDE = ("text that belongs to no question: {detail}", "kept in the notes")
    STRAY_FIELD = ("a field that belongs to no question: {detail}", "left out")
    NO_QUESTION_MARK = ("a question without “?”: {detail}", "read as a question of its own")
    NO_BLANK_LINE = ("no blank line before the question: {detail}", "read as a question of its own")
    NO_ANSWER = ("question {detail} has no answer", "kept without one")
    NO_TEXT = ("question {detail} has no text", "kept without one")
    WORD_ANSWER = ("the answer has a word instead of “!”: {detail}", "read as the answer")
    FIELD_TWICE = ("a field stands twice in one question: {detail}", "both kept")
    SAME_NUMBER = ("number {detail} stands twice in one stage", "both questions kept")
    NOTE_OPEN = ("“[” that is never closed: {detail}", "hidden from the screen to the line's end")
    SCREEN_ONE = ("“(screen …)” without “|”: {detail}", "the same shown to host and audience")
    SCREEN_MANY = (
        "“(screen …)” with more than one “|”: {detail}",
        "the first for the host, the second for the audience, the rest left out",
    )
    TAG_OPEN = ("“{detail}” that is never closed", "kept as text")
    PICTURE = ("a picture: {detail}", "named to the host, not on the screen")
    STRIKE = ("text that is crossed out: {detail}", "shown plain")
    TITLE_TWICE = ("a second title: {detail}", "kept in the notes")
    EMPTY_STAGE = ("a heading without questions: {detail}", "kept in the notes")
    UNUSED_MARK = ("a mark with no question directly after it: {detail}", "left out")
    BAD_TIME = ("a time that is not 1 to 3600 seconds: {detail}", "left out")


@dataclass(frozen=True, slots=True)
class Doubt:
    """A doubtful place: `line` is 1-based, `detail` the words of the file (never cut)."""

    line: int
    kind: DoubtKind
    detail: str = ""

    @property
    def what(self) -> str:
        """What is odd, in English; long quotations are shortened."""
        template, _ = self.kind.value
        return _filled(template, self.detail)

    @property
    def done(self) -> str:
        """What was done about it, in English; long quotations are shortened."""
        _, template = self.kind.value
        return _filled(template, self.detail)

    def __str__(self) -> str:
        return f"line {self.line}: {self.what} - {self.done}"


def _filled(template: str, detail: str) -> str:
    flat = " ".join(detail.split())
    short = flat if len(flat) <= _QUOTED else flat[: _QUOTED - 1] + "…"
    return template.format(detail=short)


@dataclass(frozen=True, slots=True)
class Report:
    """A pack and every doubtful place in its file, in the order of lines."""

    pack: Pack
    doubts: tuple[Doubt, ...]

    def with_doubts(self, more: tuple[Doubt, ...]) -> "Report":
        """The same report with more doubts, again in the order of lines."""
        return replace(self, doubts=tuple(sorted((*more, *self.doubts), key=lambda d: d.line)))


class FlawKind(Enum):
    """Why a file cannot be read at all: an English template for one sentence."""

    MISSING = "there is no such file"
    NOT_A_FILE = "this is not an ordinary file"
    UNREADABLE = "the file cannot be opened: {detail}"
    TOO_BIG = "the file is bigger than {detail}"
    TOO_LONG = "the file has more than {detail} lines"
    TOO_TANGLED = "the file has more than {detail} brackets and other signs of markup"
    TOO_DOUBTFUL = "more than {detail} doubtful places up to here, so this is hardly a .4s pack"
    EMPTY = "the file is empty"
    NOT_TEXT = "this is not a text file"
    OTHER_FORMAT = "this is a {detail}, not a .4s pack"
    NO_QUESTIONS = "no question found (a question begins with “? ”, its answer with “! ”)"


class PackError(Exception):
    """A file that is no pack; `str` is one sentence with the file's name and, if known, line."""

    def __init__(self, name: str, kind: FlawKind, detail: str = "", line: int | None = None):
        self.name = name
        self.kind = kind
        self.detail = detail
        self.line = line
        place = name if line is None else f"{name}, line {line}"
        super().__init__(f"{place}: {kind.value.format(detail=detail)}.")
