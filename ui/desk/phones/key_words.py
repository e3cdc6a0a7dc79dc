"""What the keys about phones do, in words; the desk's catalogue takes them in."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


class PhoneKeys:
    """The commands' words, under the context "PhoneKeys"."""

    def tr(self, source: str) -> str:
        """The translation of `source`."""
        return QCoreApplication.translate("PhoneKeys", source)

    def commands(self) -> dict[str, str]:
        """What each command does, by its name."""
        return {
            "group-right": self.tr("marking: this group of answers is correct"),
            "group-wrong": self.tr("marking: this group of answers is wrong"),
            "group-next": self.tr("marking: to the next group"),
            "phones": self.tr("phones and judge"),
            "preflight": self.tr("check before the evening"),
            "table-cards": self.tr("table cards with PINs"),
            "captains": self.tr("captains with phones, time for orders"),
        }
