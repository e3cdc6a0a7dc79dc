"""The pack that a demo plays: one that ships, its media in the store of the data folder."""

from pathlib import Path

import pytest

from app.night.question_packs import choice_of, shipped_choice
from app.packs import MediaStore, Pack, read_any, shipped_packs
from app.packs.own.write import media_of


def with_media(language: str, store: MediaStore) -> Pack:
    path = next(p for p in shipped_packs() if p.is_dir() and p.name.endswith(f"-{language}"))
    return read_any(path, store).pack


@pytest.mark.parametrize("language", ["ru", "en"])
def test_it_is_the_one_with_media_and_they_are_in_the_store(language: str, tmp_path: Path) -> None:
    choice = shipped_choice(language, tmp_path / "media")
    pack = with_media(language, MediaStore(tmp_path / "other"))
    assert choice == choice_of(pack)
    store = MediaStore(tmp_path / "media")
    files = [medium.file for medium in media_of(pack)]
    assert len(files) >= 25
    assert all(store.path(file) for file in files)
    assert len(list(store.folder.iterdir())) == len(set(files))


def test_where_media_cannot_be_kept_it_is_the_plain_pack(tmp_path: Path) -> None:
    (tmp_path / "media").write_text("a file, no folder")
    choice = shipped_choice("en", tmp_path / "media")
    assert choice is not None
    assert choice.name == "First Ascent"


def test_without_a_folder_nothing_is_kept_and_without_a_pack_nothing_is_chosen() -> None:
    choice = shipped_choice("en")
    assert choice is not None
    assert choice.name == "All Eyes and Ears"
    assert shipped_choice("fr") is None
