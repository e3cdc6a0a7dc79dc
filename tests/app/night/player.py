"""Evenings that play themselves in real processes, to be killed: `python player.py`.

For every line on standard input, `[folder, seed, stage]`, a fork opens the latest evening of the
folder, or founds one, and plays on, saying after each committed step its number and a digest of
the night. Where a stage is named, the player stops when it comes to it.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path
from random import Random
from zlib import crc32

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from app.night import intents
from app.night.evening import Evening
from app.night.night import Night, Stage
from app.night.nights import Nights, OpenNight
from app.night.rehearsal import Rehearsal, rehearsal_night
from app.store.errors import Damaged
from app.store.folder import DataFolder
from tests.app.night.evenings import pack

TEAMS = 5


def say(*words: object) -> None:
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def digest(night: Night) -> int:
    """A number that tells two nights apart."""
    return crc32(repr(night).encode())


def standing(evening: Evening) -> tuple[int, int]:
    """The number of the last entry and the digest of the night."""
    last = evening.timeline.steps[-1]
    return last.id + len(last.facts) - 1, digest(evening.night)


def latest(nights: Nights, seed: int) -> OpenNight:
    """The latest evening of the folder unless it has ended, or a new one."""
    game = nights.files.last_played()
    if game is not None:
        try:
            opened = nights.reopen(game.path)
        except Damaged:  # killed before its first event
            return fresh(nights, seed)
        if opened.evening.night.stage is not Stage.ENDED:
            return opened
    return fresh(nights, seed)


def fresh(nights: Nights, seed: int) -> OpenNight:
    return nights.found(rehearsal_night(TEAMS, seed, "ru", "2026-10-17", "Проба"), pack())


def level(wish: intents.Wish, night: Night) -> intents.Wish:
    """The wish as of a hall that nothing tells apart, so that a dispute comes to the host."""
    match wish:
        case intents.RecordAnswers():
            return intents.RecordAnswers(tuple(night.game.now.in_game()))
        case intents.Mark():
            return intents.Mark(dict.fromkeys(night.game.now.in_game(), True))
        case intents.Declare():
            return intents.SetText(True)
    return wish


def play(folder: Path, seed: int, stop: str | None) -> None:
    data = DataFolder(folder)
    lock = data.lock()
    nights, chance = Nights(data), Random(seed)
    while True:
        opened = latest(nights, seed)
        evening, hall = opened.evening, Rehearsal(seed)
        say("back", opened.path.name, *standing(evening))
        while True:
            if stop == evening.night.stage.value:
                say("there")
                signal.pause()
            evening.tick()
            act = hall.next(evening.night)
            if act is None:
                break
            wish = act.wish
            if stop is None and chance.random() < 0.15:
                wish = chance.choice([intents.Undo(), intents.Redo()])
            elif stop == "decision":
                wish = level(wish, evening.night)
            if evening.do(wish) is None:
                say("did", *standing(evening))
        evening.close()
        assert lock.path.exists()


def main() -> None:
    for line in sys.stdin:
        folder, seed, stop = json.loads(line)
        pid = os.fork()
        if pid == 0:
            play(Path(folder), seed, stop)
        say("pid", pid)
        os.waitpid(pid, 0)
        say("dead")


if __name__ == "__main__":
    main()
