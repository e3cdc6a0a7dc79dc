"""The packs that come with the program."""

import re
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from app.night.likeness import normal, proposal
from app.packs import MediaStore, Pack, PackQuestion, Report, read_any, read_pack, shipped_packs
from app.packs.choices import letter
from app.packs.own.write import media_of, text_of, write_zip
from app.packs.sniff import kind_of, pixels

PACKS = shipped_packs()
PLAIN = [path for path in PACKS if path.suffix == ".4s"]
SIZES = {(1600, 1000), (1100, 1000), (1000, 1000), (600, 600)}
OWN = [path for path in PACKS if path.is_dir()]


def of_pack(paths: list[Path]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("path", paths, ids=[path.name for path in paths])


def test_there_are_two_russian_and_two_english_packs() -> None:
    assert sorted(read_pack(path).pack.language for path in PLAIN) == ["en", "ru"]
    assert sorted(read_pack(path).pack.language for path in OWN) == ["en", "ru"]


@of_pack(PACKS)
def test_a_shipped_pack_is_whole_and_without_doubts(path: Path) -> None:
    report = read_pack(path)
    pack = report.pack
    assert report.doubts == ()
    assert (len(pack.main), len(pack.reserve), len(pack.warm_ups)) == (30, 6, 0)
    assert [question.number for question in pack.questions] == [str(n) for n in range(1, 37)]
    for question in pack.questions:
        assert question.answer
        assert question.comment
        assert question.sources
        assert question.authors
        answer = re.escape(question.answer)
        assert re.search(rf"\b{answer}\b", question.screen_text, re.IGNORECASE) is None


@of_pack(PLAIN)
def test_a_plain_pack_has_two_tours_a_reserve_two_partners_and_a_handout(path: Path) -> None:
    pack = read_pack(path).pack
    assert [stage.reserve for stage in pack.stages] == [False, False, True]
    assert sum(question.partner is not None for question in pack.questions) == 2
    assert sum(bool(question.handout) for question in pack.questions) == 1


@of_pack(OWN)
def test_a_pack_with_media_shows_what_the_format_can(path: Path) -> None:
    pack = read_pack(path).pack
    assert [stage.reserve for stage in pack.stages] == [False, False, False, True]
    assert Counter(question.stage for question in pack.questions) == {0: 10, 1: 10, 2: 10, 3: 6}
    assert [partners_in(pack, stage) for stage in range(4)] == [1, 1, 1, 0]
    assert {q.partner for q in pack.main if q.partner} == {p.name for p in pack.partners}
    assert all(partner.logo is not None and partner.text for partner in pack.partners)
    assert sum(has(question, "picture") for question in pack.main) >= 8
    assert sum(has(question, "sound") for question in pack.main) >= 5
    assert sum(bool(question.answer_shown) for question in pack.main) >= 3
    assert sum(bool(question.choices) for question in pack.main) == 2
    assert sum(bool(question.handout) for question in pack.questions) == 1
    assert sum(question.seconds is not None for question in pack.main) >= 5
    assert sum(bool(question.not_accepted) for question in pack.main) >= 8


def partners_in(pack: Pack, stage: int) -> int:
    return sum(q.partner is not None for q in pack.questions if q.stage == stage)


def has(question: PackQuestion, kind: str) -> bool:
    return any(medium.kind == kind for medium in question.shown)


@of_pack(OWN)
def test_the_right_choice_is_one_of_the_choices_and_its_letter_is_accepted(path: Path) -> None:
    for question in read_pack(path).pack.questions:
        if question.choices:
            place = question.choices.index(question.answer)
            assert letter(place) in question.also_accepted


@of_pack(PACKS)
def test_typed_answers_are_proposed_as_the_pack_says(path: Path) -> None:
    for question in read_pack(path).pack.questions:
        accepted = (question.answer, *question.also_accepted)
        for text in accepted:
            assert proposal(text, accepted, question.not_accepted, 80), (question.number, text)
        for text in question.not_accepted:
            assert proposal(text, accepted, question.not_accepted, 80) is False


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[MediaStore, list[Report]]:
    store = MediaStore(tmp_path_factory.mktemp("media"))
    return store, [read_any(path, store) for path in OWN]


def test_every_medium_is_kept_and_is_of_its_kind(kept: tuple[MediaStore, list[Report]]) -> None:
    store, reports = kept
    for report in reports:
        assert report.doubts == ()
        for medium in media_of(report.pack):
            path = store.path(medium.file)
            assert path is not None, medium.name
            sort = kind_of(path.read_bytes()[:4096])
            assert sort is not None
            assert (sort.kind, sort.ending) in {("picture", "png"), ("sound", "ogg")}
            assert sort.kind == medium.kind
            if medium.kind == "picture":
                with path.open("rb") as file:
                    assert pixels(file, sort.ending) in SIZES


@of_pack(OWN)
def test_the_media_are_those_that_the_text_names_and_are_light(path: Path) -> None:
    named = set(re.findall(r'file = "media/([^"]+)"', (path / "pack.toml").read_text("utf-8")))
    assert {file.name for file in (path / "media").iterdir()} == named
    assert (path / "LICENSE.txt").read_text("utf-8").count("CC0") == 1
    sounds = {name for name in named if name.endswith(".ogg")}
    credits_ = (path / "CREDITS.md").read_text("utf-8")
    assert {name for name in sounds if f"`{name}`" not in credits_} == set()


def test_all_media_together_weigh_less_than_three_megabytes() -> None:
    files = [file for path in OWN for file in (path / "media").iterdir()]
    assert sum(file.stat().st_size for file in files) < 3 * 2**20


def test_no_question_stands_in_two_packs() -> None:
    for language in ("ru", "en"):
        packs = [p for path in PACKS if (p := read_pack(path).pack).language == language]
        for one, other in combinations(packs, 2):
            for told in (texts_of, answers_of):
                assert told(one) & told(other) == set()


def texts_of(pack: Pack) -> set[str]:
    return {normal(question.screen_text) for question in pack.questions}


def answers_of(pack: Pack) -> set[str]:
    return {normal(question.answer) for question in pack.questions}


def test_packs_of_the_own_format_ship_too(tmp_path: Path) -> None:
    pack = read_pack(PLAIN[0]).pack
    write_zip(pack, tmp_path / "b.kothpack")
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "pack.toml").write_text(text_of(pack), "utf-8")
    (tmp_path / "README.md").write_text("x")
    assert [path.name for path in shipped_packs(tmp_path)] == ["a", "b.kothpack"]
    assert [read_pack(path).pack for path in shipped_packs(tmp_path)] == [pack, pack]


def test_a_folder_without_packs_has_none(tmp_path: Path) -> None:
    assert shipped_packs(tmp_path) == []
    assert shipped_packs(tmp_path / "absent") == []
