"""A team comes, or is put right: name, players, captain, club ids."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit, QWidget

from app.night.roster_text import FreshIds
from app.night.roster_text.cells import clean
from app.night.rulebook import Team
from ui.desk.dialogs.doubts import Rosters
from ui.desk.dialogs.parts import button, column, label, name_it, row, tell
from ui.desk.dialogs.player_table import PlayerTable
from ui.desk.dialogs.sheet import Sheet
from ui.desk.dialogs.words import Dialogs

Taken = Callable[[Team], str]


class TeamSheet(Sheet):
    """One team with its players. `take` does it and returns "" or why it was refused."""

    def __init__(
        self, parent: QWidget | None, team: Team, ids: FreshIds, take: Taken, *, new: bool
    ) -> None:
        super().__init__(parent)
        self._team, self._ids, self._take, self._new = team, ids, take, new
        self.name = QLineEdit(team.name)
        self.players = PlayerTable()
        self.players.show_players(team.players, team.captain)
        self.paste = button()
        self.remove = button()
        self._name_label = label()
        self._name_label.setBuddy(self.name)
        self._warning = label("muted")
        self.put(
            column(self._name_label, self.name, gap=4),
            self.players,
            row(self.paste, self.remove, None),
            self._warning,
        )
        self.paste.clicked.connect(self._paste)
        self.remove.clicked.connect(self.players.remove_current)
        self.name.textChanged.connect(self._check)
        self.players.edited.connect(self._check)
        self.resize(640, 520)
        self.say()
        self._check()
        self.name.setFocus()

    def say(self) -> None:
        """Say every word again."""
        title = self.tr("A team joins") if self._new else self.tr("Team and players")
        lead = self.tr("It starts on step 0 with no points (H16).") if self._new else ""
        self.title(title, lead)
        self._name_label.setText(self.tr("Team's name"))
        name_it(self.name, self.tr("Team's name"))
        self.paste.setText(self.tr("Paste players"))
        name_it(self.paste, self.paste.text(), self.tr("Cells copied from a spreadsheet"))
        self.remove.setText(self.tr("Remove the chosen one"))
        name_it(self.remove, self.remove.text())
        self.verbs(self.tr("Add the team") if self._new else self.tr("Save"), Dialogs().cancel)

    def done_with(self) -> None:
        """Hand the team over; a refusal stays on the sheet."""
        base = Team(self._team.id, clean(self.name.text()), None, (), self._team.extra)
        refused = self._take(self.players.team(base, self._ids))
        if refused:
            self.wrong(refused, stop=False)
        else:
            self.accept()

    def _paste(self) -> None:
        self.players.paste(QGuiApplication.clipboard().text())

    def _check(self) -> None:
        nameless = not self.name.text().strip()
        self.wrong(self.tr("Write the team's name.") if nameless else "")
        drafted = self.players.team(Team("x"), FreshIds())
        tell(self._warning, Rosters().size(len(drafted.players), captain=bool(drafted.captain)))
