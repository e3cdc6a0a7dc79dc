"""Every sentence on packs is there in both languages, with its quotation in its place."""

import re

import pytest

from app.packs.kinds import DoubtKind, FlawKind
from app.packs.place import Part, at
from app.packs.report import Doubt, PackError, PackFormat, Tally, TallyKind
from app.packs.russian import RUSSIAN
from app.packs.table.fields import Column
from app.packs.words import done_of, flaw_of, format_of, place_of, tally_of, what_of

CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
TEMPLATES = {
    *(words for kind in DoubtKind for words in kind.value),
    *(kind.value for kind in FlawKind),
}


def test_every_sentence_has_its_russian_and_none_is_left_over() -> None:
    assert set(RUSSIAN) == TEMPLATES
    for english, russian in RUSSIAN.items():
        assert CYRILLIC.search(russian)
        assert english.count("{detail}") == russian.count("{detail}")


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_kind_is_said(language: str) -> None:
    for kind in DoubtKind:
        doubt = Doubt(3, kind, "{Zz}")
        both = f"{what_of(doubt, language)} {done_of(doubt, language)}"
        assert ("{Zz}" in both) is ("{detail}" in "".join(kind.value))
        assert bool(CYRILLIC.search(both)) is (language == "ru")
    for flaw in FlawKind:
        told = flaw_of(PackError("x.siq", flaw, "9", 3), language)
        assert told.startswith("x.siq, строка 3: " if language == "ru" else "x.siq, line 3: ")


def test_places_and_formats() -> None:
    assert place_of(at(row=7, column="C"), "ru") == "строка 7, столбец C"
    assert place_of(at(round=2, theme=3, question=4), "en") == "round 2, theme 3, question 4"
    for part in Part:
        assert CYRILLIC.search(place_of(at(**{part.value: 1}), "ru"))
    nothing = PackError("x.siq", FlawKind.NOTHING, PackFormat.SIQ.value)
    assert flaw_of(nothing, "ru") == "x.siq: вопросов не найдено, хотя это пакет SIGame."
    assert format_of(PackFormat.GIFT, "ru") == format_of(PackFormat.GIFT, "en") == "GIFT"


@pytest.mark.parametrize(
    ("count", "russian", "english"),
    [
        (1, "1 вопрос", "1 question"),
        (2, "2 вопроса", "2 questions"),
        (5, "5 вопросов", "5 questions"),
        (11, "11 вопросов", "11 questions"),
        (12, "12 вопросов", "12 questions"),
        (21, "21 вопрос", "21 questions"),
        (112, "112 вопросов", "112 questions"),
    ],
)
def test_plurals(count: int, russian: str, english: str) -> None:
    tally = Tally(TallyKind.MAIN, count)
    assert (tally_of(tally, "ru"), tally_of(tally, "en")) == (russian, english)


def test_every_tally_has_words() -> None:
    assert tally_of(Tally(TallyKind.CATEGORIES, 1), "en") == "1 category"
    for kind in TallyKind:
        assert CYRILLIC.search(tally_of(Tally(kind, 2), "ru"))


def test_columns_that_were_guessed_are_named_in_either_language() -> None:
    doubt = Doubt(1, DoubtKind.GUESSED, "A — question, B — also accepted, C — kept in the comment")
    assert what_of(doubt, "ru").endswith("A — вопрос, B — зачёт, C — в комментарий")
    assert what_of(doubt, "en").endswith("B — also accepted, C — kept in the comment")
    for column in Column:
        told = what_of(Doubt(1, DoubtKind.GUESSED, f"A — {column.value}"), "ru")
        assert re.search("[A-Za-z]", told.rpartition("—")[2]) is None


def test_what_a_reader_says_of_a_broken_file_is_told_in_russian() -> None:
    broken = PackError("x.siq", FlawKind.BROKEN_XML, "unclosed token", 1, at(line=1, column=283))
    told = "x.siq, строка 1, столбец 283: XML пакета повреждён: разметка не закрыта."
    assert flaw_of(broken, "ru") == told
    assert "unclosed token" in flaw_of(broken, "en")
