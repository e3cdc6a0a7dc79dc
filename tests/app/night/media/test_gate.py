"""Nothing of a question's media passes before its time, whatever the host presses."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from app.hill.game import Phase
from app.night import intents
from app.night.events import SCENES
from app.night.media import intents as media
from app.night.media.views import at_hand
from app.packs import Medium, Partner
from tests.app.night.evenings import Host, question


def planted(count: int = 3) -> intents.ChoosePack:
    """A pack whose every medium has a name that tells where it belongs."""

    def one(number: int) -> Any:
        shown = (Medium("picture", "p", f"Q{number}-pic"), Medium("video", "v", f"Q{number}-film"))
        told = (Medium("picture", "p", f"A{number}-pic"), Medium("sound", "s", f"A{number}-sound"))
        partner = f"Partner-{number}" if number == 2 else None
        choices = (f"Choice-{number}.", "other")
        more = {"shown": shown, "answer_shown": told, "partner": partner, "choices": choices}
        return question(number, **more)

    main = tuple(one(number) for number in range(1, count + 1))
    return intents.ChoosePack("planted", main, (), (Partner("partner-2", "Partner-text"),))


def words(value: object) -> Iterator[str]:
    """Every text anywhere in a value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from words(part)
    elif is_dataclass(value):
        for field in fields(value):
            yield from words(getattr(value, field.name))


WISHES = (
    intents.Announce(),
    intents.StartTimer(),
    intents.Close(),
    intents.Mark({"a": True}),
    intents.OpenPreview(),
    intents.Resolve(),
    intents.Undo(),
    intents.Redo(),
    intents.SetBlack(True),
    intents.SetBlack(False),
    intents.SetText(False),
    intents.SetText(True),
    media.PlayMedium(),
    media.NextMedium(),
    media.RestartMedium(),
    media.ShowPage(3),
    media.SizeText(2),
    *(intents.ShowScene(scene) for scene in SCENES),
)


@settings(max_examples=40)
@given(st.lists(st.sampled_from(WISHES), max_size=40))
def test_media_pass_when_their_moment_has_come_and_not_before(wishes: list[intents.Wish]) -> None:
    host = Host("a b").do(planted())
    for wish in wishes:
        host.evening.do(wish)
        night = host.night
        asking = night.game.phase in (Phase.OPEN, Phase.CLOSED)
        heard = len(night.game.turns) + asking
        told = len(night.game.turns) + (night.game.phase is Phase.CLOSED)
        for text in words(host.shot.scene):
            if text.startswith(("Q", "Choice-", "Handout-", "Text-")) and "-" in text:
                number = int("".join(ch for ch in text if ch.isdigit()))
                assert number <= heard, (wish, text)
            if text.startswith(("A1-", "A2-", "A3-", "Answer-", "Comment-")):
                number = int("".join(ch for ch in text if ch.isdigit()))
                assert number <= told, (wish, text)
            assert not text.startswith(("Host-", "Accepted-", "Refused-"))
        now = at_hand(night)
        if now is not None and now.file.startswith("A"):
            assert night.show.scene == "answer"
            assert int(now.file[1]) <= told


def test_a_question_for_the_eyes_stands_alone_once_it_is_announced() -> None:
    host = Host("a b").do(planted(), intents.Announce())
    assert type(host.shot.scene).__name__ == "QuestionScene"
    assert host.shot.scene.question.pictures == ("Q1-pic",)  # type: ignore[union-attr]
    assert host.shot.scene.question.film == "Q1-film"  # type: ignore[union-attr]


def test_what_the_pack_did_not_bring_leaves_no_trace_on_the_screen() -> None:
    lost = question(1, shown=(Medium("picture", "Map.png"), Medium("video", "Film.mp4")))
    host = Host("a b").do(intents.ChoosePack("x", (lost,), ()), intents.Announce())
    host.do(intents.ShowScene("question"))
    scene = host.shot.scene
    assert scene.question.pictures == ()  # type: ignore[union-attr]
    assert scene.question.film is None  # type: ignore[union-attr]
    assert "Map.png" not in set(words(scene))
