"""The rating put into words: every participant with the sum of the points, part by part."""

from __future__ import annotations

from app.places import program_version
from app.results.cells import Cell, day
from app.results.document import Block, Column, Document, Facts, Language, Lines, Section, Table
from app.results.protocol import Protocol
from app.results.rating import PlayerRating, Rating, TeamRating
from app.results.table import PlaceRow, RatingTable
from app.results.words import Words


def rating_document(protocol: Protocol, language: Language = "ru") -> Document:
    """The rating of a night by itself: participants, teams, and the table they were scored by."""
    words = Words(language)
    head: tuple[tuple[str, Cell], ...] = (
        (words("game"), protocol.title),
        (words("date"), day(protocol.date)),
        (words("venue"), protocol.venue),
    )
    players, teams = rating_sections(protocol.rating, words)
    facts = Facts(tuple(pair for pair in head if pair[1] != ""))
    return Document(
        title=words.title("rating", protocol.title, rehearsal=protocol.rehearsal),
        language=language,
        mark=words("rehearsal") if protocol.rehearsal else "",
        made_by=f"King of the Hill {program_version()}",
        sections=(
            Section(players.name, (facts, *players.blocks)),
            teams,
            Section(words("rating_table"), (table_block(protocol.rating.table, words),)),
        ),
    )


def rating_sections(rating: Rating, words: Words) -> tuple[Section, Section]:
    """Every participant with the sum of the points, and every team with its parts."""
    lines = [
        version_words(rating.table, words),
        words("rating.sum" if rating.finished else "rating.unfinished"),
    ]
    players: list[Block] = [Lines(tuple(lines)), players_table(rating, words)]
    return (
        Section(words("rating"), tuple(players)),
        Section(words("rating.teams"), (teams_table(rating, words),)),
    )


def version_words(table: RatingTable, words: Words) -> str:
    """Which table it was, by its version and date."""
    return words("table_version", id=table.id, version=table.version, date=table.date)


def players_table(rating: Rating, words: Words) -> Table:
    """Every participant with everything that a rating needs, and the team's parts (2.6)."""
    shown = _shown_parts(rating)
    columns = (
        Column(words("surname"), 2.4),
        Column(words("name"), 2.0),
        Column(words("club_id"), 1.5),
        Column(words("team"), 3.0),
        Column(words("captain"), 1.0),
        Column(words("place"), 1.1),
        Column(words("step"), 0.9, numeric=True),
        Column(words("points"), 0.9, numeric=True),
        Column(words("rating_points"), 1.2, numeric=True),
        *(Column(words(f"part.{name}"), 1.1, numeric=True) for name in shown),
        Column(words("not_eligible"), 1.6),
        Column(words("correction"), 2.0),
    )
    rows = tuple(_player(row, shown, words) for row in rating.players)
    return Table(columns, rows)


def teams_table(rating: Rating, words: Words) -> Table:
    """Every team with its rating points, part by part, best first."""
    shown = _shown_parts(rating)
    columns = (
        Column(words("place"), 1.1),
        Column(words("team"), 4.0),
        Column(words("step"), 0.8, numeric=True),
        Column(words("points"), 0.8, numeric=True),
        Column(words("rating_points"), 1.2, numeric=True),
        *(Column(words(f"part.{name}"), 0.8, numeric=True) for name in shown),
    )
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (
            team.place,
            team.team.title,
            team.step,
            team.points,
            team.rating,
            *(_part(team, name) for name in shown),
        )
        for team in rating.teams
    )
    return Table(columns, rows)


def _shown_parts(rating: Rating) -> tuple[str, ...]:
    """The parts that this game can earn: all but those that no team has and 1.3 has not."""
    rare = {"early", "ledge", "trio"}
    filled = {part.name for team in rating.teams for part in team.parts if part.count}
    names = [part.name for part in rating.teams[0].parts] if rating.teams else []
    return tuple(name for name in names if name not in rare or name in filled)


def _player(row: PlayerRating, shown: tuple[str, ...], words: Words) -> tuple[Cell, ...]:
    made = row.correction
    said = "" if made is None else words("correction.said", points=made.points, reason=made.reason)
    return (
        row.player.surname or "",
        row.player.name or "",
        row.player.club_id or "",
        row.team.team.title,
        words("yes") if row.captain else "",
        row.team.place,
        row.team.step,
        row.team.points,
        row.points,
        *(_part(row.team, name) for name in shown),
        words(f"eligible.{row.not_eligible}") if row.not_eligible else "",
        said,
    )


def _part(team: TeamRating, name: str) -> int:
    return next(part.points for part in team.parts if part.name == name)


def table_block(table: RatingTable, words: Words) -> Table:
    """The table of points itself."""
    columns = (Column(words("points.for"), 3.0), Column(words("points"), 1.0, numeric=True))
    places: list[tuple[Cell, ...]] = [
        (words("points.places", places=_range(row)), row.points) for row in table.places
    ]
    names = ("correct", "early", "jump", "partner", "ledge", "trio", "all_partner", "all_jumps")
    deeds: list[tuple[Cell, ...]] = [
        (words(f"points.{name}", least=table.least_jumps), getattr(table.deeds, name))
        for name in names
    ]
    return Table(columns, (*places, *deeds))


def _range(row: PlaceRow) -> str:
    if row.last is None:
        return f"{row.first}+"
    return str(row.first) if row.first == row.last else f"{row.first}–{row.last}"


def rosters_section(protocol: Protocol, words: Words) -> Section:
    """Who played in each team, the captain said (1.3, 1.4)."""
    columns = (
        Column(words("team"), 3.0),
        Column(words("surname"), 2.4),
        Column(words("name"), 2.0),
        Column(words("club_id"), 1.5),
        Column(words("captain"), 1.0),
    )
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (
            team.title,
            player.surname or "",
            player.name or "",
            player.club_id or "",
            words("yes") if player.id is not None and player.id == team.captain else "",
        )
        for team in protocol.teams.values()
        for player in team.players
    )
    return Section(words("rosters"), (Table(columns, rows),) if rows else ())
