"""Who and whence: authors, sources and comments, each level's own or those above it."""

from collections.abc import Callable
from dataclasses import dataclass

from app.packs.report import DoubtKind
from app.packs.siq.xml import Node

Tell = Callable[[DoubtKind, str], None]


@dataclass(frozen=True, slots=True)
class Info:
    """What an `info` says; `comments` are for all, `asides` for the host."""

    authors: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    comments: tuple[str, ...] = ()
    asides: tuple[str, ...] = ()

    def under(self, above: "Info") -> "Info":
        """Authors and sources from the level above where this one names none."""
        return Info(
            self.authors or above.authors,
            self.sources or above.sources,
            self.comments,
            self.asides,
        )


class Index:
    """The authors and sources that a package lists once and refers to as `@id` or `@id#where`."""

    def __init__(self, *lists: Node) -> None:
        """`lists` hold elements with an `id`, at any depth."""
        self._words: dict[str, str] = {}
        waiting = list(lists)
        while waiting:
            node = waiting.pop()
            waiting += node.children
            if name := node.get("id"):
                parts = [child.text.strip() for child in node.children] or [node.text.strip()]
                self._words[name] = " ".join(filter(None, parts))

    def words(self, text: str, tell: Tell) -> str:
        """What the text refers to, or the text; a reference to nothing is told."""
        if not text.startswith("@") or len(text) == 1:
            return text
        name, _, tail = text[1:].partition("#")
        if name not in self._words:
            tell(DoubtKind.REF_UNKNOWN, text)
            return text
        return ", ".join(filter(None, (self._words[name], tail.strip())))

    def info(self, node: Node, tell: Tell) -> Info:
        """The own `info` of a package, round, theme or question."""
        return Info(
            self._list(node, "authors", "author", tell),
            self._list(node, "sources", "source", tell),
            _texts(node, "comments"),
            _texts(node, "showmanComments"),
        )

    def _list(self, node: Node, many: str, one: str, tell: Tell) -> tuple[str, ...]:
        found = (entry.text.strip() for entry in node.all("info", many, one))
        return tuple(self.words(text, tell) for text in found if text)


def _texts(node: Node, name: str) -> tuple[str, ...]:
    texts = (entry.text.strip() for entry in node.all("info", name))
    return tuple(text for text in texts if text)
