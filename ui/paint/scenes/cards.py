"""Scenes with few words: welcome, break, logo."""

from __future__ import annotations

from app.night.scenes import BreakScene, LogoScene, WelcomeScene
from ui.paint import palette
from ui.paint.box import Box
from ui.paint.emblem import Emblem
from ui.paint.fonts import BOLD
from ui.paint.grid import team_grid
from ui.paint.parts import MARGIN, clock_text, line
from ui.paint.pieces import Piece, Text
from ui.paint.plan import Plan
from ui.paint.text import LEADING, fit
from ui.paint.words import Screen


def plan_welcome(scene: WelcomeScene, area: Box, words: Screen) -> Plan:
    """The plan of the welcome: title, place and date, and who has joined."""
    inner = area.inset(MARGIN * 1.4, 44)
    emblem = 190.0
    head = inner.after(emblem + 40).top_slice(emblem)
    title = fit(scene.title or words.game(), head.w, head.h * 0.66, 96, 40, weight=BOLD, lines=2)
    under = " · ".join(text for text in (scene.venue, scene.date) if text)
    pieces: list[Piece] = [
        Emblem(Box(inner.x, inner.y, emblem, emblem)),
        Text(Box(head.x, head.y + 4, head.w, title.height), title, palette.GOLD),
        line(under, head.bottom_slice(54), 38, palette.PALE),
    ]
    low = inner.below(emblem + 34)
    count = words.joined(len(scene.teams)) if scene.teams else words.welcome()
    pieces.append(line(count, low.top_slice(54), 40, palette.MUTED))
    pieces += team_grid(scene.teams, low.below(66), 84)
    return Plan(area.w, tuple(pieces))


def plan_break(scene: BreakScene, area: Box, words: Screen) -> Plan:
    """The plan of a break, with its countdown and the leaders."""
    inner = area.inset(MARGIN * 1.4, 60)
    leaders = scene.leaders[:5]
    low = inner.bottom_slice(84.0 * -(-len(leaders) // 3)) if leaders else inner.bottom_slice(0)
    upper = inner._replace(h=inner.h - low.h - 20)
    middle = upper.y + upper.h / 2
    title = line(
        scene.title or words.pause(),
        Box(inner.x, middle - 300, inner.w, 150),
        110,
        palette.GOLD,
        "centre",
        weight=BOLD,
        smallest=48,
    )
    note = words.back_soon() if scene.left_ms is None else words.back_in()
    place = Box(inner.x, middle - 130, inner.w, 64)
    pieces = (title, line(note, place, 48, palette.PALE, "centre"), *team_grid(leaders, low, 84))
    if scene.left_ms is None:
        return Plan(area.w, pieces)
    left = scene.left_ms

    def live(elapsed_ms: int) -> tuple[Piece, ...]:
        rest = max(0, left - elapsed_ms)
        if rest == 0:
            box = Box(inner.x, middle - 40, inner.w, 160)
            return (
                line(words.back_now(), box, 96, palette.WHITE, "centre", weight=BOLD, smallest=40),
            )
        block = fit(clock_text(rest), inner.w, 300 * LEADING, 260, 200, weight=BOLD, lines=1)
        return (
            Text(Box(inner.x, middle - 80, inner.w, block.height), block, palette.WHITE, "centre"),
        )

    return Plan(area.w, pieces, (), live, left, 100)


def plan_logo(scene: LogoScene, area: Box, words: Screen) -> Plan:
    """The plan of the title card."""
    inner = area.inset(MARGIN * 1.4, 60)
    size = min(inner.h * 0.56, inner.w * 0.5)
    x = inner.middle[0]
    emblem = Emblem(Box(x - size / 2, inner.y, size, size))
    under = Box(inner.x, inner.y + size + 20, inner.w, inner.h - size - 20)
    title = fit(scene.title or words.game(), under.w, under.h, 120, 40, weight=BOLD, lines=3)
    top = under.y + (under.h - title.height) / 2
    return Plan(
        area.w,
        (emblem, Text(Box(under.x, top, under.w, title.height), title, palette.GOLD, "centre")),
    )
