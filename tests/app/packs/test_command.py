"""`koth packs`: import, check and export, with exit codes, JSON and nothing half done."""

import json
from pathlib import Path
from typing import Any

import pytest

from app import cli
from app.packs import read_any

PACK = "### Кубок\n\n## Тур 1\n\n? Что это?\n(img кот.png)\n! Кот\n\n? Где?\n! Там\n"


class NoWindows:
    """No command here opens a window."""

    def open(self, arguments: object) -> int:
        raise AssertionError(arguments)

    def demo(self, arguments: object) -> int:
        raise AssertionError(arguments)

    def picture(self, arguments: object, record: object) -> bytes:
        raise AssertionError("nothing is drawn")

    def board(self, record: object, language: str) -> str | None:
        return None


def koth(capfd: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    code = cli.run([str(word) for word in words], NoWindows())
    told = capfd.readouterr()
    return code, told.out, told.err


@pytest.fixture
def pack(tmp_path: Path, picture: bytes) -> Path:
    (tmp_path / "кот.png").write_bytes(picture)
    path = tmp_path / "кубок.4s"
    path.write_text(PACK, "utf-8")
    return path


def test_import_into_the_library_and_export_from_it(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, pack: Path
) -> None:
    data = tmp_path / "data"
    code, out, err = koth(capfd, "--data", data, "packs", "import", pack)
    assert (code, err) == (0, "")
    assert "«Кубок», .4s\n1 stage, 2 questions, 1 picture\n  Тур 1: 2 questions\n" in out
    for name in ("п.kothpack", "п.4s", "п.csv", "п.xlsx"):
        target = tmp_path / name
        code, out, err = koth(capfd, "--data", data, "packs", "export", "Кубок", "--out", target)
        assert (code, err) == (0, "")
        read = read_any(target).pack
        assert [question.answer for question in read.questions] == ["Кот", "Там"]
        assert "not carried" not in out
        assert read.questions[0].shown[0].name == "кот.png"
        assert read.questions[0].shown[0].file


def test_a_file_is_exported_without_touching_the_library(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, pack: Path
) -> None:
    data, target = tmp_path / "data", tmp_path / "п.pack"
    words = ("packs", "export", pack, "--format", "own", "--out", target, "--lang", "ru")
    assert koth(capfd, "--data", data, *words) == (0, f"{target}: 2 вопроса\n", "")
    assert read_any(target).pack.title == "Кубок"
    assert not data.exists()


def test_check_tells_good_from_doubtful_and_writes_nothing(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, pack: Path
) -> None:
    data = tmp_path / "data"
    assert koth(capfd, "--data", data, "packs", "check", pack)[0] == 0
    (tmp_path / "кот.png").unlink()
    code, out, _ = koth(capfd, "--data", data, "--lang", "ru", "packs", "check", pack)
    assert code == 1
    assert "сомнительных мест: 1\n  строка 5: файла нет: кот.png" in out
    assert not data.exists()


def test_the_report_is_one_json_object(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, pack: Path
) -> None:
    (tmp_path / "кот.png").unlink()
    code, out, _ = koth(capfd, "--data", tmp_path / "data", "packs", "import", pack, "--json")
    told: dict[str, Any] = json.loads(out)
    assert code == 0
    assert (told["title"], told["format"], told["language"]) == ("Кубок", ".4s", "ru")
    assert told["counts"] == {"stages": 1, "questions": 2, "media that are only named": 1}
    assert told["stages"] == [{"title": "Тур 1", "questions": 2, "reserve": False}]
    assert told["media"] == [{"kind": "picture", "name": "кот.png", "there": False}]
    assert [set(doubt) for doubt in told["doubts"]] == [{"place", "line", "what", "done"}]
    assert len(told["id"]) == 16


@pytest.mark.parametrize("deed", ["import", "check"])
@pytest.mark.parametrize("json_too", [False, True])
def test_what_is_no_pack_is_one_sentence(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, deed: str, json_too: bool
) -> None:
    path = tmp_path / "x.json"
    path.write_text('{"response_code": 1, "results": []}')
    data = tmp_path / "data"
    words = ["packs", deed, path, *(["--json"] if json_too else [])]
    code, out, err = koth(capfd, "--data", data, *words)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert "fewer questions" in err
    code, _, err = koth(capfd, "--data", data, "packs", deed, tmp_path / "none.4s")
    assert (code, err) == (2, "koth packs: none.4s: there is no such file.\n")


def test_a_pack_that_cannot_be_kept_leaves_no_media(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, pack: Path
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "packs").write_text("a file where the folder must be")
    code, _, err = koth(capfd, "--data", data, "packs", "import", pack)
    assert code == 2
    assert "the library cannot keep it" in err
    assert [path for path in (data / "media").iterdir() if path.is_file()] == []


def test_a_name_that_is_unknown_or_not_the_only_one(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, pack: Path
) -> None:
    data, target = tmp_path / "data", tmp_path / "x.4s"
    words = ("--data", data, "packs", "export", "Кубок", "--out", target)
    assert koth(capfd, *words)[2].endswith("no pack of this name in the library.\n")
    koth(capfd, "--data", data, "packs", "import", pack)
    pack.write_text(PACK.replace("Там", "Тут"), "utf-8")
    koth(capfd, "--data", data, "packs", "import", pack)
    code, _, err = koth(capfd, *words)
    assert code == 2
    assert "several packs of the library are called so" in err
    assert not target.exists()


def test_an_export_that_cannot_be_written_leaves_nothing(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, pack: Path
) -> None:
    target = tmp_path / "no folder" / "x.csv"
    code, _, err = koth(capfd, "packs", "export", pack, "--out", target)
    assert code == 2
    assert err.startswith("koth packs: x.csv: the file cannot be written: ")
    assert not target.parent.exists()
