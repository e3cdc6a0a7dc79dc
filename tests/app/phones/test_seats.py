"""A team's phones in the middle of an evening: answers, views, leading, moving, blocking."""

from __future__ import annotations

import asyncio

from app.phones.limits import Limits
from app.phones.port import Door, Presence
from app.phones.protocol import Clock, Done
from tests.app.phones.client import Link, ManualClock, Phone, each, run
from tests.app.phones.conftest import Stand, Start


def phones_of(stand: Stand, team: str) -> list[str]:
    return [known.phone for known in stand.door.phones if known.team == team]


def test_an_answer_arrives_and_both_phones_of_the_team_see_it(start: Start) -> None:
    stand = start()

    async def play() -> None:
        address = stand.phones.address
        async with Phone(address) as captain, Phone(address) as second, Phone(address) as other:
            mine, theirs = await captain.joined(1), await other.joined(2)
            beside = await second.joined(1)
            assert (await mine.of("view", phones=2))["leading"]
            await mine.send(type="answer", id="answer-1", turn=3, text="  Ёж \u200f и\tЦарь ")
            done = await mine.of("done", id="answer-1")
            for link in (mine, beside):
                seen = await link.saw(lambda m: bool(m.get("answer")))
                assert seen["answer"]["text"] == "Ёж и Царь"
                assert seen["answer"]["at_ms"] == done["at_ms"]
            # The other team saw nothing of it, then or later.
            await theirs.send(type="answer", id="answer-2", turn=3, text="Сова")
            await theirs.of("done", id="answer-2")
            assert "Ёж" not in str(theirs.seen)

    run(play())
    letter = next(x for x in stand.letters if getattr(x.wish, "type", "") == "answer")
    assert letter.rtt_ms is None or letter.rtt_ms >= 1


def test_done_comes_only_after_the_reply_of_the_night(start: Start) -> None:
    stand = start()

    async def play() -> None:
        async with Phone(stand.phones.address) as phone:
            link = await phone.joined(1)
            await link.of("view")
            stand.is_holding = True
            await link.send(type="answer", id="answer-1", turn=3, text="Ёж")
            letter = await stand.letter(1)
            await link.send(type="answer", id="answer-2", turn=3, text="")
            assert (await link.of("refused"))["id"] == "answer-2"
            assert not [m for m in link.seen if m["type"] == "done"]
            letter.reply(Done(id="answer-1", at_ms=7))
            letter.reply(Done(id="answer-1", at_ms=8))  # only the first word counts
            assert (await link.of("done"))["at_ms"] == 7

    run(play())


def test_what_is_empty_once_cleaned_is_refused(start: Start) -> None:
    stand = start()

    async def play() -> None:
        async with Phone(stand.phones.address) as phone:
            link = await phone.joined(1)
            for number, text in enumerate(
                ("", " \n", "\u202e\u200f", "\u200d", "\u3164\x00\u0301")
            ):
                await link.send(type="answer", id=f"answer-{number}", turn=3, text=text)
                assert (await link.of("refused"))["code"] == "empty"

    run(play())


def test_taking_the_lead_takes_the_pin_and_the_night_never_sees_it(start: Start) -> None:
    stand = start()

    async def play() -> None:
        address = stand.phones.address
        async with Phone(address) as captain, Phone(address) as second:
            old, new = await captain.joined(1), await second.joined(1)
            await new.send(type="lead", id="leading1", pin="100002")
            assert (await new.of("refused"))["code"] == "wrong-pin"
            await new.send(type="lead", id="leading2", pin="100001")
            await new.of("done", id="leading2")
            assert await new.saw(lambda m: m.get("leading") is True)
            assert await old.of("view", leading=False, led=True)

    run(play())
    assert [x.wish.pin for x in stand.letters if x.wish.__class__.__name__ == "Lead"] == [""]


