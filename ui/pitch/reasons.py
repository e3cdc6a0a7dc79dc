"""Why the rules refuse an order or a decision, in the referee's language, with the clause."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

from app.night.match.refusal import MatchReason, MatchRefusal
from app.night.match.values import Reason


class PitchReasons:
    """The sentences, by the name of the reason."""

    def tr(self, source: str) -> str:
        """The translation of `source` under the context "PitchReasons"."""
        return QCoreApplication.translate("PitchReasons", source)

    def sentence(self, name: str) -> str | None:
        """The sentence of a reason; None where it is not known here."""
        words = {**self._places(), **self._actions(), **self._rounds(), **self._decisions()}
        return {**words, **self._evening()}.get(name)

    def player(self, id_: str) -> str:
        """A player as it is typed in this language: L2."""
        letter = {"L": self.tr("L"), "R": self.tr("R")}.get(id_[:1])
        return f"{letter}{id_[1:]}" if letter and id_[1:].isdigit() else id_

    def detail(self, text: str) -> str:
        """A sentence of a reader or of the engine within a refusal, where it has words here."""
        for pattern, words in (*self._details(), *self._records()):
            found = re.search(pattern, text)
            if found is not None:
                told = _put(words, found.groups())
                text = text[: found.start()] + told + text[found.end() :]
        for reason in (*Reason, *MatchReason):
            told = self.sentence(reason.name) or reason.sentence
            text = text.replace(reason.sentence, told)
        return text

    def _details(self) -> tuple[tuple[str, str], ...]:
        return (
            (r"line (\d+), column (\d+), ", self.tr("line %1, place %2, ")),
            (r"round \S+, tact (\d+), player (\S+): ", self.tr("tact %1, %2: ")),
            (
                "there is no such player in the match",
                self.tr("there is no such player in the match"),
            ),
            ("one cell more than an order has", self.tr("one cell more than an order has")),
            (
                r"an order has at most one action \(1\.2\)",
                self.tr("an order has at most one action (1.2)"),
            ),
            (
                r"neither a cell such as 12\(2\), nor an action",
                self.tr("neither a cell such as 12(2), nor an action"),
            ),
            (
                r"there is no such cell: cells are 1 to 125, heights 1 to 3 \(1\.1\)",
                self.tr("there is no such cell: cells are 1 to 125, heights 1 to 3 (1.1)"),
            ),
            (
                "a player is an id, a role and a name",
                self.tr("a player is an id, a role and a name"),
            ),
            ("this id is used twice", self.tr("this id is used twice")),
            (r"the id (\S+) is used twice", self.tr("the id %1 is used twice")),
            (r"(\S+) cannot be an id", self.tr("%1 cannot be an id")),
            (r"a side has at most (\d+) players", self.tr("a side has at most %1 players")),
            (r"\bleft: ", self.tr("left side: ")),
            (r"\bright: ", self.tr("right side: ")),
            (r"a side has (\d) keepers?, not (\d+)", self.tr("keepers of a side: %1, not %2")),
            (r"a side has (\d) seekers?, not (\d+)", self.tr("seekers of a side: %1, not %2")),
            (
                r"a side has (1(?: to \d)?) chasers?, not (\d+)",
                self.tr("chasers of a side: %1, not %2"),
            ),
            (
                r"a side has (1(?: to \d)?) beaters?, not (\d+)",
                self.tr("beaters of a side: %1, not %2"),
            ),
        )

    def _records(self) -> tuple[tuple[str, str], ...]:
        """Why the match of a record cannot be gone on with."""
        return (
            ("its seed_hash is another seed's", self.tr("its seed_hash is another seed's")),
            (
                r"the draw (\S+) is missing, and there is no seed",
                self.tr("the draw %1 is missing, and there is no seed"),
            ),
            (
                r"only the last round may be unfinished, and (\S+) is not the last",
                self.tr("only the last round may be unfinished, and %1 is not the last"),
            ),
        )

    def _places(self) -> dict[str, str]:
        return {
            "UNKNOWN_PLAYER": self.tr("there is no such player in the match"),
            "OFF_PITCH": self.tr("the player is off the pitch in this round"),
            "GONE": self.tr("the player is gone for the match"),
            "ON_BENCH": self.tr("a substitute plays only after the captain's substitution"),
            "RETURN_THIRD_TACT": self.tr(
                "a player who returns gives an order for the third tact only"
            ),
            "RETURN_NEEDS_CELL": self.tr("a player who returns must name its cell"),
            "PLACEMENT_NEEDS_CELL": self.tr("a player who places itself must name its cell"),
            "KEEPER_PLACE": self.tr("the keeper takes a cell of its zone"),
            "HALF_ONLY": self.tr("the player takes a cell of its own half, 17–50 or 76–109"),
            "EDGE_ONLY": self.tr("the player comes back on an edge cell of its own half"),
            "SAME_PLACE": self.tr(
                "two of one side may not place themselves on one cell and height"
            ),
            "TOO_FAR": self.tr("a flight goes to a neighbour cell or stays"),
            "RING_CELL": self.tr("only a side's own keeper flies to the cells of its rings"),
        }

    def _actions(self) -> dict[str, str]:
        return {
            "NOT_THIS_ROLE": self.tr("this action is not one of the player's role"),
            "TARGET_MISSING": self.tr("the action needs a target"),
            "TARGET_UNWANTED": self.tr("only throw, drop and beat have a target"),
            "THROW_RANGE": self.tr("the quaffle is thrown to a cell 1 to 3 away"),
            "BEAT_RANGE": self.tr("a bludger is beaten to a cell 2 or 3 away"),
            "DROP_CELLS": self.tr("the keeper drops the quaffle to 54, 55, 62, 64, 71 or 72"),
            "RING_TARGET": self.tr("a ring cell is never a target"),
        }

    def _rounds(self) -> dict[str, str]:
        return {
            "NOT_IN_PENALTY": self.tr("only the keeper and the chaser play the penalty"),
            "PLACES_FIRST": self.tr("the keeper places itself in tact 1 of the penalty"),
            "FOURTH_TACT": self.tr("in the fourth tact of a penalty only the quaffle moves"),
            "TOO_MANY_TACTS": self.tr("the round has no further tact"),
            "KIND": self.tr("this is not the kind of round that is due"),
            "UNFINISHED_ROUND": self.tr("the tact has no orders: only the last round may be open"),
            "GAME_OVER": self.tr("the match is over"),
        }

    def _decisions(self) -> dict[str, str]:
        return {
            "NOT_A_CHASER": self.tr(
                "the penalty is taken by a chaser of the side that was wronged"
            ),
            "NOT_A_SUBSTITUTE": self.tr(
                "only a registered substitute who has not played may come on"
            ),
            "NOT_ON_TEAM": self.tr("only a player in the match may leave it for a substitute"),
            "OTHER_ROLE": self.tr("a substitute takes the place of a player of its side and role"),
            "ONE_SUBSTITUTION": self.tr("a side makes at most one substitution a round"),
            "NOTHING_TO_CANCEL": self.tr("there is no such card, penalty or removal to cancel"),
            "NO_SIDE": self.tr("a card or a penalty is for a side, left or right"),
            "NO_REASON": self.tr("a decision says who took it and why"),
            "BAD_ROUNDS": self.tr(
                "a removal is for a whole number of rounds from 1, or for the match"
            ),
        }

    def _evening(self) -> dict[str, str]:
        return {
            "NO_MATCH": self.tr("no match has been founded"),
            "MATCH_GOING": self.tr("a match is going on, and ends first"),
            "MATCH_ENDED": self.tr("the match has ended"),
            "BAD_TEAMS": self.tr("the match cannot be founded"),
            "BAD_RULES": self.tr("the match cannot be played by these rules"),
            "BAD_RECORD": self.tr("the record cannot be taken in"),
            "BAD_SEED": self.tr("a seed is 32 bytes, 64 hex digits"),
            "BAD_ORDERS": self.tr("the orders cannot be read"),
            "NO_ORDERS": self.tr("no order has been entered for the round"),
            "ORDERS_REFUSED": self.tr("an order on the sheet is refused"),
            "MISSED_TURN": self.tr(
                "the player gave no order before the round began, and misses the turn"
            ),
            "NO_SUCH_TACT": self.tr("the round has no such tact"),
            "TACT_PLAYED": self.tr(
                "the tact has been played: its orders are corrected, with a reason"
            ),
            "TACT_NOT_PLAYED": self.tr("the tact has not been played: its orders are entered"),
            "NOTHING_TO_CLEAR": self.tr("there is no such order"),
            "DRAW_MISSING": self.tr("a draw is to be made by hand first"),
            "BAD_DRAW": self.tr(
                "a draw is a number from 0 to less than 1, with an address and who made it"
            ),
            "NO_PROPOSAL": self.tr("there is no such proposal"),
            "NOTHING_PLAYED": self.tr("nothing has been played yet"),
            "MODE_ON": self.tr("this game is on already"),
            "BETWEEN_TURNS": self.tr("the other game comes between two turns of the hill"),
            "ON_PITCH": self.tr("this belongs to the hill; go back to it first"),
        }


def _put(text: str, values: tuple[str, ...]) -> str:
    for place, value in enumerate(values, 1):
        text = text.replace(f"%{place}", value)
    return text


def match_refusal_text(refused: MatchRefusal) -> str:
    """The sentence in the referee's language, its clause in brackets, what is at fault behind."""
    words = PitchReasons()
    sentence = words.sentence(refused.reason.name) or refused.reason.sentence
    clause = f" ({refused.clause})" if refused.clause else ""
    who = f"{words.player(refused.player)}: " if refused.player and not refused.detail else ""
    detail = words.detail(refused.detail)
    return f"{who}{sentence}{clause}{f': {detail}' if detail else ''}"
