"""The open record of a match (`quidditch-record` version 1): read, written and replayed."""

from app.openrecord import RecordError, differences
from app.quidditch.record.model import HandDraw, Record, Round, TactOrders
from app.quidditch.record.reader import read_record, read_text
from app.quidditch.record.replay import replay_record
from app.quidditch.record.writer import write_record, write_text

__all__ = [
    "HandDraw",
    "Record",
    "RecordError",
    "Round",
    "TactOrders",
    "differences",
    "read_record",
    "read_text",
    "replay_record",
    "write_record",
    "write_text",
]
