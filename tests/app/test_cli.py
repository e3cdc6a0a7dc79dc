"""`koth replay` and `koth verify` as real processes: what they print, where, and the exit code."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
KOTH = [sys.executable, "-m", "ui.main"]
GOOD, DIFFERENT, BAD = 0, 1, 2

TEAMS = [{"id": "t1", "name": "Совы"}, {"id": "t2"}, {"id": "t3"}]
RECORD: dict[str, Any] = {
    "format": "hill-record",
    "version": 1,
    "rules": {"summit": 3, "main_questions": 24},
    "teams": TEAMS,
    "turns": [
        {"answers": {"t1": {"correct": True, "at_ms": 5230}, "t2": {"correct": True}}},
        {
            "declarations": {"t1": "jump", "t2": {"kind": "jump", "late": True}},
            "answers": {"t1": {"correct": True}, "t2": {"correct": True}},
        },
    ],
}
REPLAY = {
    "turns": [
        {
            "turn": 1,
            "void": False,
            "steps": {"t1": 1, "t2": 1, "t3": 0},
            "points": {"t1": 1, "t2": 1, "t3": 0},
            "king": None,
            "hold": 0,
            "rights": {"t1": 1, "t2": 1, "t3": 1},
            "restored": [],
            "may_jump": ["t1", "t2"],
            "may_revolt": [],
            "can_depose": [],
            "dispute": None,
            "finished": None,
        },
        {
            "turn": 2,
            "void": False,
            "steps": {"t1": 3, "t2": 2, "t3": 0},
            "points": {"t1": 3, "t2": 2, "t3": 0},
            "king": "t1",
            "hold": 0,
            "rights": {"t1": 1, "t2": 1, "t3": 1},
            "restored": [],
            "may_jump": [],
            "may_revolt": ["t2"],
            "can_depose": ["t2", "t3"],
            "dispute": None,
            "finished": None,
        },
    ],
    "result": {"reason": "unfinished", "king": "t1", "winner": None},
    "standings": [
        {"team": "t1", "place": "1", "step": 3, "points": 3},
        {"team": "t2", "place": "2", "step": 2, "points": 2},
        {"team": "t3", "place": "3", "step": 0, "points": 0},
    ],
}


def koth(*arguments: str | Path, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    return subprocess.run(
        [*KOTH, *map(str, arguments)],
        input=stdin,
        capture_output=True,
        cwd=ROOT,
        env=environment,
        timeout=60,
        check=False,
    )


def text(record: object) -> bytes:
    return json.dumps(record, ensure_ascii=False).encode()


def one_line(done: subprocess.CompletedProcess[bytes]) -> str:
    """The one line on standard error of a refused record; nothing is on standard output."""
    assert (done.returncode, done.stdout) == (BAD, b"")
    line, end = done.stderr.decode().split("\n")
    assert end == ""
    return line


def refused(stdin: bytes) -> str:
    return one_line(koth("replay", "-", "--json", stdin=stdin))


def with_turn(turn: object, *, after: int = 2) -> bytes:
    return text({**RECORD, "turns": [*RECORD["turns"][:after], turn]})


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "осень.hill.json"
    path.write_bytes(text(RECORD))
    return path


def test_replay_prints_the_object_of_the_format_with_its_fields_in_order(file: Path) -> None:
    done = koth("replay", file, "--json")
    assert (done.returncode, done.stderr) == (GOOD, b"")
    assert done.stdout.endswith(b"}\n")
    assert done.stdout.count(b"\n") == 1
    assert json.dumps(json.loads(done.stdout)) == json.dumps(REPLAY)


def test_replay_reads_standard_input_and_a_byte_order_mark() -> None:
    done = koth("replay", "-", "--json", stdin=b"\xef\xbb\xbf" + text(RECORD))
    assert (done.returncode, json.loads(done.stdout)) == (GOOD, REPLAY)


def test_replay_without_json_prints_a_table(file: Path) -> None:
    done = koth("replay", file)
    lines = done.stdout.decode().splitlines()
    assert done.returncode == GOOD
    assert lines[0] == "unfinished, king t1, winner –"
    assert lines[2].split() == ["1", "3", "3", "t1"]


def test_shared_places_are_written_with_an_en_dash() -> None:
    done = koth("replay", "-", "--json", stdin=text({**RECORD, "turns": []}))
    assert [row["place"] for row in json.loads(done.stdout)["standings"]] == ["1–3"] * 3
    assert "1–3".encode() in done.stdout


AT_MS = "turn 3, team t1: at_ms must be a whole number from 0 to 86400000 (H19)"


@pytest.mark.parametrize(
    ("turn", "after", "sentence"),
    [
        (
            {"declarations": {"t3": "jump"}},
            1,
            "turn 2, team t3: a jump may not follow a failed turn (2.2.5 b)",
        ),
        (
            {"declarations": {"t3": "revolution"}},
            2,
            "turn 3, team t3: a revolution is declared from the penultimate step only (2.4.5)",
        ),
        ({"answers": {"t9": {}}}, 2, "turn 3, team t9: there is no such team in the game"),
        (
            {"answers": {"t1": {"at_ms": -1}}},
            2,
            AT_MS,
        ),
        ({"answers": {"t1": {"at_ms": 0.5}}}, 2, AT_MS),
        (7, 2, "turn 3: a turn must be a JSON object"),
    ],
    ids=["jump", "revolution", "unknown team", "negative time", "fractional time", "no turn"],
)
def test_an_error_is_one_line_with_the_place(turn: object, after: int, sentence: str) -> None:
    assert refused(with_turn(turn, after=after)) == f"-: {sentence}"


def test_a_turn_after_the_end_is_an_error() -> None:
    rules = {"summit": 3, "main_questions": 2}
    turns = [*RECORD["turns"], {}]
    line = refused(text({**RECORD, "rules": rules, "turns": turns}))
    assert line == "-: turn 3: the game is over (2.5)"


def test_a_team_id_twice_is_an_error() -> None:
    line = refused(text({**RECORD, "teams": [*TEAMS, {"id": "t1"}]}))
    assert line == "-: team 4: the team id 't1' is used twice"


def test_a_newer_version_is_refused_clearly() -> None:
    line = refused(text({**RECORD, "version": 2}))
    assert line == "-: version 2 was written by a newer program; this one reads version 1"


@pytest.mark.parametrize(
    ("stdin", "sentence"),
    [
        (b"", "line 1, column 1: this is not JSON (Expecting value)"),
        (b'{"format":\n oops}', "line 2, column 2: this is not JSON (Expecting value)"),
        (b'{"title": "\xff"}', "byte 12: this is not UTF-8"),
        (b'{"a": 1, "a": 2}', "the field 'a' stands twice in one object"),
        (b"[]", "a record must be a JSON object"),
        (b"{}", "this is not a King of the Hill record (format must be 'hill-record')"),
    ],
    ids=["empty", "not JSON", "not UTF-8", "twin fields", "no object", "another format"],
)
def test_what_is_no_record_is_refused_in_a_sentence(stdin: bytes, sentence: str) -> None:
    assert refused(stdin) == f"-: {sentence}"


def test_the_line_begins_with_the_file_as_it_was_named(file: Path) -> None:
    file.write_bytes(b"[]")
    assert one_line(koth("replay", file)) == f"{file}: a record must be a JSON object"
    assert one_line(koth("verify", file)) == f"{file}: a record must be a JSON object"


@pytest.mark.parametrize("options", [["--json"], ["--json", "--lines"]], ids=["one", "lines"])
def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path, options: list[str]) -> None:
    gone = tmp_path / "gone"
    line = one_line(koth("replay", gone, *options))
    assert line == f"{gone}: cannot be read (No such file or directory)"
    assert one_line(koth("replay", tmp_path, *options)).startswith(f"{tmp_path}: cannot be read (")


def test_a_name_with_a_line_break_is_still_one_line() -> None:
    one_line(koth("replay", "no\nsuch\nfile"))
    refused(with_turn({"answers": {"no\nsuch\r\u2028team": {}}}))


LINES = [
    (text(RECORD), None),
    (b"oops", "line 1, column 1: this is not JSON (Expecting value)"),
    (b"\xef\xbb\xbf" + text(RECORD) + b"\r", None),
    (with_turn({"answers": {"t9": {}}}), "turn 3, team t9: there is no such team in the game"),
    (b'{"title": "\xff"}', "byte 12: this is not UTF-8"),
    (b"", "line 1, column 1: this is not JSON (Expecting value)"),
    (text(RECORD), None),
]


@pytest.mark.parametrize("end", [b"", b"\n"], ids=["no last line break", "last line break"])
def test_lines_answers_each_record_on_its_line_and_goes_on_after_bad_ones(end: bytes) -> None:
    done = koth("replay", "-", "--lines", "--json", stdin=b"\n".join(s for s, _ in LINES) + end)
    assert (done.returncode, done.stderr) == (GOOD, b"")
    shown = [json.loads(line) for line in done.stdout.splitlines()]
    assert shown == [REPLAY if error is None else {"error": error} for _, error in LINES]


def test_lines_of_nothing_is_nothing() -> None:
    done = koth("replay", "-", "--lines", "--json")
    assert (done.returncode, done.stdout, done.stderr) == (GOOD, b"", b"")


def test_lines_reads_a_file_too(file: Path) -> None:
    done = koth("replay", file, "--lines", "--json")
    assert json.loads(done.stdout) == REPLAY


def test_verify_right_results() -> None:
    done = koth("verify", "-", stdin=text({**RECORD, "results": REPLAY}))
    assert (done.returncode, done.stderr) == (GOOD, b"")
    assert done.stdout == b"-: the results are what the rules make of the record\n"


def test_verify_wrong_results_names_every_difference() -> None:
    wrong = json.loads(json.dumps(REPLAY))
    wrong["turns"][1]["points"]["t2"] = 9
    wrong["result"]["winner"] = "t2"
    done = koth("verify", "-", stdin=text({**RECORD, "results": wrong}))
    assert (done.returncode, done.stdout) == (DIFFERENT, b"")
    assert done.stderr.decode().splitlines() == [
        "-: results.turns[2].points.t2: the record says 9, the rules make it 2",
        '-: results.result.winner: the record says "t2", the rules make it null',
    ]


def test_verify_passes_over_results_it_does_not_know() -> None:
    newer = {**REPLAY, "mood": "good"}
    assert koth("verify", "-", stdin=text({**RECORD, "results": newer})).returncode == GOOD


def test_verify_without_results_says_that_there_are_none() -> None:
    done = koth("verify", "-", stdin=text(RECORD))
    assert (done.returncode, done.stderr) == (GOOD, b"")
    assert b"no results" in done.stdout


def test_an_unknown_command_is_explained_on_standard_error() -> None:
    done = koth("repaly", "-")
    assert (done.returncode, done.stdout) == (BAD, b"")
    assert b"repaly" in done.stderr
    assert b"Traceback" not in done.stderr


def test_a_reader_that_goes_away_is_no_error_to_speak_of(tmp_path: Path) -> None:
    path = tmp_path / "many"
    path.write_bytes((text(RECORD) + b"\n") * 2000)
    command = [*KOTH, "replay", str(path), "--lines", "--json"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdout=pipe, stderr=pipe) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        assert child.stdout.readline().startswith(b'{"turns":[')
        child.stdout.close()
        assert child.stderr.read() == b""
        assert child.wait(60) != GOOD


@pytest.mark.skipif(os.name != "posix", reason="a shell's redirections")
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("command", ["replay -", "replay - --lines", "verify -"])
def test_closed_streams_give_no_traceback(command: str, closed: str) -> None:
    done = subprocess.run(
        ["/bin/sh", "-c", f'"$0" -m ui.main {command} {closed}', sys.executable],
        input=text(RECORD),
        capture_output=True,
        cwd=ROOT,
        timeout=60,
        check=False,
    )
    assert b"Traceback" not in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_full_disk_is_told_in_a_line(file: Path, command: str) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*KOTH, command, str(file)],
            cwd=ROOT,
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=60,
            check=False,
        )
    assert done.returncode != GOOD
    assert len(done.stderr.splitlines()) == 1
    assert b"No space left on device" in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="there is no endless file there")
@pytest.mark.parametrize(
    "command", [["replay"], ["replay", "--lines"], ["verify"], ["quidditch", "replay"]]
)
def test_an_endless_file_is_refused_in_a_sentence(command: list[str]) -> None:
    done = subprocess.run(
        [*KOTH, *command, "/dev/zero"], cwd=ROOT, capture_output=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout) == (BAD, b"")
    assert done.stderr == b"/dev/zero: this is bigger than 64 MB, and no record\n"


def test_a_data_folder_without_a_name_is_refused() -> None:
    done = subprocess.run(
        [*KOTH, "--data", ""], cwd=ROOT, capture_output=True, timeout=60, check=False
    )
    assert done.returncode == BAD
    assert b"it names no folder" in done.stderr
