"""Table cards: the Wi-Fi that stands on them, a look at the first page, PDF or printer."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QFileDialog, QFormLayout, QLabel, QLineEdit, QWidget

from app.night.preferences import Settings
from ui.desk.dialogs.parts import button, card, column, label, name_it, row
from ui.desk.dialogs.sheet import Sheet
from ui.desk.dialogs.words import Dialogs
from ui.desk.phones.cards import TableCard, Wifi, pages, picture_of_page, print_on, write_pdf
from ui.desk.phones.link import HallLink

PREVIEW = 420
LONGEST = 63


class Keeper(Protocol):
    """Who keeps the program's settings."""

    def settings(self) -> Settings:
        """The settings as they are."""

    def apply(self, settings: Settings) -> str:
        """Put settings in force and keep them; returns "", or why they could not be kept."""


class CardsSheet(Sheet):
    """Cards for every team that has a PIN."""

    def __init__(self, parent: QWidget | None, link: HallLink, keeper: Keeper) -> None:
        super().__init__(parent)
        self._link, self._keeper = link, keeper
        settings = keeper.settings()
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(250)
        self._soon.timeout.connect(self.refresh)
        self.network, self.password = QLineEdit(), QLineEdit()
        self.network.setText(settings.wifi_name)
        self.password.setText(settings.wifi_password)
        for field in (self.network, self.password):
            field.setMaxLength(LONGEST)
            field.textChanged.connect(self._soon.start)
        self._labels = [label(wrap=False), label(wrap=False)]
        self._hint, self._count = label("muted"), label("muted")
        self.page = QLabel()
        self.print_ = button()
        self.print_.clicked.connect(self._print)
        form = QFormLayout()
        form.setVerticalSpacing(12)
        for text, field in zip(self._labels, (self.network, self.password), strict=True):
            text.setBuddy(field)
            form.addRow(text, field)
        self.put(row(column(card(form, self._hint), self._count, None), self.page, gap=18))
        self.extra.addWidget(self.print_)
        self.setMinimumWidth(760)
        self.say()
        self.first.setFocus()

    @property
    def wifi(self) -> Wifi:
        """The Wi-Fi as it is typed now."""
        return Wifi(self.network.text().strip(), self.password.text())

    @property
    def cards(self) -> tuple[TableCard, ...]:
        """The cards as they would be printed now."""
        reception, night = self._link.reception, self._link.live.night
        return tuple(
            TableCard(
                team.number, team.name, team.pin, reception.team_url(team.number), night.title
            )
            for team in self._link.view.teams
            if team.pin is not None and reception.is_open
        )

    def say(self) -> None:
        """Say every word again."""
        self.title(self.tr("Table cards"))
        for text, field, word in zip(
            self._labels,
            (self.network, self.password),
            (self.tr("Wi-Fi name"), self.tr("Wi-Fi password")),
            strict=True,
        ):
            text.setText(word)
            name_it(field, word)
        self._hint.setText(
            self.tr("May stay empty. With a name the cards have a second code that joins it.")
        )
        self.print_.setText(self.tr("Print…"))
        name_it(self.print_, self.print_.text())
        self.verbs(self.tr("Save as PDF…"), Dialogs().close)
        self.refresh()

    def refresh(self) -> None:
        """Show the first page as it would be printed."""
        cards = self.cards
        ratio = self.devicePixelRatioF()
        shown = QPixmap.fromImage(picture_of_page(cards, self.wifi, round(PREVIEW * ratio)))
        shown.setDevicePixelRatio(ratio)
        self.page.setPixmap(shown)
        self.page.setAccessibleName(self.tr("The first page"))
        many = self.tr("%n page(s) of A4", "", pages(len(cards)))
        self._count.setText(many if cards else "")
        self.print_.setEnabled(bool(cards))
        self.wrong("" if cards else self.tr("Phones cannot come in now: there is no address yet"))

    def done_with(self) -> None:
        """Ask for a file and write it."""
        path, _ = QFileDialog.getSaveFileName(
            self, self.tr("Table cards"), self.tr("table cards.pdf"), "PDF (*.pdf)"
        )
        if path:
            self.save(path if path.lower().endswith(".pdf") else f"{path}.pdf")

    def save(self, path: str) -> None:
        """Write the PDF; closes the sheet once it is written."""
        self._keep()
        if write_pdf(path, self.cards, self.wifi):
            self.accept()
        else:
            self.wrong(self.tr("%1 cannot be written").replace("%1", path), stop=False)

    def _print(self) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self)
        dialog.finished.connect(lambda done: self._printed(printer, done))
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.show()

    def _printed(self, printer: QPrinter, done: int) -> None:
        if done != QDialog.DialogCode.Accepted:
            return
        self._keep()
        if not _sent(printer, self.cards, self.wifi):
            self.wrong(self.tr("The printer does not take the pages"), stop=False)

    def _keep(self) -> None:
        """Keep the Wi-Fi for the next evening."""
        wifi, settings = self.wifi, self._keeper.settings()
        kept = replace(settings, wifi_name=wifi.name, wifi_password=wifi.password)
        if kept != settings:
            self.wrong(self._keeper.apply(kept), stop=False)


def _sent(printer: QPrinter, cards: tuple[TableCard, ...], wifi: Wifi) -> bool:
    """Whether the pages have gone to the printer, or whole into the file that was chosen there."""
    if printer.outputFormat() is QPrinter.OutputFormat.PdfFormat and printer.outputFileName():
        return write_pdf(printer.outputFileName(), cards, wifi)
    failed = QPrinter.PrinterState.Error, QPrinter.PrinterState.Aborted
    return print_on(printer, cards, wifi) and printer.printerState() not in failed
