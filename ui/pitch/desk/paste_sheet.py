"""The orders of a team, pasted as its captain wrote them."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QPlainTextEdit, QWidget

from app.night.desk import why_refused
from app.night.match import intents as wishes
from app.night.match.state import MatchState
from app.night.match.values import Side
from ui.desk.dialogs.parts import card, label, name_it, row
from ui.desk.dialogs.sheet import Sheet
from ui.desk.dialogs.words import Dialogs
from ui.desk.phrases import translate
from ui.desk.words import refusal_text
from ui.live import LiveShow
from ui.pitch.desk.latin import latin_sides
from ui.pitch.desk.words import PitchDesk

SIDES: tuple[Side, Side] = ("left", "right")


class PasteSheet(Sheet):
    """All orders of the text, or none where one cannot be read."""

    def __init__(self, parent: QWidget | None, live: LiveShow, tact: int) -> None:
        super().__init__(parent)
        self._live, self._tact = live, tact
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
    def match(self) -> MatchState:
        """The match as it stands."""
        match = self._live.night.match
        assert match is not None
        return match

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
        refused = self._live.do(self.wish)
        if refused:
            self.wrong(refusal_text(refused), stop=False)
        else:
            self.accept()

    def _check(self) -> None:
        if self._live.night.match is None:
            self.reject()
            return
        refused = why_refused(self._live.night, self.wish)
        self.wrong(refusal_text(refused) if refused else "")
