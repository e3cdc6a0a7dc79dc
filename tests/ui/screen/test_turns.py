"""Another picture: laid out where it is seen, the projector first; its moves begin then."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.night.scenes import BoardScene, Shot
from tests.ui import pictures
from tests.ui.screen.clock import ManualClock
from ui.paint.hill import Name, Rim
from ui.paint.paint import plan_shot
from ui.paint.plan import Moment, Plan
from ui.paint.slope import Slope
from ui.screen import PreviewWidget, ScreenWindow, Stage, stage
from ui.screen.surface import Surface, never, rects
from ui.screen.view import PictureView

BOARD = Shot(pictures.scenes(24)["board"])
ANSWER = Shot(pictures.scenes(24)["answer"])


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def preview(qtbot: QtBot, clock: ManualClock) -> Iterator[PreviewWidget]:
    """The small picture, which is there before the projector's."""
    made = PreviewWidget(Stage(clock))
    made.resize(QSize(640, 360))
    qtbot.addWidget(made)
    made.show()
    yield made
    made.hide()


@pytest.fixture
def window(qtbot: QtBot, preview: PreviewWidget) -> Iterator[ScreenWindow]:
    made = ScreenWindow(preview.stage)
    made.resize(QSize(1280, 720))
    qtbot.addWidget(made)
    made.show()
    preview.settle()
    made.settle()
    yield made
    made.hide()


@pytest.fixture
def plans(monkeypatch: pytest.MonkeyPatch) -> list[Shot]:
    """The shots that have been laid out."""
    made: list[Shot] = []

    def counted(shot: Shot, *args: object, **more: object) -> Plan:
        made.append(shot)
        return plan_shot(shot, *args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(stage, "plan_shot", counted)
    return made


def build(qtbot: QtBot, *views: PictureView) -> None:
    """Let the event loop turn until these views are built."""
    qtbot.waitUntil(lambda: not any(view.building for view in views), timeout=30_000)


def test_views_of_equal_proportions_share_one_plan(
    qtbot: QtBot, window: ScreenWindow, preview: PreviewWidget, plans: list[Shot]
) -> None:
    window.show_shot(BOARD)
    assert plans == []
    build(qtbot, window, preview)
    assert plans == [BOARD]
    window.stage.look_again()
    build(qtbot, window, preview)
    assert plans == [BOARD, BOARD]


def test_a_view_that_nobody_sees_lays_out_nothing_until_it_is_shown(
    qtbot: QtBot, window: ScreenWindow, preview: PreviewWidget, plans: list[Shot]
) -> None:
    preview.hide()
    window.hide()
    window.show_shot(ANSWER)
    window.show_shot(BOARD)
    QApplication.processEvents()
    assert plans == []
    preview.show()
    build(qtbot, preview)
    assert plans == [BOARD]
    assert window.building


def test_a_hidden_view_is_right_when_it_is_asked(
    window: ScreenWindow, preview: PreviewWidget
) -> None:
    window.show_shot(BOARD)
    seen = preview.grab().toImage()
    preview.hide()
    window.show_shot(ANSWER)
    assert preview.grab().toImage() != seen
    window.show_shot(BOARD)
    assert preview.grab().toImage() == seen


def test_the_projectors_picture_is_built_before_the_preview(
    qtbot: QtBot,
    window: ScreenWindow,
    preview: PreviewWidget,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worked: list[tuple[bool, bool]] = []
    work = PictureView.work

    def watched(view: PictureView) -> None:
        worked.append((view is window, window.building))
        work(view)

    monkeypatch.setattr(PictureView, "work", watched)
    window.show_shot(BOARD)
    build(qtbot, window, preview)
    assert {(True, True), (False, False)} == set(worked)


def test_the_old_picture_stays_until_all_of_the_new_one_is_built(
    qtbot: QtBot, window: ScreenWindow, clock: ManualClock
) -> None:
    window.show_shot(BOARD)
    window.settle()
    old = window._surface._front.copy()
    window.show_shot(ANSWER)
    while window.building:
        assert window._surface._front == old
        clock.advance(5)
        window.tick()
    assert window._surface._front != old


def test_moves_begin_when_the_projector_has_them(
    qtbot: QtBot, window: ScreenWindow, clock: ManualClock
) -> None:
    window.show_shot(Shot(pictures.scenes(24)["moves"]))
    clock.advance(700)
    build(qtbot, window)
    assert window.stage.elapsed_ms == 0
    clock.advance(40)
    window.tick()
    assert window.stage.elapsed_ms == 40


def test_a_clock_goes_on_while_its_picture_is_built(
    qtbot: QtBot, window: ScreenWindow, clock: ManualClock
) -> None:
    window.show_shot(BOARD)
    clock.advance(700)
    build(qtbot, window)
    assert window.stage.elapsed_ms == 700


def test_another_count_paints_only_itself(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = pictures.scenes(48)["board"]
    assert isinstance(board, BoardScene)
    surface = Surface()
    surface.resize(1280, 720, 1.0, 1920)
    surface.show(plan_shot(Shot(replace(board, answered=3)), 1920), 0)
    surface.work(never)
    surface.advance(Moment(0))
    drawn: list[str] = []
    for kind in (Rim, Slope, Name):
        monkeypatch.setattr(kind, "draw", lambda piece, _: drawn.append(type(piece).__name__))
    surface.show(plan_shot(Shot(replace(board, answered=4)), 1920), 0)
    changed = surface.work(never)
    assert changed is not None
    assert drawn == []
    size = sum(rect.width() * rect.height() for rect in rects(changed))
    assert 0 < size < 1280 * 720 * 0.05


def test_the_hill_that_stays_is_the_very_same_pieces(qapp: QApplication) -> None:
    board = pictures.scenes(48)["board"]
    assert isinstance(board, BoardScene)
    one, other = (plan_shot(Shot(replace(board, answered=n)), 1920).still for n in (3, 4))
    changed = {id(piece) for piece in other} - {id(piece) for piece in one}
    assert len(other) > 200
    assert len(changed) < 10
