"""The pieces on the pitch at a moment: standing, or on their way from one view to the next.

Pure arithmetic on the places of two views; nothing here knows the time of day.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import hypot

from app.night.pitch_scene import LineView, PitchView, PlayerView
from ui.paint import palette
from ui.paint.motion import ease
from ui.paint.pieces import Piece
from ui.pitch import colours
from ui.pitch.balls import Ball, Kind
from ui.pitch.beats import MOVE_MS
from ui.pitch.field import Field
from ui.pitch.man import Face, Man
from ui.pitch.marks import Trail, burst
from ui.pitch.places import QUAFFLE, SNITCH, Spot, bludger, huddles, spots
from ui.pitch.words import PitchWords

BURST_MS = 420
_BURST_AFTER = 0.6
_BADGE = (0.7, -0.66, 0.42)
_FALLEN = 0.35
_FAR = 8.0


@dataclass(frozen=True)
class Flight:
    """The way from one view of the pitch to another; `lines` say what is marked on it."""

    field: Field
    before: PitchView
    after: PitchView
    lines: tuple[LineView, ...]
    words: PitchWords

    @cached_property
    def _one(self) -> dict[str, Spot]:
        return spots(self.before, self.field)

    @cached_property
    def _other(self) -> dict[str, Spot]:
        return spots(self.after, self.field)

    def at(self, since_ms: int) -> tuple[Piece, ...]:
        """All pieces `since_ms` after the beginning; what moves lies on top."""
        share = ease(since_ms / MOVE_MS)
        one, other = self._one, self._other
        low: list[tuple[float, Piece]] = []
        high: list[tuple[float, Piece]] = []
        for name, piece in self._men(share):
            moving = one.get(name) != other.get(name)
            (high if moving else low).append((piece.box.bottom, piece))
        men = [piece for part in (low, high) for _, piece in sorted(part, key=lambda it: it[0])]
        marks = self._marks(since_ms)
        still = self.before if share <= 0 else self.after if share >= 1 else None
        backs = () if still is None else huddles(still, self.field)
        over = (*self._balls(share), *marks)
        trails = tuple(piece for piece in over if isinstance(piece, Trail))
        rest = tuple(piece for piece in over if not isinstance(piece, Trail))
        return (*backs, *trails, *men, *rest)

    def _men(self, share: float) -> list[tuple[str, Man]]:
        was = {player.id: player for player in self.before.players}
        now = {player.id: player for player in self.after.players}
        made = []
        for name in {**was, **now}:
            start, end = self._one.get(name), self._other.get(name)
            spot = self._between(start, end, (now.get(name) or was[name]).side, share)
            if spot is None:
                continue
            player = now.get(name) or was[name]
            made.append((name, self._man(player, spot, self._holds(name, share))))
        return made

    def _holds(self, name: str, share: float) -> bool:
        """Whether a player shows the quaffle: it leaves at once, and arrives at the end."""
        before, after = holder(self.before), holder(self.after)
        if before == after:
            return name == after
        return name == before if share <= 0 else name == after and share >= 1

    def _man(self, player: PlayerView, spot: Spot, holds: bool) -> Man:
        letter = self.words.letter(player.role)
        radius = float(round(spot.radius))
        face = Face(player.side, letter, player.label, radius, spot.height, holds)
        return Man(round(spot.x, 1), round(spot.y, 1), face)

    def _between(
        self, start: Spot | None, end: Spot | None, side: str, share: float
    ) -> Spot | None:
        """Where a player is: flying, falling out of the picture, or coming back from its edge."""
        if start is not None and end is not None:
            return _mix(start, end, share)
        if start is not None:
            if share >= 1:
                return None
            down = Spot(start.x, start.y + 0.5 * start.radius, start.radius * _FALLEN, 1)
            return _mix(start, down, share)
        if end is not None:
            box = self.field.box
            x = box.x - 40 if side == "left" else box.right + 40
            return _mix(Spot(x, end.y, end.radius, end.height), end, share)
        return None

    def _balls(self, share: float) -> tuple[Piece, ...]:
        made: list[Piece] = list(self._quaffle(share))
        beaten = {ball.number: ball.beaten for ball in self.after.bludgers}
        was = {ball.number: ball.beaten for ball in self.before.bludgers}
        for number in sorted({**was, **beaten}):
            start, end = self._one.get(bludger(number)), self._other.get(bludger(number))
            state = (beaten if share >= 0.5 else was).get(number, False)
            kind: Kind = "beaten" if state else "bludger"
            made += _ball(kind, start or end, end or start, share, number)
        if SNITCH in self._other or (SNITCH in self._one and share < 1):
            start, end = self._one.get(SNITCH), self._other.get(SNITCH)
            first = start or (end._replace(radius=end.radius * 0.3) if end else None)
            last = end or (start._replace(radius=start.radius * 0.3) if start else None)
            made += _ball("snitch", first, last, share, 0)
        return tuple(made)

    def _quaffle(self, share: float) -> tuple[Piece, ...]:
        start, end = quaffle_spot(self.before, self._one), quaffle_spot(self.after, self._other)
        ring = self._ring()
        if ring is not None and start is not None:
            return _ball("quaffle", start, ring, share, 0)
        before, after = holder(self.before), holder(self.after)
        if before is not None and (before == after or share <= 0):
            return ()
        if after is not None and share >= 1:
            return ()
        if (end is None and share >= 1) or (start is None and share <= 0):
            return ()
        return _ball("quaffle", start or end, end or start, share, 0)

    def _ring(self) -> Spot | None:
        """Where a goal is scored: the quaffle flies into the ring before it is anywhere else."""
        goals = (each.at for each in self.lines if each.kind == "goal" and each.at is not None)
        at = next(goals, None)
        if at is None:
            return None
        x, y = self.field.point(at.cell)
        return Spot(x, y - 0.2 * self.field.side, 0.34 * self.field.side, at.height)

    def _marks(self, since_ms: int) -> tuple[Piece, ...]:
        share = (since_ms - _BURST_AFTER * MOVE_MS) / BURST_MS
        made: list[Piece] = []
        for each in self.lines:
            if each.player is None:
                continue
            spot = self._other.get(each.player.id) or self._one.get(each.player.id)
            if spot is None:
                continue
            made += self._aim(each, spot, ease(since_ms / MOVE_MS))
            seen = burst(each.kind, (spot.x, spot.y), float(round(spot.radius)), share)
            if seen is not None:
                made.append(seen)
        return tuple(made)

    def _aim(self, each: LineView, spot: Spot, share: float) -> tuple[Piece, ...]:
        """A throw's line, from the thrower to the target: the quaffle is there in the next tact."""
        if each.kind != "thrown" or each.at is None or share <= 0:
            return ()
        x, y = self.field.point(each.at.cell)
        x, y = spot.x + (x - spot.x) * share, spot.y + (y - spot.y) * share
        return (Trail(spot.x, spot.y, round(x, 1), round(y, 1), colours.QUAFFLE, 6.0, arrow=True),)


