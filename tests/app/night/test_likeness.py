"""Alike answers: laid together whatever their order, never chained, and never marked."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.night.hall.state import DEFAULT_LIKENESS
from app.night.likeness import groups, likeness, normal, proposal

SPELLINGS = [
    ("Лермонтов", "Лермантов"),
    ("Достоевский", "Достаевский"),
    ("Михаил Лермонтов", "лермонтов михаил"),
    ("Айвазовский", "Айвозовский"),
    ("Эйнштейн", "Энштейн"),
    ("Лента Мёбиуса", "Лента Мебеуса"),
    ("Антананариву", "Антананариво"),
    ("Хемингуэй", "Хэмингуэй"),
    ("Фудзияма", "Фудзи-яма"),
    ("Shakespeare", "Shakespear"),
    ("Rembrandt", "Rembrant"),
]
OTHERS = [
    ("Первая мировая война", "Вторая мировая война"),
    ("Людовик XIV", "Людовик XV"),
    ("Пётр I", "Пётр II"),
    ("в 1812 году", "в 1813 году"),
    ("кот", "рот"),
    ("Моне", "Мане"),
    ("Иран", "Ирак"),
    ("Австрия", "Австралия"),
    ("Витамин А", "Витамин С"),
    ("Северный полюс", "Южный полюс"),
    ("красное вино", "красное кино"),
    ("Карл Маркс", "Карл Маркес"),
    ("не знаю", "знаю"),
    ("правда", "неправда"),
    ("Apollo 11", "Apollo 13"),
    ("Martin", "Marvin"),
]
SAME = [
    ("Ёлка", "елка"),
    ("«Война и мир»", "война, и мир!"),
    ("Нью-Йорк", "нью йорк"),
    ("café", "Cafe"),
    ("замо\u0301к", "замок"),
    ("ﬁsh", "fish"),
    ("The Beatles", "beatles"),
    ("Н2О", "н2о"),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_spelling_that_does_not_count_makes_no_difference(one: str, other: str) -> None:
    assert likeness(one, other) == 100


@pytest.mark.parametrize(("one", "other"), SPELLINGS)
def test_a_slip_of_the_pen_is_alike(one: str, other: str) -> None:
    assert likeness(one, other) >= DEFAULT_LIKENESS


@pytest.mark.parametrize(("one", "other"), OTHERS)
def test_another_answer_is_not_alike(one: str, other: str) -> None:
    assert likeness(one, other) < DEFAULT_LIKENESS


def test_short_i_is_a_letter_of_its_own() -> None:
    assert normal("Йод") == "йод"
    assert likeness("йод", "иод") < DEFAULT_LIKENESS


words = st.sampled_from(
    [
        "Лермонтов",
        "Лермантов",
        "Лермонтов М",
        "Пушкин",
        "Пушкен",
        "1812",
        "1813",
        "«пушкин»",
        "",
        "!",
    ]
)


@given(st.dictionaries(st.sampled_from("abcdefgh"), words), st.integers(50, 100), st.randoms())
def test_groups_hold_every_answer_once_whatever_the_order(
    answers: dict[str, str], threshold: int, chance: object
) -> None:
    laid = groups(answers, threshold)
    assert sorted(key for group in laid for key in group.keys) == sorted(answers)
    shuffled = list(answers.items())
    chance.shuffle(shuffled)  # type: ignore[attr-defined]
    assert groups(dict(shuffled), threshold) == laid


@given(st.lists(st.text("аб ", min_size=4, max_size=7), max_size=9), st.integers(50, 99))
def test_any_two_of_a_group_are_alike(texts: list[str], threshold: int) -> None:
    answers = {str(number): text for number, text in enumerate(texts)}
    for group in groups(answers, threshold):
        near = [likeness(answers[a], answers[b]) for a, b in combinations(group.keys, 2)]
        assert min(near, default=100) == group.near >= threshold


def test_a_blank_within_a_word_makes_no_difference_to_a_group() -> None:
    answers = {"a": "A lighthouse", "b": "the lighthouse", "c": "Light house", "d": "light-house"}
    assert set(groups(answers, DEFAULT_LIKENESS)[0].keys) == set("abcd")
    more = {**answers, "e": "house light"}
    sizes = [len(group.keys) for group in groups(more, DEFAULT_LIKENESS)]
    assert sum(sizes) == 5


def test_a_chain_is_cut_where_its_ends_are_unlike() -> None:
    chain = {"a": "абвгдежз", "b": "абвгдежи", "c": "абвгдеки"}
    assert likeness(chain["a"], chain["b"]) >= 85
    assert likeness(chain["b"], chain["c"]) >= 85
    assert likeness(chain["a"], chain["c"]) < 85
    assert all(len(group.keys) < 3 for group in groups(chain, 85))


def test_the_most_frequent_spelling_stands_for_the_group() -> None:
    answers = {"a": "Лермантов", "b": "Лермонтов", "c": "Лермонтов", "d": "Пушкин"}
    first, second = groups(answers, DEFAULT_LIKENESS)
    assert (first.text, set(first.keys)) == ("Лермонтов", {"a", "b", "c"})
    assert second == ("Пушкин", ("d",), 100)


@pytest.mark.parametrize(
    ("text", "proposed"),
    [
        ("пушкин", True),
        ("Пушкен", True),
        ("Дантес", False),
        ("Гоголь", None),
        ("Пущкин", None),
    ],
)
def test_the_packs_answers_propose(text: str, proposed: bool | None) -> None:
    accepted, refused = ["Пушкин", "А. С. Пушкин"], ["Дантес", "Пущин"]
    assert proposal(text, accepted, refused, 80) is proposed
    assert proposal(text, [], [], 80) is None
    assert proposal(text, [""], ["", " "], 80) is None


def test_equal_to_what_is_not_accepted_is_wrong_though_alike_to_what_is() -> None:
    assert proposal("Мебиус", ["Мёбиусс"], ["Мёбиус"], 80) is False
