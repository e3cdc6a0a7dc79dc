"""The rules' own values that a seat needs to speak of the game: teams, rule sets, refusals."""

from app.hill.appeal import mark_of, preview_appeal
from app.hill.events import Appealed, DecisionMade, MarkAmended
from app.hill.refusal import Reason, Refusal
from app.hill.roster import LEAST_PLAYERS, MOST_PLAYERS, Player, Team
from app.hill.rules import DEFAULT_RULES, OPTIONS, Option, RuleSet, faults

__all__ = [
    "DEFAULT_RULES",
    "LEAST_PLAYERS",
    "MOST_PLAYERS",
    "OPTIONS",
    "Appealed",
    "DecisionMade",
    "MarkAmended",
    "Option",
    "Player",
    "Reason",
    "Refusal",
    "RuleSet",
    "Team",
    "faults",
    "mark_of",
    "preview_appeal",
]
