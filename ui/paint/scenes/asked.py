"""The body of a question: text, handout and choices on one side, pictures and video on another."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import inf

from app.night.scenes import QuestionView
from ui.paint import palette
from ui.paint.box import Box
from ui.paint.fonts import BOLD
from ui.paint.media import GAP, Pictures, film_at, shape_of, stills, usable
from ui.paint.parts import centred, line
from ui.paint.pieces import Piece, Plate
from ui.paint.plan import Plan
from ui.paint.reading import FOREVER_MS, LETTERS, Reading, reading
from ui.paint.text import common_size, fit
from ui.paint.words import Screen

SIZES = (104.0, 40.0)
FILM_MS = 33
_FLOOR = 30.0
_ABOVE = 2.1
_SHARES = ((160, 0.62), (420, 0.52), (1200, 0.42), (inf, 0.34))
"""What pictures get of the room, by how many letters there are to read at the most."""
_HANDOUT_HEAD = 46.0
_BADGE = 64.0


@dataclass(frozen=True, slots=True)
class Asked:
    """A question laid out: pieces that stand, its text, and the place of its video."""

    still: tuple[Piece, ...]
    text: Reading | None
    film: tuple[str, Box] | None = None

    def on(self, plan: Plan, store: Pictures) -> Plan:
        """The plan with the question on it."""
        plan = replace(plan, still=(*plan.still, *self.still))
        if self.text is not None:
            plan = self.text.on(plan)
        return plan if self.film is None else with_film(plan, *self.film, store)


def with_film(plan: Plan, file: str, box: Box, store: Pictures) -> Plan:
    """The plan with a video that is looked at thirty times a second."""
    below = plan.live

    def live(elapsed_ms: int) -> tuple[Piece, ...]:
        return (*film_at(file, box, store), *below(elapsed_ms))

    calm = min(plan.calm_ms, FILM_MS)
    return replace(plan, live=live, calm_ms=calm, until_ms=max(plan.until_ms, FOREVER_MS))


def lay_question(view: QuestionView, box: Box, words: Screen, store: Pictures) -> Asked:
    """A question's body in `box`."""
    files = usable(view.pictures, store)
    film = view.film if view.film is not None and not store.failed(view.film) else None
    silent = view.text is None and not view.handout and not view.choices
    if not files and film is None:
        return _words(view, box, words)
    if silent:
        return _seen(files, film, box, store, Asked((), None))
    here, there = _halves(view, box, shape_of(files, film, store), words)
    return _seen(files, film, there, store, _words(view, here, words))


def _seen(
    files: tuple[str, ...], film: str | None, box: Box, store: Pictures, text: Asked
) -> Asked:
    """The pictures, and the video under them where there are both, beside the words."""
    place = box
    if files and film is not None:
        place = box.bottom_slice((box.h - GAP) * 0.6)
        box = box.top_slice((box.h - GAP) * 0.4)
    still = stills(files, box, store)
    return Asked((*text.still, *still), text.text, None if film is None else (film, place))


def _letters(view: QuestionView) -> int:
    return len(view.text or "") + len(view.handout or "") + sum(map(len, view.choices)) * 2


def _halves(view: QuestionView, box: Box, shape: float, words: Screen) -> tuple[Box, Box]:
    """The words' box and the pictures': the less there is to read, the larger the pictures."""
    letters = _letters(view)
    share = next(share for most, share in _SHARES if letters < most)
    low = _lines(view, box, words)
    high = box.h * share if low is None else box.h - low - GAP
    under = box.below(high + GAP), box.top_slice(high)
    wide = min(box.w * share, max(box.w * 0.3, box.h * shape))
    beside = box.left_slice(box.w - wide - 2 * GAP), box.after(box.w - wide)
    if low is None:
        return under if shape > _ABOVE or box.w < box.h * 1.2 else beside
    return max(beside, under, key=lambda parts: _seen_of(shape, parts[1]))


