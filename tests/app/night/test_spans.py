"""Numbers as people write them, and as the command line reads them."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from app.night.spans import spans


def test_two_neighbours_are_two_numbers_and_more_a_span() -> None:
    assert spans([1, 2, 3, 5, 7, 8]) == "1–3, 5, 7, 8"
    assert spans([4]) == "4"
    assert spans([]) == ""
    assert spans([9, 1, 8, 7], " ", "-") == "1 7-9"


@given(st.sets(st.integers(1, 60)))
def test_a_list_of_spans_says_every_number_once(numbers: set[int]) -> None:
    found = []
    for part in filter(None, spans(numbers).split(", ")):
        first, *last = map(int, re.split("–", part))
        found += range(first, (last[0] if last else first) + 1)
    assert found == sorted(numbers)
