"""The words of protocols and ratings, in Russian and English."""

from __future__ import annotations

from app.results.document import Language
from app.results.word_table import WordTable
from app.results.words_en import CHOICES_EN, EN, RULES_EN
from app.results.words_ru import CHOICES_RU, RU, RULES_RU


class Words(WordTable):
    """The words of one language, and the longer names made of them."""

    __slots__ = ()

    def __init__(self, language: Language) -> None:
        """Take the table of the language."""
        super().__init__(language, RU if language == "ru" else EN)

    def title(self, what: str, game: str, *, rehearsal: bool) -> str:
        """What a document is of, a rehearsal said first."""
        mark = f"{self('rehearsal')}. " if rehearsal else ""
        return f"{mark}{self(what)}: {game or self('of_game')}"

    def rule(self, field: str) -> str:
        """What a field of a rule set is called."""
        return (RULES_RU if self.language == "ru" else RULES_EN)[field]

    def choice(self, name: str) -> str:
        """What a choice of a rule is called."""
        return (CHOICES_RU if self.language == "ru" else CHOICES_EN)[name]

    def seconds(self, ms: int, digits: int = 3) -> str:
        """Milliseconds as seconds with the language's decimal mark."""
        text = f"{ms / 1000:.{digits}f}"
        return text.replace(".", ",") if self.language == "ru" else text
