"""How the screen keeps its frames: ratios from one run, printed, not judged.

    python -m tests.bench.bench_screen

Run it on a quiet machine. It paints at 3840 by 2160 in software (the platform "offscreen") and says
what 48 moving tokens, and a pitch full of players, cost a frame against copying the changed pixels
and against 16.7 ms, what a change of scene costs against copying all pixels, and how long
`show_shot` takes to the first changed frame.
"""

from __future__ import annotations

import os
import statistics
from collections.abc import Callable
from dataclasses import replace
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication

from app.night.scenes import BlackScene, BoardScene, HillView, Move, MovesScene, Scene, Shot
from tests.ui import matches, pictures
from tests.ui.screen.clock import ManualClock
from ui.screen import ScreenWindow, Stage
from ui.screen.surface import rects

FRAME_MS = 1000 / 60
ROUNDS = 12


class Watched(ScreenWindow):
    """The window, remembering what it painted last."""

    painted = QRegion()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint, and remember where."""
        super().paintEvent(event)
        self.painted = event.region()


class Bench:
    """A 4K window with a clock moved by hand."""

    def __init__(self, app: QApplication) -> None:
        self.app = app
        self.clock = ManualClock()
        self.window = Watched(Stage(self.clock))
        self.window.resize(3840, 2160)
        self.window.show()
        app.processEvents()
        self.target = QImage(3840, 2160, QImage.Format.Format_RGB32)
        self.source = QImage(3840, 2160, QImage.Format.Format_RGB32)
        self.source.fill(0x123456)

    def frame(self) -> float:
        """One frame: move to the moment, paint, blit; its milliseconds."""
        begin = perf_counter()
        self.window.tick()
        self.app.processEvents()
        return (perf_counter() - begin) * 1000

    def copy(self, region: QRegion) -> float:
        """Copying just these pixels; milliseconds."""
        begin = perf_counter()
        painter = QPainter(self.target)
        for rect in rects(region):
            painter.drawImage(rect, self.source, QRect(rect))
        painter.end()
        return (perf_counter() - begin) * 1000

    def show(self, scene: Scene) -> None:
        """Show a scene and let it settle."""
        self.window.show_shot(Shot(scene))
        self.window.settle()
        self.app.processEvents()

    def change(self, scene: Scene) -> tuple[float, float, float]:
        """`show_shot` to the first changed frame, its longest slice, and all work; ms."""
        begin = perf_counter()
        self.window.show_shot(Shot(scene))
        longest = work = (perf_counter() - begin) * 1000
        while self.window.building:
            once = perf_counter()
            self.window.tick()
            spent = (perf_counter() - once) * 1000
            longest, work = max(longest, spent), work + spent
        once = perf_counter()
        self.app.processEvents()
        spent = (perf_counter() - once) * 1000
        return (perf_counter() - begin) * 1000, max(longest, spent), work + spent


def all_move(count: int) -> MovesScene:
    """A turn in which every team climbs a step."""
    before = pictures.hill(count, king=False, seed=4)
    low = tuple(replace(team, step=min(team.step, 7)) for team in before.teams)
    high = tuple(replace(team, step=team.step + 1) for team in low)
    made = tuple(Move(team.id, "climbed", team.step, team.step + 1, 1) for team in low)
    top, turns = before.summit, before.hold_turns
    return MovesScene(5, HillView(top, low, 0, turns), HillView(top, high, 0, turns), made, None)


def high(values: list[float], share: float = 0.99) -> float:
    """A percentile."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def motion(bench: Bench) -> None:
    """48 tokens moving."""
    bench.show(pictures.scenes(48)["board"])
    frames, copies = [], []
    for _ in range(3):
        bench.show(all_move(48))
        for _ in range(150):
            bench.clock.advance(16)
            frames.append(bench.frame())
            copies.append(bench.copy(bench.window.painted))
    report("48 tokens moving", frames, statistics.median(copies), "copying the changed pixels")


