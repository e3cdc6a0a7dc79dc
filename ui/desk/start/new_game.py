"""A new game in five steps: the evening, teams, questions, rules, and a summary."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QButtonGroup, QPushButton, QStackedWidget

from app.night.events import Founded
from app.night.packs_desk.heard import HeardBook
from app.night.packs_desk.library import PackLibrary
from app.night.question_packs import Pack
from ui.desk.dialogs.parts import button, column, label, name_it, row, tell
from ui.desk.dialogs.spoken import Spoken
from ui.desk.packs.repeats import warning
from ui.desk.start.evening_page import EveningPage
from ui.desk.start.page import Page
from ui.desk.start.questions_page import QuestionsPage
from ui.desk.start.rules_page import RulesPage
from ui.desk.start.summary_page import Plan, SummaryPage
from ui.desk.start.teams_page import TeamsPage


class NewGame(Spoken):
    """`founded` carries a Founded and a ChoosePack or None.

    `left`: the host turns back to the list of games; `cleared`: begins again with empty pages.
    """

    founded = Signal(object, object)
    left = Signal()
    cleared = Signal()

    def __init__(
        self,
        *,
        rehearsal: bool = False,
        library: PackLibrary | None = None,
        heard: HeardBook | None = None,
    ) -> None:
        """`library` has the packs to choose from, `heard` knows who has heard what."""
        super().__init__()
        self._heard = heard
        self.evening = EveningPage(rehearsal=rehearsal)
        self.teams = TeamsPage()
        self.questions = QuestionsPage(library)
        self.questions.picker.warn = self._heard_before
        self.rules = RulesPage()
        self.summary = SummaryPage()
        self.pages: tuple[Page, ...] = (
            self.evening, self.teams, self.questions, self.rules, self.summary,
        )  # fmt: skip
        self.stack = QStackedWidget()
        for page in self.pages:
            self.stack.addWidget(page)
        self.steps = [QPushButton() for _ in self.pages]
        self.hint = label("muted", wrap=False)
        self.fault = label("fault")
        self.back, self.clear = button(), button()
        self.next = button("first", enter=True)
        self._build()
        self._connect()
        self.say()
        self._show(0)

    @property
    def is_begun(self) -> bool:
        """Whether something was typed that would be a pity to lose."""
        typed = (self.evening.title.text(), self.evening.venue.text())
        return any(typed) or bool(self.teams.teams or self.teams.paste.text.toPlainText())

    def enter(self) -> None:
        """Put the keyboard where the work of the present page is."""
        self.pages[self.stack.currentIndex()].enter()

    def go(self, place: int) -> None:
        """Go to a page; what is typed on the present one is taken over first."""
        self.pages[self.stack.currentIndex()].leave()
        if 0 <= place < len(self.pages):
            self._show(place)

    def forward(self) -> None:
        """Go to the next page, or start the game on the last."""
        place = self.stack.currentIndex()
        if place < len(self.pages) - 1:
            self.go(place + 1)
            return
        plan = self.plan()
        if plan.founded is not None and not plan.problem:
            self.founded.emit(plan.founded, plan.pack)

    def backward(self) -> None:
        """Go to the page before, or leave from the first."""
        place = self.stack.currentIndex()
        if place == 0:
            self.left.emit()
        else:
            self.go(place - 1)

    def plan(self) -> Plan:
        """The game as it is typed now, with the first reason why it cannot start."""
        problem = next((page.problem() for page in self.pages[:-1] if page.problem()), "")
        rules = self.rules.rules
        if rules is None:
            return Plan(None, None, problem)
        founded = Founded(
            title=self.evening.name,
            date=self.evening.day,
            venue=self.evening.place,
            rules=rules,
            teams=self.teams.teams,
            rehearsal=self.evening.rehearsal.isChecked(),
            timer_ms=self.questions.seconds.value() * 1000,
        )
        report = self.questions.picker.report
        heard = "" if report is None else self._heard_before(report.pack)
        return Plan(founded, self.questions.choice, problem, heard)

    def _heard_before(self, pack: Pack) -> str:
        """Who of the teams has heard which question; a rehearsal repeats nothing to anybody."""
        if self.evening.rehearsal.isChecked():
            return ""
        return warning(self._heard, pack, self.teams.teams, self.evening.day)

    def tell(self, sentence: str) -> None:
        """Say why the game could not be founded."""
        tell(self.fault, sentence)

    def say(self) -> None:
        """Say every word again."""
        names = (
            self.tr("Evening"),
            self.tr("Teams"),
            self.tr("Questions"),
            self.tr("Rules"),
            self.tr("Start"),
        )
        for number, (step, name) in enumerate(zip(self.steps, names, strict=True), 1):
            step.setText(f"{number}  {name}")
            step.setToolTip(f"Alt+{number}")
            name_it(step, name, f"Alt+{number}")
        self.hint.setText(self.tr("Ctrl+PgDn next step · Ctrl+PgUp back · Alt+1…5 any step"))
        self._buttons()

    def _build(self) -> None:
        group = QButtonGroup(self)
        for step in self.steps:
            step.setCheckable(True)
            step.setObjectName("step")
            step.setAutoDefault(False)
            step.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            group.addButton(step)
        bar = row(*self.steps, gap=8)
        tell(self.fault, "")
        foot = row(self.back, self.clear, self.hint, None, self.next)
        inside = column(bar, self.stack, self.fault, foot)
        inside.setStretch(1, 1)
        inside.setContentsMargins(18, 14, 18, 14)
        self.setLayout(inside)

    def _connect(self) -> None:
        for place, step in enumerate(self.steps):
            step.clicked.connect(lambda _=False, place=place: self.go(place))
            self._key(f"Alt+{place + 1}", partial(self.go, place))
        self._key("Ctrl+PgDown", self.forward)
        self._key("Ctrl+PgUp", self.backward)
        self._key("Esc", self.backward)
        self.next.clicked.connect(self.forward)
        self.back.clicked.connect(self.backward)
        self.clear.clicked.connect(self.cleared)
        self.evening.title.returnPressed.connect(self.forward)
        self.evening.venue.returnPressed.connect(self.forward)
        self.questions.offered.connect(self.rules.offer)
        for page in (self.evening, self.teams, self.rules):
            page.changed.connect(self._buttons)

    def _key(self, keys: str, what: Callable[[], object]) -> None:
        shortcut = QShortcut(QKeySequence(keys), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(what)

    def _show(self, place: int) -> None:
        self.stack.setCurrentIndex(place)
        self.steps[place].setChecked(True)
        for number, step in enumerate(self.steps):
            step.setProperty("passed", number < place)
            step.style().polish(step)
        if self.pages[place] is self.summary:
            self.summary.show_plan(self.plan())
            self.next.setFocus()
        self._buttons()
        self.pages[place].enter()

    def _buttons(self) -> None:
        place = self.stack.currentIndex()
        last = place == len(self.pages) - 1
        verb = self.tr("Start the game")
        if self.evening.rehearsal.isChecked():
            verb = self.tr("Start the rehearsal")
        self.next.setText(verb if last else self.tr("Next"))
        self.next.setEnabled(not last or not self.plan().problem)
        self.back.setText(self.tr("Back") if place else self.tr("To the games"))
        self.clear.setText(self.tr("Start over"))
        self.clear.setVisible(place == 0 and self.is_begun)
        for made in (self.next, self.back, self.clear):
            name_it(made, made.text())
