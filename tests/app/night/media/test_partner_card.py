"""2.2.6: a partner's card before its question and after it; the log of what was shown."""

from __future__ import annotations

from app.night import intents
from app.night.media import intents as media
from app.night.media.log import shown_csv, shown_log, shown_text
from app.night.refusal import NightReason, NightRefusal
from app.night.scenes import BoardScene, PartnerScene
from app.packs import Medium, Partner
from tests.app.night.evenings import Host, question

HOUSE = Partner("Tea House", "Tea for all", Medium("picture", "logo.png", "abc.png"))
CARD = PartnerScene("Tea House", "Tea for all", "abc.png")


def host(partner: str | None = "tea house") -> Host:
    asked = (question(1, partner=partner), question(2))
    return Host("a b").do(intents.ChoosePack("x", asked, (), (HOUSE,)))


def test_2_2_6_the_card_comes_before_the_question_with_its_logo_and_text() -> None:
    scene = host("Tea House").do(intents.ShowScene("partner")).shot.scene
    assert scene == CARD


def test_2_2_6_the_card_comes_after_the_answer_where_the_partner_is_named_then() -> None:
    evening = host(None).do(intents.Announce(), intents.Close())
    assert evening.refused(intents.ShowScene("partner")) == NightRefusal(
        NightReason.SCENE_TOO_EARLY
    )
    evening.do(intents.SetPartner("Tea House"), intents.ShowScene("partner"))
    assert evening.shot.scene == CARD


def test_2_2_6_the_card_comes_between_turns_for_the_last_question() -> None:
    evening = host("Tea House").turn("a+").do(intents.ShowScene("partner"))
    assert evening.shot.scene == CARD
    evening.do(intents.Announce())
    assert isinstance(evening.shot.scene, BoardScene)


def test_2_2_6_without_a_partner_there_is_no_card() -> None:
    evening = host(None)
    assert evening.refused(intents.ShowScene("partner")) is not None


def test_2_2_6_a_partner_that_the_pack_does_not_know_has_its_name_only() -> None:
    evening = host(None).do(intents.SetPartner("Bakery"), intents.ShowScene("partner"))
    assert evening.shot.scene == PartnerScene("Bakery", "", None)
    unnamed = host(None).do(intents.SetPartner(True), intents.ShowScene("partner"))
    assert unnamed.shot.scene == PartnerScene("", "", None)


def test_a_card_whose_partner_is_taken_back_gives_way_to_the_board() -> None:
    evening = host(None).do(intents.SetPartner("Bakery"), intents.ShowScene("partner"))
    evening.do(intents.SetPartner(None))
    assert isinstance(evening.shot.scene, BoardScene)


def test_the_log_tells_what_was_shown_when_also_what_was_undone() -> None:
    evening = host("Tea House").wait(5).do(intents.ShowScene("partner"))
    evening.wait(10).do(intents.Announce()).wait(3).undo().do(intents.SetBlack(True))
    lines = shown_log(evening.evening.timeline)
    assert [(line.scene, line.number, line.partner) for line in lines] == [
        ("welcome", 0, ""),
        ("partner", 0, "Tea House"),
        ("board", 1, "tea house".title()),
        ("partner", 0, "Tea House"),
        ("black", 0, ""),
    ]
    assert lines[1].media == ("logo.png",)
    assert lines[1].wall.startswith("2026-10-17T19:00:05")
    assert lines[2].wall.startswith("2026-10-17T19:00:15")


def test_the_log_tells_which_sound_was_heard_and_that_a_freeze_keeps_its_picture() -> None:
    song = question(1, shown=(Medium("sound", "song.ogg", "abc.ogg"),))
    evening = Host("a b").do(intents.ChoosePack("x", (song, question(2)), ()), intents.Announce())
    evening.wait(5).do(media.PlayMedium()).wait(5)
    evening.do(intents.SetFreeze(True), intents.Close(), intents.SetFreeze(False))
    lines = shown_log(evening.evening.timeline)
    assert [(line.scene, line.number, line.media) for line in lines] == [
        ("welcome", 0, ()),
        ("board", 1, ()),
        ("board", 1, ("song.ogg",)),
        ("board", 1, ()),
        ("timeup", 1, ()),
    ]


def test_the_log_is_written_for_people_and_for_tables() -> None:
    lines = shown_log(host("Tea House").do(intents.ShowScene("partner")).evening.timeline)
    assert "партнёр\t\tTea House\tlogo.png\n" in shown_text(lines, "ru")
    table = shown_csv(lines, "en").splitlines()
    assert table[0] == "Time,On the screen,Question,Partner,Media"
    assert table[-1].endswith(",partner,,Tea House,logo.png")
