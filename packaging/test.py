"""Test this checkout: `python3 packaging/test.py [what to pass to pytest]`.

Without arguments: lint, format, types, then every test. With arguments: only pytest, with them.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pythons

_BESIDE = ("KOTH_XVFB_DISPLAY", "KOTH_POSTGRES")
"""How the tests hear of what runs beside them; absent where it does not."""


def main(arguments: list[str]) -> int:
    """Set up what is missing and run the checks; 0 when all of them pass."""
    pythons.require()

    import browser
    import environment
    import qtlibs

    python = environment.ensure(["test"])
    qtlibs.ensure(python)
    browser.ensure()
    os.chdir(environment.ROOT)
    if arguments:
        return _pytest(python, arguments)
    failed = [name for name, command in _gates().items() if _run(name, [str(python), *command])]
    print("== tests", flush=True)
    if code := _pytest(python, ["-n", "auto", "--maxprocesses", "4", "--dist", "loadgroup"]):
        failed.append("tests")
    if failed:
        print(f"Failed: {', '.join(failed)}.")
    return code or bool(failed)


def _gates() -> dict[str, list[str]]:
    """What stands before the tests: a name and the arguments of Python for each."""
    ours = [folder for folder in ("app", "ui", "packaging", "tests") if Path(folder).is_dir()]
    scripts = sorted(map(str, Path("packaging").glob("*.py")))
    return {
        "lint": ["-m", "ruff", "check", *ours],
        "format": ["-m", "ruff", "format", "--check", *ours],
        "types": ["-m", "mypy", "--strict", "app", "ui"],
        "types of packaging": ["-m", "mypy", "--strict", *scripts],
    }


def _run(name: str, command: list[str]) -> int:
    print(f"== {name}", flush=True)
    return subprocess.run(command, stdin=subprocess.DEVNULL, check=False).returncode


def _pytest(python: Path, arguments: list[str]) -> int:
    """Run pytest with a virtual display and a database server beside it, for tests that ask."""
    import display
    import postgres

    environ = {name: value for name, value in os.environ.items() if name not in _BESIDE}
    with display.virtual() as virtual, postgres.throwaway() as server:
        beside = zip(_BESIDE, (virtual, server), strict=True)
        environ |= {name: value for name, value in beside if value}
        command = [str(python), "-m", "pytest", *arguments]
        return subprocess.run(command, env=environ, check=False).returncode


def _stop(signum: int, _frame: object) -> None:
    sys.exit(128 + signum)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, _stop)
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
