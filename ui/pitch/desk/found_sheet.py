"""A match is founded: two sides typed or pasted, its rules, and where its chance comes from."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QPlainTextEdit, QWidget

from app.night.desk import why_refused
from app.night.match import intents as wishes
from app.night.match.record_file import RecordError, match_record_text
from app.night.match.rehearsal import rehearsal_match
from app.night.match.team_text import TeamFault, read_team, write_team
from app.night.match.values import DEFAULT_RULES, Player, Role, Side, Team
from app.night.refusal import Refused
from ui.desk.dialogs.ask_file import ask_file
from ui.desk.dialogs.parts import button, card, column, label, name_it, row
from ui.desk.dialogs.sheet import Sheet
from ui.desk.dialogs.words import Dialogs, put
from ui.desk.phrases import translate
from ui.desk.start.trouble import Troubles
from ui.desk.words import refusal_text
from ui.live import LiveShow
from ui.pitch.desk.options import OptionFields
from ui.pitch.desk.words import PitchDesk
from ui.pitch.reasons import PitchReasons

SIDES: tuple[Side, Side] = ("left", "right")
SEED, HAND = 0, 1


class FoundSheet(Sheet):
    """`rehearsed` comes when two simulated sides are to play by themselves (rehearsals only)."""

    rehearsed = Signal()

    def __init__(
        self, parent: QWidget | None, live: LiveShow, seed: Callable[[], bytes], folder: Path
    ) -> None:
        super().__init__(parent)
        self._live, self._seed, self._folder = live, seed, folder
        self.texts = {side: QPlainTextEdit() for side in SIDES}
        self._labels = {side: label("strong", wrap=False) for side in SIDES}
        self.options = OptionFields(DEFAULT_RULES)
        self.dice = QComboBox()
        self.dice.addItems(["", ""])
        self.plays = QCheckBox()
        self.simulated, self.record = button(), button()
        self._dice_label = label(wrap=False)
        self._dice_label.setBuddy(self.dice)
        self._lay()
        self._connect()
        self._template()
        self.say()
        self.texts["left"].setFocus()

    def say(self) -> None:
        """Say every word again."""
        lead = translate(
            "PitchDesk",
            "The side's name in the first line, then a player a line: L1 keeper Name. "
            "Players after the line “substitutes” are on the bench.",
        )
        self.title(translate("PitchDesk", "Quidditch: a new match"), lead)
        for side, text in self._labels.items():
            text.setText(
                translate("PitchDesk", "Left side")
                if side == "left"
                else translate("PitchDesk", "Right side")
            )
            name_it(self.texts[side], text.text(), lead)
        self.options.say()
        self._dice_label.setText(translate("PitchDesk", "Chance"))
        name_it(self.dice, translate("PitchDesk", "Chance"))
        self.dice.setItemText(
            SEED, translate("PitchDesk", "from a seed; its SHA-256 is shown before the match")
        )
        self.dice.setItemText(HAND, translate("PitchDesk", "real dice, entered by hand"))
        self.plays.setText(translate("PitchDesk", "Rehearsal: both sides play by themselves"))
        self.simulated.setText(translate("PitchDesk", "Two simulated sides"))
        self.record.setText(translate("PitchDesk", "Open a record…"))
        for made in (self.plays, self.simulated, self.record):
            name_it(made, made.text())
        self.verbs(translate("PitchDesk", "Begin the match"), Dialogs().cancel)
        self._check()

    @property
    def wish(self) -> wishes.FoundMatch | str:
        """The match as it is typed, or what cannot be read."""
        teams: list[Team] = []
        for side, field in self.texts.items():
            read = read_team(field.toPlainText(), side)
            if isinstance(read, TeamFault):
                return self._fault(side, read)
            teams.append(read)
        seed = bytes(32) if self.dice.currentIndex() == SEED else None
        return wishes.FoundMatch(teams[0], teams[1], self.options.rules, seed)

    def done_with(self) -> None:
        """Found it and go over to the pitch."""
        wish = self.wish
        if isinstance(wish, str):
            return
        seed = None if wish.seed is None else self._seed()
        made = wishes.FoundMatch(wish.left, wish.right, wish.rules, seed)
        self._begin(made)

    def _begin(self, wish: wishes.FoundMatch | wishes.OpenMatch) -> None:
        refused = self._may_switch() or self._live.do(wish)
        if refused is None and self._live.night.mode != "pitch":
            refused = self._live.do(wishes.SwitchMode("pitch"))
        if refused:
            self.wrong(refusal_text(refused), stop=False)
            return
        if not self.plays.isHidden() and self.plays.isChecked():
            self.rehearsed.emit()
        self.accept()

    def _may_switch(self) -> Refused | None:
        if self._live.night.mode == "pitch":
            return None
        return why_refused(self._live.night, wishes.SwitchMode("pitch"))

    def _fault(self, side: Side, fault: TeamFault) -> str:
        text = put(translate("PitchDesk", "line %1, “%2”"), fault.line, fault.words)
        return f"{self._labels[side].text()}, {text}: {PitchReasons().detail(fault.sentence)}"

    def _check(self) -> None:
        wish = self.wish
        if isinstance(wish, str):
            self.wrong(wish)
            return
        refused = self._may_switch() or why_refused(self._live.night, wish)
        self.wrong(refusal_text(refused) if refused else "")

    def _template(self) -> None:
        words = PitchDesk()
        roles: tuple[Role, ...] = ("keeper", *("chaser",) * 3, *("beater",) * 2, "seeker")
        for side, field in self.texts.items():
            names = [Player(f"{side[0].upper()}{n}", role) for n, role in enumerate(roles, 1)]
            lines = [
                translate("PitchDesk", "Red side")
                if side == "left"
                else translate("PitchDesk", "Blue side")
            ]
            lines += [f"{player.id} {words.role(player.role)}" for player in names]
            field.setPlainText(
                "\n".join([*lines, translate("PitchDesk", "substitutes", "heading")]) + "\n"
            )

    def _simulate(self) -> None:
        code = "ru" if QLocale().language() == QLocale.Language.Russian else "en"
        number = int.from_bytes(self._seed()[:4], "big")
        made = rehearsal_match(number, "ru" if code == "ru" else "en", self.options.rules)
        role, bench = PitchDesk().role, translate("PitchDesk", "substitutes", "heading")
        self.texts["left"].setPlainText(write_team(made.left, role, bench))
        self.texts["right"].setPlainText(write_team(made.right, role, bench))

    def _ask(self) -> None:
        kinds = translate("PitchDesk", "Quidditch records") + " (*.quidditch.json *.json)"
        ask_file(self, self.record.text(), kinds, self.open_record)

    def open_record(self, path: Path) -> None:
        """Go on with the match of a record; why it cannot be opened is said."""
        try:
            text = match_record_text(path)
        except RecordError as error:
            self.wrong(Troubles().told(error), stop=False)
            return
        self._begin(wishes.OpenMatch(text, None))

    def _lay(self) -> None:
        for text, field in zip(self._labels.values(), self.texts.values(), strict=True):
            text.setBuddy(field)
            field.setTabChangesFocus(True)
            field.setMinimumHeight(200)
        left, right = (column(self._labels[s], self.texts[s], gap=4) for s in SIDES)
        self.put(row(left, right))
        self.put(card(self.options, row(self._dice_label, self.dice, None), self.plays))
        self.plays.setVisible(self._live.night.rehearsal)
        self.extra.addWidget(self.simulated)
        self.extra.addWidget(self.record)
        self.resize(860, 640)

    def _connect(self) -> None:
        for field in self.texts.values():
            field.textChanged.connect(self._check)
        self.options.changed.connect(self._check)
        self.dice.currentIndexChanged.connect(self._check)
        self.simulated.clicked.connect(self._simulate)
        self.record.clicked.connect(self._ask)