def pitch(bench: Bench) -> None:
    """14 players and the balls, all moving over the pitch, and the pitch as a new scene."""
    bench.show(pictures.scenes(48)["board"])
    first, longest, work = bench.change(matches.standing())
    frames, copies = [], []
    for _ in range(3):
        bench.show(matches.all_fly())
        for _ in range(100):
            bench.clock.advance(16)
            frames.append(bench.frame())
            copies.append(bench.copy(bench.window.painted))
    report("14 players and the balls moving", frames, statistics.median(copies), "copying the same")
    print(f"{'the pitch as a new scene: first frame':39} once   {first:7.2f} ms")
    print(f"{'the pitch as a new scene: longest slice':39} once   {longest:7.2f} ms")
    print(f"{'the pitch as a new scene: all work':39} once   {work:7.2f} ms")


def report(what: str, values: list[float], copy: float, against: str) -> None:
    """Print a line of figures and ratios."""
    middle, late = statistics.median(values), high(values)
    print(
        f"{what:39} median {middle:7.2f} ms  p99 {late:7.2f} ms"
        f"  p99 / {against} {late / copy:7.1f}  p99 / 16.7 ms {late / FRAME_MS:6.2f}"
    )


def cold(bench: Bench, copy: float) -> None:
    """A board never painted before: every slope, name and row is new."""
    firsts, slices, works = [], [], []
    for round_ in range(ROUNDS):
        bench.show(pictures.scenes(8)["question"])
        names = tuple(f"{name} {round_}" for name in pictures.NAMES)
        view = pictures.hill(48, seed=100 + round_, names=names)
        shown, longest, work = bench.change(BoardScene(view, "declare", None, None, None))
        firsts.append(shown)
        slices.append(longest)
        works.append(work)
    report("a new board: all work", works, copy, "copying all pixels")
    report("a new board: longest slice", slices, copy, "copying all pixels")
    report("a new board: first frame", firsts, copy, "copying all pixels")


def changes(bench: Bench) -> None:
    """Scenes that change, cold and warm."""
    whole = QRegion(0, 0, 3840, 2160)
    copy = statistics.median(bench.copy(whole) for _ in range(15))
    print(f"{'copying all pixels':39} median {copy:7.2f} ms")
    cold(bench, copy)
    some = pictures.scenes(48)
    for name, first in (("from black", BlackScene()), ("from the question", some["question"])):
        first_frames, slices, works = [], [], []
        for _ in range(ROUNDS):
            bench.show(first)
            shown, longest, work = bench.change(some["board"])
            first_frames.append(shown)
            slices.append(longest)
            works.append(work)
            bench.show(some["standings"])
            bench.show(some["answer"])
        report(f"board {name}: all work", works, copy, "copying all pixels")
        report(f"board {name}: longest slice", slices, copy, "copying all pixels")
        report(f"board {name}: first frame", first_frames, copy, "copying all pixels")


def keys(bench: Bench) -> None:
    """What a key does in the course of a turn: to the first changed frame."""
    some = pictures.scenes(48)
    order: list[tuple[str, Callable[[], Scene]]] = [
        ("question", lambda: some["question"]),
        ("time up", lambda: some["time-up"]),
        ("answer", lambda: some["answer"]),
        ("board", lambda: some["board"]),
        ("black", BlackScene),
    ]
    for name, scene in order:
        values = []
        for round_ in range(ROUNDS):
            bench.show(
                some["board" if name != "board" else "answer"] if round_ % 2 else some["logo"]
            )
            values.append(bench.change(scene())[0])
        report(f"key to frame: {name}", values, FRAME_MS, "16.7 ms")


def main() -> None:
    """Print all figures."""
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    bench = Bench(app)
    motion(bench)
    pitch(bench)
    changes(bench)
    keys(bench)


if __name__ == "__main__":
    main()
