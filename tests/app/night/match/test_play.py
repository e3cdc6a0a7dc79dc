"""A match from its founding to its end: the big key, the picture, the journal."""

from __future__ import annotations

import pytest

from app.night import intents as evening
from app.night.deeds import deed_of
from app.night.evening import Evening
from app.night.match import intents
from app.night.match.refusal import MatchReason, MatchRefusal
from app.night.match.rehearsal import MatchRehearsal, pitch_rehearsal_night
from app.night.match.views import pitch_view
from app.night.pitch_scene import PitchScene
from app.night.scenes import BlackScene, BoardScene, BreakScene, LogoScene, StandingsScene
from app.night.steps import next_step
from app.quidditch.orders import Order
from app.quidditch.pitch import Spot
from app.quidditch.record.simulated import simulated_record
from app.quidditch.referee import Decision
from app.quidditch.refusal import Reason
from app.quidditch.rules import RuleSet
from app.quidditch.simulate import match_seed
from app.quidditch.teams import Team
from app.store.memory import MemoryJournal
from tests.app.night.evenings import Host
from tests.app.night.match.pitchside import Referee, card, founding


def why(refused: object) -> object:
    assert isinstance(refused, MatchRefusal)
    return refused.reason


def test_the_big_key_leads_through_a_round() -> None:
    host = Referee()
    assert next_step(host.night) is None  # the orders come first
    assert why(host.refused(intents.PlayTact())) is MatchReason.NO_ORDERS
    host.orders()
    assert next_step(host.night) == intents.PlayTact()
    host.do(intents.PlayTact())
    assert host.scene.beats
    assert next_step(host.night) == intents.RestPitch()
    host.do(intents.RestPitch())
    assert host.scene.beats == ()
    assert host.match.now.name == "2"
    assert next_step(host.night) is None


def test_the_big_key_ends_a_match_that_is_over() -> None:
    host = Referee().to_the_end()
    assert host.scene.waiting == "nothing"
    assert next_step(host.night) == intents.EndMatch()
    host.do(intents.EndMatch())
    assert next_step(host.night) is None
    assert why(host.refused(intents.Decide(card()))) is MatchReason.MATCH_ENDED
    host.do(founding(2))  # and another one
    assert host.match.now.round == 1


@pytest.mark.parametrize("seed", [1, 2, 7])
def test_the_stages_lead_from_the_position_before_to_the_one_after(seed: int) -> None:
    host = Referee(seed)
    while not host.match.over:
        if host.match.open_round is None:
            host.orders()
        before = pitch_view(host.match.match, host.match.now)
        was = host.match.now
        host.do(intents.PlayTact())
        scene = host.scene
        if was.kind != "penalty":
            assert scene.before == before
        assert scene.round == was.round
        assert scene.score == was.score
        assert scene.score_after == host.match.now.score
        assert scene.beats[-1].after == pitch_view(host.match.match, host.match.now)
        stages = [beat.stage for beat in scene.beats]
        assert stages == sorted(stages)
        lines = [line.kind for beat in scene.beats for line in beat.lines]
        assert lines == [event.type for event in host.match.moments[-1].events]
        host.do(intents.RestPitch())


def test_a_round_played_at_once_is_seen_tact_after_tact() -> None:
    host = Referee().round().orders()
    host.do(intents.PlayRound())
    stages = [beat.stage for beat in host.scene.beats]
    assert stages.count(1) == 3
    assert host.match.now.name == "3"
    one = Referee().round().orders().tact().tact().tact()
    assert one.match.moments == host.match.moments
    host.undo()
    assert host.match.now.name == "2"


