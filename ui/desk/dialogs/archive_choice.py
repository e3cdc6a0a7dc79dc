"""Where the club's archive is: the file on this computer, or a server that several share."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QWidget

from app.night.results_desk.address import EXAMPLE, fault, joined, parts
from ui.desk.dialogs.parts import form, label, name_it


class ArchiveChoice(QWidget):
    """An address and, never in sight, its password."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.address, self.password = QLineEdit(), QLineEdit()
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self._names = [label(wrap=False), label(wrap=False)]
        inside = form(self._names, (self.address, self.password))
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setVerticalSpacing(12)
        inside.setHorizontalSpacing(18)
        self.setLayout(inside)
        self.address.editingFinished.connect(self._hide_password)

    @property
    def chosen(self) -> str:
        """The address as it is kept; "" for the file in the data folder."""
        return joined(self.address.text(), self.password.text())

    @property
    def fault(self) -> str:
        """Why this cannot be an archive's address; "" where it can."""
        return fault(self.chosen)

    def choose(self, address: str) -> None:
        """Show an address as kept."""
        shown, secret = parts(address)
        self.address.setText(shown)
        self.address.setCursorPosition(0)
        self.password.setText(secret)

    def say(self) -> None:
        """Say every word again."""
        words = self.tr("Club's archive"), self.tr("Its password")
        for name, field, word in zip(
            self._names, (self.address, self.password), words, strict=True
        ):
            name.setText(word)
            name_it(field, word)
        self.address.setPlaceholderText(self.tr("a file on this computer"))
        self.address.setToolTip(EXAMPLE)

    def _hide_password(self) -> None:
        shown, secret = parts(self.address.text())
        if secret:
            self.address.setText(shown)
            self.password.setText(secret)
