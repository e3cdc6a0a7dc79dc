"""The list of games of the data folder, damaged ones included."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QHeaderView, QTableWidgetItem

from app.night.game_files import Damaged, GameInfo
from ui.desk.dialogs.parts import is_enter, name_it
from ui.desk.dialogs.spoken import SpokenTable, plain
from ui.desk.look import RED

TITLE, PLAYED, STATE = range(3)
HEIGHT = 36


class GamesList(SpokenTable):
    """`opened` carries the game that the host wants to go on with."""

    opened = Signal(object)

    def __init__(self) -> None:
        super().__init__(0, 3)
        self.games: list[GameInfo] = []
        plain(self, HEIGHT)
        self.setAlternatingRowColors(True)
        self.horizontalHeader().setSectionResizeMode(TITLE, QHeaderView.ResizeMode.Stretch)
        self.setColumnWidth(PLAYED, 240)
        self.setColumnWidth(STATE, 220)
        self.itemDoubleClicked.connect(lambda _: self._open())

    @property
    def current(self) -> GameInfo | None:
        """The chosen game."""
        row = self.currentRow()
        return self.games[row] if 0 <= row < len(self.games) else None

    def show_games(self, games: Sequence[GameInfo]) -> None:
        """Show these games, the first one chosen."""
        kept = self.current
        self.games = list(games)
        self.say()
        paths = [game.path for game in games]
        if paths:
            self.selectRow(paths.index(kept.path) if kept and kept.path in paths else 0)

    def say(self) -> None:
        """Say every word and every game again."""
        heads = [self.tr("Game"), self.tr("Last played"), ""]
        self.setHorizontalHeaderLabels(heads)
        name_it(self, self.tr("Games"), self.tr("Enter goes on with the chosen game"))
        self.setRowCount(len(self.games))
        for row, game in enumerate(self.games):
            cells = (self.title(game), moment(game.changed or game.created), self.standing(game))
            for column, text in enumerate(cells):
                item = QTableWidgetItem(text)
                if game.problem is not None:
                    item.setForeground(QColor(RED))
                self.setItem(row, column, item)

    def title(self, game: GameInfo) -> str:
        """The game's title, or its file where none can be read."""
        return game.title or (game.path.name if game.problem else self.tr("without a title"))

    def standing(self, game: GameInfo) -> str:
        """What is to be known of a game before it is opened."""
        if game.problem is not None:
            damaged = isinstance(game.problem, Damaged)
            return self.tr("damaged") if damaged else self.tr("cannot be read")
        words = [self.tr("rehearsal")] if game.rehearsal else []
        words.append(self.tr("ended") if game.ended else self.tr("in progress"))
        return ", ".join(words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on with the chosen game."""
        if is_enter(event):
            self._open()
        else:
            super().keyPressEvent(event)

    def _open(self) -> None:
        if self.current is not None:
            self.opened.emit(self.current)


def moment(wall: str) -> str:
    """A wall-clock time, ISO 8601, as people of the language write it; "" when unknown."""
    when = QDateTime.fromString(wall, Qt.DateFormat.ISODateWithMs)
    if not when.isValid():
        return wall
    return QLocale().toString(when.toLocalTime(), "d MMMM yyyy, HH:mm")
