"""Parts that several scenes share: headings, badges, rows of teams, the clock."""

from __future__ import annotations

from dataclasses import dataclass

from app.night.scenes import HillView, QuestionView, TeamView, TimerView
from ui.paint import palette
from ui.paint.box import Box
from ui.paint.fonts import BOLD, MEDIUM
from ui.paint.pieces import Bar, Piece, Plate, Text
from ui.paint.text import FLOOR, LEADING, Block, fit
from ui.paint.token import Token, face_of
from ui.paint.words import Screen

MARGIN = 54.0
HURRY_MS = 10_000


def line(
    text: str,
    box: Box,
    px: float,
    ink: int = palette.WHITE,
    align: str = "left",
    *,
    weight: int = MEDIUM,
    smallest: float = FLOOR,
    lines: int = 1,
) -> Text:
    """Text fitted into `box`, in its middle from top to bottom."""
    block = fit(text, box.w, box.h, px, min(px, smallest), weight=weight, lines=lines)
    return centred(block, box, ink, align)


def centred(block: Block, box: Box, ink: int = palette.WHITE, align: str = "left") -> Text:
    """A block in the middle of `box` from top to bottom."""
    top = box.y + (box.h - block.height) / 2
    return Text(Box(box.x, top, box.w, block.height), block, ink, align)


def badge(text: str, right: float, middle: float, ground: int, ink: int) -> tuple[Piece, ...]:
    """A small plate with a word in it, ending at `right`."""
    block = fit(text, 400, 40, 25, FLOOR, weight=MEDIUM, lines=1)
    box = Box(right - block.width - 28, middle - 19, block.width + 28, 38)
    place = Box(box.x + 14, middle - block.height / 2, block.width, block.height)
    return Plate(box, ground, 19), Text(place, block, ink)


def state_badge(
    team: TeamView, hill: HillView, words: Screen, right: float, middle: float
) -> tuple[Piece, ...]:
    """What is special about a team now, as a badge: the king with the hold, or a declaration."""
    if team.withdrawn:
        return badge(words.withdrawn(), right, middle, palette.GREY_DARK, palette.PALE)
    if team.king:
        text = words.hold(hill.hold, hill.hold_turns)
        return badge(text, right, middle, palette.GOLD, palette.INK)
    if team.declared == "revolution":
        return badge(words.revolution(), right, middle, palette.WINE, palette.WHITE)
    if team.declared == "jump":
        return badge(words.jump(), right, middle, palette.BLUE, palette.WHITE)
    return ()


def ranked(teams: tuple[TeamView, ...]) -> tuple[TeamView, ...]:
    """The teams from the Summit down; withdrawn ones last."""
    return tuple(
        sorted(
            teams,
            key=lambda team: (team.withdrawn, not team.king, -team.step, -team.points, team.number),
        )
    )


def question_head(view: QuestionView, box: Box, words: Screen) -> tuple[Piece, ...]:
    """The question's number and part on the left, the partner on the right, on one line."""
    left = " · ".join(text for text in (words.question(view), words.part(view)) if text)
    partner = words.partner(view)
    if not partner:
        return (line(left, box, 32, palette.MUTED),)
    right = fit(partner, box.w * 0.5, box.h, 32, FLOOR, weight=BOLD, lines=1)
    rest = box.left_slice(box.w - right.width - 24)
    return line(left, rest, 32, palette.MUTED), centred(right, box, palette.GOLD, "right")


def left_ms(timer: TimerView, elapsed_ms: int) -> int:
    """The time left after the shot was shown for `elapsed_ms`."""
    return max(0, timer.left_ms - elapsed_ms) if timer.running else timer.left_ms


def clock_text(ms: int) -> str:
    """Minutes and seconds, the second begun counted whole: 0:25."""
    seconds = -(-ms // 1000)
    return f"{seconds // 60}:{seconds % 60:02}"


@dataclass(frozen=True, slots=True)
class Clock:
    """The countdown: a bar at the top of its box, figures below it on the left."""

    timer: TimerView
    box: Box
    px: float = 84.0

    def at(self, elapsed_ms: int) -> tuple[Piece, ...]:
        """Its pieces at a moment."""
        left = left_ms(self.timer, elapsed_ms)
        ink = palette.ROSE if left <= HURRY_MS and self.timer.running else palette.GOLD
        level = left / max(1, self.timer.total_ms)
        bar = self.box.top_slice(16)
        level = round(level * bar.w) / bar.w
        block = fit(
            clock_text(left), self.box.w, self.px * LEADING, self.px, self.px, weight=BOLD, lines=1
        )
        low = Box(self.box.x, bar.bottom + 4, self.box.w, block.height)
        return Bar(bar, level, ink), Text(low, block, ink)

    @property
    def until_ms(self) -> int:
        """When it stops changing."""
        return self.timer.left_ms if self.timer.running else 0


@dataclass(frozen=True, slots=True)
class Columns:
    """Where a row of a table has its token, step and points, from its left and right edges."""

    step: float = 170.0
    points: float = 100.0


def team_row(
    team: TeamView, hill: HillView, box: Box, words: Screen, high: bool
) -> tuple[Piece, ...]:
    """A team on a plate: token, name, badge, step, points."""
    middle, px = box.y + box.h / 2, min(34.0, box.h * 0.62)
    radius = min(22.0, box.h * 0.42)
    ink = palette.MUTED if team.withdrawn else palette.WHITE
    plain = face_of(team, radius)
    token = Token(
        box.x + 12 + radius, middle, type(plain)(team.number, radius, None, team.withdrawn)
    )
    marks = state_badge(team, hill, words, box.right - 210, middle)
    start = box.x + 28 + 2 * radius
    end = (marks[0].box.x if marks else box.right - 210) - 12
    name = line(team.name, Box(start, box.y, end - start, box.h), px, ink)
    step = words.summit() if team.king else str(team.step)
    return (
        Plate(box, palette.PLATE_HIGH if high else palette.PLATE, 10),
        token,
        name,
        *marks,
        line(
            step, Box(box.right - 200, box.y, 100, box.h), px if not team.king else 26, ink, "right"
        ),
        line(
            str(team.points), Box(box.right - 92, box.y, 76, box.h), px, ink, "right", weight=BOLD
        ),
    )


def leaders_table(hill: HillView, box: Box, words: Screen, row: float = 52.0) -> tuple[Piece, ...]:
    """The teams from the Summit down, as many as fit under a heading."""
    head = box.top_slice(36)
    rows = min(len(hill.teams), int((box.h - 40) / row))
    if rows < 1:
        return ()
    pieces: list[Piece] = [
        line(words.leaders(), head.left_slice(head.w - 220), 26, palette.MUTED),
        line(words.step(), Box(head.right - 210, head.y, 110, 36), 26, palette.MUTED, "right"),
        line(words.points(), Box(head.right - 106, head.y, 90, 36), 26, palette.MUTED, "right"),
    ]
    for k, team in enumerate(ranked(hill.teams)[:rows]):
        place = Box(box.x, box.y + 40 + k * row, box.w, row - 6)
        pieces += team_row(team, hill, place, words, team.king or team.declared is not None)
    return tuple(pieces)
