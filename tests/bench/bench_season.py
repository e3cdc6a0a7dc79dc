"""Season tables over a whole archive: 10,000 nights, in a file and on PostgreSQL. Run by hand:

python tests/bench/bench_season.py [nights] [address of an empty PostgreSQL database]

240,000 team results and a million players' results for 10,000 nights; with them every table takes
less than a second on a small machine. Each is told as a ratio to counting the same rows one by
one, measured in the same run, which is what no table can be faster than without a summary kept
beside the nights; the plans show that no table is sorted or read whole that need not be.
"""

import random
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from sqlalchemy import Connection, create_engine, insert, text

from app.store.club.address import parsed
from app.store.club.archive import Archive
from app.store.club.query import sums
from app.store.club.season import Of, SeasonRules
from app.store.club.tables import NIGHT, PARTICIPANT, PLAYER, QUESTION, REIGN, TEAM
from app.store.connection import Mode, connect

TEAMS, CLUB_TEAMS, CLUB_PLAYERS, TURNS = 24, 600, 20_000, 24
PIECE = 50
ROUNDS = 5
Row = dict[str, Any]
Rows = dict[str, list[Row]]
RULES = {
    "all games": SeasonRules(),
    "best 10": SeasonRules(best=10),
    "one year, best 10": SeasonRules("2020-01-01", "2020-12-31", 10),
}
OF: tuple[Of, ...] = ("teams", "players")
PLACES = (115, 110, 105, 100, 100, *[90] * 5, *[70] * 5, *[50] * 4, *[30] * 5)


def people() -> Iterator[Row]:
    for number in range(1, CLUB_TEAMS + CLUB_PLAYERS + 1):
        kind = "team" if number <= CLUB_TEAMS else "player"
        yield {
            "id": number,
            "kind": kind,
            "club_id": str(number),
            "root": number,
            "seen": 1,
            "name_key": f"{kind} {number}",
            "surname": f"Имя {number}",
            "name": "",
        }


def one_night(no: int, luck: random.Random) -> Rows:
    year, month, day = 2017 + no % 10, 1 + no // 10 % 12, 1 + no // 120 % 28
    common: Row = {"night": no, "day": year * 10000 + month * 100 + day}
    rows: Rows = {"teams": [], "players": [], "questions": [], "reigns": []}
    players = iter(luck.sample(range(CLUB_TEAMS + 1, CLUB_TEAMS + CLUB_PLAYERS + 1), TEAMS * 6))
    for team, who in enumerate(luck.sample(range(1, CLUB_TEAMS + 1), TEAMS), 1):
        rating = PLACES[team - 1] + luck.randrange(25)
        rows["teams"].append(team_row(common, team, who, rating, luck))
        for place in range(1, 5 + (team % 6 == 0)):
            person = next(players)
            seen = {"team": team, "no": place, "who": person, "seen_as": person, "place": team}
            named = {"surname": f"Имя {person}", "name": "", "captain": place == 1, "parts": ""}
            rows["players"].append({**common, **seen, **named, "rating": rating})
    for number in range(1, TURNS + 1):
        figures = {"asked": TEAMS, "answered": TEAMS, "correct": luck.randrange(TEAMS + 1)}
        quick = {"fastest": 1 + number % TEAMS, "fastest_ms": luck.randrange(900, 60_000)}
        flags = {"partner": False, "void": False, "content": f"Вопрос {number}"}
        rows["questions"].append({**common, "number": number, **figures, **quick, **flags})
    for turn in (8, 14, 20):
        rows["reigns"].append({**common, "turn": turn, "team": turn, "length": luck.randrange(5)})
    return rows


def team_row(common: Row, no: int, who: int, rating: int, luck: random.Random) -> Row:
    return {
        **common,
        "no": no,
        "local": f"t{no}",
        "who": who,
        "seen_as": who,
        "name": f"Имя {who}",
        "place": no,
        "place_last": no,
        "step": luck.randrange(11),
        "points": rating % 30,
        "rating": rating,
        "parts": f'[["place",{PLACES[no - 1]}],["correct",12]]',
        "correct": 12,
        "answered": TURNS,
        "jumps_tried": 3,
        "jumps_made": luck.randrange(4),
        "revolutions_tried": 1,
        "revolutions_made": 0,
        "path": ",".join(str(luck.randrange(11)) for _ in range(TURNS)),
    }


