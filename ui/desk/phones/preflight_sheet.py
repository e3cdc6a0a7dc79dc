"""Preflight: what ruins evenings, looked at before it does; first of all the way of phones."""

from __future__ import annotations

from html import escape
from typing import cast

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from app.night.hall.reception import AddressKind, LaptopAddress, laptop_addresses
from app.night.preflight.laptop import answers_itself
from ui.desk import look as looks
from ui.desk.dialogs.parts import button, card, column, label, name_it, row, tell
from ui.desk.dialogs.sheet import Sheet
from ui.desk.dialogs.words import Dialogs
from ui.desk.phones.checklist import SIGNS, Checklist, Line, Told, Verdict, look
from ui.desk.phones.code import CodeView
from ui.desk.phones.link import HallLink
from ui.desk.phones.preflight import Checks, Errand
from ui.desk.phones.words import Phones

SILENCE_MS = 30_000
"""After so long without a phone the host is told what to look at."""
COLOURS: dict[Verdict, str] = {
    "good": looks.GREEN,
    "look": looks.AMBER_INK,
    "bad": looks.RED,
    "wait": looks.MUTED,
}
ROWS = 6


class PreflightSheet(Sheet):
    """On the left a QR code to the test page and who has tested; on the right all other checks."""

    def __init__(self, parent: QWidget | None, link: HallLink, checks: Checks) -> None:
        super().__init__(parent)
        self._link, self._checks = link, checks
        self._told: Told | None = None
        self._answers: bool | None = None
        self._silent = False
        self._addresses: tuple[LaptopAddress, ...] = ()
        self.lines: tuple[Line, ...] = ()
        self.code = CodeView(230)
        self.addresses = QComboBox()
        self.url = label("strong")
        self.url.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.itself, self.tested, self.hints = label(), label(), label("note")
        self.checked = QLabel()
        self.checked.setTextFormat(Qt.TextFormat.RichText)
        self.checked.setWordWrap(True)
        self.checked.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.again, self.sound = button(), button()
        self._head = label("strong")
        self._far, self._near = Errand(self), Errand(self)
        self._far.done.connect(self._found)
        self._near.done.connect(self._answered)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(SILENCE_MS)
        self._patience.timeout.connect(self.stay_silent)
        self._lay()
        self.addresses.activated.connect(lambda _: self.choose())
        self.again.clicked.connect(self.begin)
        self.sound.clicked.connect(checks.sound)
        link.changed.connect(self.refresh)
        self.say()
        self.begin()
        self.again.setFocus()

    @property
    def host(self) -> str:
        """The laptop's address that is tested."""
        return str(self.addresses.currentData() or "")

    def say(self) -> None:
        """Say every word again."""
        self.title(self.tr("Check before the evening"))
        self._head.setText(self.tr("Scan this with a phone that is in the hall's network"))
        name_it(self.addresses, self.tr("The laptop's address"))
        for made, word in (
            (self.again, self.tr("Look again")),
            (self.sound, self.tr("Play a sound")),
        ):
            made.setText(word)
            name_it(made, word)
        self.verbs(Dialogs().close, "")
        self.refresh()

    def begin(self) -> None:
        """Look at everything anew."""
        self._told, self._answers, self._silent = None, None, False
        self._offer(laptop_addresses())
        night = self._link.live.night
        self._far.run(lambda: look(self._checks, night))
        self.choose()

    def choose(self) -> None:
        """Test the way to the chosen address."""
        self._answers, url = None, self._link.reception.test_url(self.host)
        if url:
            self._near.run(lambda: (url, answers_itself(url)))
        self._patience.start()
        self.refresh()

    def stay_silent(self) -> None:
        """No phone has come for so long: say what to look at."""
        self._silent = True
        self.refresh()

    def refresh(self) -> None:
        """Show all that is known."""
        url = self._link.reception.test_url(self.host)
        self.code.show_text(url, self.tr("QR code of the test page"))
        self.url.setText(url)
        self._say_way(url)
        self.lines = Checklist().lines(self._checks, self._told)
        self.checked.setText("".join(_row(line) for line in self.lines))
        self.checked.setAccessibleName("\n".join(f"{a} {b}: {c}" for a, b, c in _plain(self.lines)))

    def wait(self) -> None:
        """Wait until everything has been looked at once."""
        self._far.wait()
        self._near.wait()

    def _say_way(self, url: str) -> None:
        reception, words = self._link.reception, Phones()
        if not url:
            why = reception.trouble
            shut = words.shut(why) if why else self.tr("Phones are turned off in the network")
            self.itself.setText(shut)
        else:
            told = {
                None: self.tr("Asking the server from this laptop…"),
                True: self.tr("✓ The server answers this laptop at this address"),
                False: self.tr(
                    "✗ The server does not even answer this laptop at this address: a firewall"
                    " or a VPN on the laptop stands in the way, or the address is gone"
                ),
            }[self._answers]
            moved = words.moved(reception.taken, reception.port)
            self.itself.setText("\n".join(filter(None, (told, moved and f"! {moved}"))))
        checked = self._link.view.checked
        rows = [f"✓ {one.address} — {words.trip(one.rtt_ms)}" for one in reversed(checked)]
        waiting = self.tr("No phone has tested yet")
        count = self.tr("%n phone(s) tested, round trip:", "", len(checked))
        self.tested.setText("\n".join([count, *rows[:ROWS]]) if rows else waiting)
        tell(self.hints, "\n".join(self._hints()) if url and self._silent and not rows else "")

    def _hints(self) -> list[str]:
        """From the likeliest cause to the last remedy."""
        addresses = self._addresses
        told = [self.tr("No phone has come. Look at this, one after the other:")]
        told.append(self.tr("• Is the phone in the same Wi-Fi, and its mobile data turned off?"))
        if sum(one.is_for_phones for one in addresses) > 1:
            told.append(self.tr("• The laptop has other addresses: choose another one above."))
        if any(one.kind is AddressKind.VPN for one in addresses):
            told.append(self.tr("• A VPN is on: turn it off for the evening."))
        port = str(self._link.reception.port or "")
        fire = self.tr("• The laptop's firewall must let this program in at port %1.")
        told.append(fire.replace("%1", port))
        told.append(
            self.tr(
                "• If this laptop is answered and phones are not, the network keeps its clients"
                " apart (guest Wi-Fi often does): use this laptop's hotspot or your own router."
            )
        )
        return told

    def _found(self, told: object) -> None:
        self._told = cast(Told, told)
        self.refresh()

    def _answered(self, said: object) -> None:
        url, answers = cast("tuple[str, bool]", said)
        if url == self._link.reception.test_url(self.host):
            self._answers = answers
            self.refresh()
        elif self.host:
            self.choose()

    def _offer(self, addresses: tuple[LaptopAddress, ...]) -> None:
        """The laptop's addresses, the likeliest first; what was chosen stays chosen."""
        chosen = self.host or self._link.reception.place
        self._addresses, words = addresses, Phones()
        self.addresses.clear()
        known = [one.address for one in addresses]
        if chosen and chosen not in known:
            self.addresses.addItem(chosen, chosen)
        for one in addresses:
            where = f" ({one.interface})" if one.interface else ""
            text = f"{one.address}{where} — {words.kind(one.kind)}"
            self.addresses.addItem(text, one.address)
        self.addresses.setCurrentIndex(max(self.addresses.findData(chosen), 0))

    def _lay(self) -> None:
        self.hints.setSizePolicy(self.itself.sizePolicy())
        side = column(self._head, self.addresses, self.url, self.itself, None, gap=8)
        way = card(row(self.code, side, gap=16), self.tested, self.hints, None, gap=10)
        way.setMinimumWidth(560)
        rest = card(self.checked, None, row(self.sound, self.again, None), gap=10)
        rest.setMinimumWidth(380)
        self.put(row(way, rest, gap=12, stretch=True))
        self.resize(1080, 600)


def _row(line: Line) -> str:
    colour, text = COLOURS[line.verdict], escape(line.text).replace("\n", "<br>")
    return (
        f'<p style="margin:0 0 9px 0"><b style="color:{colour}">{SIGNS[line.verdict]}'
        f" {escape(line.name)}</b><br>{text}</p>"
    )


def _plain(lines: tuple[Line, ...]) -> list[tuple[str, str, str]]:
    return [(SIGNS[line.verdict], line.name, line.text) for line in lines]
