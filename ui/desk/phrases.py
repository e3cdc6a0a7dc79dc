"""Every other word on the desk, translatable under the context "Desk"."""

from __future__ import annotations

from unicodedata import bidirectional

from PySide6.QtCore import QCoreApplication, QLocale

from app.night.deeds import Deed
from app.night.desk import DeskRow, DeskView
from app.night.night import Stage
from app.night.scenes import Declared
from ui.pitch.reasons import PitchReasons

translate = QCoreApplication.translate
"""Words outside a class of words: the tool that collects them knows this name."""


_TURNING = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")


def apart(name: str) -> str:
    """A name; one from right to left in Unicode's isolates, so that it moves nothing beside it.

    Its own commands of direction are left out: they could end the isolate, and show nothing.
    """
    name = "".join(letter for letter in name if bidirectional(letter) not in _TURNING)
    turned = any(bidirectional(letter) in ("R", "AL") for letter in name)
    return f"\u2068{name}\u2069" if turned else name


class Desk:
    """The desk's words in the program's language."""

    def tr(self, source: str, comment: str = "", n: int = -1) -> str:
        """The translation of `source`; `n` chooses the plural and replaces %n."""
        return QCoreApplication.translate("Desk", source, comment, n)

    def put(self, text: str, *values: object) -> str:
        """`text` with %1, %2… replaced."""
        for place, value in enumerate(values, 1):
            text = text.replace(f"%{place}", str(value))
        return text

    def phases(self) -> tuple[str, ...]:
        """The five phases of a turn."""
        return (
            self.tr("Declare", "phase"),
            self.tr("Question", "phase"),
            self.tr("Answers", "phase"),
            self.tr("Marking", "phase"),
            self.tr("Move", "phase"),
        )

    def stage(self, view: DeskView) -> str:
        """The phase in progress with its figure, as large letters."""
        names = self.phases()
        made = sum(row.declared is not None for row in view.rows)
        judged = view.answered - view.unmarked
        return {
            Stage.DECLARE: f"{names[0]} · {made}" if made else names[0],
            Stage.QUESTION: self.put(self.tr("Question %1"), view.question.head.number),
            Stage.ANSWERS: self._of(names[2], view.answered, view.active),
            Stage.MARKING: self.tr("Question taken off")
            if view.void
            else self._of(names[3], judged, view.answered),
            Stage.PREVIEW: self.tr("Move · preview"),
            Stage.MOVES: self.put(self.tr("Move %1"), view.played),
            Stage.DECISION: self.tr("Host's decision"),
            Stage.BREAK: self.tr("Break"),
            Stage.OVER: self.tr("The game is over"),
            Stage.ENDED: self.tr("The evening has ended"),
        }[view.stage]

    def step(self, view: DeskView) -> str:
        """What Space will do."""
        plain = {
            Stage.DECLARE: self.put(self.tr("announce question %1"), view.question.head.number),
            Stage.QUESTION: self.tr("start the time"),
            Stage.ANSWERS: self.tr("close the answers"),
            Stage.MARKING: self.tr("preview of the move"),
            Stage.PREVIEW: self.tr("play the move"),
            Stage.DECISION: self.tr("choose a team first"),
            Stage.BREAK: self.tr("end the break"),
            Stage.ENDED: self.tr("nothing more to do"),
        }.get(view.stage)
        return plain or (self._after_the_end(view) if view.over else self.tr("to the board"))

    def _after_the_end(self, view: DeskView) -> str:
        first = self.tr("crown") if view.winner else self.tr("final table")
        own = {"standings": self.tr("end the evening"), "crown": self.tr("final table")}
        return own.get(view.show.scene, first)

    def prompt(self, view: DeskView) -> str:
        """What may be typed now."""
        declare = self.tr("7j jump, 7r revolution, Enter")
        return {
            Stage.DECLARE: declare,
            Stage.MOVES: self.tr("F1: all keys") if view.over else declare,
            Stage.QUESTION: self.tr("number of the team that answers, Enter"),
            Stage.ANSWERS: self.tr("number of the team that answers, Enter"),
            Stage.MARKING: self.tr("numbers that have it: 1 4 7-9, Enter"),
            Stage.PREVIEW: self.tr("corrections: +5 -3, Enter"),
            Stage.DECISION: self.tr("number and reason, Enter"),
        }.get(view.stage, self.tr("F1: all keys"))

    def clock_key(self, view: DeskView) -> str:
        """What the clock's key does now."""
        if view.stage is Stage.QUESTION:
            return self.tr("start")
        return self.tr("go on") if view.standing else self.tr("pause")

    def hint(self, view: DeskView) -> str:
        """The message line when nothing else is to be said: what the phase asks for."""
        match view.stage:
            case Stage.MARKING if view.unmarked:
                return self.tr("%n answer(s) not marked yet", "", view.unmarked)
            case Stage.MARKING:
                return self.tr("All answers are marked")
            case Stage.PREVIEW:
                return self.tr("The audience does not see this yet")
            case Stage.DECISION:
                teams = " ".join(str(one.team.number) for one in view.tied)
                return self.put(self.tr("Decide among %1: number and reason, Enter"), teams)
        return self.tr("F1 all keys · arrows choose a team · F2 its menu")

    def time(self, at_ms: int | None, tenths: bool = True) -> str:
        """An arrival time, "0:07.4" with the language's own sign; a dash when unknown."""
        if at_ms is None:
            return "—"
        minutes, rest = divmod(at_ms // 100, 600)
        text = f"{minutes}:{rest // 10:02}"
        return text + QLocale().decimalPoint() + str(rest % 10) if tenths else text

    def seconds(self, ms: int, figures: int = 1) -> str:
        """Seconds with so many figures behind the language's own point."""
        return QLocale().toString(ms / 1000, "f", figures)

    def points(self, count: int) -> str:
        """Points with their number."""
        return self.tr("%n point(s)", "", count)

    def unsaved(self, count: int) -> str:
        """How many steps the disk has not taken."""
        return self.tr("%n step(s) not saved", "", count)

    def in_memory(self, count: int) -> str:
        """The warning while steps are only in memory."""
        return self.tr("%n step(s) only in memory: do not switch off.", "", count)

    def kind(self, kind: Declared) -> str:
        """A declaration as a word."""
        return self.tr("jump") if kind == "jump" else self.tr("revolution")

    def late(self) -> str:
        """That a declaration came too late, as it stands behind it."""
        return self.tr(" (late: an ordinary turn)")

    def allowed(self) -> str:
        """That a declaration may be made."""
        return self.tr("allowed")

    def trouble(self, code: str, sentence: str) -> str:
        """A failure of the disk, by the code of its kind; its own sentence where none is known."""
        return {
            "disk-full": self.tr("The disk is full."),
            "disk-failed": self.tr("The disk has failed."),
            "read-only": self.tr("The file may not be written."),
            "missing": self.tr("The file is not there any more."),
            "busy": self.tr("Another program holds the file."),
            "damaged": self.tr("The file is damaged."),
        }.get(code, sentence)

    def letter(self, kind: Declared) -> str:
        """A declaration's letter on the desk."""
        if kind == "jump":
            return self.tr("J", "letter of a jump")
        return self.tr("R", "letter of a revolution")

    def mark(self, row: DeskRow) -> str:
        """A row's mark as a word."""
        if not row.answered:
            return self.tr("no answer")
        if row.mark is None:
            return self.tr("not marked")
        return self.tr("correct") if row.mark else self.tr("wrong")

    def row(self, row: DeskRow, view: DeskView) -> str:
        """A team's row for a screen reader."""
        team = row.team
        parts = [f"{team.number} {apart(team.name)}"]
        if team.withdrawn:
            return ", ".join([*parts, self.tr("withdrawn")])
        if team.king:
            parts.append(self.put(self.tr("King, hold %1 of %2"), view.hold, view.hold_turns))
        else:
            parts.append(self.put(self.tr("step %1"), team.step))
        parts.append(self.points(team.points))
        if row.declared:
            parts.append(self.kind(row.declared) + (self.tr(" (late)") if row.late else ""))
        if view.stage in (Stage.ANSWERS, Stage.MARKING, Stage.PREVIEW, Stage.QUESTION):
            if row.answered:
                parts.append(self.put(self.tr("answered at %1"), self.time(row.at_ms)))
            parts.append(self.mark(row))
        return ", ".join(parts)

    def deed(self, deed: Deed) -> str:
        """A step in a few words: what an undo takes back."""
        who = apart(deed.name) or " ".join(map(str, deed.teams))
        if deed.kind == "marked":
            return self._marked(deed, who)
        of_match = self._match_deeds().get(deed.kind)
        if of_match is not None:
            if deed.kind in ("orders", "penalty-chaser", "order-corrected"):
                who = ", ".join(map(PitchReasons().player, deed.name.split(", ")))
            return self.put(of_match, who, deed.number)
        told = {
            "joined": self.tr("“%1” joined"),
            "edited": self.tr("“%1” edited"),
            "withdrew": self.tr("“%1” withdrew"),
            "corrected": self.tr("“%1” corrected"),
            "rating": self.tr("rating of “%1” corrected"),
            "jump": self.tr("“%1”: jump"),
            "revolution": self.tr("“%1”: revolution"),
            "took-back": self.tr("“%1”: declaration taken back"),
            "answered": self.tr("“%1” answered"),
            "dropped": self.tr("“%1”: answer taken off"),
            "decided": self.tr("decision: “%1”"),
            "announced": self.tr("question announced"),
            "closed": self.tr("answers closed"),
            "partner": self.tr("partner's question") if deed.on else self.tr("partner's off"),
            "void": self.tr("question taken off") if deed.on else self.tr("question put back"),
            "resolved": self.tr("move"),
            "appealed": self.tr("appeal, turn %2"),
            "pack": self.tr("pack “%1”"),
            "timer": self.tr("time started"),
            "time": self.tr("+%3 s"),
            "preview": self.tr("preview"),
            "preview-left": self.tr("back to marking"),
            "break": self.tr("break"),
            "break-ended": self.tr("end of the break"),
            "ended": self.tr("end of the evening"),
        }.get(deed.kind, self.tr("last step"))
        return self.put(told, who, deed.number, deed.number // 1000)

    def _match_deeds(self) -> dict[str, str]:
        return {
            "mode": self.tr("to the other game"),
            "match": self.tr("match begun"),
            "orders": self.tr("orders: %1"),
            "penalty-chaser": self.tr("penalty taken by %1"),
            "hand-draw": self.tr("dice by hand: %1"),
            "tact": self.tr("tact %1.%2"),
            "referee": self.tr("referee's decision"),
            "proposal-dropped": self.tr("proposal dropped"),
            "order-corrected": self.tr("order of %1 put right"),
            "match-ended": self.tr("end of the match"),
        }

    def _marked(self, deed: Deed, who: str) -> str:
        if len(deed.teams) == 1:
            sign = "✓" if deed.correct else ("✗" if deed.wrong else "?")
            return self.put(self.tr("“%1” %2"), who, sign)
        return self.put(self.tr("marks ✓%1 ✗%2"), len(deed.correct), len(deed.wrong))

    def _of(self, name: str, part: int, whole: int) -> str:
        return self.put(self.tr("%1 · %2 of %3"), name, part, whole)
