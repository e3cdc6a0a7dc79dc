"""A question that somebody has heard this season is named with who and when."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.hill.roster import Player, Team
from app.hill.rules import RuleSet
from app.night import intents
from app.night.clock import NightClock
from app.night.evening import Evening
from app.night.events import Founded
from app.night.packs_desk.heard import (
    HeardBook,
    Repeat,
    StoreError,
    heard_night,
    question_key,
    season_of,
)
from app.packs import PackQuestion
from app.store.memory import MemoryJournal

QUESTIONS = tuple(
    PackQuestion(str(n), 0, text, text, f"ответ {n}", n)
    for n, text in enumerate(
        ("Кто написал роман в стихах «Евгений Онегин»?", "Что на картинке?", "Где это было?"), 1
    )
)


def team(name: str, *players: Player, id_: str = "") -> Team:
    return Team(id_ or name, name, None, players)


A = team("Совы", Player("1", "Иванова", "Анна", "101"))
B = team("Ёжики", Player("2", "Петров", "Пётр"))
C = team("Лисы", Player("3", "Новая", "Вера", "303"))


def evening(*teams: Team, date: str = "2026-10-12", rehearsal: bool = False) -> Evening:
    first = Founded("Осень", date, "", RuleSet(summit=5), teams, rehearsal)
    clock = NightClock(0, lambda: 0, lambda: "2026-10-12T20:00:00+03:00")
    made = Evening.found(MemoryJournal(), first, clock)
    assert made.do(intents.ChoosePack("p", QUESTIONS, ())) is None
    return made


def asked(night: Evening) -> None:
    for wish in (intents.Announce(), intents.Close(), intents.Resolve()):
        assert night.do(wish) is None


@pytest.fixture
def book(tmp_path: Path) -> HeardBook:
    return HeardBook(tmp_path / "used.sqlite")


def test_a_question_is_the_same_however_it_is_spelt() -> None:
    long = QUESTIONS[0].host_text
    assert question_key(long, "Пушкин") == question_key(f"  {long.upper()}!", "А. Пушкин")
    assert question_key("Кто это?", "Гоголь") != question_key("Кто это?", "Толстой")
    assert question_key("Кто это?", "Гоголь") == question_key("кто это", "гоголь.")
    assert question_key(" ", "x") == ""


@pytest.mark.parametrize(
    ("day", "month", "season"),
    [
        ("2026-10-12", 9, ("2026-09-01", "2027-08-31")),
        ("2026-08-31", 9, ("2025-09-01", "2026-08-31")),
        ("2026-01-01", 1, ("2026-01-01", "2026-12-31")),
        ("", 9, ("", "")),
    ],
)
def test_a_season_begins_in_its_month(day: str, month: int, season: tuple[str, str]) -> None:
    assert season_of(day, month) == season


def test_what_was_heard_is_told_by_team_question_and_night(book: HeardBook) -> None:
    night = evening(A, B)
    asked(night)
    assert night.do(intents.Join(C)) is None
    assert night.do(intents.Announce()) is None
    book.keep(heard_night(night.night, "g1"))
    book.keep(heard_night(night.night, "g1"))
    when = (("2026-10-12", "Осень"),)
    moved = team("Другие", A.players[0], Player("9", "Кто", "Угодно"), id_="x")
    renamed = team("ежики", id_="y")
    found = book.repeats(QUESTIONS, (moved, renamed, C, team("Чужие")), "2026-11-30")
    assert found == (
        Repeat("Другие", (1, 2), when),
        Repeat("ежики", (1, 2), when),
        Repeat("Лисы", (2,), when),
    )
    assert book.repeats(QUESTIONS[2:], (moved,), "2026-11-30") == ()
    assert book.repeats(QUESTIONS, (moved,), "2026-11-30", but="g1") == ()
    assert book.repeats(QUESTIONS, (moved,), "2027-09-01") == ()
    book.month = 1
    assert book.repeats(QUESTIONS, (moved,), "2027-01-01") == ()


def test_a_team_that_left_has_not_heard_the_rest(book: HeardBook) -> None:
    night = evening(A, B, C)
    asked(night)
    assert night.do(intents.Withdraw(B.id)) is None
    asked(night)
    book.keep(heard_night(night.night, "g"))
    assert book.repeats(QUESTIONS, (B,), "2026-10-13")[0].questions == (1,)
    assert book.repeats(QUESTIONS, (A,), "2026-10-13")[0].questions == (1, 2)


def test_rehearsals_and_nights_without_questions_are_not_kept(book: HeardBook) -> None:
    rehearsal = evening(A, B, rehearsal=True)
    asked(rehearsal)
    assert heard_night(rehearsal.night, "r") is None
    assert heard_night(evening(A, B).night, "n") is None
    book.keep(None)
    assert book.repeats(QUESTIONS, (A,), "2026-10-13") == ()


def test_a_night_without_a_day_always_warns(book: HeardBook) -> None:
    night = evening(A, B, date="")
    asked(night)
    book.keep(heard_night(night.night, "g"))
    assert book.repeats(QUESTIONS, (A,), "2030-10-13")[0].nights == (("", "Осень"),)


def test_a_broken_file_is_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "used.sqlite"
    path.write_bytes(b"no database at all" * 100)
    with pytest.raises(StoreError):
        HeardBook(path).repeats(QUESTIONS, (A,), "2026-10-13")


def test_a_thousand_questions_are_asked_in_parts(book: HeardBook) -> None:
    night = evening(A, B)
    asked(night)
    book.keep(heard_night(night.night, "g"))
    many = tuple(
        PackQuestion(str(n), 0, f"Вопрос, которого не было, {n}", "", "x", n) for n in range(6000)
    )
    assert book.repeats((*many, QUESTIONS[0]), (A,), "2026-10-13")[0].questions == (6001,)
