"""Text fits by size, by lines, by an ellipsis at a word's end, or by pages."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from tests.ui.pictures import AWKWARD, TEXT
from ui.paint.fonts import width_of
from ui.paint.text import clean, fit, pages, wrap

WORDS = st.lists(st.text("абвгдеёжзиклмн", min_size=1, max_size=14), min_size=1, max_size=60)


@given(words=WORDS)
def test_no_line_is_wider_than_its_box(qapp: QApplication, words: list[str]) -> None:
    block = fit(" ".join(words), 400, 200, 60, 20)
    assert block.width <= 400.5
    assert block.height <= 200.5
    for line in block.lines:
        assert width_of(line, block.weight) * block.px <= 400.5


@given(words=WORDS)
def test_what_fits_is_whole(qapp: QApplication, words: list[str]) -> None:
    text = " ".join(words)
    block = fit(text, 900, 900, 60, 20)
    if not block.cut and not wrap(text, block.px, 900, block.weight)[1]:
        assert " ".join(block.lines) == text


@given(words=WORDS)
def test_an_ellipsis_comes_at_the_end_of_a_word(qapp: QApplication, words: list[str]) -> None:
    block = fit(" ".join(words), 500, 60, 40, 30)
    if block.cut:
        assert block.lines[-1].endswith("…")
        last = block.lines[-1].removesuffix("…").split()[-1]
        assert last in words or len(words[0]) * 30 > 100


@given(words=WORDS)
def test_pages_lose_no_word(qapp: QApplication, words: list[str]) -> None:
    laid = pages(" ".join(words), 420, 160, 60, 30)
    assert [word for page in laid for line in page.lines for word in line.split()] == words
    assert all(page.height <= 160.5 for page in laid)


def test_the_size_is_the_largest_that_fits(qapp: QApplication) -> None:
    assert fit("Совы", 400, 100, 60, 20).px == 60
    assert fit(TEXT, 400, 100, 60, 20).px < 40


def test_a_short_word_stays_with_the_next_one(qapp: QApplication) -> None:
    for width in range(320, 900, 20):
        lines, broken = wrap("Ёжики в тумане и на горе, а не у реки", 40, width, 500)
        if not broken:
            assert not any(line.split()[-1] in {"в", "и", "на", "а", "не", "у"} for line in lines)


def test_a_word_too_wide_is_broken_with_hyphens(qapp: QApplication) -> None:
    block = fit("Достопримечательностеведение", 200, 300, 40, 24)
    assert len(block.lines) > 1
    assert all(line.endswith("-") for line in block.lines[:-1])


def test_awkward_names_keep_their_letters(qapp: QApplication) -> None:
    for name in AWKWARD:
        assert " ".join(fit(name, 900, 300, 40, 20).lines) == name


def test_control_and_direction_characters_are_dropped() -> None:
    assert clean("a\u202eb\x00c\td\u2066e") == "ab c de"
    assert clean("one  two\r\n\nthree") == "one two\nthree"
    assert clean("Z" + "\u0301" * 40 + "a") == "Z" + "\u0301" * 3 + "a"
