"""What both games' open records share: strict JSON, one error, the comparison of results."""

from app.openrecord.compare import differences
from app.openrecord.errors import RecordError
from app.openrecord.parse import parse

__all__ = ["RecordError", "differences", "parse"]
