"""Writing a pack to a file of the host's choice, beside the window."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDir
from PySide6.QtWidgets import QFileDialog, QWidget

from app.night.packs_desk.library import PackLibrary
from app.night.question_packs import ExportFormat, Pack, PackError
from ui.desk.dialogs.ask_file import ask_file
from ui.desk.dialogs.pack_words import Packs
from ui.desk.dialogs.words import put
from ui.desk.packs.work import Work

ENDINGS = {
    ".kothpack": ExportFormat.OWN,
    ".4s": ExportFormat.FOUR_S,
    ".csv": ExportFormat.CSV,
    ".xlsx": ExportFormat.XLSX,
}
_FORBIDDEN = '<>:"/\\|?*'


class PackExport(QWidget):
    """Asks for a place and writes there; a file that is there already is never replaced.

    `said` is told how it ended, and whether well.
    """

    def __init__(self, parent: QWidget, library: PackLibrary, said: Callable[[str, bool], object]):
        super().__init__(parent)
        self.hide()
        self._library, self._said = library, said
        self.work: Work | None = None

    def ask(self, pack: Pack) -> QFileDialog:
        """Let the host choose where; the ending says the format."""
        kinds = (
            (self.tr("King of the Hill pack, with its media"), ".kothpack"),
            (self.tr("The club's text"), ".4s"),
            (self.tr("Table"), ".csv"),
            (self.tr("Excel table"), ".xlsx"),
        )
        filters = [f"{name} (*{ending})" for name, ending in kinds]
        name = "".join(" " if c in _FORBIDDEN or c < " " else c for c in pack.title).strip(" .")
        title, save_as = self.tr("Export a pack"), name[:80] or self.tr("pack")
        dialog = ask_file(self, title, ";;".join(filters), partial(self.write, pack), save_as)
        dialog.setDefaultSuffix("kothpack")
        dialog.filterSelected.connect(
            lambda chosen: dialog.setDefaultSuffix(chosen.rpartition("*.")[2].rstrip(")"))
        )
        return dialog

    def write(self, pack: Pack, path: Path) -> None:
        """Write it to a new file."""
        kind = ENDINGS.get(path.suffix.lower())
        if kind is None:
            path, kind = path.with_name(path.name + ".kothpack"), ExportFormat.OWN
        if path.exists():
            sentence = self.tr("“%1” is already there; it was not replaced.")
            self._said(put(sentence, path.name), False)
            return
        work = self.work = Work(lambda: self._library.write(pack, path, kind), self)
        work.done.connect(partial(self._written, path))
        work.failed.connect(self._refused)
        work.start()

    def _written(self, path: Path, left: tuple[str, ...]) -> None:
        told = put(self.tr("Written: %1"), QDir.toNativeSeparators(str(path)))
        if left:
            told += " " + self.tr("%n medium(s) could not go with it.", "", len(left))
        self._said(told, True)

    def _refused(self, error: Exception) -> None:
        if not isinstance(error, PackError):
            raise error
        self._said(Packs().flaw(error), False)
