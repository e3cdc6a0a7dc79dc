"""The pictures themselves, at 1080p and at 4K, against kept ones with a tolerance.

`pytest tests/ui/paint --update-pictures` paints the kept ones anew; look at them before a commit.
"""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from app.night.scenes import BoardScene, MovesScene, Scene, Shot
from tests.ui import pictures
from tests.ui.kept import SIZES, check_kept
from ui.paint import Moment, render_png

FOLDER = Path(__file__).parent / "pictures"


def kept_scenes() -> dict[str, Scene]:
    """What is kept: the board at 8, 24 and 48 teams, its extremes, and one of each scene."""
    made: dict[str, Scene] = {}
    for count in (8, 24, 48):
        made[f"board-{count}"] = pictures.scenes(count)["board"]
    made["board-48-penultimate"] = BoardScene(
        pictures.hill(48, step=9), "declare", None, None, None
    )
    made["board-24-names"] = BoardScene(
        pictures.hill(24, names=pictures.AWKWARD), "declare", None, None, None
    )
    others = pictures.scenes(24)
    made.update({name: others[name] for name in others if name not in {"board", "black"}})
    made["standings-48"] = pictures.scenes(48)["standings"]
    return made


@pytest.mark.parametrize("name", list(kept_scenes()))
def test_the_picture_is_the_kept_one(
    qapp: QApplication, name: str, request: pytest.FixtureRequest
) -> None:
    scene = kept_scenes()[name]
    moment = Moment(2_300, True) if isinstance(scene, MovesScene) else Moment(0, True)
    path = FOLDER / f"{name}.png"
    update = bool(request.config.getoption("--update-pictures", default=False))
    for size in SIZES.values() if name.startswith("board-") else [SIZES["1080p"]]:
        painted = render_png(Shot(scene, rehearsal=name == "logo"), *size, "ru", moment)
        check_kept(painted, path, update=update)


def test_the_kept_pictures_are_small_and_none_is_left_over() -> None:
    files = list(FOLDER.glob("*"))
    assert sum(path.stat().st_size for path in files) < 3_000_000
    assert {path.stem for path in files} == set(kept_scenes())
