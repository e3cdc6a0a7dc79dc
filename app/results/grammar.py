"""The grammar of `koth export` and `koth rating`; what they do is loaded only when they do it."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from app.results.kinds import FORMATS, PICTURES


def add_commands(commands: Any) -> None:
    """Teach the command line `export` and `rating`."""
    out = commands.add_parser("export", help="write a game's results to a file")
    _game(out, "a .hill.json, a .quidditch.json, or a game file")
    out.add_argument(
        "--format", required=True, choices=sorted((*FORMATS, *PICTURES)), help="what to write"
    )
    out.add_argument("--out", required=True, type=Path, metavar="PATH", help="the new file")
    out.add_argument(
        "--lang",
        choices=("ru", "en"),
        default=argparse.SUPPRESS,
        help="language of the file; else the system's",
    )
    out.add_argument("--profile", choices=("people", "rating"), default="people", help="for whom")
    out.add_argument("--match", action="store_true", help="the Quidditch match of a game file")
    out.add_argument("--rehearsal", action="store_true", help="a rehearsal, marked as one")
    out.add_argument("--table", type=Path, metavar="FILE", help="a rating table of your own")
    out.add_argument("--size", type=_size, metavar="WxH", help="of a PNG or GIF, in pixels")
    out.add_argument("--paper", choices=("A4", "A3"), default="A4", help="of picture-pdf")
    rating = commands.add_parser("rating", help="a game's rating points, or the table of points")
    _game(rating, "a game as above, or the word table")
    rating.add_argument("--table", type=Path, metavar="FILE", help="a rating table of your own")
    rating.add_argument("--check", type=Path, metavar="FILE", help="with table: is it sound?")
    rating.set_defaults(match=False)
    rating.add_argument("--json", action="store_true", help="print the whole as JSON")


def _game(parser: argparse.ArgumentParser, what: str) -> None:
    parser.add_argument("file", metavar="GAME", help=what)


def _size(text: str) -> tuple[int, int]:
    width, height = (int(part) for part in text.lower().split("x"))
    if not (320 <= width <= 7680 and 180 <= height <= 4320):
        raise argparse.ArgumentTypeError(f"{text} is not from 320x180 to 7680x4320")
    return width, height
