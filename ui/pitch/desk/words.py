"""The words of the referee's page, under the context "PitchDesk"."""

from __future__ import annotations

import re
from typing import Literal

from PySide6.QtCore import QCoreApplication, QLocale

from app.night.pitch_scene import PlaceView, PlayerView, Role, Side
from ui.desk.dialogs.words import put
from ui.pitch.reasons import PitchReasons
from ui.pitch.words import PitchWords

Action = Literal["catch", "throw", "drop", "beat"]


class PitchDesk:
    """Words in the program's language."""

    def tr(self, source: str, comment: str = "", n: int = -1) -> str:
        """The translation of `source`; `n` chooses the plural and replaces %n."""
        return QCoreApplication.translate("PitchDesk", source, comment, n)

    def role(self, role: Role) -> str:
        """A role as a word."""
        return {
            "keeper": self.tr("keeper"),
            "chaser": self.tr("chaser"),
            "beater": self.tr("beater"),
            "seeker": self.tr("seeker"),
        }[role]

    def letter(self, role: Role) -> str:
        """A role's letter on a token, the one that the hall sees."""
        return PitchWords().letter(role)

    def side(self, side: Side) -> str:
        """Left or right."""
        return self.tr("left") if side == "left" else self.tr("right")

    def code(self, player: PlayerView) -> str:
        """How a player is typed: L2."""
        letter = self.tr("L", "left side") if player.side == "left" else self.tr("R", "right side")
        return f"{letter}{player.label}"

    def token(self, player: PlayerView) -> str:
        """What stands on a player's token: role and number."""
        return f"{self.letter(player.role)}{player.label}"

    def player(self, player: PlayerView) -> str:
        """A player in a sentence: L2 chaser Anna."""
        return " ".join(
            part for part in (self.code(player), self.role(player.role), player.name) if part
        )

    def action(self, action: Action) -> str:
        """An action as a word, as it may be typed."""
        return {
            "catch": self.tr("catch", "order"),
            "throw": self.tr("throw", "order"),
            "drop": self.tr("drop", "order"),
            "beat": self.tr("beat", "order"),
        }[action]

    def place(self, place: PlaceView | None) -> str:
        """A cell and a height: 12(2)."""
        return "" if place is None else f"{place.cell}({place.height})"

    def order(self, to: PlaceView | None, action: Action | None, target: PlaceView | None) -> str:
        """An order as it may be typed."""
        parts = [self.place(to) or self.tr("stay", "order")]
        if action is not None:
            parts.append(self.action(action))
        parts.append(self.place(target))
        return " ".join(part for part in parts if part)

    def short(self, to: PlaceView | None, action: Action | None, target: PlaceView | None) -> str:
        """An order in a few signs: 12(2) →5(2)."""
        sign = {
            None: "",
            "catch": self.tr("catch", "order, in short"),
            "throw": "→",
            "drop": "↓",
            "beat": "»",
        }[action]
        flight = self.place(to) or self.tr("stay", "order, in short")
        act = f"{sign}{self.place(target)}"
        return f"{flight} {act}" if act else flight

    def height(self, number: int) -> str:
        """A height as a button says it."""
        return put(self.tr("height %1"), number)

    def verbs(self) -> dict[str, str]:
        """The short words of the buttons over the pitch."""
        return {
            "catch": self.tr("catch", "button"),
            "throw": self.tr("throw", "button"),
            "drop": self.tr("drop", "button"),
            "beat": self.tr("beat", "button"),
            "stay": self.tr("stay", "button"),
            "comment": self.tr("comment", "button"),
            "clear": self.tr("take off", "button"),
            "odds": self.tr("odds", "button"),
            "decide": self.tr("decision", "button"),
        }

    def absence(self, player: PlayerView) -> str:
        """Where a player is: its place, or until when it is off."""
        if player.at is not None:
            return self.place(player.at)
        if player.out:
            return self.tr("off for the match")
        if player.back_in_round is None:
            return self.tr("substitute")
        return put(self.tr("until round %1"), player.back_in_round)

    def missing(self, count: int) -> str:
        """How many orders are missing."""
        return self.tr("%n order(s) missing", "", count) if count else self.tr("all orders given")

    def refused(self, count: int) -> str:
        """How many orders are refused."""
        return self.tr("%n order(s) refused", "", count)

    def cards(self, count: int) -> str:
        """How many yellow cards a side has."""
        return self.tr("%n yellow card(s)", "", count)

    def rounds_left(self, count: int) -> str:
        """How many rounds are still to come."""
        return self.tr("%n round(s) left", "", count)

    def rounds_off(self, count: int) -> str:
        """For how many rounds somebody is sent off."""
        return self.tr("%n round(s) off", "", count)

    def proposals(self, count: int) -> str:
        """How many proposals wait."""
        return self.tr("%n proposal(s) wait", "", count)

    def percent(self, p: float, digits: int = 0) -> str:
        """A chance in percent; more figures where one would round to nothing or all."""
        value = p * 100
        if digits == 0 and abs(value - round(value)) > 1e-6:
            digits = 1 if 1 <= value <= 99 else 2
        return f"{QLocale().toString(value, 'f', digits)}%"

    def decision(self, type_: str) -> str:
        """A kind of decision or proposal."""
        return {
            "warning": self.tr("warning"),
            "yellow_card": self.tr("yellow card"),
            "remove": self.tr("removal"),
            "penalty": self.tr("penalty"),
            "substitute": self.tr("substitution"),
            "keeper_reset": self.tr("quaffle back to the centre"),
            "cancel": self.tr("cancellation"),
            "annul": self.tr("match annulled"),
            "close": self.tr("match closed"),
            "replace_referee": self.tr("referee replaced"),
            "note": self.tr("note"),
        }.get(type_, type_)

    def proposal(self, sentence: str) -> str:
        """The engine's sentence in the referee's language."""
        known = {
            "more than 2 rounds of the quaffle kept in the own half": self.tr(
                "more than 2 rounds of the quaffle kept in the own half"
            ),
            "two or more players of the side give no comments": self.tr(
                "two or more players of the side give no comments"
            ),
        }
        if sentence in known:
            return known[sentence]
        patterns = (
            (
                r"(\S+) has given no comment for 2 rounds or more",
                self.tr("%1 has given no comment for 2 rounds or more"),
            ),
            (
                r"(\S+) passed to (\S+), where only it can be in time",
                self.tr("%1 passed to %2, where only it can be in time"),
            ),
            (
                r"(\d+) of (\d+) players on the pitch gave no order",
                self.tr("%1 of %2 players on the pitch gave no order"),
            ),
        )
        for pattern, words in patterns:
            found = re.fullmatch(pattern, sentence)
            if found is not None:
                return put(words, *map(PitchReasons().player, found.groups()))
        return sentence

    def event(self, kind: str) -> str:
        """A kind of event, as odds name it."""
        return {
            "fell": self.tr("falls"),
            "lost_action": self.tr("loses the action"),
            "thrown": self.tr("throws"),
            "beaten": self.tr("beats a bludger"),
            "hit": self.tr("is hit by a bludger"),
            "quaffle_caught": self.tr("catches the quaffle"),
            "quaffle_taken": self.tr("takes the quaffle away"),
            "saved": self.tr("saves the shot"),
            "goal": self.tr("goal"),
            "past": self.tr("past"),
            "snitch_caught": self.tr("catches the snitch"),
            "dropped": self.tr("drops the quaffle"),
            "offence": self.tr("offence"),
            "removed": self.tr("is sent off"),
            "returned": self.tr("comes back"),
            "penalty": self.tr("penalty"),
            "reset": self.tr("quaffle back to the centre"),
            "card": self.tr("yellow card"),
            "substituted": self.tr("comes on"),
            "over": self.tr("end of the match"),
        }.get(kind, kind)

    def option(self, field: str) -> str:
        """An option of the rules."""
        return {
            "rounds": self.tr("Rounds"),
            "fast": self.tr("Fast Quidditch: no comments needed"),
            "invisible_snitch_catchable": self.tr("A hidden snitch can be caught"),
            "chasers": self.tr("Chasers of a side"),
            "beaters": self.tr("Beaters of a side"),
        }.get(field, field)
