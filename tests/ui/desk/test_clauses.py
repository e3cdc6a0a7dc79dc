"""Clauses under the letters of the rules that the host reads."""

import pytest
from PySide6.QtWidgets import QApplication

from app.hill.refusal import Reason, Refusal
from ui import language
from ui.desk.clauses import clause_text
from ui.desk.words import refusal_text


@pytest.mark.parametrize(("code", "shown"), [("ru", "2.2.5 г, H4"), ("en", "2.2.5 d, H4")])
def test_letters_follow_the_language(qapp: QApplication, code: str, shown: str) -> None:
    language.install(qapp, code)
    assert clause_text("2.2.5 d, H4") == shown
    assert refusal_text(Refusal(Reason.JUMP_TO_SUMMIT)).endswith(f"({shown})")


def test_clauses_without_letters_stay(qapp: QApplication) -> None:
    language.install(qapp, "ru")
    assert clause_text("2.4.7, H10, H14") == "2.4.7, H10, H14"
