"""What a line on the command line would do, said before it is done."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from app.night import intents
from app.night.decide import Stamp
from app.night.desk import DeskRow, DeskView, first_refusal
from app.night.night import Night
from app.night.refusal import Refused
from app.night.spans import spans as spans_of
from ui.desk.commands import Fault, wishes_of
from ui.desk.phrases import Desk, apart
from ui.desk.words import refusal_text


class Readings:
    """The words of readings and faults, under the context "Readings"."""

    def __init__(self, view: DeskView) -> None:
        self._view = view
        self._desk = Desk()
        self._rows = {row.team.id: row for row in view.rows}

    def tr(self, source: str, comment: str = "") -> str:
        """The translation of `source`."""
        return QCoreApplication.translate("Readings", source, comment)

    def fault(self, fault: Fault) -> str:
        """Which token is at fault, and why."""
        count = len(self._view.rows)
        why = {
            "unreadable": self.tr("not a number, a range or a declaration"),
            "no-team": self._desk.put(self.tr("the teams have numbers from 1 to %1"), count),
            "range": self.tr("a range goes from the smaller number to the larger"),
            "letter": self.tr("add a letter: j for a jump, r for a revolution"),
            "list-or-single": self.tr("either a list of those that have it, or + and - alone"),
            "twice": self.tr("this team is named twice"),
            "not-now": self.tr("this has no meaning in this phase"),
            "alone": self.tr("* and 0 stand alone"),
        }[fault.kind]
        return self._desk.put(self.tr("“%1”: %2", "token, why"), fault.token, why)

    def nothing_done(self) -> str:
        """What is said behind the fault of a line that was entered."""
        return self.tr("Nothing of the line was done.")

    def refused(self, refused: Refused) -> str:
        """A refusal with the team that it is about."""
        row = self._rows.get(getattr(refused, "team", None) or "")
        text = refusal_text(refused)
        return f"{row.team.number} {apart(row.team.name)}: {text}" if row else text

    def wishes(self, wishes: Sequence[intents.Intent]) -> str:
        """What these wishes come to, in the order in which they are done."""
        parts = [self._told(wish) for wish in wishes]
        return " · ".join(part for part in parts if part)

    def _told(self, wish: intents.Intent) -> str:
        match wish:
            case intents.Declare():
                late = self._desk.late() if wish.kind in self._view.too_late else ""
                return f"{self._number(wish.team)} {self._desk.kind(wish.kind)}{late}"
            case intents.TakeBack():
                return self._say(self.tr("%1 taken back"), [wish.team])
            case intents.DropAnswer():
                return self._say(self.tr("%1 answer taken off"), [wish.team])
            case intents.RecordAnswers():
                return self._arrived(wish.teams)
            case intents.SettleTie():
                reason = wish.reason or self.tr("… type the reason")
                what = self.tr("the first place for %1") if self._view.over else ""
                text = what or self.tr("the Summit for %1")
                return self._say(text, [wish.team]) + f": {reason}"
            case intents.Mark():
                return self._marks(wish.marks)
        return ""

    def _arrived(self, teams: Iterable[str]) -> str:
        rows = [self._rows[team] for team in teams]
        new = [row.team.id for row in rows if not row.answered]
        again = [row.team.id for row in rows if row.answered]
        parts = [self._say(self.tr("answered: %1"), new)] if new else []
        if again:
            parts.append(self._say(self.tr("%1 replaced, with a new time"), again))
        return " · ".join(parts)

    def _marks(self, marks: Mapping[str, bool | None]) -> str:
        groups: tuple[tuple[bool | None, str], ...] = (
            (True, self.tr("have it: %1")),
            (False, self.tr("wrong: %1")),
            (None, self.tr("unmarked %1")),
        )
        parts = []
        for wanted, text in groups:
            teams = [team for team, mark in marks.items() if mark is wanted]
            if teams:
                parts.append(self._say(text, teams))
            elif wanted is True and False in marks.values() and len(marks) > 1:
                parts.append(self.tr("have it: nobody"))
        silent = [team for team in marks if not self._rows[team].answered and marks[team]]
        if silent:
            parts.append(self._say(self.tr("without a time: %1"), silent))
        return " · ".join(parts)

    def _say(self, text: str, teams: Iterable[str]) -> str:
        return self._desk.put(text, spans([self._number(team) for team in teams]))

    def _number(self, team: str) -> int:
        return self._rows[team].team.number


def reading(text: str, view: DeskView, night: Night, stamp: Stamp) -> tuple[str, str]:
    """What the line would do and the tone to say it in: "hint", or "ask" where it is refused."""
    words = Readings(view)
    wishes = wishes_of(text, view)
    if isinstance(wishes, Fault):
        return words.fault(wishes), "ask"
    stumble = first_refusal(night, [wish for wish in wishes if not _half_typed(wish)], stamp)
    if stumble is not None:
        return words.refused(stumble.refused), "ask"
    return words.wishes(wishes), "hint"


def _half_typed(wish: intents.Intent) -> bool:
    return isinstance(wish, intents.SettleTie) and not wish.reason


def spans(numbers: Iterable[int]) -> str:
    """Numbers as a host types them: "1 4 7-9"."""
    return spans_of(numbers, " ", "-")


def numbers_where(rows: Iterable[DeskRow]) -> str:
    """The numbers of these rows."""
    return spans(row.team.number for row in rows)
