"""Chapter 2.6: what the record keeps of a participant for the rating."""

from app.hill.record import Record, read_record, write_record
from app.hill.roster import Player, Team


def test_2_6_a_participant_has_surname_name_and_club_profile() -> None:
    players = (Player("p1", "Иванова", "Анна", "1032"), Player("p2", "Lee", "Ann"))
    record = Record((Team("a", "Совы", "p1", players), Team("b")), ())
    assert read_record(write_record(record)).teams[0].players == players
