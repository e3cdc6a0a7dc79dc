"""What a pack accepts and does not accept reaches the desk with the pack, and only proposes."""

from __future__ import annotations

from dataclasses import replace

from app.hill.roster import Team
from app.hill.rules import RuleSet
from app.night import intents
from app.night.clock import NightClock
from app.night.desk import desk_view
from app.night.evening import Evening
from app.night.events import Founded
from app.night.packs_desk import editing
from app.night.question_packs import choice_of
from app.store.memory import MemoryJournal

ANSWERS = {"a": "пушкин", "b": "А. С. Пушкин", "c": "Лермонтов", "d": "Гоголь"}


def test_typed_answers_are_proposed_by_the_answers_of_the_pack() -> None:
    pack = editing.changed(
        replace(editing.blank_pack("ru"), title="P"),
        0,
        host_text="Кто?",
        answer="Пушкин",
        also_accepted=("А. С. Пушкин",),
        not_accepted=("Лермонтов",),
    )
    teams = tuple(Team(one, one.upper()) for one in ANSWERS)
    first = Founded("T", "2026-11-30", "", RuleSet(summit=5), teams)
    clock = NightClock(0, lambda: 0, lambda: "2026-11-30T20:00:00+03:00")
    evening = Evening.found(MemoryJournal(), first, clock, choice_of(pack))
    assert evening.do(intents.Announce()) is None
    for team, text in ANSWERS.items():
        assert evening.do(intents.RecordAnswers((team,), text)) is None
    assert evening.do(intents.Close()) is None
    view = desk_view(evening.night)
    proposed = {key: group.proposal for group in view.groups for key in group.teams}
    assert proposed == {"a": True, "b": True, "c": False, "d": None}
    assert all(row.mark is None for row in view.rows)
    assert (view.question.accepted, view.question.refused) == (("А. С. Пушкин",), ("Лермонтов",))
