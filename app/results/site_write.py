"""Tables for rating sites as rows of cells, exactly in the sites' columns, and as files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from app.results.cells import Cell
from app.results.csv_file import BOM, csv_bytes
from app.results.site_table import (
    NAME,
    TEAM_ID,
    TOUR,
    TOWN,
    SitePlayer,
    SiteResult,
    SiteResults,
    SiteTeam,
    SiteTour,
    teams_apart,
)
from app.results.xlsx_file import xlsx_rows

Row = tuple[Cell, ...]
SHEET = "Worksheet"
SiteFormat = Literal["csv", "xlsx"]


def full_rows(results: SiteResults) -> list[Row]:
    """`Team ID | Название | Город | 1..N`, one row a team, tours joined side by side."""
    count = sum(tour.questions for tour in results.tours)
    rows: list[Row] = [(TEAM_ID, NAME, TOWN, *range(1, count + 1))]
    tours = [(tour, teams_apart(tour.rows)) for tour in results.tours]
    for who in dict.fromkeys(who for _, found in tours for who in found):
        marks = tuple(mark for tour, found in tours for mark in _marks(tour, found.get(who)))
        rows.append((*_team(who[0]), *marks))
    return rows


def tour_rows(results: SiteResults) -> list[Row]:
    """A blank row and a header with `Тур` before each tour, question numbers running on."""
    rows: list[Row] = []
    for tour in results.tours:
        numbers = range(tour.first, tour.first + tour.questions)
        rows.append((None,) * (4 + tour.questions))
        rows.append((TEAM_ID, NAME, TOWN, TOUR, *numbers))
        rows += [(*_team(row.team), tour.number, *row.marks) for row in tour.rows]
    return rows


def result_rows(results: SiteResults) -> list[Row]:
    """For upload: id, team, town, number of the tour, marks; no header."""
    return [
        (*_team(row.team), tour.number, *row.marks) for tour in results.tours for row in tour.rows
    ]


def roster_rows(players: Iterable[SitePlayer]) -> list[Row]:
    """For upload: id, team, town, flag, player's id, surname, name, patronymic; no header."""
    return [(*_team(p.team), p.flag, _id(p.id), p.surname, p.name, p.patronymic) for p in players]


def site_file(rows: Sequence[Row], file_format: SiteFormat, *, upload: bool) -> bytes:
    """The rows as a file with every text untouched.

    A CSV for upload is plain UTF-8 with commas; one to keep has a byte-order mark and quotes
    around every cell, as the sites export it.
    """
    if file_format == "xlsx":
        return xlsx_rows(rows, SHEET)
    texts = [["" if cell is None else str(cell) for cell in row] for row in rows]
    if upload:
        return csv_bytes(texts, ",", "\n")
    return BOM.encode() + csv_bytes(texts, ",", "\n", all_quoted=True)


def _team(team: SiteTeam) -> tuple[Cell, Cell, Cell]:
    return _id(team.id), team.name, team.town


def _id(text: str) -> Cell:
    """An id as a number where it is one and reads the same."""
    is_number = text.isascii() and text.isdigit() and len(text) <= 15 and str(int(text)) == text
    return int(text) if is_number else text or None


def _marks(tour: SiteTour, row: SiteResult | None) -> tuple[Cell, ...]:
    found = row.marks if row is not None else ()
    return (*found, *(None,) * (tour.questions - len(found)))
