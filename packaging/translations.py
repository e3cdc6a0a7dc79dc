"""Collect the program's words from `ui/` and build the translations that ship.

    python packaging/translations.py           update the .ts files, then build the .qm files
    python packaging/translations.py --check   only say what is missing; exit 1 if anything is

Write Russian in `resources/translations/*_ru.ts` (Qt Linguist, or by hand); `*_en.ts` hold only the
English plurals. `AREAS` says which words go where. Needs PySide6's tools beside the running Python.
"""

from __future__ import annotations

import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "resources" / "translations"
LANGUAGES = ("ru", "en")
AREAS = ("koth", "desk", "start", "pitch", "packs", "media", "phones", "results")
"""The files' first names: what the audience sees, the host's desk, the start window and dialogs,
all of the referee's mode, packs, media and sounds, the host's side of phones, and results with the
season."""


def area_of(path: Path) -> str:
    """The area of a source file, given from the folder `ui`."""
    parts = path.parts
    if parts[0] == "pitch":
        return "pitch"
    if {"media", "sound"} & set(parts[:-1]):
        return "media"
    if parts[0] != "desk":
        return "koth"
    if parts[1] == "packs":
        return "packs"
    if parts[1] == "phones":
        return "phones"
    if parts[1] in {"results", "season"}:
        return "results"
    return "start" if parts[1] in {"start", "dialogs"} else "desk"


def sources(area: str) -> list[str]:
    """Every Python file that may hold words of an area, from the project's root."""
    found = sorted(path.relative_to(ROOT / "ui") for path in (ROOT / "ui").rglob("*.py"))
    return [f"ui/{path.as_posix()}" for path in found if area_of(path) == area]


def tool(name: str) -> str:
    """One of PySide6's tools, from the same environment as this Python."""
    beside = Path(sys.executable).parent / name
    return str(beside) if beside.exists() else name


def update(area: str, language: str) -> None:
    """Bring a .ts file up to date with the sources."""
    extra = ["-pluralonly"] if language == "en" else []
    command = [
        tool("pyside6-lupdate"),
        *sources(area),
        "-no-obsolete",
        "-locations",
        "none",
        *extra,
    ]
    target = f"resources/translations/{area}_{language}.ts"
    region = {"ru": "ru_RU", "en": "en_US"}[language]
    more = ["-source-language", "en_US", "-target-language", region, "-ts", target]
    subprocess.run([*command, *extra, *more], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def release(area: str, language: str) -> None:
    """Build a .qm file; unfinished entries are left out. A running program keeps the old one."""
    source, target = FOLDER / f"{area}_{language}.ts", FOLDER / f"{area}_{language}.qm"
    fresh = target.with_suffix(".new")
    command = [tool("pyside6-lrelease"), "-silent", str(source), "-qm", str(fresh)]
    subprocess.run(command, cwd=ROOT, check=True)
    fresh.replace(target)


def missing(area: str, language: str) -> list[str]:
    """The entries without a finished translation, as "context: source"."""
    found = []
    for context in ET.parse(FOLDER / f"{area}_{language}.ts").getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") == "unfinished":
                found.append(f"{context.findtext('name')}: {message.findtext('source')}")
    return found


def main(arguments: list[str]) -> int:
    """Run as the module's docstring says."""
    pairs = [(area, language) for area in AREAS for language in LANGUAGES]
    if "--check" not in arguments:
        for area, language in pairs:
            update(area, language)
            release(area, language)
    gaps = [f"{language}: {entry}" for area, language in pairs for entry in missing(area, language)]
    for gap in gaps:
        print(f"not translated: {gap}")
    return 1 if gaps else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
