"""What both games' open records share: strict JSON, its fields, one error, the comparison."""

from app.openrecord.compare import differences
from app.openrecord.errors import Place, RecordError, spoken
from app.openrecord.fields import Fields, check_format
from app.openrecord.parse import parse

__all__ = ["Fields", "Place", "RecordError", "check_format", "differences", "parse", "spoken"]
