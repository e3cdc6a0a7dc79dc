"""The audience's window: black first, motion by a manual clock, the same picture in the preview."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.night.scenes import BlackScene, BoardScene, LogoScene, Shot
from tests.ui import pictures
from tests.ui.screen.clock import ManualClock
from ui.language import install
from ui.paint import Moment, paint_shot, render_png
from ui.paint.paint import plan_shot
from ui.screen import PreviewWidget, ScreenWindow, Stage

SIZE = QSize(1280, 720)
NEAR = 0.006
"""Sprites lie on whole pixels: what that and the edges of letters may come to."""
BLACK = Shot(BlackScene())


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def window(qtbot: QtBot, clock: ManualClock) -> Iterator[ScreenWindow]:
    made = ScreenWindow(Stage(clock))
    made.resize(SIZE)
    qtbot.addWidget(made)
    made.show()
    yield made
    made.hide()


def painted(shot: Shot, moment: Moment) -> QImage:
    image = QImage(SIZE, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_shot(painter, QRectF(0, 0, SIZE.width(), SIZE.height()), shot, moment)
    painter.end()
    return image


def differing(one: QImage, other: QImage) -> float:
    """The share of the picture that differs visibly, edges of letters apart."""
    assert one.size() == other.size()
    small = QSize(one.width() // 4, one.height() // 4)
    way = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    images = [
        image.scaled(small, *way).convertToFormat(QImage.Format.Format_RGB888)
        for image in (one, other)
    ]
    first, second = (bytes(image.constBits()) for image in images)
    far = sum(abs(a - b) > 40 for a, b in zip(first, second, strict=True))
    return far / len(first)


def rgb(image: QImage, spot: tuple[int, int]) -> tuple[int, int, int]:
    value = image.pixel(*spot)
    return value >> 16 & 255, value >> 8 & 255, value & 255


@pytest.mark.parametrize("name", list(pictures.scenes(8)))
def test_the_window_shows_what_the_painter_paints(window: ScreenWindow, name: str) -> None:
    shot = Shot(pictures.scenes(16)[name], rehearsal=True)
    window.show_shot(shot)
    assert differing(window.grab().toImage(), painted(shot, Moment(0))) < NEAR


def test_one_scene_after_another_leaves_nothing_behind(window: ScreenWindow) -> None:
    for scene in (*pictures.scenes(8).values(), *pictures.scenes(24).values()):
        window.show_shot(Shot(scene))
        assert differing(window.grab().toImage(), painted(Shot(scene), Moment(0))) < NEAR


def test_every_moment_of_the_moves_is_what_the_painter_paints(
    window: ScreenWindow, clock: ManualClock
) -> None:
    shot = Shot(pictures.moves(pictures.hill(24, seed=5)))
    window.show_shot(shot)
    window.settle()
    plan = plan_shot(shot, 1920)
    for elapsed in range(0, plan.until_ms + 400, 160):
        image = window.grab().toImage()
        assert differing(image, painted(shot, Moment(elapsed))) < NEAR, elapsed
        clock.advance(160)
    end = painted(shot, Moment(0, motion=False))
    assert differing(window.grab().toImage(), end) < NEAR


def test_from_moves_to_the_board_and_back(window: ScreenWindow, clock: ManualClock) -> None:
    moves = pictures.moves(pictures.hill(24, seed=5))
    board = pictures.scenes(24)["board-declare"]
    for _ in range(2):
        window.show_shot(Shot(moves))
        window.settle()
        clock.advance(60_000)
        window.settle()
        window.show_shot(Shot(board))
        assert differing(window.grab().toImage(), painted(Shot(board), Moment(0))) < NEAR


def test_a_new_count_of_answers_does_not_turn_the_page_back(
    window: ScreenWindow, clock: ManualClock
) -> None:
    board = pictures.scenes(24)["board-long"]
    assert isinstance(board, BoardScene)
    window.show_shot(Shot(board))
    page = window.stage.moment.read_ms
    clock.advance(40_000)
    window.show_shot(Shot(replace(board, answered=12)))
    assert window.stage.elapsed_ms == 0
    assert window.stage.moment.read_ms == page + 40_000
    window.show_shot(Shot(pictures.scenes(24)["board"]))
    assert window.stage.moment.read_ms == 0


def test_motion_can_be_turned_off(window: ScreenWindow) -> None:
    shot = Shot(pictures.moves(pictures.hill(24)))
    window.set_motion(False)
    window.show_shot(shot)
    assert differing(window.grab().toImage(), painted(shot, Moment(0, motion=False))) < NEAR


def test_the_first_frame_after_black_is_black(window: ScreenWindow) -> None:
    frames: list[QImage] = []

    original = window.paintEvent

    def paint(event: object) -> None:
        original(event)  # type: ignore[arg-type]
        frames.append(window._surface._front.copy())

    window.show_shot(Shot(pictures.scenes(24)["board"]))
    window.settle()
    window.paintEvent = paint  # type: ignore[method-assign]
    window.show_shot(Shot(pictures.scenes(24)["answer"]))
    window.show_shot(BLACK)
    assert frames
    assert all(rgb(frames[-1], (x, 350)) == (0, 0, 0) for x in range(0, 1280, 10))
    black = window.grab().toImage()
    assert {black.pixel(x, y) & 0xFFFFFF for x in range(0, 1280, 7) for y in range(0, 720, 7)} == {
        0
    }


def test_black_throws_away_what_was_being_built(
    window: ScreenWindow, clock: ManualClock, qapp: QApplication
) -> None:
    window.resize(1600, 900)
    window.show_shot(Shot(pictures.scenes(48)["board"]))
    window.show_shot(BLACK)
    for _ in range(50):
        clock.advance(20)
        window.tick()
        qapp.processEvents()
    image = window.grab().toImage()
    assert {image.pixel(x, 450) & 0xFFFFFF for x in range(0, 1600, 3)} == {0}


def test_a_held_picture_stands_still(window: ScreenWindow, clock: ManualClock) -> None:
    window.show_shot(Shot(pictures.scenes(8)["question"]))
    first = window.grab().toImage()
    window.stage.hold(True)
    clock.advance(9_000)
    assert window.grab().toImage() == first
    window.stage.hold(False)
    assert window.stage.elapsed_ms == 0
    clock.advance(9_000)
    assert window.grab().toImage() != first


def test_the_clock_counts_down_and_stops(window: ScreenWindow, clock: ManualClock) -> None:
    window.show_shot(Shot(pictures.scenes(8)["question"]))
    seen = []
    for _ in range(30):
        seen.append(window.grab().toImage())
        clock.advance(1_000)
    assert all(one != other for one, other in pairwise(seen[:25]))
    assert seen[-1] == seen[-2]


def test_the_preview_is_the_same_picture_small(window: ScreenWindow, qtbot: QtBot) -> None:
    preview = PreviewWidget(window.stage)
    qtbot.addWidget(preview)
    preview.resize(640, 360)
    window.show_shot(Shot(pictures.scenes(24)["board"]))
    large = window.grab().toImage()
    small = large.scaled(
        640, 360, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    assert differing(preview.grab().toImage(), small) < 0.06
    assert preview.heightForWidth(1600) == 900


def test_a_live_badge_lies_over_the_preview(window: ScreenWindow, qtbot: QtBot) -> None:
    preview = PreviewWidget(window.stage)
    qtbot.addWidget(preview)
    preview.resize(640, 360)
    plain = preview.grab().toImage()
    preview.set_badge("live")
    assert preview.grab().toImage() != plain
    preview.set_badge(None)
    assert preview.grab().toImage() == plain


def test_the_language_changes_while_it_runs(window: ScreenWindow, qapp: QApplication) -> None:
    shot = Shot(pictures.scenes(8)["time-up"])
    install(qapp, "ru")
    qapp.processEvents()
    window.show_shot(shot)
    russian = window.grab().toImage()
    assert window.windowTitle() == "Царь Горы: экран"
    install(qapp, "en")
    qapp.processEvents()
    english = window.grab().toImage()
    assert differing(russian, english) > 0.01
    assert differing(english, render_png(shot, 1280, 720, "en")) < NEAR


def test_an_odd_shape_leaves_black_margins(window: ScreenWindow) -> None:
    window.resize(600, 900)
    window.show_shot(Shot(LogoScene("Царь Горы")))
    image = window.grab().toImage()
    assert rgb(image, (300, 20)) == (0, 0, 0)
    assert rgb(image, (300, 880)) == (0, 0, 0)
    assert rgb(image, (20, 450)) != (0, 0, 0)


def test_it_takes_no_focus(window: ScreenWindow) -> None:
    assert window.focusPolicy() == Qt.FocusPolicy.NoFocus
    assert window.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    assert window.windowFlags() & Qt.WindowType.WindowDoesNotAcceptFocus
