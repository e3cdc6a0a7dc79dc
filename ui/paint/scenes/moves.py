"""The turn played: the mountain in motion, and the story beside it."""

from __future__ import annotations

from app.night.scenes import HillView, MovesScene
from ui.paint import motion, mountain, palette
from ui.paint.box import Box
from ui.paint.fonts import BOLD
from ui.paint.parts import line
from ui.paint.pieces import Piece
from ui.paint.plan import Plan, Stamp
from ui.paint.scenes.board import halves
from ui.paint.story import Told, story, top_panel
from ui.paint.words import Screen

_TITLE, _TOP = 84.0, 150.0


def plan_moves(scene: MovesScene, area: Box, words: Screen, moving: bool) -> Plan:
    """The plan of a turn's moves; without `moving` they are shown as made."""
    left, column = halves(area)
    shape = mountain.shape_of(left, scene.after)
    when = motion.stages(scene)
    head = line(words.move(scene.turn), column.top_slice(70), 60, palette.GOLD, weight=BOLD)
    top = column.below(_TITLE).top_slice(_TOP - 16)
    told = story(scene, column.below(_TITLE + _TOP), words, when)
    last = top_panel(scene.after, scene.before, top, words)
    final = (
        *mountain.ground(shape, scene.after),
        head,
        last,
        *(piece for part in told if not part.passing for piece in part.pieces),
    )
    if not moving:
        return Plan(area.w, (*final, *mountain.tokens(shape, scene.after)))
    ways = motion.tracks(scene, shape)
    first = top_panel(scene.before, scene.before, top, words)
    changes = motion.stamps(scene, shape, ways, when)
    both = (*changes, *_stamped(told), Stamp(when.done, last))

    def live(elapsed_ms: int) -> tuple[Piece, ...]:
        return motion.tokens_at(scene, shape, ways, when, elapsed_ms)

    still = (*mountain.ground(shape, _as_before(scene)), head, first)
    stamps = tuple(sorted(both, key=lambda stamp: stamp.at_ms))
    return Plan(area.w, still, stamps, live, until_ms=when.done, final=final)


def _stamped(told: tuple[Told, ...]) -> list[Stamp]:
    return [Stamp(part.at_ms, piece) for part in told for piece in part.pieces]


def _as_before(scene: MovesScene) -> HillView:
    """The hill before, with the teams of the hill after."""
    known = {team.id: team for team in scene.before.teams}
    teams = tuple(known.get(team.id, team) for team in scene.after.teams)
    before = scene.before
    return HillView(before.summit, teams, before.hold, before.hold_turns)
