"""Who was entered after the start of the game is exported and not eligible (2.6)."""

from __future__ import annotations

from app.hill import events as happened
from app.hill.chronicle import record_of
from app.hill.evolve import evolve
from app.hill.game import new_game
from app.hill.record import read_record, write_record
from app.hill.roster import Player, Team
from app.hill.rules import RuleSet
from app.hill.turn import Question
from app.results.club_table import default_table
from app.results.rating import rate

FIRST = Player("p1", "Иванова", "Анна", "1")
SECOND = Player("p2", "Поздний", "Яков", "2")
TEAMS = (Team("a", "Совы", "p1", (FIRST,)), Team("b", "Ёжики"))


def eligible(*events: happened.Event) -> dict[str | None, str | None]:
    game = new_game(RuleSet(), TEAMS)
    for event in events:
        game = evolve(game, event)
    record = read_record(write_record(record_of(game)))
    return {row.player.surname: row.not_eligible for row in rate(record, default_table()).players}


ADDED = happened.TeamEdited(Team("a", "Совы", "p1", (FIRST, SECOND)))
ASKED = happened.Announced(Question())


def test_2_6_before_the_first_question_everybody_is_in_time() -> None:
    assert eligible(ADDED, ASKED) == {"Иванова": None, "Поздний": None}


def test_2_6_a_player_entered_after_the_first_question_is_late() -> None:
    assert eligible(ASKED, ADDED) == {"Иванова": None, "Поздний": "registered_late"}


def test_2_6_a_later_correction_of_the_name_keeps_the_mark_and_makes_none() -> None:
    renamed = (Player("p1", "Иванова-Ли", "Анна", "1"), Player("p2", "Позднев", "Яков", "2"))
    later = happened.TeamEdited(Team("a", "Совы", "p1", renamed))
    assert eligible(ASKED, ADDED, later) == {"Иванова-Ли": None, "Позднев": "registered_late"}