def test_only_the_judge_marks(start: Start) -> None:
    stand = start()

    async def play() -> str:
        async with Phone(stand.phones.address) as phone:
            link = await phone.joined(1)
            await link.send(type="mark", id="markmark", turn=3, teams=["t1"], mark=True)
            code: str = (await link.of("refused"))["code"]
            return code

    assert run(play()) == "not-judge"
    assert stand.marks == {}


def test_a_blocked_phone_leaves_at_once_and_stays_out(start: Start) -> None:
    stand = start()

    async def play() -> None:
        async with Phone(stand.phones.address) as phone:
            link = await phone.joined(1)
            await link.of("view")
            stand.change(phones_of(stand, "t1")[0], blocked=True)
            assert await link.end() == "blocked"
            assert await (await phone.open()).end() == "blocked"
            assert await phone.join(1) == "blocked"

    run(play())


def test_a_moved_phone_sees_its_new_team_and_nothing_of_the_old(start: Start) -> None:
    stand = start()

    async def play() -> None:
        async with Phone(stand.phones.address) as phone, Phone(stand.phones.address) as stays:
            link, other = await phone.joined(1), await stays.joined(1)
            await link.of("view", phones=2)
            stand.change(phones_of(stand, "t1")[0], team="t2")
            await link.of("view", team="t2")
            before = len(link.seen)
            await other.of("view", phones=1)
            stand.phase("closed")
            await link.of("view", team="t2", phase="closed")
            assert {m["team"] for m in link.seen[before:] if m["type"] == "view"} == {"t2"}
            await link.send(type="answer", id="answer-1", turn=3, text="Ёж")
            await link.of("refused", id="answer-1")

    run(play())
    assert stand.letters[-1].seat.team == "t2"


def test_a_phone_that_the_door_knows_no_more_is_sent_away(start: Start) -> None:
    stand = start()

    async def play() -> str | None:
        async with Phone(stand.phones.address) as phone:
            link = await phone.joined(1)
            await link.of("view")
            stand.phones.publish_door(Door(teams=stand.door.teams))
            return await link.end()

    assert run(play()) == "not-joined"


def test_who_leaves_has_a_cookie_that_opens_nothing(start: Start) -> None:
    stand = start()

    async def play() -> None:
        async with Phone(stand.phones.address) as phone:
            link = await phone.joined(1)
            await link.send(type="leave", id="leaving1")
            assert await link.end() == "not-joined"
            assert {"type": "done", "id": "leaving1", "at_ms": None} in link.seen
            assert await (await phone.open()).end() == "not-joined"

    run(play())


def test_a_countdown_is_sent_as_it_stands_when_it_is_sent(start: Start) -> None:
    clock = ManualClock()
    stand = start(clock=clock)

    async def play() -> None:
        async with Phone(stand.phones.address) as phone:
            link = await phone.joined(1)
            assert (await link.of("view"))["clock"]["left_ms"] == 45_000
            await link.socket.close()
            clock.wind(10_000)
            again = await phone.open()
            assert (await again.of("view"))["clock"]["left_ms"] == 35_000

    run(play())


def test_a_standing_countdown_stands(start: Start) -> None:
    clock = ManualClock()
    stand = start(clock=clock)
    held = Clock(total_ms=60_000, left_ms=45_000, running=False)
    stand.views["t1"] = stand.views["t1"].model_copy(update={"clock": held})

    async def play() -> None:
        async with Phone(stand.phones.address) as phone:
            assert await phone.join(1) is None
            clock.wind(10_000)
            link = await phone.open()
            assert (await link.of("view"))["clock"]["left_ms"] == 45_000

    run(play())


