"""The rule set of the game in progress, clause by clause: to read only."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QWidget

from app.night.rulebook import OPTIONS, RuleSet
from ui.desk.clauses import clause_text
from ui.desk.dialogs.parts import label, name_it
from ui.desk.dialogs.rule_words import Rules
from ui.desk.dialogs.sheet import Sheet
from ui.desk.dialogs.words import Dialogs, put


class RulesSheet(Sheet):
    """What this game is played by; each line has its clause and a sentence."""

    def __init__(self, parent: QWidget | None, rules: RuleSet) -> None:
        super().__init__(parent)
        self._rules = rules
        self.cells: list[tuple[str, str, str, str]] = []
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self.put(self._area)
        self.resize(760, 620)
        self.say()

    def say(self) -> None:
        """Say every word again."""
        edition = put(
            self.tr("Edition %1. A rule set is fixed once the game has begun."), self._rules.edition
        )
        self.title(self.tr("Rules of this game"), edition)
        self.verbs(Dialogs().close, "")
        words = Rules()
        self.cells = [
            (
                words.name(option.field),
                words.value(option, getattr(self._rules, option.field)),
                clause_text(option.clause),
                words.sentence(option.field),
            )
            for option in OPTIONS
        ]
        self.cells.append(
            (words.name("parts"), words.parts(self._rules), "2.3", words.sentence("parts"))
        )
        self._area.setWidget(self._table())
        name_it(
            self._area,
            "; ".join(f"{name}: {value} ({clause})" for name, value, clause, _ in self.cells),
        )

    def _table(self) -> QFrame:
        sheet = QFrame()
        sheet.setObjectName("card")
        grid = QGridLayout(sheet)
        grid.setContentsMargins(18, 14, 18, 14)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        for place, (name, value, clause, sentence) in enumerate(self.cells):
            top = place * 3
            grid.addWidget(_text(name, "strong"), top, 0)
            grid.addWidget(_text(value, "strong"), top, 1, Qt.AlignmentFlag.AlignRight)
            grid.addWidget(_text(clause, "muted"), top, 2)
            grid.addWidget(_text(sentence, "muted"), top + 1, 0, 1, 3)
            grid.setRowMinimumHeight(top + 2, 8)
        return sheet


def _text(text: str, style: str = "") -> QWidget:
    made = label(style)
    made.setText(text)
    return made
