"""Numbers in text: three neighbours and more are a span, two are two numbers."""

from __future__ import annotations

from collections.abc import Iterable


def spans(numbers: Iterable[int], apart: str = ", ", through: str = "–") -> str:
    """Rising numbers for people, "1–3, 5, 7, 8"; "" for none.

    `apart` stands between two numbers, `through` within a span.
    """
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return apart.join(_run(run, apart, through) for run in runs)


def _run(run: list[int], apart: str, through: str) -> str:
    return apart.join(map(str, run)) if len(run) < 3 else f"{run[0]}{through}{run[-1]}"
