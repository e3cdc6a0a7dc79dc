"""The marks inside a `.4s` field: emphasis, notes to the host, screen variants, pictures.

A field is cut into tokens; each mark then blanks tokens or hides spans of them from one of the
readers. There is no recursion and no backtracking, so the time is linear in the length of the
text however its brackets are nested.
"""

import re
import shlex
from dataclasses import dataclass, field
from itertools import accumulate
from typing import NamedTuple

from app.packs.model import MediumKind
from app.packs.report import DoubtKind

ACCENT = "\u0301"
_IMG_OPTION = re.compile(r"big|inline|[wh]=\S+")
_MEDIA: dict[str, MediumKind] = {"(img": "picture", "(aud": "sound", "(vid": "video"}
_LONGEST_WORDS = 2000
_GAP = "\x00"  # stands where a note was left out; texts hold no control characters
_TOKEN = re.compile(
    r"""\\[_~.\[\]()|\\]
    | https?://[^\s()\[\]|]++
    | \((?:img|aud|vid)\s++[^()\n"]*+(?:"[^"\n]*+"[^()\n"]*+)*+\)
    | \((?:PAGEBREAK|LINEBREAK)\)
    | \((?:screen|sc)(?=\s)[ \t]?
    | _++ | ~ | [()\[\]|\n]
    | (?:(?!https?://)[^\\_~()\[\]|\n])++
    | . """,
    re.VERBOSE | re.DOTALL,
)
_MARKED = re.compile(r"[\\_~\[(]")
_HANDOUT = re.compile(
    r"\s*+(?:раздат|роздат|handout)\w*+(?:\s++ма\w++|\s++material\w*+)?\s*+[:.]?[ \t]*+",
    re.IGNORECASE,
)
_NOTE_BEFORE_SIGN = re.compile(rf"[ \t\xa0]?{_GAP}(?:[ \t]?{_GAP})*+[ \t]?(?=[.,;:!?…)»”\n]|$)")
_NOTE = re.compile(rf"([ \t\xa0]?){_GAP}(?:[ \t]?{_GAP})*+([ \t]?)")
_SPACES = re.compile(r"[ \t]{2,}")
_SPACED_END = re.compile(r" *\n *")
_EMPTY_LINES = re.compile(r"\n{2,}")

Found = tuple[DoubtKind, str, int]
"""A kind of doubt, words of the file, and how many lines below the field's first line."""


class Named(NamedTuple):
    """A medium that a field names; `shown` unless it stands in a note to the host."""

    kind: MediumKind
    name: str
    shown: bool


@dataclass(frozen=True, slots=True)
class Rendered:
    """A field as the host reads it, as the audience may see it, and the handouts in it."""

    host: str
    screen: str
    handout: str
    media: tuple[Named, ...]
    found: tuple[Found, ...]


def render(text: str, *, is_handout: bool = False) -> Rendered:
    """Resolve the marks of one field. Never fails: what is not understood stays as text.

    In a handout accents and square brackets are part of what the audience gets, so there they
    stay; `is_handout` says so of the whole field.
    """
    if _MARKED.search(text) is None:
        shown = text if is_handout else text.replace(ACCENT, "")
        screen = _closed_up(shown)
        return Rendered(_trimmed(text), screen, screen if is_handout else "", (), ())
    sheet = _Sheet(_TOKEN.findall(text), is_handout)
    sheet.match_brackets()
    sheet.pair_emphasis()
    return sheet.read_out()


