"""Run King of the Hill from this checkout: `python3 packaging/run.py [what to pass to koth]`.

The first run sets everything up; without arguments a rehearsal plays by itself (`koth --demo`).
"""

from __future__ import annotations

import subprocess
import sys

import pythons


def main(arguments: list[str]) -> int:
    """Set up what is missing and run `koth`; its exit code."""
    pythons.require()

    import display
    import environment
    import qtlibs

    python = environment.ensure()
    qtlibs.ensure(python)
    koth = arguments or ["--demo"]
    if _wants_windows(koth) and not display.is_there():
        print("Everything is set up, but there is no display here to open windows on.")
        print("To play a rehearsal without windows, with its record and pictures in a folder:")
        print("  python3 packaging/run.py demo --headless --seed 1 --teams 24 --out demo-night")
        return 1
    return subprocess.run([str(environment.script("koth")), *koth], check=False).returncode


def _wants_windows(koth: list[str]) -> bool:
    """Windows open where no subcommand is named and no help is asked for."""
    return koth[0].startswith("-") and not {"-h", "--help", "--version"} & set(koth)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
