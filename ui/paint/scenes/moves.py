"""The turn played: the mountain in motion, and the story beside it."""

from __future__ import annotations

from app.night.scenes import HillView, Move, MovesScene, TeamView
from ui.paint import motion, mountain, palette
from ui.paint.box import Box
from ui.paint.fonts import BOLD, MEDIUM
from ui.paint.parts import badge, line
from ui.paint.pieces import Many, Piece, Plate
from ui.paint.plan import Plan, Stamp
from ui.paint.scenes.board import halves
from ui.paint.token import Face, Token
from ui.paint.words import Screen

_ROW = 66.0


def plan_moves(scene: MovesScene, area: Box, words: Screen, moving: bool) -> Plan:
    """The plan of a turn's moves; without `moving` they are shown as made."""
    left, column = halves(area)
    shape = mountain.shape_of(left, scene.after)
    when = motion.stages(scene)
    head = line(words.move(scene.turn), column.top_slice(70), 60, palette.GOLD, weight=BOLD)
    story = _story(scene, column.below(92), words, when)
    if not moving:
        ground = mountain.ground(shape, scene.after)
        told = tuple(stamp.piece for stamp in story)
        return Plan(area.w, (*ground, *mountain.tokens(shape, scene.after), head, *told))
    ways = motion.tracks(scene, shape)
    changes = motion.stamps(scene, shape, ways, when)
    both = tuple(sorted((*changes, *story), key=lambda stamp: stamp.at_ms))

    def live(elapsed_ms: int) -> tuple[Piece, ...]:
        return motion.tokens_at(scene, shape, ways, when, elapsed_ms)

    told = tuple(stamp.piece for stamp in story)
    final = (*mountain.ground(shape, scene.after), head, *told)
    ground = mountain.ground(shape, _as_before(scene))
    return Plan(area.w, (*ground, head), both, live, when.done, 16, final)


def _as_before(scene: MovesScene) -> HillView:
    """The hill before, with the teams of the hill after."""
    known = {team.id: team for team in scene.before.teams}
    teams = tuple(known.get(team.id, team) for team in scene.after.teams)
    before = scene.before
    return HillView(before.summit, teams, before.hold, before.hold_turns)


def _story(scene: MovesScene, box: Box, words: Screen, when: motion.Stages) -> tuple[Stamp, ...]:
    """What happened, the most important first, each told when it is seen."""
    teams = {team.id: team for team in scene.after.teams}
    told: list[tuple[int, str, TeamView | None, int]] = []
    for kind, at, ground in (
        ("captured", when.done, palette.GOLD),
        ("deposed", when.done, palette.WINE),
        ("jumped", when.summit, palette.BLUE),
        ("slid", when.climb, palette.GREY_DARK),
    ):
        told += [
            (at, words.event(move.kind), teams.get(move.team), ground) for move in _of(scene, kind)
        ]
    king = scene.after.king
    if king is not None and scene.before.king is not None and scene.before.king.id == king.id:
        text = words.holds(scene.after.hold, scene.after.hold_turns)
        told.insert(0, (when.summit, text, king, palette.GOLD))
    stamps = _dispute(scene, box, words, when)
    top = stamps[0].piece.box.bottom + 16 if stamps else box.y
    counts = _counts(scene, words)
    room = int((box.bottom - top) / _ROW) - len(counts)
    for k, (at, text, team, ground) in enumerate(told[: max(room, 0)]):
        place = Box(box.x, top + k * _ROW, box.w, _ROW - 8)
        stamps.append(Stamp(at, _event(team, text, ground, place)))
    top += min(len(told), max(room, 0)) * _ROW
    for k, text in enumerate(counts):
        place = Box(box.x + 14, top + k * 56, box.w - 28, 52)
        stamps.append(Stamp(when.summit, line(text, place, 36, palette.PALE, weight=MEDIUM)))
    return tuple(stamps)


def _of(scene: MovesScene, kind: str) -> list[Move]:
    return [move for move in scene.moves if move.kind == kind]


def _counts(scene: MovesScene, words: Screen) -> list[str]:
    climbed, stayed = len(_of(scene, "climbed")), len(_of(scene, "stayed"))
    if stayed == len(scene.moves):
        return [words.nobody_moved()]
    texts = []
    if climbed:
        texts.append(words.climbed(climbed))
    if stayed:
        texts.append(words.stayed(stayed))
    return texts


def _event(team: TeamView | None, text: str, ground: int, box: Box) -> Piece:
    ink = palette.INK if ground == palette.GOLD else palette.PALE
    if ground in (palette.WINE, palette.BLUE):
        ink = palette.WHITE
    middle = box.y + box.h / 2
    marks = badge(text, box.right - 14, middle, ground, ink)
    parts: list[Piece] = [Plate(box, palette.PLATE, 12)]
    if team is not None:
        token = Token(box.x + 40, middle, Face(team.number, 25.0))
        room = marks[0].box.x - box.x - 90
        parts += [token, line(team.name, Box(box.x + 78, box.y, room, box.h), 36, lines=2)]
    return Many(box, (*parts, *marks))


def _dispute(scene: MovesScene, box: Box, words: Screen, when: motion.Stages) -> list[Stamp]:
    """The dispute for the lead: who, their points, how it was settled."""
    dispute = scene.dispute
    if dispute is None:
        return []
    shown = dispute.contenders[:6]
    tall = 70 + 58.0 * len(shown) + 14
    frame = box.top_slice(tall)
    parts: list[Piece] = [
        Plate(frame, palette.PLATE, 16, palette.GOLD),
        line(
            words.dispute(),
            Box(box.x + 24, box.y + 10, box.w * 0.55, 50),
            34,
            palette.GOLD,
            weight=BOLD,
        ),
        line(
            words.settled(dispute.by),
            Box(box.x + box.w * 0.55, box.y + 10, box.w * 0.45 - 24, 50),
            28,
            palette.PALE,
            "right",
        ),
    ]
    for k, team in enumerate(shown):
        row = Box(box.x + 24, box.y + 66 + k * 58, box.w - 48, 54)
        won = team.id == dispute.winner
        parts.append(Token(row.x + 26, row.y + 27, Face(team.number, 23.0)))
        ink = palette.GOLD if won else palette.WHITE
        parts.append(
            line(
                team.name,
                Box(row.x + 64, row.y, row.w - 170, 54),
                34,
                ink,
                weight=BOLD if won else MEDIUM,
            )
        )
        parts.append(
            line(
                str(team.points), Box(row.right - 90, row.y, 90, 54), 36, ink, "right", weight=BOLD
            )
        )
    return [Stamp(when.summit, Many(frame, tuple(parts)))]
