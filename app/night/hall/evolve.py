"""The fold of the hall: one of its events changes the night; what has lost its ground does not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from app.hill import decide as rules
from app.hill import events as hill
from app.hill.evolve import evolve as evolve_game
from app.hill.refusal import Refusal
from app.night.countdown import Countdown
from app.night.hall import events as happened
from app.night.hall.marks import judge_marked, with_marks
from app.night.hall.rounds import round_number
from app.night.hall.state import HallState, Phone, Receipt
from app.night.match.evolve import evolve_match
from app.night.night import Night


def evolve_hall(night: Night, event: happened.HallEvent, at_ms: int) -> Night:
    """The night after the event."""
    fold = _ON_NIGHT.get(type(event))
    if fold is not None:
        return fold(night, event, at_ms)
    return replace(night, hall=_ON_HALL[type(event)](night.hall, event, at_ms))


def _pins(hall: HallState, event: happened.PinsIssued, _: int) -> HallState:
    entries = {team: many for team, many in hall.entries.items() if team not in event.pins}
    return replace(hall, pins={**hall.pins, **event.pins}, entries=entries)


def _entered(hall: HallState, event: happened.PhoneEntered, _: int) -> HallState:
    phone = Phone(event.team, event.digest, event.label)
    leading = {event.team: event.phone, **hall.leading}  # the first of a team decides
    entries = {**hall.entries, event.team: hall.entries.get(event.team, 0) + 1}
    phones = {**hall.phones, event.phone: phone}
    return replace(hall, phones=phones, leading=leading, entries=entries)


def _blocked(hall: HallState, event: happened.PhoneBlocked, _: int) -> HallState:
    if event.phone not in hall.phones:
        return hall
    phone = hall.phones[event.phone]._replace(blocked=event.on)
    hall = replace(hall, phones={**hall.phones, event.phone: phone})
    return _headless(hall, event.phone) if event.on else hall


def _moved(hall: HallState, event: happened.PhoneMoved, _: int) -> HallState:
    if event.phone not in hall.phones:
        return hall
    phone = hall.phones[event.phone]._replace(team=event.team)
    hall = _headless(replace(hall, phones={**hall.phones, event.phone: phone}), event.phone)
    leading = {event.team: event.phone, **hall.leading}
    return hall if phone.blocked else replace(hall, leading=leading)


def _left(hall: HallState, event: happened.PhoneLeft, _: int) -> HallState:
    phones = {phone: known for phone, known in hall.phones.items() if phone != event.phone}
    return _headless(replace(hall, phones=phones), event.phone)


def _headless(hall: HallState, phone: str) -> HallState:
    """Without that phone at the head of a team."""
    leading = {team: head for team, head in hall.leading.items() if head != phone}
    return replace(hall, leading=leading)


def _leads(hall: HallState, event: happened.PhoneLeads, _: int) -> HallState:
    known = hall.phones.get(event.phone)
    if known is None or known.team != event.team:
        return hall
    hall = replace(hall, leading={**hall.leading, event.team: event.phone})
    return hall.noted(0, event.phone, event.message, Receipt(None)) if event.message else hall


def _linked(hall: HallState, event: happened.JudgeLinked, _: int) -> HallState:
    return replace(hall, judge=event.digest)


def _likeness(hall: HallState, event: happened.LikenessSet, _: int) -> HallState:
    return replace(hall, likeness=event.threshold)


def _found(hall: HallState, event: happened.PortFound, _: int) -> HallState:
    return replace(hall, port={**hall.port, event.asked: event.port})


def _seated(hall: HallState, event: happened.CaptainSeated, _: int) -> HallState:
    captains = {side: team for side, team in hall.captains.items() if side != event.side}
    if event.team is not None:
        captains[event.side] = event.team
    return replace(hall, captains=captains)


def _timed(night: Night, event: happened.OrdersTimed, at_ms: int) -> Night:
    clock = None if event.total_ms is None else Countdown(event.total_ms, event.total_ms, at_ms)
    number = round_number(night)
    orders = night.hall.orders if night.hall.round == number else {}
    hall = replace(night.hall, orders_clock=clock, round=number, orders=orders)
    return replace(night, hall=hall)


def _arrived(night: Night, event: happened.AnswerArrived, _: int) -> Night:
    """The receipt stays, whatever becomes of the question; the answer needs its question open."""
    answer = event.answer
    receipt = Receipt(event.asked_at, answer.at_ms)
    hall = night.hall.noted(event.turn, event.phone, event.message, receipt)
    here = (night.announced_at, night.number) == (event.asked_at, event.turn)
    if not here or isinstance(rules.answer(night.game, answer.team, answer.at_ms), Refusal):
        return replace(night, hall=hall)
    hall = replace(hall, sent={**hall.sent, answer.team: event.message})
    return with_marks(replace(night, game=evolve_game(night.game, answer), hall=hall), answer)


def _declared(night: Night, event: happened.DeclarationArrived, _: int) -> Night:
    hall = night.hall.noted(event.turn, event.phone, event.message, Receipt(None))
    night = replace(night, hall=hall)
    if night.number != event.turn:
        return night
    game = night.game
    if event.team in game.turn.declarations:
        if isinstance(rules.take_back(game, event.team), Refusal):
            return night
        game = evolve_game(game, hill.DeclarationDropped(event.team))
    made = () if event.kind is None else rules.declare(game, event.team, event.kind)
    if isinstance(made, Refusal) or any(isinstance(e, hill.Declared) and e.late for e in made):
        return night
    for fact in made:
        game = evolve_game(game, fact)
    return replace(night, game=game)


def _judged(night: Night, event: happened.JudgeMarked, at_ms: int) -> Night:
    receipt = Receipt(event.asked_at)
    hall = night.hall.noted(event.turn, event.phone, event.message, receipt)
    return judge_marked(replace(night, hall=hall), event, at_ms)


def _ordered(night: Night, event: happened.OrdersArrived, _: int) -> Night:
    hall = night.hall.noted(-event.number, event.phone, event.message, Receipt(None))
    match = night.match
    if match is None or match.now.name != event.orders.round or match.open_round is not None:
        return replace(night, hall=hall)
    clock = hall.orders_clock if hall.round == event.number else None
    others = hall.orders if hall.round == event.number else {}
    orders = {**others, event.side: event.text}
    hall = replace(hall, orders=orders, round=event.number, orders_clock=clock)
    return replace(night, hall=hall, match=evolve_match(match, event.orders))


_ON_HALL: Mapping[type, Callable[[HallState, Any, int], HallState]] = {
    happened.PinsIssued: _pins,
    happened.PhoneEntered: _entered,
    happened.PhoneBlocked: _blocked,
    happened.PhoneMoved: _moved,
    happened.PhoneLeft: _left,
    happened.PhoneLeads: _leads,
    happened.JudgeLinked: _linked,
    happened.LikenessSet: _likeness,
    happened.PortFound: _found,
    happened.CaptainSeated: _seated,
}
_ON_NIGHT: Mapping[type, Callable[[Night, Any, int], Night]] = {
    happened.OrdersTimed: _timed,
    happened.AnswerArrived: _arrived,
    happened.DeclarationArrived: _declared,
    happened.JudgeMarked: _judged,
    happened.OrdersArrived: _ordered,
}
