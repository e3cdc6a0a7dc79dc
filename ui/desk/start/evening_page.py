"""What the evening is called, when and where it is, and whether it counts."""

from __future__ import annotations

from PySide6.QtCore import QDate, QLocale, Signal
from PySide6.QtWidgets import QCheckBox, QDateEdit, QLineEdit

from app.night.roster_text.cells import clean
from ui.desk.dialogs.parts import card, column, form, label, name_it
from ui.desk.start.page import Page

WIDEST = 200


class EveningPage(Page):
    """Title, date, venue, rehearsal."""

    changed = Signal()

    def __init__(self, *, rehearsal: bool = False) -> None:
        super().__init__()
        self.title = QLineEdit()
        self.venue = QLineEdit()
        self.title.setMaxLength(WIDEST)
        self.venue.setMaxLength(WIDEST)
        self.date = QDateEdit(QDate.currentDate())
        self.date.lineEdit().setTextMargins(6, 0, 0, 0)
        self.date.setFixedWidth(230)
        self.rehearsal = QCheckBox()
        self.rehearsal.setChecked(rehearsal)
        self._labels = [label(wrap=False) for _ in range(3)]
        self._hint = label("muted")
        inside = form(self._labels, (self.title, self.date, self.venue))
        inside.setVerticalSpacing(14)
        inside.setHorizontalSpacing(18)
        self.setLayout(column(card(inside, column(self.rehearsal, self._hint, gap=2)), None))
        self.title.textChanged.connect(self.changed)
        self.rehearsal.toggled.connect(self.changed)
        self.say()

    @property
    def name(self) -> str:
        """The title; the usual one when nothing is typed."""
        return clean(self.title.text()) or self.title.placeholderText()

    @property
    def place(self) -> str:
        """The venue."""
        return clean(self.venue.text())

    @property
    def day(self) -> str:
        """The date, ISO 8601."""
        return self.date.date().toString("yyyy-MM-dd")

    def enter(self) -> None:
        """The title comes first."""
        self.title.setFocus()

    def say(self) -> None:
        """Say every word again."""
        words = (self.tr("Title"), self.tr("Date"), self.tr("Venue"))
        for text, field, word in zip(
            self._labels, (self.title, self.date, self.venue), words, strict=True
        ):
            text.setText(word)
            name_it(field, word)
        self.title.setPlaceholderText(self.tr("King of the Hill"))
        self.venue.setPlaceholderText(self.tr("where it is played; may stay empty"))
        self.date.setLocale(QLocale())
        self.date.setDisplayFormat("d MMMM yyyy")
        self.rehearsal.setText(self.tr("Rehearsal"))
        hint = self.tr("It is marked on every screen and in the record, and never counts.")
        self._hint.setText(hint)
        name_it(self.rehearsal, self.rehearsal.text(), hint)
