"""The odds of the coming tact, worked out beside the window."""

from __future__ import annotations

from contextlib import suppress
from threading import Thread

from PySide6.QtCore import QObject, Signal

from app.night.match.odds import TactOdds, coming_odds
from app.night.match.state import MatchState
from ui.desk.dialogs.words import put
from ui.desk.phrases import translate
from ui.pitch.desk.glimpse import player_of
from ui.pitch.desk.log import Entry
from ui.pitch.desk.words import PitchDesk

LEAST = 0.0005


class OddsJob(QObject):
    """`done` comes in the window's thread when the odds of the state asked last are there."""

    done = Signal()
    _found = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked: MatchState | None = None
        self._working = False
        self._answer: TactOdds | None = None
        self._found.connect(self._take)

    def ask(self, match: MatchState) -> None:
        """Begin to work; what is being worked on for another state is forgotten."""
        self._asked, self._answer, self._working = match, None, True
        Thread(target=self._work, args=(match,), daemon=True).start()

    def entries(self, match: MatchState | None) -> tuple[Entry, ...]:
        """The odds as lines; of another state than the one asked, none."""
        if match is None or self._asked is not match:
            return (Entry(translate("PitchDesk", "O works out the odds of the coming tact")),)
        if self._working:
            return (Entry(translate("PitchDesk", "working out…")),)
        if self._answer is None:
            return (Entry(translate("PitchDesk", "nothing more is played")),)
        return self._lines(match, self._answer)

    def _lines(self, match: MatchState, found: TactOdds) -> tuple[Entry, ...]:
        words = PitchDesk()
        head = translate("PitchDesk", "Tact %1.%2: exact")
        if found.samples is not None:
            head = translate("PitchDesk", "Tact %1.%2: sampled, %3 times")
        lines = [Entry(put(head, found.round, found.tact, found.samples))]
        for event in found.chances:
            if event.p < LEAST:
                continue
            who = ""
            if event.player in match.match.index:
                who = words.player(player_of(match, event.player or ""))
            elif event.side is not None:
                who = match.names(event.side) or words.side(event.side)
            error = f" ± {words.percent(event.error, 1)}" if event.error else ""
            text = f"{words.percent(event.p)}{error}   {words.event(event.kind)}"
            lines.append(Entry(f"{text}: {who}" if who else text))
        if len(lines) == 1:
            lines.append(Entry(translate("PitchDesk", "nothing can happen")))
        return tuple(lines)

    def _work(self, match: MatchState) -> None:
        answer = coming_odds(match)
        with suppress(RuntimeError):  # the window may be gone meanwhile
            self._found.emit(match, answer)

    def _take(self, match: MatchState, answer: TactOdds | None) -> None:
        if match is self._asked:
            self._answer, self._working = answer, False
            self.done.emit()
