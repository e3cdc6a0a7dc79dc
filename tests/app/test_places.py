"""Where the program finds what it ships, from a checkout and from an installed wheel."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from app import places

ROOT = Path(__file__).resolve().parents[2]


def test_checkout_uses_its_own_folders() -> None:
    assert places.resources() == ROOT / "resources"
    assert places.questions() == ROOT / "data" / "questions"


@pytest.mark.skipif(sys.platform != "linux", reason="XDG places are Linux's")
def test_user_data_is_under_the_users_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert places.user_data() == tmp_path / "king-of-the-hill"


def test_wheel_carries_what_it_shows(tmp_path: Path) -> None:
    build = (
        "import os, sys; from hatchling.build import build_wheel; "
        "os.chdir(sys.argv[1]); print(build_wheel(sys.argv[2]))"
    )
    subprocess.run([sys.executable, "-c", build, str(ROOT), str(tmp_path)], check=True)
    unpacked = tmp_path / "site"
    zipfile.ZipFile(next(tmp_path.glob("*.whl"))).extractall(unpacked)
    code = "from app import places; print(places.resources()); print(places.questions())"
    found = subprocess.run(
        [sys.executable, "-c", code], cwd=unpacked, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert found[0] == str(unpacked / "app" / "shipped" / "resources")
    for folder, shipped in zip(
        (ROOT / "resources", ROOT / "data" / "questions"), found, strict=True
    ):
        assert names(folder) == names(Path(shipped))


def names(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def test_the_command_says_its_version() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ui.main", "--version"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"koth {places.program_version()}\n"
