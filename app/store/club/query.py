"""Season tables by SQL: summed in the database, from indexes that hold all they need."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, Table, and_, case, func, or_, select

from app.store.club.season import ALWAYS, NightBehind, Of, SeasonRow, SeasonRules, Sum, placed
from app.store.club.sheet import place_text
from app.store.club.tables import NIGHT, PARTICIPANT, PLAYER, TEAM
from app.store.club.write import read_parts

RESULTS: dict[Of, Table] = {"teams": TEAM, "players": PLAYER}


def season_table(connection: Connection, rules: SeasonRules, of: Of) -> list[SeasonRow]:
    """The season table, best first."""
    return list(placed(Sum(*row) for row in connection.execute(sums(rules, of))))


def sums(rules: SeasonRules, of: Of) -> Select[Any]:
    """The statement behind a season table: the columns of `Sum`, best first, then by name."""
    results = RESULTS[of]
    games = (
        select(
            results.c.who,
            func.sum(results.c.rating).label("total"),
            func.count().label("games"),
            func.max(results.c.rating).label("top"),
            func.sum(case((results.c.place == 1, 1), else_=0)).label("wins"),
        )
        .where(*within(results, rules))
        .group_by(results.c.who)
        .subquery("games")
    )
    source: Any = games.join(PARTICIPANT, PARTICIPANT.c.id == games.c.who)
    total, counted = games.c.total, games.c.games
    if rules.best is not None:
        best = _best(results, rules, rules.best).subquery("best")
        source = source.join(best, best.c.who == games.c.who)
        total, counted = best.c.total, best.c.counted
    person = PARTICIPANT.c
    return (
        select(
            *(games.c.who, person.surname, person.name, person.club_id),
            *(total, games.c.games, counted, games.c.top, games.c.wins),
        )
        .select_from(source)
        .where(or_(person.name_key != "", person.club_id.is_not(None)))
        .order_by(total.desc(), person.name_key, games.c.who)
    )


def _best(results: Table, rules: SeasonRules, best: int) -> Select[Any]:
    """Each participant's `best` highest nights, summed."""
    nth = func.row_number().over(partition_by=results.c.who, order_by=results.c.rating.desc())
    ranked = (
        select(results.c.who, results.c.rating, nth.label("nth"))
        .where(*within(results, rules))
        .subquery("ranked")
    )
    return (
        select(
            ranked.c.who,
            func.sum(ranked.c.rating).label("total"),
            func.count().label("counted"),
        )
        .where(ranked.c.nth <= best)
        .group_by(ranked.c.who)
    )


def within(table: Table, rules: SeasonRules) -> list[ColumnElement[bool]]:
    """The condition that a row's night belongs to the season; none where all do."""
    return [] if rules.days == ALWAYS else [table.c.day.between(*rules.days)]


def nights_behind(
    connection: Connection, rules: SeasonRules, of: Of, who: int
) -> list[NightBehind]:
    """The nights of one participant in the season, in their order."""
    rows = connection.execute(_behind(rules, of).where(RESULTS[of].c.who == who)).all()
    order = sorted(range(len(rows)), key=lambda at: (-rows[at].rating, at))
    counted = set(order if rules.best is None else order[: rules.best])
    return [_night_behind(row, at in counted) for at, row in enumerate(rows)]


def _behind(rules: SeasonRules, of: Of) -> Select[Any]:
    night = (NIGHT.c.uid, NIGHT.c.title, NIGHT.c.date, NIGHT.c.venue)
    team = (TEAM.c.name, TEAM.c.place, TEAM.c.place_last, TEAM.c.step, TEAM.c.points)
    mine = PLAYER if of == "players" else TEAM
    source = TEAM.join(NIGHT, NIGHT.c.no == TEAM.c.night)
    captain: Any = case((TEAM.c.no < 0, True), else_=False)
    own_parts: Any = TEAM.c.parts
    if of == "players":
        same = and_(PLAYER.c.night == TEAM.c.night, PLAYER.c.team == TEAM.c.no)
        source, captain = source.join(PLAYER, same), PLAYER.c.captain
        own_parts = case((PLAYER.c.parts != "", PLAYER.c.parts), else_=TEAM.c.parts)
    columns = (mine.c.rating, own_parts.label("parts"), captain.label("captain"))
    return (
        select(*night, *team, *columns)
        .select_from(source)
        .where(*within(TEAM, rules))
        .order_by(NIGHT.c.day, NIGHT.c.no, TEAM.c.no)
    )


def _night_behind(row: Any, counted: bool) -> NightBehind:
    return NightBehind(
        night=row.uid,
        title=row.title,
        date=row.date,
        venue=row.venue,
        team=row.name,
        place=place_text(row.place, row.place_last),
        step=row.step,
        points=row.points,
        rating=row.rating,
        parts=read_parts(row.parts),
        captain=bool(row.captain),
        counted=counted,
    )
