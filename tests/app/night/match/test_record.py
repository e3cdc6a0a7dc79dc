"""The match as an open record: verified, gone on with, saved; and dice rolled by hand."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.cli import run
from app.night.match import intents
from app.night.match.draws import from_face, from_outcome, wanted_draw
from app.night.match.odds import coming_odds, quick_odds
from app.night.match.record import match_record, match_text
from app.night.match.record_file import match_record_name, match_record_text, save_match_record
from app.night.match.refusal import MatchReason, MatchRefusal
from app.quidditch.command import verify
from app.quidditch.orders import Order
from app.quidditch.pitch import SPOTS, Spot
from app.quidditch.record import RecordError, read_text
from app.quidditch.rules import RuleSet
from tests.app.night.evenings import Host
from tests.app.night.match.pitchside import FAST, Referee, card, founding


@pytest.mark.parametrize("seed", [1, 3, 5])
def test_a_match_is_a_record_that_verifies(seed: int) -> None:
    host = Referee(seed, RuleSet(rounds=6)).round()
    host.do(intents.Decide(card()), intents.Decide(card()))  # a penalty
    assert verify_sealed(host) is None
    while not host.match.over:
        host.round()
        if host.match.rounds[-1].name == "3":
            entry = host.match.rounds[-1]
            player = host.match.match.ids[next(iter(entry.plan.tacts[0]))]
            host.do(intents.CorrectOrder("3", 1, player, Order(), "referee", "misread"))
    text = match_text(host.match, rehearsal=True)
    assert verify(text) == []
    written = json.loads(text)
    assert written["rehearsal"] is True
    assert "1p" in {entry.name for entry in host.match.rounds}


class NoWindows:
    """What a command without windows is lent."""

    def open(self, _: object) -> int:
        raise AssertionError

    def demo(self, _: object) -> int:
        raise AssertionError

    def picture(self, _: object, record: object) -> bytes:
        raise AssertionError("nothing is drawn")

    def board(self, record: object, language: str) -> str | None:
        return None


def verify_sealed(host: Referee) -> str | None:
    """During a match only the seed's hash is told, and nobody can recompute the draws."""
    record = read_text(match_text(host.match))
    assert record.seed is None
    assert record.seed_hash == host.match.base.seed_hash
    return None if record.seed is None else "the seed is told"


@pytest.mark.parametrize("tacts", [0, 1, 2])
def test_a_match_goes_on_from_its_record_as_it_would_have(tacts: int) -> None:
    host = Referee(4).round().round()
    seed = host.match.seed
    if host.match.open_round is None:
        host.orders()
    for _ in range(tacts):
        host.tact()
    text = match_text(host.match)
    other = Host().do(intents.SwitchMode("pitch"), intents.OpenMatch(text, seed))
    taken = other.night.match
    assert taken is not None
    assert taken.now == host.match.now
    assert taken.moments == host.match.moments
    assert taken.base.seed_hash == host.match.base.seed_hash
    assert match_record(taken).results == match_record(host.match).results
    if not tacts:
        for one in (host, other):
            one.do(intents.PlayTact(without_orders=True))
        assert other.night.match is not None
        now = other.night.match.now
        assert now.snitch == host.match.now.snitch


def test_a_record_that_cannot_be_gone_on_with_says_why() -> None:
    host = Referee(4).round()
    text, seed = match_text(host.match), host.match.seed
    other = Host().do(intents.SwitchMode("pitch"))
    refused = other.refused(intents.OpenMatch(text))
    assert "1.1/0/bludger1 is missing" in str(refused)
    assert isinstance(other.refused(intents.OpenMatch(text, b"\0" * 32)), MatchRefusal)
    assert isinstance(other.refused(intents.OpenMatch("{}", seed)), MatchRefusal)
    written = json.loads(text)
    written["rounds"][0]["tacts"][0]["orders"]["L2"] = {"to": "99(1)"}
    refused = other.refused(intents.OpenMatch(json.dumps(written), seed))
    assert "player L2" in str(refused)
    host.orders().tact()
    written = json.loads(match_text(host.match))
    written["rounds"].append({"tacts": [{"orders": {}}]})
    refused = other.refused(intents.OpenMatch(json.dumps(written), seed))
    assert "only the last round may be unfinished" in str(refused)


def test_a_finished_record_is_opened_with_all_that_was_in_it() -> None:
    host = Referee(2).to_the_end()
    written = json.loads(match_text(host.match))
    written["club"] = "kept"
    other = Host().do(intents.OpenMatch(json.dumps(written)), intents.SwitchMode("pitch"))
    assert other.night.match is not None
    assert json.loads(match_text(other.night.match)) == written


