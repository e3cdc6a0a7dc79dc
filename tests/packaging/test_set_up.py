"""The two commands' parts: what they say and do where something is missing."""

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from types import ModuleType

import pytest

SCRIPTS = Path(__file__).resolve().parents[2] / "packaging"


@pytest.fixture
def scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a test import the scripts' modules as the scripts do."""
    monkeypatch.syspath_prepend(str(SCRIPTS))


@pytest.fixture
def debian(scripts: None) -> ModuleType:
    import debian

    return debian


@pytest.fixture
def environment(
    scripts: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[ModuleType, list[str]]:
    """The module, working in an empty folder, with a list of what it asks pip in pip's place."""
    import environment

    asked: list[str] = []
    (tmp_path / "pyproject.toml").write_text("[project]", encoding="utf-8")
    (tmp_path / "constraints.txt").write_text("", encoding="utf-8")
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "CONSTRAINTS", tmp_path / "constraints.txt")
    monkeypatch.setattr(environment, "_VENV", tmp_path / ".venv")
    monkeypatch.setattr(environment, "_STAMP", tmp_path / ".venv" / "koth-ready")
    monkeypatch.setattr(environment, "_UNFINISHED", tmp_path / ".venv" / "koth-unfinished")
    monkeypatch.setattr(environment, "pip", lambda python, *words: asked.append(words[-1]))
    monkeypatch.setattr(environment, "create", create_quickly)
    return environment, asked


def create_quickly(folder: Path) -> None:
    """A real environment, with an empty module for pip."""
    venv.create(folder, with_pip=False)
    packages = sysconfig.get_path("purelib", "venv", {"base": str(folder)})
    Path(packages, "pip.py").touch()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no apt-get on Windows")
def test_without_rights_one_line_to_type_is_printed(
    debian: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(debian.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setenv("CI", "true")
    assert not debian.install(["libgl1", "libegl1"], "for Qt's windows")
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1].strip() == ("sudo apt-get update && sudo apt-get install -y libegl1 libgl1")


def test_elsewhere_the_packages_are_named(
    debian: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(debian.shutil, "which", lambda name: None)
    assert not debian.install(["libgl1"], "for Qt's windows")
    assert "libgl1" in capsys.readouterr().out


def test_an_old_python_is_refused_in_a_sentence(
    scripts: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    import pythons

    monkeypatch.setattr(pythons.sys, "version_info", (3, 10, 12))
    monkeypatch.setattr(pythons.shutil, "which", lambda name: None)
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer, and this is 3\.10\.12"):
        pythons.require()


def test_a_second_set_up_does_nothing(environment: tuple[ModuleType, list[str]]) -> None:
    module, asked = environment
    module.ensure()
    assert len(asked) == 2
    module.ensure()
    assert len(asked) == 2
    module.ensure(["test"])
    assert asked[-1].endswith("[test]")
    module.ensure()
    assert len(asked) == 4


def test_an_interrupted_set_up_is_made_anew(
    environment: tuple[ModuleType, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    module, asked = environment

    def interrupted(*_: str) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(module, "pip", interrupted)
        with pytest.raises(KeyboardInterrupt):
            module.ensure()
    half_installed = module._VENV / "half-installed"
    half_installed.touch()
    module.ensure()
    assert not half_installed.exists()
    assert len(asked) == 2


def test_a_failed_update_leaves_what_worked(
    environment: tuple[ModuleType, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    module, _ = environment
    module.ensure()
    installed = module._VENV / "installed"
    installed.touch()
    (module.ROOT / "pyproject.toml").write_text("[project] # changed", encoding="utf-8")

    def fail(*_: str) -> None:
        sys.exit("no network")

    with monkeypatch.context() as patch:
        patch.setattr(module, "pip", fail)
        with pytest.raises(SystemExit):
            module.ensure()
    module.ensure()
    assert installed.exists()


@pytest.mark.xvfb
def test_a_window_fills_the_virtual_display(xvfb_display: str) -> None:
    environ = {**os.environ, "DISPLAY": xvfb_display, "QT_QPA_PLATFORM": "xcb"}
    show = (
        "from PySide6.QtGui import QGuiApplication, QRasterWindow\n"
        "app = QGuiApplication([]); window = QRasterWindow(); window.showFullScreen()\n"
        "app.processEvents(); size = window.screen().size()\n"
        "print(size.width(), size.height())\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", show], env=environ, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["5760", "2160"]
