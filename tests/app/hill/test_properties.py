"""What holds in every game, whatever happens."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise, product
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from app.hill.allowed import may_jump, may_revolt, why_not
from app.hill.ending import can_depose, turns_to_depose
from app.hill.play import play
from app.hill.position import Climber, Position, start
from app.hill.refusal import Refusal
from app.hill.result import outcome, standings
from app.hill.rules import RuleSet
from app.hill.turn import Answer, Declaration, DeclarationKind, Turn
from tests.app.hill.drawn import Played, by_team, games, played


@given(games(), st.randoms())
def test_2_2_1_the_order_of_teams_and_of_entries_never_matters(game: Played, rng: Random) -> None:
    teams = rng.sample(game.teams, len(game.teams))
    position = start(game.positions[0].rules, teams)
    for turn, expected in zip(game.turns, game.positions[1:], strict=True):
        position = played(
            position,
            replace(
                turn,
                declarations=shuffled(rng, turn.declarations),
                answers=shuffled(rng, turn.answers),
            ),
        )
        assert by_team(position) == by_team(expected)
    found, wanted = outcome(position, game.turns), outcome(game.positions[-1], game.turns)
    assert not isinstance(found, Refusal)
    assert not isinstance(wanted, Refusal)
    assert (found.winner, set(found.level)) == (wanted.winner, set(wanted.level))
    places = {line.team: line.place for line in standings(position, found.winner)}
    assert places == {line.team: line.place for line in standings(game.positions[-1], found.winner)}


def shuffled(rng: Random, entries: Mapping[str, Any]) -> dict[str, Any]:
    return {team: entries[team] for team in rng.sample(sorted(entries), len(entries))}


@given(games())
def test_h4_a_team_on_step_0_can_never_jump(game: Played) -> None:
    for position in game.positions:
        assert not [team for team in may_jump(position) if position.climbers[team].step == 0]


@given(games())
def test_h5_only_the_king_stands_on_the_summit(game: Played) -> None:
    for position in game.positions:
        summit = position.rules.summit
        above = [team for team, climber in position.climbers.items() if climber.step >= summit]
        assert above == [team for team in [position.king] if team is not None]
        assert all(0 <= climber.step <= summit for climber in position.climbers.values())


@given(games())
def test_1_5_points_never_fall_and_steps_by_one_at_most(game: Played) -> None:
    for before, after in pairwise(game.positions):
        for team, climber in after.climbers.items():
            gained = climber.points - before.climbers[team].points
            moved = climber.step - before.climbers[team].step
            assert 0 <= gained <= 3
            assert -1 <= moved <= 2


@given(games())
def test_2_4_5_a_team_has_one_right_at_most_and_all_have_one_without_a_king(game: Played) -> None:
    for position in game.positions:
        if position.king is None:
            assert all(climber.right for climber in position.climbers.values())
        for team in may_revolt(position):
            assert position.climbers[team].right


@given(games())
def test_2_5_a_game_that_goes_on_has_no_king_or_one_that_can_be_deposed(game: Played) -> None:
    for position in game.positions:
        assert position.hold <= position.rules.hold_turns
        if position.finish is not None:
            assert (may_jump(position), may_revolt(position), can_depose(position)) == ([], [], [])
        elif position.king is not None:
            assert can_depose(position)


@given(games())
def test_2_5_3_every_team_has_its_place(game: Played) -> None:
    end = outcome(game.positions[-1], game.turns)
    assert not isinstance(end, Refusal)
    table = standings(game.positions[-1], end.winner)
    assert sorted(line.team for line in table) == game.teams
    if end.winner is not None:
        assert (table[0].team, table[0].place) == (end.winner, "1")


def test_2_5_2_the_closed_form_is_the_search_over_all_ways_to_play() -> None:
    """Every small board: the fewest turns to depose, in closed form and by playing everything."""
    for summit, free, last, left in product(range(3, 8), (True, False), (True, False), range(1, 6)):
        rules = RuleSet(summit=summit, hold_turns=left, jump_to_summit=free)
        for step in range(summit):
            climbers = {"k": Climber(summit, 9, False), "a": Climber(step, 0, last)}
            position = Position(rules, climbers, 9, 9, "k")
            assert turns_to_depose(position, "a") == fewest_turns(position, left)


def test_2_5_2_questions_left_bound_the_search_too() -> None:
    for questions, step in product(range(1, 5), range(5)):
        rules = RuleSet(summit=5, hold_turns=9, main_questions=9 + questions)
        climbers = {"k": Climber(5, 9, False), "a": Climber(step, 0, True)}
        position = Position(rules, climbers, 9, 9, "k")
        assert turns_to_depose(position, "a") == fewest_turns(position, questions)


def fewest_turns(position: Position, most: int) -> int | None:
    """The fewest turns in which team a becomes king, found by playing on in every way."""
    reached = {position.climbers["a"]: position}
    for turns in range(1, most + 1):
        following: dict[Climber, Position] = {}
        for here in reached.values():
            for after in ways(here):
                if after.king == "a":
                    return turns
                following[after.climbers["a"]] = after
        reached = following
    return None


def ways(position: Position) -> list[Position]:
    """All that team a can do in a turn in which the king fails; the game is made to go on."""
    found = []
    kinds: tuple[DeclarationKind | None, ...] = (None, "jump", "revolution")
    for kind, correct in product(kinds, (True, False)):
        if kind is not None and why_not(position, "a", kind) is not None:
            continue
        declarations = {} if kind is None else {"a": Declaration(kind)}
        after = play(position, Turn(declarations=declarations, answers={"a": Answer(correct)}))
        assert not isinstance(after, Refusal)
        found.append(replace(after, finish=None))
    return found
