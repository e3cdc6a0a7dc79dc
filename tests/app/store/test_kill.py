"""kill -9 of a real process at random moments: nothing that was acknowledged is lost."""

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from time import perf_counter

import pytest

from app.store.damage import last_verified_backup
from app.store.journal import Entry, Journal
from app.store.look import read_game

CHILD = Path(__file__).with_name("child.py")
ROUNDS = 54

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the writers are forked")


class Writers:
    """A process that forks a writer for every game named to it."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(CHILD), "writers"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def said(self) -> list[str]:
        assert self.process.stdout is not None
        return self.process.stdout.readline().split()

    def killed(
        self, game: Path, chance: random.Random, backing_up: bool = False
    ) -> list[list[str]]:
        """Start a writer, kill it at a random moment; everything it acknowledged until then."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([str(game), backing_up]) + "\n")
        self.process.stdin.flush()
        acknowledged: list[list[str]] = []
        pid = 0
        until = chance.choice([0, 0, 1, 5, 40])
        while pid == 0 or len(acknowledged) < until:
            words = self.said()
            if words[0] == "pid":
                pid = int(words[1])
            else:
                acknowledged.append(words)
        moment = perf_counter() + chance.uniform(0, 0.004 if until else 0.06)
        while perf_counter() < moment:
            pass
        os.kill(pid, signal.SIGKILL)
        while (words := self.said()) != ["dead"]:
            acknowledged.append(words)
        return acknowledged


@pytest.fixture
def writers() -> Iterator[Writers]:
    writers = Writers()
    yield writers
    writers.process.communicate()
    assert writers.process.returncode == 0


def last(acknowledged: list[list[str]], word: str) -> int:
    return max((int(words[-1]) for words in acknowledged if words[0] == word), default=0)


def assert_whole_steps(entries: list[Entry]) -> None:
    steps = [list(step) for _, step in groupby(entries, key=lambda entry: entry.step)]
    for number, step in enumerate(steps):
        assert [json.loads(entry.payload) for entry in step] == [
            {"n": number, "i": i, "of": len(step)} for i in range(number % 5 + 1)
        ]


def test_nothing_acknowledged_is_lost(journal: Journal, game: Path, writers: Writers) -> None:
    journal.close()
    chance = random.Random()
    kept = alive = 0
    found = read_game(game)
    for _ in range(ROUNDS):
        acknowledged = writers.killed(game, chance)
        kept, alive = max(kept, last(acknowledged, "kept")), max(alive, last(acknowledged, "alive"))
        found = read_game(game)
        assert len(found.entries) >= kept
        assert found.sign_of_life >= alive
        assert_whole_steps(found.entries)
    with Journal.open(game) as again:
        assert again.entries() == found.entries
    assert kept > ROUNDS


def test_a_verified_backup_survives_any_moment(
    journal: Journal, game: Path, writers: Writers
) -> None:
    journal.close()
    chance = random.Random()
    backed_up = 0
    for _ in range(15):
        backed_up = max(backed_up, last(writers.killed(game, chance, backing_up=True), "backup"))
        backup = last_verified_backup(game)
        if backup is None:
            assert backed_up == 0
            continue
        entries = read_game(backup).entries
        assert len(entries) >= backed_up
        assert entries == read_game(game).entries[: len(entries)]
    assert backed_up > 0
