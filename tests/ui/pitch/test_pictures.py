"""The pictures of the pitch, at 1080p and at 4K, against kept ones with a tolerance.

`pytest tests/ui/paint tests/ui/pitch --update-pictures` paints the kept ones anew.
"""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from app.night.scenes import Shot
from tests.ui import matches
from tests.ui.kept import SIZES, check_kept
from ui.paint import Moment, render_png
from ui.pitch import PLANNERS

FOLDER = Path(__file__).parent / "pictures"
KEPT = {
    "standing": ("standing", Moment(0, False)),
    "tact-bludgers": ("tact", Moment(3_300)),
    "tact-goal": ("tact", Moment(5_600)),
    "finished": ("finished", Moment(0, False)),
    "crowded": ("crowded-7", Moment(0, False)),
}


@pytest.mark.parametrize("name", list(KEPT))
def test_the_picture_is_the_kept_one(
    qapp: QApplication, name: str, request: pytest.FixtureRequest
) -> None:
    scene, moment = KEPT[name]
    path = FOLDER / f"{name}.png"
    update = bool(request.config.getoption("--update-pictures", default=False))
    for size in SIZES.values():
        shot = Shot(matches.scenes()[scene], rehearsal=name == "finished")
        painted = render_png(shot, *size, "ru", moment, more=PLANNERS)
        check_kept(painted, path, update=update)


def test_the_kept_pictures_are_small_and_none_is_left_over() -> None:
    files = list(FOLDER.glob("*"))
    assert sum(path.stat().st_size for path in files) < 1_500_000
    assert {path.stem for path in files} == set(KEPT)
