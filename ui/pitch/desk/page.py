"""The referee's page: both sheets, the pitch, the lists, and where every key of it leads."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.night.decide import Stamp
from app.night.match.state import MatchState
from app.night.match.values import Side
from app.night.pitch_scene import PlayerView
from ui.desk.airstrip import on_air
from ui.desk.keys import BY_NAME, Key
from ui.desk.phrases import translate
from ui.desk.seats import SayIt
from ui.live import LiveShow
from ui.pitch.desk.bar import PitchBar
from ui.pitch.desk.board import PitchBoard
from ui.pitch.desk.dialogs import PitchDialogs
from ui.pitch.desk.glimpse import board_view, cell_text, sheet_view
from ui.pitch.desk.lists import Lists
from ui.pitch.desk.oddsjob import OddsJob
from ui.pitch.desk.referee import ARROWS, Referee
from ui.pitch.desk.shown import bar_view, entries_of
from ui.pitch.desk.strip import ActionStrip
from ui.pitch.desk.team import TeamSheetPanel
from ui.pitch.desk.words import PitchDesk
from ui.screen.preview import PreviewWidget

SIDES: tuple[Side, Side] = ("left", "right")
SHEET, PREVIEW = (262, 0.205, 420), (192, 0.15, 420)
LOW, NARROW, LEAST = 138, 1340, (1090, 540)
ACTIONS = ("catch", "throw", "drop", "beat")


class RefereePage(QWidget):
    """Shown in the hill's place while the evening is on the pitch; fills `OtherGame`."""

    def __init__(
        self, live: LiveShow, dialogs: PitchDialogs, preview: QWidget | None = None
    ) -> None:
        super().__init__()
        self.live = live
        self.dialogs = dialogs
        self.referee = Referee(live, self)
        self.odds = OddsJob(self)
        self.bar = PitchBar()
        self.sheets = {side: TeamSheetPanel(side) for side in SIDES}
        self.board = PitchBoard(_token)
        self.board.tell = self._tell_cell
        self.lists, self.strip = Lists(), ActionStrip()
        self.preview = preview
        self._prompt: Callable[[str], None] = lambda _: None
        self._own = self._commands()
        self._lay()
        self._connect()

    @property
    def page(self) -> QWidget:
        """The page itself."""
        return self

    @property
    def menu(self) -> QWidget:
        """What the menu hangs from."""
        return self.bar.menu

    @property
    def match(self) -> MatchState | None:
        """The match as it stands."""
        return self.live.night.match

    @property
    def is_on(self) -> bool:
        """Whether the evening is on the pitch now."""
        return self.live.night.mode == "pitch"

    def attach(self, say: SayIt, put_line: Callable[[str], None]) -> None:
        """Take over how messages are said, and how something is put on the command line."""
        self.referee.said.connect(say)
        self._prompt = put_line

    def switch(self, stamp: Stamp) -> None:
        """Over to the pitch, or back to the hill; the first time a match is founded."""
        if self.is_on:
            self.referee.go("hill", stamp)
        elif self.match is None and not self.live.night.ended:
            self.dialogs.found()
        else:
            self.referee.go("pitch", stamp)

    def refresh(self) -> None:
        """Show the match as it stands; nothing while the hill is on."""
        if not self.is_on:
            return
        match = self.match
        self.referee.follow()
        if isinstance(self.preview, PreviewWidget):
            self.preview.set_badge(on_air(self.live.night.show))
        self.bar.show_view(bar_view(self.live.night, match))
        if match is None:
            return
        hand, covered = self.referee.hand, self.referee.covered
        for side, sheet in self.sheets.items():
            sheet.show_view(sheet_view(match, side, hand, covered=side in covered))
        self.board.show_view(board_view(match, hand, covered))
        player = hand.player is not None
        height = hand.height if player else None
        self.strip.show_hand(height, hand.aiming, self.referee.barred(), chosen=player)
        self.board.setAccessibleName(translate("PitchDesk", "Pitch"))
        self.board.setAccessibleDescription(self.referee.where())
        self.lists.show_entries({**entries_of(match), "odds": self.odds.entries(match)})

    def command(self, key: Key, code: int, stamp: Stamp) -> bool:
        """Carry out a key of the table; False where it is none of this game's."""
        if key.name == "choose":
            self.referee.move(*ARROWS[code])
            self._show_hand()
            return True
        if key.name in ("player", "tact"):
            step = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_F4: 1}.get(Qt.Key(code), -1)
            (self.referee.next_player if key.name == "player" else self.referee.next_tact)(step)
            self._show_hand()
            return True
        if key.name == "height":
            return self._height(code - Qt.Key.Key_0, stamp)
        if key.name in ACTIONS:
            self.referee.action(key.name, stamp)
            self._show_hand()
            return True
        own = self._own.get(key.name)
        return False if own is None else own(stamp) is not False

    def enter(self, text: str, stamp: Stamp) -> bool:
        """Carry out a typed line; True when it was done."""
        return self.referee.enter_text(text, stamp)

    def reading(self, text: str) -> tuple[str, str]:
        """What a line would do, or what is waited for, with its tone."""
        return self.referee.reading(text) if text.strip() else (self.referee.where(), "hint")

    def prompt(self) -> str:
        """What may be typed now, for the empty line."""
        return translate("PitchDesk", "L2 12(2) throw 5(2), Enter")

    def minimumSizeHint(self) -> QSize:
        """What it needs once it has folded; the parts follow the width."""
        return QSize(*LEAST)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A larger window has wider sheets and a larger picture of what the hall sees."""
        super().resizeEvent(event)
        for sheet in self.sheets.values():
            sheet.setFixedWidth(_share(SHEET, self.width()))
        small, narrow = _share(PREVIEW, self.width()), self.width() < NARROW
        if self.preview is not None:
            self.preview.setFixedSize(small, small * 9 // 16)
            self.preview.setVisible(not narrow)
        self.strip.fold(narrow)
        self.lists.setFixedHeight(max(LOW, small * 9 // 16))

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language at once."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()

    def _commands(self) -> Mapping[str, Callable[[Stamp], object]]:
        return {
            "next": self._next,
            "play-round": self.referee.play_round,
            "back": self._back,
            "act": self._act,
            "clear": self._clear,
            "stay": self._stay,
            "comment": self._comment,
            "cover": self._cover,
            "paste": lambda _: self.dialogs.paste(self.referee.hand.tact),
            "lists": lambda _: self.lists.walk(),
            "odds": self._odds,
            "dice": lambda _: self.dialogs.dice(self.referee.wanted()),
            "decide": lambda _: self.dialogs.decide(),
            "correct-order": lambda _: self.dialogs.correct(self.referee.hand.player),
            "close-match": self.referee.end_match,
            "record": lambda _: self.dialogs.save_record(),
            "rules": lambda _: self.dialogs.rules(),
        }

    def _next(self, stamp: Stamp) -> None:
        match = self.match
        if match is None or match.ended:
            self.dialogs.found()
        elif match.showing.kind == "still" and (address := self.referee.wanted()):
            self.dialogs.dice(address)
        else:
            self.referee.next(stamp)

    def _height(self, height: int, stamp: Stamp) -> bool:
        if self.referee.hand.player is None:
            return False
        self.referee.set_height(height, stamp)
        self._show_hand()
        return True

    def _act(self, stamp: Stamp) -> None:
        self.referee.act(stamp)
        self._show_hand()

    def _clear(self, stamp: Stamp) -> None:
        self.referee.clear(stamp)
        self._show_hand()

    def _stay(self, stamp: Stamp) -> None:
        self.referee.stay(stamp)
        self._show_hand()

    def _comment(self, _: Stamp) -> None:
        text = self.referee.line_for_comment()
        if text:
            self._prompt(text)

    def _cover(self, _: Stamp) -> None:
        self.referee.cover()
        self._show_hand()

    def _odds(self, _: Stamp) -> None:
        if self.match is not None:
            self.odds.ask(self.match)
            self.lists.show_tab("odds")
            self._show_hand()

    def _back(self, _: Stamp) -> bool:
        done = self.referee.back()
        self._show_hand()
        return done

    def _show_hand(self) -> None:
        """After something that is no step of the evening."""
        self.refresh()

    def _tell_cell(self, cell: int) -> str:
        return "" if self.match is None else cell_text(self.match, cell)

    def _lay(self) -> None:
        low = QHBoxLayout()
        low.setSpacing(8)
        low.addWidget(self.lists, 1)
        self.lists.setFixedHeight(LOW)
        if self.preview is not None:
            low.addWidget(self.preview, 0, Qt.AlignmentFlag.AlignBottom)
        middle = QVBoxLayout()
        middle.setSpacing(6)
        middle.addWidget(self.strip)
        middle.addWidget(self.board, 1)
        middle.addLayout(low)
        row = QHBoxLayout()
        row.setContentsMargins(10, 8, 10, 6)
        row.setSpacing(8)
        for sheet in self.sheets.values():
            sheet.setFixedWidth(SHEET[0])
        row.addWidget(self.sheets["left"])
        row.addLayout(middle, 1)
        row.addWidget(self.sheets["right"])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.bar)
        whole.addLayout(row, 1)

    def _connect(self) -> None:
        self.board.cell.connect(self._clicked)
        self.board.player.connect(lambda player: self._chosen(player, 0))
        self.board.turned.connect(self._turned)
        for side, sheet in self.sheets.items():
            sheet.chosen.connect(self._chosen)
            sheet.cover.connect(lambda s=side: self._cover_side(s))
        self.strip.height_asked.connect(lambda height: self._height(height, self.live.stamp()))
        self.strip.command.connect(self._run)
        self.odds.done.connect(self.refresh)
        self.lists.opened.connect(self._open_entry)
        self.lists.dropped.connect(self._drop_entry)

    def _run(self, name: str) -> None:
        self.command(BY_NAME[name], 0, self.live.stamp())

    def _clicked(self, cell: int) -> None:
        self.referee.click(cell, self.live.stamp())
        self._show_hand()

    def _chosen(self, player: str, tact: int) -> None:
        self.referee.choose(player, tact)
        self._show_hand()

    def _turned(self, step: int) -> None:
        hand = self.referee.hand
        if hand.player is not None:
            self._height(min(3, max(1, hand.height + step)), self.live.stamp())

    def _cover_side(self, side: Side) -> None:
        self.referee.cover(side)
        self._show_hand()

    def _open_entry(self, tab: str, key: str) -> None:
        match tab:
            case "proposals" if key:
                self.dialogs.decide(key)
            case "draws":
                self.dialogs.dice(key)
            case "decisions" if key:
                self.dialogs.cancel(key)

    def _drop_entry(self, tab: str, key: str) -> None:
        if tab == "proposals":
            self.referee.drop_proposal(key, self.live.stamp())


def _share(bounds: tuple[int, float, int], width: int) -> int:
    least, share, most = bounds
    return round(max(least, min(most, width * share)))


def _token(player: PlayerView) -> str:
    return PitchDesk().token(player)
