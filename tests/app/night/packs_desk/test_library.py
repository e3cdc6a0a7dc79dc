"""The library as windows use it: doubts stay with their pack, drafts with their editor."""

from __future__ import annotations

import zipfile
from dataclasses import replace
from pathlib import Path

import pytest

from app.night.packs_desk.drafts import NEW
from app.night.packs_desk.importing import ImportStopped, Mapping, PackImport, table_of
from app.night.packs_desk.library import PackLibrary
from app.packs import DoubtKind, PackError, PackFormat
from app.packs.own.write import media_of
from app.packs.write import ExportFormat
from app.store.folder import DataFolder
from tests.app.packs.conftest import png


@pytest.fixture
def library(tmp_path: Path) -> PackLibrary:
    return PackLibrary(DataFolder(tmp_path / "data"))


def four_s(folder: Path, name: str = "мой.4s") -> Path:
    (folder / "a.png").write_bytes(png())
    path = folder / name
    path.write_text("? Кто это? (img a.png)\n! Пушкин\n\n?Без ответа\n", "utf-8")
    return path


def test_an_import_brings_its_media_and_keeps_its_doubts(
    library: PackLibrary, tmp_path: Path
) -> None:
    report, entry = PackImport(four_s(tmp_path), library).run()
    assert entry is not None
    assert entry.origin == "мой.4s"
    assert library.find(report.pack.questions[0].shown[0].file) is not None
    again = PackLibrary(DataFolder(tmp_path / "data"))
    assert again.report(entry.id) == report
    assert {doubt.kind for doubt in report.doubts} >= {DoubtKind.NO_SPACE, DoubtKind.NO_ANSWER}
    library.settle(entry.id, report.doubts[:1])
    assert again.report(entry.id).doubts == report.doubts[1:]
    assert again.report(entry.id).format is PackFormat.FOUR_S


def test_doubts_that_are_lost_lose_no_pack(library: PackLibrary, tmp_path: Path) -> None:
    _, entry = PackImport(four_s(tmp_path), library).run()
    assert entry is not None
    beside = tmp_path / "data" / "packs" / f"{entry.id}.report"
    for text in (
        "",
        "[]",
        '{"format": 1}',
        '{"format":"SIQ","doubts":[[1]],"extra":[]}',
        "[" * 9999,
    ):
        beside.write_text(text, "utf-8")
        assert library.report(entry.id).doubts == ()
        assert len(library.report(entry.id).pack.questions) == 2


def test_the_original_of_an_edited_pack_can_be_imported_again(
    library: PackLibrary, tmp_path: Path
) -> None:
    report, first = PackImport(four_s(tmp_path), library).run()
    assert first is not None
    edited = replace(report.pack, title="Другое имя")
    library.save(first.id, edited)
    again, second = PackImport(four_s(tmp_path), library).run()
    assert second is not None
    assert second.id != first.id
    assert library.shelf.read(first.id) == edited
    assert library.shelf.read(second.id) == again.pack
    assert PackImport(four_s(tmp_path), library).run()[1] == second


def test_a_stopped_import_leaves_nothing(library: PackLibrary, tmp_path: Path) -> None:
    path = tmp_path / "x.siq"
    content = "<?xml version='1.0'?><package version='5'><rounds><round name='r'><themes>" + (
        "<theme name='t'><questions><question price='1'><params><param name='question' type="
        "'content'><item type='image' isRef='True'>a.png</item></param></params><right><answer>a"
        "</answer></right></question></questions></theme></themes></round></rounds></package>"
    )
    with zipfile.ZipFile(path, "w") as package:
        package.writestr("content.xml", content)
        package.writestr("Images/a.png", png())
    job = PackImport(path, library)
    job.stop()
    with pytest.raises(ImportStopped):
        job.run()
    assert library.entries() == ()
    assert list((tmp_path / "data" / "media").iterdir()) == []
    job = PackImport(path, library)
    job.run()
    assert job.taken > 0
    assert len(library.entries()) == 1


