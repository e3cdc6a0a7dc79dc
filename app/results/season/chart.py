"""Charts as plain shapes: the same ones go on the screen, into SVG and onto paper. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

Anchor = Literal["start", "middle", "end"]
INK, SOFT, FAINT = "#1f2933", "#66727f", "#d5dbe1"
# Told apart also by colour-blind people, and by the dashes; the label says which is which.
COLOURS = ("#0b6fb8", "#c8501e", "#0f7d5c", "#8e3b8a", "#a97a00", "#3a4fc4", "#a8324f", "#4d6b1f")
DASHES: tuple[tuple[float, ...], ...] = ((), (7, 3), (2, 3), (9, 3, 2, 3))


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line through points, in the chart's units from its upper left corner."""

    points: tuple[tuple[float, float], ...]
    colour: str
    width: float = 1.0
    dash: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Bar:
    """A filled rectangle."""

    x: float
    y: float
    width: float
    height: float
    colour: str


@dataclass(frozen=True, slots=True)
class Label:
    """A text whose foot stands at `y`; `room` is the width that it may take."""

    x: float
    y: float
    text: str
    size: float = 12.0
    colour: str = INK
    anchor: Anchor = "start"
    room: float = 1000.0


@dataclass(frozen=True, slots=True)
class Chart:
    """A drawing of a size, shapes from back to front; `words` say what it shows."""

    width: float
    height: float
    shapes: tuple[Stroke | Bar | Label, ...]
    words: str


@dataclass(frozen=True, slots=True)
class Series:
    """A named line: a value for each turn, None where there is none."""

    name: str
    values: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Measure:
    """A named bar with its value, and the text that stands for the value."""

    name: str
    value: float
    text: str


WIDTH, LEFT, TOP, BOTTOM, NAMES = 900.0, 44.0, 16.0, 48.0, 210.0
LANE = 2.2
MOST_LINES = 8
"""How many lines have a colour and a name of their own."""


def path_chart(
    paths: Sequence[Series], summit: int, words: str, turn_word: str, most: int = MOST_LINES
) -> Chart:
    """Teams' ways up the hill: steps over turns, the first `most` in colour, the rest behind.

    Each begins on step 0; a line ends where its team left. Names stand at the lines' ends.
    """
    turns = max((len(path.values) for path in paths), default=0)
    height = min(560.0, max(260.0, 30.0 * (summit + 1) + TOP + BOTTOM))
    plot = _Plot(turns, max(summit, 1), height)
    shown = paths[:most]
    shapes = [*plot.grid(turn_word)]
    shapes += [Stroke(piece, FAINT, 1.4) for path in paths[most:] for piece in plot.lines(path)]
    styles = [(COLOURS[n % len(COLOURS)], DASHES[n // 2 % len(DASHES)]) for n in range(len(shown))]
    for number, (path, (colour, dash)) in enumerate(zip(shown, styles, strict=True)):
        lane = LANE * (number - (len(shown) - 1) / 2)
        shapes += [Stroke(piece, colour, 2.4, dash) for piece in plot.lines(path, lane)]
    shapes += plot.names(shown, [colour for colour, _ in styles])
    return Chart(WIDTH, height, tuple(shapes), words)


def bar_chart(measures: Sequence[Measure], words: str) -> Chart:
    """Bars from the left, one a line, the longest as wide as there is room."""
    line, left, right = 24.0, 300.0, 90.0
    most = max((one.value for one in measures), default=0) or 1
    shapes: list[Stroke | Bar | Label] = []
    for n, one in enumerate(measures):
        y = 8 + n * line
        length = max(1.0, (WIDTH - left - right) * max(one.value, 0) / most)
        shapes.append(Label(left - 10, y + 16, one.name, 13, INK, "end", left - 16))
        shapes.append(Bar(left, y + 3, length, line - 7, COLOURS[0]))
        shapes.append(Label(left + length + 6, y + 16, one.text, 13, SOFT, "start", right))
    return Chart(WIDTH, 16 + line * max(1, len(measures)), tuple(shapes), words)


class _Plot:
    """Turns from the left, steps from below."""

    def __init__(self, turns: int, summit: int, height: float) -> None:
        self.turns, self.summit, self.height = turns, summit, height
        self.right = WIDTH - NAMES

    def x(self, turn: int) -> float:
        return round(LEFT + (self.right - LEFT) * turn / max(1, self.turns), 2)

    def y(self, step: float) -> float:
        room = self.height - TOP - BOTTOM
        return round(self.height - BOTTOM - room * step / self.summit, 2)

    def grid(self, turn_word: str) -> list[Stroke | Bar | Label]:
        shapes: list[Stroke | Bar | Label] = []
        each = max(1, -(-self.summit // 20))
        for step in range(0, self.summit + 1, each):
            top = step == self.summit
            line = ((LEFT, self.y(step)), (self.right, self.y(step)))
            shapes.append(Stroke(line, SOFT if top else FAINT, 1.0))
            shapes.append(Label(LEFT - 8, self.y(step) + 4, str(step), 12, SOFT, "end"))
        each = max(1, -(-self.turns // 24))
        for turn in range(each, self.turns + 1, each):
            at = self.height - BOTTOM + 16
            shapes.append(Label(self.x(turn), at, str(turn), 12, SOFT, "middle"))
        middle = (LEFT + self.right) / 2
        shapes.append(Label(middle, self.height - 6, turn_word, 12, SOFT, "middle"))
        return shapes

    def lines(self, path: Series, lane: float = 0.0) -> list[tuple[tuple[float, float], ...]]:
        """The pieces of a line; one that is there from the first turn begins on step 0.

        `lane` moves it down, so that teams of one step run side by side.
        """
        pieces: list[list[tuple[float, float]]] = []
        last: int | None = 0 if path.values and path.values[0] is not None else None
        for turn, step in enumerate(path.values, 1):
            if step is not None:
                if last is None:
                    pieces.append([])
                elif not pieces:
                    pieces.append([(self.x(0), self.y(0) + lane)])
                pieces[-1].append((self.x(turn), self.y(step) + lane))
            last = step
        return [tuple(piece) for piece in pieces if len(piece) > 1]

    def names(self, shown: Sequence[Series], colours: Sequence[str]) -> list[Label]:
        """Names beside the lines' ends, moved apart where they would lie on each other."""
        ends = []
        for number, path in enumerate(shown):
            steps = [step for step in path.values if step is not None]
            if steps:
                ends.append((self.y(steps[-1]), number))
        labels, lowest = [], TOP
        room = self.height - BOTTOM
        for left, (y, number) in zip(range(len(ends), 0, -1), sorted(ends), strict=True):
            at = min(max(y, lowest), room - 17.0 * (left - 1))
            lowest = at + 17.0
            name = shown[number].name
            labels.append(
                Label(self.right + 10, at + 4, name, 13, colours[number], room=NAMES - 14)
            )
        return labels
