"""An order of an earlier tact is put right: what is played again is shown before it is done."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QLineEdit, QListWidget, QWidget

from app.night.match.beats import lines_of
from app.night.match.intents import CorrectOrder
from app.night.match.order_text import OrderLine, read_orders, write_order
from app.night.match.record import CorrectionPreview, preview_correction
from app.night.match.refusal import MatchRefusal
from app.night.match.state import MatchState
from app.night.match.values import Order
from app.night.match.views import pitch_view
from ui.desk.dialogs.parts import card, form, label, name_it
from ui.desk.dialogs.words import Dialogs, put
from ui.desk.phrases import translate
from ui.desk.words import refusal_text
from ui.live import LiveShow
from ui.pitch.desk.glimpse import players
from ui.pitch.desk.match_sheet import MatchSheet
from ui.pitch.desk.words import PitchDesk
from ui.pitch.reasons import PitchReasons
from ui.pitch.words import PitchWords

MOST_LINES = 60


class CorrectOrderSheet(MatchSheet):
    """Round, tact and player; the order as it is typed; who, why; and what would change."""

    def __init__(self, parent: QWidget | None, live: LiveShow, player: str | None = None) -> None:
        super().__init__(parent, live)
        self.tact, self.player = QComboBox(), QComboBox()
        self.order, self.by, self.reason = QLineEdit(), QLineEdit(), QLineEdit()
        self.changes = QListWidget()
        self._fields: tuple[QWidget, ...] = (
            self.tact, self.player, self.order, self.by, self.reason,
        )  # fmt: skip
        self._labels = [label(wrap=False) for _ in self._fields]
        inside = form(self._labels, self._fields)
        self.put(card(inside), self.changes)
        self.resize(720, 600)
        for moment in reversed(self.match.moments):
            self.tact.addItem(f"{moment.round}.{moment.tact}", (moment.round, moment.tact))
        for view in players(self.match):
            self.player.addItem(PitchDesk().player(view), view.id)
        self.player.setCurrentIndex(max(0, self.player.findData(player)))
        past = self.match.corrections
        self.by.setText(past[-1].by if past else translate("PitchDesk", "referee"))
        self.say()
        self.tact.currentIndexChanged.connect(self._stood)
        self.player.currentIndexChanged.connect(self._stood)
        for field in (self.order, self.by, self.reason):
            field.textChanged.connect(self._check)
        self._stood()
        self.order.setFocus()

    @property
    def wish(self) -> CorrectOrder | str:
        """The correction as it is typed, or what is wrong with the order."""
        round_, tact = self.tact.currentData() or ("", 0)
        player, text = str(self.player.currentData()), self.order.text().strip()
        order: Order | None = None
        if text:
            lines = read_orders(f"{player} {text.partition(';')[0]}", self.match.match, tact)
            first = lines[0]
            if not isinstance(first, OrderLine):
                return PitchReasons().detail(first.sentence)
            order = first.order
        return CorrectOrder(round_, tact, player, order, self.by.text(), self.reason.text())

    def say(self) -> None:
        """Say every word again."""
        lead = translate(
            "PitchDesk", "All after it is played again; no draw of another player changes."
        )
        self.title(translate("PitchDesk", "Correct an order"), lead)
        names = (
            translate("PitchDesk", "Tact"),
            translate("PitchDesk", "Player"),
            translate("PitchDesk", "Order"),
            translate("PitchDesk", "Decided by"),
            Dialogs().reason,
        )
        for text, field, name in zip(self._labels, self._fields, names, strict=True):
            text.setText(name)
            name_it(field, name)
        self.order.setPlaceholderText(
            translate("PitchDesk", "12(2) throw 5(2); - stays; nothing: no order")
        )
        self.reason.setPlaceholderText(Dialogs().reason_hint)
        name_it(self.changes, translate("PitchDesk", "What would change"))
        self.verbs(translate("PitchDesk", "Correct"), Dialogs().cancel)

    def done_with(self) -> None:
        """Correct it."""
        wish = self.wish
        if isinstance(wish, CorrectOrder) and self.enter(wish):
            self.accept()

    def _stood(self) -> None:
        """The order that was played."""
        round_, tact = self.tact.currentData() or ("", 0)
        sheet = self.match.sheets.get(round_)
        orders = sheet.tacts[tact - 1] if sheet is not None and tact <= len(sheet.tacts) else {}
        order = orders.get(str(self.player.currentData()))
        self.order.setText("" if order is None else write_order(order))
        self._check()

    def _check(self) -> None:
        self.changes.clear()
        if not self.has_match():
            return
        wish = self.wish
        if isinstance(wish, str):
            self.wrong(wish)
            return
        reason = wish.reason.strip() or "…"
        tried = CorrectOrder(
            wish.round, wish.tact, wish.player, wish.order, wish.by.strip() or "…", reason
        )
        found = preview_correction(self.match, tried)
        if isinstance(found, MatchRefusal):
            self.wrong(refusal_text(found))
            return
        self.changes.addItems(changes_of(found)[:MOST_LINES])
        missing = preview_correction(self.match, wish)
        self.wrong(refusal_text(missing) if isinstance(missing, MatchRefusal) else "")


def changes_of(found: CorrectionPreview) -> list[str]:
    """What would change: the score, each tact that comes out otherwise, and what loses ground."""
    before, after = found.before, found.after
    lines = []
    if before.now.score != after.now.score:
        text = translate("PitchDesk", "Score %1:%2 → %3:%4")
        lines.append(put(text, *before.now.score, *after.now.score))
    was = {(m.round, m.tact): _told(before, m.round, m.tact) for m in before.moments}
    now = {(m.round, m.tact): _told(after, m.round, m.tact) for m in after.moments}
    for name in dict.fromkeys((*was, *now)):
        if was.get(name) != now.get(name):
            where = f"{name[0]}.{name[1]}"
            gone = translate("PitchDesk", "not played")
            lines.append(f"{where}: {was.get(name, gone)} → {now.get(name, gone)}")
    lost = translate("PitchDesk", "without ground now: %1")
    lines += [put(lost, refusal_text(refused)) for refused in found.lost]
    return lines or [translate("PitchDesk", "Nothing else changes.")]


def _told(match: MatchState, round_: str, tact: int) -> str:
    moment = next(m for m in match.moments if (m.round, m.tact) == (round_, tact))
    names = (match.names("left"), match.names("right"))
    lines = lines_of(match, pitch_view(match.match, moment.position), moment.events)
    told = [PitchWords().line(line, names) for line in lines if line.kind != "returned"]
    return "; ".join(told) or translate("PitchDesk", "nothing happened")