def test_the_file_is_found_by_koth_verify(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    host = Referee(2).to_the_end()
    path = tmp_path / match_record_name(host.night)
    save_match_record(host.night, path)
    assert path.name == "2026-10-17 Red Dragons - Ravens.quidditch.json"
    assert match_record_text(path) == path.read_text("utf-8")
    assert run(["verify", str(path)], NoWindows()) == 0
    capsys.readouterr()
    path.write_bytes(b"\xff")
    with pytest.raises(RecordError, match="UTF-8"):
        match_record_text(path)
    with pytest.raises(RecordError):
        match_record_text(tmp_path / "gone")


def test_dice_rolled_by_hand_are_asked_for_one_by_one() -> None:
    host = Referee(None)
    host.do(intents.EnterText("L2 20(1)\nL3 20(2)\nR2 90(1)\nL1 6(2)\nR1 120(2)"))
    asked = []
    while (wanted := wanted_draw(host.match)) is not None:
        refused = host.refused(intents.PlayTact())
        assert isinstance(refused, MatchRefusal)
        assert (refused.reason, refused.detail) == (MatchReason.DRAW_MISSING, wanted.address)
        asked.append(wanted.address)
        host.do(intents.DrawByHand(wanted.address, from_face(3, 6), "referee"))
    assert asked[:4] == ["1.1/0/bludger1", "1.1/0/bludger2", "1.1/0/snitch", "1.1/0/snitch/way"]
    host.tact()
    drawn = {draw.at for draw in host.match.moments[0].draws}
    assert drawn == set(asked)
    assert verify(match_text(host.match)) == []
    host.do(intents.DrawByHand("1.1/0/snitch", 0.99, "referee"))  # misread: put right
    snitch = host.match.now.snitch
    assert snitch is None or snitch.at.cell != 0
    assert host.match.moments[0].draws[2].u == 0.99
    for bad in (("1.1/0/snitch", 1.0, "me"), ("1.1", 0.5, "me"), ("1.1/0/snitch", 0.5, " ")):
        refused = host.refused(intents.DrawByHand(*bad))
        assert isinstance(refused, MatchRefusal)
        assert refused.reason is MatchReason.BAD_DRAW


def test_a_hand_overrides_the_seed() -> None:
    host = Referee(1).orders()
    host.do(intents.DrawByHand("1.1/0/bludger1", 0.0, "referee"), intents.PlayTact())
    (draw, *_) = host.match.moments[0].draws
    assert (draw.at, draw.u, draw.outcome) == ("1.1/0/bludger1", 0.0, 4)


def test_an_outcome_as_a_draw() -> None:
    host = Referee(None).do(intents.EnterText("L2 20(1)"))
    wanted = wanted_draw(host.match)
    assert wanted is not None
    last = len(wanted.candidates) - 1
    host.do(intents.DrawByHand(wanted.address, from_outcome(wanted, last), "referee"))
    chance = wanted._replace(p=0.25, candidates=())
    assert from_outcome(chance, True) < 0.25 <= from_outcome(chance, False) < 1
    with pytest.raises(ValueError, match="from 1 to 6"):
        from_face(7, 6)


DUEL = {
    "format": "quidditch-record",
    "version": 1,
    "teams": {
        side: {
            "name": side,
            "players": [
                {"id": f"{letter}1", "role": "keeper"},
                {"id": f"{letter}2", "role": "chaser"},
            ],
        }
        for side, letter in (("left", "L"), ("right", "R"))
    },
    "start": {
        "round": 5,
        "tact": 1,
        "kind": "normal",
        "players": {"L1": "6(2)", "L2": "63(1)", "R1": "120(2)", "R2": "64(1)"},
        "quaffle": {"at": "63(1)", "holder": None, "flight": None, "falling": False},
        "bludgers": [{"at": "11(1)", "course": None}, {"at": "12(1)", "course": None}],
        "snitch": {"at": "20(1)", "visible": False, "toward": 21},
        "score": {"left": 0, "right": 0},
        "cards": {"left": 0, "right": 0},
    },
    "rounds": [],
}  # fmt: skip


def test_the_texts_own_example_of_odds() -> None:
    """A 100% and a 50% reacher get the quaffle 75% and 25% of the time (stage 4)."""
    host = Host().do(intents.SwitchMode("pitch"))
    host.do(intents.OpenMatch(json.dumps(DUEL), b"\1" * 32))
    host.do(intents.EnterText("L2 catch\nR2 catch"))
    match = host.night.match
    assert match is not None
    for found in (quick_odds(match), coming_odds(match)):
        assert found is not None
        assert found.samples is None
        caught = {c.player: c.p for c in found.chances if c.kind == "quaffle_caught"}
        assert caught == pytest.approx({"L2": 0.75, "R2": 0.25})


def test_odds_are_of_the_coming_tact_and_say_when_they_are_sampled() -> None:
    host = Referee(1, FAST).round().orders()
    for tact in (1, 2, 3):
        if host.match.now.name != "2":
            break
        found = quick_odds(host.match)
        assert found is not None
        assert (found.round, found.tact) == ("2", tact)
        assert all(0 <= c.p <= 1 + 1e-9 for c in found.chances)
        if found.samples is not None:
            assert any(c.error > 0 for c in found.chances)
        host.tact()
    over = host.do(intents.EndMatch()).match
    assert coming_odds(over) is None


def test_a_penalty_has_its_odds() -> None:
    host = Referee(3).round().do(intents.Decide(card()), intents.Decide(card()))
    host.do(intents.EnterText("R2 throw 6(2)\nL1 6(2)"), intents.NameChaser("R2"))
    found = coming_odds(host.match)
    assert found is not None
    assert found.round == "1p"
    assert Spot(6, 2) == SPOTS[6][2]
    assert founding().seed is not None
