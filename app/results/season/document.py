"""A season put into words: tables, statistics and charts, for every format of file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from app.places import program_version
from app.results.cells import Cell
from app.results.document import (
    Block,
    Column,
    Document,
    Language,
    Lines,
    Picture,
    Plot,
    Section,
    Table,
)
from app.results.season.chart import MOST_LINES, Chart, Measure, Series, bar_chart, path_chart
from app.results.season.svg import svg_text
from app.results.season.words import SeasonWords
from app.store.club.archive import NightLine
from app.store.club.season import NightBehind, Of, SeasonRow, SeasonRules
from app.store.club.sheet import Part
from app.store.club.statistics import QuestionFigure, Statistics, TeamDeeds, TeamPath

IN_CHART = 15


def season_document(
    rules: SeasonRules,
    tables: Iterable[tuple[Of, Sequence[SeasonRow]]],
    statistics: Statistics | None = None,
    language: Language = "ru",
) -> Document:
    """The season as one document: a section for each table, then the statistics."""
    words = SeasonWords(language)
    sections = [_table_section(of, rows, rules, words) for of, rows in tables]
    if statistics is not None:
        sections.append(statistics_section(statistics, words))
    return Document(season_title(rules, words), language, tuple(sections), made_by=made_by())


def night_document(
    title: str, summit: int, paths: Sequence[TeamPath], language: Language = "ru"
) -> Document:
    """A night's ways up the hill: the chart, and its series as a table."""
    words = SeasonWords(language)
    name = words("path", title=title)
    columns = [Column(words("team"), 4.0)]
    turns = max((len(path.steps) for path in paths), default=0)
    columns += [Column(str(turn), 0.6, numeric=True) for turn in range(1, turns + 1)]
    rows = tuple((path.team, *path.steps, *[None] * (turns - len(path.steps))) for path in paths)
    plot = Plot("lines", tuple(path.team for path in paths[:MOST_LINES]), (1, turns), name)
    chart = drawn(night_chart(title, summit, paths, words), plot if turns else None)
    blocks = (chart, Table(tuple(columns), rows))
    return Document(name, language, (Section(words("nights"), blocks),), made_by=made_by())


def night_chart(title: str, summit: int, paths: Sequence[TeamPath], words: SeasonWords) -> Chart:
    """The chart of a night's paths."""
    series = [Series(path.team, path.steps) for path in paths]
    return path_chart(series, summit, words("path", title=title), words("path.turn"))


def behind_document(
    row: SeasonRow, nights: Sequence[NightBehind], language: Language = "ru"
) -> Document:
    """One figure of a season table opened to the nights behind it."""
    words = SeasonWords(language)
    section = Section(words("nights"), (nights_table(nights, words),))
    return Document(row.title, language, (section,), made_by=made_by())


def season_title(rules: SeasonRules, words: SeasonWords) -> str:
    """The season's name by its bounds."""
    match bool(rules.first), bool(rules.last):
        case True, True:
            return words("season.of", first=rules.first, last=rules.last)
        case True, False:
            return words("season.from", first=rules.first)
        case False, True:
            return words("season.to", last=rules.last)
    return words("season")


def rules_line(rules: SeasonRules, words: SeasonWords) -> str:
    """How the season is summed, in words."""
    summed = words("rule.all") if rules.best is None else words("rule.best", best=rules.best)
    return f"{summed} {words('rule.shared')}"


def made_by() -> str:
    """What stands at the foot of a file."""
    return f"King of the Hill {program_version()}"


def drawn(chart: Chart, plot: Plot | None = None) -> Picture:
    """A chart as a block of a document."""
    return Picture(svg_text(chart), chart.words, chart, plot)


def _table_section(
    of: Of, rows: Sequence[SeasonRow], rules: SeasonRules, words: SeasonWords
) -> Section:
    blocks: list[Block] = [Lines((rules_line(rules, words),)), season_table(of, rows, words)]
    if rows:
        measures = [Measure(row.title, row.total, str(row.total)) for row in rows[:IN_CHART]]
        names, total = tuple(one.name for one in measures), 3 if of == "teams" else 4
        plot = Plot("bars", names, (total, total), words("chart.total"))
        blocks.insert(1, drawn(bar_chart(measures, words("chart.total")), plot))
    return Section(words(of), tuple(blocks))


def season_table(of: Of, rows: Iterable[SeasonRow], words: SeasonWords) -> Table:
    """The season table with everything that a row holds."""
    names = (
        [Column(words("team"), 4.0)]
        if of == "teams"
        else [Column(words("surname"), 2.4), Column(words("name"), 2.0)]
    )
    figures = ("total", "games", "counted", "top", "wins")
    columns = (
        Column(words("place"), 1.1),
        *names,
        Column(words("club_id"), 1.4),
        *(Column(words(figure), 1.1, numeric=True) for figure in figures),
    )
    cells = tuple(
        (
            row.place,
            *((row.title,) if of == "teams" else (row.surname, row.name)),
            row.club_id,
            *(row.total, row.games, row.counted, row.top, row.wins),
        )
        for row in rows
    )
    return Table(columns, cells)


