"""What can be learned from the wire: by a stranger, and by a team's phone about everyone else."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.night import intents
from app.night.clock import NightClock
from app.night.evening import Evening
from app.night.hall.standalone import Standalone
from app.store.journal import Journal
from tests.app.night.evenings import CREATED, founded, pack
from tests.app.night.hall.test_server import answer, in_phase, meanwhile, pin, told
from tests.app.phones.client import Link, Phone

TURNS = 3
PAGES = (
    *("/", "/door", "/check", "/test", "/judge", "/vocabulary.js", "/page.js", "/night.koth"),
    *("/../night.koth", "/%2e%2e/night.koth", "/ws", "/ws/judge", "/.git/config", "/api/state"),
)
OF_THE_PACK = re.compile(r"(Host|Text|Answer|Handout|Accepted|Refused|Comment)-\d")


class Show:
    """An evening of three teams, and what was said in the hall so far."""

    def __init__(self, evening: Evening, here: Standalone) -> None:
        self.evening, self.here = evening, here
        self.wishes: list[tuple[intents.Intent, asyncio.Future[None]]] = []

    def obey(self) -> None:
        """In the evening's thread: do what the clients' thread has asked for."""
        while self.wishes:
            wish, done = self.wishes.pop(0)
            assert self.evening.do(wish) is None, wish
            done.get_loop().call_soon_threadsafe(done.set_result, None)

    async def do(self, wish: intents.Intent) -> None:
        """In the clients' thread: the host does it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.wishes.append((wish, done))
        self.here.wake()
        await done

    async def turn(self, number: int, links: dict[str, Link]) -> None:
        """A whole turn: every team answers, `b` is right."""
        await self.do(intents.Announce())
        for team, link in links.items():
            await in_phase(link, "question")
            wish = answer(f"{team}-turn-{number}", f"planted-{team}-{number}", number)
            assert (await told(link, wish))["type"] == "done"
        await self.do(intents.Close())
        await self.do(intents.Mark({"a": False, "b": True, "c": number % 2 == 0}))
        await in_phase(links["a"], "closed")
        await self.do(intents.Resolve())
        await in_phase(links["a"], "moves")
        await self.do(intents.ShowScene("board"))
        for link in links.values():
            await in_phase(link, "declare")


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    journal = Journal.create(tmp_path / "night.koth", created=CREATED, program="0.1")
    evening = Evening.found(journal, founded("a b c"), NightClock())
    assert evening.do(pack()) is None
    return evening


async def everything(stranger: Phone) -> str:
    """All that somebody hears who has not joined: every page with its headers, every socket."""
    heard = []
    for path in PAGES:
        async with stranger.http.get(stranger.url + path) as response:
            heard.append(f"{dict(response.headers)} {await response.text()}")
    for path in ("/ws", "/ws/judge"):
        link = await stranger.open(path)
        await link.send(type="answer", id="stranger-1", turn=1, text="x")
        assert await link.end() in ("not-joined", "not-judge")
        heard.append(json.dumps(link.seen))
    link = await stranger.open("/ws/test")
    await link.end()
    return "\n".join([*heard, json.dumps(link.seen)])


def test_neither_a_stranger_nor_another_team_learns_anything(evening: Evening) -> None:
    heard: list[str] = []
    seen: dict[str, list[dict[str, Any]]] = {}
    with Standalone(evening) as here:
        secret = here.hall.new_judge_link()
        pins = {team: pin(here, number) for number, team in enumerate("abc", 1)}
        show = Show(evening, here)

        async def night() -> None:
            async with (
                Phone(here.address) as one,
                Phone(here.address) as two,
                Phone(here.address) as three,
                Phone(here.address) as stranger,
            ):
                links = {}
                for number, (team, phone) in enumerate(zip("abc", (one, two, three), strict=True)):
                    assert await phone.join(number + 1, pins[team]) is None
                    links[team] = await phone.open()
                    await in_phase(links[team], "lobby", "declare")
                heard.append(await everything(stranger))
                for number in range(1, TURNS + 1):
                    await show.turn(number, links)
                    heard.append(await everything(stranger))
                seen.update({team: link.seen for team, link in links.items()})

        meanwhile(here, night(), show.obey)
        private = {
            *pins.values(),
            str(secret),
            *(phone.digest for phone in evening.night.hall.phones.values()),
        }
    evening.close()
    _is_silent("\n".join(heard), lambda _: True, private)
    for team, messages in seen.items():
        said = json.dumps(messages, ensure_ascii=False)
        _is_silent(said, lambda other, team=team: other != team, private)
        for other in set("abc") - {team}:
            assert f"Team {other}" not in said
        _outcomes_come_after_their_moves(messages)


def _is_silent(said: str, is_other: Callable[[str], bool], private: set[str]) -> None:
    assert not OF_THE_PACK.search(said)
    planted = re.findall(r"planted-(\w)-\d", said)
    assert not [team for team in planted if is_other(team)]
    assert not [word for word in private if re.search(rf"\b{re.escape(word)}\b", said)]


def _outcomes_come_after_their_moves(messages: list[dict[str, Any]]) -> None:
    """While a question is in progress nothing tells how it will end."""
    views = [message for message in messages if message["type"] == "view"]
    assert {view["outcome"]["turn"] for view in views if view["outcome"]} == set(
        range(1, TURNS + 1)
    )
    for view in views:
        told_turn = view["outcome"]["turn"] if view["outcome"] else 0
        assert told_turn < view["turn"] or view["phase"] in ("moves", "over")
