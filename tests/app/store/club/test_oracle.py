"""Season tables against a slow, obvious sum over the nights, in a file and on the server."""

from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.store.club.archive import Archive
from app.store.club.season import Of, SeasonRules
from app.store.club.sheet import NightSheet
from tests.app.store.club.nights import night, team

DAYS = st.sampled_from(["2026-01-10", "2026-02-10", "2026-03-10", ""])
RESULTS = st.dictionaries(st.sampled_from("12345"), st.integers(0, 4), min_size=1)
NIGHTS = st.lists(st.tuples(DAYS, RESULTS), max_size=6)
BOUNDS = st.sampled_from(["", "2026-01-10", "2026-02-01", "2026-03-10"])
RULES = st.builds(SeasonRules, BOUNDS, BOUNDS, st.none() | st.integers(1, 4)).filter(
    lambda rules: not (rules.first and rules.last) or rules.first <= rules.last
)


class Line(NamedTuple):
    place: str
    club_id: str
    total: int
    games: int
    counted: int
    top: int


def sheets(nights: list[tuple[str, dict[str, int]]]) -> list[NightSheet]:
    return [
        night(
            str(number),
            day,
            [
                team(n, f"Команда {id_}", rating, [(f"И{id_}", "", id_)], club_id=id_)
                for n, (id_, rating) in enumerate(results.items(), 1)
            ],
        )
        for number, (day, results) in enumerate(nights)
    ]


def expected(nights: Iterable[tuple[str, dict[str, int]]], rules: SeasonRules) -> set[Line]:
    ratings: dict[str, list[int]] = defaultdict(list)
    for day, results in nights:
        bounded = bool(rules.first or rules.last)
        if bounded and not (day and (rules.first or "0") <= day <= (rules.last or "9")):
            continue
        for id_, rating in results.items():
            ratings[id_].append(rating)
    totals = {id_: sum(sorted(all_, reverse=True)[: rules.best]) for id_, all_ in ratings.items()}
    lines = set()
    for id_, all_ in ratings.items():
        first = 1 + sum(total > totals[id_] for total in totals.values())
        last = sum(total >= totals[id_] for total in totals.values())
        place = str(first) if first == last else f"{first}–{last}"
        counted = len(all_[: rules.best])
        lines.add(Line(place, id_, totals[id_], len(all_), counted, max(all_)))
    return lines


@settings(max_examples=6, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(NIGHTS, st.lists(RULES, min_size=3, max_size=3))
def test_tables_are_the_sums(
    archive: Archive, nights: list[tuple[str, dict[str, int]]], all_rules: list[SeasonRules]
) -> None:
    for line in archive.nights():
        archive.remove(line.night)
    for sheet in sheets(nights):
        archive.add(sheet)
    of: Of
    for rules in all_rules:
        for of in ("teams", "players"):
            rows = archive.table(rules, of)
            found = {
                Line(row.place, row.club_id, row.total, row.games, row.counted, row.top)
                for row in rows
            }
            assert found == expected(nights, rules)
            assert [row.total for row in rows] == sorted((r.total for r in rows), reverse=True)
            for row in rows[:1]:
                behind = archive.behind(rules, of, row.who)
                assert sum(one.rating for one in behind if one.counted) == row.total
                assert len(behind) == row.games
