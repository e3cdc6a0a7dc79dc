"""Refusals in the host's language, each with its clause."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from app.night.match.refusal import MatchRefusal
from app.night.refusal import NightRefusal, Refused
from ui.desk.clauses import clause_text
from ui.language import once
from ui.pitch.reasons import match_refusal_text


class Refusals:
    """The sentences of the rules' and the evening's refusals, by the name of the reason."""

    def tr(self, source: str) -> str:
        """The translation of `source` under the context "Refusals"."""
        return QCoreApplication.translate("Refusals", source)

    def sentence(self, name: str) -> str:
        """The sentence of a reason; its own name where it is not known here."""
        return _sentences().get(name, name)

    def sentences(self) -> dict[str, str]:
        """The sentence of every reason."""
        return {**self._jumps(), **self._play(), **self._changes(), **self._evening()}

    def _jumps(self) -> dict[str, str]:
        return {
            "JUMP_FIRST_TURN": self.tr("a jump may not be declared on the first turn of the game"),
            "JUMP_AFTER_FAILURE": self.tr("a jump may not follow a failed turn"),
            "JUMP_NO_SUCCESS_YET": self.tr("a team with no turn behind it may not jump"),
            "JUMP_PENULTIMATE": self.tr("a jump may not be declared on the penultimate step"),
            "JUMP_SUMMIT": self.tr("a jump may not be declared on the Summit"),
            "JUMP_TO_SUMMIT": self.tr("these rules allow no jump that leads to the Summit"),
            "REVOLT_NO_KING": self.tr("a revolution needs a king on the Summit"),
            "REVOLT_KING": self.tr("the king cannot revolt against itself"),
            "REVOLT_TOO_FAR": self.tr("a revolution is declared from the penultimate step only"),
            "REVOLT_NO_RIGHT": self.tr("the team has used its right to a revolution in this reign"),
            "BEFORE_QUESTION": self.tr("this is possible before the question is announced only"),
            "ALREADY_DECLARED": self.tr("the team has declared already"),
            "NOTHING_DECLARED": self.tr("the team has declared nothing"),
        }

    def _play(self) -> dict[str, str]:
        return {
            "WITHDRAWN": self.tr("the team has withdrawn from the game"),
            "UNKNOWN_TEAM": self.tr("there is no such team in the game"),
            "TEAM_TWICE": self.tr("a team with this id is in the game already"),
            "GAME_OVER": self.tr("the game is over"),
            "DECISION_FIRST": self.tr("the host's decision of the dispute comes first"),
            "NOT_TIED": self.tr("the decision names a team that is not tied"),
            "NO_DECISION_ASKED": self.tr("the rules ask for no decision here"),
            "NO_ANSWER": self.tr("the team has no answer in this turn"),
            "QUESTION_NOT_OPEN": self.tr("no question is open"),
            "ANSWERS_CLOSED": self.tr("answers are closed"),
            "MARK_TOO_EARLY": self.tr("answers are marked after they have been closed"),
            "NOT_MARKING": self.tr("the turn is resolved after answers have been closed"),
            "BAD_TIME": self.tr("an answer's time is from 0 to a day"),
            "TOO_FEW_TEAMS": self.tr("a game needs at least two teams"),
        }

    def _changes(self) -> dict[str, str]:
        return {
            "ID_MISSING": self.tr("a team needs an id"),
            "PLAYER_TWICE": self.tr("a player with this id is in the game already"),
            "TOO_MUCH": self.tr("no correction is as large as that"),
            "KING_STEP_FIXED": self.tr("the king's step may not be corrected"),
            "STEP_OUT_OF_RANGE": self.tr(
                "the correction would leave the steps from 0 to the penultimate"
            ),
            "POINTS_BELOW_ZERO": self.tr("the correction would leave fewer than 0 points"),
            "REASON_MISSING": self.tr("a written reason is needed"),
            "BETWEEN_TURNS": self.tr("this is possible between turns only"),
            "NO_SUCH_TURN": self.tr("there is no such turn to appeal"),
            "APPEAL_WHILE_OPEN": self.tr("close the open question before an appeal"),
            "NOTHING_CHANGES": self.tr("the appeal changes nothing"),
        }

    def _evening(self) -> dict[str, str]:
        return {
            "NOTHING_TO_UNDO": self.tr("there is nothing to undo"),
            "NOTHING_TO_REDO": self.tr("there is nothing to redo"),
            "NO_TIMER": self.tr("no countdown is on"),
            "TIMER_STARTED": self.tr("the countdown is on already"),
            "TIMER_RUNNING": self.tr("the countdown is running"),
            "TIMER_STANDING": self.tr("the countdown is standing"),
            "IN_BREAK": self.tr("the break comes to its end first"),
            "NO_BREAK": self.tr("there is no break"),
            "BREAK_BETWEEN_TURNS": self.tr("a break is possible between turns only"),
            "NOT_PREVIEWING": self.tr("no preview is open"),
            "SCENE_TOO_EARLY": self.tr("this picture may not be shown yet"),
            "EVENING_ENDED": self.tr("the evening has ended"),
            "NO_MEDIUM": self.tr("there is no sound or video to be played now"),
            "PACK_IN_PLAY": self.tr("the pack can be changed between questions only"),
            "BAD_DURATION": self.tr("a duration is from one second to a day"),
            "MARKS_DIFFER": self.tr(
                "host and judge mark it differently: the host decides by marking it again"
            ),
            "NO_PHONE": self.tr("there is no such phone"),
            "BAD_PIN": self.tr("a PIN is six digits, another for each team"),
            "BAD_LIKENESS": self.tr("likeness is a number from 50 to 100"),
            "NO_PLAYER": self.tr("there is no such player in this game"),
            "NO_RATING_REASON": self.tr(
                "a player's rating points are corrected with a written reason"
            ),
            "BAD_RATING": self.tr("no rating is as large as that"),
            "NOT_SAVED": self.tr("it could not be saved, and so it was not done"),
        }


def refusal_text(refused: Refused) -> str:
    """The sentence in the host's language, its clause in brackets where one stands behind it."""
    if isinstance(refused, MatchRefusal):
        return match_refusal_text(refused)
    sentence = Refusals().sentence(refused.reason.name)
    if isinstance(refused, NightRefusal):
        return sentence
    clause = clause_text(refused.reason.clause)
    return f"{sentence} ({clause})" if clause else sentence


@once
def _sentences() -> Mapping[str, str]:
    return Refusals().sentences()
