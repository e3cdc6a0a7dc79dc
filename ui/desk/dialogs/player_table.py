"""A team's players, typed or pasted: surname, name, club id, and who is captain."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QHeaderView,
    QTableWidgetItem,
    QWidget,
)

from app.night.roster_text import FreshIds, read_players
from app.night.rulebook import Player, Team
from ui.desk.dialogs.parts import name_it
from ui.desk.dialogs.spoken import SpokenTable, plain

CAPTAIN, SURNAME, NAME, CLUB_ID = range(4)
TEXTS = (SURNAME, NAME, CLUB_ID)
OWN = Qt.ItemDataRole.UserRole
HEIGHT = 34


class PlayerTable(SpokenTable):
    """One row a player, and always one empty row more; text pasted from a sheet fills rows.

    `edited` is emitted after every change by hand.
    """

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(0, 4, parent)
        self._quiet = False
        plain(self, HEIGHT, lines=False, typed=True)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(True)
        head = self.horizontalHeader()
        head.setSectionResizeMode(SURNAME, QHeaderView.ResizeMode.Stretch)
        head.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        self.setColumnWidth(CAPTAIN, 90)
        self.setColumnWidth(CLUB_ID, 130)
        self.itemChanged.connect(self._changed)
        self.show_players((), None)
        self.say()

    def show_players(self, players: Sequence[Player], captain: str | None) -> None:
        """Show these players."""
        self._quiet = True
        self.setRowCount(0)
        for player in players:
            self._add(player, is_captain=player.id is not None and player.id == captain)
        self._add(Player())
        self._quiet = False

    def team(self, base: Team, ids: FreshIds) -> Team:
        """`base` with the players of the table; new ones get ids from `ids`."""
        players, captain = [], None
        for row in range(self.rowCount()):
            texts = [self._text(row, place) for place in TEXTS]
            if not any(texts):
                continue
            old = self._cell(row, SURNAME).data(OWN) or Player()
            id_ = old.id or ids.player()
            surname, name, club_id = texts
            players.append(Player(id_, surname or None, name or None, club_id or None, old.extra))
            if self._cell(row, CAPTAIN).checkState() is Qt.CheckState.Checked:
                captain = captain or id_
        return Team(base.id, base.name, captain, tuple(players), base.extra)

    def count(self) -> int:
        """How many players stand in the table."""
        rows = range(self.rowCount())
        return sum(any(self._text(row, place) for place in TEXTS) for row in rows)

    def remove_current(self) -> None:
        """Take the chosen player out."""
        row = self.currentRow()
        if 0 <= row < self.rowCount() - 1:
            self.removeRow(row)
            self.edited.emit()

    def paste(self, text: str) -> None:
        """Add the players in a text."""
        self._quiet = True
        self.removeRow(self.rowCount() - 1)
        for player, is_captain in read_players(text):
            self._add(player, is_captain=is_captain and not self._has_captain())
        self._add(Player())
        self._quiet = False
        self.edited.emit()

    def say(self) -> None:
        """Say the words again."""
        titles = [self.tr("Captain"), self.tr("Surname"), self.tr("Name"), self.tr("Club id")]
        self.setHorizontalHeaderLabels(titles)
        name_it(
            self, self.tr("Players"), self.tr("Type, or paste cells of a spreadsheet; Del removes")
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Paste, remove, and leave the table by Esc."""
        if event.matches(QKeySequence.StandardKey.Paste):
            self.paste(QGuiApplication.clipboard().text())
        elif event.key() == Qt.Key.Key_Delete:
            self.remove_current()
        else:
            super().keyPressEvent(event)

    def _add(self, player: Player, *, is_captain: bool = False) -> None:
        row = self.rowCount()
        self.insertRow(row)
        mark = QTableWidgetItem()
        mark.setFlags(
            Qt.ItemFlag.ItemIsUserCheckable
            | Qt.ItemFlag.ItemIsEnabled
            | Qt.ItemFlag.ItemIsSelectable
        )
        mark.setCheckState(Qt.CheckState.Checked if is_captain else Qt.CheckState.Unchecked)
        self.setItem(row, CAPTAIN, mark)
        for place, text in zip(TEXTS, (player.surname, player.name, player.club_id), strict=True):
            self.setItem(row, place, QTableWidgetItem(text or ""))
        self._cell(row, SURNAME).setData(OWN, player)

    def _cell(self, row: int, place: int) -> QTableWidgetItem:
        return self.item(row, place) or QTableWidgetItem()

    def _text(self, row: int, place: int) -> str:
        return " ".join(self._cell(row, place).text().split())

    def _has_captain(self) -> bool:
        marks = [self._cell(row, CAPTAIN) for row in range(self.rowCount())]
        return any(mark.checkState() is Qt.CheckState.Checked for mark in marks)

    def _changed(self, item: QTableWidgetItem) -> None:
        if self._quiet:
            return
        self._quiet = True
        if item.column() == CAPTAIN and item.checkState() is Qt.CheckState.Checked:
            for row in range(self.rowCount()):
                if row != item.row():
                    self._cell(row, CAPTAIN).setCheckState(Qt.CheckState.Unchecked)
        if item.row() == self.rowCount() - 1 and item.text().strip():
            self._add(Player())
        self._quiet = False
        self.edited.emit()
