"""A rehearsal whose teams play by phone: the simulated host waits for them, and marks by the pack.

The phones are simulated as well, but come the way of real ones.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from app.night import intents
from app.night.clock import NightClock
from app.night.crowd import Language
from app.night.evening import Evening
from app.night.events import Founded
from app.night.hall.answers import answer_groups
from app.night.hall.desk import HallView
from app.night.night import Night, Stage
from app.night.question_packs import PackQuestion, shipped_choice
from app.night.rehearsal import Act, Rehearsal
from app.night.teams import numbers_of
from app.store.memory import MemoryJournal

if TYPE_CHECKING:
    from app.phones.simulated import Known, PhoneCrowd

LOOK_MS = 60
PATIENCE_MS = 12_000
"""So long, at pace 1, the simulated host waits for phones that do not answer."""
QUICK = 50.0


class Waited(NamedTuple):
    """What the host waits for, and for how long already, in ms at pace 1."""

    what: tuple[int, str]
    ms: int


class PhoneRehearsal(Rehearsal):
    """The simulated host of a hall of simulated phones; no one else declares or answers.

    An act without a wish means: look again so much later.
    """

    def __init__(self, seed: int, crowd: PhoneCrowd) -> None:
        """Take the host's seat; the phones are the caller's to start and stop."""
        super().__init__(seed)
        self._crowd = crowd
        self._waited = Waited((0, ""), 0)

    def next(self, night: Night) -> Act | None:
        """The next act in this night; None when the evening has ended."""
        waits = {Stage.DECLARE: "declare", Stage.ANSWERS: "answer"}.get(night.stage)
        if waits is not None and not self._is_done(night, waits):
            return Act(LOOK_MS, None)
        return super().next(night)

    def _is_done(self, night: Night, kind: str) -> bool:
        what = (night.number, kind)
        ms = self._waited.ms + LOOK_MS if self._waited.what == what else 0
        self._waited = Waited(what, ms)
        numbers, here = numbers_of(night.game), night.game.now.in_game()
        teams = [numbers[team] for team in here]
        return ms > PATIENCE_MS or self._crowd.is_done(night.number, kind, teams)

    def _declare(self, night: Night) -> list[Act]:
        own = (intents.Declare,)
        return [act for act in super()._declare(night) if not isinstance(act.wish, own)]

    def _answer(self, _: Night) -> list[Act]:
        return []

    def _mark(self, night: Night) -> list[Act]:
        """Group by group, as the pack proposes; what it says nothing of is wrong."""
        acts = [
            Act(200, intents.Mark(dict.fromkeys(group.teams, group.proposal is True)))
            for group in answer_groups(night)
        ]
        return [*acts, Act(500, intents.ShowScene("answer"))]


def knowledge(order: Sequence[PackQuestion]) -> Callable[[int], Known]:
    """What simulated phones may answer to question number n; wrong is another question's answer."""
    from app.phones.simulated import Known

    answers = tuple(dict.fromkeys(item.answer for item in order if item.answer))

    def known(number: int) -> Known:
        item = order[number - 1] if number <= len(order) else None
        right = (item.answer, *item.also_accepted) if item is not None else ("?",)
        wrong = item.not_accepted if item is not None else ()
        others = tuple(answer for answer in answers if answer not in right)
        return Known(right, (*wrong, *others[number % 7 :: 7]))

    return known


def simulated_crowd(view: HallView, url: str, night: Night, seed: int, pace: float) -> PhoneCrowd:
    """One phone for every team of the hall that has a PIN."""
    from app.phones.simulated import PhoneCrowd, Ticket

    tickets = [Ticket(team.number, team.pin) for team in view.teams if team.pin is not None]
    order = night.pack.order if night.pack is not None else ()
    return PhoneCrowd(url, tickets, knowledge(order), seed=seed, pace=pace)


def played_by_phones(founded: Founded, seed: int, lang: Language) -> Iterator[Night]:
    """A whole rehearsal over a real server, after every turn and once more at its end."""
    from app.night.hall.standalone import Standalone

    evening = Evening.found(MemoryJournal(), founded, NightClock(), shipped_choice(lang))
    try:
        with Standalone(evening) as here:
            url = here.address.url("127.0.0.1")
            crowd = simulated_crowd(here.hall.view(), url, evening.night, seed, QUICK)
            crowd.changed = here.wake
            crowd.start()
            try:
                yield from _turns(here.serve_until, evening, PhoneRehearsal(seed, crowd))
            finally:
                crowd.stop()
    finally:
        evening.close()


def _turns(
    serve_until: Callable[[Callable[[], bool]], None], evening: Evening, host: PhoneRehearsal
) -> Iterator[Night]:
    """Nobody watches: the host waits for phones alone."""
    turns = 0
    while act := host.next(evening.night):
        if act.wish is None:
            due = time.monotonic() + act.wait_ms / 1000
            serve_until(partial(_is_past, due))
        else:
            evening.do(act.wish)
        if len(evening.night.game.turns) > turns and not evening.night.game.tied:
            turns = len(evening.night.game.turns)
            yield evening.night
    yield evening.night


def _is_past(due: float) -> bool:
    return time.monotonic() >= due
