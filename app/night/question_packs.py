"""Question packs as the host chooses them: the files that ship, a file of the host's own."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from app.night.intents import ChoosePack
from app.packs import (
    Doubt,
    DoubtKind,
    FlawKind,
    MediaStore,
    Medium,
    MediumKind,
    Pack,
    PackError,
    PackQuestion,
    Partner,
    Report,
    ShelfEntry,
    Stage,
    read_any,
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


def shipped_choice(language: str, media: Path | None = None) -> ChoosePack | None:
    """The pack that ships in "ru" or "en", chosen; None where none can be read.

    One with pictures and sound comes first; they go into the store in the folder `media`. Where
    that cannot be written the next pack is taken; without a folder nothing is kept.
    """
    store = None if media is None else MediaStore(media)
    for path in sorted(shipped_packs(), key=lambda path: path.suffix == ".4s"):
        if path.stem.endswith(f"-{language}"):
            with suppress(PackError):
                return choice_of(_read(path, store))
    return None


def _read(path: Path, store: MediaStore | None) -> Pack:
    report = read_pack(path) if path.suffix == ".4s" else read_any(path, store)
    return report.pack
