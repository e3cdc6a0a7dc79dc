"""kill -9 between send and *arrived*: nothing acknowledged is lost, nothing resent counts twice."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.night.evening import Evening
from app.night.hall.events import AnswerArrived
from app.store.journal import Journal

PROGRAM = Path(__file__).with_name("answering.py")
KILLS = 6

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the program's lives are forks")


class Lives:
    """The process that forks them, and what was sent and acknowledged in all of them."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.sent: list[str] = []
        self.acknowledged: list[str] = []
        self.process = subprocess.Popen(
            [sys.executable, str(PROGRAM)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def heard(self) -> list[str]:
        assert self.process.stdout is not None
        words = self.process.stdout.readline().split()
        assert words, "the process is gone"
        if words[0] == "sent":
            self.sent.append(words[1])
        elif words[0] == "ack" and len(words[1]) > 1:
            self.acknowledged.append(words[1])
        return words

    def killed(self, life: int, after: int, again: list[str]) -> None:
        """One life: it is killed after so many more answers were sent."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([str(self.path), life, again]) + "\n")
        self.process.stdin.flush()
        pid, back, until = 0, False, 0
        while not (pid and back and len(self.sent) >= until):
            words = self.heard()
            assert words != ["dead"], "it fell over"
            pid = int(words[1]) if words[0] == "pid" else pid
            if words == ["back"]:
                back, until = True, len(self.sent) + after
        os.kill(pid, signal.SIGKILL)
        while self.heard() != ["dead"]:
            pass


@pytest.fixture
def lives(tmp_path: Path) -> Iterator[Lives]:
    lives = Lives(tmp_path / "night.koth")
    yield lives
    lives.process.communicate()
    assert lives.process.returncode == 0


def test_what_was_acknowledged_is_there_and_what_is_sent_again_counts_once(lives: Lives) -> None:
    chance = random.Random(4)
    for life in range(KILLS):
        again = sorted(set(lives.sent[-7:]), key=lives.sent.index)
        lives.killed(life, chance.randint(0, 40), again)
        assert set(again) <= set(lives.acknowledged)
    with Journal.open(lives.path) as journal:
        evening = Evening.reopen(journal)
        facts = [fact for step in evening.timeline.steps for fact in step.facts]
        answers = evening.night.game.turn.answers
    arrived = Counter(fact.message for fact in facts if isinstance(fact, AnswerArrived))
    assert set(lives.acknowledged) <= set(arrived)
    assert max(arrived.values()) == 1
    for answer in answers.values():
        texts = [*(old["text"] for old in answer.replaced), answer.text]
        assert len(texts) == len(set(texts))
