"""The club's season in a window: every figure opens to the nights behind it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QDir
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFileDialog, QScrollArea, QTabWidget, QWidget

from app.night.results_desk.season import (
    FORMATS,
    Chart,
    NightLine,
    Of,
    Outcome,
    Season,
    SeasonRow,
    SeasonView,
    Table,
)
from ui.desk.dialogs.ask_file import ask_file
from ui.desk.dialogs.parts import button, label, name_it
from ui.desk.dialogs.sheet import Sheet
from ui.desk.dialogs.words import Dialogs, put
from ui.desk.results.archive_row import ArchiveRow
from ui.desk.results.courier import Courier
from ui.desk.results.words import Results
from ui.desk.season.choice import SeasonChoice
from ui.desk.season.figures import Figures
from ui.desk.season.import_sheet import ImportSheet
from ui.desk.season.opened import BehindSheet, PathSheet
from ui.desk.season.table_view import TableView
from ui.desk.season.who_page import WhoPage
from ui.errands import Errands

RECORD = ".json"


class SeasonSheet(Sheet):
    """Asks the archive behind the window's back; `month` is the one in which a season begins."""

    def __init__(
        self, parent: QWidget | None, courier: Courier, language: str, folder: Path, month: int = 9
    ) -> None:
        super().__init__(parent)
        self._courier, self._folder = courier, folder
        self._season = Season(courier.club, language)
        self._errands = Errands(self)
        self.view: SeasonView | None = None
        self.choice = SeasonChoice(month)
        self.teams, self.players, self.nights = TableView(), TableView(), TableView()
        self.figures, self.who, self.tabs = Figures(), WhoPage(), QTabWidget()
        self.archive = ArchiveRow(courier, says_rest=False)
        self.summary = label("muted")
        self.bring, self.export = button(), button()
        self._build()
        self._connect()
        self.say()
        self.refresh()
        self.teams.setFocus()

    @property
    def busy(self) -> bool:
        """Whether the archive is being asked."""
        return self._errands.busy

    def refresh(self) -> None:
        """Ask the archive again."""
        rules = self.choice.rules
        self._wait()
        self._errands.run(
            lambda: (self._season.all_nights(), self._season.view(rules)),
            self._loaded,
            self._failed,
        )

    def say(self) -> None:
        """Say every word again."""
        self.title(self.tr("The club's season"))
        pages = (
            self.tr("Teams"),
            self.tr("Players"),
            self.tr("Statistics"),
            self.tr("Nights"),
            self.tr("Who is who"),
        )
        for place, text in enumerate(pages):
            self.tabs.setTabText(place, text)
        if self.view is not None and self.view.questions:
            count = len(self.view.questions)
            self.tabs.setTabText(4, f"{pages[4]} ({count})")
        for made, text in (
            (self.bring, self.tr("Import nights…")),
            (self.export, self.tr("Export…")),
        ):
            made.setText(text)
            name_it(made, text)
        for part in (self.choice, self.who, self.archive):
            part.say()
        self.verbs("", Dialogs().close)

    def import_files(self, paths: list[Path]) -> None:
        """Put nights of the past in; a table asks for its title and day first."""
        for path in paths:
            if path.suffix.lower() == RECORD:
                self._bring(path, "", "", None)
            else:
                ImportSheet(self, path, self._bring).open()

    def export_to(self, path: Path) -> None:
        """Write tables and statistics to a file; its ending is its format."""
        if path.suffix.lower().lstrip(".") not in FORMATS:
            path = path.with_name(f"{path.name}.pdf")
        rules = self.choice.rules
        self._wait()
        native = QDir.toNativeSeparators(str(path))
        done = put(self.tr("Written: %1"), native)
        self._errands.run(
            lambda: self._season.export(rules, path), lambda _: self._said(done), self._failed
        )

    def open_row(self, of: Of, place: int) -> None:
        """Open a line of a season table to the nights behind it."""
        view = self.view
        rows = () if view is None else view.teams if of == "teams" else view.players
        if view is not None and 0 <= place < len(rows):
            row, rules = rows[place], view.rules
            self._errands.run(
                lambda: self._season.behind(rules, of, row),
                partial(self._behind, row),
                self._failed,
            )

    def open_night(self, place: int) -> None:
        """Open a night to its teams' ways up the hill."""
        if self.view is not None and 0 <= place < len(self.view.nights):
            night = self.view.nights[place]
            self._errands.run(lambda: self._season.path(night), self._path, self._failed)

    def _bring(self, path: Path, title: str, day: str, rosters: Path | None) -> None:
        self._wait()
        self._errands.run(
            lambda: self._season.bring_in(path, title, day, rosters),
            partial(self._brought, path),
            self._not_imported,
        )

    def _brought(self, path: Path, outcome: Outcome) -> None:
        told = {
            "new": self.tr("%1: it is in the archive now."),
            "replaced": self.tr("%1: it replaces an older version."),
            "same": self.tr("%1: it is in the archive already."),
            "older": self.tr("%1: the archive has a newer version, which stays."),
            "differs": self.tr("%1: the archive has another version, which stays."),
        }[outcome]
        self._said(put(told, path.name))
        self.refresh()

    def _decide(self, groups: tuple[tuple[int, ...], ...]) -> None:
        self._wait()
        self._errands.run(
            lambda: self._season.decide(groups), lambda _: self.refresh(), self._failed
        )

    def _loaded(self, found: tuple[list[NightLine], SeasonView]) -> None:
        nights, view = found
        if view.rules != self.choice.rules:
            return
        self.view = view
        self.choice.offer(nights)
        lists = zip((self.teams, self.players, self.nights), view.tables.values(), strict=True)
        for place, (made, table) in zip((0, 1, 3), lists, strict=True):
            made.show_table(table, self.tabs.tabText(place))
        self.figures.show_tables(view.figures)
        self.who.show_questions(view.questions)
        self.summary.setText(view.summary)
        self.wrong("")
        self.say()

    def _behind(self, row: SeasonRow, table: Table) -> None:
        BehindSheet(self, row.title, table).open()

    def _path(self, chart: Chart) -> None:
        PathSheet(self, chart).open()

    def _wait(self) -> None:
        self.wrong("")
        self.summary.setText(self.tr("Asking the archive…"))

    def _said(self, text: str) -> None:
        self.summary.setText(text)

    def _not_imported(self, error: Exception) -> None:
        self._failed(ValueError(put(self.tr("Not imported. %1"), Results().trouble(error))))

    def _failed(self, error: Exception) -> None:
        said = Results().trouble(error)
        self.summary.setText("")
        self.wrong(said)

    def _build(self) -> None:
        for page in (self.teams, self.players, _scrolled(self.figures), self.nights, self.who):
            self.tabs.addTab(page, "")
        self.put(self.choice, self.tabs, self.summary, self.archive)
        self.body.setStretch(1, 1)
        self.extra.addWidget(self.bring)
        self.extra.addWidget(self.export)
        self.resize(1240, 660)

    def _connect(self) -> None:
        self.choice.changed.connect(self.refresh)
        self.teams.opened.connect(partial(self.open_row, "teams"))
        self.players.opened.connect(partial(self.open_row, "players"))
        self.nights.opened.connect(self.open_night)
        self.who.decided.connect(self._decide)
        self.bring.clicked.connect(self._ask_import)
        self.export.clicked.connect(self._ask_export)
        for place in range(5):
            shortcut = QShortcut(QKeySequence(f"Ctrl+{place + 1}"), self)
            shortcut.activated.connect(partial(self.tabs.setCurrentIndex, place))

    def _ask_import(self) -> None:
        dialog = QFileDialog(self, self.bring.text())
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.setNameFilter(self.tr("Records and tables") + " (*.json *.csv *.xlsx)")
        dialog.filesSelected.connect(lambda names: self.import_files([Path(n) for n in names]))
        dialog.open()

    def _ask_export(self) -> None:
        kinds = ";;".join(f"{name.upper()} (*.{name})" for name in ("pdf", "xlsx", "html", "csv"))
        name = str(self._folder / self.tr("Season.pdf"))
        ask_file(self, self.export.text(), kinds, self.export_to, name)


def _scrolled(inside: QWidget) -> QScrollArea:
    area = QScrollArea()
    area.setWidget(inside)
    area.setWidgetResizable(True)
    area.viewport().setAutoFillBackground(False)
    inside.setAutoFillBackground(False)
    return area
