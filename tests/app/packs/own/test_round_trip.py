"""A pack of the own format is the same after writing and reading, as text and as a zip."""

from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.packs import MediaStore, Medium, Pack, PackQuestion, Partner, Stage, read_any
from app.packs.own.read import read_own
from app.packs.own.write import text_of, write_zip

characters = st.characters(exclude_categories=["Cs"], exclude_characters="\r")
words = st.text(characters, max_size=12) | st.sampled_from(
    ['"""', "'''", "\\", "a\nb\n", "\t", "#"]
)
some = st.text(characters, min_size=1, max_size=12)
lists = st.lists(words, max_size=3).map(tuple)
medium = st.builds(
    Medium, st.sampled_from(["picture", "sound", "video"]), some, st.sampled_from(["", "a.png"])
)
media = st.lists(medium, max_size=2).map(tuple)
questions = st.builds(
    PackQuestion,
    number=words,
    stage=st.just(0),
    host_text=words,
    screen_text=words,
    answer=words,
    line=st.integers(1, 99),
    reserve=st.booleans(),
    warm_up=st.booleans(),
    handout=words,
    also_accepted=lists,
    not_accepted=lists,
    comment=words,
    sources=lists,
    authors=lists,
    partner=st.none() | words,
    seconds=st.none() | st.integers(1, 3600),
    media=lists,
    choices=lists,
    shown=media,
    answer_shown=media,
)
stages = st.builds(Stage, words, st.booleans(), lists, st.integers(0, 99))
partners = st.builds(Partner, words, words, st.none() | medium)


@st.composite
def packs(draw: st.DrawFn) -> Pack:
    parts = draw(
        st.lists(
            st.tuples(stages, st.lists(questions, min_size=1, max_size=3)), min_size=1, max_size=3
        )
    )
    return Pack(
        title=draw(words),
        language=draw(some),
        editors=draw(lists),
        date=draw(words),
        stages=tuple(stage for stage, _ in parts),
        questions=tuple(
            replace(question, stage=index)
            for index, (_, inside) in enumerate(parts)
            for question in inside
        ),
        notes=draw(lists),
        partners=tuple(draw(st.lists(partners, max_size=2))),
    )


@settings(max_examples=30)
@given(packs())
def test_a_pack_is_the_same_after_text(pack: Pack) -> None:
    assert read_own(text_of(pack), "pack.toml", lambda medium: medium).pack == pack


@settings(max_examples=10)
@given(packs())
def test_a_pack_is_the_same_after_a_file(
    tmp_path_factory: pytest.TempPathFactory, pack: Pack
) -> None:
    path = tmp_path_factory.getbasetemp() / "pack.kothpack"
    whole = replace(pack, title="t", questions=tuple(map(without_files, pack.questions)))
    whole = replace(whole, partners=())
    write_zip(whole, path)
    assert read_any(path).pack == whole


def without_files(question: PackQuestion) -> PackQuestion:
    """The same question without media; those of the strategy are in no store."""
    return replace(question, shown=(), answer_shown=())


def test_a_zip_brings_its_media_into_another_store(tmp_path: Path, picture: bytes) -> None:
    first, second = MediaStore(tmp_path / "a"), MediaStore(tmp_path / "b")
    with first.intake() as intake:
        medium = intake.take("кот 1.png", BytesIO(picture))
    question = PackQuestion("1", 0, "Кто?", "Кто?", "Кот", 1, shown=(medium,))
    pack = Pack("Коты", "ru", (), "", (Stage("Тур 1"),), (question,))
    path = tmp_path / "cats.kothpack"
    assert write_zip(pack, path, first) == ()
    report = read_any(path, second)
    assert (report.pack, report.doubts) == (pack, ())
    kept = second.path(medium.file)
    assert kept is not None
    assert kept.read_bytes() == picture


def test_a_medium_that_the_store_lost_is_named(tmp_path: Path) -> None:
    lost = Medium("picture", "кот.png", "0" * 32 + ".png")
    question = PackQuestion("1", 0, "Кто?", "Кто?", "Кот", 1, shown=(lost,))
    pack = Pack("Коты", "ru", (), "", (Stage("Тур 1"),), (question,))
    assert write_zip(pack, tmp_path / "cats.kothpack", MediaStore(tmp_path)) == ("кот.png",)
