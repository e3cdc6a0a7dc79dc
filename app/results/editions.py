"""What an edition of the game earns in the rating, and how large its teams are.

An edition is one value; a new one is added here without touching the others.
"""

from __future__ import annotations

from dataclasses import dataclass

from app.hill.roster import LEAST_PLAYERS, MOST_PLAYERS


@dataclass(frozen=True, slots=True)
class Edition:
    """A rule set's name, its team size, and whether it has early answers, ledges and trios."""

    name: str
    least_players: int = LEAST_PLAYERS
    most_players: int = MOST_PLAYERS
    has_early: bool = False
    has_ledges: bool = False
    has_trios: bool = False


EDITIONS: dict[str, Edition] = {
    "1.3": Edition("1.3"),
    "1.2.2": Edition("1.2.2", most_players=6, has_early=True, has_ledges=True, has_trios=True),
}


def edition(name: str) -> Edition:
    """The edition of that name; one that is not known earns as 1.3 does."""
    return EDITIONS.get(name, Edition(name))
