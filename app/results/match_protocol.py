"""The protocol of a Quidditch match as one value: what happened, and each player's deeds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from app.quidditch.events import Event
from app.quidditch.game import Moment
from app.quidditch.pitch import SIDES, Side
from app.quidditch.record import HandDraw, Record
from app.quidditch.record.replay import first_position, moments
from app.quidditch.referee import Decision
from app.quidditch.teams import Match, Player

REHEARSAL, CORRECTIONS = "rehearsal", "corrections"


@dataclass(frozen=True, slots=True)
class PlayerDeeds:
    """Counts of one player.

    `goals` and `own_goals` are of the last thrower; `hits` of the beater whose bludger, still on
    the course it was beaten to, brought a player down; `catches` of the quaffle; `falls` its own.
    """

    goals: int = 0
    own_goals: int = 0
    throws: int = 0
    saves: int = 0
    catches: int = 0
    takes: int = 0
    beats: int = 0
    hits: int = 0
    falls: int = 0
    snitch: int = 0
    offences: int = 0


@dataclass(frozen=True, slots=True)
class MatchPlayer:
    """One player of the match with its side; `starts` False: a substitute."""

    player: Player
    side: Side
    starts: bool
    deeds: PlayerDeeds


@dataclass(frozen=True, slots=True)
class MatchProtocol:
    """A whole match. `finished`: snitch, rounds, closed, annulled, or None.

    `moments` are its tacts; `decisions` the referee's, each with the round as addresses name it;
    `draws` those entered by hand; `corrections` as the record keeps them.
    """

    match: Match
    rehearsal: bool
    score: Mapping[Side, int]
    finished: str | None
    players: tuple[MatchPlayer, ...]
    moments: tuple[Moment, ...]
    decisions: tuple[tuple[str, Decision], ...]
    draws: Mapping[str, HandDraw]
    corrections: tuple[Any, ...]
    seed: str | None
    seed_hash: str | None


def match_protocol(record: Record) -> MatchProtocol:
    """The protocol of a match; raises `RecordError` where a tact cannot be."""
    match = record.match()
    played = tuple(moments(record, match))
    start = first_position(record, match)
    last = played[-1].position if played else start
    tally = _Tally(match, start.quaffle.flight.by if start.quaffle.flight else None)
    for moment in played:
        tally.add(moment)
    corrections = record.extra.get(CORRECTIONS)
    return MatchProtocol(
        match=match,
        rehearsal=bool(record.extra.get(REHEARSAL)),
        score=dict(zip(SIDES, last.score, strict=True)),
        finished=last.finished,
        players=tuple(
            MatchPlayer(match.players[n], match.sides[n], match.starting[n], deeds)
            for side in SIDES
            for n, deeds in enumerate(tally.deeds)
            if match.sides[n] == side
        ),
        moments=played,
        decisions=_decisions(record, played),
        draws=record.draws,
        corrections=tuple(corrections) if isinstance(corrections, list) else (),
        seed=record.seed.hex() if record.seed else None,
        seed_hash=record.seed_hash,
    )


def _decisions(record: Record, played: tuple[Moment, ...]) -> tuple[tuple[str, Decision], ...]:
    names = list(dict.fromkeys(moment.round for moment in played))
    return tuple(
        (names[number] if number < len(names) else str(number + 1), decision)
        for number, entry in enumerate(record.rounds)
        for decision in entry.referee
    )


@dataclass(slots=True)
class _Tally:
    """The deeds while the match is walked through."""

    match: Match
    thrower: int | None
    deeds: list[PlayerDeeds] = field(init=False)
    beaters: dict[int, int] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        self.deeds = [PlayerDeeds() for _ in self.match.ids]

    def add(self, moment: Moment) -> None:
        """Count one tact."""
        for event in moment.events:
            self._event(event)
        for number, bludger in enumerate(moment.position.bludgers, 1):
            if bludger.course is None:
                self.beaters.pop(number, None)

    def _event(self, event: Event) -> None:
        match event.type:
            case "thrown":
                self.thrower = event.player
                self._one(event.player, "throws")
            case "goal":
                self._goal(event.side)
            case "hit":
                self._one(self.beaters.get(event.bludger or 0), "hits")
            case "beaten":
                self._one(event.player, "beats")
                if event.player is not None and event.bludger is not None:
                    self.beaters[event.bludger] = event.player
            case _:
                if event.type in _SIMPLE:
                    self._one(event.player, _SIMPLE[event.type])

    def _goal(self, side: Side | None) -> None:
        if self.thrower is not None:
            own = self.match.sides[self.thrower] != side
            self._one(self.thrower, "own_goals" if own else "goals")

    def _one(self, player: int | None, what: str) -> None:
        if player is not None:
            deeds = self.deeds[player]
            self.deeds[player] = replace(deeds, **{what: getattr(deeds, what) + 1})


_SIMPLE: dict[str, str] = {
    "quaffle_caught": "catches",
    "quaffle_taken": "takes",
    "saved": "saves",
    "fell": "falls",
    "snitch_caught": "snitch",
    "offence": "offences",
}
