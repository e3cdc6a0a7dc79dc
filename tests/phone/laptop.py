"""A real evening in a process of its own, to be killed: `python laptop.py FOLDER PORT WHEN`.

Founds an evening in the folder, or opens the one that is there, and serves its phones. It says
`at PORT PIN JUDGE` when it is ready, then does the host's words from standard input, each answered
with `did`. WHEN is the moment at which it is killed by kill -9: `arrived` before an answer is
committed, `committed` before its phone is told; `never`.
"""

from __future__ import annotations

import os
import queue
import signal
import sys
import threading
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from app.night import intents
from app.night.clock import NightClock
from app.night.evening import Evening
from app.night.hall.hall import Hall
from app.phones.inbox import Inbox
from app.phones.port import Enter, Seat
from app.phones.protocol import Answer, Reply, Wish
from app.phones.server import PhoneServer
from app.store.journal import Journal
from tests.app.night.evenings import CREATED, founded, pack

FILE = "night.koth"


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


class Doomed(Inbox):
    """Kills the program around the commit of the first answer."""

    def __init__(self, when: str) -> None:
        super().__init__()
        self._when = when

    def post(
        self, seat: Seat, wish: Wish | Enter, rtt_ms: int | None, reply: Callable[[Reply], None]
    ) -> int | None:
        answer = isinstance(wish, Answer)
        if answer and self._when == "arrived":
            die()
        last = (lambda _: die()) if answer and self._when == "committed" else reply
        return super().post(seat, wish, rtt_ms, last)


def opened(path: Path) -> Evening:
    if path.exists():
        return Evening.reopen(Journal.open(path))
    journal = Journal.create(path, created=CREATED, program="0.1")
    evening = Evening.found(journal, founded("a b c"), NightClock())
    assert evening.do(pack(8)) is None
    return evening


WORDS: dict[str, Callable[[Evening], object]] = {
    "announce": lambda evening: evening.do(intents.Announce()),
    "close": lambda evening: evening.do(intents.Close()),
    "right": lambda evening: evening.do(intents.Mark({"a": True, "b": False, "c": False})),
    "resolve": lambda evening: evening.do(intents.Resolve()),
    "board": lambda evening: evening.do(intents.ShowScene("board")),
}


def main(folder: str, port: str, when: str) -> None:
    """Serve until the input ends."""
    work: queue.Queue[str] = queue.Queue()
    evening = opened(Path(folder) / FILE)
    hall = Hall(evening, lambda: work.put("serve"), Doomed(when))
    server = PhoneServer(hall.inbox, on_presence=hall.on_presence)
    address = server.start("127.0.0.1", int(port))
    hall.open(server)
    secret = hall.new_judge_link()
    print("at", address.port, evening.night.hall.pins["a"], secret, flush=True)
    threading.Thread(target=listen, args=(work,), daemon=True).start()
    while (word := next_word(work)) != "end":
        if word in WORDS:
            refused = WORDS[word](evening)
            print("did" if refused is None else f"refused {refused}", flush=True)
        hall.serve()
    server.stop()
    hall.close()
    evening.close()


def next_word(work: queue.Queue[str]) -> str:
    """What is to be done; the hall is served now and then as well, as the window does."""
    try:
        return work.get(timeout=0.05)
    except queue.Empty:
        return "serve"


def listen(work: queue.Queue[str]) -> None:
    for line in sys.stdin:
        work.put(line.strip())
    work.put("end")


if __name__ == "__main__":
    main(*sys.argv[1:])
