"""The words of the page after the evening, under the context "Results"."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.night.game_files import StoreError
from app.night.results_desk.club import ArchiveState
from app.night.results_desk.files import ResultFile
from ui.desk.dialogs.words import put
from ui.desk.start.trouble import Troubles


class Results:
    """What the files are called, and how an archive stands."""

    def tr(self, source: str, comment: str = "", n: int = -1) -> str:
        """The translation of `source`; `n` chooses the plural and replaces %n."""
        return QCoreApplication.translate("Results", source, comment, n)

    def row(self, file: ResultFile) -> str:
        """The row in which a file stands."""
        if file.what in ("full", "tours", "rosters", "results"):
            return put(self.tr("Rating site, %1"), file.ending.upper())
        if file.game == "match":
            return {
                "protocol": self.tr("Match protocol"),
                "picture": self.tr("Picture of the pitch"),
            }.get(file.what, self.tr("Record of the match"))
        return {
            "protocol": self.tr("Protocol"),
            "rating": self.tr("Rating"),
            "picture": self.tr("Picture of the hill"),
            "film": self.tr("The evening as a film"),
        }.get(file.what, self.tr("Open record"))

    def button(self, file: ResultFile) -> str:
        """What stands on a file's button."""
        site = {
            "full": self.tr("table"),
            "tours": self.tr("by tours"),
            "rosters": self.tr("rosters"),
            "results": self.tr("results"),
        }
        if file.what in site:
            return site[file.what]
        return f"{file.ending.upper()} {file.paper}".strip()

    def written(self, count: int, folder: str) -> str:
        """So many files are in a folder."""
        return put(self.tr("%n file(s) written: %1", "", count), folder)

    def quoted(self, names: str) -> str:
        """What a rating site does with quotation marks in names."""
        told = self.tr(
            "Quotation marks in names: %1. Where the registered name differs, the site drops the "
            "whole file without a word."
        )
        return put(told, names)

    def trouble(self, error: Exception) -> str:
        """What went wrong, as one sentence."""
        known = self._of_archive().get(error.code) if isinstance(error, StoreError) else None
        return put(self.tr("The archive: %1"), known) if known else Troubles().told(error)

    def archive(self, state: ArchiveState) -> str:
        """How things stand with the club's archive."""
        waiting = self.tr("%n night(s) wait", "", state.waiting)
        match state.kind:
            case "sending":
                return self.tr("The archive: sending…")
            case "sent":
                return put(self.tr("In the club's archive (%1)"), state.place)
            case "nothing":
                return self.tr("No question was played on the hill: nothing for the archive")
            case "waiting":
                told = self.tr("Waiting for the archive: %1, sent by itself. %2")
                return put(told, waiting, self._by_code(state))
            case "differs":
                return self.tr(
                    "The archive has another version of this night: say which one is right."
                )
            case "trouble":
                return put(self.tr("The archive: %1"), self._by_code(state))
        return self.tr("Goes to the club's archive by itself when the evening ends")

    def _by_code(self, state: ArchiveState) -> str:
        return self._of_archive().get(state.code, state.sentence)

    def _of_archive(self) -> dict[str, str]:
        return {
            "archive-unreachable": self.tr("it cannot be reached now"),
            "archive-busy": self.tr("it did not answer in time"),
            "archive-not-let-in": self.tr("the server does not let us in: look at the password"),
            "archive-old-server": self.tr("the server is older than PostgreSQL 15"),
            "archive-newer": self.tr("a newer program has upgraded it; update this one"),
            "archive-other": self.tr("this is no archive of nights"),
            "archive-address": self.tr("its address in the settings is not one"),
        }
