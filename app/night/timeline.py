"""Undo and redo: the night as the fold of those steps that count.

A step is what one intent did. Nothing is taken out of the log: an undone step is skipped when the
night is folded, and a redone one counts again in its old place.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from app.hill.game import Phase
from app.night.codec import fact_of
from app.night.events import (
    UNDOABLE,
    Event,
    Fact,
    Founded,
    RecordOpened,
    Redone,
    ScreenFrozen,
    TimerHeld,
    Undone,
)
from app.night.evolve import evolve, found
from app.night.hall.events import BINDING
from app.night.media.events import MediumPaused
from app.night.media.views import plays
from app.night.night import Night
from app.night.refusal import NightReason, NightRefusal
from app.night.scenes import Shot
from app.store.entry import Draft, Entry


@dataclass(frozen=True, slots=True)
class Step:
    """The facts of one intent: `id` is the number of its first entry, `at_ms` its night time."""

    id: int
    at_ms: int
    wall: str
    actor: str
    facts: tuple[Fact, ...]

    @property
    def events(self) -> tuple[Event, ...]:
        """What it changes in the night; undoing and redoing change only which steps count."""
        return tuple(fact for fact in self.facts if not isinstance(fact, Undone | Redone))

    @property
    def undoable(self) -> bool:
        """Whether undo takes this step back; the founding of the night stays."""
        if isinstance(self.facts[0], Founded | RecordOpened):
            return False
        return any(isinstance(fact, UNDOABLE) for fact in self.facts)


class Timeline:
    """All steps of an evening, which of them count, and the night after each."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        """Fold the entries of a journal; raises `UnknownFactError` and ValueError."""
        self.steps: list[Step] = []
        self._nights: list[Night] = []
        self._frozen: list[Shot | None] = []  # by step, as it was taken: undo does not repaint
        self._undone: list[int] = []  # ids, the latest undone last
        self._dead: set[int] = set()  # undone for good: a new step came after
        self.apply(entries)

    @property
    def night(self) -> Night:
        """The night as it stands; raises LookupError before the first step."""
        return self._nights[-1]

    def apply(self, entries: Iterable[Entry]) -> None:
        """Fold further entries, whole steps of them."""
        for _, group in groupby(entries, key=lambda entry: entry.step):
            self._add(step_of(list(group)))
        self._fold()

    def take_up(self, folded: Iterable[tuple[Step, Night]]) -> None:
        """Go on with steps that were folded elsewhere after the present night, undoing none."""
        for step, night in folded:
            self._settle(step)
            self.steps.append(step)
            self._frozen.append(night.show.frozen)
            self._nights.append(night)

    def rehearse(self, drafts: Sequence[Draft], at_ms: int) -> None:
        """Read and fold what is about to be committed, for a try; nothing changes.

        Raises ValueError for what could not be read or folded again: it never gets into a journal.
        """
        facts = tuple(fact_of(Entry(0, 0, "", *draft, "", at_ms)) for draft in drafts)
        _after(self._nights[-1] if self._nights else None, Step(0, at_ms, "", "", facts))

    def to_undo(self) -> Step | None:
        """The step that an undo would take back."""
        return next((s for s in reversed(self.steps) if s.undoable and not self._skips(s)), None)

    def to_redo(self) -> Step | None:
        """The step that a redo would bring again."""
        return self._step_of(self._undone[-1]) if self._undone else None

    def undo(self) -> tuple[Fact, ...] | NightRefusal:
        """The facts of an undo; a question that is open again has the time that it had."""
        target = self.to_undo()
        if target is None:
            return NightRefusal(NightReason.NOTHING_TO_UNDO)
        facts: tuple[Fact, ...] = (Undone(target.id), *self._hush(target))
        before = self._nights[self._index(target.id) - 1]
        reopens = before.game.phase is Phase.OPEN and self.night.game.phase is not Phase.OPEN
        if before.countdown is None or not reopens:
            return facts
        return *facts, TimerHeld(before.countdown.left(target.at_ms))

    def redo(self) -> tuple[Fact, ...] | NightRefusal:
        """The facts of a redo."""
        target = self.to_redo()
        if target is None:
            return NightRefusal(NightReason.NOTHING_TO_REDO)
        return Redone(target.id), *self._hush(target)

    def _hush(self, target: Step) -> tuple[Fact, ...]:
        """What keeps a sound from starting by itself when `target` is undone or redone."""
        if plays(self.night):
            return ()
        index = self._index(target.id)
        skipped = self._dead.union(self._undone) ^ {target.id}
        night = self._nights[index - 1]
        for step in self.steps[index:]:
            if step.id not in skipped:
                night = _after(night, step)
        return (MediumPaused(),) if plays(night) else ()

    def _add(self, step: Step) -> None:
        """Note a step; what it takes back is folded again at the end of `apply`, once for all."""
        for fact in step.facts:
            if isinstance(fact, Undone):
                del self._nights[self._index(fact.step) :]
                self._undone.append(fact.step)
            elif isinstance(fact, Redone):
                del self._nights[self._index(fact.step) :]
                self._undone.remove(fact.step)
        self._settle(step)
        self.steps.append(step)
        if any(isinstance(event, ScreenFrozen) for event in step.events):
            self._fold()

    def _settle(self, step: Step) -> None:
        """After a new step nothing that was undone before it comes again."""
        if step.undoable or any(isinstance(fact, BINDING) for fact in step.facts):
            self._dead.update(self._undone)
            self._undone.clear()

    def _fold(self) -> None:
        """Fold whatever is not folded."""
        skipped = self._dead.union(self._undone)
        for place in range(len(self._nights), len(self.steps)):
            step = self.steps[place]
            night = self._nights[-1] if self._nights else None
            if night is None or step.id not in skipped:
                night = _after(night, step)
            if place < len(self._frozen):
                night = _with_picture(night, self._frozen[place])
            else:
                self._frozen.append(night.show.frozen)
            self._nights.append(night)

    def _skips(self, step: Step) -> bool:
        return step.id in self._undone or step.id in self._dead

    def _step_of(self, id_: int) -> Step:
        return self.steps[self._index(id_)]

    def _index(self, id_: int) -> int:
        for index in range(len(self.steps) - 1, 0, -1):
            if self.steps[index].id == id_:
                return index
        raise ValueError(f"the journal undoes step {id_}, which is not there")


def _with_picture(night: Night, frozen: Shot | None) -> Night:
    """The night with the frozen picture as it was taken: undo does not repaint what stands."""
    if night.show.frozen is frozen:
        return night
    return replace(night, show=replace(night.show, frozen=frozen))


def step_of(entries: Sequence[Entry]) -> Step:
    """The step that these entries are, all of one; raises `UnknownFactError`."""
    first = entries[0]
    facts = tuple(fact_of(entry) for entry in entries)
    return Step(first.step, first.at_ms, first.wall, first.actor, facts)


def _after(night: Night | None, step: Step) -> Night:
    for event in step.events:
        night = found(event) if night is None else evolve(night, event, step.at_ms)
    if night is None:
        raise ValueError("the journal does not begin with a night")
    return night
