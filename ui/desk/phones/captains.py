"""Whose phones give each side's orders in the match, and how long they have for them."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QFormLayout, QWidget

from app.night.hall.desk import SideRow
from app.night.hall.intents import SeatCaptain, TimeOrders
from app.night.match.values import Side
from ui.desk.dialogs.parts import button, card, label, name_it, row, spin
from ui.desk.dialogs.sheet import Sheet
from ui.desk.dialogs.words import Dialogs
from ui.desk.phones.link import HallLink
from ui.desk.phrases import Desk
from ui.desk.words import refusal_text

SECOND = 1000
USUAL_S = 120


class CaptainsSheet(Sheet):
    """A team for each side, the one of the same name proposed; a time for the round's orders."""

    def __init__(self, parent: QWidget | None, link: HallLink) -> None:
        super().__init__(parent)
        self._link = link
        self.sides: dict[Side, QComboBox] = {"left": QComboBox(), "right": QComboBox()}
        self._labels = {side: label(wrap=False) for side in self.sides}
        self.seconds = spin(10, 3600, 10)
        self.seconds.setValue(USUAL_S)
        self.begin, self.no_limit = button(), button()
        self.left = label("strong")
        self._time, self._hint = label(wrap=False), label("muted")
        form = QFormLayout()
        form.setVerticalSpacing(12)
        form.setHorizontalSpacing(18)
        for side, box in self.sides.items():
            self._labels[side].setBuddy(box)
            form.addRow(self._labels[side], box)
            box.activated.connect(lambda _, side=side: self._seat(side))
        self._time.setBuddy(self.seconds)
        form.addRow(self._time, row(self.seconds, None))
        self.begin.clicked.connect(lambda: self._limit(self.seconds.value() * SECOND))
        self.no_limit.clicked.connect(lambda: self._limit(None))
        limit = row(self.left, self.begin, self.no_limit, stretch=True)
        self.put(card(form, limit, self._hint))
        link.changed.connect(self.refresh)
        link.live.beaten.connect(self._tick)
        self.setMinimumWidth(760)
        self.say()
        self.sides["left"].setFocus()

    def say(self) -> None:
        """Say every word again."""
        self.title(self.tr("Captains with phones"))
        self._time.setText(self.tr("Time for the round's orders"))
        name_it(self.seconds, self._time.text())
        self.seconds.setSuffix(" " + self.tr("s", "seconds"))
        for made, word in (
            (self.begin, self.tr("From now")),
            (self.no_limit, self.tr("No limit")),
        ):
            made.setText(word)
            name_it(made, word)
        self._hint.setText(self.tr("What a captain sends stands on the side's sheet at once."))
        self.verbs(Dialogs().close, "")
        self.refresh()

    def refresh(self) -> None:
        """Show who is seated."""
        view, match = self._link.view, self._link.live.night.match
        rows = {one.side: one for one in view.sides}
        for side, box in self.sides.items():
            found = rows.get(side)
            name = match.names(side) if match is not None else side
            self._labels[side].setText(name)
            name_it(box, name)
            box.setEnabled(found is not None)
            self._offer(box, found)
        self._tick()

    def _offer(self, box: QComboBox, found: SideRow | None) -> None:
        """The teams, with nobody first; a proposal is named as one, never taken by itself."""
        box.blockSignals(True)
        box.clear()
        box.addItem(self.tr("nobody: the referee enters the orders"), None)
        proposed = found.proposed if found is not None else None
        for team in self._link.view.teams:
            text = f"{team.number}  {team.name}"
            if team.team == proposed:
                same = self.tr("proposed: the same name")
                text = f"{text} — {same}"
            box.addItem(text, team.team)
        seated = found.team if found is not None else None
        box.setCurrentIndex(max(box.findData(seated), 0) if seated else 0)
        box.blockSignals(False)

    def _seat(self, side: Side) -> None:
        team = self.sides[side].currentData()
        refused = self._link.live.do(SeatCaptain(side, str(team) if team else None))
        self.wrong(refusal_text(refused) if refused else "", stop=False)
        self._link.look()
        self.refresh()

    def _limit(self, total_ms: int | None) -> None:
        refused = self._link.live.do(TimeOrders(total_ms))
        self.wrong(refusal_text(refused) if refused else "", stop=False)
        self._tick()

    def _tick(self) -> None:
        left = self._link.orders_left()
        told = self.tr("No limit: orders are taken until the round begins")
        if left is not None:
            told = self.tr("Time left for orders: %1").replace(
                "%1", Desk().time(left, tenths=False)
            )
        self.left.setText(told)
