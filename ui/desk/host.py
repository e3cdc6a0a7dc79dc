"""The host's hand: every key and click becomes a wish; what comes of it is said."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from app.night import intents
from app.night.decide import Stamp
from app.night.deeds import deed_of
from app.night.desk import ASKING, JUDGING, DeskRow, DeskView, first_refusal, why_refused
from app.night.events import SceneName
from app.night.night import Night, Stage
from app.night.refusal import NightReason, NightRefusal, Refused
from app.night.scenes import Declared
from app.night.timeline import Step
from ui.desk.commands import Fault, wishes_of
from ui.desk.media.wishes import media_wishes
from ui.desk.phrases import Desk, translate
from ui.desk.readings import Readings
from ui.live import LiveShow

MINUTE_MS = 60_000
TWICE = ("void", "end")
ASKED = ("partner-named", "break")
"""Commands for which the line asks a value first."""
SCENES: Mapping[str, SceneName] = {
    "board": "board",
    "question": "question",
    "answer": "answer",
    "moves": "moves",
    "standings": "standings",
    "welcome": "welcome",
    "crown": "crown",
    "partner-card": "partner",
}


class Choices(Protocol):
    """Of the program's settings, what the desk asks for."""

    @property
    def extra_seconds(self) -> int:
        """How much extra time one key gives."""


