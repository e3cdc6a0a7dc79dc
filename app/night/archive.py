"""An evening as its open record."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.hill.chronicle import record_of
from app.hill.record import Record
from app.night.night import Night
from app.night.results_desk.rating import with_players

REHEARSAL = "rehearsal"


def night_record(night: Night) -> Record:
    """The open record of the night; a rehearsal's says so and can never pass for a game."""
    own: dict[str, Any] = {**night.others}
    if night.rehearsal:
        own[REHEARSAL] = True
    record = record_of(
        night.game, night.title or None, night.date or None, night.venue or None, own
    )
    return with_players(replace(record, rating=night.rating, rules_extra=night.rules_others))
