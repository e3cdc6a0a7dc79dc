"""Frames of anything: each is a message or a bad message, and harms nobody."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.phones.limits import GuessLimits, Limits, Rate
from app.phones.strict import BadMessageError, read_message
from tests.app.phones.client import Link, Phone, is_served, run
from tests.app.phones.conftest import Start

GENEROUS = replace(
    Limits(),
    messages=Rate(100_000, 100_000),
    bytes=Rate(2**30, 2**30),
    malformed=100_000,
    guesses=GuessLimits(free=100_000),
)
VALID = [
    '{"type":"answer","id":"abcdefgh","turn":3,"text":"Ёж"}',
    '{"type":"declare","id":"abcdefgh","turn":3,"kind":"jump"}',
    '{"type":"lead","id":"abcdefgh","pin":"100001"}',
    '{"type":"orders","id":"abcdefgh","round":3,"text":"L2 12(2)"}',
    '{"type":"mark","id":"abcdefgh","turn":3,"teams":["t1"],"mark":true}',
    '{"type":"pong","n":1}',
    '{"type":"leave","id":"abcdefgh"}',
]
ODD = [
    "",
    "null",
    "NaN",
    "-0",
    "1e999",
    "9" * 5000,
    "[" * 4000,
    '{"a":' * 1500,
    '"\\ud800"',
    '{"type":"answer"}',
    '{"type":"answer","type":"answer","id":"abcdefgh","turn":3,"text":"x"}',
    '{"type":"answer","id":"abcdefgh","turn":NaN,"text":"x"}',
    '{"type":"answer","id":"abcdefgh","turn":Infinity,"text":"x"}',
    '{"type":"answer","id":"abcdefgh","turn":3.0,"text":"x"}',
    '{"type":"answer","id":"abcdefgh","turn":true,"text":"x"}',
    '{"type":"answer","id":"abcdefgh","turn":' + "1" * 4000 + ',"text":"x"}',
    '{"type":"answer","id":"abcdefgh","turn":3,"text":"' + "x" * 301 + '"}',
    '{"type":"answer","id":"abcdefgh","turn":3,"text":"\\udc00"}',
    '{"type":"answer","id":"абвгдежз","turn":3,"text":"x"}',
    '{"type":"answer","id":"short","turn":3,"text":"x"}',
    '{"type":"answer","id":"abcdefgh","turn":3,"text":"x","team":"t2"}',
    '{"type":"view","title":"x"}',
    '{"type":"mark","id":"abcdefgh","turn":3,"teams":[],"mark":true}',
    '{"type":"mark","id":"abcdefgh","turn":3,"teams":"t1","mark":true}',
    '{"type":"pong","n":1.5}',
    '{"type":["answer"]}',
    '{"type":{"answer":1}}',
    "\ufeff{}",
]
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=8,
)
FIELDS = ("type", "id", "turn", "text", "kind", "pin", "round", "teams", "mark", "n", "x")
WRONG = (None, True, -1, 10**30, 1.5, "", "jump", "x" * 301, [], ["t1"], {}, {"type": "answer"})
PIECES = ("", "\0", '"', "{", "[", "}", "\\u0000", "\\ud800", "NaN", "-", "1e9", ",", "\u202e", "Ё")


def mutant(chance: random.Random) -> str:
    """A valid message with something wrong in it, perhaps."""
    message = json.loads(chance.choice(VALID))
    for _ in range(chance.randint(0, 2)):
        message[chance.choice(FIELDS)] = chance.choice(WRONG)
    text = json.dumps(message)
    for _ in range(chance.randint(0, 2)):
        cut = chance.randint(0, len(text))
        text = text[:cut] + chance.choice(PIECES) + text[cut + chance.randint(0, 3) :]
    return text


mutants = st.integers(0, 2**64).map(
    lambda seed: [mutant(random.Random(seed + n)) for n in range(60)]
)


@pytest.mark.parametrize("text", ODD, ids=range(len(ODD)))
def test_odd_messages_are_bad_messages(text: str) -> None:
    with pytest.raises(BadMessageError):
        read_message(text)


@pytest.mark.parametrize("text", VALID)
def test_valid_messages_are_read(text: str) -> None:
    assert read_message(text).type in text


@given(st.text(max_size=200) | values.map(json.dumps))
def test_any_text_is_a_message_or_a_bad_message(text: str) -> None:
    is_message_or_bad(text)


@given(mutants)
def test_any_mutant_is_a_message_or_a_bad_message(texts: list[str]) -> None:
    for text in texts:
        is_message_or_bad(text)


def is_message_or_bad(text: str) -> None:
    try:
        message = read_message(text)
    except BadMessageError:
        return
    assert message.type in {json.loads(kind)["type"] for kind in VALID}


async def say(link: Link, frames: list[str]) -> list[str]:
    """Send the frames one after the other; those that were left when a `leave` took effect."""
    reading = asyncio.ensure_future(link.end())
    for number, text in enumerate(frames):
        try:
            await link.socket.send_str(text.encode("utf-8", "replace").decode())
        except ConnectionError:
            await reading
            return frames[number:]
        await asyncio.sleep(0)
    await link.socket.close()
    await asyncio.gather(reading, return_exceptions=True)
    return []


def test_thousands_of_frames_of_anything_harm_nobody(start: Start) -> None:
    stand = start(GENEROUS)
    frames = list(ODD)

    @settings(max_examples=50, database=None)
    @given(mutants, st.lists(st.text(max_size=60), max_size=5))
    def collect(texts: list[str], more: list[str]) -> None:
        frames.extend([*texts, *more])

    collect()
    assert len(frames) > 2000

    async def play() -> None:
        async with Phone(stand.phones.address) as bad, Phone(stand.phones.address) as good:
            other, left = await good.joined(2), frames
            while left:
                left = await say(await bad.joined(1), left)
                await is_served(other, f"{len(left)}")

    run(play())
