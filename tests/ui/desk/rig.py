"""A desk on a real evening, with a clock that a test moves by hand."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.hill.roster import Team
from app.hill.rules import RuleSet
from app.night.clock import NightClock
from app.night.desk import DeskRow
from app.night.evening import AnyJournal, Evening
from app.night.events import Founded
from app.night.night import Stage
from app.packs import PackQuestion
from app.store.memory import MemoryJournal
from app.store.settings import Settings
from tests.ui.pictures import NAMES
from ui.desk.window import DeskWindow
from ui.live import LiveShow

SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


class Hand:
    """A monotonic clock in ms that stands until it is moved."""

    def __init__(self) -> None:
        self.ms = 1000

    def __call__(self) -> int:
        return self.ms


class Rig:
    """A window of `count` teams; `press` and `type` are the host's fingers."""

    def __init__(
        self,
        count: int = 24,
        *,
        rules: RuleSet | None = None,
        names: Iterable[str] = (),
        journal: AnyJournal | None = None,
        actions: object = None,
        preview: QWidget | None = None,
    ) -> None:
        self.hand = Hand()
        clock = NightClock(0, self.hand, lambda: "2026-11-30T19:00:00+03:00")
        named = list(names) or [
            NAMES[n % len(NAMES)] + ("" if n < len(NAMES) else f" {n // len(NAMES) + 1}")
            for n in range(count)
        ]
        teams = tuple(Team(f"t{n}", name) for n, name in enumerate(named, 1))
        first = Founded("Осенний кубок", "2026-11-30", "«Маяк»", rules or RuleSet(), teams)
        self.evening = Evening.found(journal or MemoryJournal(), first, clock)
        self.live = LiveShow(self.evening)
        self.window = DeskWindow(self.live, Settings(), preview, actions)  # type: ignore[arg-type]
        self.window.resize(1366, 768)
        self.window.show()
        self.line = self.window.line

    @property
    def stage(self) -> Stage:
        return self.live.night.stage

    @property
    def said(self) -> str:
        return self.window.footer.said

    def row(self, number: int) -> DeskRow:
        found = self.window.view.row(number)
        assert found is not None
        return found

    def press(
        self, *keys: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        """Press keys one after the other, a tenth of a second apart."""
        for key in keys:
            self.hand.ms += 100
            QTest.keyClick(self.line, key, modifier)

    def space(self, times: int = 1) -> None:
        self.press(*[Qt.Key.Key_Space] * times)

    def type(self, text: str) -> None:
        """Type a line and Enter, with the clock standing."""
        self.put(text)
        QTest.keyClick(self.line, Qt.Key.Key_Return)

    def put(
        self, text: str, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        """Type without Enter; Cyrillic letters come as a Russian layout sends them."""
        for letter in text:
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                code = ord(letter.upper())
                event = QKeyEvent(kind, code, modifier, letter)
                QApplication.sendEvent(self.line, event)

    def turn(self, answers: str, right: str, declare: str = "") -> None:
        """A whole turn by keys, up to the move on the screen."""
        if self.stage is Stage.MOVES:
            self.space()
        if declare:
            self.type(declare)
        self.space(2)
        self.hand.ms += 5_000
        for line in answers.split("|"):
            self.hand.ms += 1_300
            self.type(line)
        self.space()
        self.type(right)
        self.space(2)

    def beat(self, ms: int) -> None:
        """Let time pass, and the program notice."""
        self.hand.ms += ms
        self.live.beat()

    def close(self) -> None:
        self.live.stop()
        self.window.close()
        self.window.deleteLater()


def question(number: int, **more: object) -> PackQuestion:
    """A question of a pack."""
    text = "Какой город дважды за XX век менял имя и дважды возвращал прежнее?"
    made = {
        "host_text": text,
        "screen_text": text,
        "answer": "Санкт-Петербург",
        "also_accepted": ("Петербург", "Питер"),
        "not_accepted": ("Ленинград",),
        "comment": "Петроград с 1914 года, Ленинград с 1924; имя вернули в 1991 году.",
        **more,
    }
    return PackQuestion(str(number), 0, line=number, **made)  # type: ignore[arg-type]


def centre(widget: QWidget) -> QPoint:
    """Where a mouse clicks it."""
    return widget.rect().center()
