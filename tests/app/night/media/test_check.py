"""Missing and unplayable media are found before the evening."""

from __future__ import annotations

import wave
from pathlib import Path

from app.night.media.check import check_media
from app.packs import Medium, Pack, PackQuestion, Partner, Stage
from tests.app.night.evenings import question


def pack(*questions: PackQuestion, partners: tuple[Partner, ...] = ()) -> Pack:
    return Pack("x", "en", (), "", (Stage(""),), questions, (), partners)


def test_each_fault_has_its_place_and_its_name(tmp_path: Path) -> None:
    (tmp_path / "good.png").write_bytes(b"\x89PNG\r\n\x1a\n" + b"x" * 20)
    (tmp_path / "empty.ogg").write_bytes(b"")
    (tmp_path / "text.mp4").write_text("this is no film")
    with wave.open(str(tmp_path / "good.wav"), "wb") as file:
        file.setparams((1, 2, 8000, 0, "NONE", ""))
        file.writeframes(b"\0\0" * 100)

    def find(name: str) -> Path | None:
        path = tmp_path / name
        return path if path.is_file() else None

    logo = Medium("picture", "Logo", "gone.png")
    first = question(1, shown=(Medium("picture", "Map", "good.png"), Medium("sound", "Song")))
    second = question(
        2,
        shown=(Medium("sound", "Hush", "empty.ogg"), Medium("sound", "Good", "good.wav")),
        answer_shown=(Medium("video", "Film", "text.mp4"), Medium("picture", "Gone", "gone.png")),
    )
    troubles = check_media(pack(first, second, partners=(Partner("P", "", logo),)), find)
    assert [(one.question, one.name, one.fault) for one in troubles] == [
        (1, "Song", "not-brought"),
        (2, "Hush", "empty"),
        (2, "Film", "unknown"),
        (2, "Gone", "lost"),
        (0, "Logo", "lost"),
    ]


def test_a_pack_without_faults_is_quiet(tmp_path: Path) -> None:
    assert check_media(pack(question(1)), lambda name: tmp_path / name) == []
