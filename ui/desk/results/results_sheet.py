"""After the evening: every file one click away, all of them by one more."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QDir, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QKeyEvent
from PySide6.QtWidgets import QFileDialog, QGridLayout, QLineEdit, QPushButton, QWidget

from app.night.results_desk.club import Club, TableError
from app.night.results_desk.files import ResultFile, folder_name, offered, quoted_names
from ui.desk.dialogs.parts import button, card, column, is_enter, label, name_it, row
from ui.desk.dialogs.sheet import Sheet
from ui.desk.dialogs.words import Dialogs, put
from ui.desk.results.answer import Answer
from ui.desk.results.archive_row import ArchiveRow
from ui.desk.results.courier import Courier
from ui.desk.results.making import Making, StoppedError
from ui.desk.results.words import Results
from ui.desk.start.trouble import Troubles
from ui.live import LiveShow


class ResultsHelp(Protocol):
    """What the page needs of the program around it."""

    @property
    def club(self) -> Club:
        """The club whose evening it is."""

    @property
    def courier(self) -> Courier:
        """Who sends it to the archive."""

    def records(self) -> Path:
        """The folder in which the evening's own folder is offered."""

    def language(self) -> str:
        """The language of the files, "ru" or "en"."""


class ResultsSheet(Sheet):
    """`asked` says that another page is wanted: "players" or "table"."""

    asked = Signal(str)

    def __init__(self, parent: QWidget | None, live: LiveShow, around: ResultsHelp) -> None:
        super().__init__(parent)
        self._live, self._around = live, around
        self.making = Making(self)
        self.folder = QLineEdit()
        self.folder.setText(self._native(around.records() / folder_name(live.night)))
        self.browse, self.players, self.table = button(), button(), button()
        self.answer = Answer()
        self.archive = ArchiveRow(around.courier)
        self.buttons: dict[ResultFile, QPushButton] = {}
        self._names = label(wrap=False)
        self._rows: list[tuple[ResultFile, Callable[[str], None]]] = []
        self._written: list[Path] = []
        self._wrong: list[str] = []
        self._many = False
        self._build()
        self._connect()
        self.say()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Nothing is chosen at first: keys that were on their way to the evening do nothing."""
        if not (is_enter(event) and self.focusWidget() in (None, self)):
            super().keyPressEvent(event)

    def say(self) -> None:
        """Say every word again."""
        night, words = self._live.night, Results()
        lead = night.title
        if night.rehearsal:
            lead = self.tr("A rehearsal: every file says so, and none goes to rating or archive.")
        elif not night.ended:
            lead = self.tr(
                "The evening has not been ended (Ctrl+E): the files show it as it stands now."
            )
        self.title(self.tr("After the evening"), lead)
        for file, name in self._rows:
            name(words.row(file))
        for file, made in self.buttons.items():
            made.setText(words.button(file))
            name_it(made, f"{words.row(file)}: {words.button(file)}")
        self._names.setText(self.tr("Folder"))
        for made, text in (
            (self.browse, self.tr("Another folder…")),
            (self.players, self.tr("Players' points…")),
            (self.table, self.tr("Rating table…")),
        ):
            made.setText(text)
            name_it(made, text)
        name_it(self.folder, self.tr("Folder of the files"))
        self.answer.say()
        self.archive.say()
        self.verbs(self.tr("Everything into the folder"), Dialogs().close)

    def done_with(self) -> None:
        """Make everything."""
        self._make(tuple(self.buttons), many=True)

    def make(self, file: ResultFile) -> None:
        """Make one file."""
        self._make((file,), many=False)

    def reject(self) -> None:
        """Close the page; what is being made is stopped, what is written stays."""
        self.making.stop()
        super().reject()

    def _make(self, files: tuple[ResultFile, ...], *, many: bool) -> None:
        if self.making.busy:
            return
        try:
            table = self._around.club.table()
        except TableError as error:
            self.answer.wrong(
                put(self.tr("The club's rating table cannot be used: %1"), Troubles().told(error))
            )
            return
        self._written, self._wrong, self._many = [], [], many
        folder = Path(self.folder.text().strip()).expanduser()
        if not folder.is_absolute():
            folder = self._around.records() / folder
        self.setFocus()  # and not on to the folder's name, where keys would change it
        for made in (*self.buttons.values(), self.first):
            made.setEnabled(False)
        self.answer.busy(Results().row(files[0]))
        self.making.begin(self._live.night, files, folder, table, self._around.language())

    def _made(self, file: ResultFile, path: Path) -> None:
        self._written.append(path)
        if not self._many:
            names = quoted_names(self._live.night, file)
            self._wrong += [Results().quoted(", ".join(names))] if names else []
        self.answer.busy(path.name)

    def _failed(self, file: ResultFile, error: Exception) -> None:
        if not isinstance(error, StoppedError):
            words = Results()
            what = f"{words.row(file)}, {words.button(file)}"
            self._wrong.append(f"{what}: {words.trouble(error)}")

    def _over(self) -> None:
        for made in (*self.buttons.values(), self.first):
            made.setEnabled(True)
        told = ""
        if len(self._written) == 1:
            told = put(self.tr("Written: %1"), self._native(self._written[0]))
        elif self._written:
            folder = self._native(self._written[0].parent)
            told = Results().written(len(self._written), folder)
        elif not self._wrong:
            told = self.tr("Stopped: nothing was written.")
        wrong = dict.fromkeys(self._wrong)
        self.answer.done(told, "\n".join(list(wrong)[:3]), self._written)

    def _build(self) -> None:
        night = self._live.night
        left = [file for file in offered(night) if file.game == "hill"]
        right = [file for file in offered(night) if file.game == "match"]
        cards = [card(self._grid(files)) for files in (left, right) if files]
        own = row(self.players, self.table, None)
        for made in (self.players, self.table):
            made.setVisible(bool(left) and not night.rehearsal)
        place = row(self._names, self.folder, self.browse)
        place.setStretch(1, 1)
        self.put(row(*cards, gap=12), column(place, self.answer, gap=8), self.archive)
        self.extra.addLayout(own)
        self.archive.setVisible(bool(left) and not night.rehearsal)
        self.resize(760 if len(cards) < 2 else 1080, 0)  # and no narrower than its words

    def _grid(self, files: list[ResultFile]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(6)
        words = Results()
        ordered = sorted(files, key=_place)
        for line, (_, group) in enumerate(groupby(ordered, key=words.row)):
            members = list(group)
            name = label(wrap=False)
            self._rows.append((members[0], name.setText))
            grid.addWidget(name, line, 0)
            for place, file in enumerate(members, 1):
                self.buttons[file] = made = button()
                made.clicked.connect(partial(self.make, file))
                grid.addWidget(made, line, place)
        grid.setColumnStretch(5, 1)
        grid.setRowStretch(grid.rowCount(), 1)
        grid.setColumnMinimumWidth(0, 210)
        return grid

    def _connect(self) -> None:
        self.browse.clicked.connect(self._ask)
        self.players.clicked.connect(lambda: self.asked.emit("players"))
        self.table.clicked.connect(lambda: self.asked.emit("table"))
        self.making.made.connect(self._made)
        self.making.failed.connect(self._failed)
        self.making.over.connect(self._over)
        self.making.progress.connect(self.answer.progress)
        self.answer.stopped.connect(self.making.stop)
        self.answer.opened.connect(_open_folder)
        self._live.changed.connect(self.say)

    def _ask(self) -> None:
        dialog = QFileDialog(self, self.browse.text(), self.folder.text())
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.fileSelected.connect(lambda name: self.folder.setText(self._native(Path(name))))
        dialog.open()

    def _native(self, path: Path) -> str:
        return QDir.toNativeSeparators(str(path))


_ORDER = ("protocol", "rating", "full", "tours", "rosters", "results", "picture", "film", "record")
_SITE = ("full", "tours", "rosters", "results")


def _place(file: ResultFile) -> tuple[int, str, int]:
    """Where a file stands: by row, then in its row."""
    if file.what in _SITE:
        return _ORDER.index("full"), file.ending, _SITE.index(file.what)
    return _ORDER.index(file.what), "", 0


def _open_folder(path: Path) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))
