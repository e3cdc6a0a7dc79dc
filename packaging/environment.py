"""The project's own environment, `.venv`: made, filled with pinned versions, repaired, kept."""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

import debian
import pythons

ROOT = Path(__file__).resolve().parent.parent
CONSTRAINTS = ROOT / "packaging" / "constraints.txt"
_VENV = ROOT / ".venv"
_STAMP = _VENV / "koth-ready"
_UNFINISHED = _VENV / "koth-unfinished"
_BUILD_TOOLS = ("hatchling", "editables", "setuptools", "wheel")


def python_in(venv: Path) -> Path:
    """The interpreter of a virtual environment."""
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def script(name: str) -> Path:
    """A console script of `.venv`, such as `koth`."""
    return python_in(_VENV).with_name(f"{name}.exe" if os.name == "nt" else name)


def ensure(extras: Iterable[str] = ()) -> Path:
    """Make `.venv` hold the project with these extras at the pinned versions; its interpreter.

    Nothing is done when it already does. A run that was interrupted is made good by starting
    again from an empty folder. Exits with 1 and a sentence when something could not be installed.
    """
    with _one_at_a_time():
        digest, present = _read_stamp()
        wanted = present | set(extras)
        current = _digest()
        if digest != current or wanted != present or not _runs():
            _fill(wanted)
            _STAMP.write_text("\n".join([current, *sorted(wanted)]) + "\n", encoding="utf-8")
    return python_in(_VENV)


def pip(python: Path, *arguments: str) -> None:
    """Run pip's install with these arguments; raises SystemExit with a sentence when it fails."""
    options = ["--disable-pip-version-check", "--no-input"]
    if not sys.stdout.isatty():
        options.append("--quiet")
    done = subprocess.run(
        [str(python), "-m", "pip", "install", *options, *arguments],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        check=False,
    )
    if done.returncode:
        sys.exit("The libraries could not be installed; pip's own words are above. Run this again.")


def install_project(python: Path, extras: Iterable[str], *options: str) -> None:
    """Install this checkout, editable, with its extras; `options` go to pip."""
    names = ",".join(sorted(extras))
    target = f"{ROOT}[{names}]" if names else str(ROOT)
    pip(python, *options, "--upgrade", *_BUILD_TOOLS)
    pip(python, *options, "--use-pep517", "--no-build-isolation", "--editable", target)


def create(venv: Path) -> None:
    """Make an empty virtual environment with pip."""
    done = subprocess.run([sys.executable, "-m", "venv", str(venv)], check=False)
    if done.returncode:
        sys.exit(f"Python could not make a virtual environment in {venv}; its words are above.")


def need_venv_module() -> None:
    """Install the system's package for virtual environments where Python comes without."""
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
        if not debian.install([package], "for virtual environments"):
            sys.exit(1)


def _fill(extras: set[str]) -> None:
    if _VENV.exists() and (_UNFINISHED.exists() or not _runs()):
        print("The .venv here is not whole (an interrupted set-up?); making it anew.", flush=True)
        try:
            shutil.rmtree(_VENV)
        except OSError as problem:
            sys.exit(
                f"{_VENV} is in use ({problem.strerror}). End what runs in it, then try again."
            )
    fresh = not _VENV.exists()
    if fresh:
        need_venv_module()
    started = time.monotonic()
    print("Setting up .venv. Qt is large: the first time takes a minute or two.", flush=True)
    _VENV.mkdir(exist_ok=True)
    _UNFINISHED.touch()
    try:
        if fresh:
            create(_VENV)
        install_project(python_in(_VENV), extras, "--constraint", str(CONSTRAINTS))
    except SystemExit:
        if not fresh:  # pip fetches everything before it changes anything: what was there still is
            _UNFINISHED.unlink()
        raise
    _UNFINISHED.unlink()
    print(f"Set up in {time.monotonic() - started:.0f} s.", flush=True)


def _runs() -> bool:
    """Whether `.venv` has an interpreter that starts, is new enough and has pip."""
    python = python_in(_VENV)
    if not python.exists():
        return False
    probe = (
        "import importlib.util as u, sys; "
        f"sys.exit(sys.version_info < {pythons.NEEDED} or u.find_spec('pip') is None)"
    )
    with contextlib.suppress(OSError):
        return subprocess.run([str(python), "-c", probe], check=False).returncode == 0
    return False


def _digest() -> str:
    """What the content of `.venv` depends on: the project's needs, the pins, the place of both."""
    parts = [(ROOT / "pyproject.toml").read_bytes(), CONSTRAINTS.read_bytes(), os.fsencode(ROOT)]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def _read_stamp() -> tuple[str, set[str]]:
    if _UNFINISHED.exists() or not _STAMP.exists():
        return "", set()
    digest, *extras = _STAMP.read_text(encoding="utf-8").split() or [""]
    return digest, set(extras)


@contextlib.contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Hold a lock that ends with the process, so that two set-ups do not cross."""
    with (ROOT / ".venv.lock").open("w") as lock:
        _lock(lock.fileno())
        yield


def _lock(descriptor: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        while True:
            with contextlib.suppress(OSError):  # it gives up after ten seconds
                msvcrt.locking(descriptor, msvcrt.LK_LOCK, 1)
                return
    else:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX)
