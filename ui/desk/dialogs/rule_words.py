"""The rule set in words: each option's name, and one sentence on what it means."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.night.rulebook import Option, RuleSet
from ui.desk.clauses import clause_text


class Rules:
    """The options' words, under the context "Rules"."""

    def tr(self, source: str) -> str:
        """The translation of `source`."""
        return QCoreApplication.translate("Rules", source)

    def name(self, field: str) -> str:
        """What an option is called."""
        return {
            "summit": self.tr("Number of the Summit"),
            "hold_turns": self.tr("Turns to hold the Summit"),
            "main_questions": self.tr("Main questions"),
            "reserve_questions": self.tr("Reserve questions"),
            "jump_to_summit": self.tr("A jump may lead to the Summit"),
            "revolution_deadline": self.tr("A revolution is declared"),
            "restorations_per_reign": self.tr("Rights given back in one reign"),
            "hold_counts_capture": self.tr("The turn of the capture counts for the hold"),
            "parts": self.tr("Parts of the game"),
        }[field]

    def sentence(self, field: str) -> str:
        """What an option means."""
        return {
            "summit": self.tr(
                "Steps from the start to the Summit; a small hall or a short evening takes fewer."
            ),
            "hold_turns": self.tr("So many turns survived on the Summit, and the king has won."),
            "main_questions": self.tr(
                "When they and the reserve are used up, the game ends; no number, no limit."
            ),
            "reserve_questions": self.tr("Asked after the main ones; they replace void ones."),
            "jump_to_summit": self.tr(
                "From two steps below, two steps up; without it no jump is allowed there."
            ),
            "revolution_deadline": self.tr(
                "Before the question like a jump, or during the turn until answers close."
            ),
            "restorations_per_reign": self.tr(
                "When nobody could depose the king, teams get their right back so many times."
            ),
            "hold_counts_capture": self.tr(
                "Whether the turn in which the Summit was taken is the first one held."
            ),
            "parts": self.tr("Breaks between parts change nothing in play; they are shown."),
        }[field]

    def value(self, option: Option, value: object) -> str:
        """A value of an option in words."""
        if value is None:
            return self.tr("no limit")
        if option.kind == "flag":
            return self.tr("yes") if value else self.tr("no")
        if option.kind == "choice":
            return self.choice(str(value))
        return str(value)

    def choice(self, value: str) -> str:
        """A choice of the revolution's deadline."""
        return {
            "question": self.tr("before the question"),
            "answers": self.tr("until answers close"),
        }.get(value, value)

    def parts(self, rules: RuleSet) -> str:
        """The parts of a game in words."""
        if not rules.parts:
            return self.tr("one")
        ends = ", ".join(str(last) for last in rules.parts)
        return self.tr("last questions: %1").replace("%1", ends)

    def wanted(self, option: Option) -> str:
        """What may be given for an option, with its clause."""
        text = self.tr("a whole number from %1 to %2 (%3)")
        if option.nullable:
            text = self.tr("a whole number from %1 to %2, or nothing for no limit (%3)")
        for place, part in enumerate((option.least, option.most, clause_text(option.clause)), 1):
            text = text.replace(f"%{place}", str(part))
        return text
