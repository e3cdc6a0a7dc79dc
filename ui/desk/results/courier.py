"""Nights on their way to the club's archive: when they end, at the next start, and every minute."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from app.night.game_files import StoreError
from app.night.night import Night
from app.night.results_desk.club import ArchiveState, Club
from ui.errands import Errands

EVERY_MS = 60_000
SETTLED_MS = 1500
"""How long an evening must stand still before a later change of it is sent."""


class Courier(QObject):
    """Sends in a thread and never holds up a window; `changed` comes when `state` is another."""

    changed = Signal()

    def __init__(self, club: Club, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.club = club
        self.state = ArchiveState()
        self._errands = Errands(self)
        self._night: Night | None = None
        self._posted: Night | None = None
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(SETTLED_MS)
        self._settling.timeout.connect(self.post_now)
        self._clock = QTimer(self)
        self._clock.setInterval(EVERY_MS)
        self._clock.timeout.connect(self.look)

    @property
    def busy(self) -> bool:
        """Whether something is being sent."""
        return self._errands.busy

    def start(self) -> None:
        """Send what waits from before, and look again every minute."""
        self._clock.start()
        self.look()

    def look(self) -> None:
        """Send what waits, if anything does and nothing is under way."""
        if not self.busy and self.club.waits():
            self.send()

    def open(self, night: Night) -> None:
        """An evening is opened: the state is its own; one that has ended is sent if it was not."""
        self._settling.stop()
        self._night = self._posted = None
        if self.state.kind in ("sent", "nothing"):
            self._tell(ArchiveState())
        self.follow(night)
        self.post_now()

    def follow(self, night: Night) -> None:
        """The evening as it stands now: once it has ended, it and every later change are sent."""
        if night.ended and not night.rehearsal and night is not self._night:
            self._night = night
            self._settling.start()

    def post_now(self) -> None:
        """Put the evening that was followed last into the outbox, and send it."""
        self._settling.stop()
        night = self._night
        if night is None or night is self._posted:
            return
        self._posted = night
        self._begin()
        self._errands.run(lambda: self._carry(night), self._tell, self._fail)

    def send(self) -> None:
        """Send what waits."""
        self._begin()
        self._errands.run(self.club.send, self._tell, self._fail)

    def settle(self, *, ours: bool) -> None:
        """Where versions differ: ours replaces the archive's, or the archive's stays."""
        self._begin()
        self._errands.run(lambda: self.club.settle(ours=ours), self._tell, self._fail)

    def _carry(self, night: Night) -> ArchiveState:
        self.club.post(night)
        state = self.club.send()
        known = state.kind != "sent" or self.club.is_known(night)
        return state if known else replace(state, kind="nothing")

    def _begin(self) -> None:
        self._tell(replace(self.state, kind="sending", sentence="", code=""))

    def _tell(self, state: ArchiveState) -> None:
        self.state = state
        self.changed.emit()

    def _fail(self, error: Exception) -> None:
        """The night could not be put on this disk, or not be scored."""
        said = error.sentence if isinstance(error, StoreError) else str(error)
        self._posted = None
        code = error.code if isinstance(error, StoreError) else ""
        self._tell(ArchiveState("trouble", self.club.waits(), said, code, self.club.place))
