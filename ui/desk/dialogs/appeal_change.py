"""What an appeal would change, read out before it is applied."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
)

from app.night.appeal_view import AppealView, TeamChange
from app.night.spans import spans
from ui.desk.dialogs.parts import column, join, label, name_it, tell
from ui.desk.dialogs.spoken import Spoken, plain
from ui.desk.dialogs.words import Dialogs, put
from ui.desk.look import GREEN, RED

HEIGHT = 26


class AppealChange(Spoken):
    """A few sentences, and one line for each team that would stand elsewhere."""

    def __init__(self, summit: int) -> None:
        super().__init__()
        self._summit = summit
        self.view: AppealView | None = None
        self.title = label("strong")
        self.sentences = label()
        self.table = QTableWidget(0, 5)
        plain(self.table, HEIGHT)
        head = self.table.horizontalHeader()
        head.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        for place, width in ((0, 46), (2, 76), (3, 84), (4, 140)):
            self.table.setColumnWidth(place, width)
        inside: QVBoxLayout = column(self.title, self.sentences, self.table, gap=8)
        inside.setStretch(2, 1)
        self.setLayout(inside)
        self.say()

    def show_view(self, view: AppealView | None) -> None:
        """Show what would change; None while nothing would."""
        self.view = view
        self.say()

    def say(self) -> None:
        """Say every word again."""
        heads = ("№", self.tr("Team"), self.tr("Step"), self.tr("Points"), self.tr("Place"))
        self.table.setHorizontalHeaderLabels(heads)
        changed = sorted(self.view.changed, key=_calm) if self.view else []
        title = self.tr("What the appeal changes")
        if self.view is not None:
            title = self.tr("Changes for %n team(s)", "", len(changed))
        self.title.setText(title)
        told = self._told(self.view) if self.view else []
        tell(self.sentences, join(told))
        lines = self._fill(changed)
        name_it(self, "; ".join([title, *told, *lines]))
        name_it(self.table, title, "; ".join(lines))

    def _told(self, view: AppealView) -> list[str]:
        words = Dialogs()
        told = []
        if view.waits is not None:
            told.append(
                put(self.tr("Turn %1 needs the host's decision first (H10)."), view.waits[0])
            )
        was, now = view.before.king, view.after.king
        if (was and was.id) != (now and now.id):
            nobody = self.tr("nobody")
            names = [words.team(team) if team else nobody for team in (was, now)]
            told.append(put(self.tr("King: %1 → %2."), *names))
        if view.hold[0] != view.hold[1]:
            told.append(put(self.tr("Hold: %1 → %2."), *view.hold))
        if view.before.reason != view.after.reason and view.waits is None:
            ends = [words.finish(view.before.reason), words.finish(view.after.reason)]
            told.append(put(self.tr("End: %1 → %2."), *ends))
        told.extend(self._turns(view))
        return told

    def _turns(self, view: AppealView) -> list[str]:
        told = []
        if view.ignored:
            told.append(
                put(
                    self.tr("Turns behind the new end, kept in the journal and ignored (H18): %1."),
                    spans(view.ignored),
                )
            )
        if view.revived:
            told.append(put(self.tr("Turns that count again: %1."), spans(view.revived)))
        if view.tied:
            names = ", ".join(Dialogs().team(team) for team in view.tied)
            told.append(put(self.tr("Then the host decides among: %1 (2.4.7, H10, H14)."), names))
        winner = view.after.winner
        if winner is not None and (
            view.before.winner is None or view.before.winner.id != winner.id
        ):
            told.append(put(self.tr("Winner: %1."), Dialogs().team(winner)))
        return told

    def _fill(self, changed: Sequence[TeamChange]) -> list[str]:
        self.table.setRowCount(len(changed))
        lines = []
        for row, line in enumerate(changed):
            was, now = line.before, line.after
            cells = (
                str(now.number),
                now.name,
                _arrow(self._step(was.step), self._step(now.step)),
                _arrow(str(was.points), str(now.points)),
                _arrow(was.place, now.place),
            )
            rises = (0, 0, now.step - was.step, now.points - was.points, 0)
            for place, (text, rise) in enumerate(zip(cells, rises, strict=True)):
                item = QTableWidgetItem(text)
                if rise:
                    item.setForeground(QColor(GREEN if rise > 0 else RED))
                self.table.setItem(row, place, item)
            lines.append(" ".join(cells))
        return lines

    def _step(self, step: int) -> str:
        return "▲" if step == self._summit else str(step)


def _calm(line: TeamChange) -> bool:
    """Teams whose place alone would be another come last."""
    was, now = line.before, line.after
    return (was.step, was.points, was.king) == (now.step, now.points, now.king)


def _arrow(was: str, now: str) -> str:
    return was if was == now else f"{was} → {now}"
