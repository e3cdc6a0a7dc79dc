"""An evening that has ended, its club in a folder, and everything around the page after it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from app.hill.roster import Player, Team
from app.hill.rules import RuleSet
from app.night import intents
from app.night.clock import NightClock
from app.night.evening import Evening
from app.night.events import Founded
from app.night.results_desk.club import Club
from app.store.memory import MemoryJournal
from ui.desk.results.courier import Courier
from ui.live import LiveShow

NAMES = ("=1+1", 'Ёжики "в тумане"; №5', "<b>&amp; 👑 Цари", "Я" * 300)


class After:
    """`live` is the evening; as a `ResultsHelp` it is what the page needs."""

    def __init__(self, folder: Path, *, rehearsal: bool = False, ended: bool = True) -> None:
        self.ms = 1000
        self.address = ""
        self.folder = folder
        self.club = Club(folder / "data", lambda: self.address)
        self.courier = Courier(self.club)
        clock = NightClock(0, lambda: self.ms, lambda: "2026-11-30T20:00:00+03:00")
        rules = RuleSet(summit=8, main_questions=4)
        founded = Founded(
            'Кубок "Ё"; =1', "2026-11-30", "Клуб", rules, teams(), rehearsal, night_id="n1"
        )
        self.live = LiveShow(Evening.found(MemoryJournal(), founded, clock))
        for right in ("t1 t2", "t1", "t1 t3", "t2 t4"):
            self.turn(*right.split())
        if ended:
            self.do(intents.EndNight())

    def do(self, *wishes: intents.Wish) -> None:
        for wish in wishes:
            refused = self.live.do(wish)
            assert refused is None, str(refused)

    def turn(self, *right: str) -> None:
        self.do(intents.Announce())
        for team in right:
            self.ms += 1500
            self.do(intents.RecordAnswers((team,)))
        self.do(intents.Close(), intents.Mark(dict.fromkeys(right, True)), intents.Resolve())

    def records(self) -> Path:
        return self.folder / "documents"

    def language(self) -> str:
        return "en"

    def close(self) -> None:
        self.live.stop()


def teams() -> tuple[Team, ...]:
    """Four teams of three with hostile names; one player has no club id."""
    found = []
    for number, name in enumerate(NAMES, 1):
        people = tuple(
            Player(f"p{number}-{n}", surname, "Анна", str(100 * number + n))
            for n, surname in enumerate(("Иванова", "Петрова", "Сидорова"), 1)
        )
        found.append(Team(f"t{number}", name, people[0].id, people))
    last = found[-1]
    without = replace(last.players[-1], club_id=None)
    found[-1] = replace(last, players=(*last.players[:-1], without))
    return tuple(found)
