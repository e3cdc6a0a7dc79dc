"""A hall that answers without end in real processes, to be killed: `python answering.py`.

For every line on standard input, `[game file, life, messages to send again]`, a fork opens the
evening, or founds it, and takes in answers, saying `sent` and `ack` with the message of each.
"""

from __future__ import annotations

import json
import os
import sys
from itertools import count
from pathlib import Path
from threading import Event

sys.path.insert(0, str(Path(__file__).resolve().parents[4]))

from app.night import intents
from app.night.clock import NightClock
from app.night.evening import Evening
from app.night.hall.hall import Hall
from app.phones.port import Enter, Seat
from app.phones.protocol import Answer, Done, Reply
from app.store.journal import Journal
from tests.app.night.evenings import CREATED, founded
from tests.app.night.hall.room import Published, secret

TEAMS = "abcdef"
AT_ONCE = 5


def say(*words: object) -> None:
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def opened(path: Path) -> Evening:
    if path.exists():
        return Evening.reopen(Journal.open(path))
    journal = Journal.create(path, created=CREATED, program="0.1")
    evening = Evening.found(journal, founded(" ".join(TEAMS)), NightClock())
    evening.do(intents.Announce())
    return evening


class Life:
    """One life of the program."""

    def __init__(self, path: Path) -> None:
        self.woken = Event()
        self.hall = Hall(opened(path), self.woken.set)
        self.hall.open(Published())
        self.waiting: set[str] = set()

    def enter(self) -> None:
        for team in TEAMS:
            self.post(Seat(team, f"phone-{team}"), Enter(secret(team), ""), team)
        self.take_in()

    def send(self, message: str) -> None:
        """An answer of the team that the message names last."""
        say("sent", message)
        wish = Answer(id=message, turn=1, text=message)
        team = message[-1]
        self.post(Seat(team, f"phone-{team}"), wish, message)

    def post(self, seat: Seat, wish: Answer | Enter, message: str) -> None:
        def reply(said: Reply) -> None:
            assert isinstance(said, Done), said
            say("ack", message)
            self.waiting.discard(message)

        self.waiting.add(message)
        self.hall.inbox.post(seat, wish, None, reply)

    def take_in(self) -> None:
        """As the window does, until every letter has its reply."""
        while self.waiting:
            self.woken.wait()
            self.woken.clear()
            self.hall.serve()


def live(path: Path, life: int, again: list[str]) -> None:
    here = Life(path)
    here.enter()
    for message in again:
        here.send(message)
    here.take_in()
    say("back")
    for number in count():
        for team in TEAMS[:AT_ONCE]:
            here.send(f"message-{life}-{number}-{team}")
        here.take_in()


def main() -> None:
    for line in sys.stdin:
        path, life, again = json.loads(line)
        pid = os.fork()
        if pid == 0:
            live(Path(path), life, again)
        say("pid", pid)
        os.waitpid(pid, 0)
        say("dead")


if __name__ == "__main__":
    main()
