"""The welcome with the way in: nothing covers anything, and a scanner reads the code."""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from app.night.hall.reception import qr_matrix
from app.night.scenes import JoinView, Shot, WelcomeScene
from tests.ui import pictures
from tests.ui.paint.test_places import LONG, NARROW, WIDE, check
from ui.language import translator_for
from ui.paint import plan_shot, render_png
from ui.paint.grid import Joined
from ui.paint.qr import QrCode
from ui.paint.words import Screen

URL = "http://192.168.100.150:8090/"


def welcome(count: int, *, awkward: bool = False, network: str = "") -> WelcomeScene:
    scene = pictures.scenes(max(count, 2))["welcome"]
    assert isinstance(scene, WelcomeScene)
    teams = scene.teams[:count]
    if awkward:
        names = pictures.AWKWARD
        teams = tuple(replace(t, name=names[n % len(names)]) for n, t in enumerate(teams))
    joined = frozenset(team.id for team in teams[::2])
    join = JoinView(URL.removesuffix("/"), qr_matrix(URL), joined, network)
    return replace(scene, teams=teams, join=join)


@pytest.mark.parametrize("count", [0, 2, 8, 24, 48])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_nothing_leaves_the_picture_or_covers_another(
    qapp: QApplication, count: int, language: str
) -> None:
    words = Screen(translator_for(language))
    for width in (NARROW, WIDE, LONG):
        check(welcome(count, awkward=True, network="Гостевая сеть клуба «Маяк»"), width, words)
        check(welcome(count), width, words)


@pytest.mark.parametrize("width", [NARROW, WIDE, LONG])
def test_the_code_is_large_and_every_team_that_came_has_a_tick(
    qapp: QApplication, width: float
) -> None:
    plan = plan_shot(Shot(welcome(24)), width)
    [code] = [piece for piece in plan.still if isinstance(piece, QrCode)]
    assert code.box.h >= 540  # half of the picture's height
    assert sum(isinstance(piece, Joined) for piece in plan.still) == 12


@pytest.mark.skipif(shutil.which("zbarimg") is None, reason="no zbarimg: nothing scans the code")
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (3840, 2160)])
def test_a_scanner_reads_it(qapp: QApplication, tmp_path: Path, size: tuple[int, int]) -> None:
    shown = Shot(welcome(48), rehearsal=True)
    assert render_png(shown, *size, language="ru").save(str(tmp_path / "welcome.png"))
    found = subprocess.run(
        ["zbarimg", "-q", "--raw", str(tmp_path / "welcome.png")],
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert found.stdout.decode().split() == [URL]
