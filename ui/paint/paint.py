"""From a shot to pixels: the plan of any scene, and painting it onto anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from app.night.scenes import (
    AnswerScene,
    BlackScene,
    BoardScene,
    BreakScene,
    CrownScene,
    LogoScene,
    MovesScene,
    PartnerScene,
    QuestionScene,
    Scene,
    Shot,
    StandingsScene,
    TimeUpScene,
    WelcomeScene,
)
from ui.language import translator_for
from ui.paint.box import HEIGHT, Box, scene_box
from ui.paint.canvas import HINTS, Canvas
from ui.paint.media import NONE, Pictures
from ui.paint.pieces import Backdrop, Fill, draw_all
from ui.paint.plan import Moment, Plan
from ui.paint.ribbon import HEIGHT as RIBBON
from ui.paint.ribbon import ribbon
from ui.paint.scenes.answer import plan_answer
from ui.paint.scenes.board import plan_board
from ui.paint.scenes.cards import plan_break, plan_logo
from ui.paint.scenes.crown import plan_crown
from ui.paint.scenes.moves import plan_moves
from ui.paint.scenes.partner import plan_partner
from ui.paint.scenes.question import plan_question, plan_time_up
from ui.paint.scenes.tables import plan_standings
from ui.paint.scenes.welcome import plan_welcome
from ui.paint.words import Screen

NARROWEST, WIDEST = 4 / 3, 21 / 9
_PLANNERS: dict[type, Callable[[Any, Box, Screen], Plan]] = {
    WelcomeScene: plan_welcome,
    BoardScene: plan_board,
    TimeUpScene: plan_time_up,
    BreakScene: plan_break,
    StandingsScene: plan_standings,
    LogoScene: plan_logo,
}
_WITH_MEDIA: dict[type, Callable[[Any, Box, Screen, Pictures], Plan]] = {
    QuestionScene: plan_question,
    AnswerScene: plan_answer,
    PartnerScene: plan_partner,
}
Planners = Mapping[type, Callable[[Any, Box, Screen, bool], Plan]]
"""Painters of scenes that live elsewhere (the pitch's): scene, area, words, motion -> plan."""
_NONE: Planners = {}
_FIRST = Moment()
_MADE = Moment(0, False)


def aspect_width(width: float, height: float) -> float:
    """The picture's width in units on such a device; beyond 4:3 and 21:9 it has margins."""
    shape = width / height if height > 0 else 16 / 9
    return round(HEIGHT * min(WIDEST, max(NARROWEST, shape)))


def _plan(
    scene: Scene, area: Box, words: Screen, moving: bool, *, more: Planners, pictures: Pictures
) -> Plan:
    if type(scene) in more:
        return more[type(scene)](scene, area, words, moving)
    if isinstance(scene, MovesScene):
        return plan_moves(scene, area, words, moving)
    if isinstance(scene, CrownScene):
        return plan_crown(scene, area, words, moving)
    if type(scene) in _WITH_MEDIA:
        return _WITH_MEDIA[type(scene)](scene, area, words, pictures)
    planner = _PLANNERS[type(scene)]
    return planner(scene, area, words)


def plan_shot(
    shot: Shot,
    width: float,
    motion: bool = True,
    words: Screen | None = None,
    *,
    more: Planners = _NONE,
    pictures: Pictures = NONE,
) -> Plan:
    """All pieces of a shot on a picture `width` units wide; `words` is the language to write in.

    `more` plans the scenes that are painted elsewhere: `ui.pitch.PLANNERS` for the pitch;
    `pictures` has the media that are ready. A rehearsal has its ribbon in every scene but black.
    """
    whole = scene_box(width)
    if isinstance(shot.scene, BlackScene):
        return Plan(width, (Fill(whole, 0x000000),))
    words = words or Screen()
    top = ribbon(width, words) if shot.rehearsal else ()
    area = whole.below(RIBBON) if shot.rehearsal else whole
    plan = _plan(shot.scene, area, words, motion, more=more, pictures=pictures)
    still = (Backdrop(whole), *plan.still, *top)
    final = None if plan.final is None else (Backdrop(whole), *plan.final, *top)
    return replace(plan, still=still, final=final)


def paint_shot(
    painter: QPainter,
    target: QRectF,
    shot: Shot,
    moment: Moment = _FIRST,
    words: Screen | None = None,
    *,
    more: Planners = _NONE,
    pictures: Pictures = NONE,
) -> None:
    """Paint a shot into `target` of any painter (window, image, PDF); black around the picture."""
    width = aspect_width(target.width(), target.height())
    scale = min(target.width() / width, target.height() / HEIGHT)
    plan = plan_shot(shot, width, moment.motion, words, more=more, pictures=pictures)
    painter.save()
    painter.fillRect(target, Qt.GlobalColor.black)
    painter.translate(
        target.x() + (target.width() - width * scale) / 2,
        target.y() + (target.height() - HEIGHT * scale) / 2,
    )
    painter.scale(scale, scale)
    painter.setRenderHints(HINTS)
    draw_all(plan.at(moment), Canvas(painter, scale))
    painter.restore()


def render_png(
    shot: Shot,
    width: int,
    height: int,
    language: str | None = None,
    moment: Moment = _MADE,
    *,
    more: Planners = _NONE,
    pictures: Pictures = NONE,
) -> QImage:
    """A shot as an image of `width` by `height` pixels; in the program's language or "ru", "en".

    A QGuiApplication must exist, as for every text that is measured.
    """
    words = Screen(translator_for(language), language) if language else Screen()
    image = QImage(width, height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_shot(
        painter, QRectF(0, 0, width, height), shot, moment, words, more=more, pictures=pictures
    )
    painter.end()
    return image
