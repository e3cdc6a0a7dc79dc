"""A live game, its events and its record tell the same story, whatever happens."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from app.hill import decide
from app.hill.appeal import preview_appeal
from app.hill.chronicle import game_of, record_of
from app.hill.events import Appealed, MarkAmended
from app.hill.evolve import evolve
from app.hill.game import Game, Phase, new_game
from app.hill.record import read_record, read_text, write_record, write_text
from app.hill.refusal import Refusal
from app.hill.roster import Team
from app.hill.turn import Question, Turn
from tests.app.hill.drawn import Played, games
from tests.app.hill.live import Live

MARKS = st.builds(
    MarkAmended,
    team=st.sampled_from("abcde"),
    correct=st.sampled_from([True, False, None]),
    at_ms=st.none() | st.integers(0, 3),
    given=st.booleans(),
)
APPEALS = st.builds(
    Appealed,
    turn=st.integers(1, 14),
    marks=st.lists(MARKS, max_size=3, unique_by=lambda mark: mark.team).map(tuple),
    partner=st.sampled_from([(), (), (True,), (None,)]),
    void=st.sampled_from([(), (), (True,), (False,)]),
    reason=st.just("heard again"),
)


def lived(game: Played) -> Live:
    """The drawn game played as a live one, wish by wish."""
    live = Live(new_game(game.positions[0].rules, [Team(team) for team in game.teams]))
    for turn in game.turns:
        live = played(live, turn)
    return live


def played(live: Live, turn: Turn) -> Live:
    for team, made in turn.declarations.items():
        live = live.does(decide.declare, team, made.kind)
    live = live.does(decide.announce, Question(partner=turn.question.partner))
    for team, given_ in turn.answers.items():
        live = live.does(decide.answer, team, given_.at_ms)
    live = live.does(decide.close)
    live = live.does(decide.mark, {team: given_.correct for team, given_ in turn.answers.items()})
    live = live.does(decide.void) if turn.void else live
    live = live.does(decide.resolve)
    if turn.decision is not None:
        live = live.does(decide.settle_tie, turn.decision.team, turn.decision.reason)
    return live


@given(games())
def test_a_live_game_comes_to_the_positions_of_its_record(game: Played) -> None:
    live = lived(game)
    assert live.game.positions == game.positions
    again = game_of(read_text(write_text(record_of(live.game))))
    assert (again.positions, again.turns) == (live.game.positions, live.game.turns)


@given(games())
def test_the_events_alone_give_the_game_again(game: Played) -> None:
    live = lived(game)
    again = new_game(live.game.rules, [Team(team) for team in game.teams])
    for event in live.events:
        again = evolve(again, event)
    assert again == live.game


@given(games(), st.lists(APPEALS, max_size=3))
def test_h18_after_appeals_the_game_is_what_its_record_tells(
    game: Played, wishes: list[Appealed]
) -> None:
    after = lived(game).game
    for wish in wishes:
        found = preview_appeal(after, wish)
        if isinstance(found, Refusal):
            continue
        after = found.after
        assert after.phase in Phase
    told = record_of(after)
    assert game_of(told).positions == after.positions
    assert read_record(write_record(told)) == told
    assert kept(after) == len(game.turns)


def kept(game: Game) -> int:
    """The turns that were asked: those that count and those that an earlier end has cut off."""
    return len(game.turns) + len(game.ignored)


@given(games(), APPEALS)
def test_h18_an_appeal_and_its_reverse_give_the_first_positions_back(
    game: Played, wish: Appealed
) -> None:
    first = lived(game).game
    found = preview_appeal(first, wish)
    if isinstance(found, Refusal):
        return
    back = preview_appeal(found.after, reverse(first, wish))
    assert not isinstance(back, Refusal)
    assert back.after.positions == first.positions
    assert settled(back.after) == settled(first)


def reverse(game: Game, wish: Appealed) -> Appealed:
    turn = game.turns[wish.turn - 1]
    marks = tuple(old_mark(turn, mark.team) for mark in wish.marks)
    partner = (turn.question.partner,) if wish.partner else ()
    return replace(wish, marks=marks, partner=partner, void=(turn.void,) if wish.void else ())


def old_mark(turn: Turn, team: str) -> MarkAmended:
    answer = turn.answers.get(team)
    if answer is None:
        return MarkAmended(team, None, None, given=False)
    return MarkAmended(team, answer.correct, answer.at_ms)


def settled(game: Game) -> Mapping[str, Any]:
    return {"winner": game.outcome.winner, "level": game.outcome.level, "ignored": game.ignored}