def night_row(no: int, day: int) -> Row:
    return {
        "no": no,
        "uid": f"n{no}",
        "revision": 0,
        "content": "",
        "title": f"Ночь {no}",
        "date": "",
        "day": day,
        "venue": "",
        "edition": "1.3",
        "summit": 10,
        "finished": True,
        "rating_table": "club 1",
        "added": "",
    }


def fill(connection: Connection, nights: int) -> dict[str, int]:
    luck, count = random.Random(8), dict.fromkeys(("teams", "players"), 0)
    connection.execute(insert(PARTICIPANT), list(people()))
    tables = {"teams": TEAM, "players": PLAYER, "questions": QUESTION, "reigns": REIGN}
    for first in range(1, nights + 1, PIECE):
        piece = [one_night(no, luck) for no in range(first, min(first + PIECE, nights + 1))]
        days = [night_row(first + n, rows["teams"][0]["day"]) for n, rows in enumerate(piece)]
        connection.execute(insert(NIGHT), days)
        for name, table in tables.items():
            rows = [row for night in piece for row in night[name]]
            connection.execute(insert(table), rows)
            if name in count:
                count[name] += len(rows)
    return count


def timed(action: Callable[[], object]) -> float:
    spent = []
    for _ in range(ROUNDS):
        start = perf_counter()
        action()
        spent.append(perf_counter() - start)
    return median(spent)


def report(archive: Archive, connection: Connection, explain: str) -> None:
    for of, table in zip(OF, (TEAM, PLAYER), strict=True):
        count = text(f"SELECT sum(rating + day + who) FROM {table.name}")
        least = timed(lambda count=count: connection.execute(count).scalar())  # type: ignore[misc]
        for name, rules in RULES.items():
            spent = timed(lambda rules=rules, of=of: archive.table(rules, of))  # type: ignore[misc]
            print(f"  {of}, {name}: {spent:.3f} s, {spent / least:.1f} times one reading")
    for name, rules in RULES.items():
        print(f"  statistics, {name}: {timed(lambda rules=rules: archive.statistics(rules)):.3f} s")  # type: ignore[misc]
    who = archive.table(RULES["best 10"], "players")[0].who
    print(f"  behind one: {timed(lambda: archive.behind(RULES['best 10'], 'players', who)):.3f} s")
    print(f"  questions: {timed(archive.questions):.3f} s")
    for of in OF:
        for name in ("all games", "best 10"):
            print(f"  plan of {of}, {name}:")
            statement = sums(RULES[name], of).compile(
                dialect=connection.dialect, compile_kwargs={"literal_binds": True}
            )
            for row in connection.exec_driver_sql(f"{explain} {statement}".replace("%", "%%")):
                print(f"    {row[-1]}")


def in_a_file(folder: Path, nights: int) -> None:
    path = folder / "archive.sqlite"
    archive = Archive.open(path)
    with connect(path, Mode.WRITE) as connection, connection.begin():
        connection.exec_driver_sql("PRAGMA synchronous=OFF")
        start = perf_counter()
        count = fill(connection, nights)
    size = path.stat().st_size / 2**20
    print(f"SQLite: {nights} nights, {count} in {perf_counter() - start:.0f} s, {size:.0f} MB")
    with connect(path, Mode.READ) as connection:
        report(archive, connection, "EXPLAIN QUERY PLAN")


def on_a_server(address: str, nights: int) -> None:
    archive = Archive.open(address)
    engine = create_engine(parsed(address))  # type: ignore[arg-type]
    with engine.begin() as connection:
        connection.execute(text("SET LOCAL session_replication_role = replica"))
        start = perf_counter()
        count = fill(connection, nights)
    print(f"PostgreSQL: {nights} nights, {count} in {perf_counter() - start:.0f} s")
    with closing(engine.raw_connection()) as raw:
        raw.driver_connection.autocommit = True  # type: ignore[union-attr]
        raw.cursor().execute("VACUUM ANALYZE")
    with engine.connect() as connection:
        report(archive, connection, "EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF)")
    engine.dispose()


def main() -> None:
    nights = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    with TemporaryDirectory() as folder:
        in_a_file(Path(folder), nights)
    if len(sys.argv) > 2:
        on_a_server(sys.argv[2], nights)


if __name__ == "__main__":
    main()