def test_drafts_outlive_the_program(library: PackLibrary, tmp_path: Path) -> None:
    report, entry = PackImport(four_s(tmp_path), library).run()
    assert entry is not None
    edited = replace(report.pack, title="Черновик")
    library.drafts.keep(entry.id, edited)
    library.drafts.keep(NEW, edited)
    again = PackLibrary(DataFolder(tmp_path / "data"))
    assert again.drafts.names() == tuple(sorted((entry.id, NEW)))
    assert again.drafts.read(entry.id) == edited
    assert library.shelf.read(entry.id) == report.pack
    library.save(entry.id, edited)
    assert again.drafts.names() == (NEW,)
    made = library.save("", edited)
    assert made.id != entry.id
    assert again.drafts.names() == ()
    library.remove(entry.id)
    assert library.save(entry.id, edited).title == "Черновик"
    assert again.drafts.read("../x") is None


def test_media_are_attached_or_refused_in_a_sentence(library: PackLibrary, tmp_path: Path) -> None:
    good = tmp_path / "кот.png"
    good.write_bytes(png(3, 2))
    medium = library.take(good)
    assert (medium.kind, medium.name) == ("picture", "кот.png")
    assert library.find(medium.file) is not None
    for name, data in (("x.exe", b"MZ" + b"\0" * 99), ("empty.png", b"")):
        (tmp_path / name).write_bytes(data)
        with pytest.raises(PackError, match=name):
            library.take(tmp_path / name)
    with pytest.raises(PackError, match=r"gone\.png"):
        library.take(tmp_path / "gone.png")


def test_tidying_leaves_what_packs_drafts_and_games_need(
    library: PackLibrary, tmp_path: Path
) -> None:
    report, _ = PackImport(four_s(tmp_path), library).run()
    in_pack = report.pack.questions[0].shown[0].file
    files = {}
    for number, name in enumerate(("draft", "game", "nobody"), 2):
        (tmp_path / f"{name}.png").write_bytes(png(number, 1))
        files[name] = library.take(tmp_path / f"{name}.png")
    question = replace(report.pack.questions[0], shown=(files["draft"],))
    library.drafts.keep(NEW, replace(report.pack, questions=(question,)))
    assert library.tidy([files["game"].file]) == [files["nobody"].file]
    kept = {path.name for path in (tmp_path / "data" / "media").iterdir()}
    ships = {medium.file for report in library.shipped() for medium in media_of(report.pack)}
    assert kept - ships == {in_pack, files["draft"].file, files["game"].file}


def test_export_of_every_kind_comes_back(library: PackLibrary, tmp_path: Path) -> None:
    report, _ = PackImport(four_s(tmp_path), library).run()
    for kind, name in (
        (ExportFormat.OWN, "x.kothpack"),
        (ExportFormat.FOUR_S, "y.4s"),
        (ExportFormat.CSV, "y.csv"),
        (ExportFormat.XLSX, "y.xlsx"),
    ):
        left = library.write(report.pack, tmp_path / name, kind)
        assert left == () or kind is not ExportFormat.OWN
        back, _ = PackImport(tmp_path / name, library).run()
        assert [q.answer for q in back.pack.questions] == ["Пушкин", ""]


def test_a_table_is_shown_before_it_is_read(library: PackLibrary, tmp_path: Path) -> None:
    path = tmp_path / "таблица.csv"
    path.write_text("Вопрос;Ответ;Заметка\nКто?;Я;1\nГде?;Тут;2\n", "utf-8")
    table = table_of(path)
    assert table is not None
    found = table.guesses[0]
    assert found is not None
    assert table.tried(0, found.mapping).pack.questions[0].answer == "Я"
    assert len(table.cut(",").sheets[0].rows[0].cells) == 1
    other = Mapping((found.mapping.columns[1], found.mapping.columns[0]), 1, ";")
    report, entry = PackImport(path, library, other).run()
    assert entry is not None
    assert report.pack.questions[0].answer == "Кто?"
    assert table_of(four_s(tmp_path)) is None
