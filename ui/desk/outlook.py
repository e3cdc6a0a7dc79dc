"""The preview of the move as rich text: who moves, who takes the Summit, and why."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QCoreApplication

from app.night.desk import DeskView
from app.night.forecast import Contender, DisputeForecast, Forecast
from app.night.scenes import MoveKind
from ui.desk import look
from ui.desk.ink import key_link
from ui.desk.phrases import Desk
from ui.desk.readings import spans
from ui.desk.reports import Reports, muted, named, names, paragraphs, strong


class Outlook:
    """The words of the preview, under the context "Outlook"."""

    def __init__(self, view: DeskView) -> None:
        self._view = view
        self._desk = Desk()

    def tr(self, source: str, comment: str = "", n: int = -1) -> str:
        """The translation of `source`; `n` chooses the plural and replaces %n."""
        return QCoreApplication.translate("Outlook", source, comment, n)

    def html(self) -> str:
        """The whole preview; "" where the turn cannot be played."""
        ahead = self._view.forecast
        if ahead is None:
            return ""
        parts = [self._ending(ahead), self._summit(ahead)]
        if ahead.dispute is not None:
            parts.append(self._dispute(ahead.dispute))
        parts.append(self._photo())
        parts += [*self._moves(ahead), self._rights(ahead), self._warning()]
        keys = key_link("Esc", "back") + " " + muted(self.tr("back to marking"))
        return paragraphs([part for part in (*parts, keys) if part])

    def _ending(self, ahead: Forecast) -> str:
        if ahead.finish is None:
            return ""
        text = Reports().ending(ahead.finish)
        if ahead.winner is not None:
            text += ". " + self._desk.put(self.tr("Winner: %1"), ahead.winner.name)
        elif ahead.first_level:
            text += ". " + self.tr("The first place waits for the host's decision (H14)")
        return _band(self.tr("The game ends: ") + escape(text), look.AMBER_SOFT)

    def _summit(self, ahead: Forecast) -> str:
        if ahead.void:
            return strong(self.tr("Taken off: nobody moves, the question is used up (H12)"))
        before, after = ahead.king_before, ahead.king_after
        if ahead.dispute is not None and ahead.dispute.winner is None:
            return _band(self.tr("The Summit waits for the host's decision"), look.RED_SOFT)
        if after is None:
            return self.tr("The Summit stays empty")
        if before is None:
            return _band(self.tr("Takes the Summit: ") + named(after), look.GREEN_SOFT)
        if before.id == after.id:
            text = self.tr("%1 holds the Summit: %2 of %3")
            return self._desk.put(text, named(after), ahead.hold, ahead.hold_turns)
        text = self._desk.put(self.tr("Revolution: %1 deposes %2"), named(after), named(before))
        return _band(text, look.GREEN_SOFT)

    def _dispute(self, dispute: DisputeForecast) -> str:
        """The contenders with their figures, and what settled it."""
        how = {
            "points": self.tr("settled by points"),
            "time": self.tr("points level, settled by the earliest answer"),
            "decision": self.tr("settled by the host's decision"),
        }.get(dispute.by or "", self.tr("points and times level: the host decides (H10)"))
        rows = "".join(self._contender(one, dispute) for one in dispute.contenders)
        title = strong(self.tr("Dispute for the lead (2.4.7): ")) + how
        return f'{title}<table cellspacing="0" cellpadding="2">{rows}</table>'

    def _photo(self) -> str:
        """The photo finish: each arrival with how much earlier it may have been sent (H19)."""
        photo = self._view.photo
        if photo is None:
            return ""
        teams = {row.team.id: row.team for row in self._view.rows}
        many = len(photo.arrivals)
        told = [self.tr("Photo finish (H19): the order of sending of %n team(s) is open", "", many)]
        for one in photo.arrivals:
            text = self.tr("%1 s, entered by the host")
            if one.rtt_ms is not None:
                text = self.tr("%1 s, sent up to %2 ms earlier").replace("%2", str(one.rtt_ms))
            time = self._desk.seconds(one.at_ms, 3)
            told.append(f"<b>{teams[one.team].number}</b>: {text.replace('%1', time)}")
        told.append(muted(self.tr("the rule goes by arrival all the same (2.4.7)")))
        return _band("<br>".join(told), look.AMBER_SOFT)

    def _contender(self, one: Contender, dispute: DisputeForecast) -> str:
        won = dispute.winner is not None and dispute.winner.id == one.team.id
        points = self._desk.points(one.team.points)
        time = self._desk.time(one.at_ms) if one.at_ms is not None else self.tr("no time")
        if one.at_ms is not None and one.level:
            time = self._desk.seconds(one.at_ms, 3) + self.tr(" s")
        cells = (named(one.team), points, time, strong("✓", look.GREEN) if won else "")
        ground = look.GREEN_SOFT if won else look.SHEET
        written = "".join(f'<td bgcolor="{ground}">{cell}&nbsp; </td>' for cell in cells)
        return f"<tr>{written}</tr>"

    def _moves(self, ahead: Forecast) -> list[str]:
        numbers = {team.id: team.number for team in ahead.after}
        kinds: tuple[tuple[MoveKind, str, str], ...] = (
            ("jumped", self.tr("jump"), look.GREEN),
            ("climbed", self.tr("one step up"), look.GREEN),
            ("slid", self.tr("slide down"), look.RED),
            ("stayed", self.tr("stay"), look.MUTED),
        )
        parts = []
        for kind, text, colour in kinds:
            found = [numbers[move.team] for move in ahead.moves if move.kind == kind]
            if found:
                parts.append(f"{strong(f'{text} {len(found)}:', colour)} {spans(found)}")
        if ahead.partner:
            parts.append(muted(self.tr("partner's question: one point more (2.2.6)")))
        return [" &nbsp; ".join(parts)] if parts else []

    def _rights(self, ahead: Forecast) -> str:
        parts = []
        if ahead.spent:
            parts.append(self.tr("right to a revolution spent: ") + names(ahead.spent))
        if ahead.renewed:
            parts.append(self.tr("a new reign: every team has its right again (2.4.5)"))
        if ahead.restored:
            parts.append(self.tr("rights given back (H13): ") + names(ahead.restored))
        return "<br>".join(muted(part) for part in parts)

    def _warning(self) -> str:
        count = self._view.unmarked
        if not count:
            return ""
        text = self.tr("%n answer(s) not marked: counted as failures", "", count)
        return _band(text, look.AMBER_SOFT)


def _band(text: str, ground: str) -> str:
    cell = f'<td bgcolor="{ground}"><b>{text}</b></td>'
    return f'<table width="100%" cellpadding="5"><tr>{cell}</tr></table>'
