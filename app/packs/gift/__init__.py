"""The reader of GIFT, Moodle's text format of questions."""

from app.packs.gift.reader import looks_like, parse, read

__all__ = ["looks_like", "parse", "read"]