def nights_table(nights: Iterable[NightBehind], words: SeasonWords) -> Table:
    """The nights behind a figure, with the sum of each part by part."""
    columns = (
        Column(words("date"), 1.3),
        Column(words("night"), 3.0),
        Column(words("team"), 3.0),
        Column(words("captain"), 1.0),
        Column(words("place"), 1.0),
        Column(words("step"), 0.9, numeric=True),
        Column(words("points"), 0.9, numeric=True),
        Column(words("rating"), 1.0, numeric=True),
        Column(words("parts"), 4.0),
        Column(words("in_total"), 1.0),
    )
    rows = tuple(
        (
            *(one.date, one.title, one.team),
            words("yes") if one.captain else "",
            *(one.place, one.step, one.points, one.rating),
            parts_words(one.parts, words),
            words("yes") if one.counted else words("no"),
        )
        for one in nights
    )
    return Table(columns, rows)


def nights_list(nights: Iterable[NightLine], words: SeasonWords) -> Table:
    """The nights of the archive."""
    columns = (
        Column(words("date"), 1.3),
        Column(words("night"), 4.0),
        Column(words("venue"), 3.0),
        Column(words("teams"), 1.0, numeric=True),
        Column(words("finished"), 1.2),
        Column(words("night_id"), 3.0),
    )
    rows = tuple(
        (
            *(one.date, one.title, one.venue, one.teams),
            words("yes") if one.finished else words("no"),
            one.night,
        )
        for one in nights
    )
    return Table(columns, rows)


def parts_words(parts: Iterable[Part], words: SeasonWords) -> str:
    """A rating sum in words: "место 115, верные 12"."""
    return ", ".join(f"{words.part(part.what)} {part.points}" for part in parts)


def statistics_section(statistics: Statistics, words: SeasonWords) -> Section:
    """The season's figures, a table each."""
    count = words("nights.counted", count=statistics.nights, questions=statistics.questions)
    return Section(
        words("statistics"),
        (
            Lines((count,)),
            _questions(statistics.hardest, words, "hardest"),
            _questions(statistics.easiest, words, "easiest"),
            _quickest(statistics, words),
            _reigns(statistics, words),
            _deeds(statistics, words),
        ),
    )


def _questions(rows: Iterable[QuestionFigure], words: SeasonWords, title: str) -> Table:
    columns = (
        *_where(words),
        Column(words("number"), 0.7, numeric=True),
        Column(words("question"), 5.0),
        Column(words("correct"), 1.0, numeric=True),
        Column(words("asked"), 1.0, numeric=True),
        Column(words("share"), 1.0, numeric=True),
    )
    cells = tuple(
        (
            *(row.where.date, row.where.title, row.number, row.text, row.correct, row.asked),
            round(100 * row.correct / row.asked),
        )
        for row in rows
    )
    return Table(columns, cells, words(title))


def _quickest(statistics: Statistics, words: SeasonWords) -> Table:
    columns = (
        *_where(words),
        Column(words("number"), 0.7, numeric=True),
        Column(words("team"), 3.0),
        Column(words("seconds"), 1.0, numeric=True),
    )
    cells: tuple[tuple[Cell, ...], ...] = tuple(
        (row.where.date, row.where.title, row.number, row.team, row.ms / 1000)
        for row in statistics.quickest
    )
    return Table(columns, cells, words("quickest"))


def _reigns(statistics: Statistics, words: SeasonWords) -> Table:
    columns = (
        *_where(words),
        Column(words("team"), 3.0),
        Column(words("turn"), 1.0, numeric=True),
        Column(words("length"), 1.0, numeric=True),
    )
    cells = tuple(
        (row.where.date, row.where.title, row.team, row.turn, row.length)
        for row in statistics.reigns
    )
    return Table(columns, cells, words("reigns"))


def _deeds(statistics: Statistics, words: SeasonWords) -> Table:
    names = ("jumps_tried", "jumps_made", "revolutions_tried", "revolutions_made")
    columns = (
        Column(words("team"), 4.0),
        *(Column(words(name), 1.0, numeric=True) for name in names),
    )
    rows = [_deed(words("everybody"), statistics.total)]
    rows += [_deed(one.team, one) for one in statistics.deeds]
    return Table(columns, tuple(rows), words("deeds"), frozenset({0}))


def _deed(name: str, one: TeamDeeds) -> tuple[Cell, ...]:
    return (name, one.jumps_tried, one.jumps_made, one.revolutions_tried, one.revolutions_made)


def _where(words: SeasonWords) -> tuple[Column, ...]:
    return Column(words("date"), 1.3), Column(words("night"), 3.0)
