"""The log of what the audience was shown when, read from the night's own record."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from typing import NamedTuple

from app.night.codec import draft_of
from app.night.media.views import at_hand
from app.night.night import Night
from app.night.scenes import (
    AnswerScene,
    BlackScene,
    BoardScene,
    LogoScene,
    PartnerScene,
    QuestionScene,
    QuestionView,
    Scene,
    TimeUpScene,
)
from app.night.shots import shot_of
from app.night.timeline import Timeline
from app.store.entry import Entry


class ShownLine(NamedTuple):
    """From `wall` (ISO 8601) on the projector showed `scene`.

    `number` is the question's where the scene tells of one, 0 elsewhere; `partner` the partner's
    name, "" for none or one without a name; `media` the names of what was shown or played.
    """

    wall: str
    scene: str
    number: int = 0
    partner: str = ""
    media: tuple[str, ...] = ()


def shown_log(timeline: Timeline) -> tuple[ShownLine, ...]:
    """What was shown when, in order: as the audience saw it then, whatever was undone later."""
    lines: list[ShownLine] = []
    for wall, at_ms, night in _as_lived(timeline):
        line = _line(wall, night, at_ms)
        if not lines or line[1:] != lines[-1][1:]:
            lines.append(line)
    return tuple(lines)


def shown_text(lines: tuple[ShownLine, ...], language: str) -> str:
    """The log as tab-separated text for people, a line each, in "ru" or "en"."""
    return "".join("\t".join(row) + "\n" for row in _rows(lines, language))


def shown_csv(lines: tuple[ShownLine, ...], language: str) -> str:
    """The log as CSV (RFC 4180) with a heading, in "ru" or "en"."""
    sheet = io.StringIO()
    writer = csv.writer(sheet)
    writer.writerow(_HEADS[language])
    writer.writerows(_rows(lines, language))
    return sheet.getvalue()


def _rows(lines: tuple[ShownLine, ...], language: str) -> Iterator[tuple[str, ...]]:
    names = _SCENES[language]
    for line in lines:
        number = str(line.number) if line.number else ""
        media = ", ".join(line.media)
        yield line.wall, names.get(line.scene, line.scene), number, line.partner, media


def _as_lived(timeline: Timeline) -> Iterator[tuple[str, int, Night]]:
    """The night after each step, as it was before any later step undid something."""
    again = Timeline()
    for step in timeline.steps:
        again.apply(
            Entry(step.id + place, step.id, step.actor, *draft_of(fact), step.wall, step.at_ms)
            for place, fact in enumerate(step.facts)
        )
        yield step.wall, step.at_ms, again.night


def _line(wall: str, night: Night, at_ms: int) -> ShownLine:
    scene = shot_of(night, at_ms).scene
    match scene:
        case PartnerScene():
            logo = (scene.logo,) if scene.logo else ()
            return ShownLine(wall, "partner", 0, scene.name, _names(night, logo))
        case BoardScene(question=None):
            return ShownLine(wall, "board")
        case BoardScene(question=view) | QuestionScene(question=view) | TimeUpScene(question=view):
            assert view is not None
            files = (*view.pictures, *((view.film,) if view.film else ()))
            seen = files if isinstance(scene, QuestionScene) else ()
            media = (*_names(night, seen), *_heard(night, view))
            return ShownLine(wall, _kind(scene), view.number, view.partner or "", media)
        case AnswerScene():
            files = (*scene.pictures, *((scene.film,) if scene.film else ()))
            head = scene.question
            media = (*_names(night, files), *_heard(night, head))
            return ShownLine(wall, "answer", head.number, head.partner or "", media)
    return ShownLine(wall, _kind(scene))


def _kind(scene: Scene) -> str:
    if isinstance(scene, BlackScene | LogoScene):
        return "black" if isinstance(scene, BlackScene) else "logo"
    return type(scene).__name__.removesuffix("Scene").lower()


def _heard(night: Night, view: QuestionView) -> tuple[str, ...]:
    """The name of the sound that plays, if one does."""
    medium = at_hand(night) if view.sounding else None
    return () if medium is None else (medium.name or medium.file,)


def _names(night: Night, files: tuple[str, ...]) -> tuple[str, ...]:
    """The authors' names of files."""
    known: dict[str, str] = {}
    if night.pack is not None:
        for item in night.pack.order:
            known |= {one.file: one.name for one in (*item.shown, *item.answer_shown)}
        known |= {one.logo.file: one.logo.name for one in night.pack.partners if one.logo}
    return tuple(known.get(file, file) for file in files)


_HEADS = {
    "ru": ("Время", "На экране", "Вопрос", "Партнёр", "Медиа"),
    "en": ("Time", "On the screen", "Question", "Partner", "Media"),
}
_SCENES = {
    "ru": {
        "welcome": "приветствие",
        "board": "поле",
        "question": "вопрос",
        "timeup": "время вышло",
        "answer": "ответ",
        "moves": "ходы",
        "break": "перерыв",
        "standings": "таблица",
        "crown": "победитель",
        "partner": "партнёр",
        "black": "чёрный экран",
        "logo": "заставка",
        "pitch": "квиддич",
    },
    "en": {
        "timeup": "time is up",
        "crown": "winner",
        "black": "black screen",
        "logo": "title card",
    },
}
