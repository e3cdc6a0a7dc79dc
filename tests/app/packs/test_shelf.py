"""The library: packs stay as they were put in, whole or not at all."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from app.packs import MediaStore, Medium, PackError, Report, read_pack, shipped_packs
from app.packs.shelf import PackShelf

NOON = datetime(2026, 2, 1, 12, tzinfo=UTC)
LATER = datetime(2026, 2, 2, 12, tzinfo=UTC)


@pytest.fixture
def shelf(tmp_path: Path) -> PackShelf:
    return PackShelf(tmp_path / "packs", MediaStore(tmp_path / "media"))


@pytest.fixture(scope="module")
def reports() -> list[Report]:
    return [read_pack(path) for path in shipped_packs() if path.is_file()]


def test_an_empty_library_makes_no_folder(shelf: PackShelf) -> None:
    assert shelf.entries() == ()
    assert not shelf.folder.exists()


def test_packs_are_listed_the_latest_first(shelf: PackShelf, reports: list[Report]) -> None:
    first = shelf.add(reports[0], NOON, "a.4s")
    second = shelf.add(reports[1], LATER, "b.4s")
    assert shelf.entries() == (second, first)
    assert (first.title, first.main, first.reserve) == (reports[0].pack.title, 30, 6)
    assert (first.origin, first.fault, first.lost) == ("a.4s", "", ())
    assert datetime.fromisoformat(first.added) == NOON
    assert [shelf.read(entry.id) for entry in (first, second)] == [r.pack for r in reports]


def test_a_pack_put_in_twice_is_there_once(shelf: PackShelf, reports: list[Report]) -> None:
    assert shelf.add(reports[0], NOON) == shelf.add(reports[0], LATER)
    assert len(shelf.entries()) == 1


def test_an_edited_pack_keeps_its_place(shelf: PackShelf, reports: list[Report]) -> None:
    before = shelf.add(reports[0], NOON, "a.4s")
    edited = replace(reports[0].pack, title="Новое имя")
    after = shelf.replace(before.id, edited)
    assert (after.id, after.title, after.added) == (before.id, "Новое имя", before.added)
    assert shelf.read(before.id) == edited
    assert PackShelf(shelf.folder, shelf.media).read(before.id) == edited


def test_a_pack_taken_out_is_gone(shelf: PackShelf, reports: list[Report]) -> None:
    entry = shelf.add(reports[0], NOON)
    shelf.remove(entry.id)
    shelf.remove(entry.id)
    assert shelf.entries() == ()
    with pytest.raises(PackError, match="there is no such file"):
        shelf.read(entry.id)


@pytest.mark.parametrize("name", ["", "..", "../games/a", "0" * 15, "/etc/passwd", "A" * 16])
def test_no_other_file_can_be_named(shelf: PackShelf, reports: list[Report], name: str) -> None:
    for act in (shelf.read, shelf.remove):
        with pytest.raises(PackError, match="there is no such file"):
            act(name)
    with pytest.raises(PackError, match="there is no such file"):
        shelf.replace(name, reports[0].pack)


def test_a_damaged_pack_says_so_and_hides_no_other(shelf: PackShelf, reports: list[Report]) -> None:
    good, bad = shelf.add(reports[0], NOON), shelf.add(reports[1], NOON)
    (shelf.folder / f"{bad.id}.toml").write_bytes(b"title = \xff")
    (shelf.folder / "strange.txt").write_text("x")
    entries = {entry.id: entry for entry in shelf.entries()}
    assert entries[good.id] == good
    assert entries[bad.id].fault == f"{bad.id}.toml: this is not a text file."
    with pytest.raises(PackError):
        shelf.used_media()


def test_lost_media_are_named(shelf: PackShelf, reports: list[Report]) -> None:
    pack = reports[0].pack
    lost = Medium("picture", "кот.png", "0" * 32 + ".png")
    questions = (replace(pack.questions[0], shown=(lost,)), *pack.questions[1:])
    report = replace(reports[0], pack=replace(pack, questions=questions))
    assert shelf.add(report, NOON).lost == ("кот.png",)
    assert shelf.used_media() == {lost.file}


def test_a_full_disk_leaves_the_old_pack(
    shelf: PackShelf, reports: list[Report], monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = shelf.add(reports[0], NOON)

    def full(*_: object, **__: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(PackError, match="the library cannot keep it: No space left on device"):
        shelf.replace(entry.id, replace(reports[0].pack, title="Другое"))
    assert shelf.entries() == (entry,)
    assert [path.name for path in shelf.folder.iterdir()] == [f"{entry.id}.toml"]
