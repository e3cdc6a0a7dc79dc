"""Memory that lets frames come on time."""

from __future__ import annotations

import gc

YOUNG, MIDDLE, OLD = 20_000, 20, 20


def keep_steady() -> None:
    """Leave what is there now out of the search for garbage, and search less often.

    A look at all that a program with windows holds takes longer than several frames of the picture.
    What the evening makes from now on is searched as before. Called again, it searches once through
    all that was left out before: an evening that is over is let go.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