def test_a_match_played_in_an_evening_is_the_engines_own() -> None:
    record = simulated_record(4)
    match = record.match()
    host = Referee()
    host.do(intents.EndMatch())
    seed = match_seed(4)
    host.do(intents.FoundMatch(record.left, record.right, record.rules, seed))
    for entry in record.rounds:
        name = host.match.now.name
        for number, tact in enumerate(entry.tacts, 1):
            for player, order in tact.orders.items():
                host.do(intents.EnterOrder(number, player, order))
        host.do(intents.PlayRound())
        for decision in entry.referee:
            host.do(intents.Decide(decision))
        assert host.match.rounds[-1].name == name
    results = record.results
    assert [host.match.now.score[0], host.match.now.score[1]] == list(results["score"].values())
    assert host.match.now.finished == results["finished"]
    assert host.match.match.ids == match.ids


def test_the_hill_keeps_its_place() -> None:
    host = Host().turn("a+ b-").do(evening.ShowScene("standings"))
    before = host.night
    host.do(intents.SwitchMode("pitch"))
    assert isinstance(host.shot.scene, BoardScene)  # no match yet
    host.do(founding())
    assert isinstance(host.shot.scene, PitchScene)
    assert why(host.refused(evening.Announce())) is MatchReason.ON_PITCH
    host.do(intents.SwitchMode("hill"))
    assert isinstance(host.shot.scene, StandingsScene)
    assert host.night.game == before.game
    host.do(intents.SwitchMode("pitch"))
    assert isinstance(host.shot.scene, PitchScene)


def test_the_games_change_between_turns_only() -> None:
    host = Host().ask()
    assert why(host.refused(intents.SwitchMode("pitch"))) is MatchReason.BETWEEN_TURNS
    assert why(host.refused(intents.SwitchMode("hill"))) is MatchReason.MODE_ON
    assert why(host.refused(intents.PlayTact())) is MatchReason.NO_MATCH


def test_in_a_break_the_match_goes_on() -> None:
    host = Host().do(evening.StartBreak(600_000), intents.SwitchMode("pitch"), founding())
    assert isinstance(host.shot.scene, PitchScene)
    host.do(intents.SwitchMode("hill"))
    assert isinstance(host.shot.scene, BreakScene)
    host.do(intents.SwitchMode("pitch"), evening.EndBreak(), intents.SwitchMode("hill"))
    assert isinstance(host.shot.scene, BoardScene)


def test_black_logo_freeze_and_standings_are_as_on_the_hill() -> None:
    host = Referee().orders()
    host.do(evening.SetBlack(True))
    assert isinstance(host.shot.scene, BlackScene)
    host.do(evening.SetBlack(False), evening.SetLogo(True))
    assert isinstance(host.shot.scene, LogoScene)
    host.do(evening.SetLogo(False), evening.ShowScene("standings"))
    assert isinstance(host.shot.scene, StandingsScene)
    host.do(evening.ShowScene("board"), evening.SetFreeze(True))
    frozen = host.shot
    host.tact()
    assert host.shot == frozen
    host.do(evening.SetFreeze(False))
    assert host.scene.round == 2


def test_what_cannot_be_founded_says_why() -> None:
    good = founding()
    host = Host().do(intents.SwitchMode("pitch"))
    nobody = intents.FoundMatch(Team("x"), good.right)
    assert str(host.refused(nobody)) == (
        "the match cannot be founded (Q2): left: a side has 1 keeper, not 0 (Q2)"
    )
    twice = intents.FoundMatch(good.left, good.left)
    assert why(host.refused(twice)) is MatchReason.BAD_TEAMS
    rules = intents.FoundMatch(good.left, good.right, RuleSet(rounds=0))
    assert why(host.refused(rules)) is MatchReason.BAD_RULES
    seed = intents.FoundMatch(good.left, good.right, seed=b"short")
    assert why(host.refused(seed)) is MatchReason.BAD_SEED
    host.do(good)
    assert why(host.refused(good)) is MatchReason.MATCH_GOING


def test_1_6_a_card_in_the_middle_of_a_round_is_seen_at_once_or_after_it() -> None:
    host = Referee().round().orders().tact()
    host.do(intents.Decide(card(), at_once=True))
    assert host.match.now.cards == (1, 0)
    assert [line.kind for beat in host.scene.beats for line in beat.lines] == ["card"]
    host.do(intents.Decide(card("right")))
    assert host.match.now.cards == (1, 0)
    host.tact().tact()
    assert host.match.now.cards == (1, 1)


