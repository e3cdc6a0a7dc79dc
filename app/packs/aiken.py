"""The reader of Aiken: a question, its choices `A) …` or `A. …`, and `ANSWER: A`."""

import re
from dataclasses import dataclass, field

from app.packs.choices import right_choice
from app.packs.gather import Gathering
from app.packs.kinds import DoubtKind
from app.packs.media import MediaIntake
from app.packs.model import PackQuestion
from app.packs.report import PackFormat, Report
from app.packs.source import Head, Source

_CHOICE = re.compile(r"\s*([A-Za-zА-Яа-я])[.)](\s*)(.*)")
_ANSWER = re.compile(r"\s*(?:answer|ответ)\s*:\s*(.*)", re.IGNORECASE)
_ANSWER_LINE = re.compile(
    r"^[ \t]*+(?:ANSWER|ОТВЕТ)[ \t]*:[ \t]*[A-Za-zА-Яа-я]\b", re.IGNORECASE | re.MULTILINE
)
_CHOICE_LINE = re.compile(r"^[ \t]*+[A-Za-zА-Яа-я][.)][ \t]++\S", re.MULTILINE)
_LATIN_TWINS = str.maketrans("АВСЕНКМОРТХУ", "ABCEHKMOPTXY")


def looks_like(head: Head) -> bool:
    """Whether some line is a choice and some other line names the answer by its letter."""
    start = head.start
    return _ANSWER_LINE.search(start) is not None and _CHOICE_LINE.search(start) is not None


def read(source: Source, media: MediaIntake) -> Report:  # noqa: ARG001 - brings no media
    """Read an Aiken file; raises PackError."""
    return parse(source.text, source.name, source.stem).with_doubts(source.doubts)


def parse(text: str, name: str, title: str) -> Report:
    """Read Aiken text with `\\n` line ends; raises PackError when no question is in it."""
    reader = _Reader(Gathering(name, title))
    for number, line in enumerate(text.split("\n"), 1):
        reader.take(number, line.strip())
    reader.close()
    return reader.pack.report(PackFormat.AIKEN)


@dataclass(slots=True)
class _Draft:
    """A question as far as it has been read."""

    line: int
    texts: list[str] = field(default_factory=list)
    letters: list[str] = field(default_factory=list)
    choices: list[str] = field(default_factory=list)


class _Reader:
    def __init__(self, pack: Gathering) -> None:
        self.pack = pack
        self.draft: _Draft | None = None
        self.after_blank = True

    def take(self, number: int, line: str) -> None:
        if not line:
            self.after_blank = True
            return
        choice, answer = _CHOICE.fullmatch(line), _ANSWER.fullmatch(line)
        if answer is not None:
            self._answer(number, answer[1])
        elif choice is not None and self._is_choice(choice):
            self._choice(number, choice)
        else:
            self._text(number, line)
        self.after_blank = False

    def _is_choice(self, found: re.Match[str]) -> bool:
        """A choice needs a question before it; one without a space must follow the letters."""
        draft = self.draft
        if draft is None:
            return False
        if found[2] or not found[3]:
            return True
        return found[1].upper().translate(_LATIN_TWINS) == "ABCDEFGHIJ"[len(draft.choices) :][:1]

    def _text(self, number: int, line: str) -> None:
        draft = self.draft
        if draft is not None and draft.choices and not self.after_blank:
            draft.choices[-1] = f"{draft.choices[-1]}\n{line}"
            self.pack.doubt(DoubtKind.LONG_CHOICE, number, line)
            return
        if draft is not None and draft.choices:
            self.close()
        if self.draft is None:
            self.draft = _Draft(number)
        elif self.draft.texts:
            self.pack.doubt(DoubtKind.MANY_LINES, number, line)
        self.draft.texts.append(line)

    def _choice(self, number: int, found: re.Match[str]) -> None:
        draft = self.draft
        if draft is None:
            return
        letter = found[1].upper()
        if letter != found[1]:
            self.pack.doubt(DoubtKind.LOWER_CASE, number, found[0])
        if not found[2] and found[3]:
            self.pack.doubt(DoubtKind.CHOICE_GLUED, number, found[0])
        if draft.letters and ord(letter) != ord(draft.letters[-1]) + 1:
            self.pack.doubt(DoubtKind.LETTER_ORDER, number, found[0])
        draft.letters.append(letter)
        draft.choices.append(found[3])

    def _answer(self, number: int, given: str) -> None:
        draft = self.draft
        if draft is None:
            self.pack.notes.append(given)
            self.pack.doubt(DoubtKind.STRAY_OUTSIDE, number, given)
            return
        if any(letter.islower() for letter in given.split()[:1]):
            self.pack.doubt(DoubtKind.LOWER_CASE, number, given)
        right = _right(draft.letters, given)
        if len(right) > 1:
            self.pack.doubt(DoubtKind.MANY_RIGHT, number, given)
        if not right and given:
            self.pack.doubt(DoubtKind.UNKNOWN_CHOICE, number, given)
        self._add(draft, right, given)

    def _add(self, draft: _Draft, right: list[int], given: str) -> None:
        text = "\n".join(draft.texts)
        answer, also = right_choice(draft.choices, right) if right else (given, ())
        question = PackQuestion(
            number=self.pack.next_number,
            stage=0,
            host_text=text,
            screen_text=text,
            answer=answer,
            line=draft.line,
            also_accepted=also,
            choices=tuple(draft.choices),
        )
        self.pack.add(question)
        self.draft = None

    def close(self) -> None:
        """End a question that has no answer; text without choices is no question."""
        draft = self.draft
        if draft is not None and draft.choices:
            self._add(draft, [], "")
        elif draft is not None:
            self.pack.notes += draft.texts
            self.pack.doubt(DoubtKind.STRAY_OUTSIDE, draft.line, " ".join(draft.texts))
        self.draft = None


def _right(letters: list[str], given: str) -> list[int]:
    """The choices that the letters after `ANSWER:` name; a Cyrillic twin counts as its letter."""
    named = re.split(r"[\s,;]+", given.upper().strip(" .,;)"))
    twins = [letter.translate(_LATIN_TWINS) for letter in letters]
    found = []
    for name in named:
        if name in letters:
            found.append(letters.index(name))
        elif name.translate(_LATIN_TWINS) in twins:
            found.append(twins.index(name.translate(_LATIN_TWINS)))
        else:
            return []
    return list(dict.fromkeys(found))
