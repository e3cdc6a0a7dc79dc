"""A strip under the picture: the question's media with their state, and the hand on them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from html import escape

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from app.night.desk import DeskView
from app.night.media.views import DeckView, MediumLine
from app.night.refusal import Refused
from ui.desk import look
from ui.desk.catalogue import DeskKeys
from ui.desk.faces import face
from ui.desk.ink import label, tip
from ui.desk.phrases import apart, translate
from ui.desk.words import refusal_text
from ui.paint.fonts import MEDIUM

TALL, LONGEST = 26, 22
PAGE_MS = 500
SIGNS = {"picture": "🖼", "sound": "♪", "video": "▶"}
PLAYERS = ("play", "again", "next-medium", "softer", "louder")
READERS = ("page-back", "page-next", "smaller", "larger")
State = Callable[[MediumLine], str]


def nowhere() -> tuple[int, int]:
    """Of nothing that plays: where it stands, and how long it is."""
    return 0, 0


class MediaStrip(QWidget):
    """Hidden where the question has nothing to show or to turn; `command` carries a key's name.

    `state` tells how a medium stands ("missing", "broken", "loading", "ready"); `page` which page
    of how many the hall sees, from 0; `place` where the medium at hand stands and how long it is,
    in ms. `low`: there is room for one row only.
    """

    command = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.state: State = lambda line: "missing" if line.missing else "ready"
        self.page: Callable[[], tuple[int, int]] = lambda: (0, 1)
        self.place: Callable[[], tuple[int, int]] = nowhere
        self.media = QLabel()
        self.media.setTextFormat(Qt.TextFormat.RichText)
        self.media.setWordWrap(True)
        self.media.setFont(look.type_of(12, MEDIUM))
        self.media.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.buttons = {name: self._button(name) for name in (*PLAYERS, *READERS)}
        self.volume, self.pages = QLabel(), QLabel()
        self._players, self._readers = QWidget(), QWidget()
        self.low = False
        self._deck: DeckView | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.tick)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.media)
        self._fill(
            self._players, ("play", "again", "next-medium"), ("softer", "louder"), self.volume
        )
        self._fill(self._readers, ("page-back",), ("page-next", "smaller", "larger"), self.pages)
        layout.addWidget(self._players)
        layout.addWidget(self._readers)

    def show_view(self, view: DeskView, why_not: Callable[[str], Refused | None]) -> None:
        """Show the question's media and what can be done with them now."""
        deck = view.deck
        if deck is None:
            return
        self._deck = deck
        self.arrange()
        self.tick()
        self.volume.setText(f"{deck.state.volume} %")
        self.buttons["next-medium"].setVisible(deck.count > 1)
        words = DeskKeys()
        for name, button in self.buttons.items():
            refused = why_not(name)
            full = f"{words.command(name)} ({words.caps(name)[0]})"
            why = tip(refusal_text(refused) if refused else full)
            face(button, self._face(name, deck), full, enabled=refused is None, tip=why)

    def arrange(self) -> None:
        """Show the rows that have something to do; in a low window the most useful one."""
        deck = self._deck
        plays = deck is not None and deck.count > 0
        reads = deck is not None and deck.readable and not (self.low and plays)
        tells = deck is not None and bool(deck.media) and not (self.low and (plays or reads))
        for row, on in ((self._players, plays), (self._readers, reads), (self.media, tells)):
            row.setVisible(on)
        self.setVisible(plays or reads or tells)

    def showEvent(self, event: QShowEvent) -> None:
        """Follow pages that turn by themselves."""
        super().showEvent(event)
        self._timer.start(PAGE_MS)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing to follow."""
        super().hideEvent(event)
        self._timer.stop()

    def tick(self) -> None:
        """Show which page the hall sees, and how far the medium has played."""
        if self._deck is not None:
            self._say(self._deck)
        page, count = self.page()
        self.pages.setText(f"{page + 1}/{count}")

    def _say(self, deck: DeckView) -> None:
        """The media in a line, those that the hall will not get in red."""
        told = [(one, self.state(one)) for one in deck.media]
        lines = [_line(one, state, deck) for one, state in told]
        place = self.place() if deck.state.begun else (0, 0)
        self.media.setText(" &nbsp; ".join(_brief(one, state, deck, place) for one, state in told))
        self.media.setAccessibleName("; ".join(lines))
        self.media.setToolTip(tip("\n".join(lines)))

    def _face(self, name: str, deck: DeckView) -> str:
        cap = DeskKeys().caps(name)[0]
        play = "❚❚" if deck.state.playing else "▶"
        sign = {
            "play": play,
            "again": "↺",
            "next-medium": f"{deck.state.index % max(1, deck.count) + 1}/{deck.count} ›",
            "softer": "−",
            "louder": "+",
            "page-back": "‹",
            "page-next": "›",
            "smaller": "A−",
            "larger": "A+",
        }[name]
        return label(f"{cap} {sign}" if name in {"play", "again", "next-medium"} else sign)

    def _button(self, name: str) -> QPushButton:
        button = QPushButton()
        button.setFixedHeight(TALL)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setFont(look.type_of(12, MEDIUM))
        button.setStyleSheet("padding: 2px 6px")
        button.clicked.connect(lambda: self.command.emit(name))
        return button

    def _fill(
        self, row: QWidget, first: tuple[str, ...], last: tuple[str, ...], between: QLabel
    ) -> None:
        between.setAlignment(Qt.AlignmentFlag.AlignCenter)
        between.setFont(look.type_of(12, MEDIUM, figures=True))
        between.setFixedWidth(46)
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        for name in first:
            layout.addWidget(self.buttons[name], 1)
        if between is self.volume:
            layout.addWidget(self.buttons[last[0]])
            layout.addWidget(between)
            layout.addWidget(self.buttons[last[1]])
            return
        layout.addWidget(between)
        for name in last:
            layout.addWidget(self.buttons[name], 1)


def _brief(one: MediumLine, state: str, deck: DeckView, place: tuple[int, int]) -> str:
    """The same as rich text, its name shortened, with how far it has played; red if not to be."""
    short = one.name if len(one.name) <= LONGEST else f"{one.name[: LONGEST - 6]}…{one.name[-5:]}"
    text = escape(_line(replace(one, name=short), state, deck))
    if place[1] and _is_here(one, deck):
        text += f" {_clock(place[0])}/{_clock(place[1])}"
    text = apart(text)
    colour = look.RED if state in {"missing", "broken"} else look.INK
    return f'<span style="color:{colour}">{text}</span>'


def _is_here(one: MediumLine, deck: DeckView) -> bool:
    return deck.current is not None and deck.current.file == one.file


def _clock(ms: int) -> str:
    """Minutes and seconds: "1:05"."""
    return f"{ms // 60_000}:{ms // 1000 % 60:02}"


def _line(one: MediumLine, state: str, deck: DeckView) -> str:
    """A medium with its state: "♪ song.mp3 (answer), missing"."""
    words = {
        "missing": translate("Media", "missing"),
        "broken": translate("Media", "cannot be played"),
        "loading": translate("Media", "loading"),
    }
    name = one.name or one.file
    here = _is_here(one, deck) and deck.state.playing
    text = f"{SIGNS[one.kind]} {name}"
    if one.with_answer:
        answer = translate("Media", "with the answer")
        text += f" ({answer})"
    said = words.get(state) or (translate("Media", "playing") if here else "")
    return f"{text}, {said}" if said else text
