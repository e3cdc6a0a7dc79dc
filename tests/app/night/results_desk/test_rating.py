"""2.6: the table that an evening is scored with and its players' corrections, in its journal."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from app.hill.record import write_text
from app.hill.roster import Player, Team
from app.night.archive import night_record
from app.night.codec import draft_of
from app.night.deeds import deed_of
from app.night.events import RecordOpened
from app.night.intents import EditTeam, EndNight, Join
from app.night.refusal import NightReason, NightRefusal
from app.night.results_desk.intents import CorrectPlayer, KeepRatingTable
from app.night.results_desk.rating import keeps_table
from app.night.timeline import Timeline
from app.results.club_table import default_table
from app.results.corrections import corrections_of, table_in_record
from app.results.rating import rate
from app.store.journal import Journal
from app.store.memory import MemoryJournal
from tests.app.night.evenings import CREATED, Host

PEOPLE = (Player("p1", "Ёжикова", "Анна", "7"), Player("p2", "Туманов", "Пётр"))
OWN = replace(default_table(), version="7", date="2026-11-01")


def host(journal: Journal | None = None) -> Host:
    made = Host("a b", journal)
    return made.do(EditTeam(Team("a", "Ёжики", "p1", PEOPLE)))


def points(one: Host) -> dict[str | None, int]:
    rating = rate(night_record(one.night), default_table())
    return {row.player.id: row.points for row in rating.players}


def test_2_6_a_game_keeps_the_table_it_was_scored_with_through_a_crash(tmp_path: Path) -> None:
    journal = Journal.create(tmp_path / "g.koth", created=CREATED, program="1")
    one = host(journal).turn("a+ b-").do(EndNight(), KeepRatingTable(OWN))
    assert table_in_record(night_record(one.night)) == OWN
    one.crash()
    assert keeps_table(one.night)
    assert table_in_record(night_record(one.night)) == OWN
    one.journal.close()


def test_the_same_table_again_leaves_nothing_in_the_journal() -> None:
    one = host().do(KeepRatingTable(OWN))
    entries = one.journal.entries()
    one.do(KeepRatingTable(OWN))
    assert one.journal.entries() == entries


def test_2_6_a_players_points_are_corrected_with_a_reason_and_undone() -> None:
    one = host().turn("a+ b-").do(EndNight())
    before = points(one)
    one.do(CorrectPlayer("a", 2, 12, "ушёл после первого тура"))
    [made] = corrections_of(night_record(one.night)).values()
    assert (made.points, made.reason) == (12, "ушёл после первого тура")
    assert points(one) == {**before, "p2": 12}
    step = one.evening.timeline.to_undo()
    assert step is not None
    assert (deed_of(step, one.night).kind, deed_of(step, one.night).name) == ("rating", "Ёжики")
    one.do(CorrectPlayer("a", 2, 13, "ещё раз"))
    assert points(one)["p2"] == 13
    one.undo().undo()
    assert points(one) == before
    one.redo().do(CorrectPlayer("a", 2, None))
    assert points(one) == before


def test_undo_leaves_the_table_that_was_kept() -> None:
    one = host().turn("a+ b-").do(EndNight(), KeepRatingTable(OWN)).undo()
    assert not one.night.ended
    assert keeps_table(one.night)


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        (CorrectPlayer("z", 1, 5, "r"), NightReason.NO_PLAYER),
        (CorrectPlayer("a", 0, 5, "r"), NightReason.NO_PLAYER),
        (CorrectPlayer("a", 3, 5, "r"), NightReason.NO_PLAYER),
        (CorrectPlayer("a", 1, 5, "  "), NightReason.NO_RATING_REASON),
        (CorrectPlayer("a", 1, 100_001, "r"), NightReason.BAD_RATING),
    ],
)
def test_what_cannot_be_corrected_is_refused(wish: CorrectPlayer, reason: NightReason) -> None:
    assert host().refused(wish) == NightRefusal(reason)


def test_a_correction_stays_with_its_player_when_the_roster_changes() -> None:
    one = host().do(CorrectPlayer("a", 2, 3, "опоздал"))
    one.do(EditTeam(Team("a", "Ёжики", "p1", PEOPLE[::-1])))
    assert points(one)["p2"] == 3
    one.do(EditTeam(Team("a", "Ёжики", "p1", PEOPLE[:1])))
    assert corrections_of(night_record(one.night)) == {}
    assert points(one) == {"p1": points(one)["p1"]}


def test_players_without_ids_go_by_their_place_and_latecomers_count() -> None:
    nobody = Team("c", "Новые", None, (Player(None, "Первый"), Player(None, "Второй")))
    one = host().turn("a+").do(Join(nobody)).turn("a+")
    one.do(CorrectPlayer("c", 2, 4, "r"), CorrectPlayer("c", 2, 5, "r"))
    assert [(m.number, m.points) for m in corrections_of(night_record(one.night)).values()] == [
        (2, 5)
    ]


def test_a_record_keeps_its_table_and_corrections_when_it_is_opened_again() -> None:
    one = host().turn("a+ b-").do(KeepRatingTable(OWN), CorrectPlayer("a", 2, 3, "опоздал"))
    text = write_text(night_record(one.night))
    again = Timeline()
    journal = MemoryJournal()
    again.apply(journal.append([draft_of(RecordOpened(text))], actor="p", wall=CREATED, at_ms=0))
    assert write_text(night_record(again.night)) == text
