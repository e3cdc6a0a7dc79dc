"""A night small enough to be read at a glance: it takes letters, and publishes door and views."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from dataclasses import dataclass, field

from app.phones.credentials import digest
from app.phones.inbox import Inbox
from app.phones.port import Door, Enter, Letter, Views
from app.phones.protocol import (
    Answer,
    Arrived,
    Clock,
    Code,
    Declare,
    Done,
    JudgeGroup,
    JudgeTeam,
    JudgeView,
    Lead,
    Leave,
    Mark,
    Orders,
    Phase,
    Refused,
    Reply,
    TeamView,
)
from app.phones.server import PhoneServer
from tests.app.phones.lodge import Lodge, view_of

JUDGE_SECRET = "judge-secret-of-the-stand-0123456789abcdef"
PHONES_OF_TEAM = 4


def team_view(team: str, number: int, name: str, phase: Phase = "answers") -> TeamView:
    """A view in the middle of a question."""
    return view_of(
        number,
        name,
        title="Вечер на стенде",
        phase=phase,
        turn=3,
        total=12,
        clock=Clock(total_ms=60_000, left_ms=45_000, running=True) if phase == "answers" else None,
        team=team,
        step=4,
        summit=11,
        phones=0,
    )


def judge_view(views: dict[str, TeamView], marks: dict[str, bool | None]) -> JudgeView:
    """What the judge sees of these views: every answer a group of its own."""
    rows = {
        team: JudgeTeam(
            team=team,
            number=view.number,
            name=view.name,
            text=view.answer.text if view.answer else None,
            at_ms=view.answer.at_ms if view.answer else None,
            host=None,
            judge=marks.get(team),
        )
        for team, view in views.items()
    }
    given = [row for row in rows.values() if row.text is not None]
    return JudgeView(
        title="Вечер на стенде",
        rehearsal=False,
        phase="closed",
        turn=3,
        clock=None,
        question="Кто живёт на вершине?",
        answer="Царь",
        accepted=("король",),
        refused=(),
        comment="",
        answered=len(given),
        active=len(rows),
        groups=tuple(
            JudgeGroup(text=row.text or "", teams=(row,), near=100, proposal=None) for row in given
        ),
        silent=tuple(row for row in rows.values() if row.text is None),
        disagreements=(),
    )


@dataclass
class FakeNight(Lodge):
    """The other side of the port, in a thread of its own; `is_holding` keeps replies back."""

    inbox: Inbox
    server: PhoneServer | None = None
    door: Door = field(default_factory=Door)
    views: dict[str, TeamView] = field(default_factory=dict)
    leading: dict[str, str] = field(default_factory=dict)
    marks: dict[str, bool | None] = field(default_factory=dict)
    letters: list[Letter] = field(default_factory=list)
    is_holding: bool = False

    def __post_init__(self) -> None:
        self.lock = threading.RLock()
        self._wake = threading.Event()
        self._came = threading.Condition(self.lock)
        self._over = False
        self.inbox.wake = self._wake.set
        self._thread = threading.Thread(target=self._run, name="fake night", daemon=True)

    def open(self, teams: int = 4) -> None:
        """Teams t1… with the PINs 100001…, each in the middle of question 3."""
        names = ["Ежи", "Совы <b>ночные</b>", "Очень длинное название команды на шестьдесят знаков"]
        rows = {
            f"t{n}": (n, names[n - 1] if n <= len(names) else f"Команда {n}", f"{100_000 + n}")
            for n in range(1, teams + 1)
        }
        self.door = Door("Вечер на стенде", False, rows, (), digest(JUDGE_SECRET))
        self.views = {team: team_view(team, n, name) for team, (n, name, _) in rows.items()}
        self._thread.start()
        self.publish()

    def close(self) -> None:
        """Stop taking letters."""
        self._over = True
        self._wake.set()
        self._thread.join(10)

    def publish(self) -> None:
        """Publish the door and all views."""
        with self.lock:
            if self.server is not None:
                self.server.publish_door(self.door)
                judge = judge_view(self.views, self.marks)
                views = Views(dict(self.views), dict(self.leading), judge)
                self.server.publish(lambda: views)

    def phase(self, phase: Phase) -> None:
        """Bring every team to that phase."""
        with self.lock:
            for team, view in self.views.items():
                fresh = team_view(team, view.number, view.name, phase)
                kept = {"answer": view.answer, "declared": view.declared}
                self.views[team] = fresh.model_copy(update=kept)
        self.publish()

    def change(self, phone: str, **changes: object) -> None:
        """Change what the door knows of a phone (`blocked`, `team`)."""
        with self.lock:
            self.rename(phone, **changes)
        self.publish()

    def take(self) -> None:
        """Take what is in the inbox now."""
        with self.lock:
            for letter in self.inbox.drain():
                self.letters.append(letter)
                self._came.notify_all()
                if not self.is_holding:
                    reply = self.answer(letter)
                    self.publish()
                    letter.reply(reply)

    async def letter(self, number: int) -> Letter:
        """The letter of that number, from 0, waited for."""

        def wait() -> Letter:
            with self._came:
                assert self._came.wait_for(lambda: len(self.letters) > number, 30)
                return self.letters[number]

        return await asyncio.to_thread(wait)

    def _run(self) -> None:
        while not self._over:
            self._wake.wait()
            self._wake.clear()
            self.take()

    def answer(self, letter: Letter) -> Reply:
        """Do what the letter asks for."""
        wish, team = letter.wish, letter.seat.team
        if isinstance(wish, Enter):
            return self._enter(letter, wish)
        if isinstance(wish, Mark):
            self.marks |= dict.fromkeys(wish.teams, wish.mark)
            return Done(id=wish.id)
        assert team is not None
        deeds: dict[type, Callable[[], Reply]] = {
            Answer: lambda: self._answer(letter, team),
            Declare: lambda: self._set(letter, team, "declared", getattr(wish, "kind", None)),
            Orders: lambda: Done(id=wish.id),
            Lead: lambda: self._lead(letter, team),
            Leave: lambda: self._leave(letter),
        }
        return deeds[type(wish)]()

    def _enter(self, letter: Letter, wish: Enter) -> Reply:
        team = letter.seat.team or ""
        if sum(phone.team == team for phone in self.door.phones) >= PHONES_OF_TEAM:
            return Refused(id="", code=Code.TEAM_FULL)
        self.let_in(letter, wish)
        return Done(id="")

    def _answer(self, letter: Letter, team: str) -> Reply:
        wish = letter.wish
        assert isinstance(wish, Answer)
        refused = self.refusal(letter, wish)
        if refused is not None:
            return refused
        answer = Arrived(text=wish.text, at_ms=letter.at_ms % 60_000, message=wish.id)
        self._set(letter, team, "answer", answer)
        return Done(id=wish.id, at_ms=answer.at_ms)

    def _set(self, letter: Letter, team: str, name: str, value: object) -> Reply:
        self.update(team, **{name: value})
        return Done(id=getattr(letter.wish, "id", ""))

    def _lead(self, letter: Letter, team: str) -> Reply:
        self.leading[team] = letter.seat.phone
        return Done(id=getattr(letter.wish, "id", ""))

    def _leave(self, letter: Letter) -> Reply:
        self.let_out(letter)
        return Done(id=getattr(letter.wish, "id", ""))
