"""A night worked out by hand from its record: every figure is written here with its clause."""

from __future__ import annotations

from app.results.club_table import default_table
from app.results.played import played_game
from app.results.protocol_of import protocol_of
from app.results.rating import Rating, TeamRating, rate
from tests.app.results.nights import BY_HAND, by_hand, changed

TABLE = default_table()


def team(rating: Rating, id_: str) -> TeamRating:
    return next(found for found in rating.teams if found.team.id == id_)


def parts(rating: Rating, id_: str) -> dict[str, int]:
    return {part.name: part.points for part in team(rating, id_).parts if part.points}


def test_the_table_of_the_night() -> None:
    lines = [
        (line.team, line.place, line.step, line.points, line.prize)
        for line in protocol_of(by_hand(), TABLE).table
    ]
    assert lines == [
        ("c", "1", 4, 9, 1),  # the king, after three turns of hold (2.5.1, 2.5.3)
        ("b", "2", 3, 8, 2),  # level with a on the step, more points (2.5.2)
        ("a", "3", 3, 7, 3),
        ("d", "–", 1, 1, None),  # withdrew (H16)
    ]


def test_c_won_the_night() -> None:
    rating = rate(by_hand(), TABLE)
    assert parts(rating, "c") == {
        "place": 115,
        "correct": 6,  # turns 2, 4, 5, 6, 7, 8; turn 3 was taken off (R2)
        "jump": 1,  # turn 4
        "partner": 2,  # turns 2 and 5
        "all_partner": 3,  # both that were asked
    }
    assert team(rating, "c").rating == 127


def test_b_jumped_twice_in_time_and_once_too_late() -> None:
    rating = rate(by_hand(), TABLE)
    assert parts(rating, "b") == {
        "place": 110,
        "correct": 5,  # turns 1, 4, 5, 6, 8
        "jump": 1,  # turn 6; that of turn 2 failed, that of turn 4 came too late (2.2.5, R2)
        "partner": 1,  # turn 5
    }
    assert team(rating, "b").rating == 117


def test_a_was_king_and_was_deposed() -> None:
    rating = rate(by_hand(), TABLE)
    assert parts(rating, "a") == {
        "place": 105,
        "correct": 5,  # turns 1, 2, 4, 6, and 7 after the appeal (H18)
        "jump": 1,  # turn 2
        "partner": 1,  # turn 2; it failed that of turn 5
    }
    assert team(rating, "a").rating == 112


def test_r2_who_withdrew_gets_no_points_for_a_place() -> None:
    rating = rate(by_hand(), TABLE)
    assert parts(rating, "d") == {"correct": 1}  # turn 4
    assert team(rating, "d").rating == 1


def test_every_participant_gets_the_teams_points() -> None:
    rating = rate(by_hand(), TABLE)
    rows = [
        (row.player.surname, row.team.team.id, row.captain, row.points, row.not_eligible)
        for row in rating.players
    ]
    assert rows == [
        ("Ли", "c", True, 127, "no_club_id"),  # 2.6
        ("-Минус", "b", False, 117, None),
        ("Иванова", "a", False, 112, None),
        ("О'Нил", "a", True, 112, None),
        ("Поздняя", "d", False, 1, "registered_late"),  # came before turn 3 (2.6)
    ]


def test_r2_an_unfinished_game_gives_no_points_for_places() -> None:
    rating = rate(changed(BY_HAND, turns=BY_HAND["turns"][:6], appeals=[]), TABLE)
    assert not rating.finished
    assert all(part.points == 0 for found in rating.teams for part in found.parts[:1])
    assert team(rating, "c").rating == 4 + 1 + 2 + 3


def test_h18_a_rating_follows_the_marks_after_appeals() -> None:
    turns = [dict(turn) for turn in BY_HAND["turns"]]
    turns[6] = {**turns[6], "answers": {**turns[6]["answers"], "a": {"correct": False}}}
    before = team(rate(changed(BY_HAND, turns=turns), TABLE), "a")
    assert (before.rating, before.points) == (111, 6)


def test_figures_of_a_question() -> None:
    turns = protocol_of(by_hand(), TABLE).turns
    second, third, fifth = turns[1].figures, turns[2].figures, turns[4].figures
    assert (second.teams, second.correct, second.share) == (3, 2, 67)
    assert (second.fastest, second.fastest_ms) == (("c",), 2000)
    assert (second.jumps, second.jumps_made) == (2, 1)
    assert (third.teams, third.correct, third.share, third.fastest) == (
        0,
        0,
        None,
        (),
    )  # taken off (H12)
    assert (fifth.revolutions, fifth.revolutions_correct) == (1, 1)


def test_a_turn_tells_who_moved() -> None:
    lines = {line.said.team: line for line in protocol_of(by_hand(), TABLE).turns[4].lines}
    c = lines["c"]
    assert (c.step_before, c.step_after, c.gain, c.points, c.crowned) == (3, 4, 2, 6, True)
    assert c.rtt_ms == 17
    assert lines["a"].step_after == 3  # deposed: the step before the Summit (H7)
    assert lines["d"].said.answer is None


def test_a_late_jump_is_said_and_played_as_an_ordinary_turn() -> None:
    line = next(one for one in played_game(by_hand()).turns[3].lines if one.team == "b")
    assert (line.declared, line.late, line.played) == ("jump", True, "ordinary")
