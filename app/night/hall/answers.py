"""The answers of the closed question, laid together for whoever marks them."""

from __future__ import annotations

from typing import NamedTuple

from app.hill.game import Phase
from app.night.likeness import groups, proposal
from app.night.night import Night


class AnswerGroup(NamedTuple):
    """Teams whose answers are equal or alike, with the one to show for all of them.

    `near` is the least likeness of any two, 0–100; `proposal` what the pack's answers suggest for
    all of them, None where they suggest nothing, or not the same.
    """

    text: str
    teams: tuple[str, ...]
    near: int
    proposal: bool | None


def answer_groups(night: Night) -> tuple[AnswerGroup, ...]:
    """Equal and alike answers together, largest group first; none before the close (2.2.2)."""
    if night.game.phase is not Phase.CLOSED:
        return ()
    here = set(night.game.now.in_game())
    answers = night.game.turn.answers
    texts = {team: a.text for team, a in answers.items() if team in here and a.text}
    return tuple(
        AnswerGroup(
            laid.text, laid.keys, laid.near, _proposed(night, {texts[k] for k in laid.keys})
        )
        for laid in groups(texts, night.hall.likeness)
    )


def _proposed(night: Night, texts: set[str]) -> bool | None:
    item = night.asked(night.number)
    if item is None:
        return None
    accepted = (item.answer, *item.also_accepted)
    said = {proposal(text, accepted, item.not_accepted, night.hall.likeness) for text in texts}
    return said.pop() if len(said) == 1 else None
