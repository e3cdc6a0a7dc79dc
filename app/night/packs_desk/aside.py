"""What an import had to say, kept beside its pack so that the editor can show it later."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.packs import Doubt, DoubtKind, PackFormat, Part, Report, Step, Tally, TallyKind
from app.store.disk import arriving


@dataclass(frozen=True, slots=True)
class Aside:
    """The format of the file, its doubts, and what only its format counts."""

    format: PackFormat = PackFormat.OWN
    doubts: tuple[Doubt, ...] = ()
    extra: tuple[Tally, ...] = ()


NOTHING = Aside()


def aside_of(report: Report) -> Aside:
    """What of a report is not the pack."""
    return Aside(report.format, report.doubts, report.extra)


def write_aside(path: Path, aside: Aside) -> None:
    """Write it, whole or not at all; raises OSError."""
    value = {
        "format": aside.format.name,
        "extra": [[tally.kind.name, tally.count] for tally in aside.extra],
        "doubts": [_told(doubt) for doubt in aside.doubts],
    }
    text = json.dumps(value, ensure_ascii=True, indent=0)
    with arriving(path) as part:
        part.write_text(text, "utf-8", newline="\n")


def read_aside(path: Path) -> Aside:
    """What was kept; nothing where the file is not there or makes no sense, which loses no pack."""
    try:
        value = json.loads(path.read_text("utf-8"))
        return Aside(
            PackFormat[value["format"]],
            tuple(_doubt(entry) for entry in value["doubts"]),
            tuple(Tally(TallyKind[kind], int(count)) for kind, count in value["extra"]),
        )
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return NOTHING


def _told(doubt: Doubt) -> list[Any]:
    place = [[step.part.name, step.value] for step in doubt.place]
    return [doubt.line, doubt.kind.name, doubt.detail, place]


def _doubt(entry: list[Any]) -> Doubt:
    line, kind, detail, place = entry
    steps = tuple(Step(Part[part], value) for part, value in place)
    return Doubt(int(line), DoubtKind[kind], str(detail), steps)
