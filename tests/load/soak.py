"""Whether anything that was acknowledged is ever lost, or counted twice, whatever happens.

    python -m tests.load.soak [--phones 200] [--questions 60] [--teams 48] [--kills 6]
        [--loss 5]

Phones answer every question, and meanwhile lose their connections, reload, send the same message
again, send two at once, and take the lead from each other; now and then the laptop is killed by
kill -9 and started again. With `--loss 5` a twentieth of all packets is lost on the way. Each phone
writes down what it sent and what was acknowledged. At the end the game file is opened as a stranger
would, and held against that ledger.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic

import aiohttp

from app.night.evening import Evening
from app.night.hall.events import AnswerArrived
from app.store.journal import Journal
from tests.load.laptop import FILE
from tests.load.losses import LAPTOP, NoLossesError, lossy
from tests.load.phones import Phone
from tests.load.process import Process

LOST = (ConnectionError, aiohttp.ClientError, TimeoutError, asyncio.TimeoutError)
TRIES, PAUSE_S, WAIT_S = 400, 0.05, 10


@dataclass
class Ledger:
    """What the phones know: messages sent, with their texts, and those acknowledged."""

    sent: dict[str, str] = field(default_factory=dict)
    acknowledged: set[str] = field(default_factory=set)
    refused: Counter[str] = field(default_factory=Counter)
    lost: int = 0
    lives: int = 1
    questions: int = 0


class Player:
    """A phone with its chance and its temper; it goes on where it stopped after any loss."""

    def __init__(self, phone: Phone, ledger: Ledger, chance: Random, keys: count[int]) -> None:
        self.phone, self.ledger, self.chance, self.keys = phone, ledger, chance, keys

    async def play(self, turn: int) -> None:
        """Whatever comes into its head in one question, an answer among it."""
        await asyncio.sleep(self.chance.random())
        deeds = [self._answer, self._answer_twice, self._cut, self._lead]
        for deed in self.chance.choices(deeds, (6, 2, 2, 1), k=2):
            await deed(turn)

    async def back(self) -> None:
        """Connected, however long that takes."""
        for _ in range(TRIES):
            try:
                await asyncio.wait_for(self.phone.connect(), WAIT_S)
                if self.phone.ended is None:
                    return
            except LOST:
                self.ledger.lost += 1
            await asyncio.sleep(PAUSE_S * (1 + self.chance.random()))
        raise AssertionError("a phone never came back")

    async def _answer(self, turn: int) -> None:
        key = f"message-{next(self.keys)}"
        self.ledger.sent[key] = f"answer {key}"
        await self._until_told(key, turn)

    async def _answer_twice(self, turn: int) -> None:
        """The same message twice at once, and once more after it was acknowledged."""
        key = f"message-{next(self.keys)}"
        self.ledger.sent[key] = f"answer {key}"
        wish = json.dumps(
            {"type": "answer", "id": key, "turn": turn, "text": self.ledger.sent[key]}
        )
        try:
            await self.phone.send(wish)
        except LOST:
            self.ledger.lost += 1
        await self._until_told(key, turn)
        await self._until_told(key, turn)

    async def _until_told(self, key: str, turn: int) -> None:
        for _ in range(TRIES):
            try:
                reply = await asyncio.wait_for(
                    self.phone.wish(type="answer", id=key, turn=turn, text=self.ledger.sent[key]),
                    WAIT_S,
                )
            except LOST:
                self.ledger.lost += 1
                await self.phone.cut()
                await self.back()
                continue
            if reply["type"] == "done":
                self.ledger.acknowledged.add(key)
            else:
                self.ledger.refused[reply["code"]] += 1
            return
        raise AssertionError(f"{key} was never told")

    async def _cut(self, _: int) -> None:
        """The Wi-Fi is gone, or the page was reloaded."""
        await self.phone.cut()
        await asyncio.sleep(self.chance.random() / 2)
        await self.back()

    async def _lead(self, _: int) -> None:
        key = f"lead-{next(self.keys):08}"
        try:
            await asyncio.wait_for(self.phone.wish(type="lead", id=key, pin=self.phone.pin), WAIT_S)
        except LOST:
            self.ledger.lost += 1
            await self.phone.cut()
            await self.back()


class Soak:
    """The laptop in its lives, and the hall; `before` stands before the laptop's command."""

    def __init__(self, folder: Path, asked: argparse.Namespace, before: tuple[str, ...]) -> None:
        self.folder, self.asked, self.chance = folder, asked, Random(asked.seed)
        self.ledger = Ledger()
        self.host, self.before = (LAPTOP if before else "127.0.0.1"), before
        self.laptop = self._start()
        self.port = int(self.laptop.at["port"])
        self.players: list[Player] = []

    async def come(self) -> None:
        """All phones join and connect."""
        url, pins = f"http://{self.host}:{self.port}", self.laptop.at["pins"]
        keys = count()
        for place in range(self.asked.phones):
            team = 1 + place % self.asked.teams
            local = None if self.before else f"127.0.0.{2 + place // 100}"
            phone = Phone(url, team, pins[str(team)], local)
            chance = Random(f"{self.asked.seed} {place}")
            self.players.append(Player(phone, self.ledger, chance, keys))
        for start in range(0, len(self.players), 50):
            some = self.players[start : start + 50]
            await asyncio.gather(*(player.phone.join() for player in some))
            await asyncio.gather(*(player.back() for player in some))

    async def play(self) -> None:
        """All questions; some of them with a death in the midst."""
        deaths = set(self.chance.sample(range(self.asked.questions), self.asked.kills))
        end = monotonic() + 60 * self.asked.minutes
        for number in range(self.asked.questions):
            if monotonic() > end:
                return
            self.ledger.questions += 1
            turn = (await asyncio.to_thread(self.laptop.told, "announce"))["turn"]
            playing = [asyncio.create_task(player.play(turn)) for player in self.players]
            if number in deaths:
                await asyncio.sleep(self.chance.random())
                await asyncio.to_thread(self._die)
            await asyncio.gather(*playing)
            for word in ("close", "mark", "resolve", "board"):
                refused = await asyncio.to_thread(self.laptop.tell, word)
                assert refused is None, (word, refused)

    def _die(self) -> None:
        self.laptop.kill()
        self.ledger.lives += 1
        self.laptop = self._start("--port", str(self.port))

    def _start(self, *options: str) -> Process:
        options = ("--host", self.host, *options)
        return Process(self.folder, self.asked.teams, *options, before=self.before)

    async def whole(self) -> None:
        """From the first phone to the last."""
        try:
            await self.come()
            await self.play()
        finally:
            await asyncio.gather(*(player.phone.close() for player in self.players))