def test_the_largest_of_the_recent_round_trips_goes_with_a_letter(start: Start) -> None:
    clock = ManualClock()
    stand = start(clock=clock)

    async def echo(link: Link, after_ms: int) -> None:
        """Echo a ping late, after an echo of a number that nobody asked for."""
        ping = await link.socket.receive_json()
        while ping["type"] != "ping":
            ping = await link.socket.receive_json()
        await link.send(type="pong", n=ping["n"] ^ 1)
        clock.wind(after_ms)
        await link.send(type="pong", n=ping["n"])
        await link.send(type="pong", n=ping["n"])

    async def play() -> None:
        async with Phone(stand.phones.address) as phone:
            link = await phone.joined(1)
            for after_ms in (30, 90, 20):
                await echo(link, after_ms)
                await link.send(type="answer", id=f"answer-{after_ms}", turn=3, text="Ёж")
                await link.of("done")
                clock.wind(4001)

    run(play())
    assert [x.rtt_ms for x in stand.letters[1:]] == [30, 90, 90]


def test_a_phone_that_falls_silent_is_dropped_and_the_desk_sees_it(start: Start) -> None:
    clock = ManualClock()
    stand = start(clock=clock)

    def last() -> Presence | None:
        return stand.presence[-1][0] if stand.presence and stand.presence[-1] else None

    async def play() -> None:
        async with Phone(stand.phones.address) as phone:
            link = await phone.joined(1)
            await link.of("view")
            while not (last() and last().connected):  # type: ignore[union-attr]
                await clock.pulse(250)
            for _ in range(100):
                if (row := last()) is not None and not row.connected:
                    break
                await clock.pulse(250)
            assert (await link.socket.receive()).type is not None

    run(play())
    row = last()
    assert row is not None
    assert (row.team, row.connected, row.address) == ("t1", False, "")


def test_two_hundred_phones_hear_of_a_change(start: Start) -> None:
    stand = start(teams=50)

    async def play() -> None:
        async with Phone(stand.phones.address) as door:  # its address is nobody's
            assert (await door.post("/join", {"team": 0, "pin": ""}))[0] == 400
        phones = [Phone(stand.phones.address) for _ in range(200)]
        try:
            links = await each([p.joined(n % 50 + 1) for n, p in enumerate(phones)])
            stand.phase("closed")
            views = await each([link.of("view", phase="closed") for link in links])
            assert [v["team"] for v in views] == [f"t{n % 50 + 1}" for n in range(200)]
        finally:
            await each([phone.http.close() for phone in phones])

    run(play())


def test_a_fourth_tab_of_a_phone_closes_its_first(start: Start) -> None:
    stand = start()

    async def play() -> None:
        async with Phone(stand.phones.address) as phone:
            links = [await phone.joined(1)]
            links += [await phone.open() for _ in range(3)]
            assert await links[0].end() == "too-much"
            await links[3].send(type="answer", id="answer-1", turn=3, text="Ёж")
            for link in links[1:]:
                await link.until(lambda m: bool(m.get("answer")))
                assert link.seen[-1]["phones"] == 1

    run(play())


def test_unanswered_wishes_are_bounded(start: Start) -> None:
    stand = start(Limits(pending=3))

    async def play() -> None:
        async with Phone(stand.phones.address) as phone:
            link = await phone.joined(1)
            stand.is_holding = True
            for number in range(4):
                await link.send(type="answer", id=f"answer-{number}", turn=3, text="Ёж")
            assert (await link.of("refused"))["id"] == "answer-3"
            for number in range(1, 4):
                letter = await stand.letter(number)
                letter.reply(stand.answer(letter))
            await link.of("done", id="answer-2")

    run(play())


def test_the_test_page_measures_the_way(start: Start) -> None:
    stand = start()

    async def play() -> None:
        async with Phone(stand.phones.address) as phone:
            link = await phone.open("/ws/test")
            assert await link.end() is None
            done = link.seen[-1]
            assert (done["type"], done["id"], len(link.seen)) == ("done", "check", 6)
            async with phone.http.get(phone.url + "/check") as got:
                assert await got.json() == {"reached": True}
            mute = await phone.open("/ws/test")
            await mute.socket.send_str("{}")
            assert await asyncio.wait_for(mute.socket.receive(), 30)

    run(play())
    assert [c.address for c in stand.checked] == ["127.0.0.1"]
    assert stand.checked[0].rtt_ms >= 1
