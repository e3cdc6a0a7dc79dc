"""Before the evening: every medium of a pack is opened once, and what fails is named."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from app.night.question_packs import Medium, Pack
from app.packs import Partner, Stage
from tests.app.night.evenings import question
from tests.ui.screen.media.makes import picture, tone
from ui.desk.dialogs.media_note import MediaNote

PATIENCE_MS = 30_000


def test_every_medium_is_tried_and_what_fails_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    picture(tmp_path / "good.png", 20, 20)
    tone(tmp_path / "good.wav", 0.1)
    (tmp_path / "bad.mp4").write_bytes(b"\0\0\0\x20ftypisom" + bytes(range(256)) * 8)
    (tmp_path / "bad.png").write_bytes(b"\x89PNG\r\n\x1a\n and no more")
    first = question(
        1, shown=(Medium("picture", "Good", "good.png"), Medium("sound", "Tone", "good.wav"))
    )
    second = question(
        2,
        shown=(Medium("video", "Film", "bad.mp4"), Medium("picture", "Gone")),
        answer_shown=(Medium("picture", "Map", "bad.png"),),
    )
    partner = Partner("P", "", Medium("picture", "Logo", "lost.png"))
    pack = Pack("x", "en", (), "", (Stage(""),), (first, second), (), (partner,))

    def find(name: str) -> Path | None:
        path = tmp_path / name
        return path if path.is_file() else None

    note = MediaNote(find)
    qtbot.addWidget(note)
    note.look_at(pack)
    qtbot.waitUntil(lambda: note.exam.done, timeout=PATIENCE_MS)
    lines = note.text.text().split("\n")
    assert lines[0] == "The hall will not get:"
    assert set(lines[1:]) == {
        "question 2: Film — it cannot be shown or played",
        "question 2: Gone — the pack does not bring it",
        "question 2: Map — it cannot be shown or played",
        "partner: Logo — the file is gone",
    }
    good = Pack("y", "en", (), "", (Stage(""),), (first,))
    note.look_at(good)
    qtbot.waitUntil(lambda: note.exam.done, timeout=PATIENCE_MS)
    assert note.text.text() == "All 2 pictures, sounds and videos can be shown."
    note.look_at(None)
    assert note.text.text() == ""
