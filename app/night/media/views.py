"""What of a question's media the audience may have, and what the desk tells of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from app.hill.game import Phase
from app.night.media.state import MediaState
from app.night.night import Night
from app.packs import Medium, MediumKind, PackQuestion

LONG = 420
"""From so many letters on a question is shown alone, not beside the hill."""


class Shown(NamedTuple):
    """Files of the media store: pictures in their order, and the video at hand."""

    pictures: tuple[str, ...] = ()
    film: str | None = None


def question_media(night: Night, number: int) -> Shown:
    """What is shown with question `number`: nothing before it is announced."""
    item = night.asked(number)
    if item is None or not announced(night, number):
        return Shown()
    return _shown(night, item.shown, answers_on_air(night))


def answer_media(night: Night, number: int) -> Shown:
    """What is shown with the answer of question `number`: nothing while it is open."""
    item = night.asked(number)
    if item is None or not told(night, number):
        return Shown()
    return _shown(night, item.answer_shown, not answers_on_air(night))


def announced(night: Night, number: int) -> bool:
    """Whether the hall has heard question `number`."""
    asking = night.game.phase in (Phase.OPEN, Phase.CLOSED)
    return number <= len(night.game.turns) or (asking and number == night.number)


def told(night: Night, number: int) -> bool:
    """Whether the answer of question `number` may be told."""
    closed = night.game.phase is Phase.CLOSED and number == night.number
    return number <= len(night.game.turns) or closed


def on_air(night: Night) -> int:
    """The number of the question that the audience is at: the one asked, or the last."""
    played = len(night.game.turns)
    return night.number if night.game.phase in (Phase.OPEN, Phase.CLOSED) else played


def answers_on_air(night: Night) -> bool:
    """Whether the answer is on the projector, and with it its media."""
    return night.show.scene == "answer" and told(night, on_air(night))


def playable(night: Night) -> tuple[Medium, ...]:
    """The sounds and videos that may be played now, in their order."""
    item = night.asked(on_air(night))
    if item is None:
        return ()
    if answers_on_air(night):
        return _moving(item.answer_shown)
    asking = night.game.phase in (Phase.OPEN, Phase.CLOSED)
    return _moving(item.shown) if asking else ()


def at_hand(night: Night) -> Medium | None:
    """The sound or video that the keys are for now."""
    media = playable(night)
    return media[night.media.index % len(media)] if media else None


def plays(night: Night) -> bool:
    """Whether a sound or video plays now."""
    return night.media.playing and at_hand(night) is not None


def sounding(night: Night) -> bool | None:
    """Whether the hall hears the sound at hand, or it stands in the middle; None for neither."""
    medium, state = at_hand(night), night.media
    if medium is None or medium.kind != "sound" or not state.begun or state.ended:
        return None
    return state.playing


def _shown(night: Night, media: tuple[Medium, ...], other: bool) -> Shown:
    """`other`: the keys are for other media, so the first video is the one to see."""
    pictures = tuple(one.file for one in media if one.kind == "picture" and one.file)
    moving = _moving(media)
    if not moving:
        return Shown(pictures)
    chosen = moving[0 if other else night.media.index % len(moving)]
    return Shown(pictures, chosen.file if chosen.kind == "video" else None)


def _moving(media: tuple[Medium, ...]) -> tuple[Medium, ...]:
    return tuple(one for one in media if one.kind != "picture" and one.file)


def texts(item: PackQuestion) -> tuple[str, str | None]:
    """The question's text and its handout apart; None where there is none or it is in the text."""
    text, handout = item.screen_text, item.handout
    if not handout:
        return text, None
    if handout in text:
        before, _, after = text.partition(handout)
        return "\n".join(part for part in (before.strip(), after.strip()) if part), handout
    inside = all(line in text for line in handout.split("\n"))
    return text, None if inside else handout


def stands_alone(item: PackQuestion | None) -> bool:
    """Whether a question wants the whole screen: for pictures, choices, lines, a long text."""
    if item is None:
        return False
    seen = any(one.kind != "sound" and one.file for one in item.shown)
    listed = bool(item.choices) or "\n" in item.handout.strip()
    return seen or listed or len(item.screen_text) > LONG


@dataclass(frozen=True, slots=True)
class MediumLine:
    """A medium as the host reads of it. `missing`: the pack names it and did not bring it."""

    kind: MediumKind
    name: str
    file: str
    with_answer: bool
    missing: bool


@dataclass(frozen=True, slots=True)
class DeckView:
    """All of the question's media; `current` is the one at hand, None where none may be played.

    `readable`: the hall reads so much of it that size and pages matter.
    """

    media: tuple[MediumLine, ...]
    current: Medium | None
    count: int
    state: MediaState
    readable: bool


def deck_view(night: Night) -> DeckView:
    """What the desk shows of media; of the question to come, before one is asked."""
    over = night.game.last.finish is not None
    number = len(night.game.turns) if over or answers_on_air(night) else night.number
    number = night.number if night.game.phase in (Phase.OPEN, Phase.CLOSED) else number
    item = night.asked(number)
    media: list[MediumLine] = []
    if item is not None:
        media = [_line(one, False) for one in item.shown]
        media += [_line(one, True) for one in item.answer_shown]
    heard = announced(night, number) and night.show.text
    readable = item is not None and _is_read(item) and heard
    return DeckView(
        tuple(media), at_hand(night), len(playable(night)), night.media, readable and not over
    )


def _is_read(item: PackQuestion) -> bool:
    """Whether there is enough to read that size and pages matter."""
    return len(item.screen_text) + sum(map(len, item.choices)) > LONG // 2


def _line(one: Medium, with_answer: bool) -> MediumLine:
    return MediumLine(one.kind, one.name, one.file, with_answer, not one.file)


def wanted(night: Night) -> tuple[Medium, ...]:
    """What to have at hand, most urgent first: of the question on air, then of the next one."""
    numbers = dict.fromkeys((on_air(night), night.number, night.number + 1))
    found: dict[str, Medium] = {}
    for number in numbers:
        item = night.asked(number)
        if item is not None:
            found |= {one.file: one for one in (*item.shown, *item.answer_shown) if one.file}
    partners = night.pack.partners if night.pack else ()
    found |= {one.logo.file: one.logo for one in partners if one.logo and one.logo.file}
    return tuple(found.values())
