"""Dice rolled by hand: which draw is wanted, and what a rolled face comes to."""

from __future__ import annotations

from dataclasses import replace

from app.night.match.replay import replayed
from app.night.match.sheets import sheet_refusals
from app.night.match.state import MatchState, Wanted


def wanted_draw(state: MatchState) -> Wanted | None:
    """The draw that must be made by hand before the coming tact can be played; None: none."""
    if state.wanted is not None or state.over or sheet_refusals(state):
        return state.wanted
    name = state.now.name
    sheet = replace(state.sheet, played=state.now.tact)
    tried = replace(state, sheets={**state.sheets, name: sheet})
    return replayed(tried, len(state.rounds)).wanted


def from_face(face: int, faces: int) -> float:
    """A die's face, 1 to `faces`, as a draw: the middle of its share of [0, 1)."""
    if not 1 <= face <= faces:
        raise ValueError(f"a face is from 1 to {faces}, not {face}")
    return (face - 0.5) / faces


def from_outcome(wanted: Wanted, outcome: bool | int) -> float:
    """An outcome as a draw: whether the event happens, or which candidate, counted from 0."""
    if not wanted.candidates:
        return wanted.p / 2 if outcome else (1 + wanted.p) / 2
    return from_face(int(outcome) + 1, len(wanted.candidates))
