"""Dice rolled by hand: an address, what it decides with which odds, and the number."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from app.night.match.draws import from_face, from_outcome, wanted_draw
from app.night.match.intents import DrawByHand
from app.night.match.state import Wanted
from ui.desk.dialogs.parts import card, form, label, name_it
from ui.desk.dialogs.words import Dialogs, put
from ui.desk.phrases import translate
from ui.live import LiveShow
from ui.pitch.desk.match_sheet import MatchSheet
from ui.pitch.desk.words import PitchDesk


class DiceSheet(MatchSheet):
    """Goes on from one wanted draw to the next, and closes when none is wanted."""

    def __init__(self, parent: QWidget | None, live: LiveShow, address: str = "") -> None:
        super().__init__(parent, live)
        self.address, self.thrown, self.by = QLineEdit(address), QLineEdit(), QLineEdit()
        self.outcome = QComboBox()
        self.odds = label("strong")
        self._fields: tuple[QWidget, ...] = (self.address, self.thrown, self.outcome, self.by)
        self._labels = [label(wrap=False) for _ in self._fields]
        inside = form(self._labels, self._fields)
        self.put(card(self.odds, inside))
        self.setMinimumWidth(600)
        past = list(self.match.draws.values())
        self.by.setText(past[-1].by if past else translate("PitchDesk", "referee"))
        self.address.textChanged.connect(self._show)
        self.thrown.textChanged.connect(self._check)
        self.outcome.currentIndexChanged.connect(self._check)
        self.by.textChanged.connect(self._check)
        self.say()
        self._show()
        (self.thrown if address else self.address).setFocus()

    @property
    def wanted(self) -> Wanted | None:
        """The draw of this address while it is the one that is wanted."""
        found = wanted_draw(self.match)
        return found if found is not None and found.address == self.address.text() else None

    @property
    def u(self) -> float | None:
        """The draw as it is given, in [0, 1); None where it cannot be read."""
        wanted, chosen = self.wanted, self.outcome.currentData()
        if wanted is not None and chosen is not None and not self.thrown.text().strip():
            return from_outcome(wanted, chosen)
        return read_throw(self.thrown.text())

    def say(self) -> None:
        """Say every word again."""
        lead = translate("PitchDesk", "A number from 0 to less than 1, or a face of a die: 17/100.")
        self.title(translate("PitchDesk", "Real dice"), lead)
        names = (
            translate("PitchDesk", "Address"),
            translate("PitchDesk", "Thrown"),
            translate("PitchDesk", "or what came"),
            translate("PitchDesk", "Thrown by"),
        )
        for text, field, name in zip(self._labels, self._fields, names, strict=True):
            text.setText(name)
            name_it(field, name)
        self.verbs(translate("PitchDesk", "Enter"), Dialogs().cancel)

    def done_with(self) -> None:
        """Enter it, and go on to the next draw that is wanted."""
        u = self.u
        if u is None:
            return
        if not self.enter(DrawByHand(self.address.text(), u, self.by.text())):
            return
        wanted = wanted_draw(self.match)
        if wanted is None or self.match.seed is not None:
            self.accept()
            return
        self.thrown.clear()
        self.address.setText(wanted.address)
        self.thrown.setFocus()

    def _show(self) -> None:
        _words, wanted = PitchDesk(), self.wanted
        self.outcome.blockSignals(True)
        self.outcome.clear()
        self.outcome.addItem("", None)
        if wanted is not None and wanted.candidates:
            for place, candidate in enumerate(wanted.candidates):
                self.outcome.addItem(str(candidate), place)
        elif wanted is not None:
            self.outcome.addItem(translate("PitchDesk", "it happens"), True)
            self.outcome.addItem(translate("PitchDesk", "it does not happen"), False)
        self.outcome.blockSignals(False)
        self.outcome.setEnabled(wanted is not None)
        self.odds.setText(self._odds(wanted))
        self.odds.setVisible(bool(self.odds.text()))
        self._check()

    def _odds(self, wanted: Wanted | None) -> str:
        words, address = PitchDesk(), self.address.text()
        if wanted is not None and wanted.candidates:
            names = ", ".join(map(str, wanted.candidates))
            return put(translate("PitchDesk", "One of %1: each %2"), names, words.percent(wanted.p))
        if wanted is not None:
            text = translate("PitchDesk", "It happens below %1, chance %2")
            return put(text, f"{wanted.p:g}", words.percent(wanted.p))
        for moment in self.match.moments:
            for draw in moment.draws:
                if draw.at == address:
                    text = translate(
                        "PitchDesk", "Drawn already: %1, chance %2; what follows is played again"
                    )
                    return put(text, f"{draw.u:.4f}", words.percent(draw.p))
        return ""

    def _check(self) -> None:
        if not self.has_match():
            return
        u = self.u
        if u is None:
            self.wrong(translate("PitchDesk", "Type the number, 0.37, or the face, 17/100"))
            return
        self.try_out(DrawByHand(self.address.text(), u, self.by.text()))


def read_throw(text: str) -> float | None:
    """`0.37` or `0,37` as it is, `17/100` as a face; None where it is neither."""
    face, slash, faces = text.strip().replace(",", ".").partition("/")
    try:
        if slash:
            return from_face(int(face), int(faces))
        number = float(face)
    except (ValueError, ZeroDivisionError):
        return None
    return number if 0 <= number < 1 else None
