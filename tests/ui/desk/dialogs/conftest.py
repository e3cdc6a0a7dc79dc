"""An evening on a clock that stands until it is moved, with some turns played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.night import intents
from app.night.clock import NightClock
from app.night.evening import Evening
from app.night.events import Founded
from app.night.rulebook import Player, RuleSet, Team
from app.store.memory import MemoryJournal
from ui import language
from ui.live import LiveShow

Play = Callable[..., LiveShow]


def team(number: int) -> Team:
    players = tuple(
        Player(f"p{number}-{n}", name, "Анна", str(1000 * number + n))
        for n, name in enumerate(("Иванова", "Петрова", "Сидорова"), 1)
    )
    return Team(f"t{number}", f"Команда {number}", players[0].id, players)


class Night:
    """A live evening; `turn` plays one: the numbers that are right, with times in ms."""

    def __init__(self, count: int, rules: RuleSet, *, rehearsal: bool = False) -> None:
        self.ms = 1000
        clock = NightClock(0, lambda: self.ms, lambda: "2026-11-30T20:00:00+03:00")
        teams = tuple(team(number) for number in range(1, count + 1))
        first = Founded("Осенний кубок", "2026-11-30", "Клуб", rules, teams, rehearsal)
        self.live = LiveShow(Evening.found(MemoryJournal(), first, clock))

    def do(self, wish: intents.Wish) -> None:
        refused = self.live.do(wish)
        assert refused is None, str(refused)

    def turn(self, right: Mapping[int, int], wrong: Mapping[int, int] | None = None) -> None:
        self.do(intents.Announce())
        start = self.ms
        times = {**right, **(wrong or {})}
        for number, at_ms in sorted(times.items(), key=lambda pair: pair[1]):
            self.ms = start + at_ms
            self.do(intents.RecordAnswers((f"t{number}",)))
        self.do(intents.Close())
        self.do(intents.Mark({f"t{number}": number in right for number in times}))
        self.do(intents.Resolve())


@pytest.fixture(autouse=True)
def _english(qapp: QApplication) -> None:
    language.install(qapp, "en")
    qapp.processEvents()


@pytest.fixture
def night(qtbot: QtBot) -> Iterator[Callable[..., Night]]:
    made: list[Night] = []

    def make(count: int = 4, rules: RuleSet | None = None, *, rehearsal: bool = False) -> Night:
        made.append(Night(count, rules or RuleSet(summit=5), rehearsal=rehearsal))
        return made[-1]

    yield make
    for one in made:
        one.live.stop()
