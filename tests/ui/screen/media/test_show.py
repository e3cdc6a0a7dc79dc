"""Media on a real evening: read aside, played to the end, and what is wrong said to the host."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from app.night import intents
from app.night.media import intents as media
from app.packs import Medium
from tests.app.night.evenings import Host
from tests.ui.screen.media.makes import evening, film, noise, picture, tone
from ui.live import LiveShow
from ui.screen import ScreenWindow, Stage
from ui.screen.media import MediaShow, player
from ui.screen.media.shelf import LARGEST, read_picture

PATIENCE_MS = 30_000


class Hall:
    """An evening with its media and its projector."""

    def __init__(self, folder: Path, host: Host) -> None:
        self.host = host
        self.said: list[str] = []
        self.live = LiveShow(host.evening)
        self.show = MediaShow(self.live, lambda file: _there(folder / file))
        self.stage = Stage()
        self.stage.use_pictures(self.show)
        self.window = ScreenWindow(self.stage)
        self.window.resize(960, 540)
        self.show.said.connect(lambda text, _: self.said.append(text))
        self.show.changed.connect(self.stage.look_again)
        self.live.shot.connect(self.stage.show_shot)
        self.show.follow()
        self.live.refresh()

    def image(self) -> QImage:
        """What the projector shows."""
        return self.window.grab().toImage()

    def colours(self) -> set[int]:
        """The colours along the middle of the projector's picture."""
        image = self.image()
        y = image.height() * 2 // 5
        return {image.pixel(x, y) & 0xFFFFFF for x in range(0, image.width(), 4)}

    def close(self) -> None:
        self.show.close()
        self.live.stop()
        self.window.close()
        self.window.deleteLater()


def _there(path: Path) -> Path | None:
    return path if path.is_file() else None


@pytest.fixture
def halls() -> Iterator[list[Hall]]:
    made: list[Hall] = []
    yield made
    for hall in made:
        hall.close()


def test_a_picture_is_read_aside_and_then_seen(
    qtbot: QtBot, tmp_path: Path, halls: list[Hall]
) -> None:
    picture(tmp_path / "p.png", 400, 300)
    halls.append(hall := Hall(tmp_path, evening(Medium("picture", "p", "p.png"))))
    assert hall.show.picture("p.png") is None
    hall.host.do(intents.Announce())
    assert 0x3366AA not in hall.colours()
    qtbot.waitUntil(lambda: hall.show.picture("p.png") is not None, timeout=PATIENCE_MS)
    assert 0x3366AA in hall.colours()
    assert hall.said == []


def test_the_next_questions_picture_is_there_before_it_is_asked(
    qtbot: QtBot, tmp_path: Path, halls: list[Hall]
) -> None:
    picture(tmp_path / "n.png", 40, 30)
    halls.append(hall := Hall(tmp_path, evening(following=(Medium("picture", "n", "n.png"),))))
    qtbot.waitUntil(lambda: hall.show.picture("n.png") is not None, timeout=PATIENCE_MS)


def test_a_huge_picture_is_made_smaller_and_a_broken_one_is_said_and_leaves_no_gap(
    qtbot: QtBot, tmp_path: Path, halls: list[Hall]
) -> None:
    image = read_picture(picture(tmp_path / "huge.jpg", 6_000, 500))
    assert image.width() == LARGEST.width()
    (tmp_path / "b.png").write_bytes(b"\x89PNG\r\n\x1a\nbut then nothing")
    halls.append(hall := Hall(tmp_path, evening(Medium("picture", "Map", "b.png"))))
    qtbot.waitUntil(lambda: hall.show.failed("b.png"), timeout=PATIENCE_MS)
    hall.host.do(intents.Announce())
    assert hall.said == ["Not to be shown or played: “Map”. The hall will not get it"]
    bare = Hall(tmp_path, evening())
    halls.append(bare)
    bare.host.do(intents.Announce(), intents.ShowScene("question"))
    assert hall.image() == bare.image()


