"""The first page of the start window: go on, begin, rehearse, open a record."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QPushButton

from app.night.desk import desk_view
from app.night.game_files import Damaged, GameInfo, StoreError
from app.night.night import Night
from app.night.record_file import RecordError, record_text
from ui.desk.dialogs.ask_file import ask_file
from ui.desk.dialogs.parts import button, card, column, is_enter, label, name_it, row, tell
from ui.desk.dialogs.spoken import Spoken
from ui.desk.dialogs.words import put
from ui.desk.phrases import Desk
from ui.desk.start.games_list import GamesList, moment
from ui.desk.start.service import StartService
from ui.desk.start.trouble import Troubles


class Home(Spoken):
    """Shows what a service offers; without one only the trouble and a way to try again."""

    opened = Signal(object)
    new_game = Signal(bool)
    record_opened = Signal(str)
    language_chosen = Signal(str)
    settings_asked = Signal()
    season_asked = Signal()
    match_asked = Signal()
    packs_asked = Signal()
    retried = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._service: StartService | None = None
        self._trouble: StoreError | None = None
        self._sentence = ""
        self._last: GameInfo | None = None
        self._left: Night | None = None
        self._damaged: dict[Path, Damaged] = {}
        self.heading, self.banner = label("title", wrap=False), label("fault")
        self.last_title, self.last_state = label("large"), label("muted", wrap=False)
        self.go_on = button("go", enter=True)
        self.new, self.rehearse, self.record = button("wide"), button("wide"), button("wide")
        self.match, self.packs = button("wide"), button("wide")
        self.language, self.settings, self.retry = button(), button(), button("first")
        self.season = button()
        self.rescue = button("loud")
        self.list = GamesList()
        self.problem = label("fault")
        self._games_title = label("muted")
        self._keys = label("muted", wrap=False)
        self._build()
        self._connect()
        self.say()

    def use(self, service: StartService | None) -> None:
        """Take the games from here; None while the data folder cannot be used."""
        self._service = service
        self.refresh()

    def refresh(self) -> None:
        """Look at the games again."""
        games: list[GameInfo] = []
        if self._service is not None:
            try:
                games = [self._known(game) for game in self._service.games()]
            except StoreError as error:
                self.tell(error)
        self._last = next((game for game in games if game.problem is None), None)
        self._left = None
        if self._last is not None and self._service is not None:
            self._left = self._service.glimpse(self._last.path)
        self.list.show_games(games)
        self.say()
        first = self.go_on if self._last else self.new
        (first if self._service is not None else self.retry).setFocus()

    def tell(self, trouble: StoreError | str | None) -> None:
        """Show what went wrong: a StoreError, or a sentence; None takes it away."""
        self._trouble = trouble if isinstance(trouble, StoreError) else None
        self._sentence = trouble if isinstance(trouble, str) else ""
        if isinstance(trouble, Damaged) and trouble.path is not None:
            self._offer_rescue(trouble, trouble.path)
        self._show_trouble()

    def open_record(self, path: Path) -> None:
        """Read an open record; why it cannot be opened is said in one sentence."""
        try:
            text = record_text(path)
        except RecordError as error:
            self.tell(put(self.tr("The record cannot be opened. %1."), Troubles().told(error)))
            return
        self.tell(None)
        self.record_opened.emit(text)

    def say(self) -> None:
        """Say every word again."""
        self.heading.setText(self.tr("King of the Hill"))
        for made, word, key in (
            (self.new, self.tr("New game"), "Ctrl+N"),
            (self.rehearse, self.tr("Rehearsal"), "Ctrl+R"),
            (self.record, self.tr("Open a record…"), "Ctrl+O"),
            (self.match, self.tr("Quidditch"), "F8"),
            (self.packs, self.tr("Question packs"), "Ctrl+P"),
            (self.settings, self.tr("Settings"), "Ctrl+,"),
            (self.season, self.tr("Season"), "Ctrl+T"),
            (self.retry, self.tr("Try again"), ""),
            (self.go_on, self._verb(), "Enter"),
        ):
            _word(made, word, key)
        _word(self.language, "English" if _russian() else "Русский", "Ctrl+L")
        empty = self._service is not None and not self.list.games
        first = self.tr("No games yet. Begin a new one, or try everything in a rehearsal first.")
        self._games_title.setText(first if empty else self.tr("All games"))
        self._keys.setText(
            self.tr(
                "Enter goes on · Ctrl+N new · Ctrl+R rehearsal · Ctrl+O record · Ctrl+L language"
            )
        )
        self._say_last()
        self._show_problem()
        self._show_trouble()
        self._enable()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the keys."""
        focused = self.focusWidget()
        if is_enter(event) and isinstance(focused, QPushButton) and not event.isAutoRepeat():
            focused.click()
        else:
            super().keyPressEvent(event)

    def _build(self) -> None:
        head = row(self.heading, None, self.season, self.settings, self.language)
        self._last_card: QFrame = card(
            row(column(self.last_title, self.last_state, gap=4), self.go_on, stretch=True)
        )
        verbs = row(self.new, self.rehearse, self.packs, self.record, self.match, None)
        problem = row(self.problem, self.rescue, stretch=True)
        head_of_list = row(self._games_title, self._keys, stretch=True)
        games = card(head_of_list, self.list, problem)
        banner = row(self.banner, self.retry, stretch=True)
        inside = column(head, banner, self._last_card, verbs, games)
        inside.setStretch(4, 1)
        inside.setContentsMargins(24, 18, 24, 18)
        self.setLayout(inside)

    def _connect(self) -> None:
        self.go_on.clicked.connect(self._go_on)
        self.new.clicked.connect(lambda: self.new_game.emit(False))
        self.rehearse.clicked.connect(lambda: self.new_game.emit(True))
        self.record.clicked.connect(self._ask)
        self.match.clicked.connect(self.match_asked)
        self.packs.clicked.connect(self.packs_asked)
        self.settings.clicked.connect(self.settings_asked)
        self.season.clicked.connect(self.season_asked)
        self.retry.clicked.connect(self.retried)
        self.language.clicked.connect(self._switch)
        self.rescue.clicked.connect(self._rescue)
        self.list.opened.connect(self._open)
        self.list.itemSelectionChanged.connect(self._show_problem)
        for made, keys in (
            (self.new, "Ctrl+N"),
            (self.rehearse, "Ctrl+R"),
            (self.record, "Ctrl+O"),
            (self.match, "F8"),
            (self.packs, "Ctrl+P"),
            (self.settings, "Ctrl+,"),
            (self.season, "Ctrl+T"),
            (self.language, "Ctrl+L"),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(made.click)

    def _verb(self) -> str:
        """A game that has ended is opened; nothing goes on there."""
        ended = self._last is not None and self._last.ended
        return self.tr("Open") if ended else self.tr("Go on")

    def _say_last(self) -> None:
        last = self._last
        self._last_card.setVisible(last is not None)
        if last is None:
            return
        title = self.list.title(last)
        self.last_title.setText(title)
        parts = [self.list.standing(last), moment(last.changed or last.created)]
        if self._left is not None:
            parts.insert(0, Desk().stage(desk_view(self._left)))
        self.last_state.setText(" · ".join(part for part in parts if part))
        told = f"{title}: {self.last_state.text()}"
        name_it(self.go_on, self.go_on.text(), told)

    def _show_problem(self) -> None:
        game = self.list.current
        problem = game.problem if game is not None else None
        if game is None or problem is None or self._service is None:
            tell(self.problem, "")
            self.rescue.hide()
            return
        sentence = Troubles().sentence(problem)
        self.rescue.setVisible(isinstance(problem, Damaged))
        if isinstance(problem, Damaged):
            backup = self._backup(game.path)
            verb = self.tr("Open the last verified backup") if backup else self.tr("Put it aside")
            more = self.tr("The damaged file is kept beside it; nothing is deleted.")
            if not backup:
                more = self.tr("It has no verified backup. The file can be kept aside.")
            sentence = f"{sentence} {more}"
            _word(self.rescue, verb, "")
        tell(self.problem, sentence)

    def _known(self, game: GameInfo) -> GameInfo:
        """The game with the damage that showed only when it was opened."""
        found = self._damaged.get(game.path)
        return replace(game, problem=found) if found and game.problem is None else game

    def _offer_rescue(self, damaged: Damaged, path: Path) -> None:
        self._damaged[path] = damaged
        self.refresh()
        paths = [game.path for game in self.list.games]
        if path in paths:
            self.list.selectRow(paths.index(path))
            self.rescue.setFocus()

    def _backup(self, path: Path) -> Path | None:
        try:
            return self._service.backup(path) if self._service else None
        except StoreError:
            return None

    def _show_trouble(self) -> None:
        told = Troubles().sentence(self._trouble) if self._trouble else self._sentence
        tell(self.banner, told)
        self.banner.setAccessibleName(told)
        self.retry.setVisible(self._service is None)

    def _enable(self) -> None:
        usable = self._service is not None
        self.season.setEnabled(usable)
        verbs = (self.new, self.rehearse, self.packs, self.record, self.match)
        for made in (*verbs, self.list, self.settings):
            made.setEnabled(usable)

    def _go_on(self) -> None:
        if self._last is not None:
            self.opened.emit(self._last.path)

    def _open(self, game: GameInfo) -> None:
        if game.problem is None:
            self.opened.emit(game.path)
        else:
            self.rescue.setFocus()

    def _rescue(self) -> None:
        game = self.list.current
        if game is None or self._service is None:
            return
        try:
            if self._backup(game.path) is None:
                aside = self._service.put_aside(game.path)
                self.tell(put(self.tr("The damaged file is kept as “%1”."), aside.name))
                self.refresh()
                return
            rescue = self._service.rescue(game.path)
            self._damaged.pop(game.path, None)
        except StoreError as error:
            self.tell(error)
            return
        self.opened.emit(rescue.path)

    def _ask(self) -> None:
        kinds = self.tr("Open records") + " (*.hill.json *.json)"
        ask_file(self, self.record.text(), kinds, self.open_record)

    def _switch(self) -> None:
        self.language_chosen.emit("en" if _russian() else "ru")


def _russian() -> bool:
    return QLocale().language() == QLocale.Language.Russian


def _word(made: QPushButton, word: str, key: str) -> None:
    made.setText(word)
    made.setToolTip(key)
    name_it(made, word, key)
