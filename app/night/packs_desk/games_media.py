"""The media that games need: also of packs that were changed for others, since undo goes back."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from app.night.codec import fact_of
from app.night.events import PackChosen
from app.store.look import read_game


def media_of_games(games: Iterable[Path]) -> frozenset[str]:
    """The files of the media store that these game files name.

    Raises StoreError, or `UnknownFactError`, while a game cannot be read, since nobody knows what
    it needs.
    """
    return frozenset(file for game in games for file in _media_of(game))


def _media_of(game: Path) -> Iterable[str]:
    kind = PackChosen.__name__
    for entry in read_game(game).entries:
        chosen = fact_of(entry) if entry.kind == kind else None
        if isinstance(chosen, PackChosen):
            media = [one for q in (*chosen.main, *chosen.reserve) for one in q.all_media]
            media += [partner.logo for partner in chosen.partners if partner.logo is not None]
            yield from (medium.file for medium in media if medium.file)