class _Sheet:
    """The tokens of a field with, for each reader, their text and the spans that are hidden."""

    def __init__(self, tokens: list[str], is_handout: bool) -> None:
        self.tokens = tokens
        self.rows = list(accumulate((token.count("\n") for token in tokens), initial=0))
        self.host = [_plain(token) for token in tokens]
        self.screen = list(self.host)
        self.for_host = _Spans(len(tokens))
        self.for_screen = _Spans(len(tokens))
        self.handout = _Spans(len(tokens))
        self.media: list[tuple[int, MediumKind, str]] = []
        self.found: list[Found] = []
        self.is_handout = is_handout
        if is_handout:
            self.handout.add(0, len(tokens))

    def doubt(self, kind: DoubtKind, words: str, index: int) -> None:
        self.found.append((kind, words, self.rows[index]))

    def blank(self, *indexes: int) -> None:
        for index in indexes:
            self.host[index] = self.screen[index] = ""

    def match_brackets(self) -> None:
        stack: list[_Open] = []
        notes: list[tuple[int, int]] = []
        waiting = 0
        for index, token in enumerate(self.tokens):
            if token in ("[", "(") or token.startswith("(s"):
                stack.append(_Open(index, token.strip()))
                waiting += token == "["
            elif token[:4] in _MEDIA and len(token) > 4:
                self._medium(index)
            elif token == "|" and stack and stack[-1].token == "(screen":
                stack[-1].bars.append(index)
            elif token == ")" and stack and stack[-1].token != "[":
                self._close_tag(stack.pop(), index)
            elif token == "]" and waiting:
                waiting -= 1
                while stack[-1].token != "[":
                    self._unclosed_tag(stack.pop())
                notes.append((stack.pop().index, index))
        if not self.is_handout:
            self._close_notes(sorted(notes))
        self._leave_unclosed(stack)

    def _medium(self, index: int) -> None:
        token = self.tokens[index]
        name = _file_name(token)
        self.media.append((index, _MEDIA[token[:4]], name))
        self.host[index], self.screen[index] = f"[{name}]", _GAP

    def _close_tag(self, opened: "_Open", end: int) -> None:
        if opened.token == "(":
            return
        start = opened.index
        self.blank(start, end)
        if opened.token == "(sc":
            return
        words = "".join(self.tokens[start : min(end + 1, start + _LONGEST_WORDS)])
        if not opened.bars:
            self.doubt(DoubtKind.SCREEN_ONE, words, start)
            return
        bar, last = opened.bars[0], (*opened.bars, end)[1]
        if last != end:
            self.doubt(DoubtKind.SCREEN_MANY, words, start)
        self.for_host.add(bar, end)
        self.for_screen.add(start, bar + 1)
        self.for_screen.add(last, end)

    def _close_notes(self, notes: list[tuple[int, int]]) -> None:
        handout_end = -1
        for start, end in notes:
            if start < handout_end:
                continue
            label = _HANDOUT.match(self.tokens[start + 1])
            if label is None:
                self._hide_note(start, end + 1)
                continue
            handout_end = end
            self.screen[start + 1] = self.screen[start + 1][label.end() :]
            self.screen[start] = self.screen[end] = "\n"
            self.handout.add(start, end + 1)

    def _hide_note(self, start: int, end: int) -> None:
        self.for_screen.add(start + 1, end)
        self.screen[start] = _GAP

    def _leave_unclosed(self, stack: list["_Open"]) -> None:
        hidden_to = -1
        for opened in stack:
            if opened.token != "[":
                self._unclosed_tag(opened)
            elif opened.index > hidden_to and not self.is_handout:
                hidden_to = self._line_end(opened.index)
                words = "".join(self.tokens[opened.index : hidden_to])
                self.doubt(DoubtKind.NOTE_OPEN, words, opened.index)
                self._hide_note(opened.index, hidden_to)

    def _unclosed_tag(self, opened: "_Open") -> None:
        if opened.token != "(":
            self.doubt(DoubtKind.TAG_OPEN, opened.token, opened.index)

    def _line_end(self, index: int) -> int:
        try:
            return self.tokens.index("\n", index)
        except ValueError:
            return len(self.tokens)

    def pair_emphasis(self) -> None:
        opened: dict[str, int] = {}
        for index, token in enumerate(self.tokens):
            if not (token == "~" or (token[0] == "_" and len(token) <= 6)):
                continue
            before = self.tokens[index - 1][-1] if index else " "
            after = self.tokens[index + 1][0] if index + 1 < len(self.tokens) else " "
            if token in opened and not before.isspace():
                start = opened.pop(token)
                self.blank(start, index)
                if token == "~":
                    words = "".join(self.tokens[start + 1 : index])
                    self.doubt(DoubtKind.STRIKE, words, start)
            elif not after.isspace():
                opened[token] = index

    def read_out(self) -> Rendered:
        host, screen, handout = [], [], []
        covered = self.handout.depths()
        for index, hidden in enumerate(self.for_host.depths()):
            if not hidden:
                host.append(self.host[index])
        for_screen = self.for_screen.depths()
        for index, hidden in enumerate(for_screen):
            if hidden:
                continue
            shown = self.screen[index]
            screen.append(shown if covered[index] else shown.replace(ACCENT, ""))
            if covered[index]:
                handout.append(shown)
        return Rendered(
            _trimmed("".join(host)),
            _closed_up("".join(screen)),
            _closed_up("".join(handout)),
            tuple(Named(kind, name, not for_screen[index]) for index, kind, name in self.media),
            tuple(self.found),
        )


@dataclass(slots=True)
class _Open:
    """An opening bracket or tag that waits for its end."""

    index: int
    token: str
    is_handout: bool = False
    bars: list[int] = field(default_factory=list)


class _Spans:
    """Spans of tokens, kept as their ends; may overlap."""

    def __init__(self, length: int) -> None:
        self._steps = [0] * (length + 1)

    def add(self, start: int, end: int) -> None:
        self._steps[start] += 1
        self._steps[max(start, end)] -= 1

    def depths(self) -> list[int]:
        """How many spans cover each token."""
        return list(accumulate(self._steps))[:-1]


def _plain(token: str) -> str:
    if token in ("(PAGEBREAK)", "(LINEBREAK)"):
        return "\n"
    if token.startswith("http"):
        return token.replace("\\_", "_").replace("\\~", "~")
    return token[1:] if len(token) == 2 and token[0] == "\\" else token


def _file_name(tag: str) -> str:
    """The file of an `(img …)` or alike tag: what is left without the options, spaces included."""
    inside = tag[4:-1].strip()
    try:
        words = shlex.split(inside)
    except ValueError:
        words = inside.split()
    return " ".join(word for word in words if not _IMG_OPTION.fullmatch(word)) or inside


def _trimmed(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.strip().split("\n"))


def _closed_up(text: str) -> str:
    """Close the holes that left-out notes made; no empty lines, no double spaces."""
    if _GAP in text:
        text = _NOTE_BEFORE_SIGN.sub("", _SPACES.sub(" ", text))
        text = _NOTE.sub(lambda hole: " " if hole[1] or hole[2] else "", text)
    text = _SPACED_END.sub("\n", _SPACES.sub(" ", text))
    return _EMPTY_LINES.sub("\n", text).strip()
