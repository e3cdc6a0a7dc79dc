"""How loud a sound is to the ear: ITU-R BS.1770, its loudest 400 ms, for mono of any rate."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from math import log10, pi, tan
from typing import NamedTuple

WINDOW_S = 0.4


class Filter(NamedTuple):
    """A filter of second order, the first coefficient of its feedback being 1."""

    b: tuple[float, float, float]
    a: tuple[float, float]

    def of(self, values: Sequence[float]) -> list[float]:
        """The filtered values."""
        (b0, b1, b2), (a1, a2) = self
        x1 = x2 = y1 = y2 = 0.0
        out = []
        for x in values:
            y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
            x1, x2, y1, y2 = x, x1, y, y1
            out.append(y)
        return out


def head(rate: int) -> Filter:
    """What a head adds to the treble: 4 dB from about 2 kHz on."""
    k, q = tan(pi * 1681.97445 / rate), 0.70717524
    high = 10 ** (3.99984385 / 20)
    middle, whole = high**0.49966677, 1 + k / q + k * k
    b = (high + middle * k / q + k * k, 2 * (k * k - high), high - middle * k / q + k * k)
    return Filter((b[0] / whole, b[1] / whole, b[2] / whole), _back(k, q))


def bass(rate: int) -> Filter:
    """What the ear leaves out below about 60 Hz."""
    return Filter((1.0, -2.0, 1.0), _back(tan(pi * 38.135471 / rate), 0.50032704))


def _back(k: float, q: float) -> tuple[float, float]:
    whole = 1 + k / q + k * k
    return 2 * (k * k - 1) / whole, (1 - k / q + k * k) / whole


def loudness(values: Sequence[float], rate: int) -> float:
    """The loudest 400 ms in LUFS; `values` lie between -1 and 1. Silence after them counts too."""
    window = int(WINDOW_S * rate)
    heard = bass(rate).of(head(rate).of([*values, *(0.0 for _ in range(window))]))
    sums = [0.0, *accumulate(value * value for value in heard)]
    most = max(after - before for before, after in zip(sums, sums[window:], strict=False))
    return -0.691 + 10 * log10(max(most / window, 1e-12))
