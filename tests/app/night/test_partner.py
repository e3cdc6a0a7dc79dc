"""2.2.6: a partner's question, announced before it or after its answer, or not at all."""

from app.hill.roster import Team
from app.hill.rules import RuleSet
from app.night import intents
from app.night.clock import NightClock
from app.night.evening import Evening
from app.night.events import Founded
from app.packs import PackQuestion
from app.store.memory import MemoryJournal


def evening() -> Evening:
    """A night whose first question is the tea house's."""
    question = PackQuestion("1", 0, "Text", "Text", "Answer", 1, partner="Tea House")
    founded = Founded("Autumn", "2026-11-30", "", RuleSet(), (Team("a", "A"), Team("b", "B")))
    clock = NightClock(0, lambda: 0, lambda: "w")
    pack = intents.ChoosePack("Pack", (question,), ())
    return Evening.found(MemoryJournal(), founded, clock, pack)


def test_2_2_6_the_packs_partner_comes_with_its_question() -> None:
    night = evening()
    night.do(intents.Announce())
    assert night.night.game.turn.question.partner == "Tea House"


def test_2_2_6_the_packs_partner_can_be_put_off_before_the_question() -> None:
    night = evening()
    assert night.do(intents.SetPartner(None)) is None
    night.do(intents.Announce())
    assert night.night.game.turn.question.partner is None


def test_2_2_6_and_on_again_after_the_answer() -> None:
    night = evening()
    for wish in (intents.SetPartner(None), intents.Announce(), intents.Close()):
        assert night.do(wish) is None
    assert night.do(intents.SetPartner("Tea House")) is None
    night.do(intents.Mark({"a": True}))
    assert night.do(intents.Resolve()) is None
    assert night.night.game.last.climbers["a"].points == 2
    assert night.night.game.last.climbers["b"].points == 0
