"""What reading a question pack has to say, in the program's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.night.question_packs import Doubt, DoubtKind, FlawKind, PackError
from ui.desk.dialogs.words import put

QUOTED = 160


class Packs:
    """Sentences about packs, under the context "Packs"."""

    def tr(self, source: str, comment: str = "", n: int = -1) -> str:
        """The translation of `source`; `n` chooses the plural and replaces %n."""
        return QCoreApplication.translate("Packs", source, comment, n)

    def what(self, doubt: Doubt) -> str:
        """What is odd at a place."""
        return self._told(doubt, 0)

    def done(self, doubt: Doubt) -> str:
        """What was done about it."""
        return self._told(doubt, 1)

    def _told(self, doubt: Doubt, half: int) -> str:
        known = {**self._signs(), **self._fields(), **self._marks()}
        if doubt.kind not in known:
            return doubt.done if half else doubt.what
        return put(known[doubt.kind][half], _short(doubt))

    def flaw(self, error: PackError) -> str:
        """Why a file is no pack."""
        place = (
            error.name
            if error.line is None
            else put(self.tr("%1, line %2"), error.name, error.line)
        )
        known = self._flaws()
        if error.kind not in known:
            return str(error)
        return f"{place}: {put(known[error.kind], error.detail)}."

    def _flaws(self) -> dict[FlawKind, str]:
        kind = FlawKind
        return {
            kind.MISSING: self.tr("there is no such file"),
            kind.NOT_A_FILE: self.tr("this is not an ordinary file"),
            kind.UNREADABLE: self.tr("the file cannot be opened: %1"),
            kind.TOO_BIG: self.tr("the file is bigger than %1"),
            kind.TOO_LONG: self.tr("the file has more than %1 lines"),
            kind.TOO_TANGLED: self.tr(
                "the file has more than %1 brackets and other signs of markup"
            ),
            kind.TOO_DOUBTFUL: self.tr(
                "more than %1 doubtful places up to here, so this is hardly a pack"
            ),
            kind.EMPTY: self.tr("the file is empty"),
            kind.NOT_TEXT: self.tr("this is not a text file"),
            kind.OTHER_FORMAT: self.tr("this is a %1, not a .4s pack"),
            kind.NO_QUESTIONS: self.tr(
                "no question found (a question begins with “? ”, its answer with “! ”)"
            ),
        }

    def _signs(self) -> dict[DoubtKind, tuple[str, str]]:
        kind = DoubtKind
        return {
            kind.ENCODING: (self.tr("the file is not in UTF-8"), self.tr("read as %1")),
            kind.ENCODING_UNSURE: (
                self.tr("the file is not in UTF-8 and its encoding is not certain"),
                self.tr("read as %1; check the texts"),
            ),
            kind.MOJIBAKE: (
                self.tr("the text was saved in a wrong encoding"),
                self.tr("turned back from %1"),
            ),
            kind.BAD_BYTES: (self.tr("bytes that are not text"), self.tr("shown as � in: %1")),
            kind.CONTROL: (
                self.tr("control characters"),
                self.tr("removed; the line now reads: %1"),
            ),
            kind.NO_SPACE: (
                self.tr("no space after the marker “%1”"),
                self.tr("read as the marker"),
            ),
            kind.LOST_NUMBER_SIGN: (
                self.tr("“?” where “№” must have stood: %1"),
                self.tr("read as a question's number"),
            ),
            kind.BAD_COUNTER: (
                self.tr("“№№” without a number: %1"),
                self.tr("left out, the numbers run on"),
            ),
            kind.NUMBER_UNUSED: (
                self.tr("a number with no question after it: %1"),
                self.tr("left out"),
            ),
            kind.BLANK_IN_QUESTION: (
                self.tr("a blank line inside a question"),
                self.tr("%1 kept as part of the question"),
            ),
        }

    def _fields(self) -> dict[DoubtKind, tuple[str, str]]:
        kind = DoubtKind
        return {
            kind.STRAY_TEXT: (
                self.tr("text without a marker after a blank line: %1"),
                self.tr("kept in the comment"),
            ),
            kind.STRAY_OUTSIDE: (
                self.tr("text that belongs to no question: %1"),
                self.tr("kept in the notes"),
            ),
            kind.STRAY_FIELD: (
                self.tr("a field that belongs to no question: %1"),
                self.tr("left out"),
            ),
            kind.NO_QUESTION_MARK: (
                self.tr("a question without “?”: %1"),
                self.tr("read as a question of its own"),
            ),
            kind.NO_BLANK_LINE: (
                self.tr("no blank line before the question: %1"),
                self.tr("read as a question of its own"),
            ),
            kind.NO_ANSWER: (self.tr("question %1 has no answer"), self.tr("kept without one")),
            kind.NO_TEXT: (self.tr("question %1 has no text"), self.tr("kept without one")),
            kind.WORD_ANSWER: (
                self.tr("the answer has a word instead of “!”: %1"),
                self.tr("read as the answer"),
            ),
            kind.FIELD_TWICE: (
                self.tr("a field stands twice in one question: %1"),
                self.tr("both kept"),
            ),
            kind.SAME_NUMBER: (
                self.tr("number %1 stands twice in one stage"),
                self.tr("both questions kept"),
            ),
        }

    def _marks(self) -> dict[DoubtKind, tuple[str, str]]:
        kind = DoubtKind
        return {
            kind.NOTE_OPEN: (
                self.tr("“[” that is never closed: %1"),
                self.tr("hidden from the screen to the line's end"),
            ),
            kind.SCREEN_ONE: (
                self.tr("“(screen …)” without “|”: %1"),
                self.tr("the same shown to host and audience"),
            ),
            kind.SCREEN_MANY: (
                self.tr("“(screen …)” with more than one “|”: %1"),
                self.tr("the first for the host, the second for the audience, the rest left out"),
            ),
            kind.TAG_OPEN: (self.tr("“%1” that is never closed"), self.tr("kept as text")),
            kind.STRIKE: (self.tr("text that is crossed out: %1"), self.tr("shown plain")),
            kind.TITLE_TWICE: (self.tr("a second title: %1"), self.tr("kept in the notes")),
            kind.EMPTY_STAGE: (
                self.tr("a heading without questions: %1"),
                self.tr("kept in the notes"),
            ),
            kind.UNUSED_MARK: (
                self.tr("a mark with no question directly after it: %1"),
                self.tr("left out"),
            ),
            kind.BAD_TIME: (
                self.tr("a time that is not 1 to 3600 seconds: %1"),
                self.tr("left out"),
            ),
        }


def _short(doubt: Doubt) -> str:
    flat = " ".join(doubt.detail.split())
    return flat if len(flat) <= QUOTED else flat[: QUOTED - 1] + "…"
