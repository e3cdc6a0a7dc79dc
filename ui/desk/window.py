"""The host's window: the parts of the desk put together, and every key led to its deed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QMenu, QWidget

from app.night import intents
from app.night.decide import Stamp
from app.night.desk import ASKING, DeskRow, DeskView
from app.night.media.views import MediumLine
from app.night.night import Stage
from ui.desk import look
from ui.desk.actions import DeskActions, dialog_deeds
from ui.desk.board import TeamBoard
from ui.desk.captions import caption, chosen, name_projector
from ui.desk.clocks import Clocks
from ui.desk.footer import Footer
from ui.desk.help import HelpSheet
from ui.desk.host import TWICE, Choices, Host
from ui.desk.keys import BY_NAME, Key
from ui.desk.line import Asked, CommandLine
from ui.desk.media.strip import nowhere
from ui.desk.menus import drop, main_menu, team_menu
from ui.desk.phasebar import PhaseBar
from ui.desk.phrases import Desk, translate
from ui.desk.pressed import pressed
from ui.desk.readings import reading
from ui.desk.seats import OtherGame, Seats, Stacked
from ui.desk.side import Side
from ui.live import LiveShow

LEAST = 900, 500
"""A screen of 1920×1080 at 200 %, less a panel, shows every control."""
ARROWS: Mapping[int, tuple[int, int]] = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}


class DeskWindow(QMainWindow):
    """The console of one evening.

    `preview` is the small picture of what the audience sees; `dialogs` open what
    needs more than a key, and may be given later; `on_close` says whether the window may close.
    """

    def __init__(
        self,
        live: LiveShow,
        settings: Choices,
        preview: QWidget | None = None,
        dialogs: DeskActions | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.live = live
        self.host = Host(live, settings, self)
        self.dialogs = dialogs
        self.on_close: Callable[[], bool] = lambda: True
        self.more: dict[str, Callable[[], object]] = {}
        self.view: DeskView = live.desk
        self._said = False
        self._begun: Stage | None = None
        self._projector: tuple[str, bool] | None = None
        self._menu: QMenu | None = None
        self.bar, self.board, self.footer = PhaseBar(), TeamBoard(), Footer()
        self.side = Side(preview)
        look.dress(self)
        self._lay()
        self.help = HelpSheet(self._whole)
        self.clocks = Clocks(live, self.footer, self)
        self._connect()
        self.setMinimumSize(*LEAST)
        self.refresh()
        self.line.setFocus()

    @property
    def line(self) -> CommandLine:
        """The command line."""
        return self.footer.line

    def seat(self, other: OtherGame) -> None:
        """Take in the page of another game, shown while the evening is in it."""
        self.seats.take(other, self.say, self.line.setText)
        self.refresh()

    def read_media(
        self,
        state: Callable[[MediumLine], str],
        page: Callable[[], tuple[int, int]],
        place: Callable[[], tuple[int, int]] = nowhere,
    ) -> None:
        """Take who knows how media stand, which page is seen, and how far a medium has played."""
        self.side.media.state, self.side.media.page, self.host.page = state, page, page
        self.side.media.place = place
        self.refresh()

    def refresh(self) -> None:
        """Show the evening as it stands."""
        self.view = view = self.live.desk
        self.bar.show_view(view)
        self.board.show_view(view)
        self.side.show_view(view, self.host)
        self.seats.sit(self.footer)
        self._labels(view)
        self.clocks.show_time(self.live.now())
        self.clocks.show_saved()
        title = view.title or translate("Desk", "King of the Hill")
        if self.windowTitle() != title:
            self.setWindowTitle(title)

    def run(self, name: str) -> None:
        """Carry out a command by its name, as from a menu or a button."""
        self._command(BY_NAME[name], 0)

    def show_projector(self, label: str, attached: bool) -> None:
        """Say which monitor shows the picture, or that it is gone."""
        lost = self._projector is not None and self._projector[1] and not attached
        back = self._projector is not None and not self._projector[1] and attached
        self._projector = (label, attached)
        self._labels(self.view)
        if lost:
            self.say(translate("Desk", "The projector is gone: the game goes on"), "fault")
        elif back:
            self.say(translate("Desk", "The projector is back, with the same picture"), "done")

    def follow(self, settings: Choices) -> None:
        """Take other settings."""
        self.host.choices = settings
        self._labels(self.view)

    def say(self, text: str, tone: str) -> None:
        """Show a message until the next key; an empty one leaves the phase's hint."""
        self._said = bool(text)
        if text:
            self.footer.say(text, tone)
            alert = QAccessibleEvent(self.footer.message, QAccessible.Event.Alert)
            QAccessible.updateAccessibility(alert)
        else:
            self._hint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key that no control has taken belongs to the command line."""
        self.footer.line.take(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the side's proportions."""
        super().resizeEvent(event)
        self._proportion()

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language at once."""
        if event.type() == QEvent.Type.LanguageChange:
            self.help.retranslate()
            self.board.forget()
            self._said = False
            self.refresh()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask whoever holds the evening whether the window may close."""
        event.setAccepted(self.on_close())

    def _lay(self) -> None:
        middle = QHBoxLayout()
        middle.setContentsMargins(12, 8, 12, 8)
        middle.setSpacing(12)
        middle.addWidget(self.board, 1)
        middle.addWidget(self.side)
        hill = Stacked(self.bar)
        hill.layout_.addLayout(middle, 1)
        self.seats = Seats(hill)
        whole = Stacked(self.seats.stack, self.footer)
        self._whole = whole
        self.setCentralWidget(whole)

    def _connect(self) -> None:
        line, footer = self.footer.line, self.footer
        self.live.changed.connect(self.refresh)
        self.host.said.connect(self.say)
        line.command.connect(self._command)
        line.entered.connect(self._entered)
        line.pasted.connect(lambda text: self.seats.enter(text, self.live.stamp()))
        line.textEdited.connect(lambda _: self._typed())
        self.side.air.command.connect(self.run)
        self.side.media.command.connect(self.run)
        self.side.question.asked.connect(self.run)
        self.side.phase.asked.connect(self.run)
        for button, name in pressed(self.bar, footer):
            button.clicked.connect(lambda _=False, n=name: self.run(n))
        self.board.declare.connect(lambda t, k: self.host.declare(t, k, self.live.stamp()))
        self.board.mark.connect(lambda t: self.host.cycle(t, self.live.stamp()))
        self.board.menu.connect(self._team_menu)

    def _command(self, key: Key, code: int) -> None:
        stamp = self.live.stamp()
        if self.help.isVisible() and key.name not in ("help", "back"):
            if not self.help.roll(code):
                self.help.hide()
            return
        if key.name not in TWICE:
            self.host.disarm()
            self.say("", "hint")
        back = key.name == "back" and (self.help.isVisible() or bool(self.line.text()))
        if not back and self.seats.command(key, code, stamp):
            self._labels(self.view)
            return
        if key.name == "height":
            self.line.insert(chr(code))
            return
        if self.host.command(key.name, stamp):
            return
        own = self._own().get(key.name)
        if own is not None:
            own()
        elif key.name == "choose":
            self.board.go(*ARROWS[code])
            self._hint()
        elif key.group == "team":
            self._on_team(key.name, stamp)

    def _own(self) -> Mapping[str, Callable[[], object]]:
        """Commands of the window itself, and those that open a dialog."""
        found: dict[str, Callable[[], object]] = {
            "back": self._back,
            "help": self._help,
            "menu": self._main_menu,
            "partner-named": lambda: self._ask_if(Asked.PARTNER, "partner-named"),
            "break": lambda: self._ask_if(Asked.BREAK, "break"),
            "save-again": self._save_again,
            "unsaved": self.live.evening.go_on_unsaved,
            **self.more,
        }
        if self.dialogs is not None:
            found |= dialog_deeds(self.dialogs)
        return found

    def _on_team(self, name: str, stamp: Stamp) -> None:
        team = self.board.chosen
        if team is None:
            self.say(translate("Desk", "Choose a team with the arrows, or type its number"), "ask")
            return
        match name:
            case "act" if self.view.stage is Stage.DECISION:
                row = self._chosen()
                self.footer.line.setText(f"{row.team.number} " if row else "")
                self._typed()
            case "act":
                self.host.act(team, stamp)
            case "clear":
                self.host.clear(team, stamp)
            case "team-menu":
                self._team_menu(team)
            case "jump" | "revolution":
                self.host.declare(team, "jump" if name == "jump" else "revolution", stamp)

    def _chosen(self) -> DeskRow | None:
        """The row under the cursor."""
        team = self.board.chosen
        return next((row for row in self.view.rows if row.team.id == team), None)

    def _entered(self) -> None:
        stamp = self.live.stamp()
        line = self.footer.line
        self.host.disarm()
        if self.seats.away is not None:
            (line.clear if self.seats.enter(line.text(), stamp) else line.selectAll)()
            return
        if self._overtaken():
            return
        done = {
            Asked.COMMAND: self.host.line,
            Asked.PARTNER: self.host.named_partner,
            Asked.BREAK: self.host.start_break,
        }[line.asked](line.text(), stamp)
        if done:
            self.board.choose(None)
            said = self._said
            self._ask(Asked.COMMAND)
            self._said = said
        else:
            line.selectAll()

    def _overtaken(self) -> bool:
        """Whether time ran out while the line was typed: numbers would now be marks."""
        begun, self._begun = self._begun, self.view.stage
        if begun not in ASKING or self.view.stage is not Stage.MARKING:
            return False
        self.say(
            translate("Desk", "Answers have closed: Enter once more marks, Esc empties"), "ask"
        )
        return True

    def _ask_if(self, what: Asked, name: str) -> None:
        """Ask for a value, where the command that it is for would be done."""
        refused = self.host.why_not(name)
        if refused is None:
            self._ask(what)
        else:
            self.host.refuse(refused)

    def _ask(self, what: Asked) -> None:
        line = self.footer.line
        line.asked = what
        line.clear()
        line.setFocus()
        self._labels(self.view)
        if what is not Asked.COMMAND:
            self._hint()

    def _back(self) -> None:
        if self.help.isVisible():
            self.help.hide()
        elif self.footer.line.text() or self.footer.line.asked is not Asked.COMMAND:
            self._ask(Asked.COMMAND)
            self.say("", "hint")
        elif self.view.stage is Stage.PREVIEW:
            self.host.do(intents.LeavePreview(), self.live.stamp())
        else:
            self.board.choose(None)
            self._hint()

    def _typed(self) -> None:
        if len(self.line.text()) <= 1:
            self._begun = self.view.stage
        self.host.disarm()
        self._said = False
        self._hint()

    def _hint(self) -> None:
        """What the line would do, else what the phase asks for."""
        line = self.footer.line
        if self.seats.away is not None:
            self.footer.say(*self.seats.away.reading(line.text()))
            return
        if line.asked is Asked.COMMAND and line.text().strip():
            self.footer.say(*reading(line.text(), self.view, self.live.night, self.live.stamp()))
            return
        row = self._chosen()
        text = Desk().hint(self.view) if row is None else chosen(row, self.view)
        self.footer.say(text, "hint")
        line.setAccessibleDescription(text)
        event = QAccessibleEvent(line, QAccessible.Event.DescriptionChanged)
        QAccessible.updateAccessibility(event)

    def _labels(self, view: DeskView) -> None:
        caption(self.footer, view, self.host)
        if self.seats.away is not None:
            self.line.setPlaceholderText(self.seats.away.prompt())
        if self._projector is not None:
            name_projector(self.footer, *self._projector)
        if not self._said:
            self._hint()

    def _help(self) -> None:
        if self.help.isVisible():
            self.help.hide()
            return
        self.help.retranslate()
        self.help.spread(self._whole)
        self.help.show()

    def _main_menu(self) -> None:
        button = self.seats.menu or self.bar.menu
        self._menu = main_menu(self, self.run, self.host.why_not, self.line.seat)
        drop(self._menu, button)

    def _team_menu(self, team: str) -> None:
        row = next((row for row in self.view.rows if row.team.id == team), None)
        if row is None or self.dialogs is None:
            return
        self._menu = team_menu(self, self.host, self.dialogs, row)
        drop(self._menu, self.board.spot(team), 40)

    def _save_again(self) -> None:
        if self.live.evening.try_saving():
            self.say(translate("Desk", "Everything is saved"), "done")

    def _proportion(self) -> None:
        self.side.fit(self.width(), self.height(), self.view)
        self.help.spread(self._whole)
