"""The welcome: the evening's title, who has joined, and the way in for phones."""

from __future__ import annotations

from app.night.scenes import JoinView, WelcomeScene
from ui.paint import palette
from ui.paint.box import Box
from ui.paint.emblem import Emblem
from ui.paint.fonts import BOLD
from ui.paint.grid import team_grid
from ui.paint.parts import MARGIN, line
from ui.paint.pieces import Piece, Plate, Text
from ui.paint.plan import Plan
from ui.paint.qr import QrCode
from ui.paint.text import fit
from ui.paint.words import Screen

_EMBLEM, _SMALL = 200.0, 150.0
_SHARE, _GAP = 0.42, 54.0
_HEAD, _FOOT = 62.0, 84.0


def plan_welcome(scene: WelcomeScene, area: Box, words: Screen) -> Plan:
    """The plan of the welcome: title, place and date, who has joined; a QR code beside them."""
    inner = area.inset(MARGIN * 1.3, 40)
    if scene.join is None:
        return Plan(area.w, _hall(scene, inner, words, _EMBLEM))
    inner = area.inset(MARGIN, 36)
    side = min(inner.h - _HEAD - _FOOT - _net(scene.join), inner.w * _SHARE)
    left = inner.left_slice(inner.w - side - _GAP)
    door = inner.after(inner.w - side)
    return Plan(area.w, (*_hall(scene, left, words, _SMALL), *_door(scene.join, door, side, words)))


def _hall(scene: WelcomeScene, inner: Box, words: Screen, size: float) -> tuple[Piece, ...]:
    head = inner.after(size + 44).top_slice(size)
    game = scene.title or words.game()
    title = fit(game, head.w, head.h * 0.64, 104, 40, weight=BOLD, lines=2)
    under = " · ".join(text for text in (scene.venue, words.day(scene.date)) if text)
    pieces: list[Piece] = [
        Emblem(Box(inner.x, inner.y, size, size)),
        Text(Box(head.x, head.y + size * 0.04, head.w, title.height), title, palette.GOLD),
        line(under, head.bottom_slice(size * 0.32), 44, palette.PALE),
    ]
    low = inner.below(size + 26)
    if not scene.teams:
        hello = low._replace(h=low.h * 0.8)
        pieces.append(line(words.welcome(), hello, 150, palette.WHITE, "centre", weight=BOLD))
        return tuple(pieces)
    count = words.joined(len(scene.teams))
    joined = None if scene.join is None else scene.join.joined
    if joined is not None:
        count = words.connected(sum(team.id in joined for team in scene.teams), len(scene.teams))
    pieces.append(line(count, low.top_slice(56), 42, palette.MUTED))
    return (*pieces, *team_grid(scene.teams, low.below(66), joined))


def _net(join: JoinView) -> float:
    return _HEAD if join.network else 0.0


def _door(join: JoinView, box: Box, side: float, words: Screen) -> tuple[Piece, ...]:
    """What to do, the code as large as it goes, and the address to be typed."""
    free = box.h - side - _HEAD - _FOOT - _net(join)
    top = box.y + max(0.0, free / 2)
    pieces: list[Piece] = []
    if join.network:
        net = Box(box.x, top, box.w, _HEAD)
        pieces.append(line(words.network(join.network), net, 46, palette.GOLD, "centre"))
        top += _HEAD
    head = Box(box.x, top, box.w, _HEAD - 8)
    code = Box(box.x, top + _HEAD, side, side)
    foot = Box(box.x, code.bottom + 10, box.w, _FOOT - 10)
    pieces += [
        line(words.scan(), head, 46, palette.PALE, "centre", smallest=26),
        Plate(code, palette.WHITE, 14),
        QrCode(code.inset(6), join.code),
        line(join.address, foot, 72, palette.WHITE, "centre", weight=BOLD, smallest=26),
    ]
    return tuple(pieces)
