"""The windowed program, to be killed: `python doomed.py FOLDER PORT WHEN`.

Founds an evening in the data folder and announces a question, or opens the one that is there. WHEN
is `arrived` or `committed`: the moment around an answer's commit at which it kills itself; `never`.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[4]))

from PySide6.QtWidgets import QApplication
from qasync import QEventLoop

from app.night import intents
from app.phones.inbox import Inbox
from app.phones.port import Enter, Seat
from app.phones.protocol import Answer, Reply, Wish
from app.store.folder import DataFolder
from tests.app.night.evenings import founded, pack
from ui.console.flow import Flow


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def doom(when: str) -> None:
    """Kill the program around the commit of the first answer."""
    post = Inbox.post

    def posted(
        self: Inbox,
        seat: Seat,
        wish: Wish | Enter,
        rtt_ms: int | None,
        reply: Callable[[Reply], None],
    ) -> int | None:
        answer = isinstance(wish, Answer)
        if answer and when == "arrived":
            die()
        last = (lambda _: die()) if answer and when == "committed" else reply
        return post(self, seat, wish, rtt_ms, last)

    Inbox.post = posted  # type: ignore[method-assign]


async def whole(flow: Flow, port: str) -> None:
    flow.speak("en")
    flow._settings = replace(flow._settings, phone_port=int(port), phone_address="127.0.0.1")
    flow.begin()
    games = flow._nights.files.games()
    if games:
        flow._open(games[0].path)
    else:
        flow._found(founded("a b"), None)
    assert flow._evening is not None
    live, reception = flow._evening.live, flow._evening.hall.reception
    if not games:
        assert live.do(pack(3)) is None
        assert live.do(intents.Announce()) is None
    print("at", reception.port, live.night.hall.pins["a"], flush=True)
    asyncio.get_running_loop().run_in_executor(None, sys.stdin.read).add_done_callback(
        lambda _: flow.leave_program()
    )
    await flow.over
    answer = live.night.game.turn.answers.get("a")
    flow.shut()
    print("has", answer.text if answer else None, len(answer.replaced) if answer else 0, flush=True)


def main(folder: str, port: str, when: str) -> None:
    doom(when)
    application = QApplication([])
    application.setQuitOnLastWindowClosed(False)
    loop = QEventLoop(application)
    asyncio.set_event_loop(loop)
    with loop:
        flow = Flow(application, DataFolder(Path(folder)))
        loop.run_until_complete(whole(flow, port))


if __name__ == "__main__":
    main(*sys.argv[1:])
