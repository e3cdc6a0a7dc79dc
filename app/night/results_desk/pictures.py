"""What pictures of an evening show: the final hill, its turns one by one, the pitch."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.hill.record import Record, write_text
from app.hill.rules import DEFAULT_RULES
from app.hill.turn import Turn
from app.night.archive import REHEARSAL
from app.night.events import Founded, RecordOpened
from app.night.evolve import found
from app.night.match.events import MatchOpened
from app.night.match.evolve import evolve_match
from app.night.match.scene import pitch_scene
from app.night.match.state import STILL
from app.night.moves import moves_scene
from app.night.night import Night
from app.night.scenes import MovesScene, Shot
from app.night.shots import live_shot
from app.quidditch.record import Record as MatchRecord
from app.quidditch.record import write_text as match_text


def night_of(record: Record | MatchRecord) -> Night:
    """The evening that a record tells; raises `RecordError`."""
    if isinstance(record, Record):
        return found(RecordOpened(write_text(record)))
    is_rehearsal = record.extra.get(REHEARSAL) is True
    night = found(Founded("", "", "", DEFAULT_RULES, (), is_rehearsal))
    match = evolve_match(None, MatchOpened(match_text(record), None))
    return replace(night, mode="pitch", match=match)


def hill_shot(night: Night) -> Shot:
    """The hill as it stands now, as the hall would see it after the evening."""
    over = replace(night, mode="hill", ended=True, break_at=None)
    return live_shot(replace(over, show=replace(night.show, scene="board")), 0)


def pitch_shot(night: Night) -> Shot:
    """The pitch as it stands now; raises ValueError where there is no match."""
    if night.match is None:
        raise ValueError("there is no match to draw")
    return Shot(pitch_scene(replace(night.match, showing=STILL)), night.rehearsal)


def crown_shot(night: Night) -> Shot | None:
    """The winner and the prize places; None while there is no winner."""
    if night.game.outcome.winner is None:
        return None
    over = replace(night, mode="hill", show=replace(night.show, scene="crown"))
    return live_shot(over, 0)


def turn_shots(night: Night) -> Iterator[Shot]:
    """The moves of every turn that counted, in order; void ones moved nobody (H12)."""
    game = night.game
    for number, turn in enumerate(game.turns, 1):
        if not turn.void:
            yield Shot(moves_of(night, number), night.rehearsal)


def moves_of(night: Night, number: int) -> MovesScene:
    """The moves of one turn, from 1, as they were played."""
    game = night.game
    then = replace(
        game,
        turns=game.turns[:number],
        positions=game.positions[: number + 1],
        turn=Turn(),
        now=game.positions[number],
        stage="declaring",
    )
    return moves_scene(replace(night, game=then))
