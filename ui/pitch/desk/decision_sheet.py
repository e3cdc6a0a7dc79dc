"""A decision of the referee, with who and why; it may answer a proposal, or cancel an entry."""

from __future__ import annotations

from typing import Literal, get_args

from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QWidget

from app.night.match import intents as wishes
from app.night.match.values import Decision, DecisionType, Side, other
from ui.desk.dialogs.parts import button, card, form, label, name_it, spin
from ui.desk.dialogs.words import Dialogs
from ui.desk.phrases import translate
from ui.live import LiveShow
from ui.pitch.desk import log
from ui.pitch.desk.glimpse import players, side_order
from ui.pitch.desk.match_sheet import MatchSheet
from ui.pitch.desk.words import PitchDesk

TYPES: tuple[DecisionType, ...] = get_args(DecisionType)
FIELDS: dict[DecisionType, tuple[str, ...]] = {
    "warning": ("player",),
    "yellow_card": ("side",),
    "remove": ("player", "rounds"),
    "penalty": ("side", "chaser"),
    "substitute": ("side", "out", "in"),
    "cancel": ("cancels",),
}
MOST_ROUNDS = 1000
CANCELLED = ("yellow_card", "penalty")
SIDES: tuple[Side, Side] = ("left", "right")


class DecisionSheet(MatchSheet):
    """Shows the fields of the kind chosen; what the rules refuse is said at once."""

    def __init__(
        self,
        parent: QWidget | None,
        live: LiveShow,
        proposal: str | None = None,
        entry: str | None = None,
    ) -> None:
        super().__init__(parent, live)
        self.answers, self.kind = QComboBox(), QComboBox()
        self.side, self.player, self.chaser = QComboBox(), QComboBox(), QComboBox()
        self.out, self.in_, self.cancels = QComboBox(), QComboBox(), QComboBox()
        self.rounds = spin(0, MOST_ROUNDS)
        self.rounds.setValue(1)
        self.at_once = QCheckBox()
        self.by, self.reason = QLineEdit(), QLineEdit()
        self.drop = button()
        self._rows: dict[str, QWidget] = {
            "answers": self.answers, "kind": self.kind, "side": self.side, "player": self.player,
            "rounds": self.rounds, "chaser": self.chaser, "out": self.out, "in": self.in_,
            "cancels": self.cancels, "by": self.by, "reason": self.reason,
        }  # fmt: skip
        self._labels = {name: label(wrap=False) for name in self._rows}
        self._form = form(self._labels.values(), self._rows.values())
        self._form.addRow(self.at_once)
        self.put(card(self._form))
        self.extra.addWidget(self.drop)
        self.setMinimumWidth(640)
        self._fill()
        self.say()
        self._connect()
        self._begin(proposal, entry)

    @property
    def wish(self) -> wishes.Decide:
        """The decision as it is given."""
        kind: DecisionType = TYPES[self.kind.currentIndex()]
        shown = FIELDS.get(kind, ())
        rounds = self.rounds.value() or None
        cancels = self.cancels.currentData() if "cancels" in shown else None
        decision = Decision(
            kind,
            self.by.text().strip(),
            self.reason.text().strip(),
            side=_side(self.side) if "side" in shown and kind != "substitute" else None,
            player=_text(self.player) if "player" in shown else None,
            rounds=rounds if "rounds" in shown else None,
            chaser=_text(self.chaser) if "chaser" in shown else None,
            out=_text(self.out) if "out" in shown else None,
            in_=_text(self.in_) if "in" in shown else None,
        )
        if isinstance(cancels, str):
            decision = _cancelling(decision, cancels)
        at_once = self.at_once.isVisibleTo(self) and self.at_once.isChecked()
        return wishes.Decide(decision, _text(self.answers), at_once)

    def say(self) -> None:
        """Say every word again."""
        words = PitchDesk()
        self.title(
            translate("PitchDesk", "Referee's decision"),
            translate("PitchDesk", "It stands in the record (1.6, 1.7)."),
        )
        for name, text in self._names().items():
            self._labels[name].setText(text)
            name_it(self._rows[name], text)
        self.at_once.setText(translate("PitchDesk", "Applies now, in the middle of the round"))
        name_it(self.at_once, self.at_once.text())
        self.rounds.setSpecialValueText(translate("PitchDesk", "for the match"))
        self.reason.setPlaceholderText(Dialogs().reason_hint)
        self.drop.setText(translate("PitchDesk", "Drop the proposal"))
        name_it(self.drop, self.drop.text())
        for place, kind in enumerate(TYPES):
            self.kind.setItemText(place, words.decision(kind))
        self.verbs(translate("PitchDesk", "Decide"), Dialogs().cancel)

    def done_with(self) -> None:
        """Decide."""
        if self.enter(self.wish):
            self.accept()

    def _names(self) -> dict[str, str]:
        return {
            "answers": translate("PitchDesk", "Answers"),
            "kind": translate("PitchDesk", "Decision"),
            "side": translate("PitchDesk", "Side"),
            "player": translate("PitchDesk", "Player"),
            "rounds": translate("PitchDesk", "Rounds off"),
            "chaser": translate("PitchDesk", "Chaser who shoots"),
            "out": translate("PitchDesk", "Leaves"),
            "in": translate("PitchDesk", "Comes on"),
            "cancels": translate("PitchDesk", "Cancels"),
            "by": translate("PitchDesk", "Decided by"),
            "reason": Dialogs().reason,
        }

    def _fill(self) -> None:
        match, words = self.match, PitchDesk()
        self.answers.addItem(translate("PitchDesk", "no proposal"), None)
        for entry in log.proposals(match):
            self.answers.addItem(entry.text, entry.key)
        for kind in TYPES:
            self.kind.addItem(words.decision(kind), kind)
        for side in SIDES:
            self.side.addItem(match.names(side) or words.side(side), side)
        for view in players(match):
            self.player.addItem(words.player(view), view.id)
        self.cancels.addItem("", None)
        for entry in log.decisions(match):
            if entry.key:
                self.cancels.addItem(entry.text, entry.key)
        for side in SIDES:
            for what in CANCELLED:
                text = f"{words.decision(what)}: {match.names(side) or words.side(side)}"
                self.cancels.addItem(text, f"{what}/{side}")
        for view in players(match):
            if view.at is None and (view.out or view.back_in_round):
                text = f"{words.decision('remove')}: {words.player(view)}"
                self.cancels.addItem(text, f"remove/{view.id}")

    def _fill_sides(self) -> None:
        """The players that the side chosen has for a penalty or a substitution."""
        match, words, side = self.match, PitchDesk(), _side(self.side) or "left"
        own, away = side_order(match, side), side_order(match, other(side))
        starting = [view for view in own if view.at is not None or view.back_in_round]
        bench = [v for v in own if v not in starting and not v.out]
        chasers = [view for view in away if view.role == "chaser" and not view.out]
        for box, views in ((self.out, starting), (self.in_, bench), (self.chaser, chasers)):
            kept = box.currentData()
            box.blockSignals(True)
            box.clear()
            if box is self.chaser:
                box.addItem(translate("PitchDesk", "named later, or by the captain"), None)
            for view in views:
                box.addItem(words.player(view), view.id)
            box.setCurrentIndex(max(0, box.findData(kept)))
            box.blockSignals(False)

    def _connect(self) -> None:
        self.kind.currentIndexChanged.connect(self._shape)
        self.side.currentIndexChanged.connect(self._shape)
        self.answers.currentIndexChanged.connect(self._answer)
        for box in (self.player, self.chaser, self.out, self.in_, self.cancels):
            box.currentIndexChanged.connect(self._check)
        self.rounds.valueChanged.connect(self._check)
        self.at_once.toggled.connect(self._check)
        self.by.textChanged.connect(self._check)
        self.reason.textChanged.connect(self._check)
        self.drop.clicked.connect(self._drop)

    def _begin(self, proposal: str | None, entry: str | None) -> None:
        past = [d for sheet in self.match.sheets.values() for d in sheet.decisions]
        self.by.setText(past[-1].by if past else translate("PitchDesk", "referee"))
        if entry is not None:
            self.kind.setCurrentIndex(TYPES.index("cancel"))
            self.cancels.setCurrentIndex(max(0, self.cancels.findData(entry)))
        elif proposal is not None:
            self.answers.setCurrentIndex(max(0, self.answers.findData(proposal)))
        self._answer()
        self._shape()
        (self.reason if entry or proposal else self.kind).setFocus()

    def _answer(self) -> None:
        """The fields as the proposal has them."""
        proposal = dict(self.match.waiting).get(_text(self.answers) or "")
        self.drop.setVisible(proposal is not None)
        if proposal is None:
            self._check()
            return
        self.kind.setCurrentIndex(TYPES.index(proposal.type))
        if proposal.side is not None:
            self.side.setCurrentIndex(self.side.findData(proposal.side))
        if proposal.player is not None:
            self.player.setCurrentIndex(self.player.findData(self.match.match.ids[proposal.player]))
        self.rounds.setValue(1)
        self.reason.setText(PitchDesk().proposal(proposal.sentence))
        self._check()

    def _shape(self) -> None:
        kind: DecisionType = TYPES[self.kind.currentIndex()]
        shown = FIELDS.get(kind, ())
        self._fill_sides()
        for name in ("side", "player", "rounds", "chaser", "out", "in", "cancels"):
            self._form.setRowVisible(self._rows[name], name in shown)
        self.at_once.setVisible(
            self.match.open_round is not None and kind not in ("annul", "close")
        )
        self._form.setRowVisible(self.answers, self.answers.count() > 1)
        self._check()
        self.adjustSize()

    def _check(self) -> None:
        if self.has_match():
            self.try_out(self.wish)

    def _drop(self) -> None:
        key = _text(self.answers)
        if key is not None and self.live.do(wishes.DropProposal(key)) is None:
            self.accept()


def _side(box: QComboBox) -> Side | None:
    value = box.currentData()
    return "left" if value == "left" else "right" if value == "right" else None


def _text(box: QComboBox) -> str | None:
    value = box.currentData()
    return value if isinstance(value, str) else None


def _cancelling(decision: Decision, key: str) -> Decision:
    """The cancellation of an entry, `round#number`, or of the text's own, `what/side or player`."""
    name, mark, number = key.partition("#")
    what, _, whom = key.partition("/")
    side: Side | None = "left" if whom == "left" else "right" if whom == "right" else None
    return Decision(
        decision.type,
        decision.by,
        decision.reason,
        side=None if mark else side,
        player=None if mark or side else whom,
        cancels=(name, int(number)) if mark else None,
        what=None if mark else _what(what),
    )


def _what(text: str) -> Literal["penalty", "yellow_card", "remove"] | None:
    if text == "penalty":
        return "penalty"
    return "yellow_card" if text == "yellow_card" else "remove" if text == "remove" else None
