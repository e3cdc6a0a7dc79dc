"""The host's wishes of the hall become events, or a refusal; nothing is done yet."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from app.hill.refusal import Reason, Refusal
from app.night.hall import events as happened
from app.night.hall import intents
from app.night.match.refusal import MatchReason, MatchRefusal
from app.night.night import Night
from app.night.refusal import NightReason, NightRefusal, Refused

HallDecision = tuple[happened.HallEvent, ...] | Refused
PIN = re.compile(r"[0-9]{6}")
DIGEST = re.compile(r"[0-9a-f]{64}")
LIKENESS = range(50, 101)
SECOND, DAY = 1000, 86_400_000


def decide_hall(night: Night, intent: intents.HallIntent) -> HallDecision:
    """The events that the wish comes to now, or why it is refused."""
    return _DECISIONS[type(intent)](night, intent)


def _pins(night: Night, intent: intents.IssuePins) -> HallDecision:
    for team in intent.pins:
        if team not in night.game.roster:
            return Refusal(Reason.UNKNOWN_TEAM, team)
    after = {**night.hall.pins, **intent.pins}
    well = all(PIN.fullmatch(pin) for pin in intent.pins.values())
    if not well or len(set(after.values())) < len(after):
        return NightRefusal(NightReason.BAD_PIN)
    return (happened.PinsIssued(dict(intent.pins)),) if intent.pins else ()


def _block(night: Night, intent: intents.BlockPhone) -> HallDecision:
    phone = night.hall.phones.get(intent.phone)
    if phone is None:
        return NightRefusal(NightReason.NO_PHONE)
    return () if phone.blocked is intent.on else (happened.PhoneBlocked(intent.phone, intent.on),)


def _move(night: Night, intent: intents.MovePhone) -> HallDecision:
    phone = night.hall.phones.get(intent.phone)
    if phone is None:
        return NightRefusal(NightReason.NO_PHONE)
    if intent.team not in night.game.roster:
        return Refusal(Reason.UNKNOWN_TEAM, intent.team)
    return () if phone.team == intent.team else (happened.PhoneMoved(intent.phone, intent.team),)


def _lead(night: Night, intent: intents.LetLead) -> HallDecision:
    phone = night.hall.phones.get(intent.phone)
    if phone is None or phone.blocked:
        return NightRefusal(NightReason.NO_PHONE)
    leads = night.hall.leading.get(phone.team) == intent.phone
    return () if leads else (happened.PhoneLeads(phone.team, intent.phone),)


def _link(_: Night, intent: intents.LinkJudge) -> HallDecision:
    if intent.digest is not None and not DIGEST.fullmatch(intent.digest):
        return NightRefusal(NightReason.BAD_PIN)
    return (happened.JudgeLinked(intent.digest),)


def _likeness(_: Night, intent: intents.SetLikeness) -> HallDecision:
    if intent.threshold not in LIKENESS:
        return NightRefusal(NightReason.BAD_LIKENESS)
    return (happened.LikenessSet(intent.threshold),)


def _port(night: Night, intent: intents.KeepPort) -> HallDecision:
    kept = night.hall.port.get(intent.asked, intent.asked) == intent.port
    return () if kept else (happened.PortFound(intent.asked, intent.port),)


def _seat(night: Night, intent: intents.SeatCaptain) -> HallDecision:
    if intent.team is not None and intent.team not in night.game.roster:
        return Refusal(Reason.UNKNOWN_TEAM, intent.team)
    if intent.team is not None and intent.team in _others(night, intent):
        return Refusal(Reason.TEAM_TWICE, intent.team)
    return (happened.CaptainSeated(intent.side, intent.team),)


def _others(night: Night, intent: intents.SeatCaptain) -> list[str]:
    return [team for side, team in night.hall.captains.items() if side != intent.side]


def _time(night: Night, intent: intents.TimeOrders) -> HallDecision:
    if night.match is None or night.match.over:
        return MatchRefusal(MatchReason.NO_MATCH)
    if intent.total_ms is not None and not SECOND <= intent.total_ms <= DAY:
        return NightRefusal(NightReason.BAD_DURATION)
    return (happened.OrdersTimed(intent.total_ms),)


_DECISIONS: Mapping[type, Callable[[Night, Any], HallDecision]] = {
    intents.IssuePins: _pins,
    intents.BlockPhone: _block,
    intents.MovePhone: _move,
    intents.LetLead: _lead,
    intents.LinkJudge: _link,
    intents.SetLikeness: _likeness,
    intents.KeepPort: _port,
    intents.SeatCaptain: _seat,
    intents.TimeOrders: _time,
}
