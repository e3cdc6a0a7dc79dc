"""What the host reads of an appeal is what the appeal does (H18)."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.hill import decide
from app.hill.appeal import amend
from app.hill.evolve import evolve
from app.hill.game import Game, Phase, new_game
from app.hill.refusal import Refusal
from app.night.appeal_view import AppealView, appeal_view
from app.night.rulebook import Appealed, MarkAmended, Reason, RuleSet, Team
from app.night.teams import team_views

TEAMS = tuple(f"t{number}" for number in range(1, 5))
MARKS = st.dictionaries(
    st.sampled_from(TEAMS), st.tuples(st.booleans(), st.sampled_from([None, 500, 700, 900]))
)


def did(game: Game, decision: decide.Decision) -> Game:
    assert not isinstance(decision, Refusal), str(decision)
    for event in decision:
        game = evolve(game, event)
    return game


def play(game: Game, marks: dict[str, tuple[bool, int | None]]) -> Game:
    game = did(game, decide.announce(game, decide.Question()))
    for team, (_, at_ms) in marks.items():
        game = did(game, decide.answer(game, team, at_ms))
    game = did(game, decide.close(game))
    game = did(game, decide.mark(game, {team: right for team, (right, _) in marks.items()}))
    game = did(game, decide.resolve(game))
    while game.tied:
        game = did(game, decide.settle_tie(game, game.tied[0], "жребий ведущего"))
    return game


@st.composite
def appeals(draw: st.DrawFn) -> tuple[Game, Appealed]:
    rules = RuleSet(summit=3, hold_turns=draw(st.integers(1, 3)), main_questions=8)
    game = new_game(rules, [Team(team) for team in TEAMS])
    for marks in draw(st.lists(MARKS, min_size=1, max_size=7)):
        if game.phase is Phase.DECLARING:
            game = play(game, marks)
    changed = draw(MARKS)
    appeal = Appealed(
        turn=draw(st.integers(1, len(game.turns))),
        marks=tuple(MarkAmended(team, right, at) for team, (right, at) in changed.items()),
        void=draw(st.sampled_from([(), (True,)])),
        reason="жюри",
    )
    return game, appeal


@given(appeals())
def test_h18_the_view_is_the_applied_appeal(case: tuple[Game, Appealed]) -> None:
    game, appeal = case
    view = appeal_view(game, appeal)
    if isinstance(view, Refusal):
        assert view.reason is Reason.NOTHING_CHANGES
        return
    decision = decide.appeal(game, appeal)
    if view.waits is not None:
        assert isinstance(decision, Refusal)
        assert decision.reason is Reason.DECISION_FIRST
        assert {team.id for team in view.waits[1]} <= set(TEAMS)
        return
    after = did(game, decision)
    assert tuple(line.after for line in view.teams) == team_views(after, after.now, {})
    assert tuple(line.before for line in view.teams) == team_views(game, game.now, {})
    assert view.after.reason == after.outcome.reason
    assert (view.after.king.id if view.after.king else None) == after.last.king
    assert tuple(team.id for team in view.tied) == after.tied
    assert len(view.ignored) == len(after.ignored)
    assert len(after.turns) + len(after.ignored) == len(game.turns) + len(game.ignored)


def test_h18_turns_behind_a_new_end_are_ignored_and_can_be_revived() -> None:
    game = new_game(RuleSet(summit=3, hold_turns=1), [Team("t1"), Team("t2")])
    for marks in ({"t1": (True, 100)}, {"t1": (True, 100)}, {}, {"t2": (True, 100)}):
        game = play(game, marks)
    forth = Appealed(3, (MarkAmended("t1", True, 100),), reason="жюри")
    closed = appeal_view(game, forth)
    assert isinstance(closed, AppealView)
    assert (closed.before.reason, closed.after.reason) == ("unfinished", "unassailable")
    assert closed.ignored == (4,)
    back = Appealed(3, (MarkAmended("t1", None, None, given=False),), reason="жюри")
    opened = appeal_view(amend(game, forth), back)
    assert isinstance(opened, AppealView)
    assert opened.revived == (4,)
    assert opened.after.reason == "unfinished"
