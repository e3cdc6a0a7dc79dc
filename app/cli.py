"""The `koth` command: what can be done without a window, and the door to what needs one."""

from __future__ import annotations

import argparse
import errno
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO, Protocol, TypeVar

from app.hill.record import (
    RecordError,
    differences,
    read_text,
    replay_record,
)
from app.language import spoken
from app.results.grammar import add_commands as add_results
from app.results.season.grammar import grammar as season

GOOD, DIFFERENT, BAD = 0, 1, 2
_PHONES = "in the demo simulated phones play over the real server"
SPEAKING = ("export", "rating", "season", "packs")
MAX_BYTES = 64 * 2**20
Number = TypeVar("Number", int, float)


class Windows(Protocol):
    """What the composition root lends to the command line; Qt is loaded only inside a call."""

    def open(self, arguments: argparse.Namespace) -> int:
        """Open the console; returns the exit code."""

    def demo(self, arguments: argparse.Namespace) -> int:
        """Play a rehearsal without windows and write its files; returns the exit code."""

    def picture(self, arguments: argparse.Namespace, record: Any) -> bytes:
        """The picture that `koth export` was asked for; raises `RecordError`."""

    def board(self, record: Any, language: str) -> str | None:
        """The final hill or pitch as SVG; None where nothing can be painted here."""


def run(argv: Sequence[str], windows: Windows) -> int:
    """Carry out one command line; returns the exit code."""
    grammar = parser()
    arguments = grammar.parse_args(argv)
    if arguments.command == "demo" and arguments.headless and arguments.out is None:
        grammar.error("demo --headless needs --out DIR")
    if arguments.version:
        return _version()
    if arguments.command in SPEAKING:
        arguments.lang = spoken(arguments.lang)
    deeds: dict[str | None, Callable[[argparse.Namespace], int]] = {
        "replay": _replay_lines if getattr(arguments, "lines", False) else _replay,
        "verify": _verify,
        "quidditch": _quidditch,
        "export": partial(_results, windows=windows),
        "rating": partial(_results, windows=windows),
        "season": _season,
        "packs": _packs,
        "demo": windows.demo,
    }
    return deeds.get(arguments.command, windows.open)(arguments)


def parser() -> argparse.ArgumentParser:
    """The grammar of the command line."""
    top = argparse.ArgumentParser(prog="koth", description="King of the Hill: the host's console.")
    top.add_argument("--data", metavar="DIR", type=_folder, help="folder of games and settings")
    top.add_argument("--demo", action="store_true", help="watch a rehearsal play itself")
    top.add_argument(
        "--pace", type=_pace, default=1.0, metavar="X", help="of the demo: 0.1 to 50 times"
    )
    top.add_argument("--phones", action="store_true", help=_PHONES)
    top.add_argument("--teams", type=_teams, default=16, metavar="N", help="in the demo, 2 to 48")
    top.add_argument("--seed", type=int, default=8, metavar="N", help="which demo is played")
    top.add_argument("--version", action="store_true", help="say which version this is")
    top.add_argument(
        "--lang", choices=("ru", "en"), help="of windows, words and files; else the system's"
    )
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    replay = commands.add_parser("replay", help="play a game's record again")
    replay.add_argument("file", metavar="FILE", help="a .hill.json, or - for standard input")
    replay.add_argument("--json", action="store_true", help="print the whole replay as JSON")
    replay.add_argument("--lines", action="store_true", help="one record a line in, one result out")
    verify = commands.add_parser("verify", help="check a record's results by the rules")
    verify.add_argument("file", metavar="FILE", help="a record, or - for standard input")
    _quidditch_grammar(commands.add_parser("quidditch", help="the referee of Quidditch"))
    season(commands.add_parser("season", help="the club's archive of nights: tables, statistics"))
    add_results(commands)
    _packs_grammar(commands.add_parser("packs", help="packs: import, check, export"))
    demo = commands.add_parser("demo", help="a rehearsal that plays itself, in windows or without")
    demo.add_argument("--headless", action="store_true", help="without windows; needs --out")
    demo.add_argument("--phones", action="store_true", default=argparse.SUPPRESS, help=_PHONES)
    demo.add_argument("--seed", type=int, default=1, metavar="N", help="which night is played")
    demo.add_argument("--teams", type=_teams, default=24, metavar="N", help="2 to 48")
    demo.add_argument("--out", type=Path, metavar="DIR", help="where files go")
    demo.add_argument("--pace", type=_pace, default=argparse.SUPPRESS, metavar="X")
    demo.add_argument("--turns", type=_turns, metavar="1,5,9", help="draw the board after these")
    demo.add_argument("--size", type=_size, default=(1920, 1080), metavar="WxH", help="of pictures")
    demo.add_argument("--lang", choices=("ru", "en"), default=argparse.SUPPRESS)
    return top


