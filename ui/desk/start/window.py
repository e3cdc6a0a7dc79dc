"""The window before an evening."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from app.night.game_files import StoreError
from app.night.packs_desk.heard import HeardBook
from app.night.packs_desk.library import PackLibrary
from ui.desk.dialogs.finish import finish
from ui.desk.packs.library_sheet import LibrarySheet, Needed
from ui.desk.start.home import Home
from ui.desk.start.new_game import NewGame
from ui.desk.start.questions_page import USUAL
from ui.desk.start.service import StartService
from ui.desk.start.trouble import Troubles


class StartWindow(QMainWindow):
    """Says by signals what the host wants; it opens no game itself.

    `opened` carries the path of a game; `founded` a Founded and a ChoosePack or None;
    `record_opened` the text of a record that can be replayed; `language_chosen` "ru" or "en".
    `match_asked`: a match of Quidditch without a game on the hill.
    `retried`: the data folder could not be used, and the host has tried to help. `closed`: the host
    has closed the window. `seconds` is the usual time for an answer in a new game; `library`,
    `heard` and `needed_media` (the media that games need) belong to the data folder.
    """

    opened = Signal(object)
    founded = Signal(object, object)
    record_opened = Signal(str)
    language_chosen = Signal(str)
    settings_asked = Signal()
    season_asked = Signal()
    match_asked = Signal()
    retried = Signal()
    closed = Signal()

    def __init__(self, service: StartService | None = None) -> None:
        super().__init__()
        finish(self)
        self.home = Home()
        self.game: NewGame | None = None
        self.seconds = USUAL
        self.library: PackLibrary | None = None
        self.heard: HeardBook | None = None
        self.needed_media: Needed | None = None
        self._stack = QStackedWidget()
        self._stack.addWidget(self.home)
        self.setCentralWidget(self._stack)
        self.home.opened.connect(self.opened)
        self.home.new_game.connect(self.begin)
        self.home.record_opened.connect(self.record_opened)
        self.home.language_chosen.connect(self.language_chosen)
        self.home.settings_asked.connect(self.settings_asked)
        self.home.season_asked.connect(self.season_asked)
        self.home.match_asked.connect(self.match_asked)
        self.home.retried.connect(self.retried)
        self.home.packs_asked.connect(self.show_packs)
        self.resize(1120, 680)
        self._say()
        self.use(service)

    def use(self, service: StartService | None) -> None:
        """Show the games of a service; None: the data folder cannot be used (see `trouble`)."""
        self.home.use(service)

    def trouble(self, what: StoreError | str | None) -> None:
        """Say what went wrong with the files; None when it is over."""
        if self.game is not None:
            text = Troubles().sentence(what) if isinstance(what, StoreError) else what
            self.game.tell(text or "")
        self.home.tell(what)

    def begin(self, rehearsal: bool = False) -> None:
        """Open the steps of a new game; what was typed before and left comes back."""
        if self.game is not None and self.game.is_begun:
            self.game.evening.rehearsal.setChecked(rehearsal)
            self._stack.setCurrentWidget(self.game)
            self.game.enter()
            return
        self.turn_back()
        self.game = NewGame(rehearsal=rehearsal, library=self.library, heard=self.heard)
        self.game.questions.seconds.setValue(self.seconds)
        self.game.founded.connect(self.founded)
        self.game.left.connect(self._look_away)
        self.game.cleared.connect(self._start_over)
        self._stack.addWidget(self.game)
        self._stack.setCurrentWidget(self.game)
        self.game.evening.enter()

    def show_packs(self) -> None:
        """Open the library of packs."""
        if self.library is not None:
            LibrarySheet(self, self.library, self.needed_media).open()

    def turn_back(self) -> None:
        """To the list of games, looked at again; a new game that was being typed is gone."""
        if self.game is not None:
            self._stack.removeWidget(self.game)
            self.game.deleteLater()
            self.game = None
            self.home.refresh()
        self._stack.setCurrentWidget(self.home)

    def _look_away(self) -> None:
        if self.game is not None and self.game.is_begun:
            self.home.refresh()
            self._stack.setCurrentWidget(self.home)
        else:
            self.turn_back()

    def _start_over(self) -> None:
        rehearsal = self.game is not None and self.game.evening.rehearsal.isChecked()
        self.turn_back()
        self.begin(rehearsal)

    def open_record(self, path: Path) -> None:
        """Open a record file, as if the host had chosen it."""
        self.home.open_record(path)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Say that the host has closed the window."""
        super().closeEvent(event)
        self.closed.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Say the words again when the language changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()

    def _say(self) -> None:
        self.setWindowTitle(self.tr("King of the Hill"))
