"""The right-hand cards as rich text: the question, and what the phase is about."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import QCoreApplication

from app.night.desk import ASKING, JUDGING, DeskRow, DeskView
from app.night.night import Stage
from app.night.scenes import TeamView
from ui.desk import look
from ui.desk.ink import key_link
from ui.desk.phrases import Desk, apart
from ui.desk.readings import numbers_where, spans


class Reports:
    """The cards' words, under the context "Reports"."""

    def __init__(self) -> None:
        self.desk = Desk()

    def tr(self, source: str, comment: str = "", n: int = -1) -> str:
        """The translation of `source`; `n` chooses the plural and replaces %n."""
        return QCoreApplication.translate("Reports", source, comment, n)

    def question(self, view: DeskView) -> str:
        """The question's card: head, text, answer, what else is accepted, comment.

        While answers are judged the answer comes first: the text was read long ago.
        """
        parts = [muted(self._head(view))]
        if view.void:
            parts.append(strong(self.tr("Taken off: this question is no turn (H12)"), look.RED))
        text, key = self._text(view), self._key(view)
        parts += key + text if view.stage is Stage.MARKING else text + key
        if view.question.comment:
            parts.append(muted(self.tr("Comment: ") + lines(view.question.comment)))
        return paragraphs(parts)

    def _text(self, view: DeskView) -> list[str]:
        panel = view.question
        parts = [muted(self.tr("The question is read from paper"))]
        if panel.text:
            parts = [f'<span style="font-size:16px">{lines(panel.text)}</span>']
        if panel.handout and panel.handout not in panel.text:
            parts.append(muted(self.tr("Handout: ")) + lines(panel.handout))
        return parts

    def _key(self, view: DeskView) -> list[str]:
        panel, parts = view.question, []
        if panel.answer:
            said = strong(self.tr("Answer: ") + escape(panel.answer), look.GREEN)
            parts.append(f'<span style="font-size:16px">{said}</span>')
        judged = (
            (self.tr("Accepted: "), panel.accepted),
            (self.tr("Not accepted: "), panel.refused),
        )
        told = [muted(title) + lines("; ".join(texts)) for title, texts in judged if texts]
        if told:
            parts.append(" &nbsp; ".join(told))
        return parts

    def phase(self, view: DeskView) -> tuple[str, str]:
        """The title and the text of the card about the phase."""
        if view.stage is Stage.DECLARE or (view.stage is Stage.MOVES and not view.over):
            return self.tr("On the hill"), self._declaring(view)
        if view.stage in ASKING:
            return self.tr("Answers"), self._answering(view)
        if view.stage in JUDGING:
            title = self.tr("Marks") if view.stage is Stage.MARKING else self.tr("The move ahead")
            return title, self._marking(view)
        if view.stage is Stage.DECISION:
            return self.tr("The host decides"), self._deciding(view)
        if view.stage is Stage.BREAK:
            return self.tr("Break"), self._king(view)
        return self.tr("The end"), self._end(view)

    def _head(self, view: DeskView) -> str:
        head = view.question.head
        if head.total is None:
            text = self.desk.put(self.tr("Question %1"), head.number)
        elif head.reserve:
            text = self.desk.put(self.tr("Reserve question %1"), head.number)
        else:
            text = self.desk.put(self.tr("Question %1 of %2"), head.number, head.total)
        if head.parts > 1:
            text += " · " + self.desk.put(self.tr("part %1 of %2"), head.part, head.parts)
        partner = view.partner if isinstance(view.partner, str) else self.tr("yes")
        who = escape(partner) if view.partner else self.tr("no")
        text += " · " + self.desk.put(self.tr("partner: %1"), who)
        text += " " + key_link("B", "partner")
        if view.stage not in (*ASKING, *JUDGING):
            return text
        void = self.tr("put back") if view.void else self.tr("take off")
        return f"{text} · {void} {key_link('V', 'void')}"

    def _declaring(self, view: DeskView) -> str:
        parts = [self._king(view)]
        for kind, title in (
            ("jump", self.tr("Jump: ")),
            ("revolution", self.tr("Revolution: ")),
        ):
            made = [row for row in view.rows if row.declared == kind]
            may = [row for row in view.rows if _may(row, kind)]
            parts.append(
                f"<b>{title}</b>{numbers_where(made) or '—'} "
                + muted(self.tr("may: ") + (numbers_where(may) or "—"))
            )
        return paragraphs(parts)

    def _answering(self, view: DeskView) -> str:
        here = [row for row in view.rows if not row.team.withdrawn]
        waiting = [row for row in here if not row.answered]
        order = sorted(
            (row for row in here if row.answered), key=lambda row: (row.at_ms is None, row.at_ms)
        )
        parts = [strong(self.tr("Still to come: ")) + (numbers_where(waiting) or "—")]
        arrived = " &nbsp; ".join(
            f"<b>{row.team.number}</b> {muted(self.desk.time(row.at_ms))}" for row in order
        )
        if arrived:
            parts.append(strong(self.tr("In order: ")) + arrived)
        parts += self._declared(view)
        return paragraphs(parts)

    def _declared(self, view: DeskView) -> list[str]:
        made = [row for row in view.rows if row.declared]
        told = ", ".join(
            f"{row.team.number} {self.desk.kind(row.declared)}"
            + (self.desk.late() if row.late else "")
            for row in made
            if row.declared
        )
        return [strong(self.tr("Declared: ")) + told] if told else []

    def _marking(self, view: DeskView) -> str:
        rows = [row for row in view.rows if row.answered]
        groups = (
            (self.tr("Have it"), [row for row in rows if row.mark is True], look.GREEN),
            (self.tr("Wrong"), [row for row in rows if row.mark is False], look.RED),
            (self.tr("Not marked"), [row for row in rows if row.mark is None], look.AMBER_INK),
        )
        parts = [
            f"{strong(f'{title}: {len(found)}', colour)} &nbsp; {numbers_where(found)}"
            for title, found, colour in groups
            if found
        ]
        silent = [row for row in view.rows if not row.answered and not row.team.withdrawn]
        if silent:
            parts.append(muted(self.tr("No answer: ") + numbers_where(silent)))
        return paragraphs(parts + self._declared(view))

    def _deciding(self, view: DeskView) -> str:
        text = self.tr("Points and times are level (2.4.7, H10). Type the number and why:")
        if view.over:
            text = self.tr("The first place is level (2.5.2, H14). Type the number and why:")
        told = [
            f"{named(one.team)} · {self.desk.points(one.team.points)}"
            + (f" · {self.desk.seconds(one.at_ms, 3)}" if one.at_ms is not None else "")
            for one in view.tied
        ]
        return paragraphs([text, *told])

    def _king(self, view: DeskView) -> str:
        king = view.king
        if king is None:
            return self.tr("The Summit is empty")
        text = self.tr("King: %1, hold %2 of %3")
        text = self.desk.put(text, named(king), view.hold, view.hold_turns)
        if view.over:
            return text
        return f"{text}<br>" + muted(self.tr("Can still depose it: ") + self._deposers(view))

    def _deposers(self, view: DeskView) -> str:
        """Who can depose the king, the nearest first, in how many turns."""
        by_turns: dict[int, list[int]] = {}
        for team, turns in view.deposers:
            by_turns.setdefault(turns, []).append(team.number)
        return (
            ", ".join(
                self.tr("%1 in %n turn(s)", "", turns).replace("%1", spans(numbers))
                for turns, numbers in sorted(by_turns.items())
            )
            or "—"
        )

    def _end(self, view: DeskView) -> str:
        parts = []
        if view.winner:
            parts.append(strong(self.tr("Winner: "), look.GREEN) + named(view.winner))
        parts.append(self.ending(view.finish))
        order = sorted(
            (row.team for row in view.rows if not row.team.withdrawn), key=lambda t: _first(t.place)
        )
        parts += [f"{escape(team.place)}. {named(team)}" for team in order[:5]]
        return paragraphs(parts)

    def ending(self, finish: str | None) -> str:
        """Why the game ends, with its clause."""
        return {
            "held": self.tr("The king has held the Summit (2.5.1)"),
            "questions": self.tr("No question is left (2.5.2)"),
            "unassailable": self.tr("Nobody can depose the king any more (2.5.2)"),
        }.get(finish or "", self.tr("The game stays unfinished"))


def _may(row: DeskRow, kind: str) -> bool:
    refused = row.jump if kind == "jump" else row.revolution
    return refused is None and row.declared is None


def _first(place: str) -> int:
    head = place.split("–")[0]
    return int(head) if head.isdigit() else 999


def named(team: TeamView) -> str:
    """A team with its number, as rich text."""
    return f"<b>{team.number}</b> {apart(escape(team.name))}"


def names(teams: Iterable[TeamView]) -> str:
    """Several teams."""
    return ", ".join(named(team) for team in teams)


def muted(text: str) -> str:
    """Rich text that stands back."""
    return f'<span style="color:{look.MUTED};font-size:13px">{text}</span>'


def strong(text: str, colour: str = look.INK) -> str:
    """Rich text that stands out."""
    return f'<b style="color:{colour}">{text}</b>'


def lines(text: str) -> str:
    """Plain text as rich text, its lines kept."""
    return escape(text).replace("\n", "<br>")


def paragraphs(parts: Iterable[str]) -> str:
    """Parts under each other."""
    return "".join(f'<div style="margin-bottom:3px">{part}</div>' for part in parts)
