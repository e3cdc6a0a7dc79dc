"""How long an answer takes from the phone to *arrived*, and what the picture notices of it.

    python -m tests.load.answers [--teams 48] [--phones 200] [--rounds 8] [--idle 1000] [--moving]

Phones in this process, the laptop with its windows in another; every answer is committed before its
*arrived*. Only a team's leading phone decides, so with fewer teams than phones the leading ones
send the answers of all: so many answers come in any case. Once the answers are spread over one
second, once they come all at once. The figures stand beside the machine's own, measured in the same
run. The frames are those of a projector of 3840 by 2160 that shows the evening, or (`--moving`) 48
tokens moving without end. Run it on a quiet machine.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from tests.load import limits
from tests.load.limits import Spread, spread
from tests.load.phones import Phone, crowd
from tests.load.process import Process

FRAME_MS, LATE_MS = 16.7, 33.0
LEAST_MS, TIMES = 50.0, 3
CALM_S = 5
PAUSE_S = 1.2


class Found(NamedTuple):
    """What a run came to; milliseconds, but for `idle_cpu` (a share of one processor).

    `frames` are from frame to frame; `own` what the window's thread itself worked in them: on a
    busy machine the first tell of the others, the second of the program.
    """

    limit: float
    even: Spread
    burst: Spread
    committed: int
    frames: dict[str, Spread]
    own: dict[str, Spread]
    idle_cpu: tuple[float, float]
    idle_mb: float

    @property
    def aim(self) -> float:
        """What the 99th percentile is to keep within."""
        return max(TIMES * self.limit, LEAST_MS)


class Load:
    """A laptop and its phones."""

    def __init__(self, laptop: Process, asked: argparse.Namespace) -> None:
        self.laptop, self.asked = laptop, asked
        self.url = f"http://127.0.0.1:{laptop.at['port']}"
        self.phones: list[Phone] = []
        self.frames: dict[str, list[float]] = {}
        self.own: dict[str, list[float]] = {}
        self._number = count()

    async def come(self, number: int) -> None:
        """So many more phones come in."""
        self.phones += await crowd(self.url, self.laptop.at["pins"], number)

    async def told(self, word: str) -> object:
        """A word to the laptop, while the phones go on echoing."""
        return await asyncio.to_thread(self.laptop.tell, word)

    async def picture(self, what: str) -> None:
        """Put away the frames since the last time under a name."""
        if self.asked.bare:
            return
        found = await asyncio.to_thread(self.laptop.tell, "frames")
        self.frames.setdefault(what, []).extend(found["late"])
        self.own.setdefault(what, []).extend(found["own"])

    def senders(self) -> list[Phone]:
        """Who sends each of the answers: the leading phones in turn."""
        leading = [phone for phone in self.phones if phone.leads]
        assert len(leading) == self.asked.teams, len(leading)
        return [leading[place % len(leading)] for place in range(self.asked.phones)]

    async def answer(self, phone: Phone, turn: int, after_s: float) -> float:
        """One answer; the milliseconds until it had arrived."""
        await asyncio.sleep(after_s)
        key = f"message-{next(self._number)}"
        begin = perf_counter()
        reply = await phone.wish(type="answer", id=key, turn=turn, text=f"Ответ {key}")
        assert reply["type"] == "done", reply
        return (perf_counter() - begin) * 1000

    async def round(self, over_s: float) -> list[float]:
        """A question, answered within so many seconds."""
        turn = (await asyncio.to_thread(self.laptop.told, "announce"))["turn"]
        assert await self.told("start") is None
        await asyncio.sleep(PAUSE_S)
        await self.picture("between")
        senders = self.senders()
        found = await asyncio.gather(
            *(
                self.answer(phone, turn, over_s * place / len(senders))
                for place, phone in enumerate(senders)
            )
        )
        await self.picture("spread over one second" if over_s else "all at once")
        for word in ("close", "mark", "resolve", "board"):
            assert await self.told(word) is None, word
        await asyncio.sleep(PAUSE_S)
        await self.picture("between")
        return list(found)

    async def rest(self, what: str) -> tuple[float, float]:
        """Nobody does anything: the share of a processor that it takes, and the memory."""
        await self.picture("between")
        before = await asyncio.to_thread(self.laptop.tell, "use")
        await asyncio.sleep(CALM_S)
        after = await asyncio.to_thread(self.laptop.tell, "use")
        await self.picture(what)
        share = (after["cpu"] - before["cpu"]) / (after["at"] - before["at"])
        return share, after["memory"]


async def measured(laptop: Process, asked: argparse.Namespace, limit: float) -> Found:
    """The whole run."""
    load = Load(laptop, asked)
    try:
        await asyncio.sleep(CALM_S)
        await load.picture("warming up")
        alone, small = await load.rest("nobody there")
        await load.come(asked.phones)
        even = [ms for _ in range(asked.rounds) for ms in await load.round(1.0)]
        burst = [ms for _ in range(asked.rounds) for ms in await load.round(0.0)]
        await load.come(asked.idle - asked.phones)
        calm, large = await load.rest(f"{len(load.phones)} phones idle")
    finally:
        await asyncio.gather(*(phone.close() for phone in load.phones))
    frames, own = _spreads(load.frames), _spreads(load.own)
    many = len(even) + len(burst)
    idle = (alone, calm), large - small
    return Found(limit, spread(even), spread(burst), many, frames, own, *idle)


def _spreads(found: dict[str, list[float]]) -> dict[str, Spread]:
    return {what: spread(ms) for what, ms in found.items() if ms and what != "warming up"}


def report(found: Found, asked: argparse.Namespace, parts: Sequence[tuple[str, Spread]]) -> None:
    """Say it in lines."""
    print(f"{asked.teams} teams, {asked.phones} phones; {limits.quiet()}")
    for name, part in parts:
        print(f"{name:34} {part}")
    print(f"{'the limit: both at p99':34} {found.limit:11.2f} ms; aim for p99 {found.aim:.0f} ms")
    for name, part in (("over one second", found.even), ("all at once", found.burst)):
        print(f"{'answers ' + name:34} {part}   p99/limit {part.p99 / found.limit:.1f}")
    for what, values in found.frames.items():
        print(f"{'frame to frame, ' + what:40} {values}")
    for what, values in found.own.items():
        print(f"{'of it the window works, ' + what:48} {values}")
    alone, calm = found.idle_cpu
    print(
        f"{asked.idle} phones idle: {calm * 100:.1f} % of a processor, {alone * 100:.1f} % without"
        f" phones (pictures included); {found.idle_mb:.0f} MiB more"
    )


def asked_for(words: Sequence[str] | None = None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--teams", type=int, default=48)
    parser.add_argument("--phones", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--idle", type=int, default=1000)
    parser.add_argument("--bare", action="store_true", help="without windows, so without frames")
    parser.add_argument("--moving", action="store_true", help="48 tokens move on the projector")
    parser.add_argument("--folder", type=Path, help="where the disk is measured")
    return parser.parse_args(words)


def run(asked: argparse.Namespace) -> Found:
    """Measure and report."""
    with tempfile.TemporaryDirectory(dir=asked.folder) as name:
        folder = Path(name)
        parts = [("one commit, synchronous=FULL", limits.commit(folder))]
        parts.append(("one round trip over loopback", limits.loopback()))
        limit = sum(part.p99 for _, part in parts)
        how = () if asked.bare else ("--moving",) if asked.moving else ("--windows",)
        laptop = Process(folder, asked.teams, *how)
        try:
            found = asyncio.run(measured(laptop, asked, limit))
        finally:
            laptop.end()
        report(found, asked, parts)
        print((folder / "said.txt").read_text("utf-8"), end="")
    return found


if __name__ == "__main__":
    run(asked_for())
