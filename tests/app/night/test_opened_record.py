"""An open record taken in as an evening and written out again: nothing of it is lost."""

import json
from dataclasses import replace

from app.hill.events import Appealed, MarkAmended
from app.hill.record import read_record, write_record
from app.hill.roster import Team
from app.hill.rules import RuleSet
from app.night import intents
from app.night.archive import night_record
from app.night.clock import NightClock
from app.night.evening import Evening
from app.night.events import Founded, RecordOpened
from app.night.steps import next_step
from app.store.memory import MemoryJournal


def opened(record: dict[str, object]) -> Evening:
    text = json.dumps(record, ensure_ascii=False)
    return Evening.found(MemoryJournal(), RecordOpened(text), NightClock(0, lambda: 0, lambda: "w"))


def test_unknown_fields_of_a_record_survive_the_evening() -> None:
    record = {
        "format": "hill-record",
        "version": 1,
        "title": "Осень",
        "sponsor": {"name": "Чайная"},
        "rules": {"summit": 4, "house": True},
        "rating": {"version": 7},
        "teams": [{"id": "a", "city": "Тверь"}, {"id": "b"}],
        "turns": [{"answers": {"a": {"correct": True, "table": 3}}, "weather": "rain"}],
    }
    again = write_record(night_record(opened(record).night))
    assert again["sponsor"] == {"name": "Чайная"}
    assert again["rules"]["house"] is True
    assert again["rating"] == {"version": 7}
    assert again["teams"][0]["city"] == "Тверь"
    assert again["turns"][0]["weather"] == "rain"
    assert again["turns"][0]["answers"]["a"]["table"] == 3


def test_what_stood_before_the_next_turn_survives() -> None:
    evening = played()
    assert evening.do(intents.Withdraw("b")) is None
    assert evening.do(intents.Join(Team("new", "Новые"))) is None
    again = opened(write_record(night_record(evening.night)))
    assert again.night.game.now == evening.night.game.now
    assert again.night.game.roster.keys() == evening.night.game.roster.keys()


def test_h18_turns_behind_an_earlier_end_survive_and_come_back() -> None:
    evening = played(RuleSet(summit=3, hold_turns=1, restorations_per_reign=0), turns=3)
    count = len(evening.night.game.turns)
    win = Appealed(2, (MarkAmended("a", True, 5),), reason="a was right", by="a")
    first = Appealed(1, (MarkAmended("a", True, 5), MarkAmended("b", False, 5)), reason="r")
    for appeal in (first, win):
        evening.do(intents.MakeAppeal(appeal))
    again = opened(write_record(night_record(evening.night)))
    assert again.night.game.ignored == evening.night.game.ignored
    assert len(again.night.game.turns) + len(again.night.game.ignored) == count
    assert replace(night_record(again.night), title=None) == replace(
        read_record(write_record(night_record(evening.night))), title=None
    )


def test_an_opened_rehearsal_stays_one() -> None:
    record = {**write_record(night_record(played().night)), "rehearsal": True}
    assert opened(record).night.rehearsal
    assert night_record(opened(record).night).extra["rehearsal"] is True


def played(rules: RuleSet | None = None, turns: int = 1) -> Evening:
    """An evening of three teams that have all failed `turns` questions."""
    teams = tuple(Team(id_, id_.upper()) for id_ in "abc")
    founded = Founded("Осень", "2026-11-30", "", rules or RuleSet(), teams)
    evening = Evening.found(MemoryJournal(), founded, NightClock(0, lambda: 0, lambda: "w"))
    while len(evening.night.game.turns) < turns or evening.night.stage.value == "moves":
        step = next_step(evening.night)
        assert step is not None
        assert evening.do(step) is None
    return evening
