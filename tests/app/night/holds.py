"""What holds at every moment of an evening, whatever its host has done."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any

from app.hill.events import Announced, Answered
from app.hill.game import Game, Phase
from app.hill.record import read_text, replay_record, write_text
from app.hill.record.replay import positions_of
from app.hill.turn import Join, Turn
from app.night.archive import night_record
from app.night.codec import draft_of, fact_of
from app.night.events import SCENES, RecordOpened
from app.night.evolve import found as found_night
from app.night.night import Night, Show
from app.night.scenes import AnswerScene, CrownScene, MovesScene, Shot, TeamView
from app.night.shots import live_shot
from app.night.timeline import Step
from app.store.entry import Entry
from tests.oracle import oracle

SAID = "Said."


def facts_come_back(steps: Sequence[Step]) -> None:
    """What the journal keeps of a fact is the fact."""
    for step in steps:
        for fact in step.facts:
            kind, payload = draft_of(fact)
            assert fact_of(Entry(1, 1, "host", kind, payload, "", 0)) == fact


def record_replays(night: Night) -> None:
    """The record of the night comes to the same game, in the engine and in the oracle."""
    game = night.game
    text = write_text(night_record(night))
    record = read_text(text)
    assert replay_record(record) == record.results == oracle.replay(json.loads(text))
    assert tuple(positions_of(record, game.positions[0])) == game.positions[1:]
    again = found_night(RecordOpened(text)).game
    assert (again.positions, again.appeals) == (game.positions, game.appeals)
    assert again.turns == tuple(called_as_now(turn, game) for turn in game.turns)
    assert again.ignored == tuple(called_as_now(turn, game) for turn in game.ignored)
    assert again.turn.before == called_as_now(game.turn, game).before


def called_as_now(turn: Turn, game: Game) -> Turn:
    """The turn as a record tells it: a team that joined before it is called as it is now."""
    before = tuple(
        replace(change, team=game.roster[change.team.id]) if isinstance(change, Join) else change
        for change in turn.before
    )
    return replace(turn, before=before)


def one_king_at_most(game: Game) -> None:
    """The king, and nobody else, stands on the Summit."""
    for position in (*game.positions, game.now):
        climbers, summit = position.climbers, position.rules.summit
        up = [team for team, climber in climbers.items() if climber.step >= summit]
        here = [team for team in up if climbers[team].here]
        assert here == ([] if position.king is None else [position.king])


def later_answers_have_later_times(steps: Sequence[Step]) -> None:
    """H19: of two answers to a question the one that came later has no earlier time."""
    came: list[int] = []
    for step in steps:
        for fact in step.events:
            if isinstance(fact, Announced):
                came.clear()
            elif isinstance(fact, Answered):
                assert fact.at_ms is not None
                came.append(fact.at_ms)
        assert came == sorted(came)


def screen_keeps_secrets(night: Night, now: int) -> None:
    """Whatever scene is chosen, the hall sees nothing that it may not know yet."""
    for scene in SCENES:
        _keeps_secrets(live_shot(replace(night, show=Show(scene)), now), night)


def _keeps_secrets(shot: Shot, night: Night) -> None:
    game = night.game
    for value in walk(shot):
        if isinstance(value, str):
            _may_be_read(value, night)
        elif isinstance(value, TeamView) and game.phase in (Phase.OPEN, Phase.CLOSED):
            assert (value.step, value.points) == game.now.climbers[value.id][:2]
    if game.phase in (Phase.OPEN, Phase.CLOSED):
        assert not isinstance(shot.scene, MovesScene | CrownScene)
    if game.phase is Phase.OPEN:
        assert not isinstance(shot.scene, AnswerScene)
    if isinstance(shot.scene, CrownScene):
        assert game.phase is Phase.OVER


def _may_be_read(word: str, night: Night) -> None:
    """Texts of questions are planted: `Answer-3.` is the answer of question 3."""
    name, _, rest = word.partition("-")
    if not rest.endswith("."):
        assert word != SAID
        return
    number, phase = int(rest[:-1]), night.game.phase
    assert name in ("Text", "Handout", "Answer", "Comment"), word
    if number <= len(night.game.turns):
        return
    assert number == night.number, word
    told = (Phase.OPEN, Phase.CLOSED) if name in ("Text", "Handout") else (Phase.CLOSED,)
    assert phase in told, word


def walk(value: Any) -> Iterator[Any]:
    """A value and everything in it."""
    yield value
    if is_dataclass(value):
        for field in fields(value):
            yield from walk(getattr(value, field.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from walk(item)
