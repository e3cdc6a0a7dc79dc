"""The big key: what comes next, at every moment of an evening."""

from __future__ import annotations

from collections.abc import Mapping

from app.hill.game import Phase
from app.night import intents
from app.night.match.steps import match_step
from app.night.night import Night, Stage


def next_step(night: Night) -> intents.Intent | None:
    """The intent behind the big key now; None where only a decision, or nothing, comes next."""
    if night.mode == "pitch" and not night.ended:
        return match_step(night.match)
    match night.stage:
        case Stage.MOVES | Stage.OVER:
            return _after_moves(night)
        case stage:
            return _PLAIN.get(stage)


_PLAIN: Mapping[Stage, intents.Intent] = {
    Stage.DECLARE: intents.Announce(),
    Stage.QUESTION: intents.StartTimer(),
    Stage.ANSWERS: intents.Close(),
    Stage.MARKING: intents.OpenPreview(),
    Stage.PREVIEW: intents.Resolve(),
    Stage.BREAK: intents.EndBreak(),
}


def _after_moves(night: Night) -> intents.Intent:
    """Back to the board; at the end the crown, the table, and the close of the evening."""
    if night.game.phase is not Phase.OVER:
        return intents.ShowScene("board")
    match night.show.scene:
        case "standings":
            return intents.EndNight()
        case "crown":
            return intents.ShowScene("standings")
    return intents.ShowScene("crown" if night.game.outcome.winner else "standings")
