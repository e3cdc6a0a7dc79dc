"""What an import has to say: doubts about places in a file, or one error about all of it."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum

from app.packs.kinds import DoubtKind, FlawKind
from app.packs.model import Pack
from app.packs.place import Part, Place, Step, told

__all__ = [
    "Doubt",
    "DoubtKind",
    "FlawKind",
    "MediumError",
    "PackError",
    "PackFormat",
    "Report",
    "Tally",
    "TallyKind",
]

_QUOTED = 200


@dataclass(frozen=True, slots=True)
class Doubt:
    """A doubtful place: `detail` are the words of the file (never cut).

    `line` is 1-based and orders doubts; where the file has no lines it is the running number of
    the row or question, and `place` says where that is.
    """

    line: int
    kind: DoubtKind
    detail: str = ""
    place: Place = ()

    @property
    def where(self) -> Place:
        """The place, as a line if nothing better is known."""
        return self.place or (Step(Part.LINE, self.line),)

    @property
    def what(self) -> str:
        """What is odd, in English; long quotations are shortened."""
        template, _ = self.kind.value
        return _filled(template, self.detail)

    @property
    def done(self) -> str:
        """What was done about it, in English; long quotations are shortened."""
        _, template = self.kind.value
        return _filled(template, self.detail)

    def __str__(self) -> str:
        return f"{told(self.where)}: {self.what} - {self.done}"


def _filled(template: str, detail: str) -> str:
    flat = " ".join(detail.split())
    short = flat if len(flat) <= _QUOTED else flat[: _QUOTED - 1] + "…"
    return template.format(detail=short)


class PackFormat(Enum):
    """The formats that are read; the values are their names for people."""

    OWN = "King of the Hill pack"
    FOUR_S = ".4s"
    SIQ = "SIGame package"
    CHGK_DB = "db.chgk.info text"
    TABLE = "table"
    KAHOOT = "Kahoot table"
    OPENTDB = "Open Trivia DB"
    GIFT = "GIFT"
    AIKEN = "Aiken"


class TallyKind(Enum):
    """What can be counted in a pack; the values are English words for "%n word(s)"."""

    STAGES = "stages"
    MAIN = "questions"
    RESERVE = "reserve questions"
    WARM_UPS = "warm-up questions"
    HANDOUTS = "handouts"
    CHOICES = "questions with choices"
    PARTNERS = "partner's questions"
    PICTURES = "pictures"
    SOUNDS = "sounds"
    VIDEOS = "videos"
    NOT_SHOWN = "media that are only named"
    ROUNDS = "rounds"
    THEMES = "themes"
    ROWS = "rows"
    SHEETS = "sheets"
    CATEGORIES = "categories"
    LEFT_OUT = "places left out"


@dataclass(frozen=True, slots=True)
class Tally:
    """How many of a kind were read."""

    kind: TallyKind
    count: int


@dataclass(frozen=True, slots=True)
class Report:
    """A pack and every doubtful place in its file, in the order of lines.

    `extra` counts what only this format has; `tallies` is the whole list of what was read.
    """

    pack: Pack
    doubts: tuple[Doubt, ...]
    format: PackFormat = PackFormat.FOUR_S
    extra: tuple[Tally, ...] = ()

    def with_doubts(self, more: Iterable[Doubt]) -> "Report":
        """The same report with more doubts, again in the order of lines."""
        return replace(self, doubts=tuple(sorted((*more, *self.doubts), key=lambda d: d.line)))

    @property
    def tallies(self) -> tuple[Tally, ...]:
        """What was read, the kinds of which there is none left out."""
        counts = (*_counted(self.pack), *self.extra)
        return tuple(tally for tally in counts if tally.count)


def _counted(pack: Pack) -> list[Tally]:
    of = TallyKind
    media = [medium for question in pack.questions for medium in question.all_media]
    kept = Counter(medium.kind for medium in media if medium.file)
    counts = {
        of.STAGES: len(pack.stages),
        of.MAIN: len(pack.main),
        of.RESERVE: len(pack.reserve),
        of.WARM_UPS: len(pack.warm_ups),
        of.HANDOUTS: sum(bool(question.handout) for question in pack.questions),
        of.CHOICES: sum(bool(question.choices) for question in pack.questions),
        of.PARTNERS: sum(question.partner is not None for question in pack.questions),
        of.PICTURES: kept["picture"],
        of.SOUNDS: kept["sound"],
        of.VIDEOS: kept["video"],
        of.NOT_SHOWN: sum(not medium.file for medium in media),
    }
    return [Tally(kind, count) for kind, count in counts.items()]


class PackError(Exception):
    """A file that is no pack; `str` is one sentence with the file's name and, if known, place."""

    def __init__(
        self,
        name: str,
        kind: FlawKind,
        detail: str = "",
        line: int | None = None,
        place: Place = (),
    ):
        self.name = " ".join(name.split())
        self.kind = kind
        self.detail = " ".join(detail.split())
        self.line = line
        self.place: Place = place or (() if line is None else (Step(Part.LINE, line),))
        before = ", ".join(filter(None, (self.name, told(self.place))))
        super().__init__(f"{before}: {kind.value.format(detail=self.detail)}.")


class MediumError(Exception):
    """A part of a pack that cannot be taken; `kind` says why, `detail` is for a Doubt."""

    def __init__(self, kind: DoubtKind, detail: str) -> None:
        self.kind = kind
        self.detail = detail
        super().__init__(_filled(kind.value[0], detail))
