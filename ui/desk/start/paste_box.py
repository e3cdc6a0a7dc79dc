"""Teams typed or pasted: the text, what it would come to, and what is odd in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QListWidget, QPlainTextEdit

from app.night.roster_text import (
    Layout,
    RosterFileError,
    RosterReport,
    read_roster,
    roster_file_text,
)
from app.night.rulebook import Team
from ui.desk.dialogs.ask_file import ask_file
from ui.desk.dialogs.doubts import Rosters
from ui.desk.dialogs.parts import button, column, is_enter, label, name_it, row, tell
from ui.desk.dialogs.spoken import Spoken
from ui.desk.dialogs.words import put

Taken = Callable[[], Sequence[Team]]


class PasteText(QPlainTextEdit):
    """A text field that Tab leaves, and Ctrl+Enter hands over."""

    handed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setTabChangesFocus(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Enter hands the text over; pasted tabs stay in it."""
        if is_enter(event) and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.handed.emit()
        else:
            super().keyPressEvent(event)


class PasteBox(Spoken):
    """`added` carries the teams of the text when the host takes them over."""

    added = Signal(object)

    def __init__(self, taken: Taken) -> None:
        super().__init__()
        self._taken = taken
        self.report: RosterReport = read_roster("")
        self.text = PasteText()
        self.layout_choice = QComboBox()
        for layout in Layout:
            self.layout_choice.addItem(layout.value, layout)
        self.found = label()
        self.notes = QListWidget()
        self.notes.setObjectName("notes")
        self.notes.setWordWrap(True)
        self.notes.setFixedHeight(112)
        self.fault = label("fault")
        self.open = button()
        self.add = button("first")
        self._title = label("strong", wrap=False)
        self._title.setBuddy(self.text)
        self.setLayout(
            column(
                row(self._title, None, self.layout_choice),
                self.text,
                self.found,
                self.notes,
                self.fault,
                row(self.open, None, self.add),
                gap=8,
            )
        )
        self.text.textChanged.connect(self._read)
        self.text.handed.connect(self.take)
        self.layout_choice.currentIndexChanged.connect(self._read)
        self.open.clicked.connect(self._choose)
        self.add.clicked.connect(self.take)
        tell(self.fault, "")
        self.say()

    def take(self) -> None:
        """Hand the teams over and empty the field."""
        self._read()
        if self.report.teams:
            self.added.emit(self.report.teams)
            self.text.clear()
            if self.isVisible():
                self.text.setFocus()

    def load(self, path: Path) -> None:
        """Read a CSV or text file into the field."""
        try:
            self.text.setPlainText(roster_file_text(path))
        except RosterFileError as error:
            tell(self.fault, Rosters().file(error))

    def say(self) -> None:
        """Say every word again."""
        self._title.setText(self.tr("Type or paste teams"))
        name_it(
            self.text,
            self._title.text(),
            self.tr("A name a line, or cells of a spreadsheet; Ctrl+Enter adds them"),
        )
        self.text.setPlaceholderText(
            self.tr(
                "A team's name on each line,\nor cells copied from a spreadsheet:\n"
                "team, surname, name, captain, club id –\na player a row, or a team a row."
            )
        )
        names = (
            self.tr("Recognise by itself"),
            self.tr("A team's name a line"),
            self.tr("A player a row"),
            self.tr("A team a row"),
        )
        for place, name in enumerate(names):
            self.layout_choice.setItemText(place, name)
        name_it(self.layout_choice, self.tr("How the text is laid out"))
        name_it(self.notes, self.tr("What is odd in the text"))
        self.open.setText(self.tr("From a CSV file…"))
        name_it(self.open, self.open.text())
        self._read()

    def _choose(self) -> None:
        kinds = self.tr("Tables as text") + " (*.csv *.tsv *.txt)"
        ask_file(self, self.open.text(), kinds, self.load)

    def _read(self) -> None:
        layout = self.layout_choice.currentData()
        self.report = read_roster(self.text.toPlainText(), layout, self._taken())
        teams = len(self.report.teams)
        players = sum(len(team.players) for team in self.report.teams)
        tell(self.fault, "")
        tell(self.found, self._summary(teams, players) if teams else "")
        self.notes.clear()
        self.notes.addItems([Rosters().note(note) for note in self.report.notes])
        self.notes.setVisible(bool(self.report.notes))
        self.add.setText(self.tr("Add %n team(s)", "", teams) if teams else self.tr("Add"))
        self.add.setEnabled(teams > 0)
        name_it(self.add, self.add.text(), "Ctrl+Enter")

    def _summary(self, teams: int, players: int) -> str:
        layout = self.layout_choice.itemText(list(Layout).index(self.report.layout))
        counted = self.tr("%n team(s)", "", teams)
        people = self.tr("%n player(s)", "", players)
        told = [layout, counted, people if players else self.tr("no players")]
        if self.report.header:
            told.append(put(self.tr("header: %1"), ", ".join(self.report.header)))
        return " · ".join(told)
