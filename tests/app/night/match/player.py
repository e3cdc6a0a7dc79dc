"""A match that referees itself in a real process, to be killed: `python player.py FOLDER SEED`.

After each committed step it says the number of the last entry and a digest of the night.
"""

from __future__ import annotations

import sys
from pathlib import Path
from zlib import crc32

sys.path.insert(0, str(Path(__file__).resolve().parents[4]))

from app.night import intents
from app.night.evening import Evening
from app.night.match.rehearsal import MatchRehearsal, pitch_rehearsal_night
from app.night.night import Night
from app.night.nights import Nights
from app.quidditch.rules import RuleSet
from app.store.folder import DataFolder


def digest(night: Night) -> int:
    """A number that tells two nights apart."""
    return crc32(repr(night).encode())


def say(evening: Evening) -> None:
    last = evening.timeline.steps[-1]
    print(last.id + len(last.facts) - 1, digest(evening.night), flush=True)


def main(folder: Path, seed: int) -> None:
    data = DataFolder(folder)
    data.lock()
    nights = Nights(data)
    opened = nights.found(pitch_rehearsal_night("2026-10-17", "Match"))
    hall = MatchRehearsal(seed, "ru", RuleSet(rounds=200, fast=True))
    steps = 0
    while (act := hall.next(opened.evening.night)) is not None:
        steps += 1
        wish: intents.Wish = intents.Undo() if steps % 9 == 0 else act.wish
        if opened.evening.do(wish) is None:
            say(opened.evening)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
