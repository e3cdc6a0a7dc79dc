"""The right side of the desk: what the audience sees, the question, and what the phase is about."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.night.desk import DeskView, coming_shot
from app.night.night import Stage
from app.night.scenes import Shot
from app.night.shots import live_shot
from ui.desk.airstrip import AirStrip
from ui.desk.cards import Card
from ui.desk.host import Host
from ui.desk.media.strip import MediaStrip
from ui.desk.outlook import Outlook
from ui.desk.phones.groups import GroupsPanel
from ui.desk.phrases import translate
from ui.desk.reports import Reports, paragraphs, strong
from ui.slices import Slices

SHARE, LEAST, MOST = 0.3, 400, 640
PICTURE = 0.392
LOW = 640
"""A window so low has no room for all of the media's strip."""
MOST_OF_PHASE = 0.42
MOST_OF_GROUPS = 0.62


class Side(QWidget):
    """The picture with its buttons above two cards that share the height after their texts.

    What the cards were told is written in the next turns of the event loop.
    """

    def __init__(self, preview: QWidget | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.air = AirStrip(preview)
        self.media = MediaStrip()
        self._room = (LEAST, LOW)
        self.question, self.phase, self.groups = Card(), Card(), GroupsPanel()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        for widget in (self.air, self.media, self.question, self.phase, self.groups):
            self._column.addWidget(widget)
        self._about: object = None
        self._rest = Slices(self)
        self.groups.stale.connect(self._follow)

    def show_view(self, view: DeskView, host: Host) -> None:
        """Show the evening as it stands."""
        self.air.show_view(view, host.why_not)
        if not self.air.coming.isHidden():
            about = view.stage, view.show, view.step, view.over
            self.air.show_coming(lambda: _coming(host), about)
        self.media.show_view(view, host.why_not)
        self._fit_air()
        self._cards(view)

    def fit(self, width: int, height: int, view: DeskView) -> None:
        """Take the share of a window of this size; a low one has a lower picture, not less text."""
        side = round(max(LEAST, min(MOST, width * SHARE)))
        self.setFixedWidth(side)
        self.media.low = height < LOW
        self.media.arrange()
        self._room = (side, height)
        self._fit_air()
        for card in (self.question, self.phase):
            card.grow(max(1.0, side / LEAST * 0.9))
        self._cards(view)

    def _fit_air(self) -> None:
        """The picture's height; the media's strip is taken from it where the window is low."""
        side, height = self._room
        most = round(height * PICTURE) - (self._strip() if self.media.low else 0)
        least = self.air.minimumSizeHint().height()
        self.air.setFixedHeight(max(least, min(self.air.height_at(side), most)))

    def _strip(self) -> int:
        """What the media's strip takes."""
        if self.media.isHidden():
            return 0
        high = max(self.media.heightForWidth(self.width()), self.media.sizeHint().height())
        return high + self._column.spacing()

    def _cards(self, view: DeskView) -> None:
        reports = Reports()
        title, text = reports.phase(view)
        ahead = Outlook(view).html() if view.stage is Stage.PREVIEW else ""
        self.question.setVisible(view.stage not in (Stage.PREVIEW, Stage.DECISION))
        self.question.tell(translate("Desk", "Question"), reports.question(view))
        self.phase.tell(title, paragraphs([strong(title), ahead or text]))
        self.groups.show_view(view)
        self.phase.setVisible(self.groups.isHidden())
        parts = (self.question, self.phase, self.groups, self.media)
        hidden = tuple(part.isHidden() for part in parts)
        about = self.question.told, self.phase.told, hidden, self._room, self.height()
        if about != self._about:
            self._about = about
            self._follow()

    def _follow(self) -> None:
        self._rest.begin(self._written())

    def _written(self) -> Iterator[None]:
        """Write what is seen, then give each its share."""
        for card in (self.phase, self.question):
            if not card.isHidden():
                card.write()
                yield
        self._share()
        yield
        yield from self.groups.fill()

    def _share(self) -> None:
        """After their texts; where both do not fit, the question scrolls before the phase does."""
        judging = not self.groups.isHidden()
        room = self.height() - self.air.height() - 2 * self._column.spacing() - self._strip()
        width = self.width()
        question = 0 if self.question.isHidden() else self.question.wanted(width)
        phase = self.groups.wanted(width, room) if judging else self.phase.wanted(width)
        if question + phase > room > 0:
            most = MOST_OF_GROUPS if judging else MOST_OF_PHASE
            phase = min(phase, max(round(room * most), room - question))
            question = room - phase
        for place, share in ((2, question), (4 if judging else 3, phase)):
            if self._column.stretch(place) != share:
                self._column.setStretch(place, share)


def _coming(host: Host) -> Shot:
    """The picture that the big key would bring now."""
    night, now = host.night, host.live.now()
    return host.live.adorn(coming_shot(night, now) or live_shot(night, now))
