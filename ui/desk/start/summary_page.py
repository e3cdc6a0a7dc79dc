"""All that has been chosen, once more before the start."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtWidgets import QFormLayout, QFrame, QScrollArea

from app.night.events import Founded
from app.night.intents import ChoosePack
from app.night.roster_text import check_teams
from app.night.rulebook import DEFAULT_RULES, OPTIONS
from ui.desk.clauses import clause_text
from ui.desk.dialogs.doubts import Rosters
from ui.desk.dialogs.parts import column, join, label, name_it, tell
from ui.desk.dialogs.rule_words import Rules
from ui.desk.dialogs.words import put
from ui.desk.phrases import apart
from ui.desk.start.page import Page

NAMES = 48


@dataclass(frozen=True, slots=True)
class Plan:
    """A game ready to be founded, or the reason why it is not.

    `heard` tells which questions of the pack were heard before, "" for none.
    """

    founded: Founded | None
    pack: ChoosePack | None
    problem: str = ""
    heard: str = ""


class SummaryPage(Page):
    """Reads the plan out; what hinders the start stands on top."""

    def __init__(self) -> None:
        super().__init__()
        self.plan = Plan(None, None)
        self.fault = label("fault")
        self.doubts, self.heard = label("muted"), label("note")
        self.lines: list[tuple[str, str]] = []
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self.setLayout(column(self.fault, self.heard, self._area, self.doubts))

    def show_plan(self, plan: Plan) -> None:
        """Show a plan."""
        self.plan = plan
        self.say()

    def problem(self) -> str:
        """Why the game cannot start."""
        return self.plan.problem

    def say(self) -> None:
        """Say every word again."""
        tell(self.fault, self.plan.problem)
        tell(self.heard, self.plan.heard)
        founded = self.plan.founded
        self.lines = [] if founded is None else self._lines(founded)
        self._area.setWidget(self._card())
        told = "; ".join(f"{name}: {text}" for name, text in self.lines)
        name_it(self._area, self.tr("Summary"), told)
        doubts = check_teams(founded.teams) if founded else ()
        tell(self.doubts, join(Rosters().doubt(doubt) for doubt in doubts))

    def _lines(self, founded: Founded) -> list[tuple[str, str]]:
        date = QLocale().toString(QDate.fromString(founded.date, "yyyy-MM-dd"), "d MMMM yyyy")
        place = f"{date} · {founded.venue}" if founded.venue else date
        kind = (
            self.tr("rehearsal: it never counts") if founded.rehearsal else self.tr("a real game")
        )
        names = [f"{number} {apart(team.title)}" for number, team in enumerate(founded.teams, 1)]
        teams = ", ".join(names[:NAMES]) + (" …" if len(names) > NAMES else "")
        players = sum(len(team.players) for team in founded.teams)
        counted = self.tr("%n team(s)", "", len(names))
        people = self.tr("%n player(s)", "", players) if players else self.tr("no players named")
        seconds = put(self.tr("%1 s for an answer"), founded.timer_ms // 1000)
        return [
            (self.tr("Evening"), f"{founded.title}\n{place}\n{kind}"),
            (self.tr("Teams"), f"{counted}, {people}\n{teams}"),
            (self.tr("Questions"), f"{self._pack()}\n{seconds}"),
            (self.tr("Rules"), self._rules(founded)),
        ]

    def _pack(self) -> str:
        pack = self.plan.pack
        if pack is None:
            return self.tr("read aloud, without a pack")
        counts = put(self.tr("main %1, reserve %2"), len(pack.main), len(pack.reserve))
        return f"{pack.name} · {counts}"

    def _rules(self, founded: Founded) -> str:
        words, rules = Rules(), founded.rules
        lines = [put(self.tr("Club's rules, edition %1"), rules.edition)]
        for option in OPTIONS:
            value = getattr(rules, option.field)
            if value != getattr(DEFAULT_RULES, option.field):
                name = words.name(option.field)
                lines.append(f"{name}: {words.value(option, value)} ({clause_text(option.clause)})")
        if rules.parts:
            lines.append(f"{words.name('parts')}: {words.parts(rules)} (2.3)")
        return "\n".join(lines)

    def _card(self) -> QFrame:
        sheet = QFrame()
        sheet.setObjectName("card")
        form = QFormLayout(sheet)
        form.setContentsMargins(18, 14, 18, 14)
        form.setHorizontalSpacing(24)
        form.setVerticalSpacing(18)
        for name, text in self.lines:
            title, body = label("muted", wrap=False), label()
            title.setText(name)
            title.setAlignment(Qt.AlignmentFlag.AlignTop)
            title.setContentsMargins(0, 1, 0, 0)
            body.setAlignment(Qt.AlignmentFlag.AlignTop)
            body.setText(text)
            form.addRow(title, body)
        return sheet
