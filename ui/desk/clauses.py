"""Clause numbers as the host's rules have them: 2.2.5 b is 2.2.5 б in the Russian text."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

LETTERS = "abcd"
LETTER = re.compile(r"(?<=\d )[a-d]\b")


def clause_text(clause: str) -> str:
    """The clause with its letter in the language of the rules that the host reads."""
    letters = QCoreApplication.translate("Clauses", "abcd")
    table = dict(zip(LETTERS, letters, strict=False))
    return LETTER.sub(lambda found: table.get(found[0], found[0]), clause)
