"""How many connections the system lets one program have."""

from __future__ import annotations

import contextlib
import sys


def allow_many_files(wanted: int) -> int | None:
    """Raise the limit of open files towards `wanted`, as far as the system lets it.

    Returns the limit that holds then, None where the system has none of this kind.
    """
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return None
    best = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if best > soft:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (best, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
