"""Write packaging/constraints.txt anew: `python3 packaging/pin.py [--upgrade]`.

Installs the project with its test extra into a fresh environment and notes each version. Versions
already pinned stay as they are, unless `--upgrade` is given or pyproject.toml excludes them.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

import environment

_HEAD = """\
# Exact versions of everything .venv holds, for every system; written by packaging/pin.py.
"""
_ELSEWHERE = ("colorama",)  # pytest asks for it on Windows only


def main(arguments: list[str]) -> int:
    """Make the file; 0, or pip's failure in a sentence."""
    with tempfile.TemporaryDirectory() as folder:
        venv = Path(folder) / "venv"
        environment.need_venv_module()
        environment.create(venv)
        python = environment.python_in(venv)
        kept = [] if "--upgrade" in arguments else ["--constraint", str(environment.CONSTRAINTS)]
        environment.install_project(python, ["test"], *kept)
        environment.pip(python, *kept, *_ELSEWHERE)
        freeze = [str(python), "-m", "pip", "freeze", "--all", "--exclude-editable"]
        frozen = subprocess.run(freeze, capture_output=True, text=True, check=True).stdout
    pins = sorted((pin for pin in frozen.split() if not pin.startswith("pip==")), key=str.lower)
    environment.CONSTRAINTS.write_text("\n".join([_HEAD.strip(), *pins]) + "\n", encoding="utf-8")
    print(f"{len(pins)} pins written to {environment.CONSTRAINTS}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
