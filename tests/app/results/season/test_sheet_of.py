"""A night's figures, worked out by hand from its record, and the same through the archive."""

import json
from pathlib import Path
from typing import Any

import pytest

from app.hill.record import RecordError, read_record
from app.results.club_table import default_table
from app.results.season.sheet_of import NIGHT_ID, night_id, sheet_of
from app.store.club.archive import Archive
from app.store.club.season import SeasonRules
from app.store.club.sheet import NightSheet, Part, QuestionSheet, ReignSheet, content_hash
from tests.app.results.season.hand import RECORD, TURNS, WRONG

TABLE = default_table()


def sheet(**changes: Any) -> NightSheet:
    return sheet_of(read_record({**RECORD, **changes}), TABLE)


def test_teams_by_hand() -> None:
    hedgehogs, equals, foxes = sheet().teams
    assert [(team.id, team.place, team.step, team.points) for team in sheet().teams] == [
        ("t2", "1", 3, 6),  # 1; 1 and a partner's point; void; 1; 1; 1
        ("t1", "2", 2, 5),  # 1; jump 2 and a partner's point; void; 0; 0; 1
        ("t3", "3", 1, 2),  # 0; 0; void; 1; 0; 1
    ]
    assert (hedgehogs.correct, hedgehogs.answered) == (5, 5)
    assert (equals.correct, equals.answered) == (3, 5)
    assert (foxes.correct, foxes.answered) == (2, 3)


def test_ratings_by_hand() -> None:
    hedgehogs, equals, foxes = sheet().teams
    assert hedgehogs.parts == (
        *(Part("place", 115), Part("correct", 5), Part("partner", 1), Part("all_partner", 3)),
    )
    assert hedgehogs.rating == 124
    assert equals.parts == (
        *(Part("place", 110), Part("correct", 3), Part("jump", 1)),
        *(Part("partner", 1), Part("all_partner", 3)),
    )
    assert equals.rating == 118
    assert foxes.parts == (Part("place", 105), Part("correct", 2))
    assert foxes.rating == 107


def test_jumps_revolutions_and_paths_by_hand() -> None:
    hedgehogs, equals, foxes = sheet().teams
    assert [(team.jumps_tried, team.jumps_made) for team in (equals, hedgehogs, foxes)] == [
        *((1, 1), (0, 0), (1, 0))
    ]
    assert (hedgehogs.revolutions_tried, hedgehogs.revolutions_made) == (1, 1)
    assert (equals.revolutions_tried, equals.revolutions_made) == (1, 0)
    assert equals.path == (1, 3, 3, 2, 2, 2)
    assert hedgehogs.path == (1, 2, 2, 3, 3, 3)
    assert foxes.path == (0, 0, 0, 1, 0, 1)


def test_questions_by_hand() -> None:
    assert sheet().questions == (
        QuestionSheet(1, "Первый", 3, 3, 2, "t2", 3000),
        QuestionSheet(2, "Партнёрский", 3, 2, 2, "t2", 2500, partner=True),
        QuestionSheet(3, "Снятый", void=True),
        QuestionSheet(4, "Четвёртый", 3, 3, 2, "t2", 2000),
        QuestionSheet(5, "Трудный", 3, 2, 1, "t2", 1500),
        QuestionSheet(6, "Лёгкий", 3, 3, 3, "t2", 1000),
    )


def test_reigns_by_hand() -> None:
    """=1+1 was king after turn 2 alone, for turn 3 was none (H12); the hedgehogs after 4, 5, 6."""
    assert sheet().reigns == (ReignSheet("t1", 2, 1), ReignSheet("t2", 4, 3))


def test_players_have_the_teams_points_and_the_hosts_correction() -> None:
    made = [{"team": "t1", "number": 2, "points": 50, "reason": "ушёл после третьего хода"}]
    anna, pyotr = sheet(rating={"corrections": made}).teams[1].players
    assert (anna.surname, anna.club_id, anna.captain, anna.rating) == ("Иванова", "1032", True, 118)
    assert anna.parts == ()
    assert (pyotr.club_id, pyotr.captain, pyotr.rating) == ("", False, 50)
    assert pyotr.parts == (Part("correction", 50),)


