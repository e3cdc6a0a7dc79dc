"""Where windows can be shown: the person's display, or a virtual one for tests."""

from __future__ import annotations

import contextlib
import ctypes
import os
import select
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator

import debian

_PROGRAMS = {"Xvfb": "xvfb", "xauth": "xauth", "xrandr": "x11-xserver-utils"}
_SCREEN = "5760x2160x24"
_START_SECONDS = 20
_PR_SET_PDEATHSIG = 1


def is_there() -> bool:
    """Whether windows have somewhere to go (Linux without a display server is the only no)."""
    if sys.platform != "linux":
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


@contextlib.contextmanager
def virtual() -> Iterator[str | None]:
    """A virtual X display of 5760×2160, room for a laptop beside a 4K projector: its name, `:N`.

    It ends with the block. None where there is no Xvfb and none may be installed.
    """
    if sys.platform != "linux" or not _has_programs():
        yield None
        return
    # -noreset: otherwise the monitors laid out with xrandr vanish with the first client.
    options = ["-noreset", "-nolisten", "tcp", "-screen", "0", _SCREEN]
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), *options],
        stdin=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        pass_fds=[write],
        preexec_fn=_end_with_parent,  # noqa: PLW1509 - there are no threads here
    )
    os.close(write)
    try:
        yield _number(read)
    finally:
        os.close(read)
        server.terminate()
        server.wait()


def _end_with_parent() -> None:
    """In the server's process: be told to end when the one that started it is killed."""
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGTERM)


def _has_programs() -> bool:
    missing = [package for program, package in _PROGRAMS.items() if not shutil.which(program)]
    return not missing or debian.install(missing, "for tests on a virtual display")


def _number(read: int) -> str | None:
    """The display's name once the server has chosen a free one; None when it does not start."""
    text = b""
    while not text.endswith(b"\n"):
        ready, _, _ = select.select([read], [], [], _START_SECONDS)
        piece = os.read(read, 16) if ready else b""
        if not piece:
            print("Xvfb did not start; tests that need a virtual display are skipped.")
            return None
        text += piece
    return f":{text.decode().strip()}"
