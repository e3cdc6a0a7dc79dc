"""Equal and alike answers at the right of the desk, each group judged with one key or click."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.night.desk import DeskView
from ui.desk import look
from ui.desk.ink import cap_html
from ui.desk.keys import cap
from ui.desk.phones.docket import DONE, Entry, docket, first_open
from ui.desk.phrases import apart
from ui.desk.readings import spans

PX = 14
GROUNDS = {
    "open": look.SHEET,
    "mixed": look.AMBER_SOFT,
    "right": look.GREEN_SOFT,
    "wrong": look.RED_SOFT,
    "differ": look.RED_SOFT,
}


class Groups:
    """The panel's words, under the context "Groups"."""

    def tr(self, source: str, comment: str = "", n: int = -1) -> str:
        """The translation of `source`; `n` chooses the plural and replaces %n."""
        return QCoreApplication.translate("Groups", source, comment, n)

    def head(self, entries: tuple[Entry, ...]) -> str:
        """What is left to do."""
        differ = sum(entry.state == "differ" for entry in entries)
        if differ:
            return self.tr("Host and judge differ on %n answer(s): decide", "", differ)
        left = sum(entry.state not in DONE for entry in entries)
        if left:
            return self.tr("%n group(s) of answers to judge", "", left)
        return self.tr("All groups are judged")

    def line(self, entry: Entry) -> str:
        """An entry as rich text."""
        text = escape(entry.text) or self.tr("(on paper)")
        if entry.state == "differ":
            [number], [name] = entry.numbers, entry.names
            marks = f"{self.host(entry.host)} · {self.judge(entry.judge)}"
            who = f"<b>{number}</b> {apart(escape(name))}"
            return f'<b>{text}</b><br><b style="color:{look.RED}">{marks}</b><br>{who}'
        return f"<b>{text}</b><br>{spans(entry.numbers)}{self._notes(entry)}"

    def mark(self, mark: bool) -> str:
        """A mark as a word."""
        return self.tr("correct") if mark else self.tr("wrong")

    def plain(self, entry: Entry) -> str:
        """An entry for a screen reader."""
        return f"{entry.text}: {spans(entry.numbers)}"

    def host(self, mark: bool | None) -> str:
        """The host's mark."""
        return self.tr("host ✓") if mark else self.tr("host ✗")

    def judge(self, mark: bool | None) -> str:
        """The judge's mark."""
        return self.tr("judge ✓") if mark else self.tr("judge ✗")

    def _notes(self, entry: Entry) -> str:
        notes = []
        if entry.judge is not None:
            notes.append(self.judge(entry.judge))
        if entry.near < 100:
            notes.append(self.tr("alike: %1 %").replace("%1", str(entry.near)))
        if entry.proposal is not None and entry.state not in DONE:
            right = self.tr("the pack: correct?")
            notes.append(right if entry.proposal else self.tr("the pack: wrong?"))
        told = " · ".join(notes)
        return f' &nbsp;<span style="color:{look.MUTED}">{told}</span>' if told else ""


