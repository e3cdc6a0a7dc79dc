"""A partner's card: logo, name and text, as large as they fit."""

from __future__ import annotations

from app.night.scenes import PartnerScene
from ui.paint import palette
from ui.paint.box import Box
from ui.paint.fonts import BOLD
from ui.paint.media import NONE, Pictures, stills, usable
from ui.paint.parts import MARGIN, line
from ui.paint.pieces import Piece, Text
from ui.paint.plan import Plan
from ui.paint.text import fit
from ui.paint.words import Screen

_LOGO, _GAP = 0.46, 28.0
_LARGEST, _FLOOR = 64.0, 28.0


def plan_partner(scene: PartnerScene, area: Box, words: Screen, store: Pictures = NONE) -> Plan:
    """The plan of a partner's card; without a name the words "partner of the game" stand alone."""
    inner = area.inset(MARGIN * 1.3, 44)
    pieces: list[Piece] = []
    body = inner
    if scene.name:
        head = inner.top_slice(56)
        pieces.append(line(words.partner_card(), head, 40, palette.MUTED, "centre"))
        body = inner.below(56 + 16)
    logos = usable((scene.logo,), store) if scene.logo else ()
    if logos:
        high = body.h * (_LOGO if scene.text else 0.62)
        pieces += stills(logos, body.top_slice(high), store)
        body = body.below(high + _GAP)
    share = 0.36 if scene.text else 1.0
    largest = 110.0 if scene.text or logos else 170.0
    name = scene.name or words.partner_card()
    title = fit(name, body.w, body.h * share, largest, 40, weight=BOLD, lines=3)
    rest = body.h - title.height - _GAP
    text = fit(scene.text, body.w * 0.9, rest, _LARGEST, _FLOOR) if scene.text else None
    high = title.height + (text.height + _GAP if text else 0)
    top = body.y + max(0.0, (body.h - high) / 2)
    pieces.append(Text(Box(body.x, top, body.w, title.height), title, palette.GOLD, "centre"))
    if text is not None:
        low = Box(body.x, top + title.height + _GAP, body.w, text.height)
        pieces.append(Text(low, text, palette.WHITE, "centre"))
    return Plan(area.w, tuple(pieces))
