"""The editor's state: a pack, the question at hand, and the way back and forth."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.packs import Pack

DEEP = 1000


@dataclass(frozen=True, slots=True)
class Moment:
    """A pack with the question at hand, its place from 0."""

    pack: Pack
    at: int


@dataclass(frozen=True, slots=True)
class Editing:
    """A pack being edited; `saved` is the pack as the library has it, None for a new one.

    Changes with one `tag` that follow each other are undone together, as the letters of a word;
    an empty tag stands alone. At most `DEEP` changes are remembered.
    """

    now: Moment
    saved: Pack | None = None
    past: tuple[Moment, ...] = ()
    future: tuple[Moment, ...] = ()
    tag: str = ""

    @property
    def pack(self) -> Pack:
        """The pack as it stands."""
        return self.now.pack

    @property
    def at(self) -> int:
        """The place of the question at hand."""
        return self.now.at

    @property
    def is_changed(self) -> bool:
        """Whether the library has it otherwise."""
        return self.pack != self.saved

    def done(self, pack: Pack, at: int | None = None, tag: str = "") -> Editing:
        """After a change; one that changes nothing leaves no trace but the question at hand."""
        place = _within(pack, self.at if at is None else at)
        if pack == self.pack:
            return self.gone_to(place)
        joined = bool(tag) and tag == self.tag
        past = self.past if joined else (*self.past, self.now)[-DEEP:]
        return Editing(Moment(pack, place), self.saved, past, (), tag)

    def gone_to(self, at: int) -> Editing:
        """At another question; typing there is a change of its own."""
        place = _within(self.pack, at)
        if place == self.at:
            return self
        return replace(self, now=replace(self.now, at=place), tag="")

    def undone(self) -> Editing:
        """Before the last change; the same where there is none."""
        if not self.past:
            return self
        *past, last = self.past
        return Editing(last, self.saved, tuple(past), (self.now, *self.future))

    def redone(self) -> Editing:
        """With the change undone last; the same where there is none."""
        if not self.future:
            return self
        first, *future = self.future
        return Editing(first, self.saved, (*self.past, self.now), tuple(future))

    def kept(self) -> Editing:
        """After it was saved as it stands; the way back stays."""
        return replace(self, saved=self.pack, tag="")


def _within(pack: Pack, at: int) -> int:
    return max(0, min(at, len(pack.questions) - 1))
