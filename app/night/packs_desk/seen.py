"""A question of a pack as the audience will see it: the same scenes as on the night."""

from __future__ import annotations

from app.night.media.partners import partner_named
from app.night.media.views import texts
from app.night.scenes import AnswerScene, PartnerScene, QuestionScene, QuestionView
from app.packs import Medium, Pack, PackQuestion

TEAMS = 12
"""So many teams are told of in the corner of the picture."""


def question_scene(pack: Pack, at: int, page: int = 0) -> QuestionScene:
    """The question at `at` (from 0) with nothing arrived yet; `page` from 0."""
    return QuestionScene(_view(pack, at, page), None, 0, TEAMS)


def answer_scene(pack: Pack, at: int) -> AnswerScene:
    """Its answer; no team had it."""
    item = pack.questions[at]
    return AnswerScene(
        _view(pack, at, 0),
        item.answer,
        item.comment or None,
        (),
        TEAMS,
        _pictures(item.answer_shown),
        _film(item.answer_shown),
    )


def partner_scene(pack: Pack, at: int) -> PartnerScene | None:
    """The card of its partner; None where it is no partner's."""
    name = pack.questions[at].partner
    if name is None:
        return None
    known = partner_named(pack.partners, name)
    logo = known.logo.file if known and known.logo else ""
    return PartnerScene(name, known.text if known else "", logo or None)


def asked_as(pack: Pack, at: int) -> int:
    """The number under which it is asked, from 1: main questions first, then the reserve.

    A warm-up question has none, and gives 0.
    """
    item = pack.questions[at]
    if item.warm_up:
        return 0
    before = sum(not q.warm_up and q.reserve == item.reserve for q in pack.questions[:at])
    return before + 1 + (len(pack.main) if item.reserve else 0)


def at_of(pack: Pack, number: int) -> int:
    """The place from 0 of the question that is asked as `number`; 0 where there is none."""
    places = (at for at in range(len(pack.questions)) if asked_as(pack, at) == number)
    return next(places, 0)


def _view(pack: Pack, at: int, page: int) -> QuestionView:
    item = pack.questions[at]
    text, handout = texts(item)
    return QuestionView(
        number=asked_as(pack, at),
        total=len(pack.main),
        reserve=item.reserve,
        part=1,
        parts=1,
        partner=item.partner,
        text=text,
        handout=handout,
        choices=item.choices,
        pictures=_pictures(item.shown),
        film=_film(item.shown),
        page=page,
    )


def _pictures(media: tuple[Medium, ...]) -> tuple[str, ...]:
    return tuple(one.file for one in media if one.kind == "picture" and one.file)


def _film(media: tuple[Medium, ...]) -> str | None:
    return next((one.file for one in media if one.kind == "video" and one.file), None)


def files_of(item: PackQuestion) -> tuple[str, ...]:
    """The pictures of a question and of its answer."""
    return (*_pictures(item.shown), *_pictures(item.answer_shown))
