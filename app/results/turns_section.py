"""The turns one after another: who declared, answered and moved."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from app.hill.turn import Adjust, Change, Join, Withdraw
from app.results.cells import Cell, isolated
from app.results.disputes_section import dispute_lines
from app.results.document import (
    Block,
    Column,
    Lines,
    Section,
    Table,
    without_empty_columns,
)
from app.results.protocol import Protocol, TeamLine, TurnStory
from app.results.words import Words


def turns_section(protocol: Protocol, words: Words) -> Section:
    """Every turn as its sentences and a table with a row for each team."""
    blocks: list[Block] = []
    for turn in protocol.turns:
        blocks.append(Lines(_story(protocol, turn, words), words("turn.title", n=turn.number)))
        blocks.append(_table(protocol, turn, words))
    return Section(words("turns"), tuple(blocks))


def _story(protocol: Protocol, turn: TurnStory, words: Words) -> tuple[str, ...]:
    question = turn.played.turn.question
    lines = [_change(protocol, change, words) for change in turn.changes]
    if question.text:
        lines.append(question.text)
    if question.answer:
        lines.append(f"{words('answer')}: {question.answer}")
    if isinstance(question.partner, str):
        lines.append(words("partner", name=isolated(question.partner)))
    elif question.is_partners:
        lines.append(words("partner_plain"))
    if turn.played.turn.void:
        lines.append(words("void_turn"))
    lines += dispute_lines(protocol, turn, words)
    if turn.restored:
        names = ", ".join(isolated(protocol.teams[team].title) for team in turn.restored)
        lines.append(words("restored", teams=names))
    return (*lines, _king(protocol, turn, words))


def _king(protocol: Protocol, turn: TurnStory, words: Words) -> str:
    if turn.king is None:
        return words("king_none")
    name = isolated(protocol.teams[turn.king].title)
    return words("king_of", team=name, hold=turn.hold, of=protocol.rules.hold_turns)


def _change(protocol: Protocol, change: Change, words: Words) -> str:
    match change:
        case Join():
            return words("joined", team=isolated(change.team.title))
        case Withdraw():
            return words("gone", team=isolated(protocol.teams[change.team].title))
        case Adjust():
            return words(
                "adjusted",
                team=isolated(protocol.teams[change.team].title),
                steps=signed(change.steps),
                points=signed(change.points),
                reason=isolated(change.reason),
            )


def signed(amount: int) -> str:
    """A difference with its sign, a real minus."""
    return f"+{amount}" if amount > 0 else str(amount).replace("-", "−")


def _table(protocol: Protocol, turn: TurnStory, words: Words) -> Table:
    columns = (
        Column(words("team"), 4.0),
        Column(words("declared"), 1.9),
        Column(words("answer"), 3.2),
        Column(words("mark"), 1.5),
        Column(words("time_s"), 1.2, numeric=True),
        Column(words("rtt_ms"), 1.0, numeric=True),
        Column(words("step_was"), 0.9, numeric=True),
        Column(words("step_is"), 1.0, numeric=True),
        Column(words("points_plus"), 1.3, numeric=True),
        Column(words("points_is"), 1.0, numeric=True),
        Column(words("received"), 1.6),
        Column(words("replaced"), 2.4),
    )
    rows = tuple(_row(protocol, line, words) for line in turn.lines)
    return without_empty_columns(Table(columns, rows))


def _row(protocol: Protocol, line: TeamLine, words: Words) -> tuple[Cell, ...]:
    answer = line.said.answer
    at_ms = None if answer is None else answer.at_ms
    return (
        protocol.teams[line.said.team].title,
        _declared(line, words),
        "" if answer is None else answer.text or "",
        _mark(line, words),
        None if at_ms is None else at_ms / 1000,
        line.rtt_ms,
        line.step_before,
        line.step_after,
        line.gain,
        line.points,
        "" if answer is None else clock_time(answer.received or ""),
        "" if answer is None else "; ".join(_earlier(item, words) for item in answer.replaced),
    )


def clock_time(received: str) -> str:
    """The time of day in a moment of ISO 8601; another text as it is."""
    found = re.fullmatch(r"\d{4}-\d\d-\d\dT(\d\d:\d\d:\d\d(\.\d{1,3})?)\S*", received)
    return found[1] if found else received


def _declared(line: TeamLine, words: Words) -> str:
    said = line.said
    if said.declared is None:
        return ""
    what = words(said.declared)
    if said.late:
        return words("late", what=what)
    return what if said.played == said.declared else words("no_ground", what=what)


def _mark(line: TeamLine, words: Words) -> str:
    answer = line.said.answer
    if answer is None:
        return words("no_answer")
    if answer.correct is None:
        return words("unmarked")
    return words("right" if answer.correct else "wrong")


def _earlier(item: Any, words: Words) -> str:
    """An answer that was replaced (H20), with its time; another shape as its JSON."""
    if isinstance(item, Mapping) and isinstance(item.get("text"), str):
        at_ms = item.get("at_ms")
        when = f" ({words('seconds', s=words.seconds(at_ms))})" if type(at_ms) is int else ""
        return f"{isolated(item['text'])}{when}"
    return json.dumps(item, ensure_ascii=False)