def test_1_6_a_second_card_calls_a_penalty_whose_chaser_the_captain_names() -> None:
    host = Referee(3).round()
    host.do(intents.Decide(card()), intents.Decide(card()))
    assert host.match.now.name == "1p"
    host.do(intents.NameChaser("R3"))
    host.do(intents.EnterOrder(1, "R3", Order(action="throw", target=Spot(11, 2))))
    host.do(intents.EnterOrder(1, "L1", Order(to=Spot(6, 2))))
    host.do(intents.PlayRound())
    assert host.match.rounds[-1].plan.chaser == host.match.match.index["R3"]
    assert host.match.now.kind == "after_penalty"
    host.undo().undo().undo().undo()
    assert host.match.now.name == "1p"
    host.undo()
    assert host.match.now.cards == (1, 0)


def test_1_6_the_chaser_named_for_a_penalty_stands_there_at_once() -> None:
    host = Referee(3).round()
    host.do(intents.Decide(card()), intents.Decide(card()), intents.RestPitch())
    first = host.match.now.quaffle.holder
    number = host.match.match.index["R3"]
    assert first != number
    host.do(intents.NameChaser("R3"))
    assert (host.match.now.quaffle.holder, host.match.now.at[number]) == (number, Spot(29, 2))
    assert [p.id for p in host.scene.before.players if p.at is not None] == ["R3"]
    host.undo()
    assert host.match.now.quaffle.holder == first
    host.do(intents.EnterText("R3 29(2)"))
    assert host.match.now.quaffle.holder == number
    host.do(intents.PlayRound())
    assert host.match.rounds[-1].plan.chaser == number


def test_a_round_played_at_once_is_told_as_its_tacts() -> None:
    host = Referee().round().orders().tact()
    host.do(intents.PlayRound())
    deed = deed_of(host.evening.timeline.steps[-1], host.night)
    assert (deed.kind, deed.name, deed.number) == ("tact", "2.2–2", 3)


def test_the_picture_of_the_end_names_the_last_tact() -> None:
    host = Referee(rules=RuleSet(rounds=2, fast=True)).to_the_end()
    assert host.match.now.finished == "rounds"
    assert (host.scene.round, host.scene.tact, host.scene.tacts) == (2, 3, 3)


def test_1_6_a_decision_says_who_took_it_and_why() -> None:
    silent = intents.Decide(Decision("yellow_card", "referee", "", "left"))
    host = Referee()
    for _ in range(2):
        refused = host.refused(silent)
        assert isinstance(refused, MatchRefusal)
        assert refused.reason is Reason.NO_REASON
        assert refused.clause == "1.6"
        host.round()


def test_a_rehearsal_plays_a_whole_match_and_says_so() -> None:
    host = Host()
    first = pitch_rehearsal_night("2026-10-17", "Match")
    host.evening = Evening.found(MemoryJournal(), first, host.hand.clock())
    hall = MatchRehearsal(5, "ru", RuleSet(rounds=6))
    acts = 0
    while (act := hall.next(host.night)) is not None:
        host.do(act.wish)
        acts += 1
        assert host.shot.rehearsal
    assert acts > 20
    assert host.night.match is not None
    assert host.night.match.ended
    assert MatchRehearsal(5).next(Referee().night) is None


def test_1_6_a_removal_is_seen_from_the_pitch_as_it_was() -> None:
    host = Referee().round()
    here = {view.id: view for view in host.scene.before.players}
    player = next(id_ for id_, view in here.items() if view.at is not None)
    host.do(intents.Decide(Decision("remove", "referee", "rough play", player=player, rounds=2)))
    (beat,) = host.scene.beats
    (line,) = beat.lines
    assert (line.kind, line.rounds, line.at) == ("removed", 2, here[player].at)
    before = {view.id: view.at for view in host.scene.before.players}
    after = {view.id: view.at for view in beat.after.players}
    assert before[player] == here[player].at
    assert after[player] is None
