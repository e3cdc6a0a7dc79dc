"""What the throwaway server's helper leaves on a machine: nothing."""

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType

import pytest

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"


@pytest.fixture
def postgres(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(PACKAGING))
    spec = importlib.util.spec_from_file_location("postgres", PACKAGING / "postgres.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.skipif(sys.platform != "linux", reason="Debian's package")
@pytest.mark.parametrize("stays", [False, True])
def test_debians_package_makes_no_server_and_no_word_of_it_stays(
    postgres: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, stays: bool
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    settings = tmp_path / "common" / "createcluster.d"
    with postgres.no_cluster_of_its_own(settings):
        (word,) = settings.iterdir()
        assert word.read_text() == "create_main_cluster = false\n"
        if stays:
            (settings.parent / "createcluster.conf").touch()
    assert not settings.exists()
    assert settings.parent.exists() == stays


def test_without_the_right_nothing_is_written(
    postgres: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    with postgres.no_cluster_of_its_own(tmp_path / "none"):
        assert not (tmp_path / "none").exists()
