"""The options of a match's rules, each with its clause."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QSpinBox, QWidget

from app.night.match.values import OPTIONS, RuleSet
from ui.desk.clauses import clause_text
from ui.desk.dialogs.parts import label, name_it, spin
from ui.pitch.desk.words import PitchDesk


class OptionFields(QWidget):
    """`changed` after every change; `fixed` shows them to read only."""

    changed = Signal()

    def __init__(self, rules: RuleSet, *, fixed: bool = False) -> None:
        super().__init__()
        self.fields: dict[str, QSpinBox | QCheckBox] = {}
        self._names = {option.field: label(wrap=False) for option in OPTIONS}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(4, 1)
        for place, option in enumerate(OPTIONS):
            value = getattr(rules, option.field)
            field: QSpinBox | QCheckBox
            if option.kind == "flag":
                field = QCheckBox()
                field.setChecked(bool(value))
                field.toggled.connect(lambda _: self.changed.emit())
            else:
                field = spin(option.least, option.most)
                field.setValue(int(value))
                field.valueChanged.connect(lambda _: self.changed.emit())
            field.setEnabled(not fixed)
            self.fields[option.field] = field
            row, at = place % 3, 3 * (place // 3)
            if isinstance(field, QSpinBox):
                self._names[option.field].setBuddy(field)
                grid.addWidget(self._names[option.field], row, at)
                grid.addWidget(field, row, at + 1)
            else:
                grid.addWidget(field, row, at, 1, 2)
        self.say()

    @property
    def rules(self) -> RuleSet:
        """The rule set as it is given."""
        return RuleSet(
            rounds=self._count("rounds"),
            fast=self._flag("fast"),
            invisible_snitch_catchable=self._flag("invisible_snitch_catchable"),
            chasers=self._count("chasers"),
            beaters=self._count("beaters"),
        )

    def say(self) -> None:
        """Say every word again."""
        words = PitchDesk()
        for option in OPTIONS:
            name = f"{words.option(option.field)} ({clause_text(option.clause)})"
            field = self.fields[option.field]
            if isinstance(field, QCheckBox):
                field.setText(name)
            self._names[option.field].setText(name)
            name_it(field, name)

    def _count(self, name: str) -> int:
        field = self.fields[name]
        return field.value() if isinstance(field, QSpinBox) else 0

    def _flag(self, name: str) -> bool:
        field = self.fields[name]
        return isinstance(field, QCheckBox) and field.isChecked()
