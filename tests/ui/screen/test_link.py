"""Two monitors: full screen on the projector, cable out and in, one monitor only, scaling."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from ui.screen.link import Identity

ROOT = Path(__file__).resolve().parents[3]
State = dict[str, Any]


class Program:
    """The two windows in a process of their own."""

    def __init__(self, environment: dict[str, str]) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.ui.screen.two_screens"],
            cwd=ROOT,
            env={**os.environ, **environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def tell(self, line: str) -> State:
        """Give a command; the state after it."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()
        state: State = json.loads(self._process.stdout.readline())
        return state

    def end(self) -> int:
        """Quit; the exit code."""
        self._process.communicate("quit\n", timeout=30)
        return self._process.returncode


@contextmanager
def program(environment: dict[str, str]) -> Iterator[Program]:
    made = Program(environment)
    try:
        yield made
    finally:
        assert made.end() == 0


def offscreen(folder: Path, *screens: tuple[str, int, int, float]) -> dict[str, str]:
    """Monitors of Qt's offscreen platform, from left to right: name, width, height, scale."""
    placed, left = [], 0
    for name, width, height, _ in screens:
        common = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
        placed.append({"name": name, "x": left, "y": 0, "width": width, "height": height, **common})
        left += width
    path = folder / "screens.json"
    path.write_text(json.dumps({"screens": placed}), encoding="utf-8")
    scales = ";".join(f"{name}={scale}" for name, _, _, scale in screens)
    return {
        "QT_QPA_PLATFORM": f"offscreen:configfile={path}",
        "QT_SCREEN_SCALE_FACTORS": scales,
    }


def test_the_picture_fills_the_second_monitor(tmp_path: Path) -> None:
    screens = offscreen(tmp_path, ("LAPTOP", 1920, 1080, 1), ("PROJ-4K", 3840, 2160, 1))
    with program(screens) as evening:
        state = evening.tell("look")
        assert state["full"]
        assert state["screen"] == "PROJ-4K"
        assert state["geometry"] == [1920, 0, 3840, 2160]
        assert state["pixels"] == [3840, 2160]
        assert state["cursor"] == "BlankCursor"
        assert state["ground"] != "#000000"
        assert state["host"] == [60, 60, 800, 500]


def test_cable_out_and_back(tmp_path: Path) -> None:
    screens = offscreen(tmp_path, ("LAPTOP", 1366, 768, 1), ("BEAMER", 1280, 720, 1))
    with program(screens) as evening:
        before = evening.tell("look")
        out = evening.tell("unplug")
        assert not out["visible"]
        assert out["events"] == ["lost BEAMER"]
        assert out["host_visible"]
        back = evening.tell("plug")
        assert back["visible"]
        assert back["full"]
        assert back["events"] == ["lost BEAMER", "found BEAMER"]
        for same in ("geometry", "screen", "host", "ground"):
            assert back[same] == before[same]


def test_the_hosts_own_monitor_goes_and_the_picture_makes_room(tmp_path: Path) -> None:
    screens = offscreen(tmp_path, ("LAPTOP", 1366, 768, 1), ("BEAMER", 1280, 720, 1))
    with program(screens) as evening:
        assert evening.tell("look")["full"]
        state = evening.tell("lid")
        assert state["visible"]
        assert not state["full"]
        assert state["events"] == ["lost BEAMER"]
        assert evening.tell("plug")["full"]


def test_one_monitor_shows_a_window(tmp_path: Path) -> None:
    with program(offscreen(tmp_path, ("LAPTOP", 1366, 768, 1))) as evening:
        state = evening.tell("look")
        assert state["visible"]
        assert not state["full"]
        assert state["cursor"] == "ArrowCursor"
        width, height = state["geometry"][2:]
        assert width * 9 == height * 16


@pytest.mark.parametrize("scale", [1.25, 1.5, 2])
def test_scaled_monitors_are_painted_in_their_own_pixels(tmp_path: Path, scale: float) -> None:
    screens = offscreen(tmp_path, ("LAPTOP", 1366, 768, 1), ("BEAMER", 1280, 720, scale))
    with program(screens) as evening:
        state = evening.tell("look")
        assert state["ratio"] == scale
        assert state["pixels"] == [1280, 720]
        assert state["apart"] < 1.5
        assert state["ground"] != "#000000"


def xrandr(display: str, *arguments: str) -> None:
    subprocess.run(["xrandr", "-display", display, *arguments], check=True, timeout=30)


def no_monitors(display: str) -> None:
    for name in ("PROJ", "LEFT"):
        command = ["xrandr", "-display", display, "--delmonitor", name]
        subprocess.run(command, check=False, timeout=30, capture_output=True)


@contextmanager
def monitors(display: str) -> Iterator[None]:
    """A laptop's monitor and a 4K projector on the virtual display."""
    no_monitors(display)
    xrandr(display, "--setmonitor", "LEFT", "1920/508x1080/286+0+0", "screen")
    xrandr(display, "--setmonitor", "PROJ", "3840/1016x2160/571+1920+0", "none")
    try:
        yield
    finally:
        no_monitors(display)


@pytest.mark.xvfb
def test_a_real_window_system_unplugs_and_plugs_in_again(xvfb_display: str) -> None:
    platform = {"QT_QPA_PLATFORM": "xcb", "DISPLAY": xvfb_display}
    with monitors(xvfb_display), program(platform) as evening:
        before = evening.tell("look")
        assert before["full"]
        assert before["screen"] == "PROJ"
        assert before["geometry"] == [1920, 0, 3840, 2160]
        xrandr(xvfb_display, "--delmonitor", "PROJ")
        out = evening.tell("look")
        assert not out["visible"]
        assert out["events"] == ["lost PROJ"]
        assert out["host"] == before["host"]
        xrandr(xvfb_display, "--setmonitor", "PROJ", "3840/1016x2160/571+1920+0", "none")
        back = evening.tell("look")
        assert back["full"]
        assert back["geometry"] == before["geometry"]
        assert back["events"] == ["lost PROJ", "found PROJ"]
        assert back["ground"] == before["ground"]


def test_a_monitor_is_known_by_its_serial_number_on_any_socket() -> None:
    one = Identity("HDMI-1", "BenQ", "TH585", "A1")
    assert one.same(Identity("DP-2", "BenQ", "TH585", "A1"))
    assert not one.same(Identity("HDMI-1", "BenQ", "TH585", "B2"))
    assert not one.same(Identity("HDMI-1", "", "", ""))
    assert Identity("VGA", "", "", "").same(Identity("VGA", "", "", ""))
    assert one.label() == "BenQ TH585 (HDMI-1)"
