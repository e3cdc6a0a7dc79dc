"""The story of a turn beside the mountain: the Summit, then who slid, jumped and climbed."""

from __future__ import annotations

from dataclasses import replace
from math import ceil
from typing import NamedTuple

from app.night.scenes import DisputeView, HillView, MovesScene, TeamView
from ui.paint import palette
from ui.paint.box import Box
from ui.paint.fonts import BOLD, MEDIUM
from ui.paint.motion import Stages
from ui.paint.parts import badge, line
from ui.paint.pieces import Many, Piece, Plate
from ui.paint.plateau import Crown
from ui.paint.token import Face, Token
from ui.paint.words import Screen

_LABEL, _ROW, _GAP, _COUNT = 54.0, 56.0, 12.0, 54.0
_DISPUTE_ROW = 56.0


class Told(NamedTuple):
    """Pieces that appear when they are seen on the mountain, after `at_ms`.

    `passing` ones are covered by later ones, and are no part of the picture at the end.
    """

    at_ms: int
    pieces: tuple[Piece, ...]
    passing: bool = False


class _Group(NamedTuple):
    at_ms: int
    label: str
    ground: int
    teams: tuple[TeamView, ...]


def top_panel(hill: HillView, before: HillView, box: Box, words: Screen) -> Piece:
    """Who is on the Summit: the king with what happened, or that it is empty."""
    king = hill.king
    parts: list[Piece] = [Plate(box, palette.PLATE_HIGH, 18, palette.GOLD)]
    if king is None:
        text = words.empty_summit()
        parts.append(line(text, box.inset(30, 10), 44, palette.PALE, "centre", weight=BOLD))
        return Many(box, tuple(parts))
    middle = box.y + box.h / 2
    kept = before.king is not None and before.king.id == king.id
    note = words.holds(hill.hold, hill.hold_turns) if kept else words.event("captured")
    crown = Crown(box.x + 62, middle + 2, 80)
    token = Token(box.x + 152, middle, Face(king.number, 38))
    room = Box(box.x + 206, box.y + 8, box.w - 226, box.h * 0.56)
    under = Box(room.x, room.bottom - 2, room.w, box.h - room.h - 18)
    name = line(king.name, room, 48, palette.WHITE, weight=BOLD, smallest=28, lines=2)
    parts += [crown, token, name, line(note, under, 34, palette.GOLD, smallest=18)]
    return Many(box, tuple(parts))


def story(scene: MovesScene, box: Box, words: Screen, when: Stages) -> tuple[Told, ...]:
    """What happened below the Summit, within `box`."""
    told: list[Told] = []
    if scene.dispute is not None:
        panel = _dispute(scene.dispute, box, words)
        told += _settling(scene.dispute, box, words, when)
        box = box.below(panel.box.h + _GAP)
    groups = _groups(scene, words, when)
    counts = _counts(scene, words)
    room = box.h - _COUNT * len(counts)
    for group, named in _named(groups, box.w, room):
        if group.at_ms > when.summit:
            told += _count_lines(counts, box, when)
            box, counts = box.below(_COUNT * len(counts)), []
        tall = _height(group, box.w, named)
        if tall > room + 0.5:
            break
        told.append(Told(group.at_ms, _group_pieces(group, box, named)))
        box, room = box.below(tall), room - tall
    return (*told, *_count_lines(counts, box, when))


def _settling(dispute: DisputeView, box: Box, words: Screen, when: Stages) -> list[Told]:
    """The dispute, first open, then as it was settled."""
    settled = Told(when.done, (_dispute(dispute, box, words),))
    if dispute.winner is None:
        return [settled._replace(at_ms=when.summit)]
    still_open = _dispute(replace(dispute, winner=None), box, words)
    return [Told(when.summit, (still_open,), passing=True), settled]


def _count_lines(counts: list[str], box: Box, when: Stages) -> list[Told]:
    """How many climbed and how many stayed, a line each."""
    places = (Box(box.x, box.y + k * _COUNT, box.w, _COUNT - 4) for k in range(len(counts)))
    lines = zip(counts, places, strict=True)
    return [Told(when.summit, (line(text, place, 38, palette.PALE),)) for text, place in lines]


