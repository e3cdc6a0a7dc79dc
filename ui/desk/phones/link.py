"""The hall in the window's thread: one queued signal in, a view and a few warnings out."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal

from app.night.hall.desk import HallView
from app.night.hall.reception import Entrance, Reception, with_join
from app.night.hall.rounds import orders_clock
from app.night.scenes import JoinView, Shot
from ui.live import LiveShow

BEATS_A_LOOK = 5
"""Round trips change all the time: they are looked at twice a second, the rest at once."""


class HallLink(QObject):
    """Serves the hall of one evening whenever it is woken, and at every beat of the live show.

    `changed` comes when the desk has something else to show of the hall; `warned` carries the id of
    a team whose PIN is being guessed ("" for the judge's link) and how often in a row.
    """

    changed = Signal()
    warned = Signal(str, int)
    _woken = Signal()

    def __init__(self, live: LiveShow, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.live = live
        self.reception = Reception(live.evening, self._wake)
        self.network = ""
        self.view: HallView = self.reception.view()
        self._join: JoinView | None = None
        self._pending = self._stale = False
        self._news: object = None
        self._beats = 0
        self._shut = False
        self._guessed: dict[str, int] = {}
        self._woken.connect(self._serve, Qt.ConnectionType.QueuedConnection)
        live.beaten.connect(self._beat)
        live.changed.connect(self._mark)
        live.adorn = self.adorn

    def open(self, entrance: Entrance | None, network: str = "") -> bool:
        """Let phones in, or (None) keep the hall shut; False where that failed."""
        self.network = network
        if self.reception.is_open or self.reception.trouble:
            done = self.reception.reopen(entrance)
        else:
            done = entrance is not None and self.reception.open(entrance)
        self.look()
        return done or entrance is None

    def shut(self) -> None:
        """Close the hall in order; nothing is served afterwards."""
        self._shut = True
        self.reception.shut()

    def look(self) -> None:
        """Take a new look at the hall, and say what is new."""
        self._stale, self._news = False, self.reception.hall.news
        view = self.reception.view()
        join = self.reception.join(view, self.network)
        if join != self._join:
            self._join = join
            self.live.refresh()
        if view != self.view:
            self.view = view
            self._warn(view)
            self.changed.emit()

    def orders_left(self) -> int | None:
        """How long the captains still have for the round's orders, in ms; None without a limit."""
        clock = orders_clock(self.live.night)
        return None if clock is None else clock.left(self.live.now())

    def adorn(self, shot: Shot) -> Shot:
        """The welcome with the way in."""
        return with_join(shot, self._join)

    def _wake(self) -> None:
        """In any thread: only pass it on."""
        if not self._pending:
            self._pending = True
            self._woken.emit()

    def _serve(self) -> None:
        self._pending = False
        if not self._shut:
            self.reception.hall.serve()

    def _mark(self) -> None:
        self._stale = True

    def _beat(self) -> None:
        if self._shut:
            return
        self.reception.hall.serve()
        self._beats += 1
        is_stale = self._stale or self.reception.hall.news is not self._news
        if is_stale or self._beats % BEATS_A_LOOK == 0:
            self.look()

    def _warn(self, view: HallView) -> None:
        wrong = {team.team: team.guesses for team in view.teams} | {"": view.judge.guesses}
        for team, count in wrong.items():
            if count > self._guessed.get(team, 0):
                self.warned.emit(team, count)
        self._guessed = wrong
