"""Choosing the evening's questions: none, a pack of the library, one that ships, a file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QFileDialog, QListWidget, QListWidgetItem, QVBoxLayout

from app.night.packs_desk.library import PackLibrary
from app.night.question_packs import Doubt, Pack, PackError, Report, ShelfEntry
from ui.desk.dialogs.ask_file import ask_file
from ui.desk.dialogs.pack_words import Packs
from ui.desk.dialogs.parts import button, card, label, name_it, row, tell
from ui.desk.dialogs.spoken import Spoken
from ui.desk.dialogs.words import put
from ui.desk.packs.editor import PackEditor
from ui.desk.packs.exporting import PackExport
from ui.desk.packs.opening import Opening
from ui.desk.packs.report_view import ReportView
from ui.desk.packs.stock import shipped_reports

OWN = Qt.ItemDataRole.UserRole
KINDS = "*.kothpack *.toml *.4s *.si4s *.br4s *.tr4s *.txt *.siq *.csv *.tsv *.xlsx *.json *.gift"


@dataclass(frozen=True, slots=True)
class Offer:
    """A line of the list: a pack of the library by its entry, or a report; neither: read aloud."""

    entry: ShelfEntry | None = None
    report: Report | None = None


class PackPicker(Spoken):
    """`chosen` after every choice; `report` is the pack with its doubts, None: read aloud.

    `warn` tells what is to be thought of before a pack is chosen, "" for nothing. Without a
    library a file is read all the same, and nothing of it is kept. `aloud`: no pack is a choice.
    """

    chosen = Signal()

    def __init__(self, library: PackLibrary | None = None, *, aloud: bool = True) -> None:
        super().__init__()
        self.report: Report | None = None
        self.warn: Callable[[Pack], str] = lambda _: ""
        self._library, self._aloud = library, aloud
        self._extra: list[Report] = []
        self.packs = QListWidget()
        self.open, self.folder, self.new = button(), button(), button()
        self.edit, self.export, self.remove = button(), button(), button()
        self.fault, self.done = label("fault"), label("muted")
        self.opening = Opening(library)
        self.view = ReportView()
        self.doubts = self.view.doubts
        self.editor: PackEditor | None = None
        self.exporting = PackExport(self, library, self.say_done) if library else None
        self._armed = ""
        self._build()
        self._connect()
        self.fill()
        self.packs.setCurrentRow(0)
        self.say()

    def add(self, *paths: Path) -> None:
        """Read files or folders and choose the last; why one cannot be read is said."""
        self._tell("", True)
        self.opening.open(*paths)

    def fill(self, choose: str = "") -> None:
        """List what there is; `choose` is the id of the pack to be chosen."""
        before = self.packs.currentRow()
        self.packs.blockSignals(True)
        self.packs.clear()
        if self._aloud:
            self._line("", Offer())
        for entry in self._library.entries() if self._library is not None else ():
            self._line(entry.title or entry.origin or entry.id, Offer(entry))
        for report in (*self._extra, *shipped_reports(self._library)):
            self._line(report.pack.title, Offer(None, report))
        self.packs.blockSignals(False)
        places = range(self.packs.count())
        found = (n for n in places if (one := self._offer(n).entry) and one.id == choose)
        self.packs.setCurrentRow(next(found, min(max(before, 0), self.packs.count() - 1)))
        self._name_lines()
        self._choose()

    def choose_titled(self, title: str) -> None:
        """Choose the first pack of this title, if there is one."""
        lines = range(self.packs.count())
        found = (n for n in lines if title and self._title(self._offer(n)) == title)
        self.packs.setCurrentRow(next(found, self.packs.currentRow()))

    def say(self) -> None:
        """Say every word again."""
        for made, word in (
            (self.open, self.tr("A file…")),
            (self.folder, self.tr("A folder…")),
            (self.new, self.tr("New…")),
            (self.edit, self.tr("Edit…")),
            (self.export, self.tr("Export…")),
            (self.remove, self.tr("Remove")),
        ):
            made.setText(word)
            name_it(made, word)
        self._armed = ""
        name_it(self.packs, self.tr("Question packs"), self.tr("Files can be dropped here."))
        self._name_lines()
        self.view.say()
        self._enable()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Read what was dropped."""
        urls = event.mimeData().urls()
        event.acceptProposedAction()
        self.add(*(Path(url.toLocalFile()) for url in urls if url.isLocalFile()))

    def edit_at(self, doubt: Doubt | None = None) -> None:
        """Open the editor with the chosen pack, at the question that a doubt is about."""
        offer = self._offer(self.packs.currentRow())
        if self._library is None or self.report is None:
            return
        name = offer.entry.id if offer.entry is not None else ""
        self._edit(PackEditor(self.window(), self._library, name, self.report, doubt))

    def say_done(self, sentence: str, well: bool) -> None:
        """Say how something ended, and whether well."""
        self._tell(sentence, well)

    def edit_new(self) -> None:
        """Open the editor with an empty pack, or with the one that was left unsaved."""
        if self._library is not None:
            self._edit(PackEditor(self.window(), self._library))

    def _build(self) -> None:
        self.setAcceptDrops(True)
        self.packs.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        verbs = row(self.open, self.folder, None, gap=8)
        more = row(self.new, self.edit, self.export, self.remove, None, gap=8)
        left = card(self.packs, verbs, more, self.opening, self.fault, self.done)
        right = card(self.view)
        beside = left.layout()
        if isinstance(beside, QVBoxLayout):
            beside.setStretchFactor(self.packs, 1)
        both = row(left, right)
        both.setStretch(0, 4)
        both.setStretch(1, 6)
        self.setLayout(both)
        for made in (self.new, self.edit, self.export, self.remove):
            made.setVisible(self._library is not None)
        self._tell("", True)

    def _connect(self) -> None:
        self.packs.currentItemChanged.connect(self._choose)
        self.packs.itemActivated.connect(lambda: None if self._aloud else self.edit_at())
        self.open.clicked.connect(self._ask)
        self.folder.clicked.connect(self._ask_folder)
        self.new.clicked.connect(self.edit_new)
        self.edit.clicked.connect(lambda _: self.edit_at())
        self.export.clicked.connect(self._export)
        self.remove.clicked.connect(self._remove)
        self.view.asked.connect(self.edit_at)
        self.opening.opened.connect(self._opened)
        self.opening.failed.connect(lambda sentence: self._tell(sentence, False))

    def _line(self, text: str, offer: Offer) -> None:
        item = QListWidgetItem(text)
        item.setData(OWN, offer)
        self.packs.addItem(item)

    def _offer(self, place: int) -> Offer:
        item = self.packs.item(place)
        data = item.data(OWN) if item is not None else None
        return data if isinstance(data, Offer) else Offer()

    def _title(self, offer: Offer) -> str:
        if offer.entry is not None:
            return offer.entry.title
        return "" if offer.report is None else offer.report.pack.title

    def _name_lines(self) -> None:
        drafts = self._library.drafts.names() if self._library is not None else ()
        titles = Counter(self._title(self._offer(n)) for n in range(self.packs.count()))
        for place in range(self.packs.count()):
            item, offer = self.packs.item(place), self._offer(place)
            entry = offer.entry
            if entry is None and offer.report is None:
                item.setText(self.tr("No pack: questions are read aloud"))
            elif entry is not None:
                name = entry.title or entry.origin or self.tr("A pack without a title")
                if titles[entry.title] > 1 and entry.origin:
                    name = f"{name} — {entry.origin}"
                unsaved = put(self.tr("%1 (changes not saved)"), name)
                item.setText(unsaved if entry.id in drafts else name)

    def _choose(self) -> None:
        offer = self._offer(self.packs.currentRow())
        entry, report = offer.entry, offer.report
        if entry is not None and self._library is not None:
            try:
                report = self._library.report(entry.id)
            except PackError as error:
                self._tell(Packs().flaw(error), False)
        self.report = report
        self.view.warn("" if report is None else self.warn(report.pack))
        self.view.show_report(report)
        self._disarm()
        self._enable()
        self.chosen.emit()

    def look_again(self) -> None:
        """Ask once more whether something is to be thought of: the teams may be others."""
        self.view.warn("" if self.report is None else self.warn(self.report.pack))

    def _enable(self) -> None:
        kept = self._offer(self.packs.currentRow()).entry is not None
        self.edit.setEnabled(self.report is not None)
        self.export.setEnabled(self.report is not None)
        self.remove.setEnabled(kept)

    def _opened(self, report: Report, entry: ShelfEntry | None) -> None:
        if entry is None:
            self._extra.append(report)
            self.fill()
            lines = range(self.packs.count())
            self.packs.setCurrentRow(next(n for n in lines if self._offer(n).report is report))
        else:
            self.fill(entry.id)
        self._tell("", True)

    def _edit(self, editor: PackEditor) -> None:
        self.editor = editor
        editor.kept.connect(self.fill)
        editor.finished.connect(lambda _: self._name_lines())
        editor.open()

    def _export(self) -> None:
        if self.exporting is not None and self.report is not None:
            self.exporting.ask(self.report.pack)

    def _remove(self) -> None:
        """The first press asks, the second one removes."""
        entry = self._offer(self.packs.currentRow()).entry
        if entry is None or self._library is None:
            return
        if self._armed != entry.id:
            self._armed = entry.id
            self.remove.setText(self.tr("Remove for good"))
            name_it(self.remove, self.remove.text())
            return
        try:
            self._library.remove(entry.id)
        except PackError as error:
            self._tell(Packs().flaw(error), False)
        self.fill()

    def _disarm(self) -> None:
        if self._armed:
            self._armed = ""
            self.remove.setText(self.tr("Remove"))
            name_it(self.remove, self.remove.text())

    def _ask(self) -> None:
        filters = f"{self.tr('Question packs')} ({KINDS});;{self.tr('All files')} (*)"
        ask_file(self, self.open.text(), filters, self.add)

    def _ask_folder(self) -> None:
        dialog = ask_file(self, self.folder.text(), "", self.add)
        dialog.setFileMode(QFileDialog.FileMode.Directory)

    def _tell(self, sentence: str, well: bool) -> None:
        tell(self.fault, "" if well else sentence)
        tell(self.done, sentence if well else "")
