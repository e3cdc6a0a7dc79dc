"""Words of packs in the windows: columns of tables, kinds of questions, media, repeats."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from app.night.packs_desk.heard import Repeat
from app.night.packs_desk.importing import Column
from app.night.question_packs import Medium, Report, format_of, tally_of
from app.night.spans import spans
from ui.desk.dialogs.words import put

MOST_TEAMS = 8


def language() -> str:
    """The program's language, "ru" or "en"."""
    return QLocale().name()[:2]


def read_of(report: Report) -> str:
    """What an import has read: its format, and how many of what."""
    counts = [tally_of(tally, language()) for tally in report.tallies]
    return " · ".join((format_of(report.format, language()), *counts))


class PackWords:
    """Words under the context "PackWords"."""

    def tr(self, source: str, comment: str = "", n: int = -1) -> str:
        """The translation of `source`."""
        return QCoreApplication.translate("PackWords", source, comment, n)

    def column(self, column: Column) -> str:
        """What a column of a table holds."""
        of = Column
        return {
            of.NUMBER: self.tr("number"),
            of.STAGE: self.tr("stage"),
            of.QUESTION: self.tr("question"),
            of.SCREEN: self.tr("text for the screen"),
            of.HANDOUT: self.tr("handout"),
            of.CHOICE: self.tr("choice"),
            of.WRONG: self.tr("wrong choice"),
            of.CORRECT: self.tr("right choice"),
            of.ANSWER: self.tr("answer"),
            of.ACCEPTED: self.tr("also accepted"),
            of.NOT_ACCEPTED: self.tr("not accepted"),
            of.COMMENT: self.tr("comment"),
            of.SOURCE: self.tr("source"),
            of.AUTHOR: self.tr("author"),
            of.PARTNER: self.tr("partner"),
            of.RESERVE: self.tr("reserve: yes or no"),
            of.WARM_UP: self.tr("warm-up: yes or no"),
            of.TIME: self.tr("time in seconds"),
            of.PICTURE: self.tr("picture"),
            of.SOUND: self.tr("sound"),
            of.VIDEO: self.tr("video"),
            of.ANSWER_PICTURE: self.tr("picture of the answer"),
            of.ANSWER_SOUND: self.tr("sound of the answer"),
            of.ANSWER_VIDEO: self.tr("video of the answer"),
            of.NOTE: self.tr("into the comment"),
            of.SKIP: self.tr("not used"),
        }[column]

    def medium(self, medium: Medium) -> str:
        """A medium for a list: its kind and name."""
        kind = {
            "picture": self.tr("picture"),
            "sound": self.tr("sound"),
            "video": self.tr("video"),
        }[medium.kind]
        lost = "" if medium.file else " — " + self.tr("the pack does not bring it")
        return f"{kind}: {medium.name}{lost}"

    def repeats(self, repeats: Iterable[Repeat]) -> str:
        """Who of tonight has heard what, a line for each team; "" where nobody has."""
        found = list(repeats)
        if not found:
            return ""
        lines = [self._repeat(repeat) for repeat in found[:MOST_TEAMS]]
        if len(found) > MOST_TEAMS:
            lines.append(self.tr("and %n more team(s)", "", len(found) - MOST_TEAMS))
        return "\n".join((self.tr("Already heard this season:"), *lines))

    def _repeat(self, repeat: Repeat) -> str:
        nights = ", ".join(_night(day, title) for day, title in repeat.nights)
        questions = self.tr("%n question(s)", "", len(repeat.questions))
        numbers = spans(repeat.questions)
        told = self.tr("%1: %2 (%3), %4")
        return put(told, repeat.team, questions, numbers, nights)


def _night(day: str, title: str) -> str:
    date = QDate.fromString(day, "yyyy-MM-dd")
    when = QLocale().toString(date, "d MMMM yyyy") if date.isValid() else day
    return " ".join(part for part in (when, QLocale().quoteString(title) if title else "") if part)
