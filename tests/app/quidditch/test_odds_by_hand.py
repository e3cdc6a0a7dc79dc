"""Odds worked out by hand: the numbers here come from the tables of the text, not from the engine.

Where several roll, each case says in its number how: `a * b` both, `a * b / 2` both and the lot.
"""

from typing import Any, NamedTuple

import pytest

from tests.app.quidditch.board import chances, scene


class Case(NamedTuple):
    """A position, orders by tact, and the probabilities that must come out (0: never)."""

    start: dict[str, Any]
    tacts: tuple[str, ...]
    events: dict[str, float]


def case(start: dict[str, Any], *tacts: str, **events: float) -> Case:
    return Case(start, tacts, {name.replace("__", ":"): p for name, p in events.items()})


SNITCH = "70(1) seen toward 71"
CASES = {
    "two chasers at 100 and 50": case(
        scene("L2 63(2), R2 64(2)", "63(2)"),
        "L2 catch; R2 catch",
        quaffle_caught__L2=0.5 + 0.5 / 2,
        quaffle_caught__R2=0.5 / 2,
    ),
    "two chasers at 75 and 50": case(
        scene("L2 63(1), R2 64(2)", "63(2)"),
        "L2 catch; R2 catch",
        quaffle_caught__L2=0.75 * 0.5 + 0.75 * 0.5 / 2,
        quaffle_caught__R2=0.5 * 0.25 + 0.75 * 0.5 / 2,
    ),
    "two chasers at 75 each": case(
        scene("L2 63(1), R2 63(3)", "63(2)"),
        "L2 catch; R2 catch",
        quaffle_caught__L2=0.75 * 0.25 + 0.75**2 / 2,
        quaffle_caught__R2=0.75 * 0.25 + 0.75**2 / 2,
    ),
    "three chasers at 50": case(
        scene("L2 62(1), R2 64(2), R3 54(1)", "63(2)"),
        "L2 catch; R2 catch; R3 catch",
        quaffle_caught__L2=(1 - 0.5**3) / 3,
        quaffle_caught__R3=(1 - 0.5**3) / 3,
    ),
    "100, 75 and 50": case(
        scene("L2 63(2), L3 63(1), R2 64(2)", "63(2)"),
        "L2 catch; L3 catch; R2 catch",
        quaffle_caught__L2=0.25 * 0.5 + 0.75 * 0.5 / 2 + 0.25 * 0.5 / 2 + 0.75 * 0.5 / 3,
    ),
    "one without catch does not reach": case(
        scene("L2 63(2), R2 64(2)", "63(2)"), "L2; R2 catch", quaffle_caught__R2=0.5
    ),
    "two takers, other height and neighbour": case(
        scene("L2 63(2), R2 63(1), R3 64(2)", "L2"),
        "L2; R2 catch; R3 catch",
        quaffle_taken__R2=0.3 * 0.85 + 0.3 * 0.15 / 2,
        quaffle_taken__R3=0.15 * 0.7 + 0.3 * 0.15 / 2,
    ),
    "three takers at 15": case(
        scene("L2 63(2), R2 62(1), R3 64(2), R4 54(2)", "L2"),
        "L2; R2 catch; R3 catch; R4 catch",
        quaffle_taken__R4=(1 - 0.85**3) / 3,
    ),
    "one taker on the same cell after its flight": case(
        scene("L2 63(2), R2 64(2)", "L2"), "L2; R2 63(3) catch", quaffle_taken__R2=0.3
    ),
    "the holder flies away": case(
        scene("L2 63(2), R2 64(2)", "L2"), "L2 62(2); R2 64(1) catch", quaffle_taken__R2=0.0
    ),
    "a collision, then a catch of what falls": case(
        scene("L2 62(2), R2 64(2), R3 63(3)", "L2"),
        "L2 63(2); R2 63(2); R3 catch",
        dropped__L2=0.75,
        quaffle_caught__R3=0.75 * 0.75,
    ),
    "both of two fall half the time": case(
        scene("L2 62(2), R2 64(2)"),
        "L2 63(2); R2 63(2)",
        fell__L2=0.75,
        fell__R2=0.75,
        lost_action__L2=0.25,
        lost_action__R2=0.25,
    ),
    "three at one place": case(
        scene("L2 62(2), L3 54(2), R2 64(2)"), "L2 63(2); L3 63(2); R2 63(2)", fell__L3=1.0
    ),
    "two pairs collide apart": case(
        scene("L2 62(2), R2 64(2), L3 40(1), R3 49(1)"),
        "L2 63(2); R2 63(2); L3 41(1); R3 41(1)",
        fell__L2=0.75,
        fell__L3=0.75,
    ),
    "a bludger between two heights": case(
        scene("L2 40(1), R2 40(3)", bludgers=("40(2)",)),
        "L2; R2",
        hit__L2=0.75 * 0.25 + 0.75**2 / 2,
        hit__R2=0.75 * 0.25 + 0.75**2 / 2,
    ),
    "a bludger among three": case(
        scene("L2 40(1), L3 40(2), R2 40(3)", bludgers=("40(2)",)),
        "L2; L3; R2",
        hit__L3=0.25**2 + 2 * 0.75 * 0.25 / 2 + 0.75**2 / 3,
        hit__L2=0.75 * 0.25 / 2 + 0.75**2 / 3,
    ),
    "two bludgers one after another": case(
        scene("L2 40(1)", bludgers=("40(2)", "40(3)")), "L2", hit__L2=1 - 0.25**2
    ),
    "two bludgers at its height hit once": case(
        scene("L2 40(2)", bludgers=("40(2)", "40(2)")), "L2", hit__L2=1.0
    ),
    "a beater at another height": case(
        scene("L5 40(1)", bludgers=("40(2)",)), "L5 beat 38(2)", beaten__L5=0.75, hit__L5=0
    ),
    "a beater between two bludgers at another height": case(
        scene("L5 40(1)", bludgers=("40(2)", "40(3)")),
        "L5 beat 38(2)",
        beaten__L5=1 - 0.25**2,
        hit__L5=0.75 * 0.75,
    ),
    "a beater and a team-mate": case(
        scene("L5 40(2), L2 40(1)", bludgers=("40(2)",)),
        "L5 beat 38(2); L2",
        beaten__L5=1.0,
        hit__L2=0.75,
    ),
    "two beaters, one without beat": case(
        scene("L5 40(2), R5 40(1)", bludgers=("40(2)",)),
        "L5 beat 38(2); R5",
        beaten__L5=1.0,
        hit__R5=0.75,
    ),
    "two beaters at another height": case(
        scene("L5 40(1), R5 40(3)", bludgers=("40(2)",)),
        "L5 beat 38(2); R5 beat 38(2)",
        beaten__L5=0.75 * 0.25 + 0.75**2 / 2,
    ),
    "hit, then the quaffle is there for the neighbour": case(
        scene("L2 40(1), L3 41(1)", "L2", bludgers=("40(2)",)),
        "L2; L3 catch",
        dropped__L2=0.75,
        quaffle_caught__L3=0.75 * 0.5,
    ),
    "hit, or else the catch": case(
        scene("L2 63(1)", "63(2)", bludgers=("63(2)",)), "L2 catch", quaffle_caught__L2=0.25 * 0.75
    ),
    "two seekers cannot share a place without a crash": case(
        scene("L7 69(1), R7 71(1)", snitch=SNITCH),
        "L7 70(1); R7 70(1)",
        snitch_caught__L7=0.0,
        fell__L7=0.75,
    ),
    "a seeker at the snitch": case(
        scene("L7 70(1)", snitch=SNITCH), "L7", snitch_caught__L7=0.25, over=0.25
    ),
    "a seeker hit before it tries": case(
        scene("L7 70(1)", snitch=SNITCH, bludgers=("70(2)",)),
        "L7",
        snitch_caught__L7=0.25 * 0.25,
        hit__L7=0.75,
    ),
    "the snitch ends the match before the goal": case(
        scene("L1 8(1), R2 40(2), R7 70(1)", "1(2) from 11(2) to 5(2) by R2 1", snitch=SNITCH),
        "R7; L1",
        snitch_caught__R7=0.25,
        goal__right=0.75 * 0.95,
        past__right=0.75 * 0.05,
    ),
    "first line, keeper at the place": case(
        scene("L1 6(2), R2 40(2)", "6(2) from 13(2) to 6(2) by R2"), "L1", saved__L1=0.9
    ),
    "first line, keeper flies beside": case(
        scene("L1 8(2), R2 40(2)", "6(2) from 13(2) to 6(2) by R2"), "L1 7(2)", saved__L1=0.15
    ),
    "second line, keeper flies below": case(
        scene("L1 7(2), R2 40(2)", "6(2) from 19(2) to 6(2) by R2"), "L1 6(1)", saved__L1=0.75
    ),
    "third line, keeper behind the ring": case(
        scene("L1 1(2), R2 40(2)", "6(2) from 27(2) to 6(2) by R2"), "L1", saved__L1=0.5
    ),
    "a chaser of the keeper's side inside too": case(
        scene("L1 6(1), L2 6(3), R2 40(2)", "6(2) from 19(2) to 6(2) by R2", zone={"L2": 6}),
        "L1; L2 catch",
        saved__L1=0.75 * 0.25 + 0.75**2 / 2,
        quaffle_caught__L2=0.75 * 0.25 + 0.75**2 / 2,
    ),
    "a goal at 95 percent": case(
        scene("R1 118(1), L2 40(2)", "124(3) from 112(3) to 120(3) by L2 1"),
        "R1",
        goal__left=0.95,
        past__left=0.05,
    ),
    "a goal at 25 percent": case(
        scene("R1 118(1), L2 40(2)", "125(3) from 115(3) to 121(3) by L2 1"),
        "R1",
        goal__left=0.25,
        past__left=0.75,
    ),
    "past for sure": case(
        scene("R1 118(1), L2 40(2)", "124(1) from 112(1) to 120(1) by L2 1"), "R1", past__left=1.0
    ),
    "a whole shot in three tacts": case(
        scene("L1 6(1), R2 13(2)", "R2"),
        "L1; R2 throw 6(2)",
        "L1",
        "L1",
        thrown__R2=1.0,
        saved__L1=0.25,
        goal__right=0.75 * 0.95,
        past__right=0.75 * 0.05,
    ),
    "a shot with a lot between two rings": case(
        scene("L1 8(2), R2 20(3)", "R2"),
        "L1; R2 throw 6(3)",
        "L1",
        "L1",
        goal__right=0.5 * 0.25 + 0.5 * 0.95,
    ),
    "a pass and a catch at its end": case(
        scene("L2 40(2), L3 56(1)", "L2"),
        "L2 throw 56(2); L3",
        "L3 catch",
        quaffle_caught__L3=0.75,
    ),
    "two tries at a ball that falls": case(
        scene("L2 64(1)", "63(3)"), "L2 catch", "L2 catch", quaffle_caught__L2=1 - 0.5**2
    ),
    "three tries": case(
        scene("L2 64(1)", "63(3)"), "L2 catch", "L2 catch", "L2 catch", quaffle_caught__L2=0.875
    ),
    "caught, then taken": case(
        scene("L2 63(1), R2 64(1)", "63(1)"),
        "L2 catch; R2",
        "L2; R2 catch",
        quaffle_caught__L2=1.0,
        quaffle_taken__R2=0.15,
    ),
    "an unseen snitch that rises is missed, one that sinks is met": case(
        scene("L7 71(1)", snitch="70(2) unseen toward 71"),
        "L7",
        "L7",
        snitch_caught__L7=0.5 * 0.25,
    ),
    "a vanishing snitch turns: one way in six goes on": case(
        scene("L7 72(2)", snitch="70(1) seen toward 71"),
        "L7",
        "L7",
        "L7 72(1)",
        snitch_caught__L7=(0.7 + 0.3 / 6) * 0.5 * 0.25,
    ),
    "a homing bludger chooses one of two": case(
        scene("L2 64(2), R2 62(2)", bludgers=("63(2)",)),
        "L2; R2",
        "L2; R2",
        hit__L2=0.5,
        hit__R2=0.5,
    ),
    "a bludger off the rim hits one neighbour in three": case(
        scene("L2 43(2)", bludgers=("42(2) from 44(2) to 42(2) climb 0 left 2",)),
        "L2",
        "L2",
        hit__L2=1 / 3,
    ),
    "the intruder and the keeper": case(
        scene("L1 6(2), R2 12(2)"),
        "L1; R2 6(2)",
        offence__R2=1.0,
        fell__L1=0.75,
        penalty__right=0.75,
        removed__R2=1.0,
    ),
    "an interception in the zone": case(
        scene("L1 8(2), R2 12(2)", "5(2)"),
        "L1; R2 5(1) catch",
        quaffle_caught__R2=0.75,
        penalty__right=0.75,
    ),
    "a keeper that sleeps drops it and has it again": case(
        scene("L1 6(2), R2 80(2)", "L1"), "R2", dropped__L1=1.0, quaffle_caught__L1=1.0
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_by_hand(name: str) -> None:
    start, tacts, events = CASES[name]
    found = chances(start, *tacts)
    assert {key: found.get(key, 0.0) for key in events} == pytest.approx(events, abs=1e-12)


def test_at_least_forty_cases() -> None:
    assert len(CASES) >= 40


def mirrored(value: Any) -> Any:
    """A position or orders as the half turn of the pitch shows them, sides exchanged."""
    if isinstance(value, dict):
        return {mirrored(key): mirrored(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return type(value)(mirrored(item) for item in value)
    if isinstance(value, str):
        words = [_turned(word) for word in value.replace(";", " ;").split(" ")]
        return " ".join(words).replace(" ;", ";")
    return value


def _turned(word: str) -> str:
    if word[:1] in "LR" and word[1:2].isdigit():
        return "LR"["RL".index(word[0])] + word[1:]
    if "(" in word and word[0].isdigit():
        cell, height = word.split("(")
        return f"{126 - int(cell)}({height}"
    return {"left": "right", "right": "left"}.get(word, word)


@pytest.mark.parametrize("name", CASES)
def test_the_half_turn_of_a_case_has_the_same_odds(name: str) -> None:
    start, tacts, _ = CASES[name]
    turned = mirrored(start)
    if "snitch" in turned:
        turned["snitch"]["toward"] = 126 - turned["snitch"]["toward"]
    straight, other = chances(start, *tacts), chances(turned, *mirrored(tacts))
    expected = {
        ":".join(_turned(part) for part in key.split(":")): p for key, p in straight.items()
    }
    assert other == pytest.approx(expected, abs=1e-12)
