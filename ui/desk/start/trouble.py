"""What can go wrong with files, as sentences for the host in the program's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from app.night.errors_told import told, told_record
from app.night.game_files import Damaged, Locked, NewerFile, StoreError
from app.night.record_file import RecordError
from ui.desk.dialogs.words import put
from ui.desk.words import refusal_text


class Troubles:
    """Sentences by the code of a StoreError, under the context "Troubles"."""

    def tr(self, source: str) -> str:
        """The translation of `source`."""
        return QCoreApplication.translate("Troubles", source)

    def told(self, error: Exception) -> str:
        """Any error that is one sentence: of a file, a record, a table, a past night."""
        if isinstance(error, StoreError):
            return self.sentence(error)
        language = QLocale().name()[:2]
        if isinstance(error, RecordError):
            return told_record(error, language, refusal_text)
        return told(str(error), language)

    def sentence(self, error: StoreError) -> str:
        """One sentence: what happened, where, and what can be done."""
        name = error.path.name if error.path else ""
        match error:
            case Locked():
                return self._locked(error)
            case NewerFile():
                return put(
                    self.tr(
                        "“%1” was written by a newer version of the program (format %2, this one "
                        "reads up to %3). It was left untouched; update the program to open it."
                    ),
                    name,
                    error.found,
                    error.known,
                )
            case Damaged():
                return put(self.tr("The file “%1” is damaged."), name)
        return put(self._by_code().get(error.code, error.sentence), name, error.path or "")

    def _by_code(self) -> dict[str, str]:
        return {
            "busy": self.tr("Another program is using “%1”; close it and try again."),
            "disk-full": self.tr("No space is left on the disk for “%1”; free some and try again."),
            "disk-failed": self.tr("The disk failed at “%1”; try again, or use another folder."),
            "read-only": self.tr(
                "“%2” may not be written: it is read-only. Change its rights, or start with "
                "--data and another folder."
            ),
            "no-folder": self.tr("“%2” cannot be a folder: a file is in its way."),
            "bad-name": self.tr("No file can have this name: %1"),
            "missing": self.tr("“%2” is not there any more."),
            "already-there": self.tr("“%1” is already there; it was not replaced."),
        }

    def _locked(self, error: Locked) -> str:
        if not error.pid:
            return self.tr(
                "Another copy of the program is using the same data folder. Close it first."
            )
        return put(
            self.tr(
                "Another copy of the program (process %1) is using the same data folder. "
                "Close it first."
            ),
            error.pid,
        )
