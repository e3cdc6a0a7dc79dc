"""Where phones come in: whether at all, at which address and port, with which certificate."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QFormLayout,
    QLineEdit,
    QWidget,
)

from app.night.hall.reception import Entrance, PhoneServerError, laptop_addresses
from app.night.preferences import Settings
from ui.desk.dialogs.parts import button, card, label, name_it, row, spin
from ui.desk.dialogs.sheet import Sheet
from ui.desk.dialogs.words import Dialogs
from ui.desk.phones.cards_sheet import Keeper
from ui.desk.phones.link import HallLink
from ui.desk.phones.words import Phones


class NetworkSheet(Sheet):
    """What is chosen is in force at once; phones that were there come again by themselves."""

    def __init__(self, parent: QWidget | None, link: HallLink, keeper: Keeper) -> None:
        super().__init__(parent)
        self._link, self._keeper = link, keeper
        settings = keeper.settings()
        self.on = QCheckBox()
        self.on.setChecked(settings.phones)
        self.address = QComboBox()
        self.address.setEditable(True)
        self.port = spin(1, 65_535)
        self.port.setValue(settings.phone_port)
        self.certificate, self.key = (
            QLineEdit(settings.tls_certificate),
            QLineEdit(settings.tls_key),
        )
        self._choose = {"certificate": button(), "key": button()}
        for name, made in self._choose.items():
            made.clicked.connect(lambda _=False, name=name: self._ask_file(name))
        self._labels = [label(wrap=False) for _ in range(4)]
        self._hint, self._in_use = label("muted"), label("muted")
        form = QFormLayout()
        form.setVerticalSpacing(12)
        form.setHorizontalSpacing(18)
        form.addRow(self._labels[0], self.address)
        form.addRow(self._labels[1], row(self.port, None))
        for text, field, name in (
            (self._labels[2], self.certificate, "certificate"),
            (self._labels[3], self.key, "key"),
        ):
            form.addRow(text, row(field, self._choose[name], stretch=True))
        self.put(card(self.on, form, self._in_use, self._hint, gap=14))
        self.setMinimumWidth(700)
        self.say()
        self._offer(settings.phone_address)
        self.on.setFocus()

    def say(self) -> None:
        """Say every word again."""
        self.title(self.tr("Network for phones"))
        self.on.setText(self.tr("Phones may come in"))
        name_it(self.on, self.on.text())
        words = (
            self.tr("Address that phones are told"),
            self.tr("Port"),
            self.tr("Certificate (PEM)"),
            self.tr("Its key (PEM)"),
        )
        fields: tuple[QWidget, ...] = (self.address, self.port, self.certificate, self.key)
        for text, field, word in zip(self._labels, fields, words, strict=True):
            text.setText(word)
            text.setBuddy(field)
            name_it(field, word)
        for made in self._choose.values():
            made.setText(self.tr("Choose…"))
        reception = self._link.reception
        in_use = self.tr("Phones use port %1 now.").replace("%1", str(reception.port or ""))
        moved = Phones().moved(reception.taken, reception.port)
        self._in_use.setText(moved or (in_use if reception.port else ""))
        self._hint.setText(
            self.tr(
                "Without a certificate whoever listens in the network reads along; with one the"
                " address is the name that it is made out to."
            )
        )
        self.verbs(self.tr("Apply"), Dialogs().cancel)

    def done_with(self) -> None:
        """Put it in force; where phones cannot come in with it, all stays as it was, told why."""
        before = self._keeper.settings()
        kept = replace(
            before,
            phones=self.on.isChecked(),
            phone_address=self._address(),
            phone_port=self.port.value(),
            tls_certificate=self.certificate.text().strip(),
            tls_key=self.key.text().strip(),
        )
        fault = _fault(kept)
        trouble = "" if fault else self._keeper.apply(kept)
        if fault is None and (fault := self._link.reception.trouble):
            self._keeper.apply(before)
        wrong = trouble or (Phones().fault(fault) if fault else "")
        if wrong:
            self.say()
            self.wrong(wrong, stop=False)
        else:
            self.accept()

    def _address(self) -> str:
        """What is chosen from the list, or typed; "" lets the program choose."""
        text, place = self.address.currentText().strip(), self.address.currentIndex()
        if place >= 0 and text == self.address.itemText(place):
            return str(self.address.itemData(place) or "")
        return text

    def _offer(self, chosen: str) -> None:
        words = Phones()
        self.address.addItem(self.tr("found by itself"), "")
        for one in laptop_addresses():
            self.address.addItem(f"{one.address} — {words.kind(one.kind)}", one.address)
        place = self.address.findData(chosen)
        if place >= 0:
            self.address.setCurrentIndex(place)
        else:
            self.address.setEditText(chosen)

    def _ask_file(self, name: str) -> None:
        field = self.certificate if name == "certificate" else self.key
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Choose…"), field.text())
        if path:
            field.setText(path)


def _fault(settings: Settings) -> PhoneServerError | None:
    """Why phones would not take the certificate that was chosen."""
    files = settings.tls_certificate, settings.tls_key
    return Entrance(0, settings.phone_address, *files).fault() if settings.phones else None
