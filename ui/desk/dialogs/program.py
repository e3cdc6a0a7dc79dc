"""What dialogs need of the program around the evening."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

from app.night.preferences import Settings


class ScreenChoice(NamedTuple):
    """A monitor that can be the audience's: its identity, and how it is shown to the host."""

    id: str
    name: str


class Program(Protocol):
    """The windowed program as its dialogs see it."""

    def settings(self) -> Settings:
        """The settings as they are."""

    def apply(self, settings: Settings) -> str:
        """Put settings in force and keep them; returns "", or why they could not be kept."""

    def screens(self) -> Sequence[ScreenChoice]:
        """The monitors that are plugged in, in their order."""

    def records(self) -> Path:
        """The folder in which open records are offered to be saved."""

    def switch_language(self) -> None:
        """From Russian to English and back, at once."""

    def leave(self) -> None:
        """Away from the evening to the start window."""
