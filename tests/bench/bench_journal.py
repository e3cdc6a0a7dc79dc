"""What an acknowledged event costs against a raw sqlite3 insert and commit. Run by hand:

python tests/bench/bench_journal.py [appends] [folder]

Both write the same event under the same pragmas, in turn, into the same folder; absolute times
belong to the disk, the ratios are what to keep (aim: at most 1.3 for one event).
"""

import json
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter_ns

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from app.store.journal import Draft, Journal

PAYLOAD = json.dumps({"team": "t17", "correct": True, "at_ms": 5230, "text": "Пушкин"})
WALL = "2026-10-17T19:00:00+03:00"
COLUMNS = "seq INTEGER PRIMARY KEY, step INTEGER, actor TEXT, kind TEXT, payload TEXT, wall TEXT"
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "fullfsync=ON", "checkpoint_fullfsync=ON")
SIZES = (1, 24)


class Raw:
    """The least that keeps the same event: one connection, one insert, one commit."""

    def __init__(self, path: Path) -> None:
        self.db = sqlite3.connect(path)
        for pragma in PRAGMAS:
            self.db.execute(f"PRAGMA {pragma}")
        self.db.execute(f"CREATE TABLE event ({COLUMNS}, at_ms INTEGER)")
        self.seq = 0

    def append(self, size: int) -> None:
        rows = [
            (self.seq + i, self.seq + 1, "host", "marked", PAYLOAD, WALL, self.seq)
            for i in range(1, size + 1)
        ]
        self.db.executemany("INSERT INTO event VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
        self.db.commit()
        self.seq += size


def timed(action: Callable[[], object]) -> int:
    start = perf_counter_ns()
    action()
    return perf_counter_ns() - start


def compare(folder: Path, size: int, appends: int) -> None:
    raw, drafts = Raw(folder / f"raw-{size}.sqlite"), [Draft("marked", PAYLOAD)] * size
    path = folder / f"journal-{size}.koth"
    ours, theirs, beats = [], [], []
    with Journal.create(path, created=WALL, program="bench") as journal:
        for i in range(appends):
            theirs.append(timed(lambda: raw.append(size)))
            ours.append(
                timed(lambda at=i: journal.append(drafts, actor="host", wall=WALL, at_ms=at))  # type: ignore[misc]
            )
            beats.append(timed(lambda at=i: journal.sign_of_life(appends + at)))  # type: ignore[misc]
    raw.db.close()
    report(f"{size} event(s) a commit", ours, theirs)
    report("a sign of life", beats, theirs)


def report(name: str, ours: list[int], theirs: list[int]) -> None:
    ours_us, theirs_us = ([q / 1000 for q in quantiles(t, n=100)] for t in (ours, theirs))
    for rank in (50, 99):
        mine, raw = ours_us[rank - 1], theirs_us[rank - 1]
        print(f"{name:24} p{rank}: {mine:8.1f} us, raw {raw:8.1f} us, ratio {mine / raw:.2f}")


def main() -> None:
    appends = int(sys.argv[1]) if len(sys.argv) > 1 else 3000
    with TemporaryDirectory(dir=sys.argv[2] if len(sys.argv) > 2 else None) as folder:
        for size in SIZES:
            compare(Path(folder), size, appends)


if __name__ == "__main__":
    main()
