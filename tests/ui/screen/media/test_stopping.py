"""Stopping a sound waits for no thread that waits for the interpreter."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ui.screen.media.player import multimedia

HERE = Path(__file__).resolve()
SOUNDS = sorted((HERE.parents[4] / "data" / "questions").rglob("*.ogg"))
TIMES = 60


@pytest.mark.skipif(multimedia() is None or not SOUNDS, reason="Qt plays no sound here")
def test_a_sound_is_stopped_while_other_threads_are_busy() -> None:
    program = [sys.executable, str(HERE.with_name("stopping.py")), str(SOUNDS[0]), str(TIMES)]
    done = subprocess.run(program, capture_output=True, text=True, check=False)
    assert "stopped" in done.stdout, done.stderr[-2000:]
