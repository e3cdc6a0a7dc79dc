"""The game's sounds follow what the audience sees, and nothing else."""

from __future__ import annotations

import runpy
import wave
from array import array
from collections.abc import Callable
from dataclasses import replace
from math import pi, sin
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.night import intents
from app.night.scenes import BlackScene, BoardScene, CrownScene, MoveKind, Shot
from app.store.settings import Settings, SettingsFile
from tests.app.night.evenings import Host, pack
from tests.ui import pictures
from ui.live import LiveShow
from ui.screen.sound import CUES, Cue, SoundBoard
from ui.screen.sound.board import sound_file
from ui.screen.sound.cues import cues

ROOT = Path(__file__).resolve().parents[4]


class Ears:
    """An evening that is listened to."""

    def __init__(self, host: Host, **settings: object) -> None:
        self.host = host
        self.heard: list[Cue] = []
        self.board = SoundBoard(play=lambda cue, _: self.heard.append(cue))
        self.board.follow(replace(Settings(), motion=False, **settings))  # type: ignore[arg-type]
        self.live = LiveShow(host.evening)
        self.live.heard.connect(self.board.see)
        self.live.refresh()

    def after(self, *wishes: intents.Wish) -> list[Cue]:
        """What is heard when these are done."""
        self.heard.clear()
        self.host.do(*wishes)
        return list(self.heard)

    def wait(self, seconds: float) -> list[Cue]:
        """What is heard while time passes."""
        self.heard.clear()
        self.host.wait(seconds)
        self.live.beat()
        return list(self.heard)


Scripts = Callable[[str], dict[str, Any]]


@pytest.fixture
def scripts(monkeypatch: pytest.MonkeyPatch) -> Scripts:
    """What a script of `packaging` defines, by its name."""
    monkeypatch.syspath_prepend(ROOT / "packaging")
    return lambda name: runpy.run_path(str(ROOT / "packaging" / f"{name}.py"))


@pytest.fixture
def ears(qapp: QApplication) -> Ears:
    return Ears(Host("a b", summit=3, main_questions=3).do(pack(3)))


def test_each_moment_of_a_turn_has_its_sound(ears: Ears) -> None:
    assert ears.after(intents.Announce()) == ["question"]
    assert ears.after(intents.StartTimer()) == []
    assert ears.wait(45) == []
    assert ears.wait(5) == ["ten"]
    assert ears.wait(2) == []
    assert ears.wait(9) == ["time"]
    assert ears.after(intents.Mark({"a": True})) == []
    assert ears.after(intents.ShowScene("answer")) == ["correct"]


def test_an_answer_that_nobody_had_is_quiet(ears: Ears) -> None:
    ears.after(intents.Announce(), intents.Close(), intents.Mark({"a": False}))
    assert ears.after(intents.ShowScene("answer")) == []


def test_behind_black_nothing_is_heard_until_the_hall_sees_it(ears: Ears) -> None:
    assert ears.after(intents.SetBlack(True), intents.Announce()) == []
    assert ears.after(intents.SetBlack(False)) == ["question"]
    assert ears.after(intents.SetLogo(True), intents.SetLogo(False)) == []
    assert ears.after(intents.SetFreeze(True), intents.Close()) == []
    assert ears.after(intents.SetFreeze(False)) == ["time"]


def test_the_crown_has_its_fanfare(ears: Ears) -> None:
    host = ears.host.turn("a+").turn("a+").judged("a+")
    assert ears.after(intents.Resolve()) == ["capture"]
    assert ears.after(intents.ShowScene("crown")) == ["crown"]
    assert isinstance(host.shot.scene, CrownScene)


def test_coming_back_to_an_evening_makes_no_noise(ears: Ears) -> None:
    ears.host.do(intents.Announce())
    again = Ears(ears.host)
    assert again.heard == []


def eventful(*kinds: MoveKind) -> tuple[Shot, Shot]:
    """A board and the move after it, in which teams did these things."""
    made = pictures.moves(pictures.hill(24, king=False))
    plain = [replace(move, kind="stayed") for move in made.moves]
    some = [replace(move, kind=kind) for move, kind in zip(plain, kinds, strict=False)]
    moves = replace(made, moves=(*some, *plain[len(some) :]))
    return Shot(BoardScene(made.before, "closed", None, None, None)), Shot(moves)


