"""The teams of a new game: renamed in place, moved, removed; never known by their names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHeaderView, QTableWidgetItem

from app.night.roster_text.cells import clean
from app.night.rulebook import Team
from ui.desk.dialogs.parts import is_enter, name_it
from ui.desk.dialogs.spoken import SpokenTable, plain

NUMBER, NAME, PLAYERS, CAPTAIN = range(4)
HEIGHT = 32


class TeamTable(SpokenTable):
    """`changed` after every change; `asked` when the host wants to see the players of a row."""

    changed = Signal()
    asked = Signal(int)

    def __init__(self) -> None:
        super().__init__(0, 4)
        self.teams: list[Team] = []
        self._before: list[list[Team]] = []
        self._quiet = False
        plain(self, HEIGHT, typed=True)
        self.setAlternatingRowColors(True)
        self.horizontalHeader().setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        for place, width in ((NUMBER, 46), (PLAYERS, 84), (CAPTAIN, 170)):
            self.setColumnWidth(place, width)
        self.itemChanged.connect(self._renamed)
        self.say()

    def add(self, teams: Sequence[Team]) -> None:
        """Put teams behind those that are there."""
        self._remember()
        self.teams.extend(teams)
        self._fill(len(self.teams) - 1)

    def put(self, row: int, team: Team) -> None:
        """Put a team in the place of another."""
        self._remember()
        self.teams[row] = team
        self._fill(row)

    def remove(self) -> None:
        """Take the chosen team out."""
        row = self.currentRow()
        if 0 <= row < len(self.teams):
            self._remember()
            del self.teams[row]
            self._fill(min(row, len(self.teams) - 1))

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return bool(self._before)

    def undo(self) -> None:
        """Take back the latest change of the list."""
        if self._before:
            self.teams = self._before.pop()
            self._fill(min(max(self.currentRow(), 0), len(self.teams) - 1))

    def shift(self, by: int) -> None:
        """Move the chosen team up (-1) or down (1)."""
        row = self.currentRow()
        target = row + by
        if 0 <= row < len(self.teams) and 0 <= target < len(self.teams):
            self._remember()
            self.teams.insert(target, self.teams.pop(row))
            self._fill(target)

    def say(self) -> None:
        """Say the words again."""
        heads = ["№", self.tr("Team"), self.tr("Players"), self.tr("Captain")]
        self.setHorizontalHeaderLabels(heads)
        keys = self.tr(
            "Typing renames, Enter shows the players, Del removes, Ctrl+arrow moves, Ctrl+Z undoes"
        )
        name_it(self, self.tr("Teams"), keys)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter, Del and Ctrl with an arrow; anything else as in every table."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if control and event.key() in steps:
            self.shift(steps[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_Delete:
            self.remove()
        elif event.matches(QKeySequence.StandardKey.Undo):
            self.undo()
        elif is_enter(event) and self._is_still():
            self.asked.emit(self.currentRow())
        else:
            super().keyPressEvent(event)

    def _is_still(self) -> bool:
        """Whether Enter is meant for the list, not for a name being typed."""
        return self.currentRow() >= 0 and self.state() is not self.State.EditingState

    def _remember(self) -> None:
        self._before.append(list(self.teams))

    def _fill(self, chosen: int) -> None:
        self._quiet = True
        self.setRowCount(len(self.teams))
        for row, team in enumerate(self.teams):
            captain = next((p for p in team.players if p.id and p.id == team.captain), None)
            who = f"{captain.surname or ''} {captain.name or ''}".strip() if captain else ""
            cells = (str(row + 1), team.name, str(len(team.players) or "—"), who)
            for column, text in enumerate(cells):
                item = QTableWidgetItem(text)
                if column != NAME:
                    item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
                self.setItem(row, column, item)
        self._quiet = False
        if chosen >= 0:
            self.setCurrentCell(chosen, NAME)
        self.changed.emit()

    def _renamed(self, item: QTableWidgetItem) -> None:
        if not self._quiet and item.column() == NAME:
            self._remember()
            team = self.teams[item.row()]
            self.teams[item.row()] = replace(team, name=clean(item.text()))
            self.changed.emit()
