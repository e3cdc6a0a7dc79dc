"""The words of the rating, under the context "RatingWords"."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.night.results_desk.scores import ScoreLine


class RatingWords:
    """Columns, parts of a sum, and why a player does not count."""

    def tr(self, source: str) -> str:
        """The translation of `source`."""
        return QCoreApplication.translate("RatingWords", source)

    def columns(self) -> list[str]:
        """The heads of the table of participants."""
        return [
            self.tr("Surname"),
            self.tr("Name"),
            self.tr("Club id"),
            self.tr("Team"),
            self.tr("Place"),
            self.tr("Step"),
            self.tr("Points"),
            self.tr("Rating"),
            self.tr("Remark"),
        ]

    def cells(self, line: ScoreLine) -> list[str]:
        """The cells of one participant."""
        remarks = [self.tr("captain")] if line.captain else []
        remarks += [self.eligible(line)] if line.not_eligible else []
        if line.reason is not None:
            told = self.tr("corrected")
            remarks.append(f"{told}: {line.reason}")
        return [
            line.surname,
            line.name,
            line.club_id,
            line.team_title,
            line.place,
            str(line.step),
            str(line.points),
            str(line.rating),
            "; ".join(remarks),
        ]

    def eligible(self, line: ScoreLine) -> str:
        """Why the club's rating does not count the player; "" where it does."""
        return {
            "no_club_id": self.tr("not counted: no club id (2.6)"),
            "registered_late": self.tr("not counted: entered late (2.6)"),
        }.get(line.not_eligible or "", "")

    def sum(self, line: ScoreLine) -> str:
        """The team's sum part by part."""
        parts = " + ".join(f"{self.part(name)} {points}" for name, points in line.parts)
        total = sum(points for _, points in line.parts)
        return f"{line.team_title}: {parts or '0'} = {total}"

    def part(self, name: str) -> str:
        """What a part of the sum, or a row of the table, is for."""
        return {
            "place": self.tr("place"),
            "correct": self.tr("correct answers"),
            "early": self.tr("early answers"),
            "jump": self.tr("jumps"),
            "partner": self.tr("partners' questions"),
            "ledge": self.tr("ledges"),
            "trio": self.tr("trios"),
            "all_partner": self.tr("all partners' questions"),
            "all_jumps": self.tr("all jumps"),
        }.get(name, name)
