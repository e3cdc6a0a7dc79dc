"""`koth --demo`: the console plays a marked rehearsal by itself, at a pace that can be changed."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtWidgets import QLabel, QToolBar, QToolButton, QWidget

from app.night.night import Night
from app.night.rehearsal import Act, Rehearsal
from ui.live import LiveShow

PACES = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
SIMULATED = "rehearsal"


class Hall(Protocol):
    """A simulated hall: ask it for the next act again and again."""

    def next(self, night: Night) -> Act | None:
        """The next act; None when it has nothing more to do."""


class DemoBar(QToolBar):
    """The simulated hall and its reins: pause, slower, faster.

    Whatever a person does at the desk meanwhile counts as well; the hall goes on from there.
    """

    def __init__(
        self, live: LiveShow, seed: int, pace: float, parent: QWidget, hall: Hall | None = None
    ) -> None:
        super().__init__(parent)
        self._live = live
        self._hall: Hall = hall or Rehearsal(seed)
        self._pace = pace
        self._next: Act | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._act)
        self._word = QLabel(self)
        self._pause = self._button(self._toggle)
        self._slower = self._button(lambda: self._change(-1))
        self._faster = self._button(lambda: self._change(1))
        self.setMovable(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.addWidget(self._word)
        for button in (self._pause, self._slower, self._faster):
            self.addWidget(button)
        self._name()

    @property
    def pace(self) -> float:
        """How many times faster than usual the hall plays."""
        return self._pace

    @property
    def playing(self) -> bool:
        """Whether the hall is playing, not paused and not at its end."""
        return self._timer.isActive()

    def start(self) -> None:
        """Let the hall play."""
        self._plan()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)

    def _plan(self) -> None:
        self._next = self._hall.next(self._live.night)
        if self._next is not None:
            self._timer.start(round(self._next.wait_ms / self._pace))
        self._name()

    def _act(self) -> None:
        if self._next is not None and self._live.beating:
            if self._next.wish is not None:
                self._live.do(self._next.wish, actor=SIMULATED)
            self._plan()

    def _toggle(self) -> None:
        if self._timer.isActive():
            self._timer.stop()
            self._name()
        else:
            self._plan()

    def _change(self, by: int) -> None:
        nearest = min(range(len(PACES)), key=lambda n: abs(PACES[n] - self._pace))
        self._pace = PACES[min(max(nearest + by, 0), len(PACES) - 1)]
        self._name()

    def _button(self, slot: object) -> QToolButton:
        button = QToolButton(self)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.clicked.connect(slot)
        return button

    def _name(self) -> None:
        self._word.setText(self.tr("Rehearsal, pace %1").replace("%1", f"{self._pace:g}×"))
        playing = self._timer.isActive()
        names = (
            (self._pause, self.tr("Pause") if playing else self.tr("Play")),
            (self._slower, self.tr("Slower")),
            (self._faster, self.tr("Faster")),
        )
        for button, name in names:
            button.setText(name)
            button.setAccessibleName(name)
        self.setWindowTitle(self.tr("Rehearsal"))
