"""Every word of the pitch's picture, translatable under the context "PitchWords"."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.night.pitch_scene import LineView, PitchScene, PlayerView, Role
from ui.language import translator_for
from ui.pitch.lines import side_of


class PitchWords:
    """The pitch's words: in the program's language, or in the one given ("ru", "en")."""

    def __init__(self, language: str | None = None) -> None:
        self._translator = translator_for(language, "pitch") if language else None

    def tr(self, source: str, comment: str = "", n: int = -1) -> str:
        """The translation of `source`; `n` chooses the plural and replaces %n."""
        if self._translator is None:
            return QCoreApplication.translate("PitchWords", source, comment, n)
        found = self._translator.translate("PitchWords", source, comment, n)
        return (found or source).replace("%n", str(n))

    def letter(self, role: Role) -> str:
        """A role's letter, as it is written on a counter."""
        return {
            "keeper": self.tr("K", "the keeper's letter"),
            "chaser": self.tr("C", "the chaser's letter"),
            "beater": self.tr("B", "the beater's letter"),
            "seeker": self.tr("S", "the seeker's letter"),
        }[role]

    def player(self, player: PlayerView) -> str:
        """A player's role and number: "Seeker 7"."""
        name = {
            "keeper": self.tr("Keeper %1"),
            "chaser": self.tr("Chaser %1"),
            "beater": self.tr("Beater %1"),
            "seeker": self.tr("Seeker %1"),
        }[player.role]
        return name.replace("%1", player.label)

    def round(self, scene: PitchScene, number: int) -> str:
        """Which round is played, and which tact of it; a penalty is no round."""
        if scene.kind == "penalty":
            head = self.tr("Penalty")
        else:
            text = self.tr("Round %1 of %2")
            head = text.replace("%1", str(scene.round)).replace("%2", str(scene.rounds))
        tact = self.tr("placing")
        if scene.kind not in {"first", "after_penalty"}:
            text = self.tr("tact %1 of %2")
            tact = text.replace("%1", str(number)).replace("%2", str(scene.tacts))
        return f"{head} · {tact}"

    def stage(self, stage: int) -> str:
        """The name of a tact's stage, 1 to 6, and of what follows it (7)."""
        return (
            self.tr("Flights"),
            self.tr("Throws"),
            self.tr("Bludgers"),
            self.tr("Catching"),
            self.tr("Goal"),
            self.tr("Balls fly on"),
            self.tr("Referee"),
        )[min(7, max(1, stage)) - 1]

    def line(self, line: LineView, names: tuple[str, str]) -> str:
        """What happened, in one line; `names` are those of the left and the right side."""
        text = self._event(line)
        side = side_of(line)
        if side is not None:
            text = text.replace("%3", names[0 if side == "left" else 1])
        if line.player is not None:
            text = text.replace("%1", self.player(line.player))
        at = line.at
        if at is not None:
            text = text.replace("%2", f"{at.cell}({at.height})")
        if line.rounds:
            text = f"{text}, {self.rounds(line.rounds)}"
        if line.points:
            text = f"{text} · {self.points(line.points)}"
        return text

    def _event(self, line: LineView) -> str:
        if line.kind in {"thrown", "beaten"}:
            return self._sent(line)
        if line.player is None:
            return self._by_side(line)
        removed = line.player.out and not line.rounds
        return {
            "fell": self.tr("%1 falls"),
            "hit": self.tr("%1 is hit by a bludger"),
            "lost_action": self.tr("%1 loses the action"),
            "quaffle_caught": self.tr("%1 catches the quaffle"),
            "quaffle_taken": self.tr("%1 takes the quaffle away"),
            "saved": self.tr("%1 saves the shot"),
            "goal": self.tr("Goal! %1 scores"),
            "past": self.tr("%1 shoots past"),
            "snitch_caught": self.tr("%1 catches the snitch!"),
            "dropped": self.tr("%1 drops the quaffle"),
            "offence": self.tr("%1 breaks the keeper zone's rules"),
            "removed": self.tr("%1 is off for the match") if removed else self.tr("%1 is sent off"),
            "returned": self.tr("%1 returns"),
            "penalty": self.tr("Penalty: %1 shoots"),
            "card": self.tr("%1: yellow card"),
            "substituted": self.tr("Substitution: %1 comes on"),
        }.get(line.kind) or self._by_side(line)

    def _sent(self, line: LineView) -> str:
        """A throw or a beaten bludger, with its target where it is told."""
        if line.kind == "thrown":
            if line.player is None:
                return self.tr("The quaffle is thrown")
            return self.tr("%1 throws to %2") if line.at else self.tr("%1 throws the quaffle")
        if line.player is None:
            return self.tr("A bludger is beaten")
        return self.tr("%1 beats a bludger to %2") if line.at else self.tr("%1 beats a bludger")

    def _by_side(self, line: LineView) -> str:
        return {
            "goal": self.tr("Goal! %3") if line.side else self.tr("Goal!"),
            "past": self.tr("The shot of %3 goes past") if line.side else self.tr("Past!"),
            "saved": self.tr("The shot is saved"),
            "snitch_caught": self.tr("The snitch is caught!"),
            "dropped": self.tr("The quaffle is dropped"),
            "penalty": self.tr("Penalty! %3 shoot") if line.side else self.tr("Penalty!"),
            "returned": self.tr("The players take their places"),
            "reset": self.tr("The quaffle is back in the centre"),
            "card": self.tr("Yellow card: %3") if line.side else self.tr("Yellow card"),
            "substituted": self.tr("Substitution"),
            "offence": self.tr("Offence"),
            "over": self.tr("The match is over"),
        }.get(line.kind, "")

    def moment(self, line: LineView) -> str:
        """The big word of a moment: goal, penalty, the snitch caught."""
        return {
            "goal": self.tr("GOAL!"),
            "penalty": self.tr("PENALTY"),
            "snitch_caught": self.tr("SNITCH CAUGHT!"),
        }[line.kind]

    def shoots(self) -> str:
        """Before the name of the side that has a penalty."""
        return self.tr("shooting: %1")

    def rounds(self, count: int) -> str:
        """How long somebody is off."""
        return self.tr("%n round(s)", "how long a player is off", count)

    def points(self, count: int) -> str:
        """What a goal or the snitch earns."""
        return self.tr("+%n point(s)", "", count)

    def returns(self) -> str:
        """Over the list of those who are off."""
        return self.tr("Returning")

    def back(self, number: int) -> str:
        """The round in which somebody returns."""
        return self.tr("in round %1").replace("%1", str(number))

    def back_short(self, number: int) -> str:
        """The same where there is little room."""
        return self.tr("r. %1", "round, short").replace("%1", str(number))

    def back_now(self) -> str:
        """Somebody who comes on in the round in progress."""
        return self.tr("in this round")

    def to_the_end(self) -> str:
        """Somebody whose absence lasts longer than the match."""
        return self.tr("not again", "absent to the end of the match")

    def out(self) -> str:
        """Somebody who does not return."""
        return self.tr("out")

    def waiting(self, scene: PitchScene) -> str:
        """What the hall waits for."""
        if scene.waiting == "orders":
            return self.tr("The captains write their orders")
        if scene.waiting == "referee":
            return self.tr("The referee decides")
        return ""

    def over(self) -> str:
        """Over the result."""
        return self.tr("The match is over")

    def winner(self) -> str:
        """Over the winner's name."""
        return self.tr("The match is won by")

    def finished(self, scene: PitchScene) -> str:
        """Why the match is over."""
        return {
            "snitch": self.tr("the snitch is caught"),
            "rounds": self.tr("the last round is played"),
            "closed": self.tr("closed by the referee"),
            "annulled": self.tr("annulled by the referee"),
        }[scene.finished or "closed"]

    def result(self, scene: PitchScene) -> str:
        """The winner's name; or that there is none."""
        left, right = scene.score_after
        if scene.finished == "annulled":
            return self.tr("No result")
        if left == right:
            return self.tr("A draw")
        return scene.left if left > right else scene.right

    def seed(self, hash_: str) -> str:
        """The seed's hash, shown before the match."""
        return self.tr("SHA-256 of the seed: %1").replace("%1", hash_)

    def heights(self) -> str:
        """Over the key to heights."""
        return self.tr("Height")

    def balls(self) -> tuple[str, str, str, str]:
        """The names of the balls: quaffle, bludger, beaten bludger, snitch."""
        return (
            self.tr("quaffle"),
            self.tr("bludger"),
            self.tr("bludger, beaten"),
            self.tr("snitch"),
        )
