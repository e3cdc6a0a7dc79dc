"""The judge's link, as a QR code and to copy; and from which likeness on answers are alike."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit, QWidget

from app.night.hall.intents import LinkJudge, SetLikeness
from ui.desk.dialogs.parts import button, card, column, label, name_it, row, spin
from ui.desk.dialogs.sheet import Sheet
from ui.desk.dialogs.words import Dialogs
from ui.desk.phones.code import CodeView
from ui.desk.phones.link import HallLink
from ui.desk.phones.words import Phones
from ui.desk.words import refusal_text

LEAST, MOST = 50, 100


class JudgeSheet(Sheet):
    """A link is shown once, when it is made; a new one makes the old one void."""

    def __init__(self, parent: QWidget | None, link: HallLink) -> None:
        super().__init__(parent)
        self._link = link
        self.code = CodeView(260)
        self.address = QLineEdit()
        self.address.setReadOnly(True)
        self.state = label("strong")
        self.new, self.away, self.copy = button(), button(), button()
        self.likeness = spin(LEAST, MOST)
        self.likeness.setSuffix(" %")
        self.likeness.setValue(link.view.likeness)
        self._like, self._hint, self._told = label(wrap=False), label("muted"), label("muted")
        self._like.setBuddy(self.likeness)
        self.new.clicked.connect(self.make)
        self.away.clicked.connect(self._take_away)
        self.copy.clicked.connect(self._copy)
        self.likeness.valueChanged.connect(self._set_likeness)
        side = column(
            self.state, self._told, self.address, row(self.copy, None), row(self.new, self.away),
            None,
        )  # fmt: skip
        self.put(card(row(self.code, side, gap=18)))
        self.put(card(row(self._like, self.likeness, None), self._hint))
        link.changed.connect(self.refresh)
        self.setMinimumWidth(720)
        self.say()
        self.new.setFocus()

    def say(self) -> None:
        """Say every word again."""
        self.title(self.tr("The judge's tablet"))
        for made, word in (
            (self.new, self.tr("New link")),
            (self.away, self.tr("Take the link away")),
            (self.copy, self.tr("Copy")),
        ):
            made.setText(word)
            name_it(made, word)
        self._like.setText(self.tr("Answers are alike from"))
        name_it(self.likeness, self._like.text())
        hint = self.tr("Alike answers stand in one group, as a proposal: nothing is marked by it.")
        self._hint.setText(hint)
        name_it(self.address, self.tr("The judge's link"))
        self.verbs(Dialogs().close, "")
        self.refresh()

    def refresh(self) -> None:
        """Show whether a tablet is there."""
        view = self._link.view
        judge = view.judge
        if judge.connected:
            self.state.setText(self.tr("%n tablet(s) connected", "", judge.connected))
        elif judge.linked:
            self.state.setText(self.tr("A link is out; nobody has opened it yet, or has left"))
        else:
            self.state.setText(self.tr("No link yet"))
        trip = judge.rtt_ms
        shown = self.tr("Scan it with the tablet. Whoever has the link marks answers.")
        told = shown if self.code.text else self.tr("A link is shown only when it is made.")
        self._told.setText(told if trip is None else f"{told} {Phones().trip(trip)}")
        self.new.setEnabled(view.open)
        self.away.setEnabled(judge.linked)
        self.copy.setVisible(bool(self.code.text))
        self.address.setVisible(bool(self.code.text))
        self.code.setVisible(bool(self.code.text))
        if self.likeness.value() != view.likeness and not self.likeness.hasFocus():
            self.likeness.setValue(view.likeness)

    def make(self) -> None:
        """A new link; an old one is void from now on."""
        secret = self._link.reception.hall.new_judge_link()
        if not isinstance(secret, str):
            self.wrong(refusal_text(secret), stop=False)
            return
        url = self._link.reception.judge_url(secret)
        self.code.show_text(url, self.tr("The judge's link as a QR code"))
        self.address.setText(url)
        self.address.setCursorPosition(0)
        self._link.look()
        self.refresh()

    def _take_away(self) -> None:
        refused = self._link.live.do(LinkJudge(None))
        self.wrong(refusal_text(refused) if refused else "", stop=False)
        if refused is None:
            self.code.show_text("", "")
        self._link.look()
        self.refresh()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.code.text)
        self._told.setText(Phones().copied())

    def _set_likeness(self, value: int) -> None:
        if value == self._link.live.night.hall.likeness:
            return
        refused = self._link.live.do(SetLikeness(value))
        self.wrong(refusal_text(refused) if refused else "", stop=False)
        self._link.look()
