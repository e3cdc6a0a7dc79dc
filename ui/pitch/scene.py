"""The plan of the pitch on the projector: what stands still, and the tact played over it."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cached_property

from app.night.pitch_scene import LineView, PitchScene, PitchView
from ui.paint.box import Box
from ui.paint.pieces import Piece
from ui.paint.plan import Plan
from ui.paint.words import Screen
from ui.pitch import band, bench, head, legend, moment
from ui.pitch.beats import ROWS, Part, done_ms, last_view, parts
from ui.pitch.field import Field, field_in, ground
from ui.pitch.flight import Flight, standing
from ui.pitch.lines import best
from ui.pitch.words import PitchWords

_WIDE = 1_780.0
_COLUMN = 262.0
_EDGE = 24.0
_STRIP = 62.0
_SEEN_MS = 600
"""How long after a stage's beginning the lists of absences follow it."""


@dataclass(frozen=True, slots=True)
class Places:
    """Where the parts of the picture lie: the pitch, and each side's list of absences."""

    area: Box
    field: Field
    left: Box
    right: Box

    @property
    def wide(self) -> bool:
        """Whether the lists are columns beside the pitch, not strips above it."""
        return self.area.w >= _WIDE


def places_in(area: Box) -> Places:
    """The places of a picture: columns beside the pitch where it is wide, else strips above."""
    middle = Box(area.x, area.y + head.HEIGHT, area.w, area.h - head.HEIGHT - band.HEIGHT)
    if area.w >= _WIDE:
        left = Box(_EDGE, middle.y + 8, _COLUMN, middle.h - legend.HEIGHT - 16)
        right = left._replace(x=area.right - _EDGE - _COLUMN)
        return Places(area, field_in(middle.inset(_EDGE + _COLUMN * 0.62, 6)), left, right)
    row = middle.top_slice(_STRIP).inset(_EDGE, 0)
    half = (row.w - 24) / 2
    left, right = row.left_slice(half), Box(row.right - half, row.y, half, row.h)
    return Places(area, field_in(middle.below(_STRIP + 8).inset(12, 4)), left, right)


class Show:
    """A scene laid out in an area: its pieces at any moment."""

    def __init__(self, scene: PitchScene, area: Box, words: PitchWords) -> None:
        self._scene = scene
        self._words = words
        self._band = band.Teller(words, (scene.left, scene.right))
        self.places = places_in(area)
        self.parts = parts(scene)
        self._frames: dict[Hashable, tuple[Piece, ...]] = {}
        self._flights = {
            part.begin: Flight(
                self.places.field, part.before, part.beat.after, part.lines, self._words
            )
            for part in self.parts
        }

    @property
    def until_ms(self) -> int:
        """When the tact is played."""
        return done_ms(self.parts)

    def still(self) -> tuple[Piece, ...]:
        """Names, round and pitch."""
        area, words = self.places.area, self._words
        pieces = [*head.names(self._scene, area), *ground(self.places.field)]
        if self.places.wide:
            left, right = self.places.left, self.places.right
            low = left._replace(y=left.bottom + 8, h=legend.HEIGHT)
            pieces += legend.heights(low, words)
            pieces += legend.balls(low._replace(x=right.x), words)
        return tuple(pieces)

    def at(self, elapsed_ms: int) -> tuple[Piece, ...]:
        """What changes, at a moment."""
        played = [part for part in self.parts if part.begin <= elapsed_ms]
        if not played:
            return self._first if self.parts else self.end
        if elapsed_ms >= self.until_ms:
            return self.end
        return self._during(played[-1], elapsed_ms)

    @cached_property
    def _first(self) -> tuple[Piece, ...]:
        before, area = self._scene.before, self.places.area
        men = standing(before, self.places.field, self._words)
        empty = band.told((), "", area, self._band)
        tact = self.parts[0].tact
        return (*self._around(before, self._scene.score, tact), empty, *men)

    @cached_property
    def end(self) -> tuple[Piece, ...]:
        """The picture when all is played."""
        scene, area, words = self._scene, self.places.area, self._words
        view, lines = last_view(scene), best(scene, ROWS)
        low = band.told(lines, "", area, self._band) if lines else band.standing(scene, area, words)
        men = standing(view, self.places.field, words)
        around = self._around(view, scene.score_after, scene.tact)
        if scene.finished is None:
            return (*around, low, *men)
        return (*around, low, *men, moment.result(scene, self.places.field, words))

    def _during(self, part: Part, elapsed_ms: int) -> tuple[Piece, ...]:
        since = elapsed_ms - part.begin
        called = elapsed_ms >= part.big_at
        frame = self._frame(part, since >= _SEEN_MS, called, part.lines_at(elapsed_ms))
        men = self._flights[part.begin].at(since)
        if part.big is None or not called:
            return (*frame, *men)
        field = self.places.field
        return (*frame, *men, moment.moment(part.big, self._scene, field, self._words))

    def _frame(
        self, part: Part, seen: bool, called: bool, lines: tuple[LineView, ...]
    ) -> tuple[Piece, ...]:
        """What is around the pitch and does not move, made once."""
        key = part.begin, seen, called, lines
        if key not in self._frames:
            view = part.beat.after if seen else part.before
            stage = self._words.stage(part.beat.stage)
            told = band.told(lines, stage, self.places.area, self._band)
            self._frames[key] = (*self._around(view, part.score[called], part.tact), told)
        return self._frames[key]

    def _around(self, view: PitchView, score: tuple[int, int], tact: int) -> tuple[Piece, ...]:
        """The score, the tact and both lists of absences."""
        places, words, scene = self.places, self._words, self._scene
        times = bench.Times(scene.round, scene.rounds, words)
        make = bench.column if places.wide else bench.strip
        return (
            head.score(score, places.area),
            head.subtitle(scene, tact, places.area, words),
            make(view, "left", places.left, times),
            make(view, "right", places.right, times),
        )


def plan_pitch(scene: PitchScene, area: Box, words: Screen, moving: bool) -> Plan:
    """The plan of a Quidditch scene; without `moving` the tact is shown as played."""
    show = Show(scene, area, PitchWords(words.language))
    if not moving or not show.parts:
        return Plan(area.w, (*show.still(), *show.end))
    return Plan(area.w, show.still(), live=show.at, until_ms=show.until_ms)
