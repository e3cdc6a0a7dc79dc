"""Equal and alike answers at the right of the desk, each group judged with one key or click."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from app.night.desk import DeskView
from ui.desk import look
from ui.desk.ink import cap_html
from ui.desk.keys import cap
from ui.desk.phones.docket import DONE, Entry, docket, first_open
from ui.desk.phones.entry_row import LOWEST, PX, EntryRow
from ui.desk.phones.group_words import Groups

SPACE, EDGE, AROUND = 4, 6, 8
"""Between two rows, at their right, and above and below the one that is scrolled to."""
USUAL = 46
"""The height of a row with two lines, which most have."""


class GroupsPanel(QFrame):
    """Shown while there are answers with a text to mark.

    `judged` carries ids of teams and the mark; `right`, `wrong` and `skip` act on the current
    entry, which is the first that waits until the host chooses another. Where none waits, one more
    key changes nothing until `skip` has chosen an entry to judge again. `stale` says that `fill`
    has something to do: keys go by the entries whatever the rows show meanwhile, and a click
    counts for the entry that its row shows.
    """

    judged = Signal(tuple, object)
    stale = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.entries: tuple[Entry, ...] = ()
        self.current: int | None = None
        self._chosen: tuple[str, ...] | None = None
        self._state: object = None
        self._head = QLabel()
        self._head.setFont(look.type_of(PX))
        self._head.setTextFormat(Qt.TextFormat.RichText)
        self._list = _List()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 6, 8)
        layout.setSpacing(6)
        layout.addWidget(self._head)
        layout.addWidget(self._list)
        self.hide()

    @property
    def rows(self) -> list[EntryRow]:
        """The rows of all entries, as they are shown once there was time for them."""
        for _ in self.fill():
            pass
        return self._list.rows[: len(self.entries)]

    def show_view(self, view: DeskView) -> None:
        """Show what is to be judged; hidden where nothing is."""
        self.entries = docket(view)
        self.setVisible(bool(self.entries))
        if not self.entries:
            self._chosen = self.current = self._state = None
            self._list.begin(0)
            return
        keys = [entry.key for entry in self.entries]
        if self._chosen in keys:
            self.current = keys.index(self._chosen)
        else:
            self._chosen, self.current = None, first_open(self.entries)
        self._tell()

    def right(self) -> None:
        """The current entry is correct."""
        self._judge(True)

    def wrong(self) -> None:
        """The current entry is wrong."""
        self._judge(False)

    def skip(self) -> None:
        """On to the next entry that waits, round and round; where none waits, through all."""
        count = len(self.entries)
        start = -1 if self.current is None else self.current
        order = [(start + step) % count for step in range(1, count + 1)]
        found = next((i for i in order if self.entries[i].state not in DONE), order[0])
        self._chosen, self.current = self.entries[found].key, found
        self._tell()

    def wanted(self, width: int, enough: int) -> int:
        """The height that all entries would like at a width, or any that is `enough`."""
        least = len(self.entries) * (LOWEST + SPACE)
        if least < enough:
            least = sum(row.heightForWidth(width - 30) + SPACE for row in self.rows)
        return least + self._head.sizeHint().height() + 34

    def fill(self) -> Iterator[None]:
        """Show the entries, one a step: the current one, those in view, the others."""
        words, done = Groups(), False
        for index in self._list.order(self.current):
            entry, current = self.entries[index], index == self.current
            if self._list.row(index, self._seen).show_entry(entry, words, current=current):
                self._list.place(index)
                done = True
                if current:
                    self._list.reveal(index)
                yield
        if done and self.current is not None:
            self._list.reveal(self.current)

    def _seen(self, entry: Entry, mark: bool) -> None:
        """A click on the entry that a row shows."""
        if entry.key in (one.key for one in self.entries):
            self._mark(entry, mark)

    def _judge(self, mark: bool) -> None:
        if self.current is not None and self.current < len(self.entries):
            self._mark(self.entries[self.current], mark)

    def _mark(self, entry: Entry, mark: bool) -> None:
        again = entry.state == ("right" if mark else "wrong")
        self._chosen = None
        self.judged.emit(entry.teams, None if again else mark)

    def _tell(self) -> None:
        """Say what is left, and that the rows are to follow."""
        told = Groups().head(self.entries)
        state = self.entries, self.current, told
        if state == self._state:
            return
        self._state = state
        loud = any(entry.state == "differ" for entry in self.entries)
        colour = look.RED if loud else look.INK
        names = ("group-next",) if self.current is None else ("group-right", "group-wrong")
        keys = " ".join(cap_html(cap(name)) for name in names)
        head = f'<b style="color:{colour}">{told}</b> {keys}'
        if self._head.text() != head:
            self._head.setText(head)
            self.setAccessibleName(told)
        self._list.begin(len(self.entries))
        self.stale.emit()


class _List(QScrollArea):
    """Rows one under the other, made when they are first needed and kept for later questions."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[EntryRow] = []
        self._high: list[int] = []
        self._inside = QWidget()
        self.setWidget(self._inside)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumHeight(60)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self._inside.setAutoFillBackground(False)

    def begin(self, count: int) -> None:
        """Room for so many rows; what is over shows nothing."""
        for row in self.rows[count:]:
            if row.entry is not None:
                row.forget()
        self._high = (self._high + [USUAL] * count)[:count]
        self._stretch()

    def row(self, index: int, asked: object) -> EntryRow:
        """A row, with all before it."""
        while len(self.rows) <= index:
            row = EntryRow(self._inside)
            row.asked.connect(asked)
            self.rows.append(row)
        return self.rows[index]

    def order(self, current: int | None) -> list[int]:
        """In which order the rows are filled: the current one, those in view, the others."""
        top = self.verticalScrollBar().value()
        bottom = top + self.viewport().height()
        seen, y = set(), 0
        for index, high in enumerate(self._high):
            if y < bottom and y + high > top:
                seen.add(index)
            y += high + SPACE
        count = range(len(self._high))
        return sorted(count, key=lambda index: (index != current, index not in seen))

    def place(self, index: int) -> None:
        """Give a row its place after its text; those below follow where it is higher or lower."""
        high = self.rows[index].heightForWidth(self._width())
        if high != self._high[index]:
            self._high[index] = high
            self._stretch()
            self._arrange()
        else:
            self.rows[index].setGeometry(self._place(index))

    def reveal(self, index: int) -> None:
        """Scroll to a row."""
        at = self._place(index).center()
        self.ensureVisible(at.x(), at.y(), 0, self._high[index] // 2 + AROUND)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width: every text is laid out for it."""
        super().resizeEvent(event)
        if self._inside.width() != self.viewport().width():
            for index, row in enumerate(self.rows[: len(self._high)]):
                if row.entry is not None:
                    self._high[index] = row.heightForWidth(self._width())
            self._stretch()
            self._arrange()

    def _arrange(self) -> None:
        y, width = 0, self._width()
        for row, high in zip(self.rows, self._high, strict=False):
            place = QRect(0, y, width, high)
            if row.geometry() != place:
                row.setGeometry(place)
            y += high + SPACE

    def _place(self, index: int) -> QRect:
        y = sum(self._high[:index]) + SPACE * index
        return QRect(0, y, self._width(), self._high[index])

    def _stretch(self) -> None:
        high = sum(self._high) + SPACE * (len(self._high) - 1)
        self._inside.resize(self.viewport().width(), max(high, 0))

    def _width(self) -> int:
        return self.viewport().width() - EDGE
