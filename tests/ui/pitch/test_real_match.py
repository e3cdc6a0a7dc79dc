"""Whole matches of two simulated sides, as the hall sees them: every picture of every tact."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from app.night.match import intents
from app.night.pitch_scene import PitchScene
from app.night.scenes import Shot
from tests.app.night.match.pitchside import Referee
from tests.ui.pitch.test_texts import check, cut, words
from ui.paint import Moment, plan_shot
from ui.pitch import PLANNERS
from ui.pitch.balls import Ball
from ui.pitch.beats import last_view, parts


def played(seed: int) -> Iterator[PitchScene]:
    """Each tact as it is played, and the picture that stands after it."""
    host = Referee(seed)
    while not host.match.over:
        if host.match.open_round is None:
            host.orders()
        host.do(intents.PlayTact(without_orders=True))
        yield host.scene
        host.do(intents.RestPitch())
        yield host.scene


@pytest.mark.parametrize("seed", [1, 5])
def test_every_tact_of_a_match(qapp: QApplication, seed: int) -> None:
    for scene in played(seed):
        shot = Shot(scene, rehearsal=True)
        for width in (1920.0, 1440.0):
            plan = plan_shot(shot, width, True, words=words("ru"), more=PLANNERS)
            still = {id(piece) for piece in plan.still} if scene.beats else set()
            for part in parts(scene):
                pieces = plan.at(Moment(part.end - 1))
                assert not list(cut(pieces))
                balls = [p for p in pieces if isinstance(p, Ball) and id(p) not in still]
                seen = any(ball.kind == "snitch" for ball in balls)
                assert seen == (part.beat.after.snitch is not None)
                if part.big is None and part.end != plan.until_ms:
                    check(pieces, width)
            if scene.finished is None:
                check(plan.at(Moment(plan.until_ms)), width)


@pytest.mark.parametrize("seed", [1, 5])
def test_the_last_stage_leads_to_the_picture_that_stands(seed: int) -> None:
    scenes = list(played(seed))
    for tact, still in zip(scenes[::2], scenes[1::2], strict=True):
        assert tact.score_after == still.score
        if tact.beats and still.kind == tact.kind and still.round == tact.round:
            ends = {man.id: man.at for man in last_view(tact).players}
            assert ends == {man.id: man.at for man in still.before.players}
