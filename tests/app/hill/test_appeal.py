"""H18 on whole games: what an appeal promises is what it does, and its record replays.

`KOTH_APPEALS=5000 pytest tests/app/hill/test_appeal.py` hears more of them.
"""

from __future__ import annotations

import json
import os
from dataclasses import replace
from random import Random

import pytest

from app.hill import decide
from app.hill.appeal import AppealPreview, mark_of, preview_appeal
from app.hill.chronicle import IGNORED, game_of, record_of
from app.hill.events import Appealed, Decided, DecisionMade, MarkAmended
from app.hill.evolve import evolve
from app.hill.game import Game, Phase
from app.hill.record import read_text, replay_record, write_text
from app.hill.refusal import Reason, Refusal
from tests.app.hill.live import Live, appeal, evening
from tests.oracle import oracle
from tests.oracle.generate import random_record

GAMES = int(os.environ.get("KOTH_APPEALS", "150"))
PART = 50


def drawn(rng: Random) -> Game:
    """A game drawn at random, as if it had been played live."""
    record = random_record(rng, teams=rng.choice([2, 3, 4, 6]), turns=14)
    return game_of(read_text(json.dumps(record)))


def wished(rng: Random, game: Game) -> Appealed:
    """An appeal to a turn of the game."""
    number = rng.randint(1, len(game.turns))
    position = game.positions[number]
    marks = []
    for team in rng.sample(position.in_game(), min(len(position.in_game()), rng.randint(0, 3))):
        was = mark_of(game, number, team)
        correct = rng.choice([True, True, False, None])
        time = rng.choice([was.at_ms, None, 0, 1, rng.randint(0, 60_000)])
        marks.append(MarkAmended(team, correct, time, given=rng.random() < 0.85))
    partner: tuple[str | bool | None, ...] = rng.choice([(), (), ("Tea",), (None,), (True,)])
    void = rng.choice([(), (), (True,), (False,)])
    return Appealed(number, tuple(marks), partner, void, (), "heard again", "judge")


def decided(rng: Random, game: Game, wish: Appealed) -> Appealed | None:
    """The appeal with every decision that it needs; None when it is refused."""
    while True:
        found = preview_appeal(game, wish)
        if isinstance(found, Refusal):
            assert decide.appeal(game, wish) == found
            return None
        if found.waits is None:
            return wish
        turn, level = found.waits
        assert decide.appeal(game, wish) == Refusal(Reason.DECISION_FIRST, turn=turn)
        made = DecisionMade(turn, rng.choice(level), "by lot")
        assert turn not in [earlier.turn for earlier in wish.decisions]
        wish = replace(wish, decisions=(*wish.decisions, made))


