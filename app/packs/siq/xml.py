"""XML as a small tree, within bounds: no entities, nothing from outside, no namespaces."""

import codecs
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from io import BytesIO
from xml.sax import SAXException, SAXParseException
from xml.sax.handler import ContentHandler, ErrorHandler
from xml.sax.xmlreader import AttributesImpl

from defusedxml import DefusedXmlException
from defusedxml.sax import parse as parse_safely

from app.packs.encoding import decode, tidy
from app.packs.place import at
from app.packs.report import Doubt, FlawKind, PackError

MAX_ELEMENTS = 400_000
MAX_DEPTH = 100
MAX_SIGNS = 400_000

_DECLARATION = re.compile(r"\s*<\?xml[^>]*\?>")
_ENCODING = re.compile(rb"""\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']""")


@dataclass(slots=True)
class Node:
    """An element; `name` and the keys of `attributes` are without their namespaces."""

    name: str
    attributes: dict[str, str]
    children: list["Node"] = field(default_factory=list)
    text: str = ""

    def all(self, *path: str) -> Iterator["Node"]:
        """The elements at the end of a path of names."""
        first, *rest = path
        for child in self.children:
            if child.name == first:
                if rest:
                    yield from child.all(*rest)
                else:
                    yield child

    def words(self, *path: str) -> str:
        """The text at the end of a path, of several the lines; "" where there is none."""
        return "\n".join(text for node in self.all(*path) if (text := node.text.strip()))

    def get(self, attribute: str) -> str:
        """An attribute, "" where there is none."""
        return self.attributes.get(attribute, "").strip()


def read_xml(data: bytes, name: str) -> tuple[Node, tuple[Doubt, ...]]:
    """The tree in `data`, and doubts about its encoding; `name` is the file's, for errors.

    Raises PackError: not well-formed, with entities, or larger than any pack.
    """
    text, doubts = _decoded(data, name)
    if text.count("=") > MAX_SIGNS:
        raise PackError(name, FlawKind.BROKEN_XML, "more attributes than any pack has")
    handler = _Tree(name)
    raw = _DECLARATION.sub(lambda found: " " * len(found[0]), text, count=1).encode(
        "utf-8", "replace"
    )
    try:
        parse_safely(BytesIO(raw), handler, ErrorHandler())
    except DefusedXmlException:
        raise PackError(name, FlawKind.XML_ENTITIES) from None
    except SAXParseException as error:
        line, column = error.getLineNumber(), (error.getColumnNumber() or 0) + 1
        place = at(line=line or 1, column=column)
        raise PackError(name, FlawKind.BROKEN_XML, error.getMessage(), line, place) from None
    except (SAXException, ValueError, LookupError) as error:
        raise PackError(name, FlawKind.BROKEN_XML, str(error)) from None
    return handler.root, doubts


def _decoded(data: bytes, name: str) -> tuple[str, tuple[Doubt, ...]]:
    """The declared encoding is believed only of what is not UTF-8."""
    declared = _ENCODING.match(data)
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        if declared and _is_one_byte(declared[1].decode()):
            return tidy(data.decode(declared[1].decode(), "replace"))
    return decode(data, name)


def _is_one_byte(encoding: str) -> bool:
    try:
        return codecs.lookup(encoding).name.startswith(("cp", "koi8", "iso8859", "mac"))
    except LookupError:
        return False


class _Tree(ContentHandler):
    """Builds the tree from events, and stops where it grows beyond bounds."""

    def __init__(self, file: str) -> None:
        super().__init__()
        self._file = file
        self._open = [Node("", {})]
        self._texts: list[list[str]] = [[]]
        self._count = 0

    @property
    def root(self) -> Node:
        """The outermost element."""
        return self._open[0].children[0]

    def startElement(self, name: str, attrs: AttributesImpl) -> None:
        self._count += 1
        if self._count > MAX_ELEMENTS or len(self._open) > MAX_DEPTH:
            raise PackError(self._file, FlawKind.BROKEN_XML, "more elements than any pack has")
        attributes = {_local(key): value for key, value in attrs.items()}
        node = Node(_local(name), attributes)
        self._open[-1].children.append(node)
        self._open.append(node)
        self._texts.append([])

    def endElement(self, _name: str) -> None:
        self._open.pop().text = "".join(self._texts.pop())

    def characters(self, content: str) -> None:
        self._texts[-1].append(content)


def _local(name: str) -> str:
    return name.rpartition(":")[2]
