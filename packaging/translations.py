"""Collect the program's words from `ui/` and build the translations that ship.

    python packaging/translations.py           update the .ts files, then build the .qm files
    python packaging/translations.py --check   only say what is missing; exit 1 if anything is

Write Russian in `resources/translations/koth_ru.ts` (Qt Linguist, or by hand); `koth_en.ts` holds
only the English plurals. Needs PySide6's tools beside the running Python.
"""

from __future__ import annotations

import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "resources" / "translations"
LANGUAGES = ("ru", "en")


def sources() -> list[str]:
    """Every Python file that may hold words of the windows, from the project's root."""
    return sorted(str(path.relative_to(ROOT)) for path in (ROOT / "ui").rglob("*.py"))


def tool(name: str) -> str:
    """One of PySide6's tools, from the same environment as this Python."""
    beside = Path(sys.executable).parent / name
    return str(beside) if beside.exists() else name


def update(language: str) -> None:
    """Bring a .ts file up to date with the sources."""
    extra = ["-pluralonly"] if language == "en" else []
    command = [tool("pyside6-lupdate"), *sources(), "-no-obsolete", "-locations", "none", *extra]
    target = f"resources/translations/koth_{language}.ts"
    region = {"ru": "ru_RU", "en": "en_US"}[language]
    more = ["-source-language", "en_US", "-target-language", region, "-ts", target]
    subprocess.run([*command, *more], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def release(language: str) -> None:
    """Build a .qm file; unfinished entries are left out."""
    source, target = FOLDER / f"koth_{language}.ts", FOLDER / f"koth_{language}.qm"
    command = [tool("pyside6-lrelease"), "-silent", str(source), "-qm", str(target)]
    subprocess.run(command, cwd=ROOT, check=True)


def missing(language: str) -> list[str]:
    """The entries without a finished translation, as "context: source"."""
    found = []
    for context in ET.parse(FOLDER / f"koth_{language}.ts").getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") == "unfinished":
                found.append(f"{context.findtext('name')}: {message.findtext('source')}")
    return found


def main(arguments: list[str]) -> int:
    """Run as the module's docstring says."""
    if "--check" not in arguments:
        for language in LANGUAGES:
            update(language)
            release(language)
    gaps = [f"{language}: {entry}" for language in LANGUAGES for entry in missing(language)]
    for gap in gaps:
        print(f"not translated: {gap}")
    return 1 if gaps else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
