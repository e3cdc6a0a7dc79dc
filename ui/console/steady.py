"""Memory and threads that let frames come on time."""

from __future__ import annotations

import gc
import sys

YOUNG, MIDDLE, OLD = 20_000, 20, 20
TURN_S = 0.001
"""Window, server and writer are one interpreter's: each waits so long for its turn, not 5 ms."""


def keep_steady() -> None:
    """Share the interpreter in shorter turns; search for garbage less often, and not everywhere.

    What is there now is left out of the search: a look at all that a program with windows holds
    takes longer than several frames of the picture. What the evening makes from now on is searched
    as before. Called again, it searches once through all that was left out before: an evening that
    is over is let go.
    """
    sys.setswitchinterval(TURN_S)
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
