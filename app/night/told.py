"""The records that a game file tells, for whoever exports a night without opening it."""

from __future__ import annotations

from pathlib import Path

from app.hill.record import Record
from app.night.archive import night_record
from app.night.codec import UnknownFactError
from app.night.match.record import match_record
from app.night.timeline import Timeline
from app.openrecord import RecordError
from app.quidditch.record import Record as MatchRecord
from app.store.files import SUFFIX
from app.store.look import read_game

__all__ = ["is_game_file", "told_match", "told_night"]


def is_game_file(path: Path) -> bool:
    """Whether a name is that of a game file, not of a record."""
    return path.suffix == SUFFIX


def told_night(path: Path) -> Record:
    """The night's open record; raises StoreError, or `RecordError` for what is no night."""
    return night_record(_timeline(path).night)


def told_match(path: Path) -> MatchRecord:
    """The record of its Quidditch match; raises StoreError, `RecordError` where there is none."""
    night = _timeline(path).night
    if night.match is None:
        raise RecordError("no Quidditch match was played in this game", file=path.name)
    return match_record(night.match, rehearsal=night.rehearsal)


def _timeline(path: Path) -> Timeline:
    try:
        return Timeline(read_game(path).entries)
    except (UnknownFactError, ValueError, LookupError) as error:
        raise RecordError("it holds no night ({})", error, file=path.name) from None