def _groups(scene: MovesScene, words: Screen, when: Stages) -> list[_Group]:
    teams = {team.id: team for team in scene.after.teams}
    made = []
    for kind, at_ms, ground in (
        ("slid", when.climb, palette.GREY_DARK),
        ("jumped", when.summit, palette.BLUE),
        ("deposed", when.done, palette.WINE),
    ):
        who = [teams[move.team] for move in scene.moves if move.kind == kind and move.team in teams]
        if who:
            made.append(_Group(at_ms, words.event(kind), ground, tuple(who)))
    return made


def _named(groups: list[_Group], width: float, room: float) -> list[tuple[_Group, bool]]:
    """Which groups have room for names, the first ones first; the others show tokens only."""
    used = sum(_height(group, width, False) for group in groups)
    made = []
    for group in groups:
        more = _height(group, width, True) - _height(group, width, False)
        named = used + more <= room
        used += more if named else 0
        made.append((group, named))
    return made


def _per_row(width: float, named: bool) -> int:
    return 2 if named and width > 560 else 1 if named else int(width / 60)


def _height(group: _Group, width: float, named: bool) -> float:
    return _LABEL + ceil(len(group.teams) / _per_row(width, named)) * _ROW + _GAP


def _group_pieces(group: _Group, box: Box, named: bool) -> tuple[Piece, ...]:
    label = badge(group.label, box.x, box.y + _LABEL / 2 - 2, group.ground, palette.WHITE)
    shift = label[0].box.w
    label = badge(group.label, box.x + shift, box.y + _LABEL / 2 - 2, group.ground, palette.WHITE)
    pieces: list[Piece] = list(label)
    count = _per_row(box.w, named)
    wide = box.w / count
    for k, team in enumerate(group.teams):
        down, across = divmod(k, count)
        x, y = box.x + across * wide, box.y + _LABEL + down * _ROW
        pieces.append(Token(x + 27, y + _ROW / 2, Face(team.number, 24.0, None, team.withdrawn)))
        if named:
            place = Box(x + 62, y + 2, wide - 74, _ROW - 4)
            pieces.append(line(team.name, place, 34, lines=1))
    return tuple(pieces)


def _counts(scene: MovesScene, words: Screen) -> list[str]:
    kinds = [move.kind for move in scene.moves]
    climbed, stayed = kinds.count("climbed"), kinds.count("stayed")
    if stayed == len(kinds):
        return [words.nobody_moved()]
    texts = [words.climbed(climbed)] if climbed else []
    return [*texts, words.stayed(stayed)] if stayed else texts


def _dispute(dispute: DisputeView, box: Box, words: Screen) -> Piece:
    """The dispute for the lead: who, their points, how it was settled."""
    shown = dispute.contenders[:6]
    frame = box.top_slice(64 + _DISPUTE_ROW * len(shown) + 10)
    head = Box(box.x + 24, box.y + 8, box.w - 48, 52)
    settled = line(words.settled(dispute.by), head.after(head.w * 0.46), 30, palette.PALE, "right")
    title = head.left_slice(head.w * 0.45)
    parts: list[Piece] = [
        Plate(frame, palette.PLATE, 16),
        line(words.dispute(), title, 36, palette.GOLD, weight=BOLD, smallest=18),
        settled,
    ]
    for k, team in enumerate(shown):
        row = Box(box.x + 24, box.y + 62 + k * _DISPUTE_ROW, box.w - 48, _DISPUTE_ROW - 2)
        won = team.id == dispute.winner
        ink, weight = (palette.GOLD, BOLD) if won else (palette.WHITE, MEDIUM)
        parts.append(Token(row.x + 26, row.y + row.h / 2, Face(team.number, 23.0)))
        if won:
            parts.append(Crown(row.right - 106, row.y + row.h / 2, 36))
        name = Box(row.x + 64, row.y, row.w - 200, row.h)
        points = Box(row.right - 80, row.y, 80, row.h)
        parts.append(line(team.name, name, 34, ink, weight=weight))
        parts.append(line(str(team.points), points, 38, ink, "right", weight=BOLD))
    return Many(frame, tuple(parts))
