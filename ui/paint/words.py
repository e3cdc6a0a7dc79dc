"""Every word that the painters write, in one place and translatable under the context "Screen"."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDate, QLocale, Qt, QTranslator

from app.night.scenes import EndReason, QuestionView, Settled


class Screen:
    """The screen's words: in the program's language, or in that of the translator given.

    `language` is that translator's ("ru", "en"), for painters with words of their own.
    """

    def __init__(self, translator: QTranslator | None = None, language: str | None = None) -> None:
        self._translator = translator
        self.language = language

    def tr(self, source: str, comment: str = "", n: int = -1) -> str:
        """The translation of `source`; `n` chooses the plural and replaces %n."""
        if self._translator is None:
            return QCoreApplication.translate("Screen", source, comment, n)
        found = self._translator.translate("Screen", source, comment, n)
        return (found or source).replace("%n", str(n))

    @property
    def mark(self) -> str:
        """What tells these words from those of another language."""
        return self.game()

    def rehearsal(self) -> str:
        """The mark of a rehearsal."""
        return self.tr("REHEARSAL")

    def not_a_game(self) -> str:
        """What a rehearsal is not."""
        return self.tr("not a real game")

    def game(self) -> str:
        """The game's name."""
        return self.tr("King of the Hill")

    def question(self, view: QuestionView) -> str:
        """The question's number: "Question 17 of 24"."""
        if view.reserve:
            return self.tr("Reserve question %1").replace("%1", str(view.number))
        if view.total is None:
            return self.tr("Question %1").replace("%1", str(view.number))
        text = self.tr("Question %1 of %2")
        return text.replace("%1", str(view.number)).replace("%2", str(view.total))

    def part(self, view: QuestionView) -> str:
        """The part of the game, "" when it has one part."""
        if view.parts <= 1:
            return ""
        text = self.tr("part %1 of %2")
        return text.replace("%1", str(view.part)).replace("%2", str(view.parts))

    def partner(self, view: QuestionView) -> str:
        """The partner's mark, "" for an ordinary question."""
        if view.partner is None:
            return ""
        if not view.partner:
            return self.tr("+1 · partner's question")
        return self.tr("+1 · partner: %1").replace("%1", view.partner)

    def answered(self, count: int, active: int | None) -> str:
        """How many have sent an answer."""
        if active is None:
            return self.tr("answered: %1").replace("%1", str(count))
        text = self.tr("answered: %1 of %2")
        return text.replace("%1", str(count)).replace("%2", str(active))

    def phase(self, phase: str) -> str:
        """What the hall is to do now."""
        return {
            "declare": self.tr("Declare jumps and revolutions"),
            "question": self.tr("Listen to the question"),
            "answers": self.tr("Send your answers"),
            "closed": self.tr("Answers are closed"),
            "decision": self.tr("The host decides the dispute"),
            "over": self.tr("The game is over"),
        }[phase]

    def paused(self) -> str:
        """The clock stands."""
        return self.tr("paused")

    def listen(self) -> str:
        """In place of a question that is read aloud."""
        return self.tr("Listen to the question")

    def partner_card(self) -> str:
        """Over a partner's name."""
        return self.tr("Partner of the game")

    def handout(self) -> str:
        """Before the text of a handout."""
        return self.tr("Handout")

    def day(self, iso: str) -> str:
        """A date as people write it; what is no ISO date stays as it is."""
        date = QDate.fromString(iso, Qt.DateFormat.ISODate)
        if not date.isValid():
            return iso
        locale = QLocale(self.language) if self.language else QLocale()
        return locale.toString(date, self.tr("d MMMM yyyy", "the format of a date"))

    def leaders(self) -> str:
        """The heading of the leaders' table."""
        return self.tr("On the Summit and near it")

    def step(self) -> str:
        """The heading of the steps."""
        return self.tr("step")

    def points(self) -> str:
        """The heading of the points."""
        return self.tr("points")

    def hold(self, hold: int, turns: int) -> str:
        """The king's badge with the hold."""
        text = self.tr("King · %1 of %2", "hold survived of hold needed")
        return text.replace("%1", str(hold)).replace("%2", str(turns))

    def jump(self) -> str:
        """A declared jump, as a badge."""
        return self.tr("jump")

    def revolution(self) -> str:
        """A declared revolution, as a badge."""
        return self.tr("revolution")

    def withdrawn(self) -> str:
        """A team that has left, as a badge."""
        return self.tr("withdrawn")

    def time_up(self) -> str:
        """The sign that time is up."""
        return self.tr("Time!")

    def no_more(self) -> str:
        """Under that sign."""
        return self.tr("Answers are no longer accepted")

    def answer(self) -> str:
        """Over the right answer."""
        return self.tr("Answer")

    def told_aloud(self) -> str:
        """In place of an answer that is read aloud."""
        return self.tr("The host reads the answer aloud")

    def had_it(self, count: int, active: int) -> str:
        """How many of the active teams had the answer."""
        if count == 0:
            return self.tr("No team had it")
        if count == active:
            return self.tr("Every team had it")
        return self.tr("%n team(s) of %1 had it", "", count).replace("%1", str(active))

    def move(self, turn: int) -> str:
        """The title of the moves: which turn is played."""
        return self.tr("Move %1").replace("%1", str(turn))

    def event(self, kind: str) -> str:
        """What a team did, as a badge."""
        return {
            "captured": self.tr("takes the Summit"),
            "deposed": self.tr("falls from the Summit"),
            "jumped": self.tr("jumps"),
            "slid": self.tr("slides down"),
        }[kind]

    def climbed(self, count: int) -> str:
        """How many teams went a step up."""
        return self.tr("%n team(s) one step up", "", count)

    def stayed(self, count: int) -> str:
        """How many teams stay where they were."""
        return self.tr("%n team(s) stay", "", count)

    def empty_summit(self) -> str:
        """There is no king."""
        return self.tr("The Summit is empty")

    def nobody_moved(self) -> str:
        """All teams stay."""
        return self.tr("Nobody moves")

    def holds(self, hold: int, turns: int) -> str:
        """The king survived a turn."""
        text = self.tr("holds the Summit: %1 of %2")
        return text.replace("%1", str(hold)).replace("%2", str(turns))

    def dispute(self) -> str:
        """The title of a dispute."""
        return self.tr("Dispute for the lead")

    def settled(self, by: Settled | None) -> str:
        """How a dispute was settled."""
        if by is None:
            return self.tr("The host decides")
        return {
            "points": self.tr("by points"),
            "time": self.tr("by the earliest answer"),
            "decision": self.tr("by the host's decision"),
        }[by]

    def pause(self) -> str:
        """A break without a title."""
        return self.tr("Break")

    def back_in(self) -> str:
        """Over a break's countdown."""
        return self.tr("We go on in")

    def back_soon(self) -> str:
        """A break whose end was not announced."""
        return self.tr("We go on soon")

    def back_now(self) -> str:
        """The break's countdown has run out."""
        return self.tr("Back to your seats, please")

    def standings(self, turn: int, final: bool) -> str:
        """The table's title."""
        if final:
            return self.tr("Final standings")
        if turn == 0:
            return self.tr("Standings before the game")
        return self.tr("Standings after question %1").replace("%1", str(turn))

    def joined(self, count: int) -> str:
        """How many teams have joined."""
        return self.tr("%n team(s) in the game", "", count)

    def connected(self, count: int, teams: int) -> str:
        """How many of the teams have a phone connected."""
        text = self.tr("%n team(s) of %1 on their phones", "", count)
        return text.replace("%1", str(teams))

    def scan(self) -> str:
        """Over the QR code: what to do with it."""
        return self.tr("Scan it with a phone, or type:")

    def network(self, name: str) -> str:
        """The Wi-Fi's name."""
        return self.tr("Wi-Fi: %1").replace("%1", name)

    def welcome(self) -> str:
        """Before any team has joined."""
        return self.tr("Welcome!")

    def winner(self, king: bool) -> str:
        """Over the winner's name: king, or winner where the Summit is empty."""
        return self.tr("King of the Hill") if king else self.tr("Winner")

    def reason(self, reason: EndReason) -> str:
        """Why the game ended."""
        return {
            "held": self.tr("Held the Summit"),
            "questions": self.tr("No questions are left"),
            "unassailable": self.tr("Nobody can depose the king any more"),
            "host": self.tr("The host has ended the game"),
        }[reason]

    def page(self, number: int, count: int) -> str:
        """Which page of a long text is shown."""
        text = self.tr("page %1 of %2")
        return text.replace("%1", str(number)).replace("%2", str(count))


class SameWords:
    """Words as a key: equal to those of the same language."""

    def __init__(self, words: Screen) -> None:
        self.words = words
        self._mark = words.mark

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SameWords) and self._mark == other._mark

    def __hash__(self) -> int:
        return hash(self._mark)
