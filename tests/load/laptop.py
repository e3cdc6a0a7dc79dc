"""The laptop of the load programs: a real evening with its windows and its phones' server.

    python -m tests.load.laptop FOLDER TEAMS [--windows | --moving] [--port PORT]

Founds an evening of so many teams in the folder, or opens the one that is there. Every line it
says is JSON: first where it listens, with PINs and the judge's secret, then what came of each word
from standard input. With `--windows` there are the desk, the preview and a projector of 3840 by
2160, as "offscreen" paints them; with `--moving` 48 teams move on it all the time.
"""

from __future__ import annotations

import argparse
import json
import os
import queue
import resource
import sys
import threading
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from app.hill.roster import Team
from app.hill.rules import RuleSet
from app.night import intents
from app.night.clock import NightClock, today, wall_now
from app.night.evening import Evening
from app.night.events import Founded
from app.night.hall.hall import Hall
from app.night.hall.standalone import Standalone
from app.store.journal import Journal
from tests.app.night.evenings import pack

FILE = "night.koth"
QUESTIONS = 64
SCREENS = {
    "screens": [
        {"name": "DESK", "x": 0, "y": 0, "width": 1920, "height": 1080, "dpr": 1},
        {"name": "PROJECTOR", "x": 1920, "y": 0, "width": 3840, "height": 2160, "dpr": 1},
    ]
}


def opened(path: Path, teams: int) -> tuple[Evening, Journal]:
    """The evening in the file, founded where there is none."""
    if path.exists():
        journal = Journal.open(path)
        return Evening.reopen(journal), journal
    journal = Journal.create(path, created=wall_now(), program="0.1")
    crowd = tuple(Team(f"t{n}", f"Команда {n}") for n in range(1, teams + 1))
    rules = RuleSet(summit=40, main_questions=QUESTIONS)
    first = Founded("Load", today(), "Hall", rules, crowd)
    evening = Evening.found(journal, first, NightClock())
    assert evening.do(pack(QUESTIONS)) is None
    return evening, journal


def mark(evening: Evening) -> object:
    """Every third team was right, another third each time, so that nobody runs away."""
    night = evening.night
    teams = enumerate(night.game.now.in_game())
    return intents.Mark({team: (place + night.number) % 3 == 0 for place, team in teams})


WISHES: Mapping[str, Callable[[Evening], Any]] = {
    "announce": lambda _: intents.Announce(),
    "start": lambda _: intents.StartTimer(),
    "close": lambda _: intents.Close(),
    "mark": mark,
    "resolve": lambda _: intents.Resolve(),
    "board": lambda _: intents.ShowScene("board"),
}


class Laptop:
    """The evening and its hall, obeying words; in the thread of the evening."""

    def __init__(self, evening: Evening, hall: Hall) -> None:
        self.evening, self.hall = evening, hall

    def greet(self, port: int) -> None:
        """Say where phones come in, and who may; the hall is open."""
        secret = self.hall.new_judge_link()
        pins = {row.number: row.pin for row in self.hall.view().teams}
        say(port=port, pins=pins, judge=secret, turn=self.evening.night.number)

    def obey(self, word: str, more: Mapping[str, Callable[[], Any]]) -> None:
        """Do a word and say what came of it."""
        if word in more:
            say(did=more[word]())
        elif word == "use":
            say(did=used())
        elif word == "stage":
            say(did=self.evening.night.stage.value, turn=self.evening.night.number)
        else:
            refused = self.evening.do(WISHES[word](self.evening))
            say(did=refused and str(refused), turn=self.evening.night.number)


def used() -> dict[str, float]:
    """CPU seconds of this process so far, its memory in MiB, its threads and moment."""
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    memory = pages * resource.getpagesize() / 2**20
    return {"cpu": time.process_time(), "memory": memory, "at": time.monotonic()}


def say(**words: Any) -> None:
    """One line of JSON; a reader that is gone hears nothing."""
    with suppress(BrokenPipeError):
        sys.stdout.write(json.dumps(words) + "\n")
        sys.stdout.flush()


def listen(put: Callable[[str], None]) -> None:
    """Every line of standard input, and `end` behind the last."""
    for line in sys.stdin:
        put(line.strip())
    put("end")


def without_windows(arguments: argparse.Namespace) -> None:
    """Serve until `end`; this thread stands in for the window's."""
    words: queue.Queue[str] = queue.Queue()
    evening, _ = opened(arguments.folder / FILE, arguments.teams)
    with Standalone(evening, arguments.host, arguments.port) as here:
        laptop = Laptop(evening, here.hall)
        laptop.greet(here.address.port)

        def put(word: str) -> None:
            words.put(word)
            here.wake()

        def is_over() -> bool:
            while not words.empty():
                word = words.get()
                if word == "end":
                    return True
                laptop.obey(word, {})
            return False

        threading.Thread(target=listen, args=(put,), daemon=True).start()
        here.serve_until(is_over)
    evening.close()


def with_windows(arguments: argparse.Namespace) -> None:
    """The same in Qt's loop, with the program's own windows."""
    screens = arguments.folder / "screens.json"
    screens.write_text(json.dumps(SCREENS), "utf-8")
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={screens}"
    os.environ["QT_API"] = "pyside6"
    from tests.load.windows import run

    run(*opened(arguments.folder / FILE, arguments.teams), moving=arguments.moving)


def main() -> None:
    """Serve until the input ends."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("teams", type=int)
    parser.add_argument("--windows", action="store_true")
    parser.add_argument("--moving", action="store_true")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=0)
    arguments = parser.parse_args()
    has_windows = arguments.windows or arguments.moving
    (with_windows if has_windows else without_windows)(arguments)


if __name__ == "__main__":
    main()
