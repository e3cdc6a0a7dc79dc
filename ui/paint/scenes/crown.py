"""The ceremony: the winner, and the prize places."""

from __future__ import annotations

from app.night.scenes import CrownScene, TeamView
from ui.paint import palette
from ui.paint.box import Box
from ui.paint.confetti import LASTS_MS, confetti
from ui.paint.fonts import BOLD
from ui.paint.parts import MARGIN, line
from ui.paint.pieces import Piece, Plate
from ui.paint.plan import Plan
from ui.paint.plateau import Crown
from ui.paint.rays import Rays
from ui.paint.token import Face, Token
from ui.paint.words import Screen


def plan_crown(scene: CrownScene, area: Box, words: Screen, moving: bool) -> Plan:
    """The plan of the ceremony; with confetti when `moving`."""
    inner = area.inset(MARGIN * 1.4, 40)
    x = inner.middle[0]
    rest = [team for team in scene.prizes if team.id != scene.winner.id][:6]
    low = inner.bottom_slice(190 if rest else 0)
    upper = inner._replace(h=inner.h - low.h - (24 if rest else 0))
    unit = upper.h / 780
    top = upper.y
    pieces: list[Piece] = [
        Rays(area, x, top + 210 * unit),
        Crown(x, top + 130 * unit, 320 * unit),
        Token(x, top + 330 * unit, Face(scene.winner.number, 74 * unit)),
        line(
            words.winner(scene.king),
            Box(inner.x, top + 414 * unit, inner.w, 64 * unit),
            48,
            palette.GOLD,
            "centre",
            weight=BOLD,
        ),
        line(
            scene.winner.name,
            Box(inner.x, top + 480 * unit, inner.w, 220 * unit),
            120,
            palette.WHITE,
            "centre",
            weight=BOLD,
            smallest=44,
            lines=2,
        ),
        line(
            words.reason(scene.reason),
            Box(inner.x, top + 710 * unit, inner.w, 56 * unit),
            40,
            palette.PALE,
            "centre",
        ),
    ]
    pieces += _prizes(tuple(rest), low)
    if not moving:
        return Plan(area.w, tuple(pieces))

    def live(elapsed_ms: int) -> tuple[Piece, ...]:
        return confetti(area, elapsed_ms)

    return Plan(area.w, tuple(pieces), live=live, until_ms=LASTS_MS)


def _prizes(teams: tuple[TeamView, ...], box: Box) -> tuple[Piece, ...]:
    if not teams:
        return ()
    columns = min(3, len(teams))
    rows = -(-len(teams) // columns)
    wide, tall = min(720.0, (box.w - 24 * (columns - 1)) / columns), (box.h - 12) / max(rows, 1)
    tall = min(tall, 120.0)
    left = box.middle[0] - (columns * wide + 24 * (columns - 1)) / 2
    pieces: list[Piece] = []
    for k, team in enumerate(teams):
        down, across = divmod(k, columns)
        place = Box(left + across * (wide + 24), box.y + down * tall, wide, tall - 10)
        pieces += _prize(team, place)
    return tuple(pieces)


def _prize(team: TeamView, box: Box) -> tuple[Piece, ...]:
    radius = min(34.0, box.h * 0.4)
    px = min(44.0, box.h * 0.5)
    place = Box(box.x + 12, box.y, 96, box.h)
    token = Token(place.right + 12 + radius, box.y + box.h / 2, Face(team.number, radius))
    name = Box(token.x + radius + 16, box.y, box.right - token.x - radius - 30, box.h)
    return (
        Plate(box, palette.PLATE, 16),
        line(team.place, place, px * 1.1, palette.GOLD, "centre", weight=BOLD),
        token,
        line(team.name, name, px, lines=2),
    )
