"""The lists under the pitch: what happened, its draws, proposals, decisions, absences, odds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, get_args

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ui.desk import look
from ui.desk.ink import tip
from ui.desk.keys import BY_NAME, pressed
from ui.desk.phrases import translate
from ui.paint.fonts import MEDIUM
from ui.pitch.desk.log import Entry
from ui.pitch.desk.words import PitchDesk

Tab = Literal["tact", "draws", "proposals", "decisions", "off", "odds"]
TABS: tuple[Tab, ...] = get_args(Tab)
KEY = Qt.ItemDataRole.UserRole


class Lists(QFrame):
    """One list at a time; `opened` carries a tab and an entry's key, `dropped` the same for Del."""

    opened = Signal(str, str)
    dropped = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._stack = QStackedWidget()
        self._group = QButtonGroup(self)
        self._buttons: dict[Tab, QPushButton] = {}
        self.lists: dict[Tab, _List] = {}
        row = QHBoxLayout()
        row.setSpacing(4)
        for place, tab in enumerate(TABS):
            row.addWidget(self._button(tab, place))
            made = self.lists[tab] = _List()
            made.opened.connect(lambda key, t=tab: self.opened.emit(t, key))
            made.onward.connect(self.walk)
            made.dropped.connect(lambda key, t=tab: self.dropped.emit(t, key))
            self._stack.addWidget(made)
        row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 4, 6, 4)
        layout.setSpacing(3)
        layout.addLayout(row)
        layout.addWidget(self._stack, 1)
        self.show_tab("tact")

    @property
    def tab(self) -> Tab:
        """The list that is shown."""
        return TABS[self._stack.currentIndex()]

    def show_tab(self, tab: Tab) -> None:
        """Show a list."""
        self._stack.setCurrentIndex(TABS.index(tab))
        self._buttons[tab].setChecked(True)

    def walk(self) -> None:
        """To the list, or from it to the next one, with the keyboard."""
        shown = self.lists[self.tab]
        if self.window().focusWidget() is shown:
            self.show_tab(TABS[(TABS.index(self.tab) + 1) % len(TABS)])
            shown = self.lists[self.tab]
        shown.setFocus()
        shown.setCurrentRow(max(0, shown.currentRow()))

    def show_entries(self, entries: Mapping[Tab, Sequence[Entry]]) -> None:
        """Fill the lists; the words of the tabs follow the language."""
        _words, names = PitchDesk(), self.names()
        for tab, button in self._buttons.items():
            count = len(entries.get(tab, ()))
            counted = tab in ("proposals", "decisions", "off") and count
            button.setText(f"{names[tab]} {count}" if counted else names[tab])
            loud = tab == "proposals" and count
            ground = f"background:{look.AMBER};" if loud and tab != self.tab else ""
            button.setStyleSheet(f"padding:2px 7px;{ground}")
            button.setAccessibleName(button.text())
            shown = self.lists[tab]
            shown.setAccessibleName(names[tab])
            shown.show_entries(entries.get(tab, ()), translate("PitchDesk", "nothing yet"))

    def names(self) -> dict[Tab, str]:
        """The names of the lists."""
        return {
            "tact": translate("PitchDesk", "Last tact"),
            "draws": translate("PitchDesk", "Draws"),
            "proposals": translate("PitchDesk", "Proposals"),
            "decisions": translate("PitchDesk", "Decisions"),
            "off": translate("PitchDesk", "Off the pitch"),
            "odds": translate("PitchDesk", "Odds"),
        }

    def texts(self, tab: Tab) -> list[str]:
        """What stands in a list."""
        shown = self.lists[tab]
        return [shown.item(n).text() for n in range(shown.count())]

    def _button(self, tab: Tab, place: int) -> QPushButton:
        button = QPushButton()
        button.setCheckable(True)
        button.setFont(look.type_of(12, MEDIUM))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self._stack.setCurrentIndex(place))
        self._group.addButton(button)
        self._buttons[tab] = button
        return button


class _List(QListWidget):
    """A list of lines; Enter and a double click open one, Del drops it."""

    opened = Signal(str)
    dropped = Signal(str)
    onward = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFont(look.type_of(13, MEDIUM))
        self.setWordWrap(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet("QListWidget{border:none}")
        self.itemDoubleClicked.connect(lambda item: self.opened.emit(str(item.data(KEY) or "")))
        self._shown: tuple[Entry, ...] | None = None

    def show_entries(self, entries: Sequence[Entry], nothing: str) -> None:
        """Fill it; the place stays where the lines stay."""
        shown = tuple(entries) or (Entry(nothing),)
        if shown == self._shown:
            return
        self._shown = shown
        self.clear()
        for entry in shown:
            item = QListWidgetItem(entry.text)
            item.setData(KEY, entry.key)
            item.setToolTip(tip(" — ".join(part for part in (entry.text, entry.more) if part)))
            self.addItem(item)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows stay here; Enter opens, Del drops; all else belongs to the window."""
        item = self.currentItem()
        key = "" if item is None else str(item.data(KEY) or "")
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and key:
            self.opened.emit(key)
        elif event.key() == Qt.Key.Key_Delete and key:
            self.dropped.emit(key)
        elif pressed(event, "pitch") is BY_NAME["lists"]:
            self.onward.emit()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            super().keyPressEvent(event)
        else:
            event.ignore()
