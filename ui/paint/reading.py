"""A question's text to read: one page as large as it fits, or pages that turn by themselves."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.night.scenes import QuestionView
from ui.paint import palette
from ui.paint.box import Box
from ui.paint.pieces import Piece, Text
from ui.paint.plan import Plan
from ui.paint.text import Block, fit, pages
from ui.paint.words import Screen

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""The names of choices."""
_MS_PER_LETTER = 60
_LEAST_MS = 6_000
FOREVER_MS = 6 * 3_600_000
_FOOT = 40.0
_STEP, _LEAST_PX, _MOST_PX = 1.15, 28.0, 150.0


@dataclass(frozen=True, slots=True)
class Reading:
    """The pages of a text at the top of `box`; `page` stands, from 0, else they turn."""

    pages: tuple[Block, ...]
    box: Box
    words: Screen
    page: int | None = None

    @property
    def height(self) -> float:
        """What it takes of the box, the page's number included."""
        foot = _FOOT if len(self.pages) > 1 else 0.0
        return max(page.height for page in self.pages) + foot

    @property
    def until_ms(self) -> int:
        """When pages stop turning: in practice never."""
        return FOREVER_MS if len(self.pages) > 1 and self.page is None else 0

    def turn(self, read_ms: int) -> int:
        """Which page is shown, from 0; each stays as long as it takes to read."""
        if self.page is not None:
            return min(self.page, len(self.pages) - 1)
        times = [max(_LEAST_MS, _MS_PER_LETTER * sum(map(len, page.lines))) for page in self.pages]
        left = read_ms % sum(times)
        for number, time in enumerate(times):
            if left < time:
                return number
            left -= time
        return 0

    def at(self, read_ms: int) -> tuple[Piece, ...]:
        """The page after `read_ms` on the screen, with its number when there are more."""
        number = self.turn(read_ms)
        page = self.pages[number]
        text = Text(self.box._replace(h=page.height), page, palette.WHITE)
        if len(self.pages) == 1:
            return (text,)
        low = Box(self.box.x, self.box.y + self.height - _FOOT + 4, self.box.w, _FOOT - 4)
        foot = fit(self.words.page(number + 1, len(self.pages)), low.w, low.h, 26, lines=1)
        return text, Text(low, foot, palette.GOLD, "right")

    def on(self, plan: Plan) -> Plan:
        """The plan with this text: still when it is one page, else turning its pages."""
        if len(self.pages) == 1:
            return replace(plan, still=(*plan.still, *self.at(0)))
        until = max(plan.until_ms, self.until_ms)
        count = len(self.pages)
        return replace(plan, turning=self.at, until_ms=until, pages=count, page_at=self.turn)

    def centred(self) -> Reading:
        """The same in the middle of its box from top to bottom."""
        top = self.box.y + max(0.0, (self.box.h - self.height) / 2)
        return replace(self, box=Box(self.box.x, top, self.box.w, self.height))


def reading(question: QuestionView, box: Box, words: Screen, sizes: tuple[float, float]) -> Reading:
    """The question's text in `box`, from the first size to the second.

    A handout that has no place of its own stands before it, choices after it.
    """
    text = question.text or words.listen()
    if question.handout:
        text = f"[{words.handout()}] {question.handout}\n{text}"
    listed = (f"{LETTERS[n % 26]}. {one}" for n, one in enumerate(question.choices))
    text = "\n".join((text, *listed))
    largest, smallest = sizes
    whole = pages(text, box.w, box.h, largest, smallest)
    if len(whole) > 1:
        whole = _fewest(text, box._replace(h=box.h - _FOOT), smallest, largest)
    if question.size:
        px = min(_MOST_PX, max(_LEAST_PX, whole[0].px * _STEP**question.size))
        whole = pages(text, box.w, box.h, px, px)
        if len(whole) > 1:
            whole = pages(text, box.w, box.h - _FOOT, px, px)
    return Reading(whole, box, words, question.page)


def _fewest(text: str, box: Box, smallest: float, largest: float) -> tuple[Block, ...]:
    """As few pages as the smallest size needs, in the largest size that needs no more."""
    best = pages(text, box.w, box.h, smallest, smallest)
    px = smallest + 1
    while px <= largest:
        tried = pages(text, box.w, box.h, px, px)
        if len(tried) > len(best):
            break
        best, px = tried, px + 1
    return best
