"""Names come in clean, wherever a team is founded, joins or is put right."""

from __future__ import annotations

import json
from dataclasses import replace

from app.hill.record import Record, differences, replay_record, write_text
from app.hill.roster import Player, Team
from app.hill.turn import Join, Question, Turn
from app.night import intents
from app.night.archive import night_record
from app.night.evening import Evening
from app.night.events import RecordOpened
from app.night.match.events import MatchOpened
from app.night.match.evolve import evolve_match
from app.night.match.record import match_record
from app.night.match.rehearsal import rehearsal_match
from app.night.names import clean_side
from app.night.roster_text import FreshIds, read_roster
from app.night.timeline import Timeline
from app.quidditch import teams as pitch
from app.quidditch.record import Record as MatchRecord
from app.quidditch.record import write_text as write_match
from app.store.memory import MemoryJournal
from tests.app.night.evenings import Hand, Host, founded

TYPED, CLEAN = "\u202eЁжи\u2066\u200b\x07  и Ко\u202c", "Ёжи и Ко"
PLAYERS = (Player("p1", TYPED, None, "17"), Player("p2", None, TYPED))


def test_a_new_evening_has_clean_names() -> None:
    typed = replace(
        founded("b"), title=TYPED, venue=TYPED, teams=(Team("a", TYPED, "p1", PLAYERS), Team("b"))
    )
    journal = MemoryJournal()
    night = Evening.found(journal, typed, Hand().clock()).night
    assert (night.title, night.venue) == (CLEAN, CLEAN)
    team = night.game.roster["a"]
    assert (team.name, team.captain) == (CLEAN, "p1")
    assert team.players == (Player("p1", CLEAN, None, "17"), Player("p2", None, CLEAN))
    assert night.game.roster["b"].title == "b"
    assert Timeline(journal.entries()).night == night


def test_h16_a_team_that_comes_or_is_put_right_has_a_clean_name() -> None:
    host = Host("a b")
    host.do(intents.Join(Team("c", TYPED)), intents.EditTeam(Team("a", TYPED, None, PLAYERS)))
    roster = host.night.game.roster
    assert (roster["c"].name, roster["a"].name) == (CLEAN, CLEAN)
    assert [(one.surname, one.name) for one in roster["a"].players] == [
        (CLEAN, None),
        (None, CLEAN),
    ]


def test_a_roster_and_a_side_of_a_match_have_clean_names() -> None:
    (team,) = read_roster(f"{TYPED}\n", FreshIds()).teams
    assert team.name == CLEAN
    keeper = pitch.Player("L1", "keeper", TYPED)
    side = clean_side(pitch.Team(TYPED, (keeper,), (replace(keeper, id="L9", name=None),)))
    assert (side.name, side.players[0].name, side.substitutes[0].name) == (CLEAN, CLEAN, None)


def test_a_record_is_shown_with_clean_names_and_kept_as_it_came() -> None:
    turns = (Turn(before=(Join(Team("c", TYPED)),), question=Question(partner=TYPED)),)
    teams = (Team("a", TYPED, "p1", PLAYERS), Team("b"), Team("\u202ed"))
    record = Record(teams, turns, title=TYPED, venue=TYPED)
    journal = MemoryJournal()
    text = write_text(record)
    night = Evening.found(journal, RecordOpened(text), Hand().clock()).night
    assert (night.title, night.venue) == (CLEAN, CLEAN)
    roster = night.game.roster
    assert [roster[team].title for team in roster] == [CLEAN, "b", "d", CLEAN]
    assert [one.surname or one.name for one in roster["a"].players] == [CLEAN, CLEAN]
    assert night.game.turns[0].question.partner == CLEAN
    assert json.loads(journal.entries()[0].payload)["record"] == text
    again = night_record(night)
    assert [team.id for team in again.teams] == ["a", "b", "\u202ed"]
    assert again.results == replay_record(record)
    assert not differences(again.results, replay_record(again))


def test_the_record_of_a_match_is_shown_with_clean_names() -> None:
    made = rehearsal_match(7, "ru")
    left = replace(
        made.left,
        name=TYPED,
        players=tuple(replace(one, name=TYPED) for one in made.left.players),
    )
    text = write_match(MatchRecord(left, made.right))
    state = evolve_match(None, MatchOpened(text, None))
    assert state is not None
    shown = match_record(state)
    assert shown.left.name == CLEAN
    assert {one.name for one in shown.left.players} == {CLEAN}
    assert [one.id for one in shown.left.players] == [one.id for one in left.players]


def test_the_journal_of_an_evening_from_before_opens_as_it_is() -> None:
    journal = MemoryJournal()
    Evening.found(journal, founded("a b"), Hand().clock())
    old = [
        replace(one, payload=one.payload.replace("Team a", TYPED[:5])) for one in journal.entries()
    ]
    assert Timeline(old).night.game.roster["a"].name == TYPED[:5]
