"""Plain text out of the HTML that question banks put into their texts."""

import html
import re
from typing import NamedTuple
from urllib.parse import unquote

_TAGS = (
    "a|b|big|blockquote|br|code|div|em|font|h[1-6]|hr|i|img|li|ol|p|pre|s|small|source|span|strong"
    "|sub|sup|table|tbody|td|th|thead|tr|tt|u|ul|audio|video"
)
_TAG = re.compile(r"<!--.{0,2000}?-->|</?[A-Za-z][^<>]{0,4000}>", re.DOTALL)
_KNOWN = re.compile(rf"</?(?:{_TAGS})(?:\s[^<>]{{0,4000}})?/?>", re.IGNORECASE)
_BREAK = re.compile(r"</?(?:br|p|div|li|ul|ol|tr|table|h[1-6]|hr|blockquote|pre)\b", re.IGNORECASE)
_SOURCE = re.compile(
    r"""<(?:img|audio|video|source)\b[^<>]*?\bsrc\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))""",
    re.IGNORECASE,
)
_LINK = re.compile(
    r"""<a\b[^<>]*?\bhref\s*=\s*(?:"(https?:[^"<>]*)"|'(https?:[^'<>]*)')[^<>]*>([^<>]{0,2000})</a>""",
    re.IGNORECASE,
)
_SPACES = re.compile(r"[ \t\xa0]+")
_LINES = re.compile(r" *\n[ \n]*")


class Plain(NamedTuple):
    """The text, and the names of the media that its tags referred to."""

    text: str
    media: tuple[str, ...] = ()


def has_tags(text: str) -> bool:
    """Whether there is a tag in it that a question bank would write."""
    return _KNOWN.search(text) is not None


def plain(text: str) -> Plain:
    """The text without tags, entities resolved, paragraphs on lines of their own."""
    media: list[str] = []

    def replaced(tag: re.Match[str]) -> str:
        source = _SOURCE.match(tag[0])
        if source is not None:
            path = html.unescape(next(filter(None, source.groups()), ""))
            media.append(unquote(path).rpartition("/")[2] or path)
        return "\n" if _BREAK.match(tag[0]) else ""

    bare = html.unescape(_TAG.sub(replaced, _LINK.sub(_told, text)))
    return Plain(_LINES.sub("\n", _SPACES.sub(" ", bare)).strip(), tuple(filter(None, media)))


def _told(link: re.Match[str]) -> str:
    """A link as its words and its address."""
    address, words = link[1] or link[2], link[3]
    return words if address in words else f"{words} ({address})"
