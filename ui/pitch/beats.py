"""When what of a tact is seen: its stages one after another, those with nothing to show skipped."""

from __future__ import annotations

from dataclasses import dataclass

from app.night.pitch_scene import BeatView, LineView, PitchScene, PitchView
from ui.pitch.lines import scored, told

LEAD_MS = 400
MOVE_MS = 900
LEAST_MS = 1_000
LINE_MS = 1_200
TWO_LINES_MS = 1_500
MOMENT_MS = 1_700
ROWS = 2
"""How many lines are read at once."""
BIG = ("goal", "snitch_caught", "penalty")


@dataclass(frozen=True, slots=True)
class Part:
    """A stage as it is played from `begin` for `lasts` ms, out of `before`.

    `big` is a moment's line, shown large, with the new score, from `big_at` on until the part ends;
    `tact` is the tact's number, `score` the score before and after.
    """

    beat: BeatView
    before: PitchView
    begin: int
    lasts: int
    tact: int
    score: tuple[tuple[int, int], tuple[int, int]]
    lines: tuple[LineView, ...] = ()
    big: LineView | None = None

    @property
    def end(self) -> int:
        """When it is over."""
        return self.begin + self.lasts

    @property
    def big_at(self) -> int:
        """When its moment, if it has one, is called: as the balls arrive."""
        return self.begin + MOVE_MS

    def lines_at(self, at_ms: int) -> tuple[LineView, ...]:
        """The lines to read at a moment, at most `ROWS`."""
        left = at_ms - self.begin
        shown: tuple[LineView, ...] = ()
        for shown in chunked(self.lines):
            left -= _reading(shown)
            if left < 0:
                break
        return shown


def chunked(lines: tuple[LineView, ...]) -> tuple[tuple[LineView, ...], ...]:
    """The lines in groups that are read at once."""
    return tuple(lines[start : start + ROWS] for start in range(0, len(lines), ROWS))


def _reading(chunk: tuple[LineView, ...]) -> int:
    return LINE_MS if len(chunk) == 1 else TWO_LINES_MS


def parts(scene: PitchScene) -> tuple[Part, ...]:
    """The stages that have something to show, with their times; several tacts may follow."""
    made: list[Part] = []
    before, at, score = scene.before, LEAD_MS, scene.score
    firsts = [k for k, beat in enumerate(scene.beats) if beat.stage == 1]
    for k, beat in enumerate(scene.beats):
        lines = told(beat.lines)
        lasts = sum(_reading(chunk) for chunk in chunked(lines))
        lasts = max(lasts, LEAST_MS if beat.after != before else 0)
        big = next((line for line in lines if line.kind in BIG), None)
        lasts += MOMENT_MS if big is not None else 0
        if lasts:
            tact = scene.tact - sum(first > k for first in firsts)
            both = score, scored(score, lines)
            made.append(Part(beat, before, at, lasts, tact, both, lines, big))
            at, score = at + lasts, both[1]
        before = beat.after
    return tuple(made)


def done_ms(made: tuple[Part, ...]) -> int:
    """When all is played."""
    return made[-1].end if made else 0


def last_view(scene: PitchScene) -> PitchView:
    """The pitch after the beats."""
    return scene.beats[-1].after if scene.beats else scene.before
