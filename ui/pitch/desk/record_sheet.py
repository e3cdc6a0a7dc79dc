"""The open record of the match is written to a file; and the rules that it is played by."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from app.night.match.record_file import SUFFIX, match_record_name, save_match_record
from app.night.match.state import MatchState
from app.night.night import Night
from ui.desk.dialogs.parts import card, label
from ui.desk.dialogs.record_sheet import RecordSheet
from ui.desk.dialogs.sheet import Sheet
from ui.desk.dialogs.words import Dialogs
from ui.desk.phrases import translate
from ui.pitch.desk.options import OptionFields
from ui.pitch.desk.shown import seed_text


class MatchRecordSheet(RecordSheet):
    """The same for the match."""

    suffix = SUFFIX

    def file_name(self, night: Night) -> str:
        """The name that is offered."""
        return match_record_name(night)

    def write(self, night: Night, path: Path) -> None:
        """Write the match's record; raises StoreError."""
        save_match_record(night, path)

    def heading_and_lead(self) -> tuple[str, str]:
        """What is saved, and what it is good for."""
        lead = translate(
            "PitchDesk", "Anyone can check the match with it; the seed stands in it at the end."
        )
        return translate("PitchDesk", "Save the match's record"), lead

    def kind_of_file(self) -> str:
        """What the files are, for the system's dialog."""
        return translate("PitchDesk", "Quidditch records")


class MatchRulesSheet(Sheet):
    """What this match is played by, and the hash of its seed: to read only."""

    def __init__(self, parent: QWidget | None, match: MatchState) -> None:
        super().__init__(parent)
        self._match = match
        self.options = OptionFields(match.match.rules, fixed=True)
        self.seed = label()
        self.put(card(self.options, self.seed))
        self.setMinimumWidth(760)
        self.say()

    def say(self) -> None:
        """Say every word again."""
        lead = translate("PitchDesk", "They are fixed once the match has begun.")
        self.title(translate("PitchDesk", "Rules of this match"), lead)
        self.options.say()
        self.seed.setText(seed_text(self._match))
        self.verbs(Dialogs().close, "")
