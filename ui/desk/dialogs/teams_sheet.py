"""All teams with their players during the game: to read, and to put right."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from app.night.roster_text import check_teams
from app.night.teams import team_views
from ui.desk.dialogs.doubts import Rosters
from ui.desk.dialogs.parts import button, join, label, name_it, row, tell
from ui.desk.dialogs.sheet import Sheet
from ui.desk.dialogs.spoken import plain
from ui.desk.dialogs.words import Dialogs
from ui.live import LiveShow

NUMBER, NAME, CAPTAIN, PLAYERS, STATE = range(5)
OWN = Qt.ItemDataRole.UserRole


class TeamsSheet(Sheet):
    """One line a team. `asked` carries what is wished and the team's id.

    The wishes are "new" (with no id), "edit", "correct" and "withdraw".
    """

    asked = Signal(str, str)

    def __init__(self, parent: QWidget | None, live: LiveShow) -> None:
        super().__init__(parent)
        self._live = live
        self.table = QTableWidget(0, 5)
        plain(self.table)
        self.table.setAlternatingRowColors(True)
        head = self.table.horizontalHeader()
        head.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        for place, width in ((NUMBER, 50), (CAPTAIN, 190), (PLAYERS, 90), (STATE, 110)):
            self.table.setColumnWidth(place, width)
        self.buttons = {key: button() for key in ("edit", "correct", "withdraw", "new")}
        for key, made in self.buttons.items():
            made.clicked.connect(lambda _=False, key=key: self._ask(key))
        self._doubts = label("muted")
        self.put(self.table, self._doubts, row(*self.buttons.values(), None))
        self.table.itemDoubleClicked.connect(lambda _: self._ask("edit"))
        self.table.itemSelectionChanged.connect(self._choose)
        live.changed.connect(self.say)
        self.resize(860, 600)
        self.say()
        self.table.setFocus()

    def say(self) -> None:
        """Say every word and every team again."""
        self.title(self.tr("Teams and players"))
        heads = ("№", self.tr("Team"), self.tr("Captain"), self.tr("Players"), "")
        self.table.setHorizontalHeaderLabels(heads)
        name_it(self.table, self.tr("Teams and players"))
        for key, word in (
            ("edit", self.tr("Name and players…")),
            ("correct", self.tr("Step and points…")),
            ("withdraw", self.tr("Withdraw…")),
            ("new", self.tr("A team joins…")),
        ):
            self.buttons[key].setText(word)
            name_it(self.buttons[key], word)
        self.verbs(Dialogs().close, "")
        self._fill()

    def _fill(self) -> None:
        game = self._live.night.game
        chosen = max(self.table.currentRow(), 0)
        views = team_views(game, game.now, {})
        self.table.setRowCount(len(views))
        for place, view in enumerate(views):
            team = game.roster[view.id]
            captain = next((p for p in team.players if p.id == team.captain), None)
            who = f"{captain.surname or ''} {captain.name or ''}".strip() if captain else ""
            state = self.tr("withdrawn") if view.withdrawn else ""
            state = self.tr("King") if view.king else state
            cells = (str(view.number), view.name, who, str(len(team.players) or "—"), state)
            for column, text in enumerate(cells):
                item = QTableWidgetItem(text)
                item.setData(OWN, view.id)
                self.table.setItem(place, column, item)
        self.table.selectRow(min(chosen, len(views) - 1))
        doubts = check_teams([game.roster[view.id] for view in views])
        tell(self._doubts, join(Rosters().doubt(doubt) for doubt in doubts[:3]))

    def _team(self) -> str:
        item = self.table.item(self.table.currentRow(), NUMBER)
        return str(item.data(OWN)) if item else ""

    def _choose(self) -> None:
        view = self._live.night.game.now.climbers.get(self._team())
        for key in ("correct", "withdraw"):
            self.buttons[key].setEnabled(view is not None and view.here)

    def _ask(self, what: str) -> None:
        self.asked.emit(what, "" if what == "new" else self._team())
