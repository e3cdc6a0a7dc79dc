"""Beside the fields: the picture that the audience will see, and what is doubtful here."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QWidget

from app.night.media.check import Find
from app.night.packs_desk.doubts import doubts_at, place_of_doubt
from app.night.question_packs import Doubt, Pack
from ui.desk.dialogs.pack_words import Packs
from ui.desk.dialogs.parts import button, card, column, label, name_it, row
from ui.desk.dialogs.words import put
from ui.desk.packs.preview import PackPreview, View

VIEWS: tuple[View, ...] = ("question", "answer", "partner")


class EditorSide(QWidget):
    """`asked` carries the place of the next question with a doubt.

    `settled` carries the doubts that the host has seen to.
    """

    asked = Signal(int)
    settled = Signal(object)

    def __init__(self, find: Find, doubts: tuple[Doubt, ...]) -> None:
        super().__init__()
        self._doubts = doubts
        self._pack: Pack | None = None
        self._at = 0
        self._places: frozenset[int] = frozenset()
        self.preview = PackPreview(find)
        self.views = {view: button() for view in VIEWS}
        self.back, self.on = button(), button()
        self.page = label("muted", wrap=False)
        self.title = label("strong")
        self.here = QListWidget()
        self.here.setWordWrap(True)
        self.here.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.next, self.settle = button(), button()
        for view, made in self.views.items():
            made.setCheckable(True)
            made.clicked.connect(partial(self.turn, view))
        self.back.clicked.connect(lambda: self._leaf(-1))
        self.on.clicked.connect(lambda: self._leaf(1))
        self.next.clicked.connect(self.next_doubt)
        self.settle.clicked.connect(self.settle_here)
        self.preview.painted.connect(self._say_page)
        views = row(*self.views.values(), None, gap=6)
        pages = row(self.back, self.page, self.on, None, gap=6)
        below = card(self.title, self.here, row(self.next, self.settle, None, gap=6), gap=6)
        below.setVisible(bool(doubts))
        spring = QWidget()
        spring.setVisible(not doubts)
        inside = column(self.preview, views, pages, below, spring, gap=8)
        inside.setStretchFactor(below, 1)
        inside.setStretchFactor(spring, 1)
        self.setLayout(inside)
        self.turn("question")

    @property
    def places(self) -> frozenset[int]:
        """The places of the questions that something is doubtful about."""
        return self._places

    def show_question(self, pack: Pack, at: int) -> None:
        """Show the question at `at` and its doubts."""
        if self._pack is None or pack.questions != self._pack.questions:
            self._places = self._found(pack)
        moved = at != self._at
        self._pack, self._at = pack, at
        if moved:
            self.turn("question")
        self.views["partner"].setEnabled(pack.questions[at].partner is not None)
        self.preview.show_question(pack, at)
        self._say_doubts()

    def turn(self, view: View, _: bool = False) -> None:
        """Show the question, its answer or its partner's card."""
        self.preview.turn(view)
        for name, made in self.views.items():
            made.setChecked(name == view)

    def next_doubt(self) -> None:
        """To the next question with a doubt; after the last comes the first."""
        later = sorted(self._places, key=lambda place: (place <= self._at, place))
        if later:
            self.asked.emit(later[0])

    def settle_here(self) -> None:
        """The doubts of this question are seen to."""
        if self._pack is not None:
            gone = doubts_at(self._pack, self._doubts, self._at)
            self._doubts = tuple(doubt for doubt in self._doubts if doubt not in gone)
            self._places = self._found(self._pack)
            self._say_doubts()
            self.settled.emit(gone)

    def _found(self, pack: Pack) -> frozenset[int]:
        found = (place_of_doubt(pack, doubt) for doubt in self._doubts)
        return frozenset(place for place in found if place is not None)

    def say(self) -> None:
        """Say every word again."""
        words = (self.tr("Question"), self.tr("Answer"), self.tr("Partner"))
        for view, word in zip(VIEWS, words, strict=True):
            self.views[view].setText(word)
            name_it(self.views[view], word, self.tr("As the audience will see it"))
        name_it(self.preview, self.tr("As the audience will see it"))
        for made, sign, word in (
            (self.back, "‹", self.tr("Page before")),
            (self.on, "›", self.tr("Next page")),
        ):
            made.setText(sign)
            name_it(made, word)
        self.next.setText(self.tr("Next doubt"))
        self.next.setToolTip("F8")
        name_it(self.next, self.next.text(), "F8")
        self.settle.setText(self.tr("Settled"))
        name_it(self.settle, self.settle.text(), self.tr("What is doubtful here"))
        name_it(self.here, self.tr("What is doubtful here"))
        self._say_page()
        self._say_doubts()

    def _leaf(self, by: int) -> None:
        preview = self.preview
        page = min(max(0, preview.page + by), preview.pages - 1)
        preview.turn(preview.view, page)

    def _say_page(self) -> None:
        preview = self.preview
        several = preview.pages > 1 and preview.view == "question"
        for shown in (self.back, self.page, self.on):
            shown.setVisible(several)
        self.page.setText(put(self.tr("page %1 of %2"), preview.page + 1, preview.pages))
        self.back.setEnabled(preview.page > 0)
        self.on.setEnabled(preview.page + 1 < preview.pages)

    def _say_doubts(self) -> None:
        if self._pack is None:
            return
        words = Packs()
        found = doubts_at(self._pack, self._doubts, self._at)
        told = [f"{words.place(one)}: {words.what(one)} — {words.done(one)}" for one in found]
        if [self.here.item(n).text() for n in range(self.here.count())] != told:
            self.here.clear()
            self.here.addItems(told)
        self.settle.setEnabled(bool(found))
        count = len(self._places)
        all_of_them = self.tr("doubtful: %n question(s)", "", count)
        self.title.setText(self.tr("What is doubtful here") if found else all_of_them)
