"""The questions of a pack in their order: chosen by keys, moved by keys or by hand."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem

from app.night.question_packs import Pack

LONGEST = 70


class QuestionList(QListWidget):
    """`gone_to` carries the place of the question chosen; `dragged` from where to where, from 0."""

    gone_to = Signal(int)
    dragged = Signal(int, int)

    def __init__(self) -> None:
        super().__init__()
        self._pack: Pack | None = None
        self._doubtful: frozenset[int] = frozenset()
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setUniformItemSizes(False)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentRowChanged.connect(self._go)
        self.model().rowsMoved.connect(self._moved)

    def show_pack(self, pack: Pack, at: int, doubtful: frozenset[int]) -> None:
        """Show the pack with the question at `at`; only lines that differ are written."""
        if pack is not self._pack or doubtful != self._doubtful:
            self._write(pack, doubtful)
        if self.currentRow() != at:
            self.blockSignals(True)
            self.setCurrentRow(at)
            self.blockSignals(False)
            self.scrollTo(self.currentIndex())

    def again(self) -> None:
        """Say every line again."""
        pack, self._pack = self._pack, None
        if pack is not None:
            at = self.currentRow()
            self.show_pack(pack, at, self._doubtful)

    def _write(self, pack: Pack, doubtful: frozenset[int]) -> None:
        self.blockSignals(True)
        self._pack, self._doubtful = pack, doubtful
        while self.count() > len(pack.questions):
            self.takeItem(self.count() - 1)
        while self.count() < len(pack.questions):
            self.addItem(QListWidgetItem())
        for place in range(len(pack.questions)):
            item, text = self.item(place), self._line(pack, place)
            if item.text() != text:
                item.setText(text)
        self.blockSignals(False)

    def _line(self, pack: Pack, place: int) -> str:
        question = pack.questions[place]
        words = " ".join(question.host_text.split())[:LONGEST] or self.tr("no text yet")
        marks = [
            self.tr("warm-up") if question.warm_up else "",
            self.tr("reserve") if question.reserve and not question.warm_up else "",
            self.tr("partner") if question.partner is not None else "",
        ]
        signs = "".join(("♪" if m.kind == "sound" else "▣") for m in question.all_media[:3])
        told = " · ".join(mark for mark in (*marks, signs) if mark)
        doubt = "⚠ " if place in self._doubtful else ""
        line = f"{doubt}{question.number}.  {words}" + (f"\n      {told}" if told else "")
        first = place == 0 or pack.questions[place - 1].stage != question.stage
        title = pack.stages[question.stage].title or self.tr("stage without a title")
        return f"▸ {title}\n{line}" if first and len(pack.stages) > 1 else line

    def _go(self, row: int) -> None:
        if row >= 0:
            self.gone_to.emit(row)

    def _moved(self, _: object, start: int, __: int, ___: object, row: int) -> None:
        """Qt has moved the line already; the pack follows, and its order is shown again."""
        pack, self._pack = self._pack, None
        if pack is not None:
            self.dragged.emit(start, row - 1 if row > start else row)
