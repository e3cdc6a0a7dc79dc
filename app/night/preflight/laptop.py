"""The laptop itself: room on the disk, the battery, whether its server answers it."""

from __future__ import annotations

import ctypes
import http.client
import shutil
import ssl
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

POWER = Path("/sys/class/power_supply")
LEAST_FREE = 500 * 2**20
"""Bytes below which an evening with media and backups may not have room enough."""
PATIENCE_S = 3
_MAC = ("pmset", "-g", "batt")


class Battery(NamedTuple):
    """`percent` of 0–100; `plugged`: the laptop is fed from the mains."""

    percent: int
    plugged: bool


def free_bytes(folder: Path) -> int | None:
    """Room on the disk of the folder, or of the nearest one above that exists; None: unknown."""
    for place in (folder, *folder.parents):
        try:
            return shutil.disk_usage(place).free
        except OSError:
            continue
    return None


def battery(power: Path = POWER) -> Battery | None:
    """The battery; None where there is none, or where the system does not tell."""
    if sys.platform == "win32":
        return _windows()
    if sys.platform == "darwin":
        return from_pmset(_output(_MAC))
    return _linux(power)


def answers_itself(url: str) -> bool:
    """Whether the server answers at an address when the laptop itself asks; waits 3 s at most.

    The certificate is not looked at: phones do that.
    """
    parts = urlsplit(url)
    if not parts.hostname:
        return False
    try:
        connection = _connection(parts.scheme, parts.hostname, parts.port)
        try:
            connection.request("GET", parts.path or "/")
            return connection.getresponse().status == http.client.OK
        finally:
            connection.close()
    except (OSError, http.client.HTTPException):
        return False


def _connection(scheme: str, host: str, port: int | None) -> http.client.HTTPConnection:
    if scheme != "https":
        return http.client.HTTPConnection(host, port, timeout=PATIENCE_S)
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return http.client.HTTPSConnection(host, port, timeout=PATIENCE_S, context=context)


def _linux(power: Path) -> Battery | None:
    plugged, percents = False, []
    try:
        supplies = sorted(power.iterdir())
    except OSError:
        return None
    for supply in supplies:
        kind, scope = _word(supply / "type"), _word(supply / "scope")
        if kind == "Mains" or (kind == "USB" and _word(supply / "online") == "1"):
            plugged = plugged or _word(supply / "online") == "1"
        elif kind == "Battery" and scope != "Device" and _word(supply / "capacity").isdigit():
            percents.append(int(_word(supply / "capacity")))
            plugged = plugged or _word(supply / "status") in {"Charging", "Full"}
    return Battery(min(percents), plugged) if percents else None


def _word(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return ""


def from_pmset(text: str) -> Battery | None:
    """The battery in what macOS prints of it."""
    words = text.replace(";", " ").split()
    percents = [w.rstrip("%") for w in words if w.endswith("%") and w[:-1].isdigit()]
    return Battery(int(percents[0]), "AC Power" in text) if percents else None


def _windows() -> Battery | None:
    """Windows' SYSTEM_POWER_STATUS: line status, flags, percent, then what is not wanted here."""
    status = (ctypes.c_ubyte * 12)()
    library = getattr(ctypes, "windll", None)
    if library is None or not library.kernel32.GetSystemPowerStatus(ctypes.byref(status)):
        return None
    line, flags, percent = status[0], status[1], status[2]
    return None if flags & 128 or percent > 100 else Battery(percent, line == 1)


def _output(command: tuple[str, ...]) -> str:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=2, check=False)
    except (OSError, subprocess.SubprocessError, UnicodeDecodeError):
        return ""
    return done.stdout
