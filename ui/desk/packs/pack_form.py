"""What stands above a pack's questions: title, day, editors, notes, partners."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QComboBox, QListWidget, QWidget

from app.night.packs_desk.library import PackLibrary
from app.night.question_packs import Medium, Pack, PackError, Partner
from ui.desk.dialogs.ask_file import ask_file
from ui.desk.dialogs.pack_words import Packs
from ui.desk.dialogs.parts import button, label, name_it, row
from ui.desk.packs.fields import LineField, ListField, Still, TextField
from ui.desk.packs.form import Form
from ui.desk.packs.work import Work

LANGUAGES = (("ru", "Русский"), ("en", "English"))
KINDS = "*.png *.jpg *.jpeg *.gif *.webp *.bmp *.svg"


class PackForm(Form):
    """What is said of the pack as a whole, and its partners."""

    def __init__(self, library: PackLibrary) -> None:
        super().__init__(_LABELS)
        self._library = library
        self._partners: tuple[Partner, ...] = ()
        self.title, self.date = LineField(), LineField()
        self.language = QComboBox()
        self.editors, self.notes = ListField(2), ListField(4)
        self.partners = QListWidget()
        self.name, self.text = LineField(), TextField(3)
        self.add, self.remove = button(), button()
        self.logo, self.no_logo = button(), button()
        self.logo_name = label("muted")
        self.work: Work | None = None
        self._still = Still(self.language)
        self._build()
        self._connect()
        self.say()

    def show_pack(self, pack: Pack) -> None:
        """Show the pack."""
        for name, field in self._fields().items():
            field.show_value(getattr(pack, name))
        self.language.blockSignals(True)
        self.language.setCurrentIndex(max(0, self.language.findData(pack.language)))
        self.language.blockSignals(False)
        self._partners = pack.partners
        at = max(0, self.partners.currentRow())
        names = [one.name or self.tr("a partner without a name") for one in pack.partners]
        if [self.partners.item(n).text() for n in range(self.partners.count())] != names:
            self.partners.blockSignals(True)
            self.partners.clear()
            self.partners.addItems(names)
            self.partners.setCurrentRow(min(at, len(names) - 1))
            self.partners.blockSignals(False)
        self._show_partner()

    def say(self) -> None:
        """Say every word again."""
        fields: dict[str, QWidget] = {
            **self._fields(),
            "language": self.language,
            "partners": self.partners,
            "name": self.name,
            "text": self.text,
        }
        self.say_fields(self._words(), fields)
        for made, word in (
            (self.add, self.tr("Add a partner")),
            (self.remove, self.tr("Remove")),
            (self.logo, self.tr("Logo…")),
            (self.no_logo, self.tr("No logo")),
        ):
            made.setText(word)
            name_it(made, word)
        self._show_partner()

    @property
    def _at(self) -> int:
        return self.partners.currentRow()

    def _fields(self) -> dict[str, LineField | TextField]:
        return {
            "title": self.title,
            "date": self.date,
            "editors": self.editors,
            "notes": self.notes,
        }

    def _words(self) -> dict[str, str]:
        return {
            "title": self.tr("Title of the pack"),
            "date": self.tr("Date"),
            "language": self.tr("Language"),
            "editors": self.tr("Editors, one a line"),
            "notes": self.tr("Notes for the host, one a line"),
            "partners": self.tr("Partners (2.2.6)"),
            "name": self.tr("Name of the partner"),
            "text": self.tr("Text for the audience"),
        }

    def _build(self) -> None:
        for code, name in LANGUAGES:
            self.language.addItem(name, code)
        self.partners.setFixedHeight(110)
        pair = self.pair
        both = row(pair("date", self.date), pair("language", self.language), gap=8)
        self.hold(
            *(pair("title", self.title), both, pair("editors", self.editors)),
            *(pair("notes", self.notes), pair("partners", self.partners)),
            row(self.add, self.remove, None, gap=6),
            *(pair("name", self.name), pair("text", self.text)),
            *(row(self.logo, self.no_logo, self.logo_name, None, gap=6), None),
        )

    def _connect(self) -> None:
        for name, field in self._fields().items():
            field.edited.connect(partial(self.edited.emit, name))
        self.language.currentIndexChanged.connect(
            lambda place: self.edited.emit("language", LANGUAGES[place][0])
        )
        self.partners.currentRowChanged.connect(lambda _: self._show_partner())
        self.name.edited.connect(lambda text: self._change(self._at, name=text))
        self.text.edited.connect(lambda text: self._change(self._at, text=text))
        self.add.clicked.connect(self._add)
        self.remove.clicked.connect(self._remove)
        self.logo.clicked.connect(self._ask)
        self.no_logo.clicked.connect(lambda: self._change(self._at, logo=None))

    def _show_partner(self) -> None:
        there = 0 <= self._at < len(self._partners)
        one = self._partners[self._at] if there else Partner("")
        self.name.show_value(one.name)
        self.text.show_value(one.text)
        self.logo_name.setText(one.logo.name if one.logo is not None else "")
        for field in (self.name, self.text, self.logo, self.remove):
            field.setEnabled(there)
        self.no_logo.setEnabled(one.logo is not None)

    def _change(self, at: int, **fields: Any) -> None:
        if 0 <= at < len(self._partners):
            partners = list(self._partners)
            partners[at] = replace(partners[at], **fields)
            self.edited.emit("partners", tuple(partners))

    def _add(self) -> None:
        self.edited.emit("partners", (*self._partners, Partner("")))
        self.partners.setCurrentRow(len(self._partners) - 1)
        self.name.setFocus()

    def _remove(self) -> None:
        at = self._at
        if 0 <= at < len(self._partners):
            self.edited.emit("partners", self._partners[:at] + self._partners[at + 1 :])

    def _ask(self) -> None:
        ask_file(self, self.logo.text(), f"{self.tr('Pictures')} ({KINDS})", self.take_logo)

    def take_logo(self, path: Path) -> None:
        """Take a picture into the store as the chosen partner's logo."""
        if not 0 <= self._at < len(self._partners):
            return
        name = self._partners[self._at].name
        work = self.work = Work(lambda: self._library.take(path), self)
        work.done.connect(partial(self._put_logo, name))
        work.failed.connect(self._refused)
        work.start()

    def _put_logo(self, name: str, medium: Medium) -> None:
        """By the name, since the list may be another by now."""
        names = [one.name for one in self._partners]
        if name in names:
            self._change(names.index(name), logo=medium)

    def _refused(self, error: Exception) -> None:
        if not isinstance(error, PackError):
            raise error
        self.failed.emit(Packs().flaw(error))


_LABELS = ("title", "date", "language", "editors", "notes", "partners", "name", "text")
