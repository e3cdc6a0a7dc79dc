"""What nobody foresaw: a log file and one sentence for the host, never a traceback on a screen."""

from __future__ import annotations

import faulthandler
import logging
import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

LOG_NAME = "koth.log"
MAX_LOG_BYTES = 2_000_000

log = logging.getLogger("koth")


def keep_log(folder: Path) -> None:
    """Write warnings and worse into the folder's log, started anew when it has grown long.

    A folder that cannot be written leaves the program without a log, and working.
    """
    path = folder / LOG_NAME
    try:
        long = path.exists() and path.stat().st_size > MAX_LOG_BYTES
        handler = logging.FileHandler(path, "w" if long else "a", encoding="utf-8")
        crashes = path.open("ab")
    except OSError:
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    faulthandler.enable(crashes)


def catch(tell: Callable[[str], None]) -> None:
    """From now on give each unforeseen error to the log, and its short name to `tell`."""

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        log.critical("unforeseen", exc_info=(kind, error, trace))
        tell(f"{kind.__name__}: {error}".split("\n", 1)[0])

    sys.excepthook = hook
