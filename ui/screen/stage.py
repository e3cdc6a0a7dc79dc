"""What the audience sees now, and since when: one source for the projector and its preview."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic_ns

from PySide6.QtCore import QObject, Signal

from app.night.pitch_scene import PitchScene
from app.night.scenes import (
    BlackScene,
    BoardScene,
    CrownScene,
    MovesScene,
    QuestionScene,
    Shot,
)
from ui.paint.media import NONE, Pictures
from ui.paint.paint import plan_shot
from ui.paint.plan import Moment, Plan
from ui.paint.words import Screen
from ui.pitch import PLANNERS

Clock = Callable[[], int]
_MOVING = MovesScene, CrownScene, PitchScene
"""What moves by itself; in other scenes a clock goes on from the moment they are shown."""


def monotonic_ms() -> int:
    """Milliseconds of a clock that never goes back."""
    return monotonic_ns() // 1_000_000


def text_of(shot: Shot) -> str | None:
    """The question's text in a shot, if it shows one."""
    scene = shot.scene
    if isinstance(scene, BoardScene | QuestionScene) and scene.question is not None:
        return scene.question.text
    return None


class Stage(QObject):
    """The shot on the screen, with the time it has been there.

    Views listen to `changed`; `clock` gives milliseconds and may be a test's own. A shot is planned
    once for all views of equal proportions. Moves begin when a view that is seen has them built.
    """

    changed = Signal()

    def __init__(self, clock: Clock = monotonic_ms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._shot = Shot(BlackScene())
        self._since = clock()
        self._stopped: int | None = None
        self._motion = True
        self._read_before = 0
        self._pictures: Pictures = NONE
        self._seen = False
        self._plans: dict[tuple[float, str], Plan] = {}

    @property
    def shot(self) -> Shot:
        """What is shown."""
        return self._shot

    @property
    def motion(self) -> bool:
        """Whether moves are animated."""
        return self._motion

    @property
    def elapsed_ms(self) -> int:
        """How long the shot has been shown; it stands still while the picture is held."""
        now = self._clock() if self._stopped is None else self._stopped
        return max(0, now - self._since)

    @property
    def moment(self) -> Moment:
        """The moment of the shot that is shown."""
        return Moment(self.elapsed_ms, self._motion, self.elapsed_ms + self._read_before)

    @property
    def held(self) -> bool:
        """Whether clocks and moves in the picture stand still."""
        return self._stopped is not None

    def show_shot(self, shot: Shot) -> None:
        """Show another shot from its first moment; an equal one is shown afresh as well."""
        same = text_of(shot) is not None and text_of(shot) == text_of(self._shot)
        self._read_before = self._read_before + self.elapsed_ms if same else 0
        self._shot = shot
        self._since = self._clock()
        self._stopped = None
        self._seen = False
        self._change()

    def plan(self, units: float) -> Plan:
        """The plan of the shot on a picture `units` wide, made once; in the program's language."""
        words = Screen()
        key = units, words.mark
        if key not in self._plans:
            self._plans[key] = plan_shot(
                self._shot, units, self._motion, words, more=PLANNERS, pictures=self._pictures
            )
        return self._plans[key]

    def begin(self) -> None:
        """The shot is seen; at the first time its moves begin."""
        if not self._seen and not self.held and isinstance(self._shot.scene, _MOVING):
            self._since = self._clock()
        self._seen = True

    def _change(self) -> None:
        self._plans.clear()
        self.changed.emit()

    @property
    def pictures(self) -> Pictures:
        """Who has the media of the shot."""
        return self._pictures

    def use_pictures(self, pictures: Pictures) -> None:
        """Take media from there."""
        self._pictures = pictures
        self._change()

    def look_again(self) -> None:
        """A picture of the shot has been read, or never will be: lay it out anew."""
        self._change()

    def set_motion(self, motion: bool) -> None:
        """Animate moves or show them as made; what is shown now follows at once."""
        if motion != self._motion:
            self._motion = motion
            self._change()

    def hold(self, on: bool) -> None:
        """Freeze the picture as it is, or let it go on from there."""
        if on and self._stopped is None:
            self._stopped = self._clock()
        elif not on and self._stopped is not None:
            self._since += self._clock() - self._stopped
            self._stopped = None
            self.changed.emit()
