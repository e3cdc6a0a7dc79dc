"""kill -9 of a match while it is refereed: it comes back as it was left, and goes on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from app.night.match.rehearsal import MatchRehearsal
from app.night.nights import Nights
from app.night.timeline import Timeline
from app.store.folder import DataFolder
from app.store.look import read_game
from tests.app.night.match.player import digest

PLAYER = Path(__file__).with_name("player.py")


@pytest.mark.parametrize("steps", [3, 60])
def test_a_match_that_is_killed_comes_back_as_it_was(steps: int, tmp_path: Path) -> None:
    command = [sys.executable, str(PLAYER), str(tmp_path), str(steps)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout is not None
        for _ in range(steps - 1):
            player.stdout.readline()
        told = player.stdout.readline().split()
        player.kill()
        rest = player.stdout.read().splitlines()
    for line in rest:  # a line may be cut, never a step
        told = line.split() if len(line.split()) == 2 else told
    seq, night = map(int, told)
    data = DataFolder(tmp_path)
    lock = data.lock()
    nights = Nights(data)
    game = nights.files.last_played()
    assert game is not None
    entries = read_game(game.path).entries
    assert len(entries) >= seq
    assert digest(Timeline(entries[:seq]).night) == night
    before = Timeline(entries).night
    opened = nights.reopen(game.path)
    assert opened.evening.night == before
    act = MatchRehearsal(steps).next(opened.evening.night)
    assert act is not None
    assert opened.evening.do(act.wish) is None
    opened.close()
    assert lock.path.exists()
