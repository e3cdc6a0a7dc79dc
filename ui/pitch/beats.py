"""When what of a tact is seen: its stages one after another, those with nothing to show skipped."""

from __future__ import annotations

from dataclasses import dataclass

from app.night.pitch_scene import BeatView, LineView, PitchScene, PitchView

LEAD_MS = 400
MOVE_MS = 900
LEAST_MS = 1_000
LINE_MS = 1_200
TWO_LINES_MS = 1_500
MOMENT_MS = 1_700
ROWS = 2
"""How many lines are read at once."""
BIG = ("goal", "snitch_caught", "penalty")
_WEIGHT = ("over", "snitch_caught", "goal", "penalty", "removed", "card", "offence", "hit", "fell")
_FAINT = ("thrown", "beaten")


@dataclass(frozen=True, slots=True)
class Part:
    """A stage as it is played from `begin` for `lasts` ms, out of `before`.

    `big` is a moment's line, shown large from `big_at` on until the part ends.
    """

    beat: BeatView
    before: PitchView
    begin: int
    lasts: int
    score: tuple[int, int]
    big: LineView | None = None
    big_at: int = 0

    @property
    def end(self) -> int:
        """When it is over."""
        return self.begin + self.lasts

    def lines_at(self, at_ms: int) -> tuple[LineView, ...]:
        """The lines to read at a moment, at most `ROWS`."""
        chunks = chunked(self.beat.lines)
        if not chunks:
            return ()
        left = at_ms - self.begin
        for chunk in chunks:
            left -= _reading(chunk)
            if left < 0:
                return chunk
        return chunks[-1]


def chunked(lines: tuple[LineView, ...]) -> tuple[tuple[LineView, ...], ...]:
    """The lines in groups that are read at once."""
    return tuple(lines[start : start + ROWS] for start in range(0, len(lines), ROWS))


def _reading(chunk: tuple[LineView, ...]) -> int:
    return LINE_MS if len(chunk) == 1 else TWO_LINES_MS


def parts(scene: PitchScene) -> tuple[Part, ...]:
    """The stages that have something to show, with their times."""
    made: list[Part] = []
    before, at, score = scene.before, LEAD_MS, scene.score
    for beat in scene.beats:
        reading = sum(_reading(chunk) for chunk in chunked(beat.lines))
        lasts = max(reading, LEAST_MS if beat.after != before else 0)
        big = next((line for line in beat.lines if line.kind in BIG), None)
        if big is not None and big.kind != "penalty":
            score = scene.score_after
        if lasts:
            more = MOMENT_MS if big is not None else 0
            made.append(Part(beat, before, at, lasts + more, score, big, at + MOVE_MS))
            at += lasts + more
        before = beat.after
    return tuple(made)


def done_ms(made: tuple[Part, ...]) -> int:
    """When all is played."""
    return made[-1].end if made else 0


def last_view(scene: PitchScene) -> PitchView:
    """The pitch after the beats."""
    return scene.beats[-1].after if scene.beats else scene.before


def summary(scene: PitchScene) -> tuple[LineView, ...]:
    """The lines that stay when the tact is played: the weightiest, at most `ROWS`."""
    told = [line for beat in scene.beats for line in beat.lines]
    lines = [line for line in told if line.kind not in _FAINT] or told

    def weight(line: LineView) -> int:
        return _WEIGHT.index(line.kind) if line.kind in _WEIGHT else len(_WEIGHT)

    best = sorted(lines, key=weight)[:ROWS]
    return tuple(line for line in lines if any(line is one for one in best))[:ROWS]
