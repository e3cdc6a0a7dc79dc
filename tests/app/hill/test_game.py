"""The live game as a fold: complete at every moment, and never changed behind anybody's back."""

from __future__ import annotations

import pytest

from app.hill import decide
from app.hill.chronicle import PENDING, game_of, record_of
from app.hill.events import Decided, Event, TeamWithdrew
from app.hill.evolve import evolve
from app.hill.game import Game, Phase, new_game
from app.hill.record import read_record
from app.hill.record.writer import write_record
from app.hill.roster import Team
from app.hill.rules import RuleSet
from tests.app.hill.live import Live, evening

PLAYED = (
    evening("a b c", summit=4)
    .turn("a+ b+ c-")
    .turn("a+j b+ c+")
    .does(decide.join, Team("d"))
    .does(decide.correct, "c", 1, 2, "a slip")
    .does(decide.withdraw, "b")
    .turn("a+ c+ d-")
    .appeal(1, "c+")
    .opened("c+ d+J")
)


def test_the_fold_never_changes_the_game_it_came_from() -> None:
    game = new_game(RuleSet(summit=4), [Team("a"), Team("b"), Team("c")])
    told: list[tuple[Game, str]] = []
    for event in PLAYED.events:
        told.append((game, repr(game)))
        game = evolve(game, event)
    assert game == PLAYED.game
    assert all(repr(before) == text for before, text in told)


def test_2_2_1_the_preview_is_what_the_turn_comes_to_and_moves_nothing() -> None:
    live = evening("a b").turn("a+ b+").marked("a+j b-")
    expected = live.game.preview
    assert live.steps == "a1 b1"
    assert live.does(decide.resolve).game.last == expected


@pytest.mark.parametrize(
    ("live", "phase"),
    [
        (evening("a b"), Phase.DECLARING),
        (evening("a b").opened(), Phase.OPEN),
        (evening("a b").marked(), Phase.CLOSED),
        (evening("a b").turn(), Phase.DECLARING),
        (evening("a b", summit=3).turn("a+ b+").turn("a+ b+").turn("a+ b+"), Phase.UNDECIDED),
        (evening("a b", main_questions=1).turn(), Phase.UNDECIDED),
        (evening("a b", main_questions=1).turn("a+"), Phase.OVER),
    ],
)
def test_the_phase_says_what_the_game_waits_for(live: Live, phase: Phase) -> None:
    assert live.phase is phase


def test_h10_and_h14_the_teams_among_which_the_host_chooses() -> None:
    dispute = evening("a b c", summit=3).turn("a+ b+").turn("a+ b+").turn("a+ b+")
    assert dispute.game.tied == ("a", "b")
    assert evening("a b c", main_questions=1).turn("a+ c+").game.tied == ("a", "c")
    assert evening("a b").game.tied == ()


def test_h16_a_team_that_comes_before_the_first_turn_is_one_of_the_start() -> None:
    live = evening("a b").does(decide.withdraw, "a").does(decide.join, Team("c"))
    assert live.game.first == ("a", "b", "c")
    assert live.game.now.in_game() == ["b", "c"]
    assert live.turn("b+ c-").steps == "a0 b1 c0"


def test_a_name_put_right_late_is_the_name_in_the_whole_record() -> None:
    live = evening("a b").turn("a+").does(decide.join, Team("c", "Lat")).turn("c+")
    live = live.does(decide.edit_team, Team("c", "Late")).does(decide.edit_team, Team("a", "Owls"))
    value = write_record(record_of(live.game))
    assert value["teams"][0]["name"] == "Owls"
    assert value["turns"][1]["before"][0]["team"]["name"] == "Late"


def test_the_turn_in_progress_is_in_the_record_and_no_turn_of_the_game() -> None:
    live = evening("a b").turn("a+ b+").does(decide.withdraw, "a").does(decide.join, Team("c"))
    record = read_record(write_record(record_of(live.opened("c+").game)))
    assert len(record.turns) == 1
    assert record.extra[PENDING]["before"][0] == {"type": "withdraw", "team": "a"}
    again = game_of(record)
    assert again.phase is Phase.DECLARING
    assert again.now.in_game() == ["b", "c"]


@pytest.mark.parametrize("event", [TeamWithdrew("z"), Decided("z", "by lot")])
def test_events_of_another_program_are_refused(event: Event) -> None:
    live = evening("a b", summit=3).turn("a+ b+").turn("a+ b+").turn("a+ b+")
    if isinstance(event, TeamWithdrew):
        live = live.does(decide.settle_tie, "b", "by lot")
    with pytest.raises(ValueError, match="cannot have come to this"):
        evolve(live.game, event)