@pytest.mark.parametrize("ending", ["jpg", "gif", "bmp", "webp"])
def test_of_a_picture_that_is_cut_short_nothing_is_shown(tmp_path: Path, ending: str) -> None:
    whole, cut = tmp_path / f"whole.{ending}", tmp_path / f"cut.{ending}"
    noise(64, 48).save(whole)
    assert not read_picture(whole).isNull()
    data = whole.read_bytes()
    for share in (2, 50, 90, 98):
        cut.write_bytes(data[: len(data) * share // 100])
        assert read_picture(cut).isNull()


def test_a_small_picture_in_a_cut_ones_head_is_not_taken_for_its_end(tmp_path: Path) -> None:
    noise(64, 48).save(tmp_path / "a.jpg")
    data = (tmp_path / "a.jpg").read_bytes()
    within = b"\xff\xe1" + (len(data) + 2).to_bytes(2, "big") + data
    (tmp_path / "b.jpg").write_bytes(data[:2] + within + data[2:] + b"a phone's own film")
    assert not read_picture(tmp_path / "b.jpg").isNull()
    (tmp_path / "c.jpg").write_bytes(data[:2] + within + data[2:-200])
    assert read_picture(tmp_path / "c.jpg").isNull()


def test_a_sound_that_cannot_be_played_does_not_play_in_the_nights_book(
    qtbot: QtBot, tmp_path: Path, halls: list[Hall]
) -> None:
    halls.append(hall := Hall(tmp_path, evening(Medium("sound", "Song", "gone.ogg"))))
    hall.host.do(intents.Announce(), media.PlayMedium())
    qtbot.waitUntil(lambda: not hall.host.night.media.playing, timeout=PATIENCE_MS)


def test_a_missing_medium_is_said_once_and_the_night_goes_on(
    qtbot: QtBot, tmp_path: Path, halls: list[Hall]
) -> None:
    lost = (Medium("sound", "Song", "gone.ogg"), Medium("picture", "Map"))
    halls.append(hall := Hall(tmp_path, evening(*lost)))
    hall.host.do(intents.Announce(), media.PlayMedium(), intents.StartTimer(), intents.Close())
    assert hall.said == [
        "Missing: “Song”, “Map”. The hall will not get it",
    ]


def test_a_sound_plays_to_its_end_and_again(
    qtbot: QtBot, tmp_path: Path, halls: list[Hall]
) -> None:
    tone(tmp_path / "s.wav", 0.2)
    halls.append(hall := Hall(tmp_path, evening(Medium("sound", "s", "s.wav"))))
    hall.host.do(intents.Announce())
    for wish in (media.PlayMedium(), media.RestartMedium()):
        hall.host.do(wish)
        qtbot.waitUntil(lambda: hall.host.night.media.ended, timeout=PATIENCE_MS)
    assert hall.said in ([], ["There is no sound device: nothing will be heard"])


def test_a_paused_sound_stands_where_it_is(qtbot: QtBot, tmp_path: Path, halls: list[Hall]) -> None:
    tone(tmp_path / "s.wav", 60)
    halls.append(hall := Hall(tmp_path, evening(Medium("sound", "s", "s.wav"))))
    hall.host.do(intents.Announce(), media.PlayMedium())
    qtbot.waitUntil(lambda: hall.show.place[0] > 0, timeout=PATIENCE_MS)
    hall.host.do(media.PauseMedium())
    stood = hall.show.place[0]
    hall.host.do(media.SetVolume(20))
    assert hall.show.place[0] == stood
    hall.host.do(media.RestartMedium(), media.PauseMedium())
    qtbot.waitUntil(lambda: hall.show.place[0] < stood or stood == 0, timeout=PATIENCE_MS)


def test_a_video_is_seen_on_the_projector_and_ends(
    qtbot: QtBot, tmp_path: Path, halls: list[Hall]
) -> None:
    if film(tmp_path / "v.avi") is None:
        pytest.skip("nothing here makes a video")
    halls.append(hall := Hall(tmp_path, evening(Medium("video", "v", "v.avi"))))
    hall.host.do(intents.Announce())
    few = len(hall.colours())
    hall.host.do(media.PlayMedium())
    qtbot.waitUntil(lambda: hall.host.night.media.ended, timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: hall.show.frame("v.avi") is not None, timeout=PATIENCE_MS)
    hall.window.tick()
    assert len(hall.colours()) > few + 4
    hall.host.do(intents.SetBlack(True))
    assert hall.colours() == {0}


def test_an_unplayable_video_is_said_and_is_no_error_on_the_projector(
    qtbot: QtBot, tmp_path: Path, halls: list[Hall]
) -> None:
    (tmp_path / "v.mp4").write_bytes(b"\0\0\0\x20ftypisom" + bytes(range(256)) * 8)
    halls.append(hall := Hall(tmp_path, evening(Medium("video", "Film", "v.mp4"))))
    hall.host.do(intents.Announce(), media.PlayMedium())
    qtbot.waitUntil(lambda: hall.show.failed("v.mp4"), timeout=PATIENCE_MS)
    assert hall.said[-1] == "Not to be shown or played: “Film”. The hall will not get it"
    assert not hall.host.night.media.playing


def test_without_qts_multimedia_the_night_goes_on(
    qtbot: QtBot, tmp_path: Path, halls: list[Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    from ui.screen.media import show

    for module in (player, show):
        monkeypatch.setattr(module, "multimedia", lambda: None)
    tone(tmp_path / "s.wav", 0.1)
    halls.append(hall := Hall(tmp_path, evening(Medium("sound", "Song", "s.wav"))))
    hall.host.do(intents.Announce(), media.PlayMedium(), intents.StartTimer(), intents.Close())
    assert hall.said == ["Not to be shown or played: “Song”. The hall will not get it"]
