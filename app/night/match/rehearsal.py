"""A rehearsal of a match: two simulated sides, their captains and the referee, play by themselves.

Everything goes the way of a real match, wish by wish, and only in an evening marked as rehearsal.
"""

from __future__ import annotations

from random import Random

from app.night.crowd import FIRST_NAMES, SURNAMES, Language
from app.night.events import Founded
from app.night.match import intents
from app.night.match.order_text import write_order
from app.night.match.state import MatchState
from app.night.night import Night
from app.night.rehearsal import RULES, Act
from app.quidditch.events import Proposal
from app.quidditch.pitch import SIDES, Side
from app.quidditch.referee import Decision
from app.quidditch.rules import DEFAULT_RULES, RuleSet
from app.quidditch.sides import Whim, round_orders
from app.quidditch.simulate import match_seed, simulated_match
from app.quidditch.teams import Player, Team

SIDE_NAMES: dict[Language, dict[Side, str]] = {
    "ru": {"left": "Красные драконы", "right": "Вороны"},
    "en": {"left": "Red Dragons", "right": "Ravens"},
}
BY = {"ru": "судья", "en": "referee"}
STRICT = 0.5
"""The chance that the referee follows a proposal."""


def pitch_rehearsal_night(date: str, title: str) -> Founded:
    """The founding of a marked rehearsal for a match alone, without teams on the hill."""
    return Founded(title, date, "", RULES, (), rehearsal=True)


def rehearsal_match(
    seed: int, language: Language = "ru", rules: RuleSet = DEFAULT_RULES
) -> intents.FoundMatch:
    """The founding of a match between two simulated sides."""
    chance = Random(f"pitch {seed}")
    teams = simulated_match(rules).teams
    left, right = (_named(teams[side], side, chance, language) for side in SIDES)
    return intents.FoundMatch(left, right, rules, match_seed(seed))


def _named(team: Team, side: Side, chance: Random, language: Language) -> Team:
    def named(player: Player) -> Player:
        first, last = chance.choice(FIRST_NAMES[language]), chance.choice(SURNAMES[language])
        return Player(player.id, player.role, f"{first} {last}")

    players = tuple(named(player) for player in team.players)
    bench = tuple(named(player) for player in team.substitutes)
    return Team(SIDE_NAMES[language][side], players, bench)


class MatchRehearsal:
    """The simulated pitch: ask it for the next act again and again."""

    def __init__(self, seed: int, language: Language = "ru", rules: RuleSet | None = None) -> None:
        """Seat captains and referee; `seed` is all their chance."""
        self._seed, self._language, self._rules = seed, language, rules or DEFAULT_RULES
        self._whim = Whim(match_seed(seed), "referee")

    def next(self, night: Night) -> Act | None:
        """The next act; None once the match has ended, or where the evening is no rehearsal."""
        match = night.match
        if not night.rehearsal or night.ended or (match is not None and match.ended):
            return None
        if night.mode != "pitch":
            return Act(800, intents.SwitchMode("pitch"))
        if match is None:
            return Act(800, rehearsal_match(self._seed, self._language, self._rules))
        if match.showing.kind != "still":
            return Act(4000, intents.RestPitch())
        if match.over:
            return Act(4000, intents.EndMatch())
        for key, proposal in match.waiting:
            return Act(900, self._answer(match, key, proposal))
        if match.open_round is None and not any(match.sheet.tacts):
            return Act(1200, intents.EnterText(simulated_orders(match, self._seed)))
        return Act(700, intents.PlayTact())

    def _answer(self, match: MatchState, key: str, proposal: Proposal) -> intents.MatchIntent:
        decision = confirming(match, proposal, BY[self._language])
        if decision is None or proposal.type == "close" or self._whim.number() >= STRICT:
            return intents.DropProposal(key)
        return intents.Decide(decision, key)


def confirming(match: MatchState, proposal: Proposal, by: str) -> Decision | None:
    """The decision that follows a proposal as it is; None where it needs more words."""
    player = None if proposal.player is None else match.match.ids[proposal.player]
    match proposal.type:
        case "warning" | "close":
            return Decision(proposal.type, by, proposal.sentence, player=player)
        case "remove":
            return Decision("remove", by, proposal.sentence, player=player, rounds=1)
        case "yellow_card" | "penalty" if proposal.side is not None:
            return Decision(proposal.type, by, proposal.sentence, proposal.side)
    return None


def simulated_orders(match: MatchState, seed: int, side: Side | None = None) -> str:
    """Plausible orders for what is left of the round, as captains would send them in."""
    whim = Whim(match_seed(seed), f"sides/{match.now.name}")
    lines = []
    for tact, orders in enumerate(round_orders(match.match, match.now, whim), match.now.tact):
        lines.append(f"tact {tact}")
        for player, order in orders.items():
            if side in (None, match.match.sides[player]):
                lines.append(f"{match.match.ids[player]} {write_order(order)}")
    return "\n".join(lines)
