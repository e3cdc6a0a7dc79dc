"""Text as every database keeps it."""

import re

# PostgreSQL keeps no NUL, and no encoding of a database has half a surrogate pair.
_NEVER_KEPT = re.compile("[\x00\ud800-\udfff]")


def kept(text: str) -> str:
    """The text with U+FFFD for what no database can keep."""
    return _NEVER_KEPT.sub("\ufffd", text)
