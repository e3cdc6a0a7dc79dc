"""A whole evening of 24 teams through the real window, by keys alone, on a real journal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from PySide6.QtCore import Qt

from app.hill.rules import RuleSet
from app.night.evening import Evening
from app.night.night import Stage
from app.store.journal import Journal
from tests.ui.desk.rig import SHIFT, Rig
from ui.desk.readings import spans

Desk = Callable[..., Rig]


def declarations(rig: Rig, chance: Random) -> str:
    """What some of the teams that may declare do."""
    words = []
    for row in rig.window.view.rows:
        letters = [
            letter
            for letter, refused in (("jпgо", row.jump), ("rркh", row.revolution))
            if refused is None
        ]
        if letters and chance.random() < 0.4:
            words.append(f"{row.team.number}{chance.choice(chance.choice(letters))}")
    return " ".join(words)


def play_turn(rig: Rig, chance: Random) -> None:
    """Declare, ask, answer, mark, preview, move: every step a key."""
    if rig.stage is Stage.MOVES:
        rig.space()
    assert rig.stage is Stage.DECLARE
    declared = declarations(rig, chance)
    if declared:
        rig.type(declared)
    if chance.random() < 0.2:
        rig.press(Qt.Key.Key_B)
    rig.space()
    assert rig.stage is Stage.QUESTION
    rig.space()
    assert rig.stage is Stage.ANSWERS
    numbers = [row.team.number for row in rig.window.view.rows]
    answering = sorted(chance.sample(numbers, k=20))
    for start in range(0, len(answering), 5):
        rig.hand.ms += chance.randrange(700, 9_000)
        rig.type(" ".join(map(str, answering[start : start + 5])))
    rig.space()
    assert rig.stage is Stage.MARKING
    right = sorted(chance.sample(answering, k=chance.randrange(6, 18)))
    rig.type(spans(right))
    assert [r.team.number for r in rig.window.view.rows if r.mark] == right
    assert rig.window.view.unmarked == 0
    rig.space()
    assert rig.stage is Stage.PREVIEW
    rig.space()


def test_a_night_by_keys_alone(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "night.koth"
    journal = Journal.create(path, created="2026-11-30T19:00:00+03:00", program="test")
    rules = RuleSet(summit=5, main_questions=14, parts=(7,), hold_turns=4)
    rig = desk(24, rules=rules, journal=journal)
    chance = Random(1300)
    kings = set()
    while not rig.window.view.over:
        play_turn(rig, chance)
        if rig.stage is Stage.DECISION:
            rig.type(f"{rig.window.view.tied[0].team.number} the team that answered aloud")
        king = rig.window.view.king
        kings.add(king.id if king else None)
        if rig.window.view.played == 3 and rig.stage is Stage.MOVES:
            rig.press(Qt.Key.Key_B, modifier=Qt.KeyboardModifier.ControlModifier)
            rig.type("10")
            assert rig.stage is Stage.BREAK
            rig.space()
            assert rig.stage is Stage.DECLARE
    assert len(kings) > 1
    assert rig.window.view.played >= 5
    rig.space()
    assert rig.live.night.show.scene == "crown"
    rig.space()
    assert rig.live.night.show.scene == "standings"
    rig.space()
    assert rig.stage is Stage.ENDED
    night = rig.live.night
    rig.evening.close()
    again = Evening.reopen(Journal.open(path))
    assert again.night.game == night.game
    assert again.night.ended
    again.close()


def test_the_letters_mean_the_same_keys_in_both_layouts(desk: Desk) -> None:
    rig = desk(4)
    rig.turn("1 2 3 4", "*")
    rig.space()
    rig.type("1j 2п 3о 4g")
    assert [row.declared for row in rig.window.view.rows] == ["jump"] * 4
    rig.type("1о 2-3j".replace("2-3j", "-2 -3"))
    assert [row.declared for row in rig.window.view.rows] == [None, None, None, "jump"]


def test_a_named_partner_and_a_plain_one(desk: Desk) -> None:
    rig = desk(4)
    rig.press(Qt.Key.Key_B, modifier=SHIFT)
    rig.type("Кофейня «Зерно»")
    assert rig.window.view.partner == "Кофейня «Зерно»"
    rig.press(Qt.Key.Key_B)
    assert rig.window.view.partner is None
    rig.press(Qt.Key.Key_B)
    assert rig.window.view.partner is True
