"""The host's hand: every key and click becomes a wish; what comes of it is said."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from app.night import intents
from app.night.decide import Stamp
from app.night.deeds import deed_of
from app.night.desk import ASKING, JUDGING, DeskRow, DeskView, desk_view, first_refusal
from app.night.events import SceneName
from app.night.night import Night, Stage
from app.night.refusal import Refused
from app.night.scenes import Declared
from ui.desk.commands import Fault, wishes_of
from ui.desk.phrases import Desk, translate
from ui.desk.readings import Readings
from ui.live import LiveShow

MINUTE_MS = 60_000
TWICE = ("void", "end")
SCENES: Mapping[str, SceneName] = {
    "board": "board",
    "question": "question",
    "answer": "answer",
    "moves": "moves",
    "standings": "standings",
    "welcome": "welcome",
    "crown": "crown",
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
        self._deeds: Mapping[str, Callable[[Stamp], object]] = {
            "next": self._next,
            "undo": lambda stamp: self.do(intents.Undo(), stamp),
            "redo": lambda stamp: self.do(intents.Redo(), stamp),
            "partner": self._partner,
            "void": self._void,
            "pause": self._pause,
            "more-time": self._more,
            "end": lambda stamp: self.do(intents.EndNight(), stamp),
            "text": lambda stamp: self.do(intents.SetText(not self.night.show.text), stamp),
            "freeze": self._freeze,
            "black": lambda stamp: self.do(intents.SetBlack(not self.night.show.black), stamp),
            "logo": lambda stamp: self.do(intents.SetLogo(not self.night.show.logo), stamp),
        }

    @property
    def night(self) -> Night:
        """The evening as it stands."""
        return self.live.night

    def view(self) -> DeskView:
        """The evening as the desk shows it."""
        return desk_view(self.night)

    def do(self, wish: intents.Wish, stamp: Stamp | None = None) -> bool:
        """Carry out a wish and say what came of it; True once it is committed."""
        view = self.view()
        before = self.live.evening.timeline.to_undo()
        refused = self.live.do(wish, stamp)
        if refused is not None:
            self.refuse(refused, view)
            return False
        if isinstance(wish, intents.Undo) and before is not None:
            self.said.emit(
                translate("Desk", "Undone: ") + Desk().deed(deed_of(before, self.night)), "done"
            )
        else:
            self._confirm()
        return True

    def refuse(self, refused: Refused, view: DeskView | None = None) -> None:
        """Say why something is not done."""
        self.said.emit(Readings(view or self.view()).refused(refused), "fault")

    def command(self, name: str, stamp: Stamp) -> bool:
        """A command without a team; False when it is not one of the host's."""
        if name in SCENES:
            self.disarm()
            self._scene(SCENES[name], stamp)
            return True
        if name not in self._deeds:
            return False
        if name in TWICE and self._needs_twice(name):
            return True
        self.disarm()
        self._deeds[name](stamp)
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
        for wish in wishes:
            refused = self.live.do(wish, stamp)
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
        """Whether this press only arms the key; taking a question back on needs one press."""
        if name == "void" and self.night.game.turn.void:
            return False
        if self._armed == name:
            return False
        self._armed = name
        ask = {
            "void": translate("Desk", "Take the question off? Press V once more"),
            "end": translate("Desk", "End the evening? Press Ctrl E once more"),
        }[name]
        self.said.emit(ask, "ask")
        return True

    def _next(self, stamp: Stamp) -> None:
        view = self.view()
        if view.step is not None and self.do(view.step, stamp):
            self.said.emit("", "hint")
        elif view.stage is Stage.DECISION:
            self.said.emit(Desk().prompt(Stage.DECISION), "ask")

    def _partner(self, stamp: Stamp) -> None:
        self.do(intents.SetPartner(None if self.view().partner else True), stamp)

    def _void(self, stamp: Stamp) -> None:
        self.do(intents.Void(not self.night.game.turn.void), stamp)

    def _pause(self, stamp: Stamp) -> None:
        clock = self.night.countdown
        if self.night.stage is Stage.QUESTION:
            self.do(intents.StartTimer(), stamp)
        elif clock is not None and not clock.running:
            self.do(intents.ResumeTimer(), stamp)
        else:
            self.do(intents.PauseTimer(), stamp)

    def _more(self, stamp: Stamp) -> None:
        self.do(intents.AddTime(self.choices.extra_seconds * 1000), stamp)

    def _freeze(self, stamp: Stamp) -> None:
        self.do(intents.SetFreeze(self.night.show.frozen is None), stamp)

    def _scene(self, scene: SceneName, stamp: Stamp) -> None:
        """The same scene again leads back to the board."""
        again = self.night.show.scene == scene and scene != "board"
        self.do(intents.ShowScene("board" if again else scene), stamp)
