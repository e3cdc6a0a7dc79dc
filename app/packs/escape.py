"""Plain text written so that the marks of a `.4s` field leave it as it is."""

import re

_SIGN = re.compile(r"[\\_~]")
_BRACKET = re.compile(r"[\[\]]")
_TAG = re.compile(r"\((?=img\s|aud\s|vid\s|screen\s|sc\s|PAGEBREAK\)|LINEBREAK\))")
_URL = re.compile(r"https?://[^\s()\[\]|]+")
_AFTER_URL = re.compile(r"[\[\]|()]")
_INSIDE = re.compile(r"[()|]")


def escaped(text: str, *, notes: bool = False, inside: bool = False) -> str:
    """The text with `\\` before what would be a mark; `notes` leaves square brackets be.

    `inside` is for a text that stands inside a tag, whose end must not be found in it. Web
    addresses stay as they are, since no mark is looked for in them.
    """
    parts = []
    end = 0
    for url in _URL.finditer(text):
        parts.append(_escaped_words(text[end : url.start()], notes, inside))
        risky = "\\" in url[0] or (not notes and _AFTER_URL.match(text, url.end()))
        parts.append(_broken_up(url[0]) if risky else url[0])
        end = url.end()
    parts.append(_escaped_words(text[end:], notes, inside))
    return "".join(parts)


def _escaped_words(text: str, notes: bool, inside: bool) -> str:
    text = _SIGN.sub(r"\\\g<0>", text)
    if not notes:
        text = _BRACKET.sub(r"\\\g<0>", text)
    return _INSIDE.sub(r"\\\g<0>", text) if inside else _TAG.sub(r"\\(", text)


def _broken_up(url: str) -> str:
    """An address that would swallow an escape after it or in it, written so that it is none."""
    return f"(sc {url[0]})" + _SIGN.sub(r"\\\g<0>", url[1:])
