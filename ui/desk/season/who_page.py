"""Who of one name is who: asked once, answered with a key."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHeaderView,
    QListWidget,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from app.night.results_desk.season import Asked, seen
from ui.desk.dialogs.parts import button, column, label, name_it, row
from ui.desk.dialogs.spoken import plain

Groups = tuple[tuple[int, ...], ...]
GROUP, NAME, CLUB_ID, GAMES, SEEN = range(5)


class WhoPage(QWidget):
    """`decided` carries groups of ids: each group is one and the same."""

    decided = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.names, self.people = QListWidget(), QTableWidget(0, 5)
        self.same, self.different, self.grouped = button("first"), button(), button()
        self.lead = label("muted")
        self._asked: tuple[Asked, ...] = ()
        made = self.people
        plain(made, lines=False, typed=True)
        made.horizontalHeader().setSectionResizeMode(SEEN, QHeaderView.ResizeMode.Stretch)
        made.horizontalHeader().setSectionResizeMode(NAME, QHeaderView.ResizeMode.ResizeToContents)
        self.names.setMaximumWidth(300)
        answers = row(self.same, self.different, self.grouped, None)
        whole = row(self.names, column(self.people, answers))
        whole.setStretch(1, 1)
        self.setLayout(column(self.lead, whole))
        self.names.currentRowChanged.connect(self._show)
        self.same.clicked.connect(lambda: self._decide(lambda asked: asked.all_same))
        self.different.clicked.connect(lambda: self._decide(lambda asked: asked.all_different))
        self.grouped.clicked.connect(lambda: self._decide(lambda _: self._groups()))
        self.say()

    @property
    def current(self) -> Asked | None:
        """The question that is chosen."""
        place = self.names.currentRow()
        return self._asked[place] if 0 <= place < len(self._asked) else None

    def show_questions(self, asked: Sequence[Asked]) -> None:
        """Show what is still open."""
        self._asked = tuple(asked)
        self.names.clear()
        self.names.addItems([one.name for one in self._asked])
        if self._asked:
            self.names.setCurrentRow(0)
        self._show()
        self.say()

    def say(self) -> None:
        """Say every word again."""
        open_ = bool(self._asked)
        asks = self.tr("The same name on several nights: is it one and the same?")
        self.lead.setText(asks if open_ else self.tr("Nobody is in doubt."))
        heads = (self.tr("Group"), self.tr("Name"), self.tr("Club id"), self.tr("Games"))
        self.people.setHorizontalHeaderLabels([*heads, self.tr("Seen at")])
        for made, text in (
            (self.same, self.tr("One and the same")),
            (self.different, self.tr("All different")),
            (self.grouped, self.tr("As grouped")),
        ):
            made.setText(text)
            name_it(made, text)
            made.setEnabled(open_)
        name_it(self.names, self.tr("Names in doubt"))
        name_it(self.people, self.tr("Who bears the name"))

    def _show(self) -> None:
        asked = self.current
        people = asked.people if asked is not None else ()
        self.people.setRowCount(len(people))
        for line, one in enumerate(people):
            name = f"{one.surname} {one.name}".strip()
            cells = (str(line + 1), name, one.club_id, str(one.games), seen(one))
            for place, text in enumerate(cells):
                item = QTableWidgetItem(text)
                item.setToolTip(text)
                if place != GROUP:
                    item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
                self.people.setItem(line, place, item)
        self.grouped.setVisible(len(people) > 2)

    def _groups(self) -> Groups:
        """The people by what stands in the column of groups."""
        asked = self.current
        found: dict[str, list[int]] = defaultdict(list)
        for line, one in enumerate(asked.people if asked is not None else ()):
            item = self.people.item(line, GROUP)
            found[item.text().strip() if item is not None else ""].append(one.id)
        return tuple(tuple(ids) for ids in found.values())

    def _decide(self, groups: Callable[[Asked], Groups]) -> None:
        asked = self.current
        if asked is not None:
            self.decided.emit(groups(asked))
