"""What waits for a connection: the newest view, bounded replies, the farewell last."""

from __future__ import annotations

from app.phones.outbox import Frame, Kind, Outbox
from app.phones.protocol import Bye, Code, Done
from tests.app.phones.client import run


def drain(outbox: Outbox, count: int) -> list[Frame]:
    async def take() -> list[Frame]:
        return [await outbox.next() for _ in range(count)]

    return run(take())


def done(number: int) -> Done:
    return Done(id=f"message-{number}")


def test_a_newer_view_replaces_an_unsent_one() -> None:
    outbox = Outbox(4)
    for view in ("1", "2", "3"):
        outbox.view(view, lambda view=view: view)
    outbox.reply(done(1))
    outbox.ping(7)
    first, view, ping = drain(outbox, 3)
    assert first.text == done(1).model_dump_json()
    assert view == Frame(Kind.TEXT, "3")
    assert (ping.kind, ping.text) == (Kind.PING, '{"type":"ping","n":7}')


def test_a_view_that_was_sent_is_not_sent_again() -> None:
    outbox = Outbox(4)
    outbox.view(1, lambda: "1, at once")
    drain(outbox, 1)
    outbox.view(2, lambda: "2")
    outbox.view(1, lambda: "1, later")  # back to what the phone has
    outbox.ping(1)
    assert drain(outbox, 1)[0].kind is Kind.PING
    outbox.forget_view()
    outbox.view(1, lambda: "1")  # another seat's, that reads the same
    assert drain(outbox, 1)[0].text == "1"


def test_replies_are_bounded() -> None:
    outbox = Outbox(2)
    for number in range(2):
        outbox.reply(done(number))
    assert not outbox.overflowed
    outbox.reply(done(2))
    assert outbox.overflowed
    assert [f.text for f in drain(outbox, 2)] == [done(n).model_dump_json() for n in range(2)]


def test_after_the_farewell_nothing_comes() -> None:
    outbox = Outbox(4)
    outbox.view(1, lambda: "1")
    outbox.reply(done(1))
    outbox.bye(Bye(code=Code.BLOCKED))
    outbox.bye(Bye(code=Code.TOO_MUCH))
    outbox.view(2, lambda: "2")
    outbox.ping(1)
    outbox.reply(done(2))
    first, last = drain(outbox, 2)
    assert first.text == done(1).model_dump_json()
    assert last == Frame(Kind.BYE, '{"type":"bye","code":"blocked"}')
