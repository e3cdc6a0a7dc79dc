"""Season tables by SQL: summed in the database, from indexes that hold all they need."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    FromClause,
    ScalarSelect,
    Select,
    Table,
    and_,
    case,
    func,
    or_,
    select,
)

from app.store.club.season import ALWAYS, NightBehind, Of, SeasonRow, SeasonRules, placed
from app.store.club.sheet import place_text
from app.store.club.tables import NIGHT, PARTICIPANT, PLAYER, TEAM
from app.store.club.write import read_parts

RESULTS: dict[Of, Table] = {"teams": TEAM, "players": PLAYER}


def season_table(connection: Connection, rules: SeasonRules, of: Of) -> list[SeasonRow]:
    """The season table, best first."""
    rows: Any = connection.execute(sums(rules, of)).all()
    return list(placed(rows))


def sums(rules: SeasonRules, of: Of) -> Select[Any]:
    """The statement behind a season table: as `Sum` has it, best first, then by name."""
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
    total: Any = games.c.total
    counted: Any = games.c.games
    if rules.best is not None:
        total = _best(results, rules, games.c.who, rules.best).label("best_total")
        counted = case((counted > rules.best, rules.best), else_=counted)
    person = PARTICIPANT.c
    return (
        select(
            *(games.c.who, person.surname, person.name, person.club_id),
            *(total, games.c.games, counted, games.c.top, games.c.wins),
        )
        .select_from(games.join(PARTICIPANT, person.id == games.c.who))
        .where(or_(person.name_key != "", person.club_id.is_not(None)))
        .order_by(total.desc(), person.name_key, games.c.who)
    )


def _best(results: Table, rules: SeasonRules, who: Any, best: int) -> ScalarSelect[Any]:
    """The sum of one participant's `best` highest nights.

    The index holds each one's nights best first, so that only these are read: over a million
    results it takes a tenth of what numbering all of them with a window function does.
    """
    nights = results.alias("nights")
    highest = (
        select(nights.c.rating)
        .where(nights.c.who == who, *within(nights, rules))
        .order_by(nights.c.rating.desc())
        .limit(best)
        .correlate_except(nights)
        .subquery("highest")
    )
    return select(func.sum(highest.c.rating)).scalar_subquery()


def within(table: FromClause, rules: SeasonRules) -> list[ColumnElement[bool]]:
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
