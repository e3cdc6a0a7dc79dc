"""The protocol put into words: sections that every format writes."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from app.hill.rules import OPTIONS, RuleSet
from app.places import program_version
from app.results.cells import Cell, day, isolated
from app.results.disputes_section import disputes_section
from app.results.document import (
    Block,
    Column,
    Document,
    Facts,
    Language,
    Lines,
    Picture,
    Section,
    Table,
)
from app.results.grid import grid
from app.results.protocol import Line, Protocol, TurnStory
from app.results.rating_document import rating_sections, rosters_section
from app.results.turns_section import turns_section
from app.results.words import Words


def protocol_document(
    protocol: Protocol, language: Language = "ru", board_svg: str | None = None
) -> Document:
    """The whole protocol; `board_svg` is the final hill, drawn by whoever can draw."""
    words = Words(language)
    return Document(
        title=words.title("protocol", protocol.title, rehearsal=protocol.rehearsal),
        language=language,
        mark=words("rehearsal") if protocol.rehearsal else "",
        made_by=f"King of the Hill {program_version()}",
        sections=tuple(
            section
            for section in (
                Section(words("table"), (*_head(protocol, words), *_board(board_svg, words))),
                Section(words("grid"), grid(protocol, words)),
                disputes_section(protocol, words),
                _appeals(protocol, words),
                rosters_section(protocol, words),
                Section(words("rules"), (_rules(protocol.rules, words),)),
                *rating_sections(protocol.rating, words),
                _questions(protocol, words),
                turns_section(protocol, words),
            )
            if section.blocks
        ),
    )


def _board(svg: str | None, words: Words) -> tuple[Block, ...]:
    return () if svg is None else (Picture(svg, words("board")),)


def _head(protocol: Protocol, words: Words) -> tuple[Block, ...]:
    pairs: list[tuple[str, Cell]] = [
        (words("game"), protocol.title),
        (words("date"), day(protocol.date)),
        (words("venue"), protocol.venue),
        (words("teams"), len(protocol.teams)),
        (words("questions_asked"), len(protocol.turns)),
        (words("end"), _end(protocol, words)),
        (words("winner"), _title(protocol, protocol.winner) or words("nobody")),
    ]
    return (
        Facts(tuple(pair for pair in pairs if pair[1] != "")),
        final_table(protocol, words),
        *_remarks(protocol, words),
    )


def _end(protocol: Protocol, words: Words) -> str:
    return words("end.waits") if protocol.waits else words(f"end.{protocol.reason}")


def _title(protocol: Protocol, team: str | None) -> str:
    return protocol.teams[team].title if team is not None else ""


def _remarks(protocol: Protocol, words: Words) -> tuple[Block, ...]:
    lines = []
    if protocol.ignored:
        lines.append(words("ignored", count=protocol.ignored))
    if protocol.pending:
        lines.append(words("pending", number=len(protocol.turns) + 1))
    return (Lines(tuple(lines)),) if lines else ()


def final_table(protocol: Protocol, words: Words) -> Table:
    """The final table with its prizes (2.5.3); withdrawn teams last."""
    columns = (
        Column(words("place"), 1.0),
        Column(words("team"), 5.0),
        Column(words("prize"), 1.4),
        Column(words("step"), 1.0, numeric=True),
        Column(words("points"), 1.0, numeric=True),
        Column(words("correct_answers"), 1.0, numeric=True),
        Column(words("jumps_made"), 1.1),
    )
    rows = tuple(
        (
            line.place,
            _title(protocol, line.team),
            _distinction(line, words),
            line.step,
            line.points,
            line.correct,
            words("of", made=line.jumps[0], of=line.jumps[1]),
        )
        for line in protocol.table
    )
    strong = frozenset(n for n, line in enumerate(protocol.table) if line.prize is not None)
    return Table(columns, rows, strong=strong)


def _distinction(line: Line, words: Words) -> str:
    if line.withdrawn:
        return words("withdrawn")
    parts = [words(f"prize.{line.prize}")] if line.prize is not None else []
    return ", ".join([*parts, *([words("king")] if line.king else [])])


def _appeals(protocol: Protocol, words: Words) -> Section:
    columns = (
        Column(words("turn"), 0.7, numeric=True),
        Column(words("team"), 2.5),
        Column(words("was"), 2.0),
        Column(words("now"), 2.0),
        Column(words("reason"), 3.5),
        Column(words("by"), 1.5),
    )
    rows = tuple(_appeal(protocol, entry, words) for entry in protocol.appeals)
    return Section(words("appeals"), (Table(columns, rows),) if rows else ())


def _appeal(protocol: Protocol, entry: Any, words: Words) -> tuple[Cell, ...]:
    if not isinstance(entry, Mapping):
        return ("", "", "", _said(entry, words), "", "")
    turn, team = entry.get("turn"), entry.get("team")
    known = isinstance(team, str) and team in protocol.teams
    named = protocol.teams[str(team)].title if known else _said(team, words)
    return (
        turn if type(turn) is int else _said(turn, words),
        named or words("all_teams"),
        _said(entry.get("was"), words),
        _said(entry.get("now"), words),
        _said(entry.get("reason"), words),
        _said(entry.get("by"), words),
    )


def _said(value: Any, words: Words) -> str:
    """A free value of the record in words where its fields are known, else as its JSON."""
    if value is None:
        return ""
    if isinstance(value, str):
        return value
    if not isinstance(value, Mapping):
        return json.dumps(value, ensure_ascii=False)
    return "; ".join(filter(None, (_field(key, item, words) for key, item in value.items())))


def _field(key: str, value: Any, words: Words) -> str:
    match key, value:
        case "correct", True:
            return words("right")
        case "correct", False:
            return words("wrong")
        case "correct", None:
            return words("unmarked")
        case "at_ms", int():
            return words("seconds", s=words.seconds(value))
        case ("at_ms", None):
            return ""
        case (("partner" | "void"), bool() | None):
            return f"{words(f'flag.{key}')}: {words('yes' if value else 'no')}"
        case "partner", str():
            return f"{words('flag.partner')}: {isolated(value)}"
    return f"{key}: {json.dumps(value, ensure_ascii=False)}"


def _questions(protocol: Protocol, words: Words) -> Section:
    columns = (
        Column(words("number"), 0.6, numeric=True),
        Column(words("question"), 5.0),
        Column(words("answer"), 2.0),
        Column(words("right_count"), 0.9, numeric=True),
        Column(words("answered"), 0.9, numeric=True),
        Column(words("share"), 0.9, numeric=True),
        Column(words("fastest"), 2.0),
        Column(words("fastest_s"), 1.0, numeric=True),
        Column(words("jumps_tried"), 1.0, numeric=True),
        Column(words("jumps_good"), 1.0, numeric=True),
        Column(words("revolutions"), 1.0, numeric=True),
        Column(words("revolutions_good"), 1.0, numeric=True),
    )
    rows = tuple(_question(protocol, turn, words) for turn in protocol.turns)
    return Section(words("questions"), (Table(columns, rows),) if rows else ())


def _question(protocol: Protocol, turn: TurnStory, words: Words) -> tuple[Cell, ...]:
    asked, figures = turn.played.turn.question, turn.figures
    void = f" ({words('flag.void')})" if turn.played.turn.void else ""
    partner = f" ({words('flag.partner')})" if asked.is_partners else ""
    ms = figures.fastest_ms
    return (
        turn.number,
        f"{asked.text or ''}{void}{partner}".strip(),
        asked.answer or "",
        figures.correct,
        figures.teams,
        figures.share,
        ", ".join(_title(protocol, team) for team in figures.fastest),
        None if ms is None else ms / 1000,
        figures.jumps,
        figures.jumps_made,
        figures.revolutions,
        figures.revolutions_correct,
    )


def _rules(rules: RuleSet, words: Words) -> Table:
    columns = (
        Column(words("option"), 4.0),
        Column(words("value"), 2.0),
        Column(words("clause"), 2.0),
    )
    rows: list[tuple[Cell, ...]] = [(words("edition"), rules.edition, "")]
    rows += [
        (words.rule(option.field), _value(getattr(rules, option.field), words), option.clause)
        for option in OPTIONS
    ]
    return Table(columns, tuple(rows))


def _value(value: object, words: Words) -> Cell:
    match value:
        case None:
            return words("unlimited")
        case bool():
            return words("yes" if value else "no")
        case int():
            return value
    return words.choice(str(value))