class Host(QObject):
    """Turns commands into wishes. `said` carries a message and its tone."""

    said = Signal(str, str)

    def __init__(self, live: LiveShow, choices: Choices, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.live = live
        self.choices = choices
        self._armed = ""
        self.page: Callable[[], tuple[int, int]] = lambda: (0, 1)
        self._wishes: Mapping[str, Callable[[], intents.Wish | None]] = {
            "next": lambda: self.view().step,
            "undo": intents.Undo,
            "redo": intents.Redo,
            "partner": lambda: intents.SetPartner(None if self.view().partner else True),
            "partner-named": lambda: intents.SetPartner(True),
            "void": lambda: intents.Void(not self.night.game.turn.void),
            "pause": self._clock_key,
            "more-time": lambda: intents.AddTime(self.choices.extra_seconds * 1000),
            "break": intents.StartBreak,
            "end": intents.EndNight,
            "text": lambda: intents.SetText(not self.night.show.text),
            "freeze": lambda: intents.SetFreeze(self.night.show.frozen is None),
            "black": lambda: intents.SetBlack(not self.night.show.black),
            "logo": lambda: intents.SetLogo(not self.night.show.logo),
            **media_wishes(lambda: self.night, self._page),
        }

    @property
    def night(self) -> Night:
        """The evening as it stands."""
        return self.live.night

    def view(self) -> DeskView:
        """The evening as the desk shows it."""
        return self.live.desk

    def do(self, wish: intents.Wish, stamp: Stamp | None = None) -> bool:
        """Carry out a wish and say what came of it; True once it is committed."""
        view = self.view()
        before = self.live.evening.timeline.to_undo()
        refused = self.live.do(wish, stamp)
        if refused is not None:
            self.refuse(refused, view)
            return False
        timeline = self.live.evening.timeline
        if isinstance(wish, intents.Undo) and before is not None:
            self._say_step(translate("Desk", "Undone: "), before)
        elif isinstance(wish, intents.Redo) and (again := timeline.to_undo()) is not None:
            self._say_step(translate("Desk", "Done again: "), again)
        else:
            self._confirm()
        return True

    def _say_step(self, how: str, step: Step) -> None:
        self.said.emit(how + Desk().deed(deed_of(step, self.night)), "done")

    def refuse(self, refused: Refused, view: DeskView | None = None) -> None:
        """Say why something is not done."""
        self.said.emit(Readings(view or self.view()).refused(refused), "fault")

    def wish(self, name: str) -> intents.Wish | None:
        """What a command would wish for now; None where it is no wish, or nothing is to be done."""
        if name in SCENES:
            again = self.night.show.scene == SCENES[name] != "board"
            return intents.ShowScene("board" if again else SCENES[name])
        found = self._wishes.get(name)
        return found() if found else None

    def why_not(self, name: str) -> Refused | None:
        """Why a command would be refused now; None where it would be done, or is none of these."""
        wish = self.wish(name)
        timeline = self.live.evening.timeline
        match wish:
            case intents.Undo():
                return None if timeline.to_undo() else NightRefusal(NightReason.NOTHING_TO_UNDO)
            case intents.Redo():
                return None if timeline.to_redo() else NightRefusal(NightReason.NOTHING_TO_REDO)
            case None:
                return None
        return why_refused(self.night, wish)

    def command(self, name: str, stamp: Stamp) -> bool:
        """A command without a team; False when it is not one of the host's."""
        if name in ASKED or (name not in SCENES and name not in self._wishes):
            return False
        if name in TWICE and self._needs_twice(name):
            return True
        self.disarm()
        wish = self.wish(name)
        if wish is not None and self.do(wish, stamp) and name == "next":
            self.said.emit("", "hint")
        elif wish is None and self.night.stage is Stage.DECISION:
            self.said.emit(Desk().prompt(self.view()), "ask")
        return True

    def disarm(self) -> None:
        """Forget a first press of a key that wants two."""
        self._armed = ""

    def line(self, text: str, stamp: Stamp) -> bool:
        """Carry out a line: all of it or nothing; True when it was done."""
        view = self.view()
        wishes = wishes_of(text, view)
        if isinstance(wishes, Fault):
            words = Readings(view)
            self.said.emit(f"{words.fault(wishes)}. {words.nothing_done()}", "fault")
            return False
        stumble = first_refusal(self.night, wishes, stamp)
        if stumble is not None:
            words = Readings(view)
            self.said.emit(f"{words.refused(stumble.refused)}. {words.nothing_done()}", "fault")
            return False
        refused = self.live.do_all(wishes, stamp)
        if refused is not None:
            self.refuse(refused, view)
            return False
        if wishes:
            self.said.emit(Readings(view).wishes(wishes), "done")
        return True

    def named_partner(self, name: str, stamp: Stamp) -> bool:
        """The question becomes a partner's, with a name or without."""
        return self.do(intents.SetPartner(name.strip() or True), stamp)

    def start_break(self, minutes: str, stamp: Stamp) -> bool:
        """A break of so many minutes; without a number it has an open end."""
        text = minutes.strip().replace(",", ".")
        try:
            ms = round(float(text) * MINUTE_MS) if text else None
        except (ValueError, OverflowError):
            self.said.emit(
                Desk().put(translate("Desk", "“%1” is no number of minutes"), text), "fault"
            )
            return False
        return self.do(intents.StartBreak(ms), stamp)

    def declare(self, team: str, kind: Declared, stamp: Stamp) -> None:
        """Declare; the same again takes it back, another one replaces it."""
        row = self._row(team)
        if row is not None:
            self.line(f"{row.team.number}{'j' if kind == 'jump' else 'r'}", stamp)

    def act(self, team: str, stamp: Stamp) -> None:
        """Enter on a team: what the phase asks for."""
        view, row = self.view(), self._row(team)
        if row is None:
            return
        if view.stage in ASKING:
            self._arrive(row, stamp)
        elif view.stage in JUDGING:
            self.cycle(team, stamp)
        else:
            revolt = row.declared == "revolution" or (row.jump and not row.revolution)
            self.declare(team, "revolution" if revolt else "jump", stamp)

    def cycle(self, team: str, stamp: Stamp) -> None:
        """The next mark: correct, wrong, none; while answering, a click records the answer."""
        view, row = self.view(), self._row(team)
        if row is None:
            return
        if view.stage in ASKING:
            self._arrive(row, stamp)
            return
        order: dict[bool | None, bool | None] = {None: True, True: False, False: None}
        self.do(intents.Mark({team: order[row.mark]}), stamp)

    def mark(self, team: str, mark: bool | None, stamp: Stamp) -> None:
        """One mark."""
        self.do(intents.Mark({team: mark}), stamp)

    def clear(self, team: str, stamp: Stamp) -> None:
        """Take back a mark, else an answer, else a declaration, as the phase has them."""
        view, row = self.view(), self._row(team)
        if row is None:
            return
        if view.stage in JUDGING and row.mark is not None:
            self.do(intents.Mark({team: None}), stamp)
        elif view.stage in (*JUDGING, *ASKING):
            self.do(intents.DropAnswer(team), stamp)
        else:
            self.do(intents.TakeBack(team), stamp)

    def _arrive(self, row: DeskRow, stamp: Stamp) -> None:
        if row.answered:
            words = Desk()
            text = translate("Desk", "“%1” has answered at %2; Del takes the answer off")
            self.said.emit(words.put(text, row.team.name, words.time(row.at_ms)), "ask")
            return
        self.do(intents.RecordAnswers((row.team.id,)), stamp)

    def _row(self, team: str) -> DeskRow | None:
        return next((row for row in self.view().rows if row.team.id == team), None)

    def _confirm(self) -> None:
        step = self.live.evening.timeline.steps[-1]
        text = Desk().deed(deed_of(step, self.night)) if step.undoable else ""
        self.said.emit(text, "done" if text else "hint")

    def _needs_twice(self, name: str) -> bool:
        """Whether this press only arms the key; what is refused, or puts back, needs one press."""
        if self.why_not(name) is not None or (name == "void" and self.night.game.turn.void):
            return False
        if self._armed == name:
            return False
        self._armed = name
        ask = {
            "void": translate("Desk", "Take the question off? Press V once more"),
            "end": translate("Desk", "End the evening? Press Ctrl+E once more"),
        }[name]
        self.said.emit(ask, "ask")
        return True

    def _page(self) -> tuple[int, int]:
        return self.page()

    def _clock_key(self) -> intents.Wish:
        clock = self.night.countdown
        if self.night.stage is Stage.QUESTION:
            return intents.StartTimer()
        standing = clock is not None and not clock.running
        return intents.ResumeTimer() if standing else intents.PauseTimer()
