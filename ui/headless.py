"""`koth demo --headless`: a whole rehearsal without a window, as a record and pictures."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

from app.hill.record import write_text
from app.night.archive import night_record
from app.night.clock import NightClock, today
from app.night.crowd import Language
from app.night.evening import Evening
from app.night.events import SceneName
from app.night.hall.phone_rehearsal import played_by_phones
from app.night.night import Night
from app.night.question_packs import shipped_choice
from app.night.rehearsal import Rehearsal, rehearsal_night
from app.night.results_desk.pictures import night_of
from app.night.scenes import Shot
from app.night.shots import live_shot
from app.results.export import AnyRecord
from app.store.memory import MemoryJournal

TITLES = {"ru": "Репетиция", "en": "Rehearsal"}
EVERY = 5
USUAL, FILM = (3840, 2160), (960, 540)
BAD = 2


def play_headless(arguments: argparse.Namespace) -> int:
    """Play the night, write `rehearsal-SEED.hill.json` and its pictures; returns the exit code."""
    out: Path = arguments.out
    try:
        out.mkdir(parents=True, exist_ok=True)
        for name in _write_all(arguments, out):
            sys.stdout.write(f"{out / name}\n")
    except OSError as error:
        sys.stderr.write(f"koth: {error.filename or out}: {error.strerror}\n")
        return BAD
    return 0


def _write_all(arguments: argparse.Namespace, out: Path) -> Iterator[str]:
    application = _painting()
    name = f"rehearsal-{arguments.seed}"
    last: Night | None = None
    turn = 0
    for night in _nights(arguments):
        before, last, turn = turn, night, len(night.game.turns)
        if turn > before and _is_wanted(turn, arguments.turns):
            yield _draw(night, "board", out, f"{name}-turn-{turn:02}.png", arguments)
    if last is not None:
        yield _draw(last, "crown", out, f"{name}-crown.png", arguments)
        yield _draw(last, "standings", out, f"{name}-standings.png", arguments)
        record = write_text(night_record(last))
        (out / f"{name}.hill.json").write_text(record, encoding="utf-8")
        yield f"{name}.hill.json"
    del application


def _is_wanted(turn: int, asked: tuple[int, ...] | None) -> bool:
    return turn in asked if asked else turn == 1 or turn % EVERY == 0


def _nights(arguments: argparse.Namespace) -> Iterator[Night]:
    """The night after every turn; with `--phones` played over the real server, in real time."""
    seed, lang = arguments.seed, arguments.lang
    if not arguments.phones:
        return played(seed, arguments.teams, lang)
    founded = rehearsal_night(arguments.teams, seed, lang, today(), TITLES[lang])
    return played_by_phones(founded, seed, lang)


def played(seed: int, teams: int, lang: Language) -> Iterator[Night]:
    """The simulated night after every turn, and once more at its end; a clock of its own."""
    hand = _Hand()
    founded = rehearsal_night(teams, seed, lang, today(), TITLES[lang])
    clock = NightClock(0, hand.now, hand.wall)
    evening = Evening.found(MemoryJournal(), founded, clock, shipped_choice(lang))
    hall, turns = Rehearsal(seed), 0
    while act := hall.next(evening.night):
        hand.ms += act.wait_ms
        evening.tick()
        if act.wish is not None:
            evening.do(act.wish)
        if len(evening.night.game.turns) > turns and not evening.night.game.tied:
            turns = len(evening.night.game.turns)
            yield evening.night
    yield evening.night


class _Hand:
    """A clock that is moved by hand, so that a night takes no time and is always the same."""

    def __init__(self) -> None:
        self.ms = 0
        self._start = datetime.fromisoformat(f"{today()}T19:00:00").astimezone()

    def now(self) -> int:
        return self.ms

    def wall(self) -> str:
        moment = self._start + timedelta(milliseconds=self.ms)
        return moment.isoformat(timespec="milliseconds")


def _draw(night: Night, scene: SceneName, out: Path, name: str, asked: argparse.Namespace) -> str:
    from ui.paint import render_png

    width, height = asked.size
    image = render_png(_still(night, scene), width, height, language=asked.lang)
    if not image.save(str(out / name)):
        raise OSError(None, "the picture cannot be written", str(out / name))
    return name


def _still(night: Night, scene: SceneName) -> Shot:
    show = replace(night.show, scene=scene)
    return live_shot(replace(night, show=show), 0)


def draw_picture(arguments: argparse.Namespace, record: AnyRecord) -> bytes:
    """The picture that `koth export` was asked for; raises `RecordError`."""
    application = _painting()
    from ui.desk.results.pictures import picture_bytes

    night, kind = night_of(record), arguments.format.removeprefix("picture-")
    try:
        if kind == "gif":
            return _film(night, arguments)
        return picture_bytes(
            night,
            kind,
            arguments.lang,
            match=night.match is not None,
            size=arguments.size or USUAL,
            paper=arguments.paper,
        )
    finally:
        del application


def _film(night: Night, arguments: argparse.Namespace) -> bytes:
    from ui.desk.results.film import film_of

    return film_of(night, arguments.lang, arguments.size or FILM)


def draw_board(record: AnyRecord, language: str) -> str | None:
    """The final hill or pitch as SVG; None where Qt cannot be loaded."""
    try:
        application = _painting()
        from ui.desk.results.pictures import board_svg
    except ImportError:
        return None
    night = night_of(record)
    drawn = board_svg(night, language, match=night.match is not None)
    del application
    return drawn


def _painting() -> object:
    """What Qt needs to measure text without a display; to be kept while something is painted."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtGui import QGuiApplication

    return QGuiApplication.instance() or QGuiApplication([])
