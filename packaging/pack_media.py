"""Make the pictures and sounds of the packs in `data/questions/`, each into its `media` folder.

    python packaging/pack_media.py

Pictures are the same bytes every time; sounds are written as Ogg Vorbis by `ffmpeg`, which has to
be installed. What a pack's text does not name is not made for it. Look at and listen to what you
have changed before you commit it.
"""

from __future__ import annotations

import subprocess
import tomllib
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pack_puzzles
import pack_signs
from pack_drawing import Sheet
from pack_sounds import waves
from sounds import RATE

PACKS = Path(__file__).resolve().parents[1] / "data" / "questions"
PICTURES: tuple[Callable[[], Sheet], ...] = (
    *(pack_puzzles.queens, pack_puzzles.queens_answer),
    *(pack_puzzles.knight, pack_puzzles.knight_answer),
    *(pack_puzzles.mirror_clock, pack_puzzles.mirror_clock_answer),
    *(pack_puzzles.triangles, pack_puzzles.nets, pack_puzzles.gears),
    *(pack_puzzles.regions, pack_puzzles.regions_answer),
    *(pack_puzzles.segments, pack_puzzles.calculator, pack_puzzles.daylight),
    *(pack_puzzles.mirrored, pack_puzzles.mirrored_answer),
    *(pack_signs.crux, pack_signs.dipper, pack_signs.semaphore, pack_signs.peace),
    *(pack_signs.poland, pack_signs.france, pack_signs.tomatoes),
    *(pack_signs.once, pack_signs.faces, pack_signs.under, pack_signs.piano),
    *(pack_signs.logo_book, pack_signs.logo_mug, pack_signs.logo_kite),
)


def named(table: Any) -> Iterator[str]:
    """The files that the text of a pack names, at any depth."""
    if isinstance(table, dict):
        if isinstance(table.get("file"), str):
            yield table["file"].removeprefix("media/")
        for value in table.values():
            yield from named(value)
    elif isinstance(table, list):
        for value in table:
            yield from named(value)


def write_sound(samples: array[int], path: Path) -> None:
    """Write samples as Ogg Vorbis, without anything that differs from run to run."""
    raw = ["-f", "s16le", "-ar", str(RATE), "-ac", "1", "-i", "pipe:0"]
    plain = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags", "+bitexact"]
    ogg = ["-c:a", "libvorbis", "-q:a", "2", str(path)]
    command = ["ffmpeg", "-loglevel", "error", "-y", *raw, *plain, *ogg]
    subprocess.run(command, input=samples.tobytes(), check=True)


def main() -> None:
    """Make all media of all packs; say what each pack weighs."""
    wanted = {
        pack.parent: set(named(tomllib.loads(pack.read_text("utf-8"))))
        for pack in sorted(PACKS.glob("*/pack.toml"))
    }
    for pack in wanted:
        (pack / "media").mkdir(exist_ok=True)
    for made in PICTURES:
        name = made.__name__.replace("_", "-") + ".png"
        for pack in (pack for pack, names in wanted.items() if name in names):
            made().save(pack / "media" / name)
    for name, samples in waves():
        for pack in (pack for pack, names in wanted.items() if f"{name}.ogg" in names):
            write_sound(samples, pack / "media" / f"{name}.ogg")
    for pack in wanted:
        files = sorted((pack / "media").iterdir())
        print(pack.name, len(files), sum(file.stat().st_size for file in files))


if __name__ == "__main__":
    main()
