"""Disputes for the lead with their evidence, and what the host decided."""

from __future__ import annotations

from app.hill.turn import Adjust
from app.results.cells import Cell, isolated
from app.results.document import Block, Column, Lines, Section, Table
from app.results.protocol import Contender, DisputeStory, FirstPlace, Protocol, TurnStory
from app.results.words import Words


def disputes_section(protocol: Protocol, words: Words) -> Section:
    """Every dispute, the decision on the first place and every correction of the night."""
    blocks: list[Block] = [
        Lines(tuple(lines), words("turn.title", n=turn.number))
        for turn in protocol.turns
        if (lines := dispute_lines(protocol, turn, words))
    ]
    if protocol.first_place is not None:
        blocks.append(Lines(_first_place(protocol, protocol.first_place, words), words("first")))
    corrections = _corrections(protocol, words)
    return Section(words("disputes"), (*blocks, corrections) if corrections.rows else tuple(blocks))


def dispute_lines(protocol: Protocol, turn: TurnStory, words: Words) -> list[str]:
    """A dispute in sentences: who, each one's evidence, how it was settled; none without one."""
    dispute = turn.dispute
    if dispute is None:
        return []
    names = ", ".join(_name(protocol, one.team) for one in dispute.contenders)
    close = ", ".join(_name(protocol, team) for team in dispute.close)
    return [
        words("dispute", teams=names),
        *(_evidence(protocol, one, words) for one in dispute.contenders),
        _settled(protocol, dispute, words),
        *([words("photo_finish", teams=close)] if close else []),
    ]


def _first_place(protocol: Protocol, found: FirstPlace, words: Words) -> tuple[str, ...]:
    names = ", ".join(_name(protocol, one.team) for one in found.level)
    lines = [words("first.level", teams=names)]
    if found.turn is not None:
        lines.append(words("first.turn", n=found.turn))
        lines += [_evidence(protocol, one, words) for one in found.level]
    if found.team is None:
        return (*lines, words("settled.waits"))
    name = _name(protocol, found.team)
    return (*lines, words(f"first.{found.by}", team=name, reason=isolated(found.reason)))


def _name(protocol: Protocol, team: str) -> str:
    return isolated(protocol.teams[team].title)


def _evidence(protocol: Protocol, one: Contender, words: Words) -> str:
    known = one.at_ms is not None
    time = words("seconds", s=words.seconds(one.at_ms or 0)) if known else words("no_time")
    rtt = "" if one.rtt_ms is None else words("evidence.rtt", ms=one.rtt_ms)
    return words("evidence", team=_name(protocol, one.team), points=one.points, time=time, rtt=rtt)


def _settled(protocol: Protocol, dispute: DisputeStory, words: Words) -> str:
    if dispute.winner is None or dispute.by is None:
        return words("settled.waits")
    return words(
        f"settled.{dispute.by}",
        team=_name(protocol, dispute.winner),
        gap=words.seconds(dispute.gap_ms or 0),
        reason=isolated(dispute.reason),
    )


def _corrections(protocol: Protocol, words: Words) -> Table:
    columns = (
        Column(words("turn"), 0.8, numeric=True),
        Column(words("team"), 3.0),
        Column(words("step"), 1.0, numeric=True),
        Column(words("points"), 1.0, numeric=True),
        Column(words("reason"), 4.0),
    )
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (
            turn.number,
            protocol.teams[change.team].title,
            change.steps,
            change.points,
            change.reason,
        )
        for turn in protocol.turns
        for change in turn.changes
        if isinstance(change, Adjust)
    )
    return Table(columns, rows, words("corrections"))
