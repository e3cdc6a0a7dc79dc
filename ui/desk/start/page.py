"""One page of the window of a new game."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget


class Page(QWidget):
    """A page says its own words, what is wrong with it, and what gets the keyboard first."""

    def say(self) -> None:
        """Say every word again, in the present language."""

    def problem(self) -> str:
        """Why the game cannot start with this page as it is; "" when it can."""
        return ""

    def enter(self) -> None:
        """The page has come up: put the keyboard where the work is."""

    def leave(self) -> None:
        """The host goes on to another page: take over what is only typed so far."""

    def changeEvent(self, event: QEvent) -> None:
        """Say the words again when the language changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()
