"""Real and awkward packs beside the project; skipped where they are absent."""

import re
from pathlib import Path

import pytest

from app.packs import DoubtKind, PackError, read_pack

COUNTS = {
    "borromeo.txt.canon": (1, 1),
    "nesova2025_troika.docx.canon": (510, 170),
    "pass1.docx.canon": (36, 3),
    "smalltest.4s": (1, 1),
    "test_amper.docx.canon": (1, 1),
    "test_blitz.txt.canon": (1, 1),
    "tourrev_with_razmin.docx.canon": (3, 2),
}
ENCODED = [
    "cp1251.4s",
    "cp866.4s",
    "koi8r.4s",
    "utf16be_bom.4s",
    "utf16le_nobom.4s",
    "utf8_corrupted_crcrlf.4s",
    "mojibake_double_encoded.4s",
    "invalid_utf8_bytes.4s",
]


@pytest.mark.parametrize("name", sorted(COUNTS))
def test_a_real_pack_is_read_whole(samples: Path, name: str) -> None:
    report = read_pack(samples / "4s" / name)
    pack = report.pack
    assert (len(pack.questions), len(pack.stages)) == COUNTS[name]
    assert all(question.host_text and question.answer for question in pack.questions)
    assert {doubt.kind for doubt in report.doubts} <= {DoubtKind.MEDIUM_MISSING}


@pytest.mark.parametrize("name", ["4s/balt09-1.txt", "awkward/4s/only_blank_lines.4s"])
def test_what_is_no_pack_is_one_sentence(samples: Path, name: str) -> None:
    path = samples / name
    with pytest.raises(PackError, match=rf"^{re.escape(path.name)}[^\n]*\.$"):
        read_pack(path)


def test_every_awkward_pack_is_read(samples: Path) -> None:
    for path in sorted((samples / "awkward" / "4s").glob("*.*4s")):
        if path.name != "only_blank_lines.4s":
            assert read_pack(path).pack.questions


@pytest.mark.parametrize("name", ENCODED)
def test_the_same_pack_in_every_encoding(samples: Path, name: str) -> None:
    pack = read_pack(samples / "awkward" / "4s" / name).pack
    assert pack.title.startswith("Проверочный кубок")
    assert [question.number for question in pack.questions] == ["1", "5", "0"]
    first, second, third = pack.questions
    assert (first.answer, second.answer, third.warm_up) == ("Дятел", "007", True)
    assert second.screen_text == "Что ПРОПУЩЕНО?"
    assert second.media == ("кот 1.jpg",)
