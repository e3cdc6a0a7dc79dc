"""The evening of a match without a game on the hill: its title, and whether it is a rehearsal."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from app.night.events import Founded
from app.night.rulebook import DEFAULT_RULES
from ui.desk.dialogs.parts import card, form, label, name_it
from ui.desk.dialogs.sheet import Sheet
from ui.desk.dialogs.words import Dialogs
from ui.desk.phrases import translate


class EveningOfMatch(Sheet):
    """`founded` carries the evening's Founded, without teams on the hill."""

    founded = Signal(object)

    def __init__(self, parent: QWidget | None, date: str) -> None:
        super().__init__(parent)
        self._date = date
        self.name, self.venue, self.rehearsal = QLineEdit(), QLineEdit(), QCheckBox()
        self._labels = [label(wrap=False) for _ in range(2)]
        inside = form(self._labels, (self.name, self.venue))
        inside.addRow(self.rehearsal)
        self.put(card(inside))
        self.setMinimumWidth(520)
        self.name.setText(translate("PitchDesk", "Quidditch"))
        self.say()
        self.name.setFocus()
        self.name.selectAll()

    def say(self) -> None:
        """Say every word again."""
        lead = translate("PitchDesk", "A game on the hill is not needed.")
        self.title(translate("PitchDesk", "An evening of Quidditch"), lead)
        for text, field, word in zip(
            self._labels,
            (self.name, self.venue),
            (translate("PitchDesk", "Title"), translate("PitchDesk", "Place")),
            strict=True,
        ):
            text.setText(word)
            name_it(field, word)
        self.rehearsal.setText(
            translate("PitchDesk", "Rehearsal: marked as such, sides may play by themselves")
        )
        name_it(self.rehearsal, self.rehearsal.text())
        self.verbs(translate("PitchDesk", "On to the sides"), Dialogs().cancel)

    def done_with(self) -> None:
        """On to the sides."""
        title = self.name.text().strip() or translate("PitchDesk", "Quidditch")
        made = Founded(
            title,
            self._date,
            self.venue.text().strip(),
            DEFAULT_RULES,
            (),
            rehearsal=self.rehearsal.isChecked(),
        )
        self.accept()
        self.founded.emit(made)
