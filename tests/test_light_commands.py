"""`koth replay` and `koth verify` start fast: they import no Qt, no database, no web server."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
HEAVY = ("PySide6", "shiboken6", "qasync", "sqlalchemy", "sqlmodel", "pydantic", "aiohttp")
RECORD = {
    "format": "hill-record",
    "version": 1,
    "teams": [{"id": "t1"}, {"id": "t2"}],
    "turns": [{"answers": {"t1": {"correct": True, "at_ms": 5230}}}],
}
# Runs the command as the console script does, then adds a line naming what it had imported.
RUN = """
import sys
from ui.main import main
try:
    code = main()
except SystemExit as stop:
    code = stop.code
print("heavy:", *sorted({name.partition(".")[0] for name in sys.modules} & set(%r)))
sys.exit(code)
"""


@pytest.mark.parametrize("command", [["replay", "--json"], ["verify"]], ids=["replay", "verify"])
def test_imports_nothing_heavy(command: list[str], tmp_path: Path) -> None:
    record = tmp_path / "game.hill.json"
    record.write_text(json.dumps(RECORD), encoding="utf-8")
    name, *options = command
    done = subprocess.run(
        [sys.executable, "-c", RUN % (HEAVY,), name, str(record), *options],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "heavy:", "import these inside the commands with windows"
