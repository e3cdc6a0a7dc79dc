"""Media go along with texts and tables: in a folder beside them, found again on reading."""

from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest

from app.packs import MediaStore, Medium, Pack, PackError, PackQuestion, Partner, Stage, read_any
from app.packs.write import ExportFormat, carry, export
from app.packs.write.carry import safe_name

TEXTS = [(ExportFormat.FOUR_S, ".4s"), (ExportFormat.CSV, ".csv"), (ExportFormat.XLSX, ".xlsx")]


@pytest.fixture
def store(tmp_path: Path) -> MediaStore:
    return MediaStore(tmp_path / "store")


def taken(store: MediaStore, picture: bytes, *names: str) -> list[Medium]:
    """Pictures in the store, none like another."""
    with store.intake() as intake:
        return [
            intake.take(name, BytesIO(picture + bytes([index]))) for index, name in enumerate(names)
        ]


def pack_of(shown: list[Medium], answer: list[Medium]) -> Pack:
    host = "Кто на [кот (1).png]?"
    question = PackQuestion("1", 0, host, "Кто на?", "Кот", 0)
    question = replace(question, shown=tuple(shown), answer_shown=tuple(answer))
    logo = Partner("Пекарня", "", shown[0])
    return Pack("Ночь", "ru", (), "", (Stage(""),), (question,), partners=(logo,))


@pytest.mark.parametrize("stem", ["п", "Кубок (2) [x]"])
@pytest.mark.parametrize("to", TEXTS, ids=lambda to: to[1])
def test_media_come_along_and_are_found_again(
    tmp_path: Path, store: MediaStore, picture: bytes, to: tuple[ExportFormat, str], stem: str
) -> None:
    kind, ending = to
    first, second, third = taken(store, picture, "кот (1).png", "b.png", "b.png")
    pack = pack_of([first, second], [third])
    path = tmp_path / "out" / f"{stem}{ending}"
    path.parent.mkdir()
    assert export(pack, path, kind, store=store) == ()
    folder = path.with_name(f"{stem}_media")
    assert {one.name for one in folder.iterdir()} == {"кот (1).png", "b.png", "b 2.png"}
    report = read_any(path, MediaStore(tmp_path / "other"))
    assert report.doubts == ()
    question = report.pack.questions[0]
    assert [m.name for m in question.shown] == ["кот (1).png", "b.png"]
    assert [m.file for m in question.all_media] == [first.file, second.file, third.file]
    assert "кот (1).png" in question.media
    if kind is not ExportFormat.FOUR_S:
        assert report.pack.partners[0].logo == first
    else:
        assert question.host_text.startswith("Кто на [кот (1).png]?")


def test_what_the_store_has_not_is_named(tmp_path: Path, store: MediaStore, picture: bytes) -> None:
    (first,) = taken(store, picture, "a.png")
    lost = Medium("sound", "x.mp3", "0" * 32 + ".mp3")
    for kind, ending in TEXTS:
        assert export(pack_of([first], [lost]), tmp_path / f"п{ending}", kind, store=store) == (
            "x.mp3",
        )


def test_nothing_is_left_when_a_medium_cannot_be_copied(
    tmp_path: Path, store: MediaStore, picture: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = taken(store, picture, "a.png", "b.png")
    copy = carry.shutil.copyfile

    def full(source: Path, target: Path) -> None:
        copy(source, target)
        if "b.png" in target.name:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(carry.shutil, "copyfile", full)
    path = tmp_path / "out" / "п.4s"
    path.parent.mkdir()
    with pytest.raises(PackError, match=r"^п\.4s: the file cannot be written: No space[^\n]+\.$"):
        export(pack_of([first], [second]), path, ExportFormat.FOUR_S, store=store)
    assert list(path.parent.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "safe"),
    [
        ("../../etc/passwd.png", "passwd.png"),
        ("C:\\x\\a.png", "a.png"),
        ("con.png", "_con.png"),
        ("a;b[1]?.png", "a_b_1__.png"),
        ("..", "medium.png"),
        ("нет конца", "нет конца.png"),
        ("ж" * 300 + ".png", "ж" * 80 + ".png"),
        ("a\nb\0.jpeg", "a_b_.jpeg"),
    ],
)
def test_a_name_is_one_that_every_system_can_have(name: str, safe: str) -> None:
    assert safe_name(Medium("picture", name, "0" * 32 + ".png")) == safe