def test_moves_sound_when_their_motion_begins() -> None:
    before, after = eventful("slid", "jumped", "deposed", "captured")
    found = cues(before, after)
    assert [one.cue for one in found] == ["slide", "jump", "revolution"]
    assert [one.after_ms for one in found] == sorted(one.after_ms for one in found)
    assert found[0].after_ms > 0
    assert [one.cue for one in cues(*eventful("captured"))] == ["capture"]
    assert [one.cue for one in cues(before, after, motion=False)] == ["revolution"]
    assert cues(*eventful("climbed")) == ()


def test_a_picture_that_goes_away_takes_its_sounds_along(qtbot: QtBot) -> None:
    heard: list[Cue] = []
    board = SoundBoard(play=lambda cue, _: heard.append(cue))
    board.follow(Settings())
    for shot in eventful("slid", "jumped", "deposed", "captured"):
        board.see(shot)
    assert board.waiting == ("slide", "jump", "revolution")
    board.see(Shot(BlackScene()))
    assert board.waiting == ()


def test_every_sound_can_be_muted_and_volume_0_is_silence(qapp: QApplication) -> None:
    heard: list[tuple[Cue, float]] = []
    board = SoundBoard(play=lambda cue, volume: heard.append((cue, volume)))
    for cue in CUES:
        board.follow(replace(Settings(), muted=cue, sound_volume=100))
        heard.clear()
        for each in CUES:
            board.sound(each)
        assert [one for one, _ in heard] == [each for each in CUES if each != cue]
        assert {volume for _, volume in heard} == {1.0}
    heard.clear()
    board.follow(replace(Settings(), sound_volume=0))
    board.sound("time")
    assert heard == []


def test_muted_sounds_are_kept_and_an_old_file_has_all_of_them(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.sqlite")
    assert file.load().muted == ""
    file.save(replace(Settings(), muted="ten time", sound_volume=15))
    kept = file.load()
    assert (kept.muted, kept.sound_volume) == ("ten time", 15)


def test_without_a_device_a_sound_is_no_error(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from ui.screen.sound import board as module

    monkeypatch.setattr(module, "has_speakers", lambda: False)
    board = SoundBoard()
    board.follow(Settings())
    for cue in CUES:
        board.sound(cue)
    monkeypatch.setattr(module, "multimedia", lambda: None)
    board.sound("time")


@pytest.mark.parametrize("cue", CUES)
def test_the_bundled_sounds_are_short_clean_and_equally_loud(cue: Cue, scripts: Scripts) -> None:
    with wave.open(str(sound_file(cue)), "rb") as file:
        rate, data = file.getframerate(), array("h", file.readframes(file.getnframes()))
    assert 0.1 < len(data) / rate < (0.5 if cue == "ten" else 2.6)
    assert max(map(abs, data)) < 24_000
    assert abs(sum(data) / len(data)) < 10
    begin, end = data[: rate // 1_000], data[-rate // 100 :]
    assert max(map(abs, begin)) < 8_000
    assert max(map(abs, end)) < 400
    loud = scripts("loudness")["loudness"]([value / 32_768 for value in data], rate)
    assert loud == pytest.approx(scripts("sounds")["LOUDNESS"], abs=0.2)


def test_the_script_makes_the_same_bytes_again(tmp_path: Path, scripts: Scripts) -> None:
    script = scripts("sounds")
    assert tuple(sorted(script["SOUNDS"])) == tuple(sorted(CUES))
    made = script["write"]("ten", tmp_path)
    assert made.read_bytes() == sound_file("ten").read_bytes()
    assert "CC0" in (sound_file("ten").parent / "LICENSE.txt").read_text(encoding="utf-8")


def test_loudness_is_that_of_the_standards_own_signals(scripts: Scripts) -> None:
    """EBU 3341: a tone of 1 kHz at -23 dBFS in both channels is -23 LUFS; in one, 3 less."""
    rate = 22_050
    tone = [10 ** (-23 / 20) * sin(2 * pi * 1_000 * n / rate) for n in range(rate)]
    assert scripts("loudness")["loudness"](tone, rate) == pytest.approx(-26.0, abs=0.1)
