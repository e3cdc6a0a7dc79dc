"""Question packs as the host chooses them: the files that ship, a file of the host's own."""

from __future__ import annotations

from app.night.intents import ChoosePack
from app.packs import (
    Doubt,
    DoubtKind,
    FlawKind,
    Medium,
    MediumKind,
    Pack,
    PackError,
    PackQuestion,
    Partner,
    Report,
    ShelfEntry,
    Stage,
    read_pack,
    shipped_packs,
)
from app.packs.words import done_of, flaw_of, format_of, place_of, tally_of, what_of
from app.packs.write import ExportFormat

__all__ = [
    "Doubt",
    "DoubtKind",
    "ExportFormat",
    "FlawKind",
    "Medium",
    "MediumKind",
    "Pack",
    "PackError",
    "PackQuestion",
    "Partner",
    "Report",
    "ShelfEntry",
    "Stage",
    "choice_of",
    "done_of",
    "flaw_of",
    "format_of",
    "place_of",
    "read_pack",
    "shipped_choice",
    "shipped_packs",
    "tally_of",
    "what_of",
]


def choice_of(pack: Pack) -> ChoosePack:
    """The wish to play this pack; warm-up questions are no part of the game."""
    return ChoosePack(pack.title, pack.main, pack.reserve, pack.partners)


def shipped_choice(language: str) -> ChoosePack | None:
    """The pack that ships in "ru" or "en", chosen; None where it is missing or not to be read."""
    for path in shipped_packs():
        if path.stem.endswith(language):
            try:
                return choice_of(read_pack(path).pack)
            except PackError:
                return None
    return None
