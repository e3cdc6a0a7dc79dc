"""A demo plays a pack with pictures and sound, and each of them can be shown and played."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.night.question_packs import read_pack, shipped_packs
from app.packs import MediaStore, read_any
from app.packs.own.write import media_of
from ui.console.flow import Flow
from ui.screen.media.exam import Exam

PATIENCE_MS = 60_000
FOLDERS = [path for path in shipped_packs() if path.is_dir()]


@pytest.mark.parametrize("language", ["ru", "en"])
def test_its_media_are_in_the_data_folder(program: Flow, language: str, tmp_path: Path) -> None:
    program.speak(language)
    program.demo(teams=4, seed=1, pace=50.0)
    assert program._evening is not None
    night = program._evening.live.night
    path = next(path for path in FOLDERS if path.name.endswith(language))
    assert night.pack is not None
    assert night.pack.name == read_pack(path).pack.title
    store = MediaStore(tmp_path / "data" / "media")
    asked = (*night.pack.main, *night.pack.reserve)
    files = [one.file for question in asked for one in question.all_media]
    files += [partner.logo.file for partner in night.pack.partners if partner.logo is not None]
    assert len(files) >= 25
    assert [file for file in files if store.path(file) is None] == []


@pytest.mark.parametrize("path", FOLDERS, ids=[path.name for path in FOLDERS])
def test_every_medium_opens_as_on_the_night(path: Path, tmp_path: Path, qtbot: QtBot) -> None:
    store = MediaStore(tmp_path / "media")
    pack = read_any(path, store).pack
    exam = Exam(store.path)
    exam.begin(pack)
    qtbot.waitUntil(lambda: exam.done, timeout=PATIENCE_MS)
    assert len(media_of(pack)) >= 25
    assert exam.troubles == []
