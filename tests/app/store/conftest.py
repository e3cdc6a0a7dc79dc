"""What the tests of the store share: a game on disk and its description."""

from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest

from app.store.journal import Draft, Journal

CREATED = "2026-10-17T19:00:00+03:00"


class Fill(Protocol):
    def __call__(self, journal: Journal, steps: int) -> None: ...


@pytest.fixture
def game(tmp_path: Path) -> Path:
    folder = tmp_path / "Царь Горы #1, 100%" / "games"
    folder.mkdir(parents=True)
    return folder / "night.koth"


@pytest.fixture
def journal(game: Path) -> Iterator[Journal]:
    with Journal.create(game, created=CREATED, program="0.1", title="Кубок") as journal:
        yield journal


@pytest.fixture
def fill() -> Fill:
    """Appends `steps` intents of one to three events each."""

    def filled(journal: Journal, steps: int) -> None:
        for step in range(steps):
            drafts = [Draft("marked", f'{{"team": "Совы", "n": {n}}}') for n in range(step % 3 + 1)]
            journal.append(drafts, actor="host", wall=CREATED, at_ms=step * 100)

    return filled
