"""The night at a glance: a row for each team, a narrow column for each turn."""

from __future__ import annotations

from app.results.cells import Cell
from app.results.document import Block, Column, Lines, Table
from app.results.protocol import Protocol, TeamLine, TurnStory
from app.results.words import Words

WIDEST = 24
"""Turns beside each other; more are shared out among further tables."""


def grid(protocol: Protocol, words: Words) -> tuple[Block, ...]:
    """One or more tables and what their signs mean; nothing for a game without turns."""
    if not protocol.turns:
        return ()
    turns = protocol.turns
    count = -(-len(turns) // WIDEST)
    size = -(-len(turns) // count)
    parts = [turns[first : first + size] for first in range(0, len(turns), size)]
    return (*(_part(protocol, part, words) for part in parts), Lines((words("grid.legend"),)))


def _part(protocol: Protocol, turns: tuple[TurnStory, ...], words: Words) -> Table:
    columns = [Column(words("team"), 6.0)]
    columns += [Column(f"{turn.number}{_star(turn)}", 0.62) for turn in turns]
    signs = [{line.said.team: _sign(turn, line, words) for line in turn.lines} for turn in turns]
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (protocol.teams[line.team].title, *(turn.get(line.team, "") for turn in signs))
        for line in protocol.table
    )
    return Table(tuple(columns), rows)


def _star(turn: TurnStory) -> str:
    return "*" if turn.played.is_partners else ""


def _sign(turn: TurnStory, line: TeamLine, words: Words) -> str:
    if turn.played.turn.void:
        return words("grid.void")
    kind = "" if line.said.played == "ordinary" else line.said.played
    if line.said.success:
        sign = words(f"grid.{kind or 'right'}")
    else:
        sign = words(f"grid.{kind}_wrong" if kind else "grid.wrong")
    return f"{sign}{words('grid.crowned')}" if line.crowned else sign
