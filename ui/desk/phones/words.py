"""Words about phones that several parts of the desk share, under the context "Phones"."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.night.hall.desk import PhoneRow
from app.night.hall.reception import AddressKind, Fault, PhoneServerError
from ui.desk.dialogs.words import put


class Phones:
    """Shared words in the program's language."""

    def tr(self, source: str, comment: str = "", n: int = -1) -> str:
        """The translation of `source`; `n` chooses the plural and replaces %n."""
        return QCoreApplication.translate("Phones", source, comment, n)

    def shut(self, why: PhoneServerError) -> str:
        """That phones cannot come in, and why; the evening does not need them."""
        said = self.tr("Phones cannot come in: %1. The evening goes on without them")
        return said.replace("%1", self.fault(why))

    def fault(self, why: PhoneServerError) -> str:
        """Why the server did not start."""
        text = {
            Fault.NO_PORT: self.tr("%1 is no port: ports are from 0 to 65535"),
            Fault.PORT_USED: self.tr("another program uses port %1"),
            Fault.PORT_BARRED: self.tr("the system does not let this program use port %1"),
            Fault.NO_ADDRESS: self.tr("%1 is no address of this laptop"),
            Fault.LOCKED_KEY: self.tr("%1: the key has a password; save it without"),
            Fault.OTHER_KEY: self.tr("%1 is not the key of %2"),
            Fault.NO_PEM: self.tr("%1 and %2 are no certificate and key in PEM form"),
            Fault.EXPIRED: self.tr("%1: the certificate has run out"),
            Fault.NOT_YET: self.tr(
                "%1: the certificate is not valid yet, or the laptop's clock is wrong"
            ),
            Fault.OTHER_NAME: self.tr("%1 is not made out to %2"),
            Fault.RUNNING: self.tr("the phones' server is running already"),
            Fault.SYSTEM: "%1: %2",
        }[why.code]
        return put(text, *why.values)

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
