"""Real packages beside the project, counted anew from their XML; skipped where absent."""

import re
import zipfile
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from app.packs import DoubtKind, MediaStore, PackError, PackFormat, read_any

NAMES = [
    "1.siq",
    "Pack3_0.siq",
    "Package4_1.siq",
    "Package_2010_1.siq",
    "Petrov_questions.siq",
    "media-v4.siq",
    "media-v5-en.siq",
    "pack1-07.siq",
    "simulator-v3.siq",
    "test.siq",
]
ERRORS = {
    "crc_error.siq": "the package is broken: content.xml cannot be read",
    "encrypted_flag.siq": "the package is locked with a password",
    "no_content.siq": "there is no content.xml in the package",
    "v6_unsupported.siq": "this is version 6 of the format, newer than the program knows",
    "xml_entity_bomb_small.siq": "the XML of the package declares entities of its own",
    "xml_malformed_amp.siq": "the XML of the package is broken",
    "xml_truncated.siq": "the XML of the package is broken",
}
DOUBTS = {
    "bomb_20mb_zeros.siq": {DoubtKind.MEDIUM_UNKNOWN},
    "empty_answers.siq": {
        *(DoubtKind.NO_ANSWER, DoubtKind.NO_TEXT),
        *(DoubtKind.SAME_NUMBER, DoubtKind.BAD_NUMBER),
    },
    "missing_media.siq": {DoubtKind.MEDIUM_MISSING},
    "name_case_mismatch.siq": {DoubtKind.MEDIUM_ALIKE},
    "symlink_entry.siq": {DoubtKind.ENTRY_LINK, DoubtKind.MEDIUM_MISSING},
    "zip_slip.siq": {DoubtKind.ENTRY_OUTSIDE, DoubtKind.MEDIUM_MISSING},
}


def elements(path: Path, name: str) -> Iterator[ET.Element]:
    with zipfile.ZipFile(path) as package:
        root = ET.fromstring(package.read("content.xml").decode("utf-8-sig"))
    return (node for node in root.iter() if re.sub(r"\{.*\}", "", node.tag) == name)


def texts(node: ET.Element, *names: str) -> Iterator[str]:
    for inside in node.iter():
        if re.sub(r"\{.*\}", "", inside.tag) in names and (inside.text or "").strip():
            yield str(inside.text).strip()


@pytest.mark.parametrize("name", NAMES)
def test_every_question_and_word_of_a_real_package_is_there(samples: Path, name: str) -> None:
    path = samples / "siq" / name
    report = read_any(path)
    originals = [q for q in elements(path, "question") if q.get("price") != "-1"]
    assert report.format is PackFormat.SIQ
    assert len(report.pack.questions) == len(originals)
    for original, question in zip(originals, report.pack.questions, strict=True):
        everything = "\n".join(
            (
                *(question.host_text, question.comment, question.answer, *question.choices),
                *(*question.also_accepted, *question.not_accepted, *question.media),
            )
        )
        for text in texts(original, "item", "atom", "answer", "comments"):
            assert text.removeprefix("@") in everything
        answers = list(texts(original, "right"))
        assert not answers or question.answer


@pytest.mark.parametrize("name", sorted(ERRORS))
def test_a_broken_package_is_one_sentence(samples: Path, name: str) -> None:
    with pytest.raises(PackError, match=re.escape(ERRORS[name])) as caught:
        read_any(samples / "awkward" / "siq" / name)
    assert str(caught.value).startswith(name)
    assert "\n" not in str(caught.value)


def test_every_other_awkward_package_is_read_with_just_its_doubts(
    samples: Path, tmp_path: Path
) -> None:
    store = MediaStore(tmp_path / "media")
    for path in sorted((samples / "awkward" / "siq").iterdir()):
        if path.name not in ERRORS:
            report = read_any(path, store)
            assert {doubt.kind for doubt in report.doubts} == DOUBTS.get(path.name, set())
    kept = [path.name for path in tmp_path.rglob("*") if path.is_file()]
    assert len(kept) == 1
    assert store.path(kept[0]) is not None


def test_media_come_into_the_store_once_and_under_our_names(samples: Path, tmp_path: Path) -> None:
    store = MediaStore(tmp_path)
    for _ in range(2):
        report = read_any(samples / "siq" / "media-v5-en.siq", store)
    media = [medium for question in report.pack.questions for medium in question.all_media]
    kinds = sorted({(medium.name, medium.kind) for medium in media})
    assert [kind for _, kind in kinds].count("picture") == 6
    assert {path.name for path in tmp_path.iterdir()} == {medium.file for medium in media}
    with zipfile.ZipFile(samples / "siq" / "media-v5-en.siq") as package:
        (boat,) = {m.file for m in media if m.name == "sample-boat-400x300.png"}
        assert (tmp_path / boat).read_bytes() == package.read("Images/sample-boat-400x300.png")
