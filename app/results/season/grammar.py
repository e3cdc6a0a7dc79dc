"""What `koth season …` understands."""

from __future__ import annotations

import argparse
from pathlib import Path

DEEDS = {
    "table": "the season tables of teams and players, with statistics in a file",
    "teams": "the season table of teams",
    "players": "the season table of players",
    "stats": "questions, quick answers, jumps, revolutions, reigns",
    "nights": "the nights that the archive holds",
    "behind": "the nights behind a figure of a table",
    "path": "the teams' ways up one night",
    "questions": "names met again without a club id: are they the same?",
    "decide": "say that participants are one and the same, or not",
    "import": "take in nights of the past: open records, rating sites' tables",
    "send": "send the nights that wait on this computer",
    "remove": "take a night out of the archive",
}
SUMMED = ("table", "teams", "players", "stats", "nights", "behind")
WRITTEN = ("table", "teams", "players", "stats", "behind", "path")


def grammar(parser: argparse.ArgumentParser) -> None:
    """Teach the parser the deeds of a season and their options."""
    deeds = parser.add_subparsers(dest="deed", metavar="COMMAND", required=True)
    for name, what in DEEDS.items():
        deed = deeds.add_parser(name, help=what, description=what)
        deed.add_argument(
            "--archive",
            metavar="ADDRESS",
            help="a file, or postgresql://user:password@host/database; else KOTH_ARCHIVE,"
            " the setting, or the file in the data folder",
        )
        deed.add_argument("--json", action="store_true", help="print JSON")
        deed.add_argument(
            "--lang",
            choices=("ru", "en"),
            default=argparse.SUPPRESS,
            help="of tables and files; else the system's",
        )
        if name in SUMMED:
            _season(deed)
        if name in WRITTEN:
            deed.add_argument("--out", type=Path, metavar="FILE", help=".csv .xlsx .html or .pdf")
        _own(name, deed)


def _season(deed: argparse.ArgumentParser) -> None:
    deed.add_argument("--from", dest="first", default="", metavar="DAY", help="2026-09-01")
    deed.add_argument("--to", dest="last", default="", metavar="DAY", help="2027-05-31")
    deed.add_argument("--best", type=int, metavar="N", help="only each one's best N games count")


def _own(name: str, deed: argparse.ArgumentParser) -> None:
    match name:
        case "behind":
            deed.add_argument("who", type=int, metavar="WHO", help="as --json of a table names it")
            deed.add_argument("--of", choices=("teams", "players"), default="teams")
        case "path" | "remove":
            deed.add_argument("night", metavar="NIGHT", help="as the list of nights names it")
        case "decide":
            deed.add_argument("word", choices=("same", "different"))
            deed.add_argument("who", type=int, nargs="+", metavar="WHO", help="from the questions")
        case "import":
            deed.add_argument("files", type=Path, nargs="+", metavar="FILE")
            deed.add_argument(
                "--title", default="", help="of a table's night; else the file's name"
            )
            deed.add_argument("--date", default="", metavar="DAY", help="of a table's night")
            deed.add_argument("--rosters", type=Path, metavar="FILE", help="of a table's night")
            deed.add_argument(
                "--replace", action="store_true", help="what differs replaces what is there"
            )
