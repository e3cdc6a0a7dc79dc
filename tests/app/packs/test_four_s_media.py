"""Media of a `.4s` pack: the files beside it, where they may be seen, and the dialects' numbers."""

from pathlib import Path

import pytest

from app.packs import DoubtKind, MediaStore, PackQuestion, Report, read_any, read_pack_text

TEXT = """\
? (img w=5in "кот 1.png") Кто это? [Ведущему: (img "тайна.png")]
! Кот
/ Вот он: (img sub/cat.png)

> (img кот%201.png)
? Что звучит? (aud a.mp3)
! (vid нет.mp4) Песня
"""


@pytest.fixture
def report(tmp_path: Path, picture: bytes) -> Report:
    folder = tmp_path / "пакет"
    (folder / "sub").mkdir(parents=True)
    for name in ("кот 1.png", "тайна.png", "sub/cat.png"):
        (folder / name).write_bytes(picture)
    (folder / "a.mp3").write_bytes(b"ID3\x04" + bytes(50))
    (folder / "pack.4s").write_text(TEXT, "utf-8")
    return read_any(folder / "pack.4s", MediaStore(tmp_path / "media"))


def names(question: PackQuestion) -> tuple[list[str], list[str]]:
    return [m.name for m in question.shown], [m.name for m in question.answer_shown]


def test_each_medium_is_where_its_field_is(report: Report) -> None:
    first, second = report.pack.questions
    assert names(first) == (["кот 1.png"], ["sub/cat.png"])
    assert first.media == ("кот 1.png", "тайна.png", "sub/cat.png")
    assert names(second) == (["кот%201.png", "a.mp3"], ["нет.mp4"])
    assert [medium.kind for medium in second.all_media] == ["picture", "sound", "video"]


def test_files_are_kept_and_the_missing_one_is_told(report: Report, tmp_path: Path) -> None:
    (doubt,) = report.doubts
    assert (doubt.kind, doubt.detail, doubt.line) == (DoubtKind.MEDIUM_MISSING, "нет.mp4", 5)
    first, second = report.pack.questions
    files = {m.file for m in (*first.all_media, *second.all_media)} - {""}
    assert {path.name for path in (tmp_path / "media").iterdir()} == files


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("../тайна.png", DoubtKind.MEDIUM_OUTSIDE),
        ("..\\тайна.png", DoubtKind.MEDIUM_OUTSIDE),
        ("%2e%2e/тайна.png", DoubtKind.MEDIUM_OUTSIDE),
        ("{absolute}", DoubtKind.MEDIUM_OUTSIDE),
        ("link.png", DoubtKind.MEDIUM_OUTSIDE),
        ("https://example.org/a.png", DoubtKind.MEDIUM_ONLINE),
        ("sub", DoubtKind.MEDIUM_MISSING),
        ("pack.4s", DoubtKind.MEDIUM_UNKNOWN),
        ("empty.png", DoubtKind.MEDIUM_EMPTY),
        ("x" * 5000, DoubtKind.MEDIUM_MISSING),
    ],
)
def test_nothing_outside_the_folder_and_no_other_file_is_taken(
    tmp_path: Path, picture: bytes, name: str, kind: DoubtKind
) -> None:
    folder = tmp_path / "pack"
    (folder / "sub").mkdir(parents=True)
    (tmp_path / "тайна.png").write_bytes(picture)
    (folder / "link.png").symlink_to(tmp_path / "тайна.png")
    (folder / "empty.png").write_bytes(b"")
    name = name.format(absolute=tmp_path / "тайна.png")
    (folder / "pack.4s").write_text(f'? Кто? (img "{name}")\n! Я\n', "utf-8")
    report = read_any(folder / "pack.4s", MediaStore(tmp_path / "media"))
    assert [doubt.kind for doubt in report.doubts] == [kind]
    assert [medium.file for medium in report.pack.questions[0].shown] == [""]
    assert list((tmp_path / "media").iterdir()) == []


def test_a_name_in_other_letters_is_found_and_told(tmp_path: Path, picture: bytes) -> None:
    (tmp_path / "Кот.PNG").write_bytes(picture)
    (tmp_path / "e\u0301.png").write_bytes(picture)
    text = '? (img кот.png) (img "\u00e9.png")\n! Я\n'
    (tmp_path / "pack.4s").write_text(text, "utf-8")
    report = read_any(tmp_path / "pack.4s")
    assert [doubt.kind for doubt in report.doubts] == [DoubtKind.MEDIUM_ALIKE] * 2
    assert all(medium.file for medium in report.pack.questions[0].shown)


def test_a_pasted_text_has_no_files() -> None:
    report = read_pack_text("? Кто? (img a.png)\n! Я", "pack")
    assert [doubt.kind for doubt in report.doubts] == [DoubtKind.MEDIUM_MISSING]


@pytest.mark.parametrize(
    ("ending", "numbers"),
    [
        ("4s", ["1", "2", "7", "3", "4"]),
        ("si4s", ["10", "20", "7", "10", "20"]),
        ("br4s", ["1", "2", "7", "1", "2"]),
        ("tr4s", ["1", "2", "7", "1", "2"]),
    ],
)
def test_dialects_count_in_their_own_way(tmp_path: Path, ending: str, numbers: list[str]) -> None:
    path = tmp_path / f"pack.{ending}"
    theme = "? а\n! б\n\n? в\n! г\n\n"
    path.write_text(f"#B Бой\n\n#T А\n\n{theme}№ 7\n? д\n! е\n\n#T Б\n\n{theme}", "utf-8")
    report = read_any(path)
    assert report.doubts == ()
    assert [question.number for question in report.pack.questions] == numbers
