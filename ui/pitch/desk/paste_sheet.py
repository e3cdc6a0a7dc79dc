"""The orders of a team, pasted as its captain wrote them."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QPlainTextEdit, QWidget

from app.night.match import intents as wishes
from app.night.match.values import Side
from ui.desk.dialogs.parts import card, label, name_it, row
from ui.desk.dialogs.words import Dialogs
from ui.desk.phrases import translate
from ui.live import LiveShow
from ui.pitch.desk.latin import latin_sides
from ui.pitch.desk.match_sheet import MatchSheet
from ui.pitch.desk.words import PitchDesk

SIDES: tuple[Side, Side] = ("left", "right")


class PasteSheet(MatchSheet):
    """All orders of the text, or none where one cannot be read."""

    def __init__(self, parent: QWidget | None, live: LiveShow, tact: int) -> None:
        super().__init__(parent, live)
        self._tact = tact
        self.side = QComboBox()
        self.text = QPlainTextEdit()
        self.text.setTabChangesFocus(True)
        self._label = label(wrap=False)
        self._label.setBuddy(self.side)
        self.put(card(row(self._label, self.side, None), self.text))
        self.resize(640, 480)
        self.side.addItem("", None)
        for side in SIDES:
            self.side.addItem(self.match.names(side) or PitchDesk().side(side), side)
        self.text.textChanged.connect(self._check)
        self.side.currentIndexChanged.connect(self._check)
        self.say()
        self._check()
        self.text.setFocus()

    @property
    def wish(self) -> wishes.EnterText:
        """The orders as they are typed."""
        text = latin_sides(self.text.toPlainText(), self.match.match.ids)
        value = self.side.currentData()
        side: Side | None = "left" if value == "left" else "right" if value == "right" else None
        return wishes.EnterText(text, side, self._tact)

    def say(self) -> None:
        """Say every word again."""
        lead = translate(
            "PitchDesk",
            "A player a line: L2 12(2) throw 5(2). Further tacts after “;”, a comment after “#”; "
            "a line “tact 2” says where the lines after it begin.",
        )
        self.title(translate("PitchDesk", "Orders of a team"), lead)
        self._label.setText(translate("PitchDesk", "Only of"))
        self.side.setItemText(0, translate("PitchDesk", "both sides"))
        name_it(self.side, self._label.text())
        name_it(self.text, self.heading.text())
        self.verbs(translate("PitchDesk", "Enter"), Dialogs().cancel)

    def done_with(self) -> None:
        """Enter them; what the rules refuse stands on the sheet."""
        if self.enter(self.wish):
            self.accept()

    def _check(self) -> None:
        if self.has_match():
            self.try_out(self.wish)
