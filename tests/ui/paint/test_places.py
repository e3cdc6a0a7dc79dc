"""No text leaves the picture, none covers another, whatever the teams, names and shapes."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from app.night.scenes import Scene, Shot
from tests.ui import pictures
from ui.language import translator_for
from ui.paint import Moment, plan_shot
from ui.paint.box import Box, scene_box
from ui.paint.hill import Name
from ui.paint.pieces import Written
from ui.paint.plan import Plan
from ui.paint.words import Screen

WIDE, NARROW, LONG = 1920.0, 1440.0, 2520.0


def written(plan: Plan, elapsed_ms: int) -> Iterator[Written]:
    """The texts of a plan, names on the rim apart (they are turned)."""
    pieces = plan.final if plan.final is not None else plan.still
    for piece in (*pieces, *plan.over(Moment(elapsed_ms, True, elapsed_ms))):
        if not isinstance(piece, Name):
            yield from piece.written()


def check(scene: Scene, width: float, words: Screen) -> None:
    plan = plan_shot(Shot(scene, rehearsal=True), width, True, words)
    whole = scene_box(width)
    ribbon = Box(0, 0, width, 56)
    for elapsed in (0, 7_000, plan.until_ms):
        texts = list(written(plan, elapsed))
        for text in texts:
            assert whole.holds(text.box, 1), text
        for one, other in combinations(texts, 2):
            tight = one.box.inset(1, one.box.h * 0.14)
            assert not tight.meets(other.box.inset(1, other.box.h * 0.14)), (one, other)
        assert sum(text.box.meets(ribbon) for text in texts) <= 1
    for piece in plan.still:
        if isinstance(piece, Name):
            assert whole.holds(piece.box, 3), piece.block
            assert not piece.box.meets(ribbon)


@pytest.mark.parametrize("count", [2, 8, 16, 24, 48])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_scene_at_every_size(qapp: QApplication, count: int, language: str) -> None:
    words = Screen(translator_for(language))
    for scene in pictures.scenes(count).values():
        for width in (WIDE, NARROW):
            check(scene, width, words)


@pytest.mark.parametrize("count", [8, 24, 48])
def test_awkward_names(qapp: QApplication, count: int) -> None:
    words = Screen(translator_for("ru"))
    for scene in pictures.scenes(count, pictures.AWKWARD).values():
        check(scene, WIDE, words)
        check(scene, LONG, words)


@pytest.mark.parametrize(("width", "least"), [(WIDE, 24), (NARROW, 20)])
def test_nothing_but_names_is_smaller_than_is_read_from_the_last_row(
    qapp: QApplication, width: float, least: float
) -> None:
    for scene in pictures.scenes(24).values():
        plan = plan_shot(Shot(scene), width, True, Screen(translator_for("ru")))
        for text in written(plan, 0):
            assert text.px >= least, text


@given(names=st.tuples(*[st.text(max_size=60)] * 4))
@settings(max_examples=15)
def test_no_name_breaks_a_scene(qapp: QApplication, names: tuple[str, ...]) -> None:
    words = Screen(translator_for("en"))
    for scene in pictures.scenes(8, names).values():
        plan = plan_shot(Shot(scene), WIDE, True, words)
        for text in written(plan, 0):
            assert scene_box(WIDE).holds(text.box, 1), text


@pytest.mark.parametrize("length", [150, 1_000, 3_000])
def test_long_questions_are_whole_over_their_pages(qapp: QApplication, length: int) -> None:
    text = " ".join(f"слово{number}" for number in range(1_000))[:length]
    for scene in pictures.long_questions(text):
        plan = plan_shot(Shot(scene), WIDE, True, Screen(translator_for("ru")))
        seen: set[str] = set()
        for elapsed in range(0, 600_000, 1_000):
            for shown in written(plan, elapsed):
                seen |= set(shown.text.split())
        assert set(text.split()) <= seen
