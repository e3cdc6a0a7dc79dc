"""The packs that come with the program."""

import re
from pathlib import Path

import pytest

from app.packs import read_pack, shipped_packs
from app.packs.own.write import text_of, write_zip

PACKS = shipped_packs()


def test_there_is_a_russian_and_an_english_pack() -> None:
    assert sorted(read_pack(path).pack.language for path in PACKS) == ["en", "ru"]


@pytest.mark.parametrize("path", PACKS, ids=lambda path: path.stem)
def test_a_shipped_pack_is_whole_and_without_doubts(path: Path) -> None:
    report = read_pack(path)
    pack = report.pack
    assert report.doubts == ()
    assert (len(pack.main), len(pack.reserve), len(pack.warm_ups)) == (30, 6, 0)
    assert [stage.reserve for stage in pack.stages] == [False, False, True]
    assert [question.number for question in pack.questions] == [str(n) for n in range(1, 37)]
    for question in pack.questions:
        assert question.answer
        assert question.comment
        assert question.sources
        assert question.authors
        answer = re.escape(question.answer)
        assert re.search(rf"\b{answer}\b", question.screen_text, re.IGNORECASE) is None
    assert sum(question.partner is not None for question in pack.questions) == 2
    assert sum(bool(question.handout) for question in pack.questions) == 1


def test_packs_of_the_own_format_ship_too(tmp_path: Path) -> None:
    pack = read_pack(PACKS[0]).pack
    write_zip(pack, tmp_path / "b.kothpack")
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "pack.toml").write_text(text_of(pack), "utf-8")
    (tmp_path / "README.md").write_text("x")
    assert [path.name for path in shipped_packs(tmp_path)] == ["a", "b.kothpack"]
    assert [read_pack(path).pack for path in shipped_packs(tmp_path)] == [pack, pack]


def test_a_folder_without_packs_has_none(tmp_path: Path) -> None:
    assert shipped_packs(tmp_path) == []
    assert shipped_packs(tmp_path / "absent") == []
