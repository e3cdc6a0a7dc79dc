"""The club's season as a window shows it: tables ready to be read, charts, imports, exports.

Every method asks the archive, which may take its time: call them behind the window's back. They
raise StoreError or ValueError of one sentence.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Literal, NamedTuple

from app.night.results_desk.club import Club
from app.results.document import Language, Lines, Table
from app.results.season import document as written
from app.results.season.chart import Bar, Chart, Label, Stroke
from app.results.season.files import FORMATS, save_document
from app.results.season.past import sheet_in
from app.results.season.questions import seen
from app.results.season.svg import fitted
from app.results.season.words import SeasonWords
from app.store.club.archive import Archive, NightLine
from app.store.club.decide import Asked, Candidate
from app.store.club.season import WHOLE, Of, SeasonRow, SeasonRules, faults
from app.store.club.write import Added

__all__ = [
    "FORMATS",
    "WHOLE",
    "Asked",
    "Bar",
    "Candidate",
    "Chart",
    "Label",
    "NightLine",
    "Of",
    "Outcome",
    "Season",
    "SeasonRow",
    "SeasonRules",
    "SeasonView",
    "Stroke",
    "Table",
    "faults",
    "fitted",
    "seasons_of",
    "seen",
]
Outcome = Literal["new", "replaced", "same", "older", "differs"]


class Span(NamedTuple):
    """A season by its days, ISO 8601, both included."""

    name: str
    first: str
    last: str


@dataclass(frozen=True, slots=True)
class SeasonView:
    """A season as it is shown; `teams` and `players` have the rows behind their tables' lines."""

    rules: SeasonRules
    teams: tuple[SeasonRow, ...]
    players: tuple[SeasonRow, ...]
    nights: tuple[NightLine, ...]
    questions: tuple[Asked, ...]
    tables: dict[str, Table]
    figures: tuple[Table, ...]
    summary: str


class Season:
    """The season in the club's archive, in one language."""

    def __init__(self, club: Club, language: str) -> None:
        """Take the club; nothing is asked yet."""
        self._club = club
        self._language: Language = "en" if language == "en" else "ru"
        self._open: Archive | None = None

    def view(self, rules: SeasonRules) -> SeasonView:
        """Everything that the window shows of a season."""
        archive, words = self._archive(), SeasonWords(self._language)
        teams, players = archive.table(rules, "teams"), archive.table(rules, "players")
        nights = archive.nights(rules)
        section = written.statistics_section(archive.statistics(rules), words)
        tables = {
            "teams": written.season_table("teams", teams, words),
            "players": written.season_table("players", players, words),
            "nights": written.nights_list(nights, words),
        }
        said = [block for block in section.blocks if isinstance(block, Lines)]
        lines = [line for block in said for line in block.lines]
        return SeasonView(
            rules,
            tuple(teams),
            tuple(players),
            tuple(nights),
            tuple(archive.questions()),
            tables,
            tuple(block for block in section.blocks if isinstance(block, Table)),
            " ".join([*lines, written.rules_line(rules, words)]),
        )

    def all_nights(self) -> list[NightLine]:
        """Every night of the archive."""
        return self._archive().nights(WHOLE)

    def behind(self, rules: SeasonRules, of: Of, row: SeasonRow) -> Table:
        """The nights behind a line's figures, each with its sum part by part."""
        nights = self._archive().behind(rules, of, row.who)
        return written.nights_table(nights, SeasonWords(self._language))

    def path(self, night: NightLine) -> Chart:
        """The teams' ways up the hill in a night."""
        summit, paths = self._archive().paths(night.night)
        words = SeasonWords(self._language)
        return written.night_chart(night.title, summit, paths, words)

    def decide(self, groups: Sequence[Sequence[int]]) -> None:
        """The host's word on who is who: each group is one."""
        self._archive().decide(groups)

    def bring_in(
        self, path: Path, title: str = "", day: str = "", rosters: Path | None = None
    ) -> Outcome:
        """Put a past night in: an open record, or a table of a rating site with its rosters."""
        sheet = sheet_in(path, self._club.table(), title=title, date=day, rosters=rosters)
        return OUTCOMES[self._archive().add(sheet)]

    def export(self, rules: SeasonRules, path: Path) -> None:
        """Tables and statistics as a file, in the format that its name ends with."""
        archive = self._archive()
        of: tuple[Of, ...] = ("teams", "players")
        tables = [(one, archive.table(rules, one)) for one in of]
        made = written.season_document(rules, tables, archive.statistics(rules), self._language)
        save_document(made, path)

    def _archive(self) -> Archive:
        if self._open is None:
            self._open = self._club.archive()
        return self._open


OUTCOMES: dict[Added, Outcome] = {
    Added.NEW: "new",
    Added.REPLACED: "replaced",
    Added.SAME: "same",
    Added.OLDER: "older",
    Added.DIFFERS: "differs",
}


def seasons_of(nights: Iterable[NightLine], month: int) -> tuple[Span, ...]:
    """The seasons in which there were nights, latest first; each begins in that month, 1 to 12."""
    years = set()
    for night in nights:
        try:
            day = date.fromisoformat(night.date[:10])
        except ValueError:
            continue
        years.add(day.year if day.month >= month else day.year - 1)
    return tuple(_span(year, month) for year in sorted(years, reverse=True))


def _span(year: int, month: int) -> Span:
    name = str(year) if month == 1 else f"{year}/{(year + 1) % 100:02}"
    first = date(year, month, 1)
    last = date.fromordinal(date(year + 1, month, 1).toordinal() - 1)
    return Span(name, first.isoformat(), last.isoformat())