def faults(path: Path, ledger: Ledger) -> list[str]:
    """What the game file and the ledger do not agree on; empty is what is wanted."""
    with Journal.open(path) as journal:
        evening = Evening.reopen(journal)
        facts = [fact for step in evening.timeline.steps for fact in step.facts]
        turns = evening.night.game.turns
    arrived = [fact for fact in facts if isinstance(fact, AnswerArrived)]
    times = Counter(fact.message for fact in arrived)
    found = [f"{key} was acknowledged and is lost" for key in ledger.acknowledged - set(times)]
    found += [f"{key} counts {many} times" for key, many in times.items() if many > 1]
    found += [
        f"{fact.message} has another text"
        for fact in arrived
        if fact.answer.text != ledger.sent.get(fact.message)
    ]
    kept: Counter[str] = Counter()
    for turn in turns:
        for answer in turn.answers.values():
            texts = [*(old["text"] for old in answer.replaced), answer.text]
            kept.update(text for text in texts if text)
    found += [f"{text} stands {many} times" for text, many in kept.items() if many > 1]
    return found


def _network(stack: ExitStack, asked: argparse.Namespace) -> tuple[str, ...]:
    if not asked.loss:
        return ()
    try:
        return stack.enter_context(lossy(asked.loss / 100, asked.delay, asked.seed))
    except NoLossesError as error:
        raise SystemExit(f"no network with losses here: {error}") from None


def asked_for(words: Sequence[str] | None = None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--teams", type=int, default=48)
    parser.add_argument("--phones", type=int, default=200)
    parser.add_argument("--questions", type=int, default=60)
    parser.add_argument("--kills", type=int, default=6)
    parser.add_argument("--loss", type=float, default=0, help="percent of packets lost each way")
    parser.add_argument(
        "--delay", type=int, default=40, help="ms by which packets are late, with --loss"
    )
    parser.add_argument("--minutes", type=float, default=20, help="no question begins later")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args(words)


def run(asked: argparse.Namespace) -> tuple[Ledger, list[str]]:
    """Play and compare; what was played and what is wrong."""
    with ExitStack() as stack:
        name = stack.enter_context(tempfile.TemporaryDirectory())
        before = _network(stack, asked)
        soak = Soak(Path(name), asked, before)
        try:
            asyncio.run(soak.whole())
        finally:
            soak.laptop.end()
        return soak.ledger, faults(Path(name) / FILE, soak.ledger)


def main() -> int:
    """Say what came of it; 1 where anything was lost or counted twice."""
    ledger, wrong = run(asked_for())
    sent, told = len(ledger.sent), len(ledger.acknowledged)
    print(
        f"{ledger.questions} questions, {sent} answers sent, {told} acknowledged, the rest refused:"
    )
    print(f"{dict(ledger.refused)}; {ledger.lost} connections lost, {ledger.lives} lives")
    print("\n".join(wrong) or "nothing acknowledged was lost, nothing counts twice")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
