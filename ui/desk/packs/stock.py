"""The packs that come with the program, read once for a window's library."""

from __future__ import annotations

from contextlib import suppress
from weakref import WeakKeyDictionary

from app.night.packs_desk.library import PackLibrary
from app.night.question_packs import PackError, Report, read_pack, shipped_packs

_read: WeakKeyDictionary[PackLibrary, tuple[Report, ...]] = WeakKeyDictionary()
_bare: list[Report] = []


def shipped_reports(library: PackLibrary | None) -> tuple[Report, ...]:
    """Their reports; with a library their media are in its store."""
    if library is not None:
        if library not in _read:
            _read[library] = tuple(library.shipped())
        return _read[library]
    if not _bare:
        for path in shipped_packs():
            with suppress(PackError):
                _bare.append(read_pack(path))
    return tuple(_bare)
