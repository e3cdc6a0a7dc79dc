"""One page of the window of a new game."""

from __future__ import annotations

from ui.desk.dialogs.spoken import Spoken


class Page(Spoken):
    """A page says its own words, what is wrong with it, and what gets the keyboard first."""

    def problem(self) -> str:
        """Why the game cannot start with this page as it is; "" when it can."""
        return ""

    def enter(self) -> None:
        """The page has come up: put the keyboard where the work is."""

    def leave(self) -> None:
        """The host goes on to another page: take over what is only typed so far."""