class GroupsPanel(QFrame):
    """Shown while there are answers with a text to mark.

    `judged` carries ids of teams and the mark; `right`, `wrong` and `skip` act on the current
    entry, which is the first that waits until the host chooses another. Where none waits, one more
    key changes nothing until `skip` has chosen an entry to judge again.
    """

    judged = Signal(tuple, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.entries: tuple[Entry, ...] = ()
        self.current: int | None = None
        self._chosen: tuple[str, ...] | None = None
        self._state: object = None
        self.rows: list[EntryRow] = []
        self._head = QLabel()
        self._head.setFont(look.type_of(PX))
        self._head.setTextFormat(Qt.TextFormat.RichText)
        self._inside = QWidget()
        self._inside.setObjectName("card")
        self._list = QVBoxLayout(self._inside)
        self._list.setContentsMargins(0, 0, 6, 0)
        self._list.setSpacing(4)
        self._list.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setWidget(self._inside)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setMinimumHeight(60)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._inside.setStyleSheet("QWidget#card{background:transparent}")
        self._scroll.viewport().setAutoFillBackground(False)
        self._inside.setAutoFillBackground(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 6, 8)
        layout.setSpacing(6)
        layout.addWidget(self._head)
        layout.addWidget(self._scroll)
        self.hide()

    def show_view(self, view: DeskView) -> None:
        """Show what is to be judged; hidden where nothing is."""
        self.entries = docket(view)
        self.setVisible(bool(self.entries))
        if not self.entries:
            self._chosen = self.current = None
            return
        keys = [entry.key for entry in self.entries]
        if self._chosen in keys:
            self.current = keys.index(self._chosen)
        else:
            self._chosen, self.current = None, first_open(self.entries)
        words = Groups()
        state = (self.entries, self.current, words.head(self.entries))
        if state != self._state:
            self._state = state
            self._fill(words)

    def right(self) -> None:
        """The current entry is correct."""
        self._judge(self.current, True)

    def wrong(self) -> None:
        """The current entry is wrong."""
        self._judge(self.current, False)

    def skip(self) -> None:
        """On to the next entry that waits, round and round; where none waits, through all."""
        count = len(self.entries)
        start = -1 if self.current is None else self.current
        order = [(start + step) % count for step in range(1, count + 1)]
        found = next((i for i in order if self.entries[i].state not in DONE), order[0])
        self._chosen, self.current = self.entries[found].key, found
        self._fill(Groups())

    def wanted(self, width: int) -> int:
        """The height that all entries would like at a width."""
        rows = sum(row.heightForWidth(width - 30) + 4 for row in self.rows if not row.isHidden())
        return rows + self._head.sizeHint().height() + 34

    def _judge(self, index: int | None, mark: bool) -> None:
        if index is None or index >= len(self.entries):
            return
        entry = self.entries[index]
        again = entry.state == ("right" if mark else "wrong")
        self._chosen = None
        self.judged.emit(entry.teams, None if again else mark)

    def _fill(self, words: Groups) -> None:
        loud = any(entry.state == "differ" for entry in self.entries)
        colour = look.RED if loud else look.INK
        names = ("group-next",) if self.current is None else ("group-right", "group-wrong")
        keys = " ".join(cap_html(cap(name)) for name in names)
        self._head.setText(f'<b style="color:{colour}">{words.head(self.entries)}</b> {keys}')
        self.setAccessibleName(words.head(self.entries))
        while len(self.rows) < len(self.entries):
            row = EntryRow(len(self.rows), self)
            row.asked.connect(self._judge)
            self._list.insertWidget(len(self.rows), row)
            self.rows.append(row)
        for index, row in enumerate(self.rows):
            row.setVisible(index < len(self.entries))
            if index < len(self.entries):
                row.show_entry(self.entries[index], words, current=index == self.current)
        self._list.activate()
        if self.current is not None and self.current < len(self.rows):
            self._scroll.ensureWidgetVisible(self.rows[self.current], 0, 8)


class EntryRow(QFrame):
    """One entry with its two buttons; `asked` carries its place and the mark."""

    asked = Signal(int, bool)

    def __init__(self, index: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = QLabel()
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._text.setWordWrap(True)
        self._text.setFont(look.type_of(PX))
        self.right, self.wrong = QPushButton(), QPushButton()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 4, 4, 4)
        layout.setSpacing(4)
        layout.addWidget(self._text, 1)
        for button, mark in ((self.right, True), (self.wrong, False)):
            button.setFixedSize(52, 30)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setStyleSheet("padding: 2px")
            button.clicked.connect(lambda _=False, mark=mark: self.asked.emit(index, mark))
            layout.addWidget(button)

    def show_entry(self, entry: Entry, words: Groups, *, current: bool) -> None:
        """Show it; the current one has an edge and its keys on the buttons."""
        self._text.setText(words.line(entry))
        self.setAccessibleName(words.plain(entry))
        edge = f"2px solid {look.BLUE}" if current else "2px solid transparent"
        style = f"EntryRow{{background:{GROUNDS[entry.state]};border:{edge};border-radius:6px}}"
        if self.styleSheet() != style:
            self.setStyleSheet(style)
        for button, sign, name in (
            (self.right, "✓", "group-right"),
            (self.wrong, "✗", "group-wrong"),
        ):
            button.setText(f"{cap(name)} {sign}" if current else sign)
        self.right.setAccessibleName(f"{words.mark(True)}: {words.plain(entry)}")
        self.wrong.setAccessibleName(f"{words.mark(False)}: {words.plain(entry)}")

    def heightForWidth(self, width: int) -> int:
        """As high as its text wants beside the buttons."""
        return max(self._text.heightForWidth(width - 128) + 12, 42)
