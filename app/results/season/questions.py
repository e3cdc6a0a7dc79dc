"""The questions to the host, who of one name is who, as a table."""

from __future__ import annotations

from collections.abc import Iterable

from app.results.document import Column, Table
from app.results.season.words import SeasonWords
from app.store.club.decide import Asked, Candidate


def questions_table(asked: Iterable[Asked], words: SeasonWords) -> Table:
    """A row for each one who bears the name, numbered question by question."""
    columns = (
        Column(words("number"), 0.7, numeric=True),
        Column(words("kind"), 1.2),
        Column(words("who"), 1.0, numeric=True),
        Column(words("full_name"), 3.0),
        Column(words("club_id"), 1.2),
        Column(words("games"), 0.8, numeric=True),
        Column(words("seen"), 5.0),
    )
    rows = tuple(
        (
            *(number, words(f"kind.{question.kind}"), one.id),
            *(f"{one.surname} {one.name}".strip(), one.club_id, one.games, seen(one)),
        )
        for number, question in enumerate(asked, 1)
        for one in question.people
    )
    return Table(columns, rows)


def seen(one: Candidate) -> str:
    """The latest nights of a candidate in a line."""
    return "; ".join(f"{night.date} {night.title} ({night.team})".strip() for night in one.nights)
