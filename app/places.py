"""Where the program finds what it ships, and where it keeps what is the user's.

A checkout has `resources/` and `data/questions/` at its root; a wheel carries the same two
folders as `app/shipped/resources` and `app/shipped/questions`.
"""

from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import platformdirs

_PACKAGE = Path(__file__).resolve().parent
_APP_NAME = "king-of-the-hill"


def resources() -> Path:
    """The folder of fonts, icons and translations; read only."""
    return _shipped(Path("resources"), Path("resources"))


def questions() -> Path:
    """The folder of the question packs that come with the program; read only."""
    return _shipped(Path("data", "questions"), Path("questions"))


def user_data() -> Path:
    """The folder of the user's games and settings, unless `--data DIR` names another.

    Not created here: whoever writes first creates it, and can tell the host if that fails.
    """
    return Path(platformdirs.user_data_dir(_APP_NAME, appauthor=False))


def program_version() -> str:
    """The version of the program as installed; "0" where it runs uninstalled."""
    try:
        return version("king-of-the-hill")
    except PackageNotFoundError:
        return "0"


def _shipped(in_checkout: Path, in_wheel: Path) -> Path:
    packed = _PACKAGE / "shipped" / in_wheel
    return packed if packed.is_dir() else _PACKAGE.parent / in_checkout