def standing(view: PitchView, field: Field, words: PitchWords) -> tuple[Piece, ...]:
    """Everything where it is."""
    return Flight(field, view, view, (), words).at(MOVE_MS)


def holder(view: PitchView) -> str | None:
    """Who has the quaffle."""
    return next((player.id for player in view.players if player.holds), None)


def quaffle_spot(view: PitchView, places: dict[str, Spot]) -> Spot | None:
    """Where the quaffle is seen: loose, or on its holder; None while it flies."""
    name = holder(view)
    if name is None:
        return places.get(QUAFFLE)
    spot = places.get(name)
    if spot is None:
        return None
    right, down, part = _BADGE
    x, y = spot.x + right * spot.radius, spot.y + down * spot.radius
    return Spot(x, y, part * spot.radius, spot.height)


def _mix(one: Spot, other: Spot, share: float) -> Spot:
    x, y, radius = (a + (b - a) * share for a, b in zip(one[:3], other[:3], strict=True))
    return Spot(x, y, radius, round(one.height + (other.height - one.height) * share))


def _ball(
    kind: Kind, start: Spot | None, end: Spot | None, share: float, number: int
) -> tuple[Piece, ...]:
    """A ball on its way, with a trail where the way is long."""
    if start is None or end is None:
        return ()
    spot = _mix(start, end, share)
    radius = float(max(4, round(spot.radius)))
    ball = Ball(round(spot.x, 1), round(spot.y, 1), kind, radius, spot.height, number)
    if hypot(spot.x - start.x, spot.y - start.y) < _FAR:
        return (ball,)
    ink = {"quaffle": colours.QUAFFLE, "snitch": colours.SNITCH}.get(kind, palette.SNOW)
    trail = Trail(round(start.x, 1), round(start.y, 1), ball.x, ball.y, ink, 5.0)
    return trail, ball
