"""What the desk hands over to dialogs: the protocol that they fill."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class DeskActions(Protocol):
    """Everything of the evening that needs more than one key; each opens something and returns.

    `team` is a team's id in the game. What the rules forbid at the moment is refused by the
    evening, as everywhere; the desk greys it beforehand where it can.
    """

    def new_team(self) -> None:
        """A team joins (H16)."""

    def edit_team(self, team: str) -> None:
        """A team's name, captain and players are put right."""

    def withdraw_team(self, team: str) -> None:
        """A team leaves for good, once the host has confirmed it (H16)."""

    def correct_team(self, team: str) -> None:
        """A team's step or points are corrected, with a reason (H17)."""

    def appeal(self, turn: int | None = None, team: str | None = None) -> None:
        """An earlier turn is changed, with a preview (H18); None: the latest turn, no team yet."""

    def roster(self) -> None:
        """All teams with their players, to read and to put right."""

    def rules(self) -> None:
        """The rule set of this game, clause by clause."""

    def choose_pack(self) -> None:
        """The evening's questions are chosen or changed."""

    def save_record(self) -> None:
        """The open record of the game is written to a file."""

    def results(self) -> None:
        """After the evening: its files, pictures, rating and the archive."""

    def save_shown_log(self) -> None:
        """What was shown when is written beside the records, as a table."""

    def settings(self) -> None:
        """The program's settings: language, projector, motion, usual times."""

    def switch_language(self) -> None:
        """From Russian to English and back, at once."""

    def leave(self) -> None:
        """Away from this evening to the start window; the evening can be opened again."""


def dialog_deeds(actions: DeskActions) -> dict[str, Callable[[], object]]:
    """The commands that open a dialog, by name."""
    return {
        "appeal": actions.appeal,
        "new-team": actions.new_team,
        "roster": actions.roster,
        "rules": actions.rules,
        "pack": actions.choose_pack,
        "record": actions.save_record,
        "shown-log": actions.save_shown_log,
        "results": actions.results,
        "settings": actions.settings,
        "language": actions.switch_language,
        "leave": actions.leave,
    }
