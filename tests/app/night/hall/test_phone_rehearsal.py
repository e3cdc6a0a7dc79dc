"""Simulated phones play a whole rehearsal over the real server."""

from __future__ import annotations

from app.night.hall.phone_rehearsal import knowledge, played_by_phones
from app.night.question_packs import shipped_choice
from app.night.rehearsal import rehearsal_night


def test_a_rehearsal_is_played_by_phones_to_its_end() -> None:
    founded = rehearsal_night(3, 5, "ru", "2026-11-30", "Репетиция")
    nights = list(played_by_phones(founded, 5, "ru"))
    last = nights[-1]
    assert last.ended
    assert len(last.hall.phones) == 3
    turns = [turn for turn in last.game.turns if not turn.void]
    assert len(turns) >= 3
    answers = [answer for turn in turns for answer in turn.answers.values()]
    assert all(a.text and a.rtt_ms is not None and a.correct is not None for a in answers)
    assert len(answers) == 3 * len(turns)  # every phone answers every question, once
    assert {a.correct for a in answers} == {True, False}
    assert any(turn.declarations for turn in turns)


def test_what_phones_know_is_right_or_another_questions_answer() -> None:
    pack = shipped_choice("ru")
    assert pack is not None
    known = knowledge(pack.main)
    for number, item in enumerate(pack.main, 1):
        assert known(number).right[0] == item.answer
        assert item.answer not in known(number).wrong
    assert known(len(pack.main) + 9).right == ("?",)
