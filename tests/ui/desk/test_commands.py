"""The command line's language, by tables and by property."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.hill.game import new_game
from app.hill.roster import Team
from app.hill.rules import RuleSet
from app.night import intents
from app.night.decide import Stamp, decide
from app.night.desk import DeskView, desk_view
from app.night.evolve import evolve
from app.night.night import Night, Stage
from ui.desk.commands import LETTERS, Fault, parse, wishes_of
from ui.desk.readings import spans

COUNT = 12


def night_of(*wishes: intents.Intent) -> Night:
    """An evening of twelve teams after some wishes."""
    teams = tuple(Team(f"t{n}", f"Team {n}") for n in range(1, COUNT + 1))
    night = Night("", "", "", False, new_game(RuleSet(), teams), 60_000)
    for wish in wishes:
        events = decide(night, wish, Stamp(1000, ""))
        assert isinstance(events, tuple), events
        for event in events:
            night = evolve(night, event, 1000)
    return night


ANSWERED = ("t1", "t2", "t3", "t5")
ASKED = (intents.Announce(), intents.StartTimer())
DECLARING = desk_view(night_of())
ANSWERING = desk_view(night_of(*ASKED))
MARKING = desk_view(night_of(*ASKED, intents.RecordAnswers(ANSWERED), intents.Close()))
PAPER = desk_view(night_of(*ASKED, intents.Close()))


def marks(text: str, view: DeskView = MARKING) -> dict[str, bool | None]:
    """The marks that a line comes to."""
    wishes = wishes_of(text, view)
    assert isinstance(wishes, tuple), wishes
    assert len(wishes) == 1
    assert isinstance(wishes[0], intents.Mark)
    return dict(wishes[0].marks)


@pytest.mark.parametrize(
    ("text", "view", "wishes"),
    [
        ("", DECLARING, ()),
        ("7j", DECLARING, (intents.Declare("t7", "jump"),)),
        ("7П", DECLARING, (intents.Declare("t7", "jump"),)),
        (
            "3j,9р",
            DECLARING,
            (intents.Declare("t3", "jump"), intents.Declare("t9", "revolution")),
        ),
        ("-7", DECLARING, (intents.TakeBack("t7"),)),
        (
            "2-4j",
            DECLARING,
            tuple(intents.Declare(f"t{n}", "jump") for n in (2, 3, 4)),
        ),
        ("12", ANSWERING, (intents.RecordAnswers(("t12",)),)),
        ("3 5 7-8", ANSWERING, (intents.RecordAnswers(("t3", "t5", "t7", "t8")),)),
        ("-12", ANSWERING, (intents.DropAnswer("t12"),)),
        ("4 −5", ANSWERING, (intents.RecordAnswers(("t4",)), intents.DropAnswer("t5"))),
    ],
)
def test_what_a_line_comes_to(
    text: str, view: DeskView, wishes: tuple[intents.Intent, ...]
) -> None:
    assert wishes_of(text, view) == wishes


@pytest.mark.parametrize(
    ("text", "given"),
    [
        ("1 3", {"t1": True, "t2": False, "t3": True, "t5": False}),
        ("1-3", {"t1": True, "t2": True, "t3": True, "t5": False}),
        ("1 9", {"t1": True, "t2": False, "t3": False, "t5": False, "t9": True}),
        ("+5", {"t5": True}),
        ("-5", {"t5": False}),
        ("?5", {"t5": None}),
        ("+1 -2", {"t1": True, "t2": False}),
        ("*", dict.fromkeys(ANSWERED, True)),
        ("0", dict.fromkeys(ANSWERED, False)),
    ],
)
def test_marks_by_a_list_by_single_signs_and_for_all(
    text: str, given: dict[str, bool | None]
) -> None:
    assert marks(text) == given


def test_on_paper_all_are_those_in_the_game() -> None:
    assert marks("*", PAPER) == {f"t{n}": True for n in range(1, COUNT + 1)}
    assert marks("1 4", PAPER) == {"t1": True, "t4": True}


@pytest.mark.parametrize(
    ("text", "view", "kind", "token"),
    [
        ("3 x7 5", ANSWERING, "unreadable", "x7"),
        ("3 13", ANSWERING, "no-team", "13"),
        ("9-7", ANSWERING, "range", "9-7"),
        ("7", DECLARING, "letter", "7"),
        ("3j 7z", DECLARING, "unreadable", "7z"),
        ("1 +5", MARKING, "list-or-single", "+5"),
        ("* 5", MARKING, "alone", "*"),
        ("5 3-6", MARKING, "twice", "3-6"),
        ("?5", ANSWERING, "not-now", "?5"),
        ("*", DECLARING, "not-now", "*"),
        ("7", replace(DECLARING, stage=Stage.BREAK), "not-now", "7"),
        ("one", replace(DECLARING, stage=Stage.DECISION), "unreadable", "one"),
        ("99 why", replace(DECLARING, stage=Stage.DECISION), "no-team", "99"),
    ],
)
def test_a_faulty_line_names_its_token_and_comes_to_nothing(
    text: str, view: DeskView, kind: str, token: str
) -> None:
    assert wishes_of(text, view) == Fault(kind, token)  # type: ignore[arg-type]


def test_the_same_again_takes_back_and_another_replaces() -> None:
    row = DECLARING.rows[6]
    declared = replace(row, team=replace(row.team, declared="jump"))
    view = replace(DECLARING, rows=(*DECLARING.rows[:6], declared, *DECLARING.rows[7:]))
    assert wishes_of("7j", view) == (intents.TakeBack("t7"),)
    again = (intents.TakeBack("t7"), intents.Declare("t7", "revolution"))
    assert wishes_of("7r", view) == again


def test_a_decision_is_a_number_and_a_reason() -> None:
    view = replace(DECLARING, stage=Stage.DECISION)
    assert wishes_of("5  answered aloud, first", view) == (
        intents.SettleTie("t5", "answered aloud, first"),
    )
    assert wishes_of("5", view) == (intents.SettleTie("t5", ""),)


@given(st.text(alphabet="0123456789 +-*?,.jrпроkгx—", max_size=24))
def test_any_text_is_read_or_refused_in_every_phase(text: str) -> None:
    for view in (DECLARING, ANSWERING, MARKING, PAPER):
        found = wishes_of(text, view)
        assert isinstance(found, Fault | tuple)
        if isinstance(found, Fault):
            assert found.token


@given(st.sets(st.integers(1, COUNT), min_size=1))
def test_a_list_marks_each_answer_once_and_spans_read_back(numbers: set[int]) -> None:
    given = marks(spans(numbers))
    assert {f"t{n}" for n in numbers} == {team for team, mark in given.items() if mark}
    assert set(ANSWERED) <= set(given)
    assert None not in given.values()


@given(st.integers(1, COUNT), st.sampled_from(sorted(LETTERS)), st.booleans())
def test_every_letter_of_both_layouts_declares(number: int, letter: str, capital: bool) -> None:
    word = f"{number}{letter.upper() if capital else letter}"
    assert wishes_of(word, DECLARING) == (intents.Declare(f"t{number}", LETTERS[letter]),)


@given(st.lists(st.integers(1, 99), max_size=6), st.sampled_from([" ", ",", ", ", ";", "  "]))
def test_separators_do_not_matter(numbers: list[int], between: str) -> None:
    items = parse(between.join(map(str, numbers)))
    assert isinstance(items, tuple)
    assert [item.numbers for item in items] == [(number,) for number in numbers]
