"""The record of a simulated match, with its seed and its results."""

from __future__ import annotations

from app.quidditch.dice import seed_hash
from app.quidditch.game import RoundPlan
from app.quidditch.pitch import SIDES
from app.quidditch.record.model import Record, Round, TactOrders
from app.quidditch.record.replay import write_moment, write_proposal
from app.quidditch.rules import DEFAULT_RULES, RuleSet
from app.quidditch.simulate import match_seed, simulate, simulated_match
from app.quidditch.teams import Match


def simulated_record(number: int, rules: RuleSet = DEFAULT_RULES) -> Record:
    """The record of the simulated match of a number."""
    match, seed = simulated_match(rules), match_seed(number)
    rounds = list(simulate(match, seed))
    seen = [moment for entry in rounds for moment in entry.moments]
    last = seen[-1].position
    return Record(
        left=match.teams["left"],
        right=match.teams["right"],
        rounds=tuple(round_of(match, entry.plan) for entry in rounds),
        rules=rules,
        seed=seed,
        seed_hash=seed_hash(seed),
        results={
            "tacts": [write_moment(match, moment) for moment in seen],
            "score": dict(zip(SIDES, last.score, strict=True)),
            "finished": last.finished,
            "proposals": [write_proposal(match, p) for moment in seen for p in moment.proposals],
        },
    )


def round_of(match: Match, plan: RoundPlan) -> Round:
    """A round as the record keeps it."""
    tacts = tuple(
        TactOrders({match.ids[player]: order for player, order in orders.items()})
        for orders in plan.tacts
    )
    chaser = None if plan.chaser is None else match.ids[plan.chaser]
    return Round(tacts, plan.decisions, plan.kind, chaser)
