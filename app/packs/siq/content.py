"""What is shown and said: items of version 5, atoms of the older ones, in one form."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from app.packs.model import Medium, MediumKind
from app.packs.report import DoubtKind, MediumError
from app.packs.siq.files import Files
from app.packs.siq.info import Tell
from app.packs.siq.xml import Node

_KINDS: dict[str, MediumKind] = {
    "image": "picture",
    "audio": "sound",
    "voice": "sound",
    "video": "video",
}
_SPOKEN = ("say", "replic")
_TEXT = ("", "text")


class Item(NamedTuple):
    """A piece of content; `spoken` is what the host says and the screen does not show."""

    kind: str
    text: str
    spoken: bool = False


@dataclass(slots=True)
class Content:
    """Pieces put together."""

    host: list[str] = field(default_factory=list)
    screen: list[str] = field(default_factory=list)
    media: list[Medium] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    odd: list[str] = field(default_factory=list)

    @property
    def host_text(self) -> str:
        """All words and the names of media, for the host."""
        return "\n".join(self.host)

    @property
    def screen_text(self) -> str:
        """What may be shown; all words where there is nothing else to see."""
        return "\n".join(self.screen)


def items_of(parameter: Node) -> Iterator[Item]:
    """The items of a `param` of version 5."""
    for item in parameter.all("item"):
        text = item.text.strip()
        yield Item(item.get("type").lower(), text, item.get("placement").lower() == "replic")
    if not parameter.children and parameter.text.strip():
        yield Item("", parameter.text.strip())


def atoms_of(scenario: Node) -> tuple[list[Item], list[Item]]:
    """The atoms of a `scenario`: those of the question, and those after the marker."""
    before: list[Item] = []
    after: list[Item] = []
    here = before
    for atom in scenario.all("atom"):
        kind, text = atom.get("type").lower(), atom.text.strip()
        if kind == "marker":
            here = after
        elif kind in _SPOKEN:
            here.append(Item("", text, True))
        else:
            here.append(Item(kind, text.removeprefix("@") if kind not in _TEXT else text))
    return before, after


def content_of(items: Iterable[Item], files: Files, tell: Tell) -> Content:
    """Put the items together, taking their media in; what cannot be shown is told."""
    content = Content()
    spoken: list[str] = []
    for item in items:
        if not item.text:
            continue
        if item.kind in _TEXT:
            content.host.append(item.text)
            (spoken if item.spoken else content.screen).append(item.text)
        elif item.kind in _KINDS:
            _medium(item, content, files, tell)
        elif item.kind == "html":
            files.named(item.text)
            _name(item.text, content)
            tell(DoubtKind.WEB_PAGE, item.text)
        else:
            content.odd.append(f"{item.kind}: {item.text}")
            tell(DoubtKind.UNKNOWN_PART, f"{item.kind}: {item.text}")
    if not content.screen and not content.media:
        content.screen = spoken
    return content


def _name(name: str, content: Content) -> None:
    content.names.append(name)
    content.host.append(f"[{name}]")


def _medium(item: Item, content: Content, files: Files, tell: Tell) -> None:
    name = item.text
    kind = _KINDS[item.kind]
    _name(name, content)
    try:
        medium, exact = files.take(kind, name)
    except MediumError as refusal:
        tell(refusal.kind, refusal.detail)
        content.media.append(Medium(kind, name))
        return
    if not exact:
        tell(DoubtKind.MEDIUM_ALIKE, name)
    if medium.kind != kind:
        tell(DoubtKind.MEDIUM_KIND, name)
    content.media.append(medium)
