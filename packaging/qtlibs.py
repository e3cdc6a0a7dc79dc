"""The system libraries that Qt loads on Linux: which are missing, found by trying to link them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import debian

_NEEDED = (
    "Qt*.abi3.so:Core Gui Widgets Network Svg",
    "Qt/lib/libQt6*.so.6:XcbQpa",
    "Qt/plugins/platforms/lib*.so:qoffscreen qxcb",
    "Qt/plugins/imageformats/lib*.so:qjpeg qsvg",
)
_FOR_SOUND = (
    "Qt*.abi3.so:Multimedia",
    "Qt/plugins/multimedia/lib*.so:ffmpegmediaplugin",
)
_PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libglx0",
    "libOpenGL.so.0": "libopengl0",
    "libICE.so.6": "libice6",
    "libSM.so.6": "libsm6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libXext.so.6": "libxext6",
    "libXrandr.so.2": "libxrandr2",
    "libasound.so.2": "libasound2",
    "libbrotlidec.so.1": "libbrotli1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libdrm.so.2": "libdrm2",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libpulse.so.0": "libpulse0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xinerama.so.0": "libxcb-xinerama0",
    "libxcb-xinput.so.0": "libxcb-xinput0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}


def ensure(python: Path) -> None:
    """Have what Qt's windows need from the system; only Linux leaves anything to do.

    Exits with 1 after a sentence when it is not there and may not be installed. What only sound
    needs is installed along with the rest and never stands in the way.
    """
    if sys.platform != "linux":
        return
    qt = _qt_folder(python)
    needed, sound = _missing(qt, _NEEDED), _missing(qt, _FOR_SOUND)
    if not needed and not (sound and os.geteuid() == 0):
        return
    if not debian.install(_packages(needed | sound), "for Qt's windows and sound") and needed:
        sys.exit(1)
    if left := _missing(qt, _NEEDED):
        sys.exit(f"Qt still cannot find these system libraries: {' '.join(sorted(left))}.")


def _qt_folder(python: Path) -> Path:
    code = "import importlib.util as u; print(*u.find_spec('PySide6').submodule_search_locations)"
    found = subprocess.run([str(python), "-c", code], capture_output=True, text=True, check=True)
    return Path(found.stdout.strip())


def _missing(qt: Path, groups: Iterable[str]) -> set[str]:
    """The names (`libGL.so.1`) that the dynamic linker cannot find for these of Qt's files."""
    files = [path for group in groups for path in _files(qt, group) if path.exists()]
    linked = subprocess.run(
        ["ldd", *map(str, files)],
        env={**os.environ, "LC_ALL": "C"},
        capture_output=True,
        text=True,
        check=False,
    )
    lines = (line.split() for line in linked.stdout.splitlines() if "not found" in line)
    return {words[0] for words in lines}


def _files(qt: Path, group: str) -> list[Path]:
    pattern, names = group.split(":")
    return [qt / pattern.replace("*", name) for name in names.split()]


def _packages(libraries: Iterable[str]) -> set[str]:
    """The Debian packages that hold these libraries; one without a known package is named."""
    known = {name: _PACKAGES[name] for name in libraries if name in _PACKAGES}
    for name in sorted(set(libraries) - set(known)):
        print(f"Qt also wants {name}, whose package is not known here.")
    return set(known.values())
