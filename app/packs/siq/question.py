"""One question of a package, whichever version it is written in."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation

from app.packs.choices import right_choice
from app.packs.model import PackQuestion
from app.packs.report import DoubtKind
from app.packs.siq.content import Content, atoms_of, content_of, items_of
from app.packs.siq.files import Files
from app.packs.siq.info import Info, Tell
from app.packs.siq.words import kind_words, theme_words
from app.packs.siq.xml import Node

EMPTY_PRICE = "-1"
MAX_SECONDS = 3600

_NUMBER = re.compile(r"-?\d{1,9}")
_TIME = re.compile(r"(?:(\d{1,2}):)?(\d{1,2}):(\d{1,2})(?:\.\d+)?|(\d{1,4})")
_KNOWN = {"params", "scenario", "right", "wrong", "info", "type"}
_PARAMS = {
    *("question", "answer", "answerType", "answerOptions", "answerDeviation", "answerDuration"),
    *("theme", "price", "selectionMode"),
}


@dataclass(frozen=True, slots=True)
class Setting:
    """What a question stands in: its language, theme, files, and where doubts go."""

    russian: bool
    theme: str
    files: Files
    tell: Tell


def is_empty(node: Node) -> bool:
    """Whether it is an empty place of the board: the price says so, and nothing is in it."""
    asked = any(atom.text.strip() for atom in (*node.all("scenario", "atom"), *_items(node)))
    answered = any(answer.text.strip() for answer in node.all("right", "answer"))
    return node.get("price") == EMPTY_PRICE and not asked and not answered


def _items(node: Node) -> Iterable[Node]:
    return node.all("params", "param", "item")


def question_of(node: Node, number: str, line: int, info: Info, setting: Setting) -> PackQuestion:
    """Read it. `number` is what it is called, `line` its running number in the package."""
    asked, told = _contents(node, setting)
    parameters = _parameters(node)
    theme = parameters.get("theme", "")
    own_theme = theme not in ("", "-", setting.theme)
    host = [theme_words(setting.russian, theme)] if own_theme else []
    options = _options(node, setting)
    answer, also = _answer(node, parameters, options, setting)
    comments = (
        *kind_words(setting.russian, _kind(node), parameters),
        *told.host,
        *_odd(node, asked, told, setting),
        *info.asides,
        *info.comments,
    )
    return PackQuestion(
        number=number,
        stage=0,
        host_text="\n".join((*host, asked.host_text)).strip(),
        screen_text=asked.screen_text,
        answer=answer,
        line=line,
        also_accepted=also,
        not_accepted=_answers(node, "wrong"),
        comment="\n".join(comments),
        sources=info.sources,
        authors=info.authors,
        seconds=_seconds(parameters.get("answerDuration", ""), setting.tell),
        media=tuple(dict.fromkeys((*asked.names, *told.names))),
        choices=tuple(option.host_text for option in options.values()),
        shown=(*asked.media, *(medium for option in options.values() for medium in option.media)),
        answer_shown=tuple(told.media),
    )


def _contents(node: Node, setting: Setting) -> tuple[Content, Content]:
    """What is asked, and what comes with the answer."""
    before, after = [], []
    for scenario in node.all("scenario"):
        asked, told = atoms_of(scenario)
        before += asked
        after += told
    for parameter in node.all("params", "param"):
        if parameter.get("name") == "question":
            before += items_of(parameter)
        elif parameter.get("name") == "answer":
            after += items_of(parameter)
    return (
        content_of(before, setting.files, setting.tell),
        content_of(after, setting.files, setting.tell),
    )


def _parameters(node: Node) -> dict[str, str]:
    """The plain parameters of either version by their names in version 5."""
    found = {}
    for parameter in (*node.all("params", "param"), *node.all("type", "param")):
        name = parameter.get("name")
        found[{"cost": "price", "self": "selectionMode"}.get(name, name)] = parameter.text.strip()
        for numbers in parameter.all("numberSet"):
            low, high, step = (numbers.get(key) for key in ("minimum", "maximum", "step"))
            span = low if low == high else f"[{low};{high}]" + (f"/{step}" if step != "0" else "")
            found[name] = span
    return found


def _kind(node: Node) -> str:
    return node.get("type") or next((kind.get("name") for kind in node.all("type")), "")


def _options(node: Node, setting: Setting) -> dict[str, Content]:
    """The choices by the names they have in the package."""
    return {
        option.get("name"): content_of(items_of(option), setting.files, setting.tell)
        for parameter in node.all("params", "param")
        if parameter.get("name") == "answerOptions"
        for option in parameter.all("param")
    }


def _answers(node: Node, side: str) -> tuple[str, ...]:
    answers = (answer.text.strip() for answer in node.all(side, "answer"))
    return tuple(dict.fromkeys(text for text in answers if text))


def _answer(
    node: Node, parameters: dict[str, str], options: dict[str, Content], setting: Setting
) -> tuple[str, tuple[str, ...]]:
    """The answer and what else is accepted."""
    right = _answers(node, "right")
    if not right:
        return "", ()
    if options:
        names = list(options)
        unknown = [name for name in right if name not in options]
        for name in unknown:
            setting.tell(DoubtKind.REF_UNKNOWN, name)
        chosen = [names.index(name) for name in right if name in options]
        if chosen:
            texts = [option.host_text for option in options.values()]
            answer, also = right_choice(texts, chosen)
            return answer, (*also, *unknown)
    kind, deviation = parameters.get("answerType", ""), parameters.get("answerDeviation", "")
    if kind == "point":
        setting.tell(DoubtKind.POINT_ANSWER, ", ".join(filter(None, (right[0], deviation))))
    elif kind == "number" and deviation not in ("", "0"):
        return right[0], (_span(right[0], deviation), *right[1:])
    return right[0], right[1:]


def _span(number: str, deviation: str) -> str:
    try:
        middle, off = (Decimal(text.replace(",", ".")) for text in (number, deviation))
        return f"{middle - off:f}…{middle + off:f}" if off.adjusted() < 30 else f"± {deviation}"
    except (InvalidOperation, ValueError):
        return f"± {deviation}"


def _odd(node: Node, asked: Content, told: Content, setting: Setting) -> list[str]:
    """The words of parts that are not known, told and kept for the host."""
    odd = [*asked.odd, *told.odd]
    strange = [child for child in node.children if child.name not in _KNOWN]
    parameters = node.all("params", "param")
    strange += [parameter for parameter in parameters if parameter.get("name") not in _PARAMS]
    for part in strange:
        words = " ".join(_all_words(part))
        if words:
            name = part.get("name") or part.name
            odd.append(f"{name}: {words}")
            setting.tell(DoubtKind.UNKNOWN_PART, f"{name}: {words}")
    return odd


def _all_words(node: Node) -> list[str]:
    words, waiting = [], [node]
    while waiting:
        part = waiting.pop()
        if part.text.strip():
            words.append(part.text.strip())
        waiting += reversed(part.children)
    return words


def number_of(price: str, row: int, tell: Tell) -> str:
    """What a question is called: its price, or its row in the theme where it has none."""
    if price in ("", "0"):
        return str(row)
    if not _NUMBER.fullmatch(price) or price == EMPTY_PRICE:
        tell(DoubtKind.BAD_NUMBER, price)
    return price


def _seconds(text: str, tell: Tell) -> int | None:
    found = _TIME.fullmatch(text)
    if found is None:
        if text:
            tell(DoubtKind.BAD_TIME, text)
        return None
    hours, minutes, seconds, alone = (int(part or 0) for part in found.groups())
    total = hours * 3600 + minutes * 60 + seconds + alone
    if 1 <= total <= MAX_SECONDS:
        return total
    if total:
        tell(DoubtKind.BAD_TIME, text)
    return None
