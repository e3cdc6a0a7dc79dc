"""The big key of a match: play, let it be seen, play on."""

from __future__ import annotations

from app.night.match import intents
from app.night.match.decide import why_not_play
from app.night.match.state import MatchState


def match_step(match: MatchState | None) -> intents.MatchIntent | None:
    """The wish behind the big key; None where orders or a decision come next, or nothing does."""
    if match is None:
        return None
    if match.showing.kind != "still":
        return intents.RestPitch()
    if match.over:
        return None if match.ended else intents.EndMatch()
    return intents.PlayTact() if why_not_play(match, without_orders=False) is None else None
