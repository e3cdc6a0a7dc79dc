"""System packages: installed with apt-get where that may be done, else named in a line to type."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable


def install(packages: Iterable[str], why: str) -> bool:
    """Install Debian packages; True when they are in place afterwards.

    As root it is done at once; with sudo and a person at the keyboard, after asking. Otherwise the
    line to type is printed. `why` ends the sentence "… are needed", for example "for Qt's windows".
    """
    names = sorted(set(packages))
    if not shutil.which("apt-get"):
        print(f"Missing {why}, by their names in Debian: {' '.join(names)}.")
        print("Install what your system calls these, and run this again.")
        return False
    before = _way_in(names, why)
    if before is None:
        print(f"Some system packages are missing {why}. Type this, then run again:")
        print(f"  sudo apt-get update && sudo apt-get install -y {' '.join(names)}")
        return False
    print(f"Installing system packages {why}: {' '.join(names)}", flush=True)
    _apt([*before, "apt-get", "-q", "update"])
    get = ["apt-get", "-q", "-y", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=120"]
    done = _apt([*before, *get, "install", *names])
    if not done:
        print(f"apt-get could not install {' '.join(names)}; its own words are above.")
    return done


def _way_in(names: list[str], why: str) -> list[str] | None:
    """What stands before apt-get to run it with the rights it needs; None: it may not be run."""
    quiet = ["env", "DEBIAN_FRONTEND=noninteractive"]
    if sys.platform == "win32":
        return None
    if os.geteuid() == 0:
        return quiet
    if shutil.which("sudo") and _person_is_here() and _agrees(names, why):
        return ["sudo", *quiet]
    return None


def _person_is_here() -> bool:
    return not os.environ.get("CI") and sys.stdin is not None and sys.stdin.isatty()


def _agrees(names: list[str], why: str) -> bool:
    print(f"Some system packages are missing {why}: {' '.join(names)}")
    try:
        return input("Install them now with sudo? [Y/n] ").strip().lower() in {"", "y", "yes"}
    except EOFError:
        return False


def _apt(command: list[str]) -> bool:
    """Run apt-get with its talk kept back, and shown only if it fails."""
    needs_terminal = command[0] == "sudo"
    result = subprocess.run(
        command,
        stdin=None if needs_terminal else subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=None if needs_terminal else subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if result.returncode:
        print(result.stdout, flush=True)
    return result.returncode == 0