def test_the_season_shows_the_same_figures(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path / "archive.sqlite")
    archive.add(sheet())
    assert [(row.place, row.title, row.total, row.wins) for row in archive.table()] == [
        ("1", 'Ёжики "в тумане"; №5', 124, 1),
        ("2", "=1+1", 118, 0),
        ("3", "Лисы", 107, 0),
    ]
    players = archive.table(of="players")
    assert [(row.place, row.title, row.total) for row in players] == [
        ("1", "Сидоров Семён", 124),
        ("2–3", "Иванова Анна", 118),
        ("2–3", "Петров Пётр", 118),
    ]
    (night,) = archive.behind(SeasonRules(), "players", players[1].who)
    assert (night.team, night.place, night.step, night.points) == ("=1+1", "2", 2, 5)
    assert sum(part.points for part in night.parts) == night.rating == 118
    found = archive.statistics()
    assert found.questions == 5
    assert (found.hardest[0].text, found.hardest[0].correct) == ("Трудный", 1)
    assert (found.easiest[0].text, found.easiest[0].correct) == ("Лёгкий", 3)
    assert [one.ms for one in found.quickest] == [1000, 1500, 2000, 2500, 3000]
    assert [(one.team, one.length) for one in found.reigns] == [
        ('Ёжики "в тумане"; №5', 3),
        ("=1+1", 1),
    ]
    assert (found.total.jumps_tried, found.total.jumps_made) == (2, 1)
    assert (found.total.revolutions_tried, found.total.revolutions_made) == (2, 1)


def test_the_record_goes_with_the_night() -> None:
    assert json.loads(sheet().record)["turns"][4]["declarations"] == TURNS[4]["declarations"]


def test_an_unfinished_game_has_no_places_and_no_points_for_them() -> None:
    unfinished = sheet(turns=TURNS[:5])
    assert not unfinished.finished
    assert {team.place for team in unfinished.teams} == {"–"}
    assert unfinished.teams[0].parts[0].what == "correct"


def test_a_rehearsal_says_so() -> None:
    assert sheet(rehearsal=True).rehearsal
    assert not sheet().rehearsal


def test_an_appeal_leaves_the_nights_id_and_is_a_higher_revision() -> None:
    turns = [*TURNS[:5], {**TURNS[5], "answers": {**TURNS[5]["answers"], "t3": WRONG}}]
    appeals = [{"turn": 6, "team": "t3", "was": True, "now": False, "reason": "…"}]
    appealed = sheet(turns=turns, appeals=appeals)
    assert appealed.night == sheet().night
    assert appealed.revision > sheet().revision
    assert content_hash(appealed) != content_hash(sheet())


def test_a_record_that_names_its_night_is_that_night() -> None:
    assert night_id(read_record({**RECORD, NIGHT_ID: "8d3c"})) == "8d3c"
    assert night_id(read_record({**RECORD, NIGHT_ID: " "})) == sheet().night


@pytest.mark.parametrize("change", [{"title": "Зимний"}, {"date": "2026-10-18"}, {"venue": "Бар"}])
def test_another_night_has_another_id(change: dict[str, str]) -> None:
    assert sheet(**change).night != sheet().night


def test_a_late_team_and_one_that_left_have_gaps_in_their_paths() -> None:
    late = {"type": "join", "team": {"id": "t9", "name": "Поздние"}}
    gone = {"type": "withdraw", "team": "t3"}
    turns = [TURNS[0], {"before": [late, gone], **TURNS[1]}, {"void": True}]
    teams = {team.id: team for team in sheet(turns=turns).teams}
    assert teams["t9"].path == (None, 0, 0)
    assert teams["t3"].path == (0, None, None)
    assert teams["t3"].place == "–"


def test_a_game_that_cannot_be_is_refused() -> None:
    with pytest.raises(RecordError, match="turn 1"):
        sheet(turns=[{"declarations": {"t1": "jump"}}])
