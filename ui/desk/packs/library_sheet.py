"""The library of packs, before any game: imported, edited, exported, removed, tidied."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from app.night.packs_desk.library import PackLibrary
from app.night.question_packs import PackError
from ui.desk.dialogs.pack_picker import PackPicker
from ui.desk.dialogs.pack_words import Packs
from ui.desk.dialogs.parts import button, name_it
from ui.desk.dialogs.sheet import Sheet
from ui.desk.packs.work import Work
from ui.desk.start.trouble import Troubles

SIZE = (1120, 640)
Needed = Callable[[], frozenset[str]]


class LibrarySheet(Sheet):
    """`needed` gives the media that games need; it may take a while, and raise."""

    def __init__(
        self,
        parent: QWidget | None,
        library: PackLibrary,
        needed: Needed | None = None,
    ) -> None:
        super().__init__(parent)
        self._library, self._needed = library, needed
        self.picker = PackPicker(library, aloud=False)
        self.tidy = button()
        self.tidy.clicked.connect(self.tidy_up)
        self.tidy.setVisible(needed is not None)
        self.work: Work | None = None
        self.extra.addWidget(self.tidy)
        self.put(self.picker)
        self.resize(*SIZE)
        self.say()
        self.picker.packs.setFocus()

    def say(self) -> None:
        """Say every word again."""
        lead = self.tr("Enter edits a pack. Files and folders can be dropped on the list.")
        self.title(self.tr("Question packs"), lead)
        self.tidy.setText(self.tr("Remove media that nothing needs"))
        name_it(self.tidy, self.tidy.text())
        self.verbs(self.tr("Close"), "")

    def tidy_up(self) -> None:
        """Remove media that no pack, draft or game needs."""
        needed, library = self._needed, self._library
        if needed is None or self.picker.opening.busy:
            return
        self.tidy.setEnabled(False)
        work = self.work = Work(lambda: library.tidy(needed()), self)
        work.done.connect(self._tidied)
        work.failed.connect(self._refused)
        work.start()

    def _tidied(self, gone: list[str]) -> None:
        self.tidy.setEnabled(True)
        self.picker.say_done(self.tr("%n file(s) removed.", "", len(gone)), True)

    def _refused(self, error: Exception) -> None:
        self.tidy.setEnabled(True)
        why = self.tr("Nothing was removed, since not everything can be read: ")
        self.picker.say_done(
            why + (Packs().flaw(error) if isinstance(error, PackError) else Troubles().told(error)),
            False,
        )
