"""A real evening behind a real server: join, answer, judge, and come back after a crash."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import pytest

from app.night import intents
from app.night.clock import NightClock
from app.night.evening import Evening
from app.night.hall.standalone import Standalone
from app.store.journal import Journal
from tests.app.night.evenings import CREATED, crashed, founded, pack
from tests.app.phones.client import Link, Phone, run

T = TypeVar("T")
HELD = ("view", "judge")


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    journal = Journal.create(tmp_path / "night.koth", created=CREATED, program="0.1")
    evening = Evening.found(journal, founded("a b"), NightClock())
    assert evening.do(pack()) is None
    return evening


def meanwhile(
    here: Standalone, work: Coroutine[Any, Any, T], obey: Callable[[], None] = lambda: None
) -> T:
    """Clients do their work in another thread while the evening is served in this one."""

    def ripe() -> bool:
        obey()
        return going.done()

    with ThreadPoolExecutor(1) as clients:
        going = clients.submit(run, work)
        going.add_done_callback(lambda _: here.wake())
        here.serve_until(ripe)
        return going.result()


async def told(link: Link, wish: dict[str, Any]) -> dict[str, Any]:
    """Send a wish; its reply."""
    await link.send(**wish)
    return await link.until(lambda m: m["type"] in ("done", "refused") and m["id"] == wish["id"])


def pin(here: Standalone, number: int) -> str:
    found = here.hall.view().teams[number - 1].pin
    assert found is not None
    return found


def answer(key: str, text: str, turn: int = 1) -> dict[str, Any]:
    return {"type": "answer", "id": f"message-{key}", "turn": turn, "text": text}


async def in_phase(link: Link, *phases: str) -> dict[str, Any]:
    return await link.until(lambda m: m["type"] in HELD and m["phase"] in phases)


def test_a_turn_over_the_wire(evening: Evening) -> None:
    with Standalone(evening) as here:
        secret = here.hall.new_judge_link()
        pins = [pin(here, 1), pin(here, 2)]

        async def clients() -> dict[str, Any]:
            async with (
                Phone(here.address) as one,
                Phone(here.address) as two,
                Phone(here.address) as tablet,
            ):
                assert await one.join(1, "000000") == "wrong-pin"
                assert await one.join(1, pins[0]) is None
                assert await two.join(2, pins[1]) is None
                await tablet.post("/judge", {"secret": secret})
                a, b = await one.open(), await two.open()
                judge = await tablet.open("/ws/judge")
                await a.until(lambda m: m["type"] == "view" and m["leading"])
                assert (await told(a, answer("too-soon", "x")))["code"] == "not-open"
                wishes.append(intents.Announce())
                here.wake()
                await in_phase(a, "question")
                first = await told(a, answer("of-a", "Пушкин"))
                assert first["type"] == "done"
                again = await told(a, answer("of-a", "another text"))
                assert again["at_ms"] == first["at_ms"]
                assert (await told(b, answer("of-b", "пушкин!")))["type"] == "done"
                wishes.append(intents.Close())
                here.wake()
                sheet = await in_phase(judge, "closed")
                [group] = sheet["groups"]
                assert [row["team"] for row in group["teams"]] == ["a", "b"]
                marked = {"type": "mark", "id": "mark-0001", "turn": 1, "mark": True}
                reply = await told(judge, {**marked, "teams": ["a", "b"]})
                assert reply["type"] == "done"
                wishes.append(intents.Resolve())
                here.wake()
                return await in_phase(b, "moves")

        wishes: list[intents.Intent] = []

        def obey() -> None:
            while wishes:
                assert evening.do(wishes.pop(0)) is None

        seen = meanwhile(here, clients(), obey)
        assert seen["outcome"]["to_step"] == 1
    evening.close()


def test_after_a_crash_the_same_cookie_and_the_same_message_go_on(
    evening: Evening, tmp_path: Path
) -> None:
    wish = answer("of-a", "Пушкин")
    assert evening.do(intents.Announce()) is None
    with Standalone(evening) as here:

        async def before() -> tuple[Phone, dict[str, Any]]:
            phone = Phone(here.address)
            assert await phone.join(1, pin(here, 1)) is None
            link = await phone.open()
            first = await told(link, wish)
            cookies = [(c.key, c.value) for c in phone.http.cookie_jar]
            await phone.http.close()
            return phone, {**first, "cookies": cookies}

        _, first = meanwhile(here, before())
        left = crashed(tmp_path / "night.koth")
    evening.close()
    again = Evening.reopen(Journal.open(left))
    with Standalone(again) as here:

        async def after() -> dict[str, Any]:
            async with Phone(here.address) as phone:
                phone.http.cookie_jar.update_cookies(dict(first["cookies"]))
                link = await phone.open()
                view = await in_phase(link, "question")
                assert view["answer"]["text"] == "Пушкин"
                return await told(link, wish)

        assert meanwhile(here, after())["at_ms"] == first["at_ms"]
    assert len(again.night.game.turn.answers["a"].replaced) == 0
    again.close()
