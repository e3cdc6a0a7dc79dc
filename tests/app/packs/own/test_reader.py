"""The own format as people write it by hand, and as nobody should."""

import re
import zipfile
from pathlib import Path

import pytest

from app.packs import DoubtKind, MediaStore, PackError, PackFormat, Report, read_any
from app.packs.place import at

FORMAT = Path(__file__).resolve().parents[4] / "app" / "packs" / "own" / "format.md"
ONE = '[[stages]]\n[[stages.questions]]\nhost = "Кто?"\nanswer = "Я"\n'


def folder_with(folder: Path, text: str, **media: bytes) -> Path:
    path = folder / "мой пакет"
    (path / "media").mkdir(parents=True)
    (path / "pack.toml").write_text(text, "utf-8")
    for name, data in media.items():
        (path / "media" / f"{name}.png").write_bytes(data)
    return path


def kinds(report: Report) -> list[DoubtKind]:
    return [doubt.kind for doubt in report.doubts]


def test_the_example_in_the_description_is_a_pack(tmp_path: Path, picture: bytes) -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", FORMAT.read_text("utf-8"), re.DOTALL)
    text = example + '\n[[stages.questions]]\nhost = "Запасной?"\nanswer = "Да"\n'
    path = folder_with(tmp_path, text, кот=picture, logo=picture)
    for way in (path, path / "pack.toml"):
        report = read_any(way, MediaStore(tmp_path / "store"))
        assert (report.doubts, report.format) == ((), PackFormat.OWN)
        first, spare = report.pack.questions
        assert (first.screen_text, first.seconds) == ("Назовите ЕГО.", 90)
        assert [(m.name, m.kind) for m in first.shown] == [("кот.png", "picture")]
        assert spare.reserve
        assert (spare.number, spare.screen_text) == ("2", "Запасной?")
        (partner,) = report.pack.partners
        assert partner.logo is not None
        assert partner.logo.file


def test_the_description_names_every_key_that_is_read() -> None:
    source = (FORMAT.parent / "read.py").read_text("utf-8")
    asked = r"""\.(?:text|maybe|texts|flag|number|tables|pop|_media\(fields,)\(?\s*"([a-z_]+)\""""
    described = set(re.findall(r"`([a-z_]+)`", FORMAT.read_text("utf-8")))
    assert set(re.findall(asked, source)) <= described


def test_a_pack_without_a_title_is_called_as_its_folder(tmp_path: Path) -> None:
    assert read_any(folder_with(tmp_path, ONE)).pack.title == "мой пакет"


def test_what_is_unknown_or_wrong_is_told_with_its_place(tmp_path: Path) -> None:
    text = ONE + 'coment = "?"\nseconds = 5000\nreserve = "да"\nnumber = 7\nsources = ["a", []]\n'
    report = read_any(folder_with(tmp_path, text))
    assert sorted(kinds(report), key=str) == [DoubtKind.BAD_VALUE] * 3 + [DoubtKind.UNKNOWN_KEY]
    assert {doubt.place for doubt in report.doubts} == {at(stage=1, question=1)}
    (question,) = report.pack.questions
    assert (question.number, question.sources, question.seconds) == ("7", ("a",), None)


def test_a_stage_without_questions_goes_to_the_notes(tmp_path: Path) -> None:
    report = read_any(folder_with(tmp_path, '[[stages]]\ntitle = "Пусто"\n' + ONE))
    assert (report.pack.notes, kinds(report)) == (("Пусто",), [DoubtKind.EMPTY_STAGE])
    assert [question.stage for question in report.pack.questions] == [0]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("title = ", r"pack\.toml, line 1: the text of the pack is no TOML: Invalid value"),
        ("version = 2\n" + ONE, "this is version 2 of the format, newer than the program knows"),
        ('format = "other"\n' + ONE, "there is no format"),
        ('title = "a"', "no question found in this King of the Hill pack"),
        ("x = " + "[" * 100_000, "the text of the pack is no TOML"),
        ("a." * 200_000 + "a = 1", "more dots or backslashes than any pack has"),
        ('"a b" . ' * 200_000 + "a = 1", "more dots or backslashes than any pack has"),
        ("a.b.c.d.e.f.g.h.i.j = 1\n" * 20_000, "more dots or backslashes than any pack has"),
        ('x = "' + "\\n" * 2_000_000 + '"', "more dots or backslashes than any pack has"),
        ("\n" * 300_001, "the file has more than 300,000 lines"),
        ("x = " + "1" * 5000, "the text of the pack is no TOML"),
    ],
)
def test_what_is_no_pack_is_one_sentence(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(PackError, match=reason) as caught:
        read_any(folder_with(tmp_path, text))
    assert "\n" not in str(caught.value)


def test_dots_in_a_text_are_only_dots(tmp_path: Path) -> None:
    text = ONE.replace("Кто?", "[1.2.3.4.5.6.7.8.9.10.11.12.13.14.15.16.17.18] а.б.в.г = д")
    assert read_any(folder_with(tmp_path, text)).doubts == ()


def test_a_folder_without_the_text_is_no_pack(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"there is no pack\.toml in the package"):
        read_any(tmp_path)


def test_nothing_outside_the_folder_of_media_is_opened(tmp_path: Path, picture: bytes) -> None:
    shown = "".join(
        f'[[stages.questions.shown]]\nfile = "{name}"\n'
        for name in ("media/../../secret.png", "/etc/passwd", "media/link.png", "media/none.png")
    )
    path = folder_with(tmp_path, ONE + shown)
    (tmp_path / "secret.png").write_bytes(picture)
    (path / "media" / "link.png").symlink_to(tmp_path / "secret.png")
    report = read_any(path, MediaStore(tmp_path / "store"))
    outside = DoubtKind.MEDIUM_OUTSIDE
    assert kinds(report) == [outside, outside, outside, DoubtKind.MEDIUM_MISSING]
    assert {medium.file for medium in report.pack.questions[0].shown} == {""}
    assert list((tmp_path / "store").iterdir()) == []


def test_a_zip_of_the_folder_itself_is_a_pack(tmp_path: Path, picture: bytes) -> None:
    path = tmp_path / "пакет.zip"
    shown = '[[stages.questions.shown]]\nfile = "media/a.png"\n'
    with zipfile.ZipFile(path, "w") as package:
        package.writestr("моё/pack.toml", ONE + shown)
        package.writestr("моё/media/a.png", picture)
        package.writestr("моё/media/b.png", picture)
        package.writestr("моё/../../b.png", picture)
    report = read_any(path)
    assert [bool(medium.file) for medium in report.pack.questions[0].shown] == [True]
    assert set(kinds(report)) == {DoubtKind.ENTRY_OUTSIDE, DoubtKind.MEDIUM_UNUSED}


def test_a_text_in_1251_is_read_and_told(tmp_path: Path) -> None:
    path = folder_with(tmp_path, "")
    text = ONE.replace("Кто?", "Кто написал этот длинный роман про войну и мир?")
    (path / "pack.toml").write_bytes(text.encode("cp1251"))
    report = read_any(path)
    assert kinds(report) == [DoubtKind.ENCODING]
    assert report.pack.questions[0].answer == "Я"
