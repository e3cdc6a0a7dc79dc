"""The questions of a new game, and the usual time for an answer."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox

from app.night.intents import ChoosePack
from app.night.packs_desk.library import PackLibrary
from app.night.question_packs import choice_of
from ui.desk.dialogs.pack_picker import PackPicker
from ui.desk.dialogs.parts import card, column, label, name_it, row, spin
from ui.desk.start.page import Page

LEAST, MOST, USUAL = 5, 600, 60


class QuestionsPage(Page):
    """`offered` carries the numbers of main and reserve questions that the rules should count."""

    offered = Signal(int, int)

    def __init__(self, library: PackLibrary | None = None) -> None:
        super().__init__()
        self.picker = PackPicker(library)
        self.seconds = spin(LEAST, MOST, 5)
        self.seconds.setValue(USUAL)
        self.seconds.setFixedWidth(120)
        self.count = QCheckBox()
        self.count.setChecked(True)
        self._time = label(wrap=False)
        self._time.setBuddy(self.seconds)
        foot = card(row(self._time, self.seconds, None, self.count))
        inside = column(self.picker, foot)
        inside.setStretch(0, 1)
        self.setLayout(inside)
        self.picker.chosen.connect(self._offer)
        self.count.toggled.connect(self._offer)
        self.say()

    @property
    def choice(self) -> ChoosePack | None:
        """The pack to be played; None when questions are read aloud."""
        report = self.picker.report
        return None if report is None else choice_of(report.pack)

    def enter(self) -> None:
        """The list of packs gets the keyboard; the teams may be others than before."""
        self.picker.look_again()
        self.picker.packs.setFocus()

    def say(self) -> None:
        """Say every word again."""
        self._time.setText(self.tr("Time for an answer"))
        name_it(self.seconds, self._time.text(), self.tr("seconds"))
        self.seconds.setSuffix(" " + self.tr("s", "seconds"))
        self.count.setText(self.tr("Count the pack's questions in the rules (2.5.2)"))
        name_it(self.count, self.count.text())

    def _offer(self) -> None:
        choice = self.choice
        if choice is not None and self.count.isChecked():
            self.offered.emit(len(choice.main), len(choice.reserve))
