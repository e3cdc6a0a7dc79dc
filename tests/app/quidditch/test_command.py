"""`koth quidditch` and `koth verify` as real processes: what they print, and the exit code."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.app.quidditch.board import a_round, record, scene

ROOT = Path(__file__).resolve().parents[3]
GOOD, DIFFERENT, BAD = 0, 1, 2


def koth(*arguments: str | Path, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "ui.main", *map(str, arguments)],
        input=stdin,
        capture_output=True,
        cwd=ROOT,
        timeout=60,
        check=False,
    )


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("quidditch") / "матч.quidditch.json"
    done = koth("quidditch", "play", "--headless", "--seed", "4", "--out", path)
    assert (done.returncode, done.stdout, done.stderr) == (GOOD, b"", b"")
    return path


def test_play_writes_a_whole_match_that_verifies(played: Path) -> None:
    done = koth("verify", played)
    assert (done.returncode, done.stderr) == (GOOD, b"")
    value = json.loads(played.read_bytes())
    assert value["results"]["finished"] in ("snitch", "rounds")
    assert koth("quidditch", "play", "--headless", "--seed", "4").stdout == played.read_bytes()


def test_replay_gives_the_results(played: Path) -> None:
    done = koth("quidditch", "replay", played, "--json")
    value = json.loads(played.read_bytes())
    assert (done.returncode, json.loads(done.stdout)) == (GOOD, value["results"])
    lines = koth("quidditch", "replay", "-", stdin=played.read_bytes()).stdout.decode()
    score = value["results"]["score"]
    assert lines.splitlines()[-1].endswith(f"{score['left']}:{score['right']}")


def test_a_changed_result_is_found(played: Path, tmp_path: Path) -> None:
    value = json.loads(played.read_bytes())
    value["results"]["tacts"][3]["tact"] = 9
    path = tmp_path / "changed.json"
    path.write_text(json.dumps(value), encoding="utf-8")
    done = koth("verify", path)
    assert (done.returncode, done.stdout) == (DIFFERENT, b"")
    assert b"results.tacts[4].tact: the record says 9" in done.stderr


def test_odds(tmp_path: Path) -> None:
    value = record(scene("L2 63(2), R4 64(1)", "63(2)"), a_round("L2 catch; R4 catch"))
    done = koth("quidditch", "odds", "-", "--json", stdin=json.dumps(value).encode())
    assert done.returncode == GOOD
    assert json.loads(done.stdout)["events"]["quaffle_caught:R4"] == 0.25


@pytest.mark.parametrize("deed", [["quidditch", "replay"], ["quidditch", "odds"], ["verify"]])
def test_what_is_wrong_is_one_line_and_exit_2(deed: list[str]) -> None:
    done = koth(*deed, "-", stdin=b'{"format": "quidditch-record"}')
    assert (done.returncode, done.stdout) == (BAD, b"")
    assert done.stderr == b"-: version must be a whole number from 1\n"
    done = koth(*deed, ROOT / "no such file")
    assert (done.returncode, done.stderr.count(b"\n")) == (BAD, 1)


def test_a_place_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    done = koth("quidditch", "play", "--headless", "--seed", "1", "--out", tmp_path)
    assert (done.returncode, done.stderr.count(b"\n")) == (BAD, 1)
