"""A library of its own for every test of the windows of packs, and files to fill it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from app.night.packs_desk.importing import PackImport
from app.night.packs_desk.library import PackLibrary
from app.store.folder import DataFolder

FOUR_S = """### Пакет осени

## Тур 1

? Кто написал «Евгения Онегина»? (img {picture})
! Пушкин
= Александр Сергеевич
!= Лермонтов
/ Роман в стихах.

?Где это было?
! В Риме

## Резерв

? Без ответа
"""


def picture(path: Path, colour: str = "red") -> Path:
    """A picture of one colour."""
    image = QImage(160, 90, QImage.Format.Format_RGB32)
    image.fill(colour)
    assert image.save(str(path))
    return path


@pytest.fixture
def library(tmp_path: Path) -> PackLibrary:
    return PackLibrary(DataFolder(tmp_path / "data"))


@pytest.fixture
def four_s(tmp_path: Path) -> Path:
    """A pack with a picture, two stages and two doubtful places."""
    found = picture(tmp_path / "роман.png")
    path = tmp_path / "осень.4s"
    path.write_text(FOUR_S.format(picture=found.name), "utf-8")
    return path


@pytest.fixture
def name(library: PackLibrary, four_s: Path) -> str:
    """The id of that pack in the library."""
    _, entry = PackImport(four_s, library).run()
    assert entry is not None
    return entry.id
