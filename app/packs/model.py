"""A question pack as the rest of the program sees it, whatever file it came from."""

from dataclasses import dataclass
from typing import Literal

MediumKind = Literal["picture", "sound", "video"]


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
class Medium:
    """A picture, sound or video of a question.

    `name` is the author's, for people; `file` the name under which the media store keeps it (made
    of its content's hash and an ending), "" when the pack names it but did not bring it.
    """

    kind: MediumKind
    name: str
    file: str = ""


@dataclass(frozen=True, slots=True)
class PackQuestion:
    """One question.

    Only `screen_text`, `handout`, `choices` and `shown` may reach the audience before the answer;
    `answer_shown` comes with the answer. `screen_text` already holds the handout's text in its
    place. `choices` are offered in this order and named A, B, C, …; then `answer` is the words
    of the right one, and the letters and any further right ones are in `also_accepted` (see
    `app.packs.choices`). `stage` is an index into `Pack.stages`, `seconds` the time allowed if
    the pack sets one, `line` the 1-based line of the file on which the question begins (its
    running number where the file has no lines), `media` the names of files it refers to.
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
    choices: tuple[str, ...] = ()
    shown: tuple[Medium, ...] = ()
    answer_shown: tuple[Medium, ...] = ()

    @property
    def all_media(self) -> tuple[Medium, ...]:
        """The media of the question, then those of the answer."""
        return self.shown + self.answer_shown


@dataclass(frozen=True, slots=True)
class Partner:
    """A partner of the evening (2.2.6): name, a text for the audience, a logo or None."""

    name: str
    text: str = ""
    logo: Medium | None = None


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
    partners: tuple[Partner, ...] = ()

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
