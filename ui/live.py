"""The evening in the window's thread: the one door from keys to wishes, and from there to views."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from app.night import intents
from app.night.decide import Stamp
from app.night.desk import DeskView, desk_view
from app.night.evening import HOST, Evening
from app.night.night import Night
from app.night.refusal import Refused
from app.night.scenes import Shot
from app.night.shots import shot_of

PULSE_MS = 100


def as_it_is(shot: Shot) -> Shot:
    """The picture without anything more."""
    return shot


class LiveShow(QObject):
    """Beats ten times a second, and says what has changed.

    `shot` carries the picture (a `Shot`) whenever it is another one than the last would have become
    by itself, its clock running on; `heard` carries it at every beat of such a clock as well.
    `changed` comes after every committed step and every failure to save; `second` carries the night
    time in ms at every beat while a clock is on; `beaten` comes at every beat. `adorn` adds to a
    picture what the night does not know, such as the way in for phones.
    """

    shot = Signal(object)
    heard = Signal(object)
    changed = Signal()
    second = Signal(object)
    beaten = Signal()

    def __init__(self, evening: Evening, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.evening = evening
        self.adorn: Callable[[Shot], Shot] = as_it_is
        self._shown: Shot | None = None
        self._shown_at = 0
        self._is_frozen = False
        self._heard: Shot | None = None
        self._desk: tuple[Night, DeskView] | None = None
        self._unsubscribe = evening.subscribe(self._changed)
        self._pulse = QTimer(self)
        self._pulse.setTimerType(Qt.TimerType.PreciseTimer)
        self._pulse.setInterval(PULSE_MS)
        self._pulse.timeout.connect(self.beat)

    @property
    def night(self) -> Night:
        """The evening as it stands."""
        return self.evening.night

    @property
    def desk(self) -> DeskView:
        """What the host sees of the evening; worked out once for each night."""
        night = self.night
        if self._desk is None or self._desk[0] is not night:
            self._desk = night, desk_view(night)
        return self._desk[1]

    @property
    def beating(self) -> bool:
        """Whether the evening is open in these windows."""
        return self._pulse.isActive()

    def start(self) -> None:
        """Begin to beat, and show what is to be seen."""
        self._pulse.start()
        self.refresh()

    def stop(self) -> None:
        """End the beat and let go of the evening."""
        self._pulse.stop()
        self._unsubscribe()

    def now(self) -> int:
        """The night time in ms."""
        return self.evening.clock.now()

    def stamp(self) -> Stamp:
        """The present moment, to be taken first thing when a key is pressed."""
        return self.evening.stamp()

    def do(
        self, wish: intents.Wish, stamp: Stamp | None = None, actor: str = HOST
    ) -> Refused | None:
        """Carry out a wish: None once it is committed, or why it was refused."""
        return self.evening.do(wish, actor, stamp or self.stamp())

    def do_all(
        self, wishes: Sequence[intents.Intent], stamp: Stamp | None = None
    ) -> Refused | None:
        """Carry out wishes as one step: all of them, or none."""
        return self.evening.do_all(wishes, HOST, stamp or self.stamp())

    def beat(self) -> None:
        """One beat: close what has run out, move the clocks."""
        self.evening.tick()
        self.beaten.emit()
        night = self.night
        if night.countdown is not None or night.break_at is not None:
            self.second.emit(self.now())
            self.refresh()

    def refresh(self) -> None:
        """Say the picture again where it has become another one."""
        now, is_frozen = self.now(), self.night.show.frozen is not None
        shot = self._picture(now)
        is_turned = is_frozen != self._is_frozen
        if shot != self._heard:
            self._heard = shot
            self.heard.emit(shot)
        elif not is_turned:
            return
        if is_turned or self._picture(self._shown_at) != self._shown:
            self._shown, self._shown_at, self._is_frozen = shot, now, is_frozen
            self.shot.emit(shot)

    def _picture(self, at_ms: int) -> Shot:
        """The picture of the present night as it would be at a night time."""
        return self.adorn(shot_of(self.night, at_ms))

    def _changed(self) -> None:
        self.refresh()
        self.changed.emit()
