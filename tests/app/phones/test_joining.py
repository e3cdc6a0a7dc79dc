"""Getting in: the door, PINs, cookies, the judge's link."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

from aiohttp import CookieJar

from app.phones.credentials import digest
from app.phones.limits import GuessLimits, Limits
from app.phones.port import Guessing
from tests.app.phones.client import ManualClock, Phone, each, run
from tests.app.phones.conftest import Start
from tests.app.phones.fake_night import JUDGE_SECRET

JUDGE = {"secret": JUDGE_SECRET}


def cookie(phone: Phone, name: str = "koth-phone") -> str | None:
    jar = phone.http.cookie_jar
    assert isinstance(jar, CookieJar)
    return next((one.value for one in jar if one.key == name), None)


def test_the_door_tells_numbers_and_names_and_nothing_else(start: Start) -> None:
    stand = start(teams=2)

    async def look() -> str:
        async with Phone(stand.phones.address) as phone, phone.http.get(phone.url + "/door") as got:
            return await got.text()

    assert json.loads(run(look())) == {
        "title": "Вечер на стенде",
        "rehearsal": False,
        "teams": [{"number": 1, "name": "Ежи"}, {"number": 2, "name": "Совы <b>ночные</b>"}],
    }


def test_a_right_pin_gives_a_cookie_and_its_team(start: Start) -> None:
    stand = start()

    async def play() -> None:
        async with Phone(stand.phones.address) as phone:
            body = {"team": 2, "pin": " 100-002 ", "label": " Ма\u202eша\n"}
            async with phone.http.post(phone.url + "/join", json=body) as response:
                assert response.status == 200
                given = response.headers["Set-Cookie"]
            for word in ("HttpOnly", "SameSite=Strict", "Path=/"):
                assert word in given
            assert "Secure" not in given
            view = await (await phone.open()).of("view")
            assert (view["team"], view["leading"], view["led"], view["phones"]) == (
                "t2",
                *[True] * 2,
                1,
            )
            secret = cookie(phone)
            assert secret is not None
            assert len(secret) == 43
            (known,) = stand.door.phones
            assert (known.digest, known.label) == (digest(secret), "Маша")

    run(play())


def test_no_cookie_before_the_night_has_committed(start: Start) -> None:
    stand = start()
    stand.is_holding = True

    async def play() -> None:
        async with Phone(stand.phones.address) as phone:
            joining = asyncio.ensure_future(phone.join(1))
            letter = await stand.letter(0)
            assert cookie(phone) is None
            letter.reply(stand.answer(letter))
            assert await joining is None
            assert cookie(phone) is not None
            # The night has not published its new door; the phone may come in all the same.
            assert (await (await phone.open()).of("view"))["team"] == "t1"

    run(play())


def test_a_night_that_says_nothing_is_said_to_have_saved_nothing(start: Start) -> None:
    stand = start(Limits(join_ms=1))
    stand.is_holding = True

    async def play() -> str | None:
        async with Phone(stand.phones.address) as phone:
            return await phone.join(1)

    assert run(play()) == "not-saved"


def test_a_full_team_is_refused_by_the_night(start: Start) -> None:
    stand = start()

    async def join() -> str | None:
        async with Phone(stand.phones.address) as phone:
            return await phone.join(1)

    assert [run(join()) for _ in range(5)] == [None, None, None, None, "team-full"]


def test_an_unknown_team_and_a_wrong_pin_look_the_same(start: Start) -> None:
    stand = start()

    async def ask(team: int) -> tuple[int, str, list[str]]:
        async with Phone(stand.phones.address) as phone:
            body = {"team": team, "pin": "999999"}
            async with phone.http.post(phone.url + "/join", json=body) as got:
                return got.status, await got.text(), [k for k in got.headers if k != "Date"]

    assert run(ask(1)) == run(ask(77))
    assert not stand.letters


def test_guessing_slows_down_and_the_desk_hears_of_it(start: Start) -> None:
    clock = ManualClock()
    stand = start(clock=clock)

    async def play() -> None:
        async with Phone(stand.phones.address) as phone:
            for _ in range(3):
                assert await phone.join(1, "000000") == "wrong-pin"
            assert stand.guessing == [Guessing("t1", "127.0.0.1", 3)]
            for wait in (250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000):
                attempt = asyncio.ensure_future(phone.join(1, "000000"))
                assert wait in await clock.asleep(wait)
                assert not attempt.done()
                # A second attempt beside it is not even looked at, right as it may be.
                assert await phone.join(1) == "slow-down"
                clock.wind(wait)
                assert await attempt == "wrong-pin"
            assert stand.guessing[-1].wrong == 11

    run(play())


def test_who_guesses_does_not_lock_the_team_out(start: Start) -> None:
    clock = ManualClock()
    stand = start(clock=clock, limits=Limits())

    async def play() -> None:
        async with Phone(stand.phones.address) as bad:
            for _ in range(20):
                attempt = asyncio.ensure_future(bad.join(1, "000000"))
                while not attempt.done():
                    clock.wind(1000)
                    await asyncio.sleep(0)
                assert attempt.result() == "wrong-pin"
            clock.wind(20_000)
            # Nothing of a lock: the right PIN of the team goes through at once.
            assert await bad.join(1) is None

    run(play())


def test_a_right_pin_buys_no_more_guesses_at_other_teams_than_its_refunds(start: Start) -> None:
    clock = ManualClock()
    stand = start(replace(Limits(), guesses=GuessLimits(refunds=0)), clock)

    async def play() -> None:
        async with Phone(stand.phones.address) as phone:
            for team in (1, 1, 2):
                assert await phone.join(team, "000000") == "wrong-pin"
            clock.wind(250)
            for _ in range(3):
                assert await phone.join(3) is None
            assert await phone.join(2, "000000") == "wrong-pin"
            attempt = asyncio.ensure_future(phone.join(2, "000000"))
            await clock.asleep(500)
            clock.wind(500)
            assert await attempt == "wrong-pin"

    run(play())


def test_the_judge_comes_in_by_the_link_alone(start: Start) -> None:
    stand = start()

    async def play() -> None:
        async with Phone(stand.phones.address) as judge, Phone(stand.phones.address) as bad:
            assert (await bad.post("/judge", {"secret": "x" * 43}))[1]["code"] == "not-judge"
            assert await (await bad.open("/ws/judge")).end() == "not-judge"
            assert await judge.post("/judge", JUDGE) == (200, {"code": None, "wait_ms": 0})
            link = await judge.open("/ws/judge")
            view = await link.of("judge")
            assert view["question"] == "Кто живёт на вершине?"
            await link.send(type="mark", id="markmark", turn=3, teams=["t1"], mark=True)
            await link.of("done", id="markmark")
            await link.send(type="answer", id="answerme", turn=3, text="Царь")
            assert (await link.of("refused", id="answerme"))["code"] == "not-allowed"
            # The judge's cookie is no team's.
            assert await (await judge.open("/ws")).end() == "not-joined"

    run(play())
    assert stand.marks == {"t1": True}


def test_a_new_judge_link_ends_the_old_one(start: Start) -> None:
    stand = start()

    async def play() -> str | None:
        async with Phone(stand.phones.address) as judge:
            await judge.post("/judge", JUDGE)
            link = await judge.open("/ws/judge")
            await link.of("judge")
            stand.door = stand.door.__class__(judge=digest("another" * 5))
            stand.publish()
            return await link.end()

    assert run(play()) == "not-judge"


def test_bad_bodies_are_refused_each_in_its_way(start: Start) -> None:
    stand = start()
    right = '{"team":1,"pin":"100001"}'
    cases: list[tuple[int, str, dict[str, str]]] = [
        (415, right, {"Content-Type": "text/plain"}),
        (415, right, {"Content-Type": "application/x-www-form-urlencoded"}),
        (403, right, {"Content-Type": "application/json", "Origin": "http://evil.example"}),
        (403, right, {"Content-Type": "application/json", "Origin": "null"}),
        (413, right + " " * 3000, {"Content-Type": "application/json"}),
        *(
            (400, body, {"Content-Type": "application/json"})
            for body in (
                "",
                "{",
                "[]",
                "NaN",
                '{"team":1}',
                '{"team":1,"pin":"100001","pin":"100001"}',
                '{"team":1.0,"pin":"100001"}',
                '{"team":"1","pin":"100001"}',
                '{"team":1,"pin":100001}',
                '{"team":1,"pin":"100001","judge":true}',
                '{"team":1,"pin":"\\ud800"}',
                "[" * 2000,
                '{"team":' + "9" * 1900 + ',"pin":"1"}',
            )
        ),
    ]

    async def ask(body: str, headers: dict[str, str]) -> int:
        async with Phone(stand.phones.address) as phone:
            where = phone.url + "/join"
            async with phone.http.post(where, data=body.encode(), headers=headers) as got:
                assert "Set-Cookie" not in got.headers
                return got.status

    async def all_of_them() -> list[int]:
        return await each([ask(body, headers) for _, body, headers in cases])

    assert run(all_of_them()) == [status for status, _, _ in cases]
    assert not stand.letters


def test_guessing_the_judge_s_link_slows_down_too(start: Start) -> None:
    clock = ManualClock()
    stand = start(clock=clock)

    async def play() -> None:
        async with Phone(stand.phones.address) as phone:
            for _ in range(3):
                assert (await phone.post("/judge", {"secret": "x" * 43}))[1]["code"] == "not-judge"
            for body in ({"secret": "short"}, {"secret": "x" * 129}, {"secret": "ё" * 43}, {}):
                assert (await phone.post("/judge", body))[0] == 400
            clock.wind(250)
            assert (await phone.post("/judge", {"secret": "x" * 43}))[0] == 403
            attempt = asyncio.ensure_future(phone.post("/judge", {"secret": "x" * 43}))
            assert 500 in await clock.asleep(500)
            status, said = await phone.post("/judge", JUDGE)
            assert (status, said["code"]) == (429, "slow-down")
            assert said["wait_ms"] >= 500
            clock.wind(500)
            assert (await attempt)[0] == 403

    run(play())
    assert stand.guessing[0] == Guessing(None, "127.0.0.1", 3)


def test_guessing_for_the_lead_slows_down_too(start: Start) -> None:
    clock = ManualClock()
    stand = start(clock=clock)

    async def play() -> None:
        async with Phone(stand.phones.address) as captain, Phone(stand.phones.address) as phone:
            first = await captain.joined(1)
            await first.of("view")
            link = await phone.joined(1)
            for number in range(3):
                await link.send(type="lead", id=f"leading{number}", pin="000000")
                assert (await link.of("refused"))["code"] == "wrong-pin"
            clock.wind(250)
            await link.send(type="lead", id="leading3", pin="000000")
            assert (await link.of("refused", id="leading3"))["code"] == "wrong-pin"
            await link.send(type="lead", id="leading4", pin="100001")
            assert 500 in await clock.asleep(500)
            await link.send(type="lead", id="leading5", pin="100001")
            assert (await link.of("refused", id="leading5"))["code"] == "slow-down"
            await link.send(type="answer", id="answer-1", turn=3, text="Ёж")  # is not kept waiting
            assert (await link.of("refused", id="answer-1"))["code"] == "not-leading"
            clock.wind(500)
            await link.of("done", id="leading4")

    run(play())
    assert stand.guessing[0] == Guessing("t1", "127.0.0.1", 3)
