"""Wishes from the hall become facts or a refusal: who may ask it, and whether it may be now.

The phone that leads decides for its team, and the judge for himself; the same wish again, by its
id, is answered as it was the first time and counts once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from app.hill import decide as hill
from app.hill import events as in_game
from app.hill.refusal import Reason, Refusal
from app.night import intents
from app.night.decide import Stamp, decide
from app.night.evolve import evolve
from app.night.hall import events as happened
from app.night.hall.captain import give_orders
from app.night.hall.verdict import Verdict, done, no, refused
from app.night.night import Night
from app.phones import protocol as phone
from app.phones.port import Enter, Seat
from app.phones.protocol import Code

MOST_PHONES = 24
"""Of one team at a time: phones for all its players, spare ones, and 1,000 in the whole hall."""
MOST_ENTRIES = 100
"""Of one team with one PIN, phones that left included: coming and going fills no journal."""
MOST_WISHES = 100
"""Of one phone for one question, or to take the lead: no hand types more, only a flood does."""


class Asked(NamedTuple):
    """A wish at its moment: `stamp` the night time of its arrival, `rtt_ms` its path's."""

    seat: Seat
    wish: phone.Wish | Enter
    stamp: Stamp
    rtt_ms: int | None = None


def settle(night: Night, asked: Asked) -> Verdict:
    """What the wish comes to in this night; nothing is done yet."""
    wish = asked.wish
    if isinstance(wish, Enter):
        return _enter(night, asked.seat, wish)
    code = _stranger(night, asked.seat, wish)
    if isinstance(wish, phone.Leave):
        known = code is not Code.NOT_JOINED and asked.seat.team is not None
        return done(wish.id, *((happened.PhoneLeft(asked.seat.phone),) if known else ()))
    if code is not None:
        return no(wish.id, code)
    return _WISHES[type(wish)](night, asked, wish)


def _stranger(night: Night, seat: Seat, wish: phone.Wish) -> Code | None:
    """Why this seat may not ask it at all, whatever the game says."""
    if seat.team is None:
        if night.hall.judge is None:
            return Code.NOT_JUDGE
        return None if isinstance(wish, phone.Mark) else Code.NOT_JOINED
    known = night.hall.phones.get(seat.phone)
    if known is None or known.team != seat.team:
        return Code.NOT_JOINED
    if known.blocked:
        return Code.BLOCKED
    return Code.NOT_JUDGE if isinstance(wish, phone.Mark) else None


def _enter(night: Night, seat: Seat, wish: Enter) -> Verdict:
    known = night.hall.phones
    if seat.phone in known:
        return done(seat.phone)
    if seat.team is None or seat.team not in night.game.roster:
        return no(seat.phone, Code.NOT_JOINED)
    many = sum(other.team == seat.team for other in known.values())
    if many >= MOST_PHONES or night.hall.entries.get(seat.team, 0) >= MOST_ENTRIES:
        return no(seat.phone, Code.TEAM_FULL)
    entered = happened.PhoneEntered(seat.phone, seat.team, wish.digest, wish.label)
    return done(seat.phone, entered)


def _lead(night: Night, asked: Asked, wish: phone.Lead) -> Verdict:
    team, me = _speaker(asked)
    if night.hall.receipt(0, me, wish.id) or night.hall.leading.get(team) == me:
        return done(wish.id)
    if night.hall.wishes(0, me) >= MOST_WISHES:
        return no(wish.id, Code.TOO_MUCH)
    return done(wish.id, happened.PhoneLeads(team, me, wish.id))


def _answer(night: Night, asked: Asked, wish: phone.Answer) -> Verdict:
    team, me = _speaker(asked)
    receipt = night.hall.receipt(wish.turn, me, wish.id)
    if receipt and (wish.turn != night.number or receipt.asked_at == night.announced_at):
        return done(wish.id, at_ms=receipt.at_ms)
    code = _not_now(night, team, me, wish.turn)
    if code is not None:
        return no(wish.id, code)
    found = decide(night, intents.RecordAnswers((team,), wish.text), asked.stamp)
    if not isinstance(found, tuple):
        return refused(wish.id, found)
    if not wish.text.strip():
        return no(wish.id, Code.EMPTY)
    facts = tuple(
        happened.AnswerArrived(
            me, wish.id, wish.turn, night.announced_at or 0, replace(event, rtt_ms=asked.rtt_ms)
        )
        for event in found
        if isinstance(event, in_game.Answered)
    )
    return done(wish.id, *facts, at_ms=facts[0].answer.at_ms)


