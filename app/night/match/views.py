"""A position as the hall may see it: players, balls, and the snitch only while it is visible."""

from __future__ import annotations

from collections.abc import Sequence

from app.night.pitch_scene import BludgerView, PitchView, PlaceView, PlayerView
from app.quidditch.pitch import Spot
from app.quidditch.position import BENCH, OUT, Bludger, Position, Quaffle, Snitch
from app.quidditch.tact import Tact
from app.quidditch.teams import Match


def place_view(spot: Spot | None) -> PlaceView | None:
    """A spot as a view."""
    return None if spot is None else PlaceView(spot.cell, spot.height)


def pitch_view(match: Match, now: Position) -> PitchView:
    """The pitch in a position."""
    return PitchView(
        players=players_of(match, now.at, now.back, now.quaffle.holder),
        quaffle=_quaffle(now.quaffle),
        bludgers=_bludgers(now.bludgers, (None, None)),
        snitch=_snitch(now.snitch),
    )


def tact_view(match: Match, tact: Tact) -> PitchView:
    """The pitch in the middle of a tact: what is thrown or beaten leaves in the sixth stage."""
    quaffle = _quaffle(tact.quaffle)
    if tact.thrown is not None and quaffle is None:
        quaffle = place_view(tact.thrown.origin)
    return PitchView(
        players=players_of(match, tact.at, tact.back, tact.quaffle.holder),
        quaffle=quaffle,
        bludgers=_bludgers(tact.bludgers, tact.beaten),
        snitch=_snitch(tact.snitch),
    )


def players_of(
    match: Match, at: Sequence[Spot | None], back: Sequence[int], holder: int | None
) -> tuple[PlayerView, ...]:
    """Every player who is in the match, left side first; not substitutes on the bench."""
    order = sorted(range(len(match.ids)), key=lambda p: (match.sides[p], _sort(match.ids[p])))
    return tuple(
        player_view(match, player, at[player], back[player], holds=holder == player)
        for player in order
        if back[player] != BENCH
    )


def player_view(
    match: Match, player: int, at: Spot | None, back: int, *, holds: bool = False
) -> PlayerView:
    """One player as a view."""
    known = match.players[player]
    return PlayerView(
        id=known.id,
        side=match.sides[player],
        role=known.role,
        label=label_of(match, player),
        name=known.name or "",
        at=place_view(at),
        back_in_round=None if at is not None or back in (OUT, BENCH) else back,
        out=at is None and back == OUT,
        holds=holds,
    )


def label_of(match: Match, player: int) -> str:
    """The number at the end of the id, unless another of the side has it: then the id."""
    side = match.sides[player]
    own = _number(match.ids[player])
    same = [p for p in range(len(match.ids)) if match.sides[p] == side]
    twins = sum(_number(match.ids[p]) == own for p in same)
    return own if own and twins == 1 else match.ids[player]


def _number(id_: str) -> str:
    return id_[len(id_.rstrip("0123456789")) :]


def _sort(id_: str) -> tuple[str, int, str]:
    number = _number(id_)
    return id_[: len(id_) - len(number)], int(number or 0), id_


def _quaffle(quaffle: Quaffle) -> PlaceView | None:
    return place_view(quaffle.at) if quaffle.holder is None else None


def _bludgers(
    bludgers: Sequence[Bludger], beaten: Sequence[Spot | None]
) -> tuple[BludgerView, ...]:
    return tuple(
        BludgerView(
            number,
            PlaceView(bludger.at.cell, bludger.at.height),
            bludger.course is not None or beaten[number - 1] is not None,
        )
        for number, bludger in enumerate(bludgers, 1)
    )


def _snitch(snitch: Snitch | None) -> PlaceView | None:
    return place_view(snitch.at) if snitch is not None and snitch.visible else None
