"""Every participant's rating points with the sum behind them, and a correction with its reason."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHeaderView,
    QLineEdit,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from app.night.record_file import RecordError
from app.night.results_desk.club import Club, TableError
from app.night.results_desk.intents import CorrectPlayer
from app.night.results_desk.scores import MOST_POINTS, ScoreLine, scored_with, scores
from ui.desk.dialogs.parts import button, label, name_it, row, spin
from ui.desk.dialogs.sheet import Sheet
from ui.desk.dialogs.spoken import plain
from ui.desk.dialogs.words import Dialogs, put
from ui.desk.results.rating_words import RatingWords
from ui.desk.start.trouble import Troubles
from ui.live import LiveShow

COLUMNS = 9
NUMERIC = (5, 6, 7)
WIDEST = 220


class PlayersSheet(Sheet):
    """The rating of the evening; what is corrected stands in its journal and can be undone."""

    def __init__(self, parent: QWidget | None, live: LiveShow, club: Club) -> None:
        super().__init__(parent)
        self._live, self._club = live, club
        self.lines: tuple[ScoreLine, ...] = ()
        self.list = QTableWidget(0, COLUMNS)
        self.sum = label("muted")
        self.points, self.reason, self.off = (
            spin(-MOST_POINTS, MOST_POINTS),
            QLineEdit(),
            button(),
        )
        self._names = [label(wrap=False), label(wrap=False)]
        self._build()
        self.list.itemSelectionChanged.connect(self._chosen)
        self.reason.textChanged.connect(self._check)
        self.points.valueChanged.connect(self._check)
        self.off.clicked.connect(self._take_off)
        live.changed.connect(self.say)
        self.say()
        self.list.setFocus()

    @property
    def current(self) -> ScoreLine | None:
        """The participant that is chosen."""
        place = self.list.currentRow()
        return self.lines[place] if 0 <= place < len(self.lines) else None

    def say(self) -> None:
        """Say every word again, and work the rating out anew."""
        words = RatingWords()
        kept = self.list.currentRow()
        sentence, lead = "", ""
        try:
            table = scored_with(self._live.night, self._club.table())
            self.lines = scores(self._live.night, table)
            lead = put(self.tr("By the table “%1”, version %2"), table.id, table.version)
        except (TableError, RecordError) as error:
            self.lines, sentence = (), Troubles().told(error)
        self.title(self.tr("Players' rating points"), lead)
        self.list.setHorizontalHeaderLabels(words.columns())
        name_it(self.list, self.heading.text())
        self._fill(words)
        self._names[0].setText(self.tr("Points"))
        self._names[1].setText(Dialogs().reason)
        name_it(self.points, self._names[0].text())
        name_it(self.reason, Dialogs().reason)
        self.reason.setPlaceholderText(Dialogs().reason_hint)
        self.off.setText(self.tr("The team's points again"))
        name_it(self.off, self.off.text())
        self.verbs(self.tr("Correct"), Dialogs().close)
        if self.lines:
            self.list.selectRow(min(max(kept, 0), len(self.lines) - 1))
        self._chosen()
        if sentence:
            self.wrong(sentence)

    def done_with(self) -> None:
        """Correct the chosen player."""
        line = self.current
        if line is not None:
            self._do(CorrectPlayer(line.team, line.number, self.points.value(), self.reason.text()))

    def _take_off(self) -> None:
        line = self.current
        if line is not None:
            self._do(CorrectPlayer(line.team, line.number, None))

    def _do(self, wish: CorrectPlayer) -> None:
        self.agreed(self._live.do(wish), stop=False)

    def _build(self) -> None:
        made = self.list
        plain(made)
        made.setAlternatingRowColors(True)
        head = made.horizontalHeader()
        for place in range(COLUMNS):
            head.setSectionResizeMode(place, QHeaderView.ResizeMode.ResizeToContents)
        head.setMaximumSectionSize(WIDEST)
        for place in (3, 8):
            head.setSectionResizeMode(place, QHeaderView.ResizeMode.Stretch)
        for name, field in zip(self._names, (self.points, self.reason), strict=True):
            name.setBuddy(field)
        fields = row(self._names[0], self.points, self._names[1], self.reason, self.off)
        fields.setStretch(3, 1)
        self.put(made, self.sum, fields)
        self.body.setStretch(0, 1)
        self.resize(1160, 640)

    def _fill(self, words: RatingWords) -> None:
        made = self.list
        made.blockSignals(True)
        made.setRowCount(len(self.lines))
        for place, line in enumerate(self.lines):
            for column, text in enumerate(words.cells(line)):
                item = QTableWidgetItem(text)
                item.setToolTip(text)
                if column in NUMERIC:
                    item.setTextAlignment(
                        Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                    )
                made.setItem(place, column, item)
        made.blockSignals(False)

    def _chosen(self) -> None:
        line = self.current
        self.off.setEnabled(line is not None and line.reason is not None)
        if line is None:
            self.sum.setText("")
        else:
            self.sum.setText(RatingWords().sum(line))
            self.points.setValue(line.rating)
            self.reason.setText(line.reason or "")
        self._check()

    def _check(self) -> None:
        line = self.current
        if line is None:
            self.wrong(self.tr("Nobody takes part yet."))
            return
        same = self.points.value() == line.rating and self.reason.text() == (line.reason or "")
        self.wrong("")
        self.first.setEnabled(not same)
