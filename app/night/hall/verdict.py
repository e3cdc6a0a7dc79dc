"""What a letter comes to: facts to commit and the reply to send once they are, or a refusal."""

from __future__ import annotations

from typing import NamedTuple

from app.hill.refusal import Reason, Refusal
from app.night.hall.events import HallEvent
from app.night.refusal import NightReason, NightRefusal, Refused
from app.phones.protocol import Code, Done, Reply
from app.phones.protocol import Refused as SaidNo

JUDGE = "judge"
_CODES = {
    Reason.ANSWERS_CLOSED: Code.TOO_LATE,
    Reason.QUESTION_NOT_OPEN: Code.NOT_OPEN,
    Reason.MARK_TOO_EARLY: Code.NOT_OPEN,
    Reason.BAD_TIME: Code.NOT_OPEN,
    NightReason.EVENING_ENDED: Code.CLOSED_EVENING,
    NightReason.IN_BREAK: Code.NOT_OPEN,
}


class Verdict(NamedTuple):
    """No facts: what was asked is so already, or is refused."""

    facts: tuple[HallEvent, ...]
    reply: Reply


def actor_of(team: str | None) -> str:
    """Who did it, as the journal names a seat."""
    return JUDGE if team is None else f"phone:{team}"


def done(message: str, *facts: HallEvent, at_ms: int | None = None) -> Verdict:
    """It is done once the facts are committed."""
    return Verdict(facts, Done(id=message, at_ms=at_ms))


def no(message: str, code: Code, reason: str = "", clause: str = "") -> Verdict:
    """It is not done."""
    return Verdict((), SaidNo(id=message, code=code, reason=reason, clause=clause))


def refused(message: str, why: Refused) -> Verdict:
    """The evening's refusal in the phones' words: a code, the sentence and the clause."""
    code = _CODES.get(why.reason, Code.NOT_ALLOWED)
    return no(message, code, sentence(why), clause(why))


def sentence(why: Refused) -> str:
    """The reason without the names of places."""
    return why.reason.value if isinstance(why, NightRefusal) else why.reason.sentence


def clause(why: Refused) -> str:
    """The clause behind it, "" where there is none."""
    return "" if isinstance(why, NightRefusal) else why.reason.clause


def is_late(why: Refusal) -> bool:
    """Whether it would have been done before."""
    return why.reason in (Reason.ANSWERS_CLOSED, Reason.BEFORE_QUESTION)
