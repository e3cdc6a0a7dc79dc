"""What stands between the braces of a GIFT question."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from decimal import Decimal, InvalidOperation
from typing import NamedTuple

from app.packs.choices import right_choice
from app.packs.gift.blocks import restored
from app.packs.kinds import DoubtKind

Tell = Callable[[DoubtKind, str], None]
Plainly = Callable[[str], str]

_TRUE_FALSE = re.compile(r"(T|TRUE|F|FALSE)\s*(?:#(?!#)(.*))?", re.IGNORECASE | re.DOTALL)
_WEIGHT = re.compile(r"%(-?\d{1,3}(?:\.\d{1,9})?)%")
_SIGN = re.compile(r"[=~]")
_NUMBER = re.compile(r"[-+]?(?:\d{1,30}(?:[.,]\d{0,30})?|[.,]\d{1,30})(?:[eE][-+]?\d{1,3})?")
_PARTLY = 100


@dataclass(slots=True)
class Answers:
    """What a question's braces say, as the pack's model has it; `remarks` go to the comment.

    `pairs` are the two sides of what is to be matched.
    """

    answer: str = ""
    also: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    remarks: list[str] = field(default_factory=list)
    pairs: tuple[tuple[str, str], ...] = ()


class _Entry(NamedTuple):
    """One answer: its sign, weight in percent if it has one, text and feedback."""

    sign: str
    weight: float | None
    text: str
    feedback: str

    @property
    def credit(self) -> float:
        if self.weight is not None:
            return self.weight
        return _PARTLY if self.sign == "=" else 0


def read_answers(body: str, words: tuple[str, str], plainly: Plainly, tell: Tell) -> Answers:
    """Read a body, its escaped signs set aside.

    `words` are those for true and false, `plainly` makes a person's text of a body's.
    """
    body, _, general = body.partition("####")
    found = _read(body.strip(), words, plainly, tell)
    if remark := plainly(general):
        found.remarks.append(remark)
    return found


def _read(body: str, words: tuple[str, str], plainly: Plainly, tell: Tell) -> Answers:
    verdict = _TRUE_FALSE.fullmatch(body)
    if verdict is not None:
        return _true_false(verdict, words, plainly)
    if body.startswith("#"):
        return _numbers(body[1:], plainly, tell)
    entries = _entries(body, plainly)
    if not entries:
        if body:
            tell(DoubtKind.BAD_VALUE, restored(body))
        tell(DoubtKind.ESSAY, "")
        return Answers()
    if all(entry.sign == "=" and "->" in entry.text for entry in entries):
        return _pairs(entries, tell)
    if any(entry.sign == "~" for entry in entries):
        return _choices(entries, tell)
    return _short(entries, tell)


def _true_false(verdict: re.Match[str], words: tuple[str, str], plainly: Plainly) -> Answers:
    right = 0 if verdict[1].upper().startswith("T") else 1
    answer, also = right_choice(words, [right])
    feedback = [plainly(part) for part in (verdict[2] or "").split("#")]
    named = zip((words[1 - right], words[right]), feedback, strict=False)
    remarks = [f"{word}: {text}" for word, text in named if text]
    remarks += [text for text in feedback[2:] if text]
    return Answers(answer, also, choices=words, remarks=remarks)


def _entries(body: str, plainly: Plainly) -> list[_Entry]:
    starts = [sign.start() for sign in _SIGN.finditer(body)]
    if not starts:
        return []
    parts = [body[start:end] for start, end in zip(starts, [*starts[1:], len(body)], strict=True)]
    before = body[: starts[0]].strip()
    if before:
        parts[0] = f"{parts[0][0]}{before} {parts[0][1:]}"
    return [entry for part in parts if (entry := _entry(part, plainly)).text or entry.feedback]


def _entry(part: str, plainly: Plainly) -> _Entry:
    text, _, feedback = part[1:].strip().partition("#")
    weight = _WEIGHT.match(text)
    if weight is not None:
        text = text[weight.end() :]
    return _Entry(part[0], float(weight[1]) if weight else None, plainly(text), plainly(feedback))


def _remarks(entries: list[_Entry], tell: Tell, full: float = _PARTLY) -> list[str]:
    """Feedback to each answer, and what share of the points an answer is worth."""
    remarks = []
    for entry in entries:
        share = ""
        if entry.weight is not None and 0 < entry.weight < full:
            share = f" ({entry.weight:g}%)"
            tell(DoubtKind.PARTLY_RIGHT, f"{entry.text}{share}")
        if share or entry.feedback:
            remarks.append(f"{entry.text}{share}" + (f": {entry.feedback}" * bool(entry.feedback)))
    return remarks


def _short(entries: list[_Entry], tell: Tell) -> Answers:
    right = [entry.text for entry in entries if entry.credit >= _PARTLY]
    wrong = tuple(entry.text for entry in entries if entry.credit <= 0)
    remarks = _remarks(entries, tell)
    if not right:
        return Answers(wrong=wrong, remarks=remarks)
    return Answers(right[0], tuple(dict.fromkeys(right[1:])), wrong, remarks=remarks)


def _choices(entries: list[_Entry], tell: Tell) -> Answers:
    choices = [entry.text for entry in entries]
    best = _PARTLY if any(e.credit >= _PARTLY for e in entries) else 0.001
    right = [index for index, entry in enumerate(entries) if entry.credit >= best]
    remarks = _remarks(entries, tell, best)
    if len(right) > 1:
        tell(DoubtKind.MANY_RIGHT, "; ".join(choices[index] for index in right))
    answer, also = right_choice(choices, right) if right else ("", ())
    if len(right) > 1 and best < _PARTLY:
        answer, also = "; ".join(choices[index] for index in right), ()
    return Answers(answer, also, choices=tuple(choices), remarks=remarks)


def _pairs(entries: list[_Entry], tell: Tell) -> Answers:
    pairs = []
    for entry in entries:
        left, _, right = entry.text.partition("->")
        pairs.append((left.strip(), right.strip()))
    answer = "; ".join(f"{left} — {right}" if left else right for left, right in pairs)
    tell(DoubtKind.MATCHING, answer)
    return Answers(answer, remarks=_remarks(entries, tell), pairs=tuple(pairs))


def _numbers(body: str, plainly: Plainly, tell: Tell) -> Answers:
    entries = _entries(body, plainly) if "=" in body else [_entry("=" + body, plainly)]
    full = [entry for entry in entries if entry.credit >= _PARTLY]
    if not full:
        return Answers(remarks=_remarks(entries, tell))
    spans = [_span(entry.text, tell) for entry in full]
    answer, reach = spans[0]
    also = [reach, *(text for span in spans[1:] for text in span)]
    wrong = tuple(_span(entry.text, tell)[0] for entry in entries if entry.credit <= 0)
    return Answers(
        answer, tuple(filter(None, dict.fromkeys(also))), wrong, remarks=_remarks(entries, tell)
    )


def _span(text: str, tell: Tell) -> tuple[str, str]:
    """A number as it is given, and the span that is right besides: ("1822", "1817…1827")."""
    low, dots, high = text.partition("..")
    if dots and _decimal(low) is not None and _decimal(high) is not None:
        return f"{low.strip()}…{high.strip()}", ""
    number, _, tolerance = text.partition(":")
    middle, reach = _decimal(number), _decimal(tolerance or "0")
    if middle is None or reach is None:
        tell(DoubtKind.BAD_NUMBER, text)
        return text, ""
    if not reach:
        return number.strip(), ""
    return number.strip(), f"{_plain_number(middle - reach)}…{_plain_number(middle + reach)}"


def _decimal(text: str) -> Decimal | None:
    text = text.strip()
    if not _NUMBER.fullmatch(text):
        return None
    try:
        return Decimal(text.replace(",", "."))
    except InvalidOperation:
        return None


def _plain_number(number: Decimal) -> str:
    return f"{number:f}" if abs(number.adjusted()) < 30 else str(number)
