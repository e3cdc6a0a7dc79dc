"""The open record of a game (`hill-record` version 1): read, written and replayed.

A record is to this game what PGN is to chess: complete, readable, and checkable by anyone.
"""

from app.hill.record.model import Record
from app.hill.record.reader import read_record, read_text
from app.hill.record.replay import replay_record
from app.hill.record.writer import write_record, write_text
from app.openrecord import RecordError, differences

__all__ = [
    "Record",
    "RecordError",
    "differences",
    "read_record",
    "read_text",
    "replay_record",
    "write_record",
    "write_text",
]