@pytest.mark.parametrize("part", range(max(GAMES // PART, 1)))
def test_h18_an_appeal_does_what_it_promised_and_its_record_replays(part: int) -> None:
    for seed in range(part * PART, (part + 1) * PART):
        rng = Random(seed)
        game = drawn(rng)
        for _ in range(4):
            if not game.turns:
                break
            wish = decided(rng, game, wished(rng, game))
            if wish is None:
                continue
            promised = preview_appeal(game, wish)
            assert isinstance(promised, AppealPreview), f"game {seed}"
            asked = len(game.turns) + len(game.ignored)
            history = game.appeals
            game = evolve(game, wish)
            assert game == promised.after, f"game {seed}"
            assert len(game.turns) + len(game.ignored) == asked, f"game {seed}"
            assert game.appeals[: len(history)] == history, f"game {seed}"
            assert list(promised.ignored) == list(range(len(game.turns) + 1, asked + 1))
            assert not game.ignored or game.last.finish is not None, f"game {seed}"
            replays(game, seed)
            if game.phase is Phase.UNDECIDED:
                game = evolve(game, Decided(rng.choice(game.tied), "by lot"))
                replays(game, seed)


def replays(game: Game, seed: int) -> None:
    """The exported record comes to the same in the engine and in the oracle."""
    text = write_text(record_of(game))
    record = read_text(text)
    assert replay_record(record) == record.results, f"game {seed}"
    assert oracle.replay(json.loads(text)) == record.results, f"game {seed}"
    assert len(record.extra.get(IGNORED, ())) == len(game.ignored), f"game {seed}"


def reign(teams: str) -> Live:
    """All stand right at the Summit but a, which is king; rights are not given back."""
    live = evening(teams, summit=3, hold_turns=8, restorations_per_reign=0)
    words = " ".join(f"{team}+" for team in teams.split())
    return live.turn(words).turn(words).turn("a+")


def test_h18_a_revolution_that_has_lost_its_right_is_ordinary() -> None:
    """c's second revolution has its right from b's reign, which the appeal takes away."""
    live = reign("a b c d").turn("b+r c-r").turn("c+r")
    assert (live.king, live.steps) == ("c", "a2 b2 c3 d2")
    again = live.appeal(4, "b-")
    assert (again.king, again.game.last.hold, again.points) == ("a", 2, "a3 b2 c3 d2")
    rights = {team for team, climber in again.game.last.climbers.items() if climber.right}
    assert rights == {"a", "d"}
    assert again.game.turns[4].declarations["c"].stands


def test_h18_a_revolution_off_the_penultimate_step_is_ordinary_and_spends_no_right() -> None:
    live = reign("a b d").turn("a+ b-r")
    assert not live.game.last.climbers["b"].right
    again = live.appeal(1, "b-")
    assert again.steps == "a3 b1 d2"
    assert again.game.last.climbers["b"].right


def test_h18_a_revolution_of_the_team_that_is_king_now_is_ordinary_and_spends_no_right() -> None:
    live = reign("a b d").turn("a+ b-r")
    again = live.appeal(3, "a- b+")
    assert (again.king, again.game.last.hold) == ("b", 1)
    assert again.game.last.climbers["b"].right


def test_h18_a_question_taken_off_gives_declarations_and_rights_back() -> None:
    live = evening("a b", summit=3, hold_turns=8).turn("a+ b+").turn("a+ b+").turn("a+")
    live = live.turn("a+ b-r")
    again = live.appeal(4, "", void=(True,))
    assert (again.king, again.game.last.hold) == ("a", 0)
    assert again.game.last.climbers["b"].right
    back = again.appeal(4, "", void=(False,))
    assert back.game.positions == live.game.positions


def test_h18_ignored_turns_are_exported_under_a_field_of_their_own() -> None:
    live = evening("a b", summit=3, hold_turns=2).turn("a+ b+").turn("a+ b+").turn("a+")
    live = live.turn("b+r").turn("b+").turn("a-")
    ended = live.appeal(4, "b-")
    assert (ended.phase, len(ended.game.turns), len(ended.game.ignored)) == (Phase.OVER, 5, 1)
    value = json.loads(write_text(record_of(ended.game)))
    assert len(value["turns"]) == 5
    assert len(value[IGNORED]) == 1
    assert oracle.replay(value)["result"] == {"reason": "held", "king": "a", "winner": "a"}


def test_h18_an_appeal_while_the_question_is_judged_keeps_the_turn_in_progress() -> None:
    live = evening("a b").turn("a+ b+").marked("a+j b-").appeal(1, "a-")
    assert live.phase is Phase.CLOSED
    assert live.game.turn.answers["a"].correct
    assert live.does(decide.resolve).steps == "a2 b1"  # legal when it was made


def test_h18_an_appeal_that_ends_the_game_holds_the_turn_in_progress_back() -> None:
    live = evening("a b", summit=3, hold_turns=2).turn("a+ b+").turn("a+ b+").turn("a+")
    live = live.turn("b+r").turn("b+").marked("a+")
    ended = live.appeal(4, "b-")
    assert ended.phase is Phase.OVER
    assert ended.refuses(decide.resolve) is Reason.GAME_OVER
    back = ended.appeal(4, "b+")
    assert back.phase is Phase.CLOSED
    assert back.does(decide.resolve).game.positions == live.does(decide.resolve).game.positions


def test_h14_a_decision_for_a_team_no_longer_among_several_level_ones_is_set_aside() -> None:
    live = evening("a b c", main_questions=1).turn("a+ b+ c+")
    live = live.does(decide.settle_tie, "a", "drawn by lot")
    assert live.game.outcome.winner == "a"
    again = live.appeal(1, "a-")
    assert (again.phase, again.game.tied) == (Phase.UNDECIDED, ("b", "c"))


@pytest.mark.parametrize(
    ("made", "reason"),
    [
        (DecisionMade(3, "z", "by lot"), Reason.UNKNOWN_TEAM),
        (DecisionMade(2, "a", "by lot"), Reason.NO_SUCH_TURN),
        (DecisionMade(9, "a", "by lot"), Reason.NO_SUCH_TURN),
        (DecisionMade(0, "a", "by lot"), Reason.NO_SUCH_TURN),
        (DecisionMade(3, "a", " "), Reason.REASON_MISSING),
    ],
)
def test_h18_a_decision_that_cannot_be_is_refused(made: DecisionMade, reason: Reason) -> None:
    live = evening("a b c", summit=3).turn("a+ b+").turn("a+ b+").turn("a+").turn("a+")
    wish = appeal(3, "b+", decisions=(made,))
    assert live.refuses(decide.appeal, wish) is reason


def test_h18_a_time_may_move_the_crown_in_the_last_turn_and_end_the_game() -> None:
    live = evening("a b", summit=3, hold_turns=1, hold_counts_capture=True)
    live = live.turn("a+ b+").turn("a+ b+").turn("a+@2 b+@1")
    assert (live.king, live.phase) == ("b", Phase.OVER)
    assert live.appeal(3, "b+@3").king == "a"
