"""A referee's decisions carried out on a position (1.6, 1.7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.quidditch.events import AFTER
from app.quidditch.pitch import Side, other
from app.quidditch.position import BENCH, OUT, Pending
from app.quidditch.referee import Decision, DecisionType
from app.quidditch.refusal import Reason
from app.quidditch.tact import Tact

History = Mapping[str, Sequence[Decision]]
"""The decisions so far by the name of their round."""

CLAUSES: dict[DecisionType, str] = {"substitute": "1.7", "keeper_reset": "1.5", "warning": "1.1"}
CARDS_FOR_PENALTY = 2


def decide(tact: Tact, decision: Decision, history: History) -> Reason | None:
    """Carry out one decision; a reason where the rules do not allow it."""
    if not decision.by.strip() or not decision.reason.strip():
        return Reason.NO_REASON
    match decision.type:
        case "yellow_card":
            return _card(tact, decision)
        case "remove":
            return _remove(tact, decision)
        case "penalty":
            return _penalty(tact, decision)
        case "substitute":
            return _substitute(tact, decision)
        case "cancel":
            return _cancel(tact, decision, history)
        case "annul" | "close":
            tact.finished = "annulled" if decision.type == "annul" else "closed"
            tact.note(AFTER, "over", "1.6", reason=tact.finished)
        case "warning":
            return _warn(tact, decision)
        case "keeper_reset":
            tact.let_go()
            tact.centre_quaffle()
            tact.note(AFTER, "reset", "1.5", at=tact.quaffle.at)
    return None


def _card(tact: Tact, decision: Decision) -> Reason | None:
    """A yellow card; the second of a side calls a penalty (1.6)."""
    side = decision.side
    if side is None:
        return Reason.NO_SIDE
    count = _add_card(tact, side, 1)
    tact.note(AFTER, "card", "1.6", side=side, reason=decision.reason)
    called = any(entry.type == "penalty" and entry.side == side for entry in tact.pending)
    if count == CARDS_FOR_PENALTY or (count > CARDS_FOR_PENALTY and not called):
        tact.call_penalty(side, AFTER, "1.6")
    return None


def _add_card(tact: Tact, side: Side, number: int) -> int:
    left, right = tact.cards
    tact.cards = (left + number, right) if side == "left" else (left, right + number)
    return tact.cards[0 if side == "left" else 1]


def _remove(tact: Tact, decision: Decision) -> Reason | None:
    player = tact.match.index.get(decision.player or "")
    if player is None:
        return Reason.UNKNOWN_PLAYER
    if tact.back[player] == BENCH:
        return Reason.ON_BENCH
    if decision.rounds is not None and decision.rounds < 1:
        return Reason.BAD_ROUNDS
    tact.remove(player, decision.rounds, AFTER, "1.6")
    return None


def _penalty(tact: Tact, decision: Decision) -> Reason | None:
    if decision.side is None:
        return Reason.NO_SIDE
    chaser = None
    if decision.chaser is not None:
        chaser = tact.match.index.get(decision.chaser)
        if chaser is None or chaser not in tact.match.of(other(decision.side), "chaser"):
            return Reason.NOT_A_CHASER
        if tact.back[chaser] in (OUT, BENCH):
            return Reason.NOT_A_CHASER
    tact.pending.append(Pending("penalty", decision.side, chaser))
    tact.note(AFTER, "penalty", "1.6", side=decision.side, reason=decision.reason)
    return None


def _substitute(tact: Tact, decision: Decision) -> Reason | None:
    """The leaver is gone before tact 1; the newcomer enters on tact 3, or waits for him (Q27)."""
    out = tact.match.index.get(decision.out or "")
    new = tact.match.index.get(decision.in_ or "")
    if new is None or tact.back[new] != BENCH:
        return Reason.NOT_A_SUBSTITUTE
    if out is None or tact.back[out] in (OUT, BENCH):
        return Reason.NOT_ON_TEAM
    same_side = tact.match.sides[out] == tact.match.sides[new]
    if not same_side or tact.match.roles[out] != tact.match.roles[new]:
        return Reason.OTHER_ROLE
    spot = tact.at[out]
    tact.back[new] = max(tact.back[out], tact.round + 1)
    tact.at[out], tact.back[out] = None, OUT
    tact.note(
        AFTER, "substituted", "1.7, Q27", new, reason=decision.out, back_in_round=tact.back[new]
    )
    if spot is not None:
        tact.drop(out, spot, AFTER, "1.7, Q27")
    return None


def _warn(tact: Tact, decision: Decision) -> Reason | None:
    """A warned player may be sent off next; the match warned for silence may be closed (1.1)."""
    if decision.player is None:
        tact.counts = tact.counts._replace(silent=tact.counts.silent + 1)
        return None
    player = tact.match.index.get(decision.player)
    if player is None:
        return Reason.UNKNOWN_PLAYER
    tact.counts = tact.counts._replace(warned=tuple(sorted({*tact.counts.warned, player})))
    return None


def _cancel(tact: Tact, decision: Decision, history: History) -> Reason | None:
    """A senior referee takes back a card, a penalty not yet played, or a removal (1.6)."""
    if decision.cancels is not None:
        round_, number = decision.cancels
        entries = history.get(round_, ())
        if not 1 <= number <= len(entries):
            return Reason.NOTHING_TO_CANCEL
        past = entries[number - 1]
    elif decision.what is not None:
        past = Decision(decision.what, side=decision.side, player=decision.player)
    else:
        return Reason.NOTHING_TO_CANCEL
    return _take_back(tact, past)


def _take_back(tact: Tact, past: Decision) -> Reason | None:
    match past.type:
        case "yellow_card":
            side = past.side
            if side is None or not tact.cards[0 if side == "left" else 1]:
                return Reason.NOTHING_TO_CANCEL
            if _add_card(tact, side, -1) == CARDS_FOR_PENALTY - 1:
                _drop_penalty(tact, past)
            return None
        case "penalty":
            return None if _drop_penalty(tact, past) else Reason.NOTHING_TO_CANCEL
        case "remove":
            player = tact.match.index.get(past.player or "")
            if player is None or tact.at[player] is not None or tact.back[player] == BENCH:
                return Reason.NOTHING_TO_CANCEL
            tact.back[player] = tact.round + 1
            return None
    return Reason.NOTHING_TO_CANCEL


def _drop_penalty(tact: Tact, past: Decision) -> bool:
    """The last penalty called against the side is off, if it is still to be played."""
    penalties = [n for n, entry in enumerate(tact.pending) if entry.type == "penalty"]
    if tact.kind == "penalty":
        penalties = penalties[1:]
    for number in reversed(penalties):
        if tact.pending[number].side == past.side:
            del tact.pending[number]
            return True
    return False
