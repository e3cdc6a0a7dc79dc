"""What the projector shows: the gate, and black, the title card and the still picture before it."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import pytest

from app.hill.position import Finish
from app.night import intents
from app.night.events import SCENES, SceneName
from app.night.night import Show
from app.night.scenes import (
    AnswerScene,
    BlackScene,
    BoardScene,
    BreakScene,
    CrownScene,
    EndReason,
    LogoScene,
    MovesScene,
    QuestionScene,
    StandingsScene,
    TimeUpScene,
    WelcomeScene,
)
from app.night.shots import gate, next_shot, shot_of
from app.night.steps import next_step
from tests.app.night.evenings import Host, pack

ALWAYS = {"welcome", "board", "standings"}


def shown(host: Host) -> set[SceneName]:
    """The scenes that the gate lets pass now."""
    return {scene for scene in SCENES if gate(host.night, scene) == scene}


def asked(**rules: int) -> Host:
    return Host("a b", **rules).do(pack(), intents.Announce())


def test_before_the_first_question_there_is_nothing_to_give_away() -> None:
    assert shown(Host()) == ALWAYS


def test_while_a_question_is_open_only_the_question_passes() -> None:
    assert shown(asked()) == ALWAYS | {"question"}
    assert shown(Host("a b").turn("a+").ask()) == ALWAYS | {"question"}


def test_the_answer_passes_once_the_question_is_closed() -> None:
    assert shown(asked().do(intents.Close())) == ALWAYS | {"timeup", "answer"}
    assert shown(Host("a b").judged("a+").do(intents.OpenPreview())) == ALWAYS | {
        "timeup",
        "answer",
    }


def test_the_moves_pass_once_they_are_made() -> None:
    assert shown(Host("a b").turn("a+")) == ALWAYS | {"answer", "moves"}


def test_the_crown_passes_when_the_game_has_its_winner() -> None:
    over = Host("a b", summit=3, main_questions=1).turn("a+")
    assert shown(over) == ALWAYS | {"answer", "moves", "crown"}
    level = Host("a b", summit=3, main_questions=1).turn()
    assert shown(level) == ALWAYS | {"answer", "moves"}
    level.do(intents.SettleTie("a", "by lot"))
    assert shown(level) == ALWAYS | {"answer", "moves", "crown"}


def test_a_break_passes_during_a_break() -> None:
    assert shown(Host().do(intents.StartBreak())) == ALWAYS | {"break"}


def test_a_scene_that_has_no_ground_any_more_falls_back_to_the_board() -> None:
    host = Host("a b", main_questions=1).turn("a+").do(intents.ShowScene("crown"))
    assert isinstance(host.shot.scene, CrownScene)
    host.undo()
    assert isinstance(host.shot.scene, BoardScene)


def test_each_scene_comes_at_its_moment_by_itself() -> None:
    host = Host("a b", summit=3, main_questions=1)
    seen = [type(host.shot.scene)]
    for wish in (
        intents.Announce(),
        intents.ShowScene("question"),
        intents.Close(),
        intents.Mark({"a": True}),
        intents.ShowScene("answer"),
        intents.Resolve(),
        intents.ShowScene("crown"),
        intents.EndNight(),
    ):
        host.do(wish)
        if type(host.shot.scene) is not seen[-1]:
            seen.append(type(host.shot.scene))
    assert seen == [
        WelcomeScene,
        BoardScene,
        QuestionScene,
        TimeUpScene,
        AnswerScene,
        MovesScene,
        CrownScene,
        StandingsScene,
    ]


def test_the_text_is_shown_from_the_announcement_and_only_where_the_host_shows_texts() -> None:
    host = Host("a b").do(pack(), intents.ShowScene("board"))
    board = host.shot.scene
    assert isinstance(board, BoardScene)
    assert board.question is not None
    assert board.question.text is None
    host.do(intents.Announce(), intents.ShowScene("question"))
    scene = host.shot.scene
    assert isinstance(scene, QuestionScene)
    assert (scene.question.text, scene.question.handout) == ("Text-1.", "Handout-1.")
    host.do(intents.SetText(False))
    scene = host.shot.scene
    assert isinstance(scene, QuestionScene)
    assert (scene.question.text, scene.question.handout) == (None, None)


def test_the_answer_scene_tells_the_answer_and_who_had_it() -> None:
    host = Host("a b c").do(pack()).judged("a+ b- c+").do(intents.ShowScene("answer"))
    scene = host.shot.scene
    assert isinstance(scene, AnswerScene)
    assert (scene.answer, scene.comment) == ("Answer-1.", "Comment-1.")
    assert [view.id for view in scene.correct] == ["a", "c"]
    assert scene.active == 3


def test_the_answer_told_between_turns_is_that_of_the_last_question() -> None:
    host = Host("a b").do(pack()).turn("a+").do(intents.ShowScene("answer"))
    scene = host.shot.scene
    assert isinstance(scene, AnswerScene)
    assert (scene.question.number, scene.answer) == (1, "Answer-1.")


def test_a_reserve_question_and_a_part_are_named() -> None:
    host = Host("a b", main_questions=1, reserve_questions=1, parts=(1, 2)).do(pack(1))
    host.do(intents.Announce(), intents.Void(), intents.Resolve(), intents.Announce())
    host.do(intents.ShowScene("question"))
    scene = host.shot.scene
    assert isinstance(scene, QuestionScene)
    head = scene.question
    assert (head.number, head.total, head.reserve) == (2, 1, True)
    assert (head.part, head.parts) == (2, 2)
    assert head.text == "Text-2."


def test_a_void_question_is_followed_by_the_board() -> None:
    host = asked().do(intents.Void(), intents.Resolve())
    assert isinstance(host.shot.scene, BoardScene)


def test_the_partner_is_announced_with_the_question() -> None:
    host = Host("a b").do(intents.SetPartner("Tea House"), intents.Announce())
    scene = host.shot.scene
    assert isinstance(scene, BoardScene)
    assert scene.question is not None
    assert scene.question.partner == "Tea House"


@pytest.mark.parametrize("cover", [intents.SetLogo(True), intents.SetFreeze(True)])
def test_black_is_over_everything(cover: intents.Intent) -> None:
    host = asked().do(intents.SetBlack(True))
    assert isinstance(host.shot.scene, BlackScene)
    host = asked().do(cover, intents.SetBlack(True))
    assert isinstance(host.shot.scene, BlackScene)
    host.do(intents.Close(), intents.Resolve())
    assert isinstance(host.shot.scene, BlackScene)


def test_taking_the_title_card_away_does_not_lift_the_black_over_it() -> None:
    host = asked().do(intents.SetLogo(True), intents.SetBlack(True), intents.SetLogo(False))
    assert isinstance(host.shot.scene, BlackScene)


def test_choosing_a_picture_lifts_black_and_title_card() -> None:
    host = asked().do(intents.SetLogo(True))
    assert host.shot.scene == LogoScene("Autumn cup")
    host.do(intents.SetBlack(True), intents.ShowScene("standings"))
    assert isinstance(host.shot.scene, StandingsScene)


def test_a_still_picture_stands_whatever_happens() -> None:
    host = Host("a b").judged("a+").do(intents.ShowScene("answer"), intents.SetFreeze(True))
    still = host.shot
    host.do(intents.SetFreeze(True), intents.Resolve(), intents.ShowScene("standings"))
    host.do(intents.SetBlack(True), intents.SetBlack(False), intents.SetLogo(True))
    host.do(intents.SetFreeze(True), intents.SetLogo(False))
    assert host.shot == still
    host.do(intents.SetFreeze(False))
    assert isinstance(host.shot.scene, StandingsScene)


def test_a_still_picture_is_not_repainted_by_an_undo_behind_it() -> None:
    host = Host("a b").judged("a+").do(intents.ShowScene("answer"), intents.SetFreeze(True))
    still = host.shot
    host.undo().undo()
    assert host.shot == still
    host.redo().crash()
    assert host.shot == still


def test_behind_black_it_is_the_picture_that_stands_still_not_the_black() -> None:
    host = asked().do(intents.SetBlack(True), intents.SetFreeze(True), intents.SetBlack(False))
    assert isinstance(host.shot.scene, BoardScene)


def test_a_break_counts_down_and_lasts_longer_when_time_is_added() -> None:
    host = Host().do(intents.StartBreak(60_000)).wait(20)
    scene = host.shot.scene
    assert isinstance(scene, BreakScene)
    assert scene.left_ms == 40_000
    host.do(intents.AddTime(10_000)).wait(70)
    scene = host.shot.scene
    assert isinstance(scene, BreakScene)
    assert scene.left_ms == 0


def test_the_next_picture_is_known_before_it_is_taken() -> None:
    host = asked().do(intents.Close())
    now = host.evening.clock.now()
    after = replace(host.night, show=Show("answer"))
    assert next_shot(host.night, host.night, now) is None
    assert next_shot(host.night, after, now) == shot_of(after, now)


def test_a_rehearsal_is_marked_on_every_picture() -> None:
    host = asked()
    night = replace(host.night, rehearsal=True)
    for show in (Show("board"), Show(black=True), Show(logo=True)):
        assert shot_of(replace(night, show=show), 0).rehearsal


def test_each_end_of_the_game_has_its_word_on_the_crown() -> None:
    assert set(get_args(EndReason)) >= set(get_args(Finish))


def test_a_whole_evening_by_the_big_key_shows_no_picture_that_the_gate_turned_away() -> None:
    host = Host("a b", summit=3, main_questions=3)
    for _ in range(60):
        wish = next_step(host.night)
        if wish is None:
            break
        if isinstance(wish, intents.OpenPreview):
            host.do(intents.Mark({"a": True}))
        host.do(wish)
        assert gate(host.night, host.night.show.scene) == host.night.show.scene
    assert host.night.ended
