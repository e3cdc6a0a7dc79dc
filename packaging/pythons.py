"""The Python that sets the project up: this one if it is new enough, else a newer one found here.

This file and whoever imports it run under old Pythons too, to be able to say so.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator

NEEDED = (3, 11)
_NEWEST_TRIED = 14


def require() -> None:
    """Return under Python 3.11 or newer.

    Under an older one, run the same command with a newer Python from the PATH and exit with its
    code; where there is none, say so in a sentence and exit with 1.
    """
    if sys.version_info >= NEEDED:
        return
    for python in _candidates():
        if _is_new_enough(python):
            sys.exit(subprocess.run([python, *sys.argv], check=False).returncode)
    here = ".".join(str(part) for part in sys.version_info[:3])
    sys.exit(
        f"King of the Hill needs Python 3.11 or newer, and this is {here}. "
        "Install one (Ubuntu 22.04: sudo apt-get install python3.11 python3.11-venv; "
        "elsewhere: https://www.python.org/downloads/) and run this again."
    )


def _candidates() -> Iterator[str]:
    for minor in range(_NEWEST_TRIED, NEEDED[1] - 1, -1):
        found = shutil.which(f"python3.{minor}")
        if found:
            yield found


def _is_new_enough(python: str) -> bool:
    probe = f"import sys; sys.exit(sys.version_info < {NEEDED})"
    return subprocess.run([python, "-c", probe], capture_output=True, check=False).returncode == 0
