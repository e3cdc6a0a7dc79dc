"""The protocol of a Quidditch match, and each player's deeds, worked out by hand."""

from __future__ import annotations

import csv
import io
from dataclasses import replace
from typing import Any

import openpyxl
import pytest

from app.quidditch.record import Record, read_record, write_record
from app.quidditch.record.simulated import simulated_record
from app.results.club_table import default_table
from app.results.export import ExportError, Wish, export
from app.results.kinds import KINDS
from app.results.match_protocol import MatchProtocol, PlayerDeeds, match_protocol
from app.results.match_words import EN, RU
from tests.app.quidditch.board import a_round, record, scene

TABLE = default_table()
SEEDS = range(8)


def deeds(protocol: MatchProtocol) -> dict[str, PlayerDeeds]:
    found = {one.player.id: one.deeds for one in protocol.players}
    return {id_: one for id_, one in found.items() if one != PlayerDeeds()}


def of(*rounds: Any, start: Any, draws: Any = None) -> MatchProtocol:
    return match_protocol(read_record(record(start, *rounds, draws=draws)))


def test_1_5_a_goal_is_the_last_throwers() -> None:
    start = scene("L1 8(1), R2 11(2)", "R2")
    protocol = of(
        a_round("L1; R2 throw 5(2)", "L1", "L1"), start=start, draws={"5.3/5/goal": 0.949}
    )
    assert deeds(protocol) == {"R2": PlayerDeeds(goals=1, throws=1)}
    assert protocol.score == {"left": 0, "right": 10}
    assert protocol.finished is None


def test_1_3_a_hit_is_the_beaters_whose_bludger_flew() -> None:
    """L5 beats the bludger at R3, who stands where it is sent."""
    start = scene("L5 40(2), R3 38(2)", bludgers=("40(2)",))
    protocol = of(
        a_round("L5 beat 38(2); R3", "L5; R3", "L5; R3"),
        start=start,
        draws={"5.1/3/bludger1/beat/L5": 0.0, "5.2/3/bludger1/hit/R3": 0.0},
    )
    assert deeds(protocol) == {"L5": PlayerDeeds(beats=1, hits=1), "R3": PlayerDeeds(falls=1)}


@pytest.mark.parametrize("seed", SEEDS)
def test_deeds_add_up_to_the_events(seed: int) -> None:
    protocol = match_protocol(simulated_record(seed))
    events = [event for moment in protocol.moments for event in moment.events]
    total = {
        name: sum(getattr(one.deeds, name) for one in protocol.players)
        for name in PlayerDeeds.__dataclass_fields__
    }

    def count(*types: str) -> int:
        return sum(event.type in types for event in events)

    assert total["saves"] == count("saved")
    assert total["catches"] == count("quaffle_caught")
    assert total["falls"] == count("fell")
    assert total["snitch"] == count("snitch_caught")
    assert total["goals"] + total["own_goals"] == count("goal")
    assert total["hits"] <= count("hit")
    assert count("over") == 1
    snitch = 150 * count("snitch_caught")
    assert sum(protocol.score.values()) == 10 * count("goal") + snitch


@pytest.mark.parametrize("file_format", KINDS["protocol"])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_format_is_written(file_format: Any, language: Any) -> None:
    assert export(simulated_record(3), Wish("protocol", file_format, TABLE, language))


def test_the_workbook_says_the_score_and_every_player() -> None:
    match = simulated_record(3)
    protocol = match_protocol(match)
    data = export(match, Wish("protocol", "xlsx", TABLE))
    book = openpyxl.load_workbook(io.BytesIO(data))
    cells = [cell for sheet in book for row in sheet.iter_rows(values_only=True) for cell in row]
    assert f"{protocol.score['left']} : {protocol.score['right']}" in cells
    for one in protocol.players:
        assert one.player.id in cells


def test_names_of_sides_and_players_are_held_like_any_other() -> None:
    value = write_record(simulated_record(3))
    value["teams"]["left"]["name"] = "=1+1"
    value["teams"]["left"]["players"][0]["name"] = "<b>@Собака\x07"
    match = read_record(value)
    rows = export(match, Wish("protocol", "csv", TABLE)).decode("utf-8-sig")
    cells = [c for row in csv.reader(io.StringIO(rows, newline=""), delimiter=";") for c in row]
    assert "'=1+1" in cells
    assert "=1+1" not in cells
    assert "<b>@Собака\ufffd" in cells
    assert "&lt;b&gt;@Собака\ufffd" in export(match, Wish("protocol", "html", TABLE)).decode()


def test_the_record_comes_back() -> None:
    match = simulated_record(3)
    again = export(match, Wish("record", "json", TABLE)).decode()
    assert '"quidditch-record"' in again


def test_a_match_earns_no_rating() -> None:
    with pytest.raises(ExportError, match="earns no rating"):
        export(simulated_record(3), Wish("rating", "csv", TABLE))


def rehearsed(match: Record) -> Record:
    return replace(match, extra={**match.extra, "rehearsal": True})


def test_a_rehearsed_match_is_refused_or_says_so() -> None:
    match = rehearsed(simulated_record(3))
    with pytest.raises(ExportError, match="rehearsal"):
        export(match, Wish("protocol", "csv", TABLE))
    said = export(match, Wish("protocol", "html", TABLE, rehearsal=True)).decode()
    assert "Репетиция. Протокол матча" in said


def test_draws_by_hand_and_the_referees_reasons_are_told() -> None:
    entry = {"type": "yellow_card", "side": "left", "by": "судья", "reason": "грубость"}
    start = scene("L1 8(1), R2 11(2)", "R2")
    value = record(
        start,
        a_round("L1; R2 throw 5(2)", "L1", "L1", referee=(entry,)),
        draws={"5.3/5/goal": 0.5},
    )
    text = export(read_record(value), Wish("protocol", "html", TABLE)).decode()
    for said in ("грубость", "судья", "жёлтая карточка", "5.3/5/goal", "test"):
        assert said in text


def test_both_languages_have_the_same_words() -> None:
    assert RU.keys() == EN.keys()
