"""A question pack as the rest of the program sees it, whatever file it came from."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Stage:
    """A tour, battle or theme: questions that are played in one go.

    `title` joins nested headings from the outside in ("Тур 1 · Бой 2"); it is empty for
    questions that stand before any heading. `notes` are lines meant for the host.
    """

    title: str
    reserve: bool = False
    notes: tuple[str, ...] = ()
    line: int = 0


@dataclass(frozen=True, slots=True)
class PackQuestion:
    """One question.

    Only `screen_text` and `handout` may be shown to the audience before the answer.
    `screen_text` already holds the handout's text in its place. `stage` is an index into
    `Pack.stages`, `seconds` the time allowed if the pack sets one, `line` the 1-based line
    of the file on which the question begins, `media` the names of files it refers to.
    """

    number: str
    stage: int
    host_text: str
    screen_text: str
    answer: str
    line: int
    reserve: bool = False
    warm_up: bool = False
    handout: str = ""
    also_accepted: tuple[str, ...] = ()
    not_accepted: tuple[str, ...] = ()
    comment: str = ""
    sources: tuple[str, ...] = ()
    authors: tuple[str, ...] = ()
    partner: str | None = None
    seconds: int | None = None
    media: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack: its questions in the order of the file. Every stage has a question."""

    title: str
    language: str
    editors: tuple[str, ...]
    date: str
    stages: tuple[Stage, ...]
    questions: tuple[PackQuestion, ...]
    notes: tuple[str, ...] = ()

    @property
    def main(self) -> tuple[PackQuestion, ...]:
        """The questions that are played and counted: neither reserve nor warm-up."""
        return tuple(q for q in self.questions if not q.reserve and not q.warm_up)

    @property
    def reserve(self) -> tuple[PackQuestion, ...]:
        """The questions kept for when a question is taken off."""
        return tuple(q for q in self.questions if q.reserve and not q.warm_up)

    @property
    def warm_ups(self) -> tuple[PackQuestion, ...]:
        """Questions played before the game that count for nothing."""
        return tuple(q for q in self.questions if q.warm_up)
