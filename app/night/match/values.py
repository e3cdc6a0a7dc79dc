"""The engine's values that a seat names or makes: players, orders, decisions, rules."""

from app.night.match.sheets import place_before
from app.night.match.state import MatchState
from app.quidditch.allowed import Allowed, allowed
from app.quidditch.dice import seed_hash
from app.quidditch.orders import Action, Order
from app.quidditch.pitch import Side, Spot, other
from app.quidditch.referee import Decision, DecisionType
from app.quidditch.refusal import Reason
from app.quidditch.rules import DEFAULT_RULES, MOST, OPTIONS, ROLES, Option, Role, RuleSet
from app.quidditch.teams import Player, Team

__all__ = [
    "DEFAULT_RULES",
    "MOST",
    "OPTIONS",
    "ROLES",
    "Action",
    "Allowed",
    "Decision",
    "DecisionType",
    "Option",
    "Order",
    "Player",
    "Reason",
    "Role",
    "RuleSet",
    "Side",
    "Spot",
    "Team",
    "other",
    "reach",
    "seed_hash",
]


def reach(match: MatchState, tact: int, player: str, end: Spot | None = None) -> Allowed:
    """The cells and the actions that the player may be told for a tact; `end`: where it flies."""
    if match.over:
        return Allowed((), {})
    here = place_before(match, tact, player)
    number = match.match.index[player]
    return allowed(match.match, match.begun, tact, number, here=here, end=end)
