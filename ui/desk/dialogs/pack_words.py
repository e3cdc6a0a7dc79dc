"""What reading a question pack has to say, in the program's language."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from app.night.question_packs import Doubt, PackError, done_of, flaw_of, place_of, what_of


class Packs:
    """Sentences about packs."""

    @property
    def language(self) -> str:
        """The program's language, "ru" or "en"."""
        return QLocale().name()[:2]

    def what(self, doubt: Doubt) -> str:
        """What is odd at a place."""
        return what_of(doubt, self.language)

    def done(self, doubt: Doubt) -> str:
        """What was done about it."""
        return done_of(doubt, self.language)

    def place(self, doubt: Doubt) -> str:
        """Where it is: a line, a cell, a question of a theme."""
        return place_of(doubt.where, self.language)

    def flaw(self, error: PackError) -> str:
        """Why a file is no pack."""
        return flaw_of(error, self.language)