def _quidditch_grammar(parser: argparse.ArgumentParser) -> None:
    deeds = parser.add_subparsers(dest="deed", metavar="COMMAND", required=True)
    for name, what in (("replay", "play a record again"), ("odds", "of a record of one round")):
        deed = deeds.add_parser(name, help=what)
        deed.add_argument("file", metavar="FILE", help="a .quidditch.json, or - for standard input")
        deed.add_argument("--json", action="store_true", help="print the whole as JSON")
        if name == "odds":
            deed.add_argument("--samples", type=_samples, default=20_000, metavar="N")
    play = deeds.add_parser("play", help="play a match between two simulated sides")
    play.add_argument("--headless", action="store_true", required=True, help="without windows")
    play.add_argument("--seed", type=int, default=1, metavar="N", help="which match is played")
    play.add_argument("--out", type=Path, metavar="FILE", help="the record; else standard output")


def _folder(text: str) -> Path:
    if not text.strip():
        raise argparse.ArgumentTypeError("it names no folder")
    return Path(text)


def _samples(text: str) -> int:
    return _between(int(text), 1, 10_000_000)


def _pace(text: str) -> float:
    return _between(float(text), 0.1, 50.0)


def _teams(text: str) -> int:
    return _between(int(text), 2, 48)


def _turns(text: str) -> tuple[int, ...]:
    return tuple(_between(int(number), 1, 1000) for number in text.split(","))


def _size(text: str) -> tuple[int, int]:
    width, height = text.lower().split("x")
    return _between(int(width), 320, 7680), _between(int(height), 180, 4320)


def _between(value: Number, least: Number, most: Number) -> Number:
    if not least <= value <= most:
        raise argparse.ArgumentTypeError(f"{value} is not from {least} to {most}")
    return value


def _version() -> int:
    from app.places import program_version

    _print(f"koth {program_version()}")
    return GOOD


def _replay(arguments: argparse.Namespace) -> int:
    try:
        found = replay_record(read_text(_read(arguments.file)))
    except RecordError as error:
        return _fail(arguments.file, error)
    _print(_to_json(found) if arguments.json else _table(found))
    return GOOD


def _replay_lines(arguments: argparse.Namespace) -> int:
    try:
        for line in _lines(arguments.file):
            _print(_replay_line(line.rstrip(b"\r\n")))
    except RecordError as error:
        return _fail(arguments.file, error)
    return GOOD


def _replay_line(line: bytes) -> str:
    try:
        return _to_json(replay_record(read_text(_decoded(line))))
    except RecordError as error:
        return _to_json({"error": str(error)})


def _verify(arguments: argparse.Namespace) -> int:
    try:
        wrong = _wrong(_read(arguments.file))
    except RecordError as error:
        return _fail(arguments.file, error)
    if wrong is None:
        _print(f"{arguments.file}: the record is sound; it carries no results to compare")
        return GOOD
    for line in wrong:
        _fail(arguments.file, RecordError(line))
    if not wrong:
        _print(f"{arguments.file}: the results are what the rules make of the record")
    return DIFFERENT if wrong else GOOD


def _wrong(text: str) -> list[str] | None:
    """Where a record's results differ; None if it carries none. Either game's record."""
    if '"quidditch-record"' in text:
        from app.quidditch import command

        if command.is_quidditch(text):
            return command.verify(text)
    record = read_text(text)
    found = replay_record(record)
    return None if record.results is None else differences(record.results, found)


def _quidditch(arguments: argparse.Namespace) -> int:
    from app.quidditch import command

    if arguments.deed == "play":
        return _quidditch_play(command.play(arguments.seed), arguments.out)
    deed = partial(command.replay, as_json=arguments.json)
    if arguments.deed == "odds":
        deed = partial(command.odds_of, as_json=arguments.json, samples=arguments.samples)
    try:
        _print(deed(_read(arguments.file)))
    except RecordError as error:
        return _fail(arguments.file, error)
    return GOOD


def _quidditch_play(record: str, out: Path | None) -> int:
    if out is None:
        _print(record.rstrip("\n"))
        return GOOD
    try:
        out.write_bytes(record.encode())
    except OSError as error:
        return _fail(str(out), RecordError(f"cannot be written ({error.strerror})"))
    return GOOD


