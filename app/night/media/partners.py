"""A partner of the evening on the projector: before its question, with it or after it (2.2.6)."""

from __future__ import annotations

from collections.abc import Iterable

from app.hill.game import Phase
from app.night.night import Night
from app.night.scenes import PartnerScene
from app.packs import Partner


def has_partner(night: Night) -> bool:
    """Whether a partner's card has ground: its question comes, is asked, or was the last one."""
    return _number(night) is not None


def partner_scene(night: Night, _: int) -> PartnerScene:
    """The card: name, text and logo of the partner; "" for a partner without a name."""
    number = _number(night)
    named = None if number is None else _named(night, number)
    name = named if isinstance(named, str) else ""
    known = partner_of(night, name)
    text = known.text if known else ""
    logo = known.logo.file if known and known.logo and known.logo.file else None
    return PartnerScene(name, text, logo)


def partner_of(night: Night, name: str) -> Partner | None:
    """The partner of that name in the evening's pack."""
    return partner_named(night.pack.partners if night.pack else (), name)


def partner_named(partners: Iterable[Partner], name: str) -> Partner | None:
    """The partner of that name, whatever its capitals."""
    wanted = name.strip().casefold()
    return next((one for one in partners if one.name.strip().casefold() == wanted), None)


def _number(night: Night) -> int | None:
    chosen = night.media.partner
    coming, played = night.number, len(night.game.turns)
    order = (chosen, coming, played) if chosen in (coming, played) else (coming, played)
    return next((n for n in order if n and _named(night, n)), None)


def _named(night: Night, number: int) -> str | bool | None:
    """The partner of a question: a name, True without one, None or False for none."""
    if number <= len(night.game.turns):
        return night.game.turns[number - 1].question.partner
    if night.game.phase in (Phase.OPEN, Phase.CLOSED):
        return night.game.turn.question.partner
    return night.next_question.partner if night.game.phase is Phase.DECLARING else None
