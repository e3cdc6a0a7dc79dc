"""The protocol of a match put into words: sections that every format writes."""

from __future__ import annotations

import json
from dataclasses import fields

from app.places import program_version
from app.quidditch.events import Event
from app.quidditch.game import Moment
from app.quidditch.pitch import SIDES, TEXT_OF
from app.quidditch.referee import Decision
from app.results.cells import Cell
from app.results.document import (
    Column,
    Document,
    Facts,
    Language,
    Picture,
    Section,
    Table,
    without_empty_columns,
)
from app.results.match_protocol import MatchPlayer, MatchProtocol, PlayerDeeds
from app.results.match_words import match_words

Words = dict[str, str]
Row = tuple[Cell, ...]
DEEDS = tuple(entry.name for entry in fields(PlayerDeeds))


def match_document(
    protocol: MatchProtocol, language: Language = "ru", pitch_svg: str | None = None
) -> Document:
    """The whole protocol of the match; `pitch_svg` is the pitch, drawn by whoever can draw."""
    words = match_words(language)
    drawn = () if pitch_svg is None else (Picture(pitch_svg, words["pitch"]),)
    sections = (
        Section(words["score"], (_head(protocol, words), *drawn, _players(protocol, words))),
        _section(words["story"], _story(protocol, words)),
        _section(words["referee"], _referee(protocol, words)),
        _section(words["corrections"], _corrections(protocol, words)),
        _section(words["chance"], _draws(protocol, words)),
    )
    mark = f"{words['rehearsal']}. " if protocol.rehearsal else ""
    return Document(
        title=f"{mark}{words['protocol']}: {' – '.join(_names(protocol))}",
        language=language,
        mark=words["rehearsal"] if protocol.rehearsal else "",
        made_by=f"King of the Hill {program_version()}",
        sections=tuple(section for section in sections if section.blocks),
    )


def _section(name: str, table: Table) -> Section:
    return Section(name, (without_empty_columns(table),) if table.rows else ())


def _names(protocol: MatchProtocol) -> list[str]:
    words = protocol.match.teams
    return [words[side].name or side for side in SIDES]


def _head(protocol: MatchProtocol, words: Words) -> Facts:
    left, right = _names(protocol)
    pairs: list[tuple[str, Cell]] = [
        (words["side.left"], left),
        (words["side.right"], right),
        (words["score"], f"{protocol.score['left']} : {protocol.score['right']}"),
        (words["end"], words[f"end.{protocol.finished}"]),
        (words["rounds"], len(protocol.moments)),
        (words["seed"], protocol.seed),
        (words["seed_hash"], protocol.seed_hash),
    ]
    return Facts(tuple((name, value) for name, value in pairs if value is not None))


def _players(protocol: MatchProtocol, words: Words) -> Table:
    columns = [
        Column(words["team"], 2.5),
        Column(words["player"], 0.8),
        Column(words["name"], 2.5),
        Column(words["role"], 1.6),
        *(Column(words[name], 0.9, numeric=True) for name in DEEDS),
    ]
    rows = tuple(_player(protocol, one, words) for one in protocol.players)
    return Table(tuple(columns), rows)


def _player(protocol: MatchProtocol, one: MatchPlayer, words: Words) -> Row:
    role = words[f"role.{one.player.role}"]
    return (
        protocol.match.teams[one.side].name or words[f"side.{one.side}"],
        one.player.id,
        one.player.name or "",
        role if one.starts else words["substitute"].format(role=role),
        *(getattr(one.deeds, name) for name in DEEDS),
    )


def _story(protocol: MatchProtocol, words: Words) -> Table:
    columns = (
        Column(words["round"], 0.7),
        Column(words["tact"], 0.6, numeric=True),
        Column(words["what"], 2.2),
        Column(words["player"], 1.0),
        Column(words["name"], 2.0),
        Column(words["side"], 1.0),
        Column(words["cell"], 1.0),
        Column(words["reason"], 2.0),
        Column(words["clause"], 1.2),
    )
    rows = tuple(
        _event(protocol, moment, event, words)
        for moment in protocol.moments
        for event in moment.events
    )
    return Table(columns, rows)


def _event(protocol: MatchProtocol, moment: Moment, event: Event, words: Words) -> Row:
    match, player = protocol.match, event.player
    side = event.side or (match.sides[player] if player is not None else None)
    where = event.target or event.at
    return (
        moment.round,
        moment.tact,
        words[event.type],
        "" if player is None else match.ids[player],
        "" if player is None else match.players[player].name or "",
        "" if side is None else words[f"side.{side}"],
        "" if where is None else TEXT_OF[where],
        event.reason or "",
        event.clause,
    )


def _referee(protocol: MatchProtocol, words: Words) -> Table:
    columns = (
        Column(words["round"], 0.7),
        Column(words["what"], 2.0),
        Column(words["side"], 1.0),
        Column(words["player"], 2.0),
        Column(words["reason"], 4.0),
        Column(words["by"], 1.5),
    )
    return Table(columns, tuple(_decision(name, made, words) for name, made in protocol.decisions))


def _decision(name: str, made: Decision, words: Words) -> Row:
    key = "substitute_decision" if made.type == "substitute" else made.type
    parts = [made.player or made.chaser or ""]
    if made.type == "substitute":
        parts = [words["out_in"].format(out=made.out, in_=made.in_)]
    if made.type == "remove":
        long = words["for_rounds"].format(count=made.rounds) if made.rounds else words["for_match"]
        parts.append(long)
    if made.cancels is not None:
        parts.append(words["cancelled"].format(round=made.cancels[0], number=made.cancels[1]))
    return (
        name,
        words[key],
        "" if made.side is None else words[f"side.{made.side}"],
        ", ".join(filter(None, parts)),
        made.reason,
        made.by,
    )


def _corrections(protocol: MatchProtocol, words: Words) -> Table:
    keys = ("round", "tact", "player", "order", "reason", "by")
    columns = tuple(Column(words[key], 4.0 if key == "reason" else 1.5) for key in keys)
    rows = tuple(
        tuple(_plain(entry.get(key)) for key in keys)
        for entry in protocol.corrections
        if isinstance(entry, dict)
    )
    return Table(columns, rows)


def _plain(value: object) -> Cell:
    if value is None or isinstance(value, str | int):
        return value
    return json.dumps(value, ensure_ascii=False)


def _draws(protocol: MatchProtocol, words: Words) -> Table:
    columns = (
        Column(words["address"], 4.0),
        Column(words["p"], 1.2, numeric=True),
        Column(words["u"], 1.2, numeric=True),
        Column(words["outcome"], 1.5),
        Column(words["by_hand"], 2.0),
    )
    rows = []
    for moment in protocol.moments:
        for draw in moment.draws:
            hand = protocol.draws.get(draw.at)
            rows.append(
                (
                    draw.at,
                    draw.p,
                    draw.u,
                    _outcome(draw.outcome, words),
                    "" if hand is None else hand.by or "",
                )
            )
    return Table(columns, tuple(rows))


def _outcome(outcome: object, words: Words) -> Cell:
    if isinstance(outcome, bool):
        return words["yes" if outcome else "no"]
    return _plain(outcome)
