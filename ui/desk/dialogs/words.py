"""Words that several dialogs share, under the context "Dialogs"."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from app.night.scenes import TeamView


class Dialogs:
    """Shared words in the program's language."""

    def tr(self, source: str, comment: str = "", n: int = -1) -> str:
        """The translation of `source`; `n` chooses the plural and replaces %n."""
        return QCoreApplication.translate("Dialogs", source, comment, n)

    @property
    def cancel(self) -> str:
        """The button that changes nothing."""
        return self.tr("Cancel")

    @property
    def close(self) -> str:
        """The button of a window that only shows."""
        return self.tr("Close")

    @property
    def reason(self) -> str:
        """The field of a written reason."""
        return self.tr("Reason")

    @property
    def reason_hint(self) -> str:
        """What the reason is for."""
        return self.tr("stands in the record and on the protocol")

    @property
    def log_saved(self) -> str:
        """The log of what was shown is written to %1."""
        return self.tr("The log of what was shown is saved: %1")

    def team(self, view: TeamView) -> str:
        """A team with its number."""
        return f"{view.number} {view.name}"

    def points(self, count: int) -> str:
        """Points with their noun."""
        return self.tr("%n point(s)", "", count)

    def step(self, view: TeamView, summit: int) -> str:
        """Where a team stands, as a word."""
        return self.tr("Summit") if view.step == summit else str(view.step)

    def finish(self, reason: str) -> str:
        """Why a game has ended, in a few words with the clause."""
        return {
            "held": self.tr("the king has held the Summit (2.5.1)"),
            "questions": self.tr("the questions are used up (2.5.2)"),
            "unassailable": self.tr("nobody can depose the king any more (2.5.2)"),
            "unfinished": self.tr("the game goes on"),
        }.get(reason, reason)

    def seconds(self, ms: int | None) -> str:
        """A time in seconds with three figures; empty when unknown."""
        return "" if ms is None else QLocale().toString(ms / 1000, "f", 3)


def put(text: str, *values: object) -> str:
    """`text` with %1, %2… replaced; a value may hold such signs itself."""
    parts = text.split("%")
    out = [parts[0]]
    for part in parts[1:]:
        place = int(part[0]) if part[:1].isdigit() else 0
        out.append(f"{values[place - 1]}{part[1:]}" if 0 < place <= len(values) else f"%{part}")
    return "".join(out)
