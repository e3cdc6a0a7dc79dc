"""The teams of a new game."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.night.roster_text import LIMIT, FreshIds, check_teams
from app.night.rulebook import Team
from ui.desk.dialogs.doubts import Rosters
from ui.desk.dialogs.parts import button, card, join, label, name_it, row, tell
from ui.desk.dialogs.team_sheet import TeamSheet
from ui.desk.dialogs.words import put
from ui.desk.start.page import Page
from ui.desk.start.paste_box import PasteBox
from ui.desk.start.team_table import TeamTable

SHOWN = 4


class TeamsPage(Page):
    """The list on the left, the text it comes from on the right."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.table = TeamTable()
        self.paste = PasteBox(lambda: self.table.teams)
        self.count = label("strong")
        self.doubts = label("muted")
        self.buttons = {
            name: button() for name in ("add", "players", "up", "down", "remove", "undo")
        }
        left = card(
            self.count,
            self.table,
            self.doubts,
            row(*self.buttons.values(), None, gap=8),
            gap=8,
        )
        both = row(left, card(self.paste))
        both.setStretch(0, 10)
        both.setStretch(1, 9)
        self.setLayout(both)
        self.buttons["add"].clicked.connect(self.new_team)
        self.buttons["players"].clicked.connect(lambda: self.edit(self.table.currentRow()))
        self.buttons["up"].clicked.connect(lambda: self.table.shift(-1))
        self.buttons["down"].clicked.connect(lambda: self.table.shift(1))
        self.buttons["remove"].clicked.connect(self.table.remove)
        self.buttons["undo"].clicked.connect(self.table.undo)
        self.table.asked.connect(self.edit)
        self.table.changed.connect(self._changed)
        self.paste.added.connect(self.table.add)
        self.say()

    @property
    def teams(self) -> tuple[Team, ...]:
        """The teams in the order of the hill."""
        return tuple(self.table.teams)

    def leave(self) -> None:
        """The host goes on: a text that was not taken over yet is, so that nothing is lost."""
        self.paste.take()

    def new_team(self) -> None:
        """Open a sheet for one more team."""
        ids = FreshIds(self.table.teams)
        self._open(Team(ids.team()), ids, None)

    def edit(self, place: int) -> None:
        """Open the sheet of a team."""
        if 0 <= place < len(self.table.teams):
            self._open(self.table.teams[place], FreshIds(self.table.teams), place)

    def problem(self) -> str:
        """Why the game cannot start with these teams."""
        if len(self.table.teams) < 2:
            return self.tr("A game needs at least two teams (1.1).")
        if len(self.table.teams) > LIMIT:
            return put(self.tr("A game takes %1 teams at most."), LIMIT)
        return ""

    def enter(self) -> None:
        """Typing begins in the text while there are no teams yet."""
        (self.table if self.table.teams else self.paste.text).setFocus()

    def say(self) -> None:
        """Say every word again."""
        for name, word, key in (
            ("add", self.tr("Add a team…"), ""),
            ("players", self.tr("Players…"), "Enter"),
            ("up", "↑", "Ctrl+↑"),
            ("down", "↓", "Ctrl+↓"),
            ("remove", self.tr("Remove"), "Del"),
            ("undo", "↶", "Ctrl+Z"),
        ):
            self.buttons[name].setText(word)
            self.buttons[name].setToolTip(key)
            name_it(self.buttons[name], word, key)
        name_it(self.buttons["up"], self.tr("Move up"), "Ctrl+↑")
        name_it(self.buttons["down"], self.tr("Move down"), "Ctrl+↓")
        name_it(self.buttons["undo"], self.tr("Take the latest change back"), "Ctrl+Z")
        self._changed()

    def _open(self, team: Team, ids: FreshIds, place: int | None) -> None:
        def take(made: Team) -> str:
            if place is None:
                self.table.add([made])
            else:
                self.table.put(place, made)
            return ""

        parent: QWidget = self.window()
        TeamSheet(parent, team, ids, take, new=place is None).open()

    def _changed(self) -> None:
        count = len(self.table.teams)
        self.count.setText(self.tr("%n team(s)", "", count) if count else self.tr("No teams yet"))
        for name in ("players", "up", "down", "remove"):
            self.buttons[name].setEnabled(count > 0)
        self.buttons["undo"].setEnabled(self.table.can_undo)
        doubts = [Rosters().doubt(doubt) for doubt in check_teams(self.table.teams)]
        tell(self.doubts, join(doubts[:SHOWN]) if count else "")
        self.doubts.setToolTip(join(doubts) if len(doubts) > SHOWN else "")
        self.changed.emit()
