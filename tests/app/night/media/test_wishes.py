"""Play, pause, volume, size and pages: facts that a restart brings back and undo leaves alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.hill.game import Phase
from app.night import intents
from app.night.media import intents as media
from app.night.media.state import LARGEST, LOUD
from app.night.media.views import at_hand, deck_view, stands_alone, texts, wanted
from app.night.refusal import NightReason, NightRefusal
from app.night.scenes import AnswerScene, QuestionScene
from app.packs import Medium
from tests.app.night.evenings import Host, question

SONG, FILM = Medium("sound", "song", "song.ogg"), Medium("video", "film", "film.mp4")
TOLD = Medium("sound", "told", "told.ogg")


def asked() -> Host:
    one = question(1, shown=(SONG, FILM), answer_shown=(TOLD,))
    pack = intents.ChoosePack("x", (one, question(2, shown=(FILM,)), question(3)), ())
    return Host("a b").do(pack, intents.Announce())


def test_it_plays_pauses_ends_and_begins_again() -> None:
    host = asked().do(media.PlayMedium())
    assert host.night.media.playing
    begun = host.night.media.run
    host.do(media.PauseMedium(), media.PlayMedium())
    assert host.night.media.run == begun
    host.do(media.EndMedium())
    assert (host.night.media.playing, host.night.media.ended) == (False, True)
    host.do(media.PlayMedium())
    assert host.night.media.run == begun + 1
    host.do(media.RestartMedium())
    assert host.night.media.run == begun + 2


def test_the_next_medium_comes_after_the_last_the_first() -> None:
    host = asked()
    assert at_hand(host.night) == SONG
    host.do(media.PlayMedium(), media.NextMedium())
    assert at_hand(host.night) == FILM
    assert not host.night.media.playing
    host.do(media.NextMedium())
    assert at_hand(host.night) == SONG


def test_where_there_is_nothing_to_play_it_is_refused() -> None:
    host = Host("a b")
    for wish in (media.PlayMedium(), media.PauseMedium(), media.RestartMedium()):
        assert host.refused(wish) == NightRefusal(NightReason.NO_MEDIUM)


@pytest.mark.parametrize(
    "wish",
    [
        intents.Close(),
        intents.SetBlack(True),
        intents.SetLogo(True),
        intents.SetFreeze(True),
        intents.ShowScene("standings"),
    ],
)
def test_it_stands_when_the_picture_goes_away(wish: intents.Wish) -> None:
    assert not asked().do(media.PlayMedium(), wish).night.media.playing


def test_the_answers_media_are_at_hand_while_the_answer_is_shown() -> None:
    host = asked().do(intents.Close())
    assert at_hand(host.night) == SONG
    host.do(intents.ShowScene("answer"))
    assert at_hand(host.night) == TOLD


def test_a_restart_shows_the_same_page_in_the_same_size_and_plays_nothing() -> None:
    host = asked().do(media.SizeText(2), media.ShowPage(3), media.SetVolume(30), media.PlayMedium())
    host.crash()
    state = host.night.media
    assert (state.size, state.page, state.volume, state.playing) == (2, 3, 30, False)
    scene = host.do(intents.ShowScene("question")).shot.scene
    assert isinstance(scene, QuestionScene)
    assert (scene.question.size, scene.question.page) == (2, 3)


def test_undo_leaves_them_alone_and_takes_the_hosts_own_step() -> None:
    host = asked().do(
        intents.StartTimer(), media.SizeText(1), media.ShowPage(1), media.PlayMedium()
    )
    host.undo()
    assert host.night.countdown is None
    assert (host.night.media.size, host.night.media.page) == (1, 1)


def test_undo_and_redo_stop_a_sound_that_was_not_there_and_never_start_one() -> None:
    host = asked().do(media.PlayMedium(), intents.Close())
    assert not host.undo().night.media.playing
    assert host.night.game.phase is Phase.OPEN
    host.do(media.PlayMedium(), intents.StartTimer()).undo()
    assert host.night.media.playing
    host.do(intents.ShowScene("standings"), intents.ShowScene("question"), media.PlayMedium())
    host.undo().do(intents.Redo())
    assert not host.night.media.playing
    before = host.night
    host.crash()
    assert host.night.media == before.media


def test_the_hall_is_told_that_a_sound_plays_or_stands_and_no_longer() -> None:
    host = asked()

    def told() -> bool | None:
        scene = host.shot.scene
        assert isinstance(scene, QuestionScene)
        return scene.question.sounding

    assert told() is None
    host.do(media.PlayMedium())
    assert told() is True
    host.do(media.PauseMedium())
    assert told() is False
    host.do(media.PlayMedium(), media.EndMedium())
    assert told() is None
    host.do(media.NextMedium(), media.PlayMedium())
    assert told() is None
    host.do(media.NextMedium(), media.PlayMedium(), intents.Close(), intents.ShowScene("answer"))
    answer = host.shot.scene
    assert isinstance(answer, AnswerScene)
    assert answer.question.sounding is None
    host.do(media.PlayMedium())
    answer = host.shot.scene
    assert isinstance(answer, AnswerScene)
    assert answer.question.sounding is True


def test_a_handout_of_several_lines_stands_alone_and_a_word_stays_beside_the_hill() -> None:
    plain = question(1)
    assert not stands_alone(plain)
    assert stands_alone(replace(plain, handout="One\nTwo"))


def test_a_new_question_begins_afresh_but_as_loud() -> None:
    host = asked().do(media.SizeText(-2), media.ShowPage(1), media.SetVolume(55))
    host.do(intents.Close(), intents.Resolve(), intents.ShowScene("board"), intents.Announce())
    state = host.night.media
    assert (state.size, state.page, state.index, state.volume) == (0, None, 0, 55)


def test_volume_and_size_stay_within_their_bounds() -> None:
    host = asked()
    assert host.night.media.volume == LOUD
    assert host.do(media.SetVolume(500)).night.media.volume == 100
    assert host.do(media.SetVolume(-5)).night.media.volume == 0
    assert host.do(media.SizeText(99)).night.media.size == LARGEST
    assert host.do(media.SizeText(0)).night.media.size == 0


def test_only_the_question_on_air_and_the_next_one_are_kept_ready() -> None:
    many = tuple(question(n, shown=(Medium("picture", "p", f"{n}.png"),)) for n in range(1, 501))
    host = Host("a b").do(intents.ChoosePack("x", many, ()))
    assert [one.file for one in wanted(host.night)] == ["1.png", "2.png"]
    host.do(intents.Announce())
    assert [one.file for one in wanted(host.night)] == ["1.png", "2.png"]


def test_the_desk_tells_of_all_media_and_of_what_is_missing() -> None:
    one = question(1, shown=(SONG, Medium("picture", "lost")), answer_shown=(TOLD,))
    deck = deck_view(Host("a b").do(intents.ChoosePack("x", (one,), ())).night)
    told = [(line.name, line.missing, line.with_answer) for line in deck.media]
    assert told == [("song", False, False), ("lost", True, False), ("told", False, True)]
    assert deck.current is None


def test_a_handout_stands_apart_from_the_text_that_held_it() -> None:
    first = question(1)
    held = question(2)
    assert texts(first) == ("Text-1.", "Handout-1.")
    whole = f"{held.handout}\n{held.screen_text}"
    item = type(held)("2", 0, whole, whole, "a", 1, handout=held.handout)
    assert texts(item) == ("Text-2.", "Handout-2.")
    mixed = type(held)("3", 0, "", "One\nand\nTwo", "a", 1, handout="One\nTwo")
    assert texts(mixed) == ("One\nand\nTwo", None)
    assert texts(type(held)("4", 0, "", "Plain", "a", 1)) == ("Plain", None)