def _packs_grammar(parser: argparse.ArgumentParser) -> None:
    deeds = parser.add_subparsers(dest="deed", metavar="COMMAND", required=True)
    for name, what in (("import", "read a pack into the library"), ("check", "only report on it")):
        deed = deeds.add_parser(name, help=what)
        deed.add_argument("file", type=Path, metavar="FILE", help="a pack of any format")
        deed.add_argument("--json", action="store_true", help="print the report as JSON")
    export = deeds.add_parser("export", help="write a pack to a file")
    export.add_argument("pack", metavar="NAME|FILE", help="title or id in the library, or a file")
    export.add_argument("--format", choices=("own", "4s", "csv", "xlsx"), help="else by --out")
    export.add_argument("--out", type=Path, required=True, metavar="PATH", help="the new file")
    export.add_argument("--exact", action="store_true", help="tables without guards for formulas")
    for deed in deeds.choices.values():
        deed.add_argument("--lang", choices=("ru", "en"), default=argparse.SUPPRESS)


def _packs(arguments: argparse.Namespace) -> int:
    from app.packs import command
    from app.store.folder import DataFolder

    folder = DataFolder(arguments.data)
    said = command.run(arguments, command.Library(folder.packs, folder.media))
    if said.out:
        _print("\n".join(map(_plain, said.out.split("\n"))))
    for sentence in said.errors:
        _fail("koth packs", RecordError(sentence))
    return said.code


def _season(arguments: argparse.Namespace) -> int:
    from app.results.season import command

    said = command.run(arguments)
    if said.out:
        _print(said.out)
    for sentence in said.errors:
        _fail("koth season", RecordError(sentence))
    return said.code


def _results(arguments: argparse.Namespace, windows: Windows) -> int:
    from app.places import user_data
    from app.results import command
    from app.store.errors import StoreError

    folder = arguments.data or user_data()
    try:
        if arguments.command == "rating":
            _print(command.run_rating(arguments, _told, folder))
            return GOOD
        for warning in command.run_export(arguments, _told, folder, windows):
            _fail(str(arguments.out), RecordError(warning))
    except (RecordError, StoreError) as error:
        return _fail(arguments.file, RecordError(str(error)))
    return GOOD


def _told(arguments: argparse.Namespace) -> Any:
    """The record that a file is, or that a game file tells: of the hill or of its match."""
    from app.night import told
    from app.results.export import read_any

    path = Path(arguments.file)
    if told.is_game_file(path):
        return told.told_match(path) if arguments.match else told.told_night(path)
    return read_any(_read(arguments.file))


def _read(file: str) -> str:
    try:
        with ExitStack() as stack:
            return _decoded(_bounded(_opened(file, stack).read(MAX_BYTES + 1)))
    except OSError as error:
        raise RecordError(_unreadable(error)) from None


def _opened(file: str, stack: ExitStack) -> BinaryIO:
    return _stdin() if file == "-" else stack.enter_context(Path(file).open("rb"))


def _bounded(data: bytes) -> bytes:
    """The bytes of a record; raises `RecordError` for more than any game can need."""
    if data.startswith(b"SQLite format 3\0"):
        raise RecordError(
            "this is a game file; koth export GAME --format record --out FILE writes its record"
        )
    if len(data) > MAX_BYTES:
        raise RecordError(f"this is bigger than {MAX_BYTES // 2**20} MB, and no record")
    return data


def _stdin() -> BinaryIO:
    if sys.stdin is None:
        raise OSError(errno.EBADF, "standard input is closed")
    return sys.stdin.buffer


def _lines(file: str) -> Iterator[bytes]:
    """The lines as they come; raises `RecordError` where they cannot be read."""
    try:
        with ExitStack() as stack:
            source = _opened(file, stack)
            while line := source.readline(MAX_BYTES + 1):
                yield _bounded(line)
    except OSError as error:
        raise RecordError(_unreadable(error)) from None


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError("this is not UTF-8", place=(("byte", error.start + 1),)) from None


def _unreadable(error: OSError) -> str:
    return f"cannot be read ({error.strerror})"


def _fail(file: str, error: RecordError) -> int:
    if sys.stderr is not None:
        sentence = " ".join(_plain(f"{file}: {error}").split("\n"))
        sys.stderr.buffer.write(sentence.encode("utf-8", "backslashreplace") + b"\n")
        sys.stderr.flush()
    return BAD


def _print(text: str) -> None:
    if sys.stdout is None:
        raise OSError(errno.EBADF, "it is closed")
    sys.stdout.buffer.write(text.encode("utf-8", "backslashreplace") + b"\n")
    sys.stdout.flush()


def _plain(text: str) -> str:
    """The text without control characters that could move a terminal's cursor."""
    return "".join(c if c.isprintable() else f"\\x{ord(c):02x}" for c in text)


def _to_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _table(found: dict[str, Any]) -> str:
    result = {key: _plain(value or "–") for key, value in found["result"].items()}
    head = "{reason}, king {king}, winner {winner}".format_map(result)
    rows = [
        f"{row['place']:>5}  {row['step']:>3}  {row['points']:>4}  {_plain(row['team'])}"
        for row in found["standings"]
    ]
    return "\n".join([head, "place step points team", *rows])
