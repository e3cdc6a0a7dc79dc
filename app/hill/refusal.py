"""Refusals: why the rules do not allow something, as values with the clause."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from app.openrecord import Place, spoken


class Reason(Enum):
    """A reason of refusal: its clause ("" where plain sense forbids) and a sentence."""

    JUMP_FIRST_TURN = ("2.2.5 a", "a jump may not be declared on the first turn of the game")
    JUMP_AFTER_FAILURE = ("2.2.5 b", "a jump may not follow a failed turn")
    JUMP_NO_SUCCESS_YET = ("2.2.5 b, H4", "a team with no turn behind it may not jump")
    JUMP_PENULTIMATE = ("2.2.5 c", "a jump may not be declared on the penultimate step")
    JUMP_SUMMIT = ("2.2.5 d", "a jump may not be declared on the Summit")
    JUMP_TO_SUMMIT = ("2.2.5 d, H4", "these rules allow no jump that leads to the Summit")
    REVOLT_NO_KING = ("2.4.5", "a revolution needs a king on the Summit")
    REVOLT_KING = ("2.4.5", "the king cannot revolt against itself")
    REVOLT_TOO_FAR = ("2.4.5", "a revolution is declared from the penultimate step only")
    REVOLT_NO_RIGHT = ("2.4.5", "the team has used its right to a revolution in this reign")
    WITHDRAWN = ("H16", "the team has withdrawn from the game")
    UNKNOWN_TEAM = ("", "there is no such team in the game")
    TEAM_TWICE = ("", "a team with this id is in the game already")
    ID_MISSING = ("", "a team needs an id")
    PLAYER_TWICE = ("", "a player with this id is in the game already")
    TOO_MUCH = ("H17", "no correction is as large as that")
    GAME_OVER = ("2.5", "the game is over")
    DECISION_FIRST = ("2.4.7, H10", "the host's decision of the dispute comes first")
    NOT_TIED = ("2.4.7, H10, H14", "the decision names a team that is not tied")
    NO_DECISION_ASKED = ("2.4.7, H10, H14", "the rules ask for no decision here")
    KING_STEP_FIXED = ("H17", "the king's step may not be corrected")
    STEP_OUT_OF_RANGE = ("H17", "the correction would leave the steps from 0 to the penultimate")
    POINTS_BELOW_ZERO = ("H17", "the correction would leave fewer than 0 points")
    REASON_MISSING = ("H10, H17, H18", "a written reason is needed")
    BETWEEN_TURNS = ("H16, H17", "this is possible between turns only")
    BEFORE_QUESTION = ("2.2.5", "this is possible before the question is announced only")
    ALREADY_DECLARED = ("2.2.5, 2.4.5", "the team has declared already")
    NOTHING_DECLARED = ("2.2.5, 2.4.5", "the team has declared nothing")
    NO_ANSWER = ("2.2.3", "the team has no answer in this turn")
    QUESTION_NOT_OPEN = ("2.2.2", "no question is open")
    ANSWERS_CLOSED = ("2.2.2", "answers are closed")
    MARK_TOO_EARLY = ("2.2.2", "answers are marked after they have been closed")
    NOT_MARKING = ("2.2.3", "the turn is resolved after answers have been closed")
    NO_SUCH_TURN = ("H18", "there is no such turn to appeal")
    APPEAL_WHILE_OPEN = ("H18", "close the open question before an appeal")
    NOTHING_CHANGES = ("H18", "the appeal changes nothing")
    BAD_TIME = ("H19", "an answer's time is a whole number of milliseconds from 0 to a day")
    TOO_FEW_TEAMS = ("1.1, H1", "a game needs at least two teams")

    def __init__(self, clause: str, sentence: str) -> None:
        self.clause = clause
        self.sentence = sentence


@dataclass(frozen=True, slots=True)
class Refusal:
    """A wish that the rules refuse; the same value on a tooltip, a phone and the command line.

    `turn` counts questions from 1 and is given where the place is not the present one.
    """

    reason: Reason
    team: str | None = None
    turn: int | None = None

    @property
    def place(self) -> Place:
        """The turn and the team that it is about, as far as they are named."""
        steps = (("turn", self.turn), ("team", self.team))
        return tuple((word, value) for word, value in steps if value is not None)

    def __str__(self) -> str:
        head = f"{spoken(self.place)}: " if self.place else ""
        clause = f" ({self.reason.clause})" if self.reason.clause else ""
        return f"{head}{self.reason.sentence}{clause}"
