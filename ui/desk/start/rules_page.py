"""The rule set of a new game, option by option, each with its clause and a sentence."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QLineEdit,
    QScrollArea,
    QWidget,
)

from app.night.rulebook import DEFAULT_RULES, OPTIONS, Option, RuleSet, faults
from ui.desk.clauses import clause_text
from ui.desk.dialogs.parts import GAP, button, column, label, name_it, row, tell
from ui.desk.dialogs.rule_words import Rules
from ui.desk.dialogs.words import put
from ui.desk.start.page import Page
from ui.desk.start.parts_of_game import even_parts, part_ends, parts_text

WIDTH = 190
COUNT = 66
MOST_PARTS = 6
Field = QLineEdit | QComboBox | QCheckBox


class RulesPage(Page):
    """Edits a rule set; `changed` after every change, whether it is sound or not."""

    changed = Signal()

    def __init__(self, rules: RuleSet = DEFAULT_RULES) -> None:
        super().__init__()
        self.fields: dict[str, Field] = {}
        self._names = {option.field: label("strong") for option in OPTIONS}
        self._sentences = {option.field: label("muted") for option in OPTIONS}
        self._clauses = {option.field: label("muted", wrap=False) for option in OPTIONS}
        for extra in ("parts",):
            self._names[extra] = label("strong")
            self._sentences[extra] = label("muted")
            self._clauses[extra] = label("muted", wrap=False)
        for option in OPTIONS:
            self.fields[option.field] = self._field(option)
        parts = QLineEdit()
        parts.textChanged.connect(self._edited)
        self.fields["parts"] = parts
        self.count = QComboBox()
        self.count.addItems([str(number) for number in range(1, MOST_PARTS + 1)])
        self.count.activated.connect(self._divide)
        self.reset = button()
        self.reset.clicked.connect(lambda: self.show_rules(DEFAULT_RULES))
        self.fault = label("fault")
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(self._table())
        inside = column(area, row(self.fault, None, self.reset, stretch=True))
        self.setLayout(inside)
        self.show_rules(rules)
        self.say()

    @property
    def rules(self) -> RuleSet | None:
        """The rule set as it is given; None where it is not sound."""
        values = {name: self._value(name) for name in self.fields}
        if any(value is _BAD for value in values.values()):
            return None
        rules = replace(DEFAULT_RULES, **values)
        return None if faults(rules) else rules

    def problem(self) -> str:
        """What is wrong, as one sentence with its clause; "" when nothing is."""
        words = Rules()
        for option in OPTIONS:
            if self._value(option.field) is _BAD:
                return f"{words.name(option.field)}: {words.wanted(option)}."
        main, reserve = self._value("main_questions"), self._value("reserve_questions")
        if main == 0 and reserve == 0:
            return self.tr("Main and reserve questions leave no question to ask (2.5.2).")
        if self._value("parts") is _BAD:
            return self.tr("Parts: rising numbers of last questions, such as 12, 24 (2.3).")
        return "" if self.rules else self.tr("This rule set cannot be played.")

    def show_rules(self, rules: RuleSet) -> None:
        """Show a rule set."""
        for option in OPTIONS:
            _put(self.fields[option.field], getattr(rules, option.field))
        _put(self.fields["parts"], parts_text(rules.parts))
        self._edited()

    def offer(self, main: int, reserve: int) -> None:
        """Take over the numbers of a pack's questions."""
        _put(self.fields["main_questions"], main)
        _put(self.fields["reserve_questions"], reserve)

    def say(self) -> None:
        """Say every word again."""
        words = Rules()
        clauses = {option.field: clause_text(option.clause) for option in OPTIONS}
        clauses["parts"] = "2.3"
        for name, field in self.fields.items():
            self._names[name].setText(words.name(name))
            self._sentences[name].setText(words.sentence(name))
            self._clauses[name].setText(clauses[name])
            described = f"{words.sentence(name)} ({clauses[name]})"
            name_it(field, words.name(name), described)
        for option in OPTIONS:
            field = self.fields[option.field]
            if isinstance(field, QComboBox):
                for place, choice in enumerate(option.choices):
                    field.setItemText(place, words.choice(choice))
            elif isinstance(field, QLineEdit) and option.nullable:
                field.setPlaceholderText(self.tr("no limit"))
            elif isinstance(field, QCheckBox):
                field.setText(self.tr("yes"))
        parts = self.fields["parts"]
        if isinstance(parts, QLineEdit):
            parts.setPlaceholderText("12, 24")
        name_it(
            self.count, self.tr("Number of parts"), self.tr("Divides the main questions evenly")
        )
        self.count.setToolTip(self.count.accessibleDescription())
        self.reset.setText(self.tr("Back to the club's rules 1.3"))
        name_it(self.reset, self.reset.text())
        self._edited()

    def _field(self, option: Option) -> Field:
        match option.kind:
            case "flag":
                box = QCheckBox()
                box.toggled.connect(self._edited)
                return box
            case "choice":
                combo = QComboBox()
                for choice in option.choices:
                    combo.addItem(choice, choice)
                combo.currentIndexChanged.connect(self._edited)
                return combo
        line = QLineEdit()
        line.setMaxLength(9)
        line.textChanged.connect(self._edited)
        return line

    def _table(self) -> QFrame:
        sheet = QFrame()
        sheet.setObjectName("card")
        grid = QGridLayout(sheet)
        grid.setContentsMargins(18, 12, 18, 12)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(9)
        grid.setColumnStretch(0, 1)
        for place, (name, field) in enumerate(self.fields.items()):
            self._names[name].setBuddy(field)
            field.setFixedWidth(WIDTH)
            words = QWidget()
            words.setLayout(column(self._names[name], self._sentences[name], gap=0))
            grid.addWidget(words, place, 0)
            if name == "parts":
                self.count.setFixedWidth(COUNT)
                field.setFixedWidth(WIDTH - COUNT - GAP)
                grid.addLayout(row(self.count, field), place, 1)
            else:
                grid.addWidget(field, place, 1)
            grid.addWidget(self._clauses[name], place, 2)
        return sheet

    def _value(self, name: str) -> Any:
        field = self.fields[name]
        if isinstance(field, QCheckBox):
            return field.isChecked()
        if isinstance(field, QComboBox):
            return field.currentData()
        text = field.text().strip()
        if name == "parts":
            ends = part_ends(text)
            return _BAD if ends is None else ends
        option = next(option for option in OPTIONS if option.field == name)
        if not text and option.nullable:
            return None
        number = int(text) if text.isascii() and text.isdigit() else -1
        return number if option.least <= number <= option.most else _BAD

    def _divide(self, place: int) -> None:
        main = self._value("main_questions")
        ends = even_parts(main if isinstance(main, int) else 0, place + 1)
        _put(self.fields["parts"], parts_text(ends))

    def _follow(self) -> None:
        """Show the number of parts that are typed; it can be chosen once there is a number."""
        ends, main = self._value("parts"), self._value("main_questions")
        if isinstance(ends, tuple):
            self.count.setCurrentIndex(min(max(len(ends), 1), MOST_PARTS) - 1)
        self.count.setEnabled(isinstance(main, int))

    def _edited(self) -> None:
        problem = self.problem() if len(self.fields) > len(OPTIONS) else ""
        if len(self.fields) > len(OPTIONS):
            self._follow()
        tell(self.fault, problem)
        self.fault.setAccessibleName(problem)
        self.changed.emit()


_BAD = object()


def _put(field: Field, value: object) -> None:
    if isinstance(field, QCheckBox):
        field.setChecked(value is True)
    elif isinstance(field, QComboBox):
        field.setCurrentIndex(max(field.findData(value), 0))
    else:
        field.setText("" if value is None else put("%1", value))
