"""Questions with media, handouts, choices and long texts: whole, within the picture, legible."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from app.night.scenes import AnswerScene, PartnerScene, QuestionScene, QuestionView, Shot, TimerView
from tests.ui import pictures
from ui.language import translator_for
from ui.paint.box import scene_box
from ui.paint.loudspeaker import Loudspeaker
from ui.paint.media import Picture, fitted, stills
from ui.paint.paint import aspect_width, plan_shot, render_png
from ui.paint.pieces import Written
from ui.paint.plan import Moment, Plan
from ui.paint.text import clean, width_of
from ui.paint.words import Screen

SCREENS = {"720p": (1280, 720), "1080p": (1920, 1080), "4K": (3840, 2160), "4:3": (1024, 768)}
LEAST = 26.0
"""2.4 % of the height: a letter is seen from 15 m on a picture 2 m high."""
TIMER = TimerView(60_000, 25_000, True)
PARAGRAPH = (
    "В 1895 году физик заметил, что экран светится даже за картонной перегородкой, и назвал "
    "неизвестное явление одной буквой. Назовите эту букву и то, что она обозначает по сей день. "
)
ENGLISH = (
    "In 1895 a physicist saw a screen glow behind cardboard and named the unknown by a letter. "
)


class Ready:
    """A store with pictures of every shape; `bad` cannot be shown."""

    def __init__(self) -> None:
        sizes = {"wide": (1600, 300), "tall": (300, 1200), "plain": (1200, 800), "dot": (20, 20)}
        self._made = {
            name: QImage(*size, QImage.Format.Format_RGB32) for name, size in sizes.items()
        }

    def picture(self, file: str, /) -> QImage | None:
        return self._made.get(file)

    def failed(self, file: str, /) -> bool:
        return file == "bad"

    def frame(self, file: str, /) -> QImage | None:
        return self._made.get(file)


def view(text: str | None, **more: object) -> QuestionView:
    return replace(pictures.question(text, "Кофейня «Зерно»"), **more)  # type: ignore[arg-type]


def plan(question: QuestionView, width: float = 1920, code: str = "ru") -> Plan:
    scene = QuestionScene(question, TIMER, 11, 24)
    return plan_shot(Shot(scene), width, True, Screen(translator_for(code)), pictures=Ready())


def seen(made: Plan) -> list[Written]:
    """Every text on every page."""
    found: list[Written] = []
    moments = range(0, 400_000, 1_000) if made.pages > 1 and made.page_at(0) == 0 else (0,)
    for read_ms in moments:
        for piece in made.at(Moment(0, True, read_ms)):
            found += piece.written()
    return found


@pytest.mark.parametrize("code", ["ru", "en"])
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("length", [40, 700, 1_500, 3_000])
def test_a_long_question_is_whole_legible_and_inside(
    qapp: QApplication, screen: str, length: int, code: str
) -> None:
    words = ((PARAGRAPH if code == "ru" else ENGLISH) * 40).split()
    text = " ".join(f"{word}{n}" for n, word in enumerate(words))[:length].strip()
    width = aspect_width(*SCREENS[screen])
    for more in ({}, {"pictures": ("plain",)}, {"size": 3}, {"size": -6}):
        made = plan(view(text, **more), width, code)
        texts = seen(made)
        assert {word for one in texts for word in one.text.split()} >= set(text.split())
        assert all(scene_box(width).holds(one.box, 1) for one in texts)
        assert min(one.px for one in texts) >= LEAST


def test_the_host_makes_it_larger_and_turns_pages_that_stay(qapp: QApplication) -> None:
    text = (PARAGRAPH * 20)[:3_000]
    usual, large = plan(view(text)), plan(view(text, size=3))
    assert large.pages > usual.pages > 1
    held = plan(view(text, size=3, page=2))
    assert {held.page_at(ms) for ms in range(0, 300_000, 7_000)} == {2}
    last = plan(view(text, page=99))
    assert last.page_at(0) == last.pages - 1
    small = plan(view(text, size=-6))
    assert small.pages <= usual.pages


@pytest.mark.parametrize("files", [("wide",), ("tall",), ("plain", "tall"), ("dot",) * 5])
@pytest.mark.parametrize("width", [1920, 1440, 2520])
def test_pictures_lie_beside_the_words_and_keep_their_shape(
    qapp: QApplication, files: tuple[str, ...], width: float
) -> None:
    made = plan(view(PARAGRAPH, pictures=files), width)
    shown = [piece for piece in made.still if isinstance(piece, Picture)]
    assert len(shown) == len(files)
    words = [text.box for piece in made.at(Moment()) for text in piece.written()]
    for piece in shown:
        assert scene_box(width).holds(piece.box)
        assert not any(piece.box.meets(box) for box in words)
        shape = piece.image.width() / piece.image.height()
        assert piece.box.w / piece.box.h == pytest.approx(shape, rel=0.02)
        assert piece.box.w <= piece.image.width() * 2 + 0.01


def test_a_video_with_a_short_question_takes_most_of_the_picture(qapp: QApplication) -> None:
    made = plan(view("Что на видео?", film="plain"))
    [film] = [piece for piece in made.live(0) if isinstance(piece, Picture)]
    room = scene_box(1920)
    assert film.box.h > room.h * 0.6
    [words] = [text for text in seen(made) if text.text == "Что на видео?"]
    assert words.px >= 60
    assert not film.box.meets(words.box)


def test_a_text_of_3000_letters_is_written_large_enough_for_the_last_row(
    qapp: QApplication,
) -> None:
    for more in ({}, {"pictures": ("wide",)}, {"pictures": ("tall",)}):
        made = plan(view((PARAGRAPH * 20)[:3000], **more))
        long = [text for text in seen(made) if len(text.text) > 200]
        assert min(text.px for text in long) >= 40
        assert made.pages <= 6


@pytest.mark.parametrize("partner", [None, "Tea", "The honourable society of tea drinkers " * 2])
@pytest.mark.parametrize("sounding", [True, False])
def test_the_sign_of_a_sound_stands_beside_the_number_and_touches_no_word(
    qapp: QApplication, sounding: bool, partner: str | None
) -> None:
    made = plan(view(PARAGRAPH, sounding=sounding, partner=partner))
    [sign] = [piece for piece in made.still if isinstance(piece, Loudspeaker)]
    assert sign.sounding is sounding
    assert scene_box(1920).holds(sign.box)
    named = next(text for text in seen(made) if text.text.startswith("Вопрос"))
    end = named.box.x + width_of(named.text) * named.px
    assert named.box.x < end < sign.box.x
    assert not any(sign.box.meets(text.box) for text in seen(made) if text.box.y >= sign.box.bottom)
    silent = plan(view(PARAGRAPH, partner=partner))
    assert not any(isinstance(piece, Loudspeaker) for piece in silent.still)


def test_what_cannot_be_shown_leaves_the_layout_as_if_it_were_not_there(
    qapp: QApplication,
) -> None:
    lost = plan(view(PARAGRAPH, pictures=("bad",), film="bad"))
    assert lost.at(Moment()) == plan(view(PARAGRAPH)).at(Moment())


def test_a_picture_that_is_being_read_is_a_quiet_plate(qapp: QApplication) -> None:
    made = stills(("coming",), scene_box(1920), Ready())
    assert len(made) == 1
    assert made[0].written() == ()


def test_a_video_is_looked_at_often_and_lies_over_the_still_picture(qapp: QApplication) -> None:
    made = plan(view(PARAGRAPH, film="plain"))
    assert made.calm_ms <= 40
    assert any(isinstance(piece, Picture) for piece in made.live(0))


@pytest.mark.parametrize("count", [2, 4, 6, 10])
def test_choices_are_a_list_named_by_letters(qapp: QApplication, count: int) -> None:
    choices = tuple(f"Вариант {n}, который не короток" for n in range(count))
    for more in ({}, {"pictures": ("plain",)}, {"handout": "СОН, ЛЁН, КЛЁН"}):
        texts = [one.text for one in seen(plan(view(PARAGRAPH, choices=choices, **more)))]
        whole = " ".join(texts)
        assert all(choice in whole for choice in choices)
        letters = [text for text in texts if text in set("ABCDEFGHIJ")]
        assert letters == list("ABCDEFGHIJ"[:count]) or "A. Вариант 0" in whole


def test_a_handout_stands_on_its_own_plate_above_the_question(qapp: QApplication) -> None:
    texts = seen(plan(view("Что пропущено?", handout="СОН\nЛЁН\nКЛЁН")))
    [handout] = [one for one in texts if "КЛЁН" in one.text]
    [question] = [one for one in texts if "пропущено" in one.text]
    assert handout.box.bottom <= question.box.y
    long = seen(plan(view(PARAGRAPH * 9, handout=PARAGRAPH * 5)))
    words = {word for one in long for word in one.text.split()}
    assert words >= set(PARAGRAPH.split())


@given(st.text(max_size=300), st.text(max_size=120), st.lists(st.text(max_size=60), max_size=8))
@settings(max_examples=15)
def test_no_text_breaks_the_layout(
    qapp: QApplication, text: str, handout: str, choices: list[str]
) -> None:
    made = plan(view(text, handout=handout or None, choices=tuple(choices), pictures=("tall",)))
    for one in seen(made):
        assert scene_box(1920).holds(one.box, 1), clean(one.text)


def test_the_answers_pictures_and_a_partners_card_fit(qapp: QApplication) -> None:
    teams = pictures.hill(24).teams
    scenes = (
        AnswerScene(view("?"), "Икс", PARAGRAPH, teams, 24, ("tall", "wide")),
        AnswerScene(view("?"), None, None, (), 24, (), "plain"),
        PartnerScene("Общество «Знатоки и попутчики»" * 2, PARAGRAPH * 2, "wide"),
        PartnerScene("", "", None),
    )
    for scene in scenes:
        for width in (1440, 1920, 2520):
            words = Screen(translator_for("ru"))
            made = plan_shot(Shot(scene), width, True, words, pictures=Ready())
            for piece in made.at(Moment()):
                assert all(scene_box(width).holds(text.box, 1) for text in piece.written())
        assert not render_png(Shot(scene), 640, 360, "ru", pictures=Ready()).isNull()


def test_a_small_picture_is_not_blown_up(qapp: QApplication) -> None:
    box = fitted(QImage(20, 10, QImage.Format.Format_RGB32), scene_box(1920))
    assert (box.w, box.h) == (40, 20)
