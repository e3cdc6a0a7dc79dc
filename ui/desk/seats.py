"""The games of an evening in one window: the hill, and the page of another one in its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from app.night.decide import Stamp
from ui.desk.footer import Footer
from ui.desk.keys import Key


class SayIt(Protocol):
    """Shows a message with its tone: "hint", "done", "fault" or "ask"."""

    def __call__(self, text: str, tone: str) -> None:
        """Show it."""


class OtherGame(Protocol):
    """A page that takes the keys, the line and the middle of the window while its game is on."""

    @property
    def page(self) -> QWidget:
        """The page itself."""

    @property
    def menu(self) -> QWidget:
        """What the menu hangs from."""

    @property
    def is_on(self) -> bool:
        """Whether the evening is in this game now."""

    def attach(self, say: SayIt, put_line: Callable[[str], None]) -> None:
        """Take over how messages are said, and how something is put on the command line."""

    def refresh(self) -> None:
        """Show the evening as it stands."""

    def switch(self, stamp: Stamp) -> None:
        """Over to this game, or back to the hill."""

    def command(self, key: Key, code: int, stamp: Stamp) -> bool:
        """Carry out a key of the table; False where it is none of this game's."""

    def enter(self, text: str, stamp: Stamp) -> bool:
        """Carry out a typed line; True when it was done."""

    def reading(self, text: str) -> tuple[str, str]:
        """What a line would do, or what is waited for, with its tone."""

    def prompt(self) -> str:
        """What may be typed now, for the empty line."""


class Stacked(QWidget):
    """Widgets one under the other without gaps, the first as high as it can."""

    def __init__(self, *parts: QWidget) -> None:
        super().__init__()
        self.layout_ = QVBoxLayout(self)
        self.layout_.setContentsMargins(0, 0, 0, 0)
        self.layout_.setSpacing(0)
        for part in parts:
            self.layout_.addWidget(part)


class Seats:
    """Which game's page stands in the window; the hill's stays as it was left."""

    def __init__(self, hill: QWidget) -> None:
        self.stack = QStackedWidget()
        self.stack.addWidget(hill)
        self._other: OtherGame | None = None

    def take(self, other: OtherGame, say: SayIt, put_line: Callable[[str], None]) -> None:
        """Take in the page of another game."""
        self._other = other
        self.stack.addWidget(other.page)
        other.attach(say, put_line)

    @property
    def away(self) -> OtherGame | None:
        """The other game while the evening is in it."""
        return self._other if self._other is not None and self._other.is_on else None

    @property
    def menu(self) -> QWidget | None:
        """What the menu hangs from in the other game."""
        return self.away.menu if self.away is not None else None

    def sit(self, footer: Footer) -> None:
        """Show the page and take the keys of the game that is on."""
        if self._other is not None:
            self._other.refresh()
        here = self.away is None
        self.stack.setCurrentIndex(0 if here else 1)
        footer.line.seat = "hill" if here else "pitch"
        for button in (footer.clock, footer.pause, footer.more):
            button.setVisible(here)

    def enter(self, text: str, stamp: Stamp) -> bool:
        """A typed line, or several pasted ones, for the other game; True when it was done."""
        return self.away is not None and self.away.enter(text, stamp)

    def command(self, key: Key, code: int, stamp: Stamp) -> bool:
        """A key of the other game, or the one that leads to it and back."""
        if self._other is None:
            return False
        if key.name == "pitch":
            self._other.switch(stamp)
            return True
        return self.away is not None and self.away.command(key, code, stamp)
