"""What every test stands on: no real display, no real user's folder, one Hypothesis profile."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["QT_API"] = "pyside6"
if sys.platform == "linux":  # the same language and encoding for everyone; Qt warns of others
    os.environ["LC_ALL"] = "C.UTF-8"
    os.environ.pop("LANGUAGE", None)

# By hand every run looks somewhere else; the gate looks at the same examples each time.
hypothesis.settings.register_profile(
    "house", deadline=None, max_examples=60, print_blob=True, derandomize="CI" in os.environ
)
hypothesis.settings.load_profile("house")

SAMPLES = Path(__file__).resolve().parents[2] / "shared" / "samples"


@pytest.fixture(scope="session", autouse=True)
def _no_real_user_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Point the user's folders at empty ones, so that no test finds or leaves a game there."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
            patch.setenv(name, str(tmp_path_factory.mktemp(name.lower())))
        patch.setenv("TMPDIR", str(tmp_path_factory.mktemp("temporary")))  # for killed children
        yield


@pytest.fixture(scope="session")
def samples() -> Path:
    """The folder of sample packs beside the project; a test that needs it is skipped without it."""
    if not SAMPLES.is_dir():
        pytest.skip("the sample packs are not beside this checkout")
    return SAMPLES


@pytest.fixture(scope="session")
def xvfb_display() -> str:
    """The name (`:N`) of a virtual X display, 5760×2160; such a test is also marked `xvfb`.

    `packaging/test.py` starts it. A program under test gets it as DISPLAY, with
    QT_QPA_PLATFORM=xcb.
    """
    return os.environ["KOTH_XVFB_DISPLAY"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep together what shares something, and skip what needs a display that is not there.

    Where several processes share the tests, a file's tests stay in one of them, for the sake of
    its fixtures; and so do all that move the virtual display's monitors.
    """
    for item in items:
        group = "xvfb" if _on_display(item) else str(item.path)
        item.add_marker(pytest.mark.xdist_group(group))
    if os.environ.get("KOTH_XVFB_DISPLAY"):
        return
    skip = pytest.mark.skip(reason="no virtual display; packaging/test.py starts one")
    for item in items:
        if _on_display(item):
            item.add_marker(skip)


def _on_display(item: pytest.Item) -> bool:
    return "xvfb" in item.keywords or "xvfb_display" in getattr(item, "fixturenames", ())
