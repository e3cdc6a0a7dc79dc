"""The live evening: the one way from a wish to a committed event, and from there to every seat.

Only this class touches the journal. A wish is done when `do` returns None, and not before.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from app.night import intents
from app.night.clock import NightClock
from app.night.codec import draft_of
from app.night.decide import Stamp, decide
from app.night.events import Event, Fact, Founded, PackChosen, RecordOpened, Returned
from app.night.evolve import evolve
from app.night.hall.batch import CLOCK, Intake
from app.night.hall.letters import End, Letters, nobody
from app.night.names import clean_evening
from app.night.night import Night
from app.night.refusal import NightReason, NightRefusal, Refused
from app.night.timeline import Timeline
from app.store.anew import write_anew
from app.store.entry import Entry
from app.store.errors import Damaged, Missing, StoreError
from app.store.journal import Journal
from app.store.memory import MemoryJournal
from app.store.waiting import WaitingJournal

HOST, PROGRAM = "host", "program"
LIFE_MS = 1000
CALM_MS = 250
"""What only letters have changed is told to seats so far apart, that a burst is no flood of it."""
Listener = Callable[[], None]
AnyJournal = Journal | WaitingJournal | MemoryJournal

log = logging.getLogger(__name__)


class Evening:
    """One night on one journal. Not for several threads: it lives where the host's keys arrive.

    Letters from the hall wait for none of it: the writer's thread decides and commits them as they
    arrive, all in one transaction that have come meanwhile, and here they are taken up a little
    later. Whatever the host wishes comes after the letters that arrived before it, and none comes
    in between.

    `trouble` is what is wrong with the files, None when nothing is; `turned_away`: the last wish
    was not saved for it, and so not done; `lost`: the game file is gone or damaged, so that memory
    holds what the disk does not.
    """

    def __init__(self, journal: AnyJournal, clock: NightClock, timeline: Timeline) -> None:
        """Take over a journal and its folded timeline; use `found` or `reopen` instead."""
        self.timeline = timeline
        self.clock = clock
        self.trouble: StoreError | None = None
        self.turned_away = self.lost = False
        self.saved_ms = clock.now()
        self._disk = journal
        self._spare: MemoryJournal | None = None
        self._entries: list[Entry] = []
        self._listeners: list[Listener] = []
        self._life = 0
        self._letters = Letters()
        self._depth = 0
        self._has_changed = False
        self._is_untold, self._told_at = False, -CALM_MS

    @classmethod
    def found(
        cls,
        journal: AnyJournal,
        first: Founded | RecordOpened,
        clock: NightClock,
        pack: intents.ChoosePack | None = None,
    ) -> Evening:
        """A new evening on an empty journal; raises StoreError when it cannot be saved."""
        evening = cls(journal, clock, Timeline())
        facts: list[Fact] = [clean_evening(first) if isinstance(first, Founded) else first]
        if pack is not None:
            facts.append(PackChosen(pack.name, pack.main, pack.reserve, pack.partners))
        evening._commit(facts, PROGRAM, evening.stamp())
        journal.set_meta(title=evening.night.title, rehearsal=evening.night.rehearsal)
        return evening

    @classmethod
    def reopen(
        cls, journal: AnyJournal, clock: Callable[[int], NightClock] = NightClock
    ) -> Evening:
        """The evening of a journal, in the phase in which it was left; a running clock stands.

        Night time goes on from the last sign of life. Where the disk takes nothing more, the
        evening goes on unsaved and says so. Raises StoreError when the journal cannot be read,
        `UnknownFactError` or ValueError for a journal that is none of ours.
        """
        entries = journal.entries()
        if not entries:
            raise ValueError("it holds no night yet")
        alive = journal.last_sign_of_life()
        evening = cls(journal, clock(alive), Timeline(entries))
        evening._entries = entries
        evening._come_back(Stamp(alive, evening.clock.wall()))
        return evening

    @property
    def night(self) -> Night:
        """The evening as it stands."""
        return self.timeline.night

    @property
    def unsaved(self) -> int:
        """How many entries only memory holds, after `go_on_unsaved`."""
        return 0 if self._spare is None else len(self._spare.unsaved())

    @property
    def takes_in(self) -> bool:
        """Whether wishes can be kept: the disk, or memory at the host's word, takes them."""
        return self._spare is not None or self.trouble is None or not self.turned_away

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` after every change; returns what ends that.

        Of what letters from the hall change it hears at once, but not again before `CALM_MS`.
        """
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def stamp(self) -> Stamp:
        """The present moment: take it first thing when a key is pressed."""
        return Stamp(self.clock.now(), self.clock.wall())

    def do(
        self, wish: intents.Wish, actor: str = HOST, stamp: Stamp | None = None
    ) -> Refused | None:
        """Carry out a wish: None once it is committed, or why it was refused."""
        moment = stamp or self.stamp()
        with self._pen(moment):
            return self._carry_out(wish, actor, moment)

    def do_all(
        self, wishes: Sequence[intents.Intent], actor: str = HOST, stamp: Stamp | None = None
    ) -> Refused | None:
        """Carry out wishes as one step, which one undo takes back: all of them, or none."""
        moment = stamp or self.stamp()
        with self._pen(moment):
            facts: list[Event] = []
            night = self.night
            for wish in wishes:
                found = decide(night, wish, moment)
                if not isinstance(found, tuple):
                    return found
                for event in found:
                    night = evolve(night, event, moment.at_ms)
                facts += found
            return self._keep(tuple(facts), actor, moment)

    def tick(self) -> None:
        """Close the question whose time is up, and note a sign of life; call it often.

        While a batch of letters is on its way this waits for a later call: nothing closes before it
        is known what had arrived.
        """
        self._tell_of_letters()
        if self._letters.busy:
            return
        moment = self.stamp()
        if self.night.time_up(moment.at_ms) is not None:
            with self._pen(moment):
                pass
        self._sign_of_life()

    def attend(self, intake: Intake | None, wake: Callable[[], None] = nobody) -> None:
        """Take letters from here from now on, after what arrived where they came from before.

        Tell `arrived` of letters. `wake` is called in any thread when `serve` is to be called; it
        must not call it itself.
        """
        with self._pen(self.stamp()):
            self._letters.attend(intake, wake)

    def arrived(self) -> None:
        """Letters have arrived; from any thread."""
        self._letters.arrived()

    def serve(self) -> None:
        """Take up what letters have come to; never waits for a disk."""
        self._letters.take(self.clock.now())
        self._take_up()
        self._tell_of_letters()

    @contextmanager
    def _pen(self, moment: Stamp) -> Iterator[None]:
        """Write alone, after all that arrived before this moment; tell every seat at the end.

        The question is closed first if its time was up by then, at its end (2.2.2), after the
        answers that arrived before that end.
        """
        self._depth += 1
        try:
            with self._letters.held(moment.at_ms):
                try:
                    self._take_up()
                    self._close_in_time(moment)
                    yield
                finally:
                    self._hand_over()
        finally:
            self._depth -= 1
        if self._has_changed:
            self._tell()
        self._tell_of_letters()

    def _close_in_time(self, moment: Stamp) -> None:
        end = self.night.time_up(moment.at_ms)
        if end is not None:
            self._carry_out(intents.Close(), CLOCK, Stamp(end, moment.wall))

    def _hand_over(self) -> None:
        """Letters go on where the journal ends now."""
        journal = self._spare or self._disk
        by_itself = not isinstance(journal, MemoryJournal)
        self._letters.go_on(End(self.night, self._entries[-1], journal, self.clock, by_itself))

    def _take_up(self) -> None:
        """Take up the batches that were committed; where one was not saved, warn the host."""
        is_new = False
        for batch in self._letters.taken():
            if isinstance(batch, StoreError):
                self.warn(batch, turned_away=True)
            elif batch.entries:
                self._entries.extend(batch.entries)
                self.timeline.take_up(batch.folded)
                is_new = True
        if is_new:
            self._committed()
            self._is_untold = True

    def _committed(self) -> None:
        """The journal in use has taken something."""
        if self._spare is None:
            self._saved()
        else:
            self.try_saving()

    def _carry_out(self, wish: intents.Wish, actor: str, moment: Stamp) -> Refused | None:
        facts = self._facts(wish, moment)
        return self._keep(facts, actor, moment) if isinstance(facts, tuple) else facts

    def _keep(self, facts: tuple[Fact, ...], actor: str, moment: Stamp) -> Refused | None:
        """Commit what was decided, and tell every seat."""
        if not facts:
            return None
        ended = self.night.ended
        try:
            self._commit(facts, actor, moment)
        except StoreError as error:
            self.warn(error, turned_away=True)
            return NightRefusal(NightReason.NOT_SAVED, str(error))
        if self.night.ended != ended:
            self._describe()
        self._tell()
        return None

    def go_on_unsaved(self) -> None:
        """After a failed save, at the host's word: go on in memory until the disk takes it."""
        with self._pen(self.stamp()):
            if self._spare is None:
                self._spare = MemoryJournal(
                    self._entries, meta=self._disk.meta(), sign_of_life=self.clock.now()
                )
                self._tell()

    def try_saving(self) -> bool:
        """Try to bring what only memory holds to the disk; True when the disk takes writes again.

        A file that is lost is written anew; a damaged one is kept aside.
        """
        disk = self._disk
        if isinstance(disk, MemoryJournal) or (self._spare is None and self.trouble is None):
            return True
        with self._pen(self.stamp()):
            return self._save(disk)

    def _save(self, disk: Journal | WaitingJournal) -> bool:
        try:
            if self.lost and isinstance(disk, Journal):
                write_anew(disk, self._entries)
            elif self._spare is not None:
                self._spare.flush_into(disk)
            disk.sign_of_life(self.clock.now())
        except StoreError as error:
            self._note(error)
            return False
        self._spare, self.lost = None, False
        self._saved()
        self._tell()
        return True

    def warn(self, error: StoreError, *, turned_away: bool = False) -> None:
        """Tell every seat of a trouble with the files, such as a backup's."""
        self._note(error)
        self.turned_away = turned_away
        self._tell()

    def _note(self, error: StoreError) -> None:
        self.trouble = error
        of_game = not isinstance(self._disk, MemoryJournal) and error.path == self._disk.path
        self.lost = self.lost or (of_game and isinstance(error, Missing | Damaged))

    def close(self) -> None:
        """Take in what has arrived, note how the night stands, and let go of the journal."""
        self.attend(None)
        self.try_saving()
        self._letters.close()
        self._describe()
        self._disk.close()

    def _describe(self) -> None:
        try:
            self._disk.set_meta(title=self.night.title, ended=self.night.ended)
        except StoreError:
            log.warning("the list of games will not show the latest state of this night")

    def _facts(self, wish: intents.Wish, moment: Stamp) -> tuple[Fact, ...] | Refused:
        match wish:
            case intents.Undo():
                return self.timeline.undo()
            case intents.Redo():
                return self.timeline.redo()
        return decide(self.night, wish, moment)

    def _commit(self, facts: Sequence[Fact], actor: str, moment: Stamp) -> None:
        drafts = [draft_of(fact) for fact in facts]
        self.timeline.rehearse(drafts, moment.at_ms)
        journal = self._spare or self._disk
        entries = journal.append(drafts, actor=actor, wall=moment.wall, at_ms=moment.at_ms)
        self._entries.extend(entries)
        self.timeline.apply(entries)
        self._committed()

    def _come_back(self, moment: Stamp) -> None:
        try:
            self._commit([Returned()], PROGRAM, moment)
        except StoreError as error:
            self.go_on_unsaved()
            self._commit([Returned()], PROGRAM, moment)
            self.trouble = error

    def _saved(self) -> None:
        if not self.lost:
            self.trouble = None
        self.saved_ms = self.clock.now()

    def _sign_of_life(self) -> None:
        now = self.clock.now()
        waiting = self.night.announced_at is not None or self.night.break_at is not None
        if not waiting or now - self._life < LIFE_MS:
            return
        self._life = now
        try:
            (self._spare or self._disk).sign_of_life(now)
        except StoreError as error:
            self.warn(error)

    def _tell_of_letters(self) -> None:
        if self._is_untold and self.clock.now() - self._told_at >= CALM_MS:
            self._tell()

    def _tell(self) -> None:
        """Tell every seat, once nobody writes."""
        self._has_changed = bool(self._depth)
        if self._depth:
            return
        self._is_untold, self._told_at = False, self.clock.now()
        for listener in tuple(self._listeners):
            try:
                listener()
            except Exception:
                log.exception("a view of the evening failed; the others go on")