def _declare(night: Night, asked: Asked, wish: phone.Declare) -> Verdict:
    team, me = _speaker(asked)
    if night.hall.receipt(wish.turn, me, wish.id):
        return done(wish.id)
    code = _not_now(night, team, me, wish.turn)
    if code is not None:
        return no(wish.id, code)
    made = night.game.turn.declarations.get(team)
    if wish.kind == (made.kind if made else None) and not (made and made.late):
        return done(wish.id)
    steps: list[intents.Intent] = [intents.TakeBack(team)] if made else []
    steps += [intents.Declare(team, wish.kind)] if wish.kind else []
    for step in steps:
        found = decide(night, step, asked.stamp)
        if not isinstance(found, tuple):
            return _out_of_time(wish.id, found) or refused(wish.id, found)
        if any(isinstance(event, in_game.Declared) and event.late for event in found):
            return _too_late(wish.id)
        for event in found:
            night = evolve(night, event, asked.stamp.at_ms)
    return done(wish.id, happened.DeclarationArrived(team, me, wish.id, wish.turn, wish.kind))


def _out_of_time(message: str, why: object) -> Verdict | None:
    late = isinstance(why, Refusal) and why.reason is Reason.BEFORE_QUESTION
    return _too_late(message) if late else None


def _too_late(message: str) -> Verdict:
    """A phone's declaration after its deadline is no late one: it is not taken (2.2.5, H9)."""
    reason = Reason.BEFORE_QUESTION
    return no(message, Code.TOO_LATE, reason.sentence, f"{reason.clause}, H9")


def _mark(night: Night, asked: Asked, wish: phone.Mark) -> Verdict:
    if night.hall.receipt(wish.turn, asked.seat.phone, wish.id):
        return done(wish.id)
    if wish.turn != night.number:
        return no(wish.id, Code.OTHER_TURN)
    marks = dict.fromkeys(wish.teams, wish.mark)
    found = hill.mark(night.game, marks)
    if isinstance(found, Refusal):
        return refused(wish.id, found)
    known = night.hall.marks
    changed = {t: m for t, m in marks.items() if t not in known or known[t].judge is not m}
    if not changed or night.announced_at is None:
        return done(wish.id)
    fact = happened.JudgeMarked(changed, wish.turn, night.announced_at, asked.seat.phone, wish.id)
    return done(wish.id, fact)


def _orders(night: Night, asked: Asked, wish: phone.Orders) -> Verdict:
    team, me = _speaker(asked)
    if night.hall.receipt(-wish.round, me, wish.id):
        return done(wish.id)
    if night.ended:
        return no(wish.id, Code.CLOSED_EVENING)
    if night.hall.leading.get(team) != me:
        return no(wish.id, Code.NOT_LEADING)
    if night.hall.wishes(-wish.round, me) >= MOST_WISHES:
        return no(wish.id, Code.TOO_MUCH)
    return give_orders(night, team, me, wish, asked.stamp)


def _speaker(asked: Asked) -> tuple[str, str]:
    assert asked.seat.team is not None
    return asked.seat.team, asked.seat.phone


def _not_now(night: Night, team: str, me: str, turn: int) -> Code | None:
    """Why no wish for that turn is taken from this phone."""
    if night.ended:
        return Code.CLOSED_EVENING
    if turn != night.number:
        return Code.OTHER_TURN
    if night.hall.leading.get(team) != me:
        return Code.NOT_LEADING
    return Code.TOO_MUCH if night.hall.wishes(turn, me) >= MOST_WISHES else None


_WISHES: Mapping[type, Callable[[Night, Asked, Any], Verdict]] = {
    phone.Lead: _lead,
    phone.Answer: _answer,
    phone.Declare: _declare,
    phone.Mark: _mark,
    phone.Orders: _orders,
}
