"""Letters that arrived together, decided one after the other and made into one commit."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from app.hill import events as hill
from app.night.clock import NightClock
from app.night.codec import draft_of
from app.night.decide import Stamp
from app.night.evolve import evolve
from app.night.hall.seats import Asked, settle
from app.night.hall.verdict import Verdict, actor_of, no
from app.night.night import Night
from app.night.timeline import Step, step_of
from app.phones.port import Enter, Letter
from app.phones.protocol import Code, Done, Refused, Reply
from app.store.entry import Draft, Entry, Tail, numbered

CLOCK = "clock"

log = logging.getLogger(__name__)


class Intake(Protocol):
    """Where letters arrive."""

    def drain(self, until_ms: int | None = None) -> list[Letter]:
        """The letters that arrived up to then on the monotonic clock, in the order of arrival."""


class TakesOver(Protocol):
    """A journal, as far as a batch needs it."""

    def take_over(self, entries: Sequence[Entry]) -> None:
        """Commit entries numbered elsewhere, all or none; raises StoreError."""


class Batch(NamedTuple):
    """What letters came to: entries to commit, one step a letter, and each letter's reply.

    `folded` are the steps, each with the night after it.
    """

    entries: tuple[Entry, ...]
    folded: tuple[tuple[Step, Night], ...]
    replies: tuple[tuple[Letter, Reply], ...]


def gather(night: Night, letters: Sequence[Letter], clock: NightClock, last: Entry) -> Batch:
    """Decide the letters, each in the night that those before it have left.

    A question whose time was up when a letter arrived is closed before it (2.2.2). `last` is the
    entry after which they are numbered.
    """
    counter = _Counter(night, Tail(last.seq, last.at_ms))
    replies = [(letter, counter.take(letter, clock)) for letter in letters]
    return Batch(tuple(counter.entries), tuple(counter.folded), tuple(replies))


def carry(batch: Batch, journal: TakesOver) -> Batch:
    """Commit the batch, and send its replies once it is; raises what the journal raises."""
    saved = False
    try:
        if batch.entries:
            journal.take_over(batch.entries)
        saved = True
    finally:
        send(batch, saved=saved)
    return batch


def send(batch: Batch, *, saved: bool = True) -> None:
    """Send the replies; where the batch was not saved nothing of it was done, and they say so."""
    for letter, reply in batch.replies:
        try:
            letter.reply(reply if saved else not_saved(reply))
        except Exception:
            log.exception("a reply to the hall failed; the others go out")


def not_saved(reply: Reply) -> Reply:
    """What becomes of a reply when its batch could not be saved."""
    return Refused(id=reply.id, code=Code.NOT_SAVED) if isinstance(reply, Done) else reply


class _Counter:
    """The night as the letters taken so far leave it."""

    def __init__(self, night: Night, tail: Tail) -> None:
        self.night, self.tail = night, tail
        self.entries: list[Entry] = []
        self.folded: list[tuple[Step, Night]] = []

    def take(self, letter: Letter, clock: NightClock) -> Reply:
        at_ms = clock.at(letter.at_ms)
        stamp = Stamp(at_ms, clock.wall_at(at_ms))
        end = self.night.time_up(at_ms)
        if end is not None:
            self.keep((draft_of(hill.Closed()),), CLOCK, Stamp(end, stamp.wall))
        verdict = settle(self.night, Asked(letter.seat, letter.wish, stamp, letter.rtt_ms))
        try:
            self.keep([draft_of(fact) for fact in verdict.facts], _actor(letter), stamp)
        except ValueError:
            log.warning("a letter from the hall could not be kept, and was refused")
            return _unreadable(letter, verdict).reply
        return verdict.reply

    def keep(self, drafts: Sequence[Draft], actor: str, stamp: Stamp) -> None:
        """Number one step and fold it, read back as the journal will give it; or raise."""
        entries = numbered(drafts, self.tail, actor=actor, wall=stamp.wall, at_ms=stamp.at_ms)
        if not entries:
            return
        step, night = step_of(entries), self.night
        for event in step.events:
            night = evolve(night, event, step.at_ms)
        self.night, self.tail = night, Tail(entries[-1].seq, entries[-1].at_ms)
        self.entries.extend(entries)
        self.folded.append((step, night))


def _actor(letter: Letter) -> str:
    return actor_of(letter.seat.team)


def _unreadable(letter: Letter, verdict: Verdict) -> Verdict:
    message = letter.seat.phone if isinstance(letter.wish, Enter) else verdict.reply.id
    return no(message, Code.BAD_MESSAGE)
