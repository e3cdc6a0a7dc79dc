"""Widgets that say their own words, and say them again in another language."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QAbstractItemView, QTableView, QTableWidget, QWidget


class Spoken(QWidget):
    """A widget that says its words in `say`, which is called again when the language changes."""

    def say(self) -> None:
        """Say every word again, in the present language."""

    def changeEvent(self, event: QEvent) -> None:
        """Say the words again when the language changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()


class SpokenTable(QTableWidget):
    """A table in the desk's look that says its words as `Spoken` does."""

    def say(self) -> None:
        """Say every word again, in the present language."""

    def changeEvent(self, event: QEvent) -> None:
        """Say the words again when the language changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()


def plain(table: QTableView, height: int = 0, *, lines: bool = True, typed: bool = False) -> None:
    """Give a table the desk's look: no grid, no numbers before the rows, one thing chosen.

    `height` is that of a row in pixels, 0 for the style's own; `lines`: a whole row is chosen, not
    a cell; `typed`: cells are changed in place. Tab leaves the table.
    """
    table.verticalHeader().hide()
    if height:
        table.verticalHeader().setDefaultSectionSize(height)
    head = table.horizontalHeader()
    head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft)
    head.setHighlightSections(False)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setTabKeyNavigation(False)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    if lines:
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    if not typed:
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
