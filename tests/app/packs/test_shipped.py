"""The packs that come with the program."""

import re
from pathlib import Path

import pytest

from app.packs import read_pack, shipped_packs

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


def test_a_folder_without_packs_has_none(tmp_path: Path) -> None:
    assert shipped_packs(tmp_path) == []
    assert shipped_packs(tmp_path / "absent") == []
