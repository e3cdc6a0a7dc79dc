"""A file on its way into the library: what is being read, how far, and a key that stops it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QProgressBar, QWidget

from app.night.packs_desk.importing import ImportStopped, PackImport, Table, table_of
from app.night.packs_desk.library import PackLibrary
from app.night.question_packs import PackError
from ui.desk.dialogs.pack_words import Packs
from ui.desk.dialogs.parts import button, label, name_it, row
from ui.desk.dialogs.spoken import Spoken
from ui.desk.dialogs.words import put
from ui.desk.packs.mapping_sheet import MappingSheet
from ui.desk.packs.work import Work

LOOK_MS = 100
LARGE = 4 * 2**20


class Opening(Spoken):
    """Hidden while nothing is read; several files come one after the other.

    `opened` carries the Report and the entry of the library, None without one; `failed` a sentence.
    """

    opened = Signal(object, object)
    failed = Signal(str)

    def __init__(self, library: PackLibrary | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._waiting: list[Path] = []
        self._path: Path | None = None
        self._job: PackImport | None = None
        self._work: Work | None = None
        self.mapping: MappingSheet | None = None
        self.what = label("muted")
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(140)
        self.stop = button()
        self.stop.clicked.connect(self.stop_now)
        self._look = QTimer(self)
        self._look.setInterval(LOOK_MS)
        self._look.timeout.connect(self._measure)
        self.setLayout(row(self.what, self.bar, self.stop, stretch=True))
        self.say()
        self.hide()

    @property
    def busy(self) -> bool:
        """Whether something is being read or waits for its mapping."""
        return self._path is not None

    def open(self, *paths: Path) -> None:
        """Read these files or folders."""
        self._waiting += paths
        if not self.busy:
            self._next()

    def stop_now(self) -> None:
        """Stop; nothing of what was being read is kept, and what waits is left."""
        self._waiting.clear()
        if self._job is not None:
            self._job.stop()
        self._leave()

    def wait(self) -> None:
        """Wait for the thread; its result comes through the window's loop."""
        if self._work is not None:
            self._work.wait()

    def say(self) -> None:
        """Say every word again."""
        name = self._path.name if self._path is not None else ""
        self.what.setText(put(self.tr("Reading “%1”…"), name))
        self.stop.setText(self.tr("Stop"))
        name_it(self.stop, self.stop.text(), self.what.text())
        name_it(self.bar, self.what.text())

    def _next(self) -> None:
        if not self._waiting:
            return
        path = self._path = self._waiting.pop(0)
        self._begin(Work(lambda: table_of(path), self), self._looked)

    def _begin(self, work: Work, then: object) -> None:
        self._work = work
        work.done.connect(partial(self._arrived, work, then))
        work.failed.connect(partial(self._broke, work))
        self.bar.setRange(0, 0)
        self.say()
        self.show()
        self._look.start()
        work.start()

    def _arrived(self, work: Work, then: object, result: object) -> None:
        if work is self._work and callable(then):
            then(result)

    def _broke(self, work: Work, error: Exception) -> None:
        if work is not self._work:
            return
        self._leave()
        if isinstance(error, PackError):
            self.failed.emit(Packs().flaw(error))
        elif not isinstance(error, ImportStopped):
            raise error
        self._next()

    def _looked(self, table: Table | None) -> None:
        if table is None:
            self._read(None)
            return
        self.hide()
        sheet = self.mapping = MappingSheet(self.window(), table)
        sheet.mapped.connect(self._read)
        sheet.rejected.connect(self._turned_away)
        sheet.open()

    def _turned_away(self) -> None:
        self._leave()
        self._next()

    def _read(self, mapping: object) -> None:
        self.mapping = None
        assert self._path is not None
        job = self._job = PackImport(self._path, self._library, mapping)
        self._begin(Work(job.run, self), self._finished)

    def _finished(self, result: tuple[object, object]) -> None:
        self._leave()
        self.opened.emit(*result)
        self._next()

    def _measure(self) -> None:
        job = self._job
        if job is not None and job.size > LARGE and job.taken:
            self.bar.setRange(0, 1000)
            self.bar.setValue(min(1000, 1000 * job.taken // job.size))

    def _leave(self) -> None:
        self._look.stop()
        self._path = self._job = self._work = None
        self.hide()
