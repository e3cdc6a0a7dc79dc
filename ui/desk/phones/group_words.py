"""The words of the panel of groups: what is left to judge, and each entry."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QCoreApplication

from ui.desk import look
from ui.desk.phones.docket import DONE, Entry
from ui.desk.phrases import apart
from ui.desk.readings import spans


class Groups:
    """The panel's words, under the context "Groups"."""

    def tr(self, source: str, comment: str = "", n: int = -1) -> str:
        """The translation of `source`; `n` chooses the plural and replaces %n."""
        return QCoreApplication.translate("Groups", source, comment, n)

    def head(self, entries: tuple[Entry, ...]) -> str:
        """What is left to do."""
        differ = sum(entry.state == "differ" for entry in entries)
        if differ:
            return self.tr("Host and judge differ on %n answer(s): decide", "", differ)
        left = sum(entry.state not in DONE for entry in entries)
        if left:
            return self.tr("%n group(s) of answers to judge", "", left)
        return self.tr("All groups are judged")

    def line(self, entry: Entry) -> str:
        """An entry as rich text."""
        text = escape(entry.text) or self.tr("(on paper)")
        if entry.state == "differ":
            [number], [name] = entry.numbers, entry.names
            marks = f"{self.host(entry.host)} · {self.judge(entry.judge)}"
            who = f"<b>{number}</b> {apart(escape(name))}"
            return f'<b>{text}</b><br><b style="color:{look.RED}">{marks}</b><br>{who}'
        return f"<b>{text}</b><br>{spans(entry.numbers)}{self._notes(entry)}"

    def mark(self, mark: bool) -> str:
        """A mark as a word."""
        return self.tr("correct") if mark else self.tr("wrong")

    def plain(self, entry: Entry) -> str:
        """An entry for a screen reader."""
        return f"{entry.text}: {spans(entry.numbers)}"

    def host(self, mark: bool | None) -> str:
        """The host's mark."""
        return self.tr("host ✓") if mark else self.tr("host ✗")

    def judge(self, mark: bool | None) -> str:
        """The judge's mark."""
        return self.tr("judge ✓") if mark else self.tr("judge ✗")

    def _notes(self, entry: Entry) -> str:
        notes = []
        if entry.judge is not None:
            notes.append(self.judge(entry.judge))
        if entry.near < 100:
            notes.append(self.tr("alike: %1 %").replace("%1", str(entry.near)))
        if entry.proposal is not None and entry.state not in DONE:
            right = self.tr("the pack: correct?")
            notes.append(right if entry.proposal else self.tr("the pack: wrong?"))
        told = " · ".join(notes)
        return f' &nbsp;<span style="color:{look.MUTED}">{told}</span>' if told else ""
