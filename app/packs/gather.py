"""A pack while a reader gathers it: stages, questions, notes and doubts, in the file's order."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from app.packs.kinds import DoubtKind, FlawKind
from app.packs.model import Medium, MediumKind, Pack, PackQuestion, Partner, Stage
from app.packs.place import Place
from app.packs.report import Doubt, PackError, PackFormat, Report, Tally
from app.packs.sniff import kind_by_name
from app.packs.stages import RESERVE, language_of

MAX_DOUBTS = 20_000
_WARM_UP = re.compile(r"0|размин|warm", re.IGNORECASE)


@dataclass(slots=True)
class Gathering:
    """What a reader has found so far; `name` is the file's, `title` the pack's if it has none."""

    name: str
    title: str
    editors: list[str] = field(default_factory=list)
    date: str = ""
    notes: list[str] = field(default_factory=list)
    partners: list[Partner] = field(default_factory=list)
    doubts: list[Doubt] = field(default_factory=list)
    questions: list[PackQuestion] = field(default_factory=list)
    stages: list[Stage] = field(default_factory=list)
    _open: Stage = field(default_factory=lambda: Stage(""))
    _entered: bool = False
    _numbers: set[tuple[int, str]] = field(default_factory=set)

    @property
    def next_number(self) -> str:
        """The number of the next question if its file gives none."""
        return str(len(self.questions) + 1)

    def doubt(self, kind: DoubtKind, line: int, detail: str = "", place: Place = ()) -> None:
        """Note a doubtful place; raises PackError when there are more than any pack has."""
        self.doubts.append(Doubt(line, kind, detail, place))
        if len(self.doubts) > MAX_DOUBTS:
            raise PackError(self.name, FlawKind.TOO_DOUBTFUL, f"{MAX_DOUBTS:,}", line)

    def stage(self, title: str, notes: Iterable[str] = (), line: int = 0) -> None:
        """Begin a stage; one that gets no question ends in the notes."""
        self._leave()
        reserve = RESERVE.match(title) is not None
        self._open, self._entered = Stage(title, reserve, tuple(notes), line), False

    def stage_note(self, text: str) -> None:
        """A line for the host at the stage that is open, before its questions or after."""
        self._open = replace(self._open, notes=(*self._open.notes, text))
        if self._entered:
            self.stages[-1] = self._open

    def _leave(self) -> None:
        stage = self._open
        if self._entered or not (stage.title or stage.notes):
            return
        self.notes += [text for text in (stage.title, *stage.notes) if text]
        if stage.title:
            self.doubt(DoubtKind.EMPTY_STAGE, stage.line, stage.title)

    def add(self, question: PackQuestion, place: Place = ()) -> None:
        """Take a question into the open stage; what it lacks is doubted at `place`."""
        if not self._entered:
            self.stages.append(self._open)
            self._entered = True
        stage, number, line = len(self.stages) - 1, question.number, question.line
        if not (question.host_text or question.handout or question.shown):
            self.doubt(DoubtKind.NO_TEXT, line, number, place)
        if not question.answer:
            self.doubt(DoubtKind.NO_ANSWER, line, number, place)
        if (stage, number) in self._numbers:
            self.doubt(DoubtKind.SAME_NUMBER, line, number, place)
        self._numbers.add((stage, number))
        reserve = question.reserve or self._open.reserve
        warm_up = question.warm_up or _WARM_UP.match(number) is not None
        self.questions.append(replace(question, stage=stage, reserve=reserve, warm_up=warm_up))

    def report(self, of: PackFormat, *extra: Tally) -> Report:
        """The pack; raises PackError when there is no question."""
        self._leave()
        if not self.questions:
            raise PackError(self.name, FlawKind.NOTHING, of.value)
        pack = Pack(
            title=self.title,
            language=language_of(tuple(self.questions)),
            editors=tuple(dict.fromkeys(self.editors)),
            date=self.date,
            stages=tuple(self.stages),
            questions=tuple(self.questions),
            notes=tuple(self.notes),
            partners=tuple(self.partners),
        )
        doubts = tuple(sorted(self.doubts, key=lambda doubt: doubt.line))
        return Report(pack, doubts, of, extra)


def missing_medium(name: str, kind: MediumKind | None = None) -> Medium:
    """A medium that a text names but does not bring; of the `kind` told, else by its name."""
    return Medium(kind or kind_by_name(name), name)
