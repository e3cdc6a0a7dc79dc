"""The tact played stage by stage, by a clock moved by hand."""

from dataclasses import replace
from itertools import pairwise

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from app.night.pitch_scene import BeatView, LineView
from app.night.scenes import Shot
from tests.ui import matches
from tests.ui.screen.clock import ManualClock
from ui.paint import Moment, plan_shot
from ui.paint.plan import Plan
from ui.pitch import PLANNERS
from ui.pitch.beats import LEAD_MS, LEAST_MS, TWO_LINES_MS, parts
from ui.pitch.lines import scored, told
from ui.screen import PreviewWidget, ScreenWindow, Stage


def texts(plan: Plan, elapsed_ms: int) -> str:
    """All that is written at a moment, in one."""
    pieces = plan.at(Moment(elapsed_ms))
    return " | ".join(text.text for piece in pieces for text in piece.written())


def test_stages_with_nothing_to_show_are_skipped() -> None:
    scene = matches.tact()
    played = parts(scene)
    assert [part.beat.stage for part in played] == [1, 2, 3, 5, 6]
    assert played[0].begin == LEAD_MS
    for one, other in pairwise(played):
        assert one.end == other.begin
    assert all(LEAST_MS <= part.lasts <= TWO_LINES_MS for part in played if part.big is None)


def test_each_stage_says_what_happened(qapp: QApplication) -> None:
    scene = matches.tact()
    plan = plan_shot(Shot(scene), 1920, more=PLANNERS)
    fell, thrown, struck, goal, reset = (part.begin + 1 for part in parts(scene))
    assert "Chaser 4 falls" in texts(plan, fell)
    assert "Chaser 2 throws to 5(2)" in texts(plan, thrown)
    assert "Beater 6 is hit by a bludger" in texts(plan, struck)
    assert "Goal! Chaser 2 scores" in texts(plan, goal)
    assert "The quaffle is back in the centre" in texts(plan, reset)


def test_a_goal_counts_when_it_is_called(qapp: QApplication) -> None:
    scene = matches.tact()
    plan = plan_shot(Shot(scene), 1920, more=PLANNERS)
    goal = next(part for part in parts(scene) if part.big is not None)
    assert "30 : 20" in texts(plan, goal.big_at - 1)
    assert "GOAL!" not in texts(plan, goal.big_at - 1)
    assert "30 : 30" in texts(plan, goal.big_at)
    assert "GOAL!" in texts(plan, goal.big_at)
    assert "GOAL!" not in texts(plan, goal.end)


def test_without_motion_the_end_is_shown_at_once(qapp: QApplication) -> None:
    still = plan_shot(Shot(matches.tact()), 1920, False, more=PLANNERS)
    moving = plan_shot(Shot(matches.tact()), 1920, True, more=PLANNERS)
    assert still.until_ms == 0
    assert still.at(Moment(0, False)) == moving.at(Moment(moving.until_ms))


def test_a_hit_and_the_fall_from_it_are_one_line() -> None:
    man = matches.who(matches.view(), "l7")
    lines = (LineView("hit", man), LineView("fell", man, at=man.at, rounds=2))
    assert told(lines) == (LineView("hit", man, at=man.at, rounds=2),)
    roll = tuple(LineView("returned", each) for each in matches.view().players)
    assert told(roll) == (LineView("returned"),)


def test_points_go_to_the_side_that_earned_them() -> None:
    seeker = matches.who(matches.view(), "r7")
    lines = (
        LineView("goal", side="left", points=10),
        LineView("snitch_caught", seeker, points=150),
    )
    assert scored((20, 0), lines) == (30, 150)


def test_several_tacts_are_counted(qapp: QApplication) -> None:
    scene = matches.tact()
    twice = replace(scene, tact=3, beats=(*scene.beats, *scene.beats))
    assert {part.tact for part in parts(twice)} == {2, 3}


def picture(view: ScreenWindow | PreviewWidget) -> QImage:
    return view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def test_the_window_plays_the_tact_by_the_stages_clock(qapp: QApplication) -> None:
    clock = ManualClock()
    stage = Stage(clock)
    window = ScreenWindow(stage)
    window.resize(960, 540)
    stage.show_shot(Shot(matches.tact()))
    seen = [picture(window)]
    for part in parts(matches.tact()):
        clock.now = 1_000 + part.begin + 450
        seen.append(picture(window))
    clock.advance(60_000)
    seen.append(picture(window))
    for one, other in pairwise(seen):
        assert one != other
    stage.set_motion(False)
    assert picture(window) == seen[-1]
    window.deleteLater()


def test_what_was_changed_step_by_step_is_what_is_painted_at_once(qapp: QApplication) -> None:
    clock = ManualClock()
    stage = Stage(clock)
    window, fresh = ScreenWindow(stage), ScreenWindow(Stage(clock))
    for each in (window, fresh):
        each.resize(960, 540)
    stage.show_shot(Shot(matches.standing()))
    window.settle()
    stage.show_shot(Shot(matches.tact()))
    window.settle()
    fresh.stage.show_shot(Shot(matches.tact()))
    for _ in range(60):
        clock.advance(160)
        window.settle()
    assert picture(window) == picture(fresh)
    for each in (window, fresh):
        each.deleteLater()


def test_a_lone_line_is_read_long_enough() -> None:
    view = matches.view()
    beats = (BeatView(7, view, (LineView("card", side="left"),)),)
    (part,) = parts(replace(matches.standing(), beats=beats, before=view))
    assert part.lasts >= LEAST_MS
