"""A team leaves for good, once the host has confirmed it (H16)."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.night.desk import why_refused
from app.night.intents import Withdraw
from app.night.teams import team_views
from ui.desk.dialogs.sheet import Sheet
from ui.desk.dialogs.words import Dialogs, put
from ui.desk.words import refusal_text
from ui.live import LiveShow


class WithdrawSheet(Sheet):
    """Asks once; nothing else can be done here."""

    def __init__(self, parent: QWidget | None, live: LiveShow, team: str) -> None:
        super().__init__(parent, loud=True)
        self._live, self._id = live, team
        self.setMinimumWidth(480)
        live.changed.connect(self.say)
        self.say()

    def say(self) -> None:
        """Say every word again."""
        game = self._live.night.game
        view = next((v for v in team_views(game, game.now, {}) if v.id == self._id), None)
        name = Dialogs().team(view) if view else self._id
        king = view is not None and view.king
        self.title(
            put(self.tr("“%1” leaves the game"), name),
            self.tr("It was on the Summit: the Summit is empty then. ") * king
            + self.tr(
                "It stays on the board greyed, is skipped in every question, and cannot come "
                "back (H16). Undo takes this back."
            ),
        )
        self.verbs(self.tr("Withdraw the team"), Dialogs().cancel)
        refused = why_refused(self._live.night, Withdraw(self._id))
        self.wrong(refusal_text(refused) if refused else "")

    def done_with(self) -> None:
        """Withdraw it."""
        if self.agreed(self._live.do(Withdraw(self._id))):
            self.accept()
