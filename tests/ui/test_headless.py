"""`koth demo --headless`: what it says it wrote is there, once, and the record verifies."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.cli import run
from ui.main import _Windows

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_rehearsal_without_windows_leaves_a_record_and_pictures(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "night"
    asked = ["--seed", "7", "--teams", "24", "--size", "320x180", "--out", str(out)]
    assert run(["demo", "--headless", *asked], _Windows()) == 0
    said = capfd.readouterr().out.splitlines()
    assert sorted(said) == sorted(map(str, out.iterdir()))
    pictures = [Path(line).stem for line in said if line.endswith(".png")]
    assert pictures == [
        *(f"rehearsal-7-turn-{turn:02}" for turn in (1, 5, 10, 15, 20, 25, 30)),
        "rehearsal-7-crown",
        "rehearsal-7-standings",
    ]
    assert run(["verify", str(out / "rehearsal-7.hill.json")], _Windows()) == 0


def test_the_turns_that_are_drawn_can_be_named(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    asked = ["--turns", "2,3", "--teams", "2", "--size", "320x180", "--out", str(tmp_path)]
    assert run(["demo", "--headless", *asked], _Windows()) == 0
    turns = [path.stem[-2:] for path in sorted(tmp_path.glob("*-turn-*.png"))]
    assert turns == ["02", "03"]
    assert capfd.readouterr().err == ""


def test_simulated_phones_play_it_over_the_real_server(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    asked = ["--phones", "--turns", "1", "--teams", "3", "--size", "320x180", "--out"]
    assert run(["demo", "--headless", *asked, str(tmp_path)], _Windows()) == 0
    assert (tmp_path / "rehearsal-1-turn-01.png").exists()
    assert run(["verify", str(tmp_path / "rehearsal-1.hill.json")], _Windows()) == 0
    assert '"rtt_ms"' in (tmp_path / "rehearsal-1.hill.json").read_text(encoding="utf-8")


def test_without_windows_it_needs_a_folder(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run(["demo", "--headless"], _Windows())
    assert "needs --out" in capfd.readouterr().err
