"""kill -9 of a real evening at random moments, and in every stage: it comes back as it was left."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from time import perf_counter

import pytest

from app.night.evening import Evening
from app.night.night import Stage
from app.night.timeline import Timeline
from app.store.folder import DataFolder
from app.store.journal import Journal
from app.store.look import read_game
from tests.app.night.player import digest

PLAYER = Path(__file__).with_name("player.py")
KILLS = int(os.environ.get("KOTH_KILLS", "50"))

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the players are forked")


@dataclass
class Told:
    """What a player has acknowledged: the file of its evening, the last entry, its night."""

    game: str = ""
    seq: int = 0
    night: int = 0
    steps: int = 0

    def hear(self, words: list[str]) -> None:
        if words[0] == "back":
            self.game = words[1]
        if words[0] in ("back", "did"):
            self.seq, self.night = int(words[-2]), int(words[-1])
            self.steps += 1


class Players:
    """The process that forks players."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(PLAYER)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def said(self) -> list[str]:
        assert self.process.stdout is not None
        words = self.process.stdout.readline().split()
        assert words, "the players' process is gone"
        return words

    def killed(
        self, told: Told, order: list[object], now: Callable[[list[str]], bool], more: float = 0
    ) -> None:
        """A player is started and, `more` seconds after what `now` waits for, killed."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        pid, ripe = 0, False
        while pid == 0 or not ripe:
            words = self.said()
            pid = int(words[1]) if words[0] == "pid" else pid
            told.hear(words)
            ripe = ripe or now(words)
            assert words != ["dead"], "the player fell over"
        moment = perf_counter() + more
        while perf_counter() < moment:
            pass
        os.kill(pid, signal.SIGKILL)
        while (words := self.said()) != ["dead"]:
            told.hear(words)


@pytest.fixture
def players() -> Iterator[Players]:
    players = Players()
    yield players
    players.process.communicate()
    assert players.process.returncode == 0


def comes_back(folder: Path, told: Told) -> Stage:
    """The evening is opened as after a crash and closed again; `told` is what it must hold."""
    path = DataFolder(folder).games / told.game
    found = read_game(path)
    assert len(found.entries) >= told.seq
    assert digest(Timeline(found.entries[: told.seq]).night) == told.night
    assert len({entry.step for entry in found.entries[told.seq :]}) <= 1
    before = Timeline(found.entries).night
    with Journal.open(path) as journal:
        alive = journal.last_sign_of_life()
        evening = Evening.reopen(journal)
        night = evening.night
        assert night.stage is before.stage
        clock = before.countdown
        assert replace(night, countdown=clock) == before
        if clock is not None and night.countdown is not None:
            assert not night.countdown.running
            assert night.countdown.left_ms == clock.left(alive)
        told.seq, told.night = journal.entries()[-1].seq, digest(night)
    return night.stage


@pytest.mark.timeout(110)
def test_an_evening_killed_again_and_again_comes_back_as_it_was(
    tmp_path: Path, players: Players
) -> None:
    chance, told, stages = random.Random(), Told(), set()
    for life in range(KILLS):
        until = told.steps + chance.choice([0, 0, 1, 3, 10, 40, 120])
        more = chance.uniform(0, 0.12 if until == told.steps else 0.004)

        def ripe(words: list[str], until: int = until) -> bool:
            return told.steps >= until

        players.killed(told, [str(tmp_path), life, None], ripe, more)
        if told.game:
            stages.add(comes_back(tmp_path, told))
    assert told.steps > KILLS
    assert len(stages) >= 4


@pytest.mark.parametrize("stage", Stage)
def test_an_evening_killed_in_a_stage_comes_back_in_it(
    stage: Stage, tmp_path: Path, players: Players
) -> None:
    told = Told()
    players.killed(told, [str(tmp_path), 7, stage.value], lambda words: words == ["there"])
    assert comes_back(tmp_path, told) is stage
    players.killed(told, [str(tmp_path), 7, stage.value], lambda words: words == ["there"])
    assert comes_back(tmp_path, told) is stage
