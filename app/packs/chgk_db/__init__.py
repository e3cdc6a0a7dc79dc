"""The reader of the text format of db.chgk.info."""

from app.packs.chgk_db.reader import looks_like, parse, read

__all__ = ["looks_like", "parse", "read"]