def _lines(view: QuestionView, box: Box, words: Screen) -> float | None:
    """How high a text of a line or two is that leaves the rest to pictures; None for others."""
    if view.handout or view.choices:
        return None
    block = fit(view.text or words.listen(), box.w, box.h * 0.27, 76, 60)
    return None if block.cut else block.height


def _seen_of(shape: float, box: Box) -> float:
    """How much is seen of a picture of that shape."""
    wide = min(box.w, box.h * shape)
    return wide * wide / shape


def _words(view: QuestionView, box: Box, words: Screen) -> Asked:
    """Handout above, question below it, choices at the foot; what finds no room is in the text."""
    pieces: list[Piece] = []
    inline = view
    rest = box
    choices = _choices(view.choices, box)
    if choices is not None:
        pieces += choices[0]
        rest = rest._replace(h=rest.h - choices[1] - GAP)
        inline = replace(inline, choices=())
    if view.handout and (plate := _handout(view, rest, words)) is not None:
        pieces += plate[0]
        rest = rest.below(plate[1] + GAP)
        inline = replace(inline, handout=None)
    return Asked(tuple(pieces), reading(inline, rest, words, SIZES).centred())


def _handout(view: QuestionView, box: Box, words: Screen) -> tuple[tuple[Piece, ...], float] | None:
    """The handout on a plate and the height it takes; None where it leaves too little room."""
    handout, text = view.handout or "", view.text or ""
    share = len(handout) / max(1, len(handout) + len(text))
    most = box.h * min(0.62, max(0.3, share))
    inner = Box(box.x, box.y, box.w, most).inset(28, 16).below(_HANDOUT_HEAD)
    block = fit(handout, inner.w, inner.h, 72, _FLOOR)
    below = box.h - most - GAP
    if block.cut or fit(text, box.w, below, _FLOOR + 4, _FLOOR).cut:
        return None
    high = block.height + _HANDOUT_HEAD + 40
    plate = box.top_slice(high)
    head = plate.inset(28, 12).top_slice(_HANDOUT_HEAD - 6)
    place = Box(inner.x, inner.y, inner.w, block.height)
    label = line(words.handout(), head, 30, palette.GOLD, weight=BOLD)
    return (Plate(plate, palette.PLATE, 20), label, centred(block, place)), high


def _choices(choices: tuple[str, ...], box: Box) -> tuple[tuple[Piece, ...], float] | None:
    """The choices as a list at the foot of `box`, and its height; None where they do not fit."""
    if not choices or len(choices) > len(LETTERS):
        return None
    for columns in (1, 2) if box.w < 1100 else (2, 1):
        rows = -(-len(choices) // columns)
        tall = min(108.0, (box.h * 0.56 - GAP * (rows - 1)) / rows)
        cell = Box(0, 0, (box.w - GAP * (columns - 1)) / columns, tall)
        room = (cell.w - _BADGE - 36, cell.h - 12)
        if tall < 44 or any(fit(one, *room, 52, _FLOOR).cut for one in choices):
            continue
        high = rows * tall + GAP * (rows - 1)
        top = box.bottom - high
        px = common_size(choices, room, 52, _FLOOR, lines=99)
        pieces: list[Piece] = []
        for n, one in enumerate(choices):
            down, across = divmod(n, columns)
            place = Box(box.x + across * (cell.w + GAP), top + down * (tall + GAP), cell.w, tall)
            pieces += _choice(LETTERS[n], one, place, px)
        return tuple(pieces), high
    return None


def _choice(letter: str, text: str, box: Box, px: float) -> tuple[Piece, ...]:
    badge = box.left_slice(_BADGE)
    inner = box.after(_BADGE + 14)._replace(w=box.w - _BADGE - 36).inset(0, 6)
    return (
        Plate(box, palette.PLATE, 16),
        line(letter, badge, 46, palette.GOLD, "centre", weight=BOLD),
        line(text, inner, px, palette.WHITE, smallest=_FLOOR, lines=99),
    )
