"""The laptop's process as the load programs hold it: started, told words, killed, started again."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


class Process:
    """A running laptop; `at` is what it said of itself first."""

    def __init__(
        self, folder: Path, teams: int, *options: str, before: tuple[str, ...] = ()
    ) -> None:
        """Start it; `before` is put in front of its command."""
        program = [sys.executable, "-m", "tests.load.laptop", str(folder), str(teams), *options]
        with (folder / "said.txt").open("a", encoding="utf-8") as said:
            self.process = subprocess.Popen(
                [*before, *program],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=said,
                text=True,
                cwd=ROOT,
            )
        self.at = self._heard()

    def tell(self, word: str) -> Any:
        """Have a word done; what came of it."""
        return self.told(word)["did"]

    def told(self, word: str) -> dict[str, Any]:
        """The same, with all that it says."""
        assert self.process.stdin is not None
        self.process.stdin.write(word + "\n")
        self.process.stdin.flush()
        return self._heard()

    def kill(self) -> None:
        """kill -9."""
        self.process.kill()
        self.process.communicate()

    def end(self) -> int:
        """Let it end as the program ends; its exit code."""
        self.process.communicate()
        return self.process.returncode

    def _heard(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, "the laptop is gone; see said.txt in its folder"
        found: dict[str, Any] = json.loads(line)
        return found
