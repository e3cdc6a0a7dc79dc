"""A whole match between two simulated sides, before a referee who mostly goes by the book.

Everything follows from one seed; the whims of the sides have addresses of their own, so that the
match's dice are never touched.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from app.quidditch.dice import AddressedDice
from app.quidditch.events import Proposal
from app.quidditch.game import Moment, RoundPlan, play_round
from app.quidditch.pitch import SIDES, Side
from app.quidditch.position import BENCH, OUT, Position, new_match
from app.quidditch.referee import Decision
from app.quidditch.refusal import Refusal
from app.quidditch.rules import DEFAULT_RULES, Role, RuleSet
from app.quidditch.sides import Whim, round_orders
from app.quidditch.teams import Match, Player, Team

LINEUP: tuple[Role, ...] = ("keeper", *("chaser",) * 3, *("beater",) * 2, "seeker")
NAMES: dict[Side, str] = {"left": "Red Dragons", "right": "Ravens"}
STRICT, CARELESS, TIRED, UNJUST = 0.5, 0.02, 0.04, 0.3
"""Chances that a proposal is confirmed, that a card is shown anyway, of a substitution, and that
a senior referee takes such a card back."""


class Simulated(NamedTuple):
    """A round as it was played: where it began, its plan, and its tacts."""

    begun: Position
    plan: RoundPlan
    moments: tuple[Moment, ...]


def match_seed(number: int) -> bytes:
    """The 32 bytes of a simulated match's seed."""
    return hashlib.sha256(f"koth quidditch {number}".encode()).digest()


def simulated_match(rules: RuleSet = DEFAULT_RULES) -> Match:
    """Two sides of seven, with a substitute for each role."""
    return Match(_team("left", rules), _team("right", rules), rules)


def _team(side: Side, rules: RuleSet) -> Team:
    letter = side[0].upper()
    roles = ("keeper", *("chaser",) * rules.chasers, *("beater",) * rules.beaters, "seeker")
    players = [Player(f"{letter}{n}", _role(role)) for n, role in enumerate(roles, 1)]
    extra = ("keeper", "chaser", "beater", "seeker")
    subs = [Player(f"{letter}{n}", _role(role)) for n, role in enumerate(extra, len(roles) + 1)]
    return Team(NAMES[side], tuple(players), tuple(subs))


def _role(name: str) -> Role:
    return next(role for role in LINEUP if role == name)


def simulate(match: Match, seed: bytes) -> Iterator[Simulated]:
    """Every round of a match to its end."""
    now, dice = new_match(match), AddressedDice(seed)
    history: dict[str, tuple[Decision, ...]] = {}
    while now.finished is None:
        whim = Whim(seed, f"sides/{now.name}")
        plan = RoundPlan(round_orders(match, now, whim), kind=now.kind)
        seen = list(_moments(match, now, plan, dice, history))
        decisions = tuple(_decisions(match, seen, whim))
        if decisions:
            plan = plan._replace(decisions=decisions)
            seen = list(_moments(match, now, plan, dice, history))
        history[now.name] = plan.decisions
        yield Simulated(now, plan, tuple(seen))
        now = seen[-1].position


def _moments(
    match: Match,
    now: Position,
    plan: RoundPlan,
    dice: AddressedDice,
    history: dict[str, tuple[Decision, ...]],
) -> Iterator[Moment]:
    for moment in play_round(match, now, plan, dice, history):
        if isinstance(moment, Refusal):
            raise AssertionError(f"a simulated round was refused: {moment}")
        yield moment


def _decisions(match: Match, seen: list[Moment], whim: Whim) -> Iterator[Decision]:
    after = seen[-1].position
    if after.finished is not None:
        return
    proposals = [proposal for moment in seen for proposal in moment.proposals]
    yield from _confirmed(match, proposals, whim)
    for side in SIDES:
        if whim.number() < CARELESS:
            yield Decision("yellow_card", "referee", "rough play without a fall", side)
            if whim.number() < UNJUST:
                yield Decision("cancel", "senior referee", "unjust", side, what="yellow_card")
        if whim.number() < TIRED:
            yield from _substitution(match, after, side, whim)


def _confirmed(match: Match, proposals: Iterable[Proposal], whim: Whim) -> Iterator[Decision]:
    for proposal in proposals:
        if whim.number() >= STRICT or proposal.type == "close":
            continue
        player = None if proposal.player is None else match.ids[proposal.player]
        match proposal.type:
            case "warning":
                yield Decision("warning", "referee", proposal.sentence, player=player)
            case "remove":
                yield Decision("remove", "referee", proposal.sentence, player=player, rounds=1)
            case "yellow_card" | "penalty" if proposal.side is not None:
                yield Decision(proposal.type, "referee", proposal.sentence, proposal.side)


def _substitution(match: Match, now: Position, side: Side, whim: Whim) -> Iterator[Decision]:
    new = [p for p, back in enumerate(now.back) if back == BENCH and match.sides[p] == side]
    if not new:
        return
    newcomer = whim.one(new)
    out = [p for p in match.of(side, match.roles[newcomer]) if now.back[p] not in (BENCH, OUT)]
    if out:
        leaver = match.ids[whim.one(out)]
        ids = match.ids
        yield Decision("substitute", "captain", "tired", side, out=leaver, in_=ids[newcomer])
