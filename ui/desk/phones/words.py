"""Words about phones that several parts of the desk share, under the context "Phones"."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

from app.night.hall.desk import PhoneRow
from app.night.hall.reception import AddressKind

_FAULTS = (
    (re.compile(r"another program uses port (\d+)"), "port-used"),
    (re.compile(r"the system does not let this program use port (\d+)"), "port-barred"),
    (re.compile(r"(.+) is no address of this laptop"), "no-address"),
    (re.compile(r"(.+): the key has a password; save it without"), "locked"),
    (re.compile(r"(.+) is not the key of (.+)"), "other-key"),
    (re.compile(r"(.+) and (.+) are no certificate and key in PEM form"), "no-pem"),
)


class Phones:
    """Shared words in the program's language."""

    def tr(self, source: str, comment: str = "", n: int = -1) -> str:
        """The translation of `source`; `n` chooses the plural and replaces %n."""
        return QCoreApplication.translate("Phones", source, comment, n)

    def shut(self, why: str) -> str:
        """That phones cannot come in, and why; the evening does not need them."""
        said = self.tr("Phones cannot come in: %1. The evening goes on without them")
        return said.replace("%1", self.fault(why))

    def fault(self, why: str) -> str:
        """Why the server did not start."""
        texts = {
            "port-used": self.tr("another program uses port %1"),
            "port-barred": self.tr("the system does not let this program use port %1"),
            "no-address": self.tr("%1 is no address of this laptop"),
            "locked": self.tr("%1: the key has a password; save it without"),
            "other-key": self.tr("%1 is not the key of %2"),
            "no-pem": self.tr("%1 and %2 are no certificate and key in PEM form"),
        }
        for pattern, kind in _FAULTS:
            found = pattern.fullmatch(why)
            if found is not None:
                text = texts[kind]
                for place, value in enumerate(found.groups(), 1):
                    text = text.replace(f"%{place}", value)
                return text
        return why

    def moved(self, taken: int | None, port: int | None) -> str:
        """That another program had taken the port, and which one phones use; "" where it is not."""
        if taken is None or port is None:
            return ""
        text = self.tr("Port %1 is taken by another program; this evening's phones use :%2")
        return text.replace("%1", str(taken)).replace("%2", str(port))

    def guessed(self, number: int, name: str, wrong: int) -> str:
        """The warning that somebody tries PINs of a team."""
        text = self.tr("Someone is guessing the PIN of team %1 “%2”: %n wrong", "", wrong)
        return text.replace("%1", str(number)).replace("%2", name)

    def guessed_mark(self) -> str:
        """That somebody tries PINs of a team, in its row."""
        return self.tr("its PIN is being guessed")

    def guessed_link(self, wrong: int) -> str:
        """The warning that somebody tries judge's links."""
        return self.tr("Someone guesses the judge's link: %n wrong", "", wrong)

    def connected(self, count: int) -> str:
        """How many phones of a team are connected."""
        return self.tr("%n phone(s) connected", "", count)

    def away(self, count: int) -> str:
        """How many phones of a team have gone away."""
        return self.tr("%n phone(s) away", "", count)

    def state(self, phone: PhoneRow) -> str:
        """How a phone stands."""
        if phone.blocked:
            return self.tr("blocked")
        parts = [self.tr("connected") if phone.connected else self.tr("away")]
        if phone.leads:
            parts.append(self.tr("decides"))
        return ", ".join(parts)

    def trip(self, rtt_ms: int | None) -> str:
        """A round trip."""
        return "—" if rtt_ms is None else self.tr("%1 ms").replace("%1", str(rtt_ms))

    def kind(self, kind: AddressKind) -> str:
        """What an address of the laptop is good for."""
        return {
            AddressKind.HOTSPOT: self.tr("this laptop's hotspot"),
            AddressKind.NETWORK: self.tr("the local network"),
            AddressKind.PUBLIC: self.tr("a public address"),
            AddressKind.LINK_LOCAL: self.tr("a network without addresses of its own"),
            AddressKind.VPN: self.tr("a VPN: phones do not reach it"),
            AddressKind.VIRTUAL: self.tr("a virtual network: phones do not reach it"),
            AddressKind.LOOPBACK: self.tr("this laptop alone"),
        }[kind]

    def copied(self) -> str:
        """Something is in the clipboard."""
        return self.tr("Copied")
