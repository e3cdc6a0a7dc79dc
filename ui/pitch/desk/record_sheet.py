"""The open record of the match is written to a file; and the rules that it is played by."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QDir, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from app.night.game_files import StoreError
from app.night.match.record_file import match_record_name, save_match_record
from app.night.match.state import MatchState
from ui.desk.dialogs.ask_file import ask_file
from ui.desk.dialogs.parts import button, card, column, label, name_it, row
from ui.desk.dialogs.sheet import Sheet
from ui.desk.dialogs.words import Dialogs, put
from ui.desk.phrases import translate
from ui.desk.start.trouble import Troubles
from ui.live import LiveShow
from ui.pitch.desk.options import OptionFields
from ui.pitch.desk.shown import seed_text
from ui.pitch.desk.words import PitchDesk


class MatchRecordSheet(Sheet):
    """Offers a name that says what the file is; `told` carries a sentence once it is saved."""

    told = Signal(str)

    def __init__(self, parent: QWidget | None, live: LiveShow, folder: Path) -> None:
        super().__init__(parent)
        self._live = live
        name = str(folder / match_record_name(live.night))
        self.path = QLineEdit(QDir.toNativeSeparators(name))
        self.browse = button()
        self._label = label()
        self._label.setBuddy(self.path)
        self._written: Path | None = None
        self.put(column(self._label, row(self.path, self.browse, stretch=True), gap=4))
        self.browse.clicked.connect(self._ask)
        self.path.textChanged.connect(self._check)
        self.setMinimumWidth(720)
        self.say()
        self._check()
        self.path.setFocus()

    def say(self) -> None:
        """Say every word again."""
        lead = translate(
            "PitchDesk", "Anyone can check the match with it; the seed stands in it at the end."
        )
        if self._live.night.rehearsal:
            lead = translate(
                "PitchDesk", "A rehearsal: its record says so, and its name should too."
            )
        self.title(translate("PitchDesk", "Save the match's record"), lead)
        self._label.setText(translate("PitchDesk", "File"))
        name_it(self.path, translate("PitchDesk", "File of the record"))
        self.browse.setText(translate("PitchDesk", "Another place…"))
        name_it(self.browse, self.browse.text())
        self.verbs(translate("PitchDesk", "Save"), Dialogs().cancel)

    def done_with(self) -> None:
        """Write it: to a new file first, which then takes the name."""
        _words, path = PitchDesk(), self._path()
        if path.exists() and path != self._written:
            self._written = path
            again = translate("PitchDesk", "“%1” is there already. Press once more to replace it.")
            self.wrong(put(again, path.name), stop=False)
            return
        try:
            save_match_record(self._live.night, path)
        except StoreError as error:
            self.wrong(Troubles().sentence(error), stop=False)
            return
        native = QDir.toNativeSeparators(str(path))
        self.told.emit(put(translate("PitchDesk", "The record is saved: %1"), native))
        self.accept()

    def _path(self) -> Path:
        text = self.path.text().strip()
        return Path(text if text.endswith(".json") else f"{text}.quidditch.json").expanduser()

    def _check(self) -> None:
        self._written = None
        self.wrong("" if self.path.text().strip() else translate("PitchDesk", "Name the file."))

    def _ask(self) -> None:
        kinds = translate("PitchDesk", "Quidditch records") + " (*.quidditch.json)"
        ask_file(self, self.heading.text(), kinds, self._chosen, self.path.text())

    def _chosen(self, path: Path) -> None:
        self.path.setText(QDir.toNativeSeparators(str(path)))


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
