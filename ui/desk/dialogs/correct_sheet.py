"""A team's step or points are overtyped, with a written reason (H17)."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QLineEdit, QWidget

from app.night.desk import why_refused
from app.night.intents import Correct
from app.night.teams import team_views
from ui.desk.dialogs.parts import card, form, label, name_it, spin
from ui.desk.dialogs.sheet import Sheet
from ui.desk.dialogs.words import Dialogs, put
from ui.desk.words import refusal_text
from ui.live import LiveShow

MOST_POINTS = 9999


class CorrectSheet(Sheet):
    """Shows from → to; what the rules refuse is said at once, with its clause."""

    def __init__(self, parent: QWidget | None, live: LiveShow, team: str) -> None:
        super().__init__(parent)
        self._live, self._id = live, team
        climber = live.night.game.now.climbers[team]
        self.step = spin(0, live.night.game.rules.summit)
        self.points = spin(0, MOST_POINTS)
        self.step.setValue(climber.step)
        self.points.setValue(climber.points)
        self.reason = QLineEdit()
        self._labels = [label(wrap=False) for _ in range(3)]
        self.change = label("muted")
        inside = form(self._labels, (self.step, self.points, self.reason))
        self.put(card(inside, self.change))
        self.setMinimumWidth(520)
        self.step.valueChanged.connect(self._check)
        self.points.valueChanged.connect(self._check)
        self.reason.textChanged.connect(self._check)
        live.changed.connect(self._check)
        self.say()
        self.step.setFocus()
        self.step.selectAll()

    @property
    def wish(self) -> Correct:
        """The correction as it is typed: amounts, not totals."""
        climber = self._live.night.game.now.climbers[self._id]
        steps = self.step.value() - climber.step
        return Correct(self._id, steps, self.points.value() - climber.points, self.reason.text())

    def say(self) -> None:
        """Say every word again."""
        game = self._live.night.game
        views = [view for view in team_views(game, game.now, {}) if view.id == self._id]
        name = Dialogs().team(views[0]) if views else self._id
        self.title(put(self.tr("Correction: “%1”"), name), self._lead())
        words = (self.tr("Step"), self.tr("Points"), Dialogs().reason)
        for text, field, word in zip(
            self._labels, (self.step, self.points, self.reason), words, strict=True
        ):
            text.setText(word)
            name_it(field, word)
        self.reason.setPlaceholderText(Dialogs().reason_hint)
        self.verbs(self.tr("Correct"), Dialogs().cancel)
        self._check()

    def done_with(self) -> None:
        """Correct it."""
        if self.agreed(self._live.do(self.wish)):
            self.accept()

    def _lead(self) -> str:
        last = self._live.night.game.rules.penultimate
        return put(
            self.tr("A team that is not king stays on steps 0 to %1, points at 0 or more (H17)."),
            last,
        )

    def _check(self) -> None:
        if self._id not in self._live.night.game.now.climbers:
            self.reject()
            return
        wish = self.wish
        climber = self._live.night.game.now.climbers[self._id]
        step = put(self.tr("step %1 → %2"), climber.step, self.step.value())
        points = put(self.tr("points %1 → %2"), climber.points, self.points.value())
        self.change.setText(f"{step}  ·  {points}")
        if not (wish.steps or wish.points):
            self.wrong(self.tr("Nothing is changed yet."))
            return
        refused = why_refused(self._live.night, replace(wish, reason=wish.reason.strip() or "…"))
        refused = refused or why_refused(self._live.night, wish)
        self.wrong(refusal_text(refused) if refused else "")
