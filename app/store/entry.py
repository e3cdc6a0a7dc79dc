"""What a journal keeps and what every journal can do; nothing here touches a file."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, Protocol


class Draft(NamedTuple):
    """An event before it has a number: its kind and its content as JSON text."""

    kind: str
    payload: str


@dataclass(frozen=True, slots=True)
class Entry:
    """One committed event.

    ``seq`` counts from 1 without gaps; ``step`` is the ``seq`` of the first entry of the same
    append, so that what one intent did can be undone together. ``wall`` is ISO 8601 with an
    offset; ``at_ms`` is night time: whole milliseconds that never fall within a game.
    """

    seq: int
    step: int
    actor: str
    kind: str
    payload: str
    wall: str
    at_ms: int


@dataclass(frozen=True, slots=True)
class Meta:
    """What a list of games shows of a game without folding its events."""

    schema_version: int
    program_version: str
    created: str
    title: str = ""
    rehearsal: bool = False
    ended: bool = False


class JournalLike(Protocol):
    """A journal on disk or in memory; every method may raise StoreError, ``append`` ValueError."""

    def append(
        self, drafts: Sequence[Draft], *, actor: str, wall: str, at_ms: int
    ) -> tuple[Entry, ...]:
        """Keep the events of one intent, all or none, and return them numbered."""

    def entries(self) -> list[Entry]:
        """Every entry, in order."""

    def sign_of_life(self, at_ms: int) -> None:
        """Note that the night was alive at `at_ms`; an earlier time than the last is ignored."""

    def last_sign_of_life(self) -> int:
        """The later of the last sign of life and the last entry, in ms; 0 for a new game."""

    def meta(self) -> Meta:
        """The game's description."""

    def set_meta(
        self, *, title: str | None = None, rehearsal: bool | None = None, ended: bool | None = None
    ) -> None:
        """Change the given parts of the description."""

    def close(self) -> None:
        """Let go of the file; closing twice is harmless."""


class Tail(NamedTuple):
    """Where a journal stands: its last number, its last night time, its last seal."""

    seq: int = 0
    at_ms: int = 0
    seal: int = 0


def numbered(
    drafts: Sequence[Draft], tail: Tail, *, actor: str, wall: str, at_ms: int
) -> tuple[Entry, ...]:
    """The entries that `drafts` become after `tail`; a time that falls is held at the last one.

    Raises ValueError when a payload can be neither kept as it is nor escaped.
    """
    step, moment = tail.seq + 1, max(at_ms, tail.at_ms)
    return tuple(
        Entry(seq, step, actor, draft.kind, _storable(draft.payload), wall, moment)
        for seq, draft in enumerate(drafts, step)
    )


def changed(meta: Meta, *, title: str | None, rehearsal: bool | None, ended: bool | None) -> Meta:
    """`meta` with every part that is not None put in."""
    return replace(
        meta,
        title=meta.title if title is None else title,
        rehearsal=meta.rehearsal if rehearsal is None else rehearsal,
        ended=meta.ended if ended is None else ended,
    )


def _storable(payload: str) -> str:
    """The payload, with characters that UTF-8 cannot hold (lone surrogates) escaped as JSON does.

    Raises ValueError when such a payload is not JSON.
    """
    if payload.isascii():
        return payload
    try:
        payload.encode()
    except UnicodeEncodeError:
        return json.dumps(json.loads(payload))
    return payload
