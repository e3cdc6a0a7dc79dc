"""An appeal: an earlier turn is changed, with a preview of everything that follows (H18)."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QWidget

from app.night.appeal_view import AppealView, appeal_view
from app.night.intents import MakeAppeal
from app.night.rulebook import Appealed, DecisionMade, Reason, Refusal
from ui.desk.dialogs.appeal_change import AppealChange
from ui.desk.dialogs.appeal_turn import AppealTurn
from ui.desk.dialogs.parts import card, column, label, name_it, row, tell
from ui.desk.dialogs.sheet import Sheet
from ui.desk.dialogs.words import Dialogs, put
from ui.desk.phrases import apart
from ui.desk.words import refusal_text
from ui.live import LiveShow


class AppealSheet(Sheet):
    """The turn on the left, what would change on the right, reason and plaintiff below."""

    def __init__(
        self, parent: QWidget | None, live: LiveShow, turn: int | None, team: str | None
    ) -> None:
        super().__init__(parent)
        self._live = live
        self._decisions: list[DecisionMade] = []
        self._played = live.night.game.turns
        self.turn = QComboBox()
        self.marks = AppealTurn()
        self.written = label("note")
        self.partner = QCheckBox()
        self.partner_name = QLineEdit()
        self.void = QCheckBox()
        self.change = AppealChange(live.night.game.rules.summit)
        self.choice = QComboBox()
        self.reason, self.by = QLineEdit(), QLineEdit()
        self._turn_label, self._choice_label = label("strong", wrap=False), label("strong")
        self._reason_label, self._by_label = label(wrap=False), label(wrap=False)
        self._build()
        self._connect()
        for number in range(1, len(self._played) + 1):
            self.turn.addItem(str(number), number)
        chosen = turn if turn is not None and 1 <= turn <= len(self._played) else len(self._played)
        self.turn.setCurrentIndex(chosen - 1)
        self._show_turn(team)
        self.say()
        (self.marks if self._played else self.cancel).setFocus()

    @property
    def number(self) -> int:
        """The turn under appeal, from 1; 0 before the first turn."""
        return int(self.turn.currentData() or 0)

    def wish(self, reason: str) -> Appealed:
        """The appeal as it is typed."""
        question, void = self._stands()
        now: str | bool | None = None
        if self.partner.isChecked():
            now = self.partner_name.text().strip() or True
        return Appealed(
            turn=self.number,
            marks=self.marks.amended,
            partner=() if now == (question or None) else (now,),
            void=() if self.void.isChecked() == void else (self.void.isChecked(),),
            decisions=tuple(self._decisions),
            reason=reason,
            by=self.by.text().strip(),
        )

    def say(self) -> None:
        """Say every word again."""
        self.title(self.tr("Appeal"), self.tr("Nothing of the old record is erased (H18)."))
        self._say_written()
        self._turn_label.setText(self.tr("Turn"))
        name_it(self.turn, self.tr("Turn under appeal"))
        for number in range(1, self.turn.count() + 1):
            self.turn.setItemText(number - 1, self._told_turn(number))
        self.partner.setText(self.tr("Partner's question"))
        name_it(self.partner, self.partner.text(), "2.2.6")
        self.partner_name.setPlaceholderText(self.tr("partner's name"))
        name_it(self.partner_name, self.tr("Partner's name"))
        self.void.setText(self.tr("Taken off"))
        name_it(self.void, self.tr("The question is taken off"), "H12")
        self._reason_label.setText(Dialogs().reason)
        self.reason.setPlaceholderText(Dialogs().reason_hint)
        name_it(self.reason, Dialogs().reason)
        self._by_label.setText(self.tr("By whom"))
        self.by.setPlaceholderText(self.tr("team or judge; may stay empty"))
        name_it(self.by, self.tr("By whom"))
        name_it(self.choice, self.tr("The host's decision"))
        self.verbs(self.tr("Apply the appeal"), Dialogs().cancel)
        self._preview()

    def done_with(self) -> None:
        """Apply it."""
        if self.agreed(self._live.do(MakeAppeal(self.wish(self.reason.text())))):
            self.accept()

    def _build(self) -> None:
        self.marks.setMinimumWidth(470)
        head = row(self._turn_label, self.turn, None)
        flags = row(self.partner, self.partner_name, self.void)
        left = card(head, self.marks, self.written, flags, gap=10)
        self._decision = column(self._choice_label, self.choice, gap=4)
        right = card(self.change, self._decision, gap=10)
        both = row(left, right)
        both.setStretch(0, 1)
        both.setStretch(1, 1)
        foot = row(self._reason_label, self.reason, self._by_label, self.by)
        foot.setStretch(1, 3)
        foot.setStretch(3, 2)
        self.put(both, foot)
        self.body.setStretch(0, 1)
        self.resize(1180, 690)

    def _connect(self) -> None:
        self.turn.currentIndexChanged.connect(lambda _: self._show_turn(None))
        self.marks.changed.connect(self._edited)
        self.marks.currentCellChanged.connect(lambda *_: self._say_written())
        self.partner.toggled.connect(self._edited)
        self.partner_name.textChanged.connect(self._edited)
        self.void.toggled.connect(self._edited)
        self.reason.textChanged.connect(self._preview)
        self.by.textChanged.connect(self._preview)
        self.choice.activated.connect(self._decide)
        self._live.changed.connect(self._refresh)

    def _stands(self) -> tuple[str | bool | None, bool]:
        if not self.number:
            return None, False
        turn = self._live.night.game.turns[self.number - 1]
        return turn.question.partner, turn.void

    def _show_turn(self, team: str | None) -> None:
        if not self.number:
            return
        partner, void = self._stands()
        for field in (self.partner, self.partner_name, self.void):
            field.blockSignals(True)
        self.partner.setChecked(bool(partner))
        self.partner_name.setText(partner if isinstance(partner, str) else "")
        self.void.setChecked(void)
        for field in (self.partner, self.partner_name, self.void):
            field.blockSignals(False)
        self.marks.show_turn(self._live.night, self.number, team)
        self._say_written()
        self._edited()

    def _say_written(self) -> None:
        """What the chosen team wrote on its phone, which the appeal is about."""
        turns, team = self._live.night.game.turns, self.marks.chosen
        answer = turns[self.number - 1].answers.get(team) if self.number else None
        text = apart(answer.text) if answer is not None and answer.text else ""
        tell(self.written, put(self.tr("Written: %1"), text) if text else "")

    def _told_turn(self, number: int) -> str:
        turn = self._live.night.game.turns[number - 1]
        correct = sum(1 for answer in turn.answers.values() if answer.correct)
        text = put(self.tr("%1: %2 correct of %3"), number, correct, len(turn.answers))
        return f"{text}, {self.tr('taken off')}" if turn.void else text

    def _refresh(self) -> None:
        turns = self._live.night.game.turns
        if turns == self._played:
            self._preview()
            return
        self.reject()

    def _edited(self) -> None:
        self._decisions.clear()
        self._preview()

    def _decide(self) -> None:
        view = self.change.view
        team = self.choice.currentData()
        if view is not None and view.waits is not None and team:
            reason = self.reason.text().strip() or self.tr("decided with the appeal")
            self._decisions.append(DecisionMade(view.waits[0], team, reason))
            self._preview()

    def _preview(self) -> None:
        self.partner_name.setEnabled(self.partner.isChecked())
        found = appeal_view(self._live.night.game, self.wish(self.reason.text().strip() or "…"))
        view = found if isinstance(found, AppealView) else None
        self.change.show_view(view)
        self._offer(view)
        self.wrong(self._problem(found))

    def _problem(self, found: AppealView | Refusal) -> str:
        if self.marks.bad_time:
            bad = self.marks.bad_time
            return put(self.tr("“%1” is no time: seconds such as 5.23, up to a day (H19)."), bad)
        if isinstance(found, Refusal):
            return refusal_text(found)
        if found.waits is not None:
            return refusal_text(Refusal(Reason.DECISION_FIRST))
        if not self.reason.text().strip():
            return refusal_text(Refusal(Reason.REASON_MISSING))
        return ""

    def _offer(self, view: AppealView | None) -> None:
        waits = view.waits if view is not None else None
        self.choice.clear()
        self.choice.setVisible(waits is not None)
        tell(self._choice_label, "")
        if waits is None:
            return
        number, teams = waits
        tell(self._choice_label, put(self.tr("Turn %1: who takes the lead?"), number))
        self.choice.addItem(self.tr("choose…"), "")
        for team in teams:
            self.choice.addItem(f"{Dialogs().team(team)}, {Dialogs().points(team.points)}", team.id)
