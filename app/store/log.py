"""Whether the write-ahead log that a crash left is whole.

SQLite's recovery stops without a word at the first frame that does not fit: right for a last
transaction that was torn, but it would also hide a byte that changed further in front, and lose
all that was committed behind it. Frames behind the end that recovery found are therefore looked
at: two commits that are linked by their checksums can only have been written one after the
other was synced. (File format: https://www.sqlite.org/fileformat2.html#the_write_ahead_log)
"""

import struct
from pathlib import Path
from typing import NamedTuple, Self

HEAD = struct.Struct(">8I")
FRAME = struct.Struct(">6I")
BIG_ENDIAN = 0x377F0683
WORD = 0xFFFFFFFF
LINKED_COMMITS = 2

Sums = tuple[int, int]


class Frame(NamedTuple):
    """One page in the log; ``commit`` is whether a transaction ends with it."""

    commit: bool
    salts: tuple[int, int]
    sums: Sums
    summed: bytes

    @classmethod
    def read(cls, content: bytes) -> Self:
        """The frame that `content` is: 24 bytes of head and one page."""
        _, size, *salts, first, second = FRAME.unpack_from(content)
        summed = content[:8] + content[FRAME.size :]
        return cls(size > 0, (salts[0], salts[1]), (first, second), summed)


def lost_commits(log: Path, page_size: int, recovered: int) -> bool:
    """Whether commits lie in the log behind the first `recovered` frames, which SQLite found."""
    content = log.read_bytes()
    if len(content) < HEAD.size:
        return False
    head = HEAD.unpack_from(content)
    order = ">" if head[0] == BIG_ENDIAN else "<"
    intact = head[6:] == _sums(content[:24], (0, 0), order)
    linked, before = 0, None
    for frame in _frames(content, page_size, recovered):
        if intact and frame.salts != head[4:6]:
            before = None
            continue
        follows = before is not None and frame.sums == _sums(frame.summed, before.sums, order)
        linked = (linked if follows else 0) + frame.commit
        if linked == LINKED_COMMITS:
            return True
        before = frame
    return False


def _frames(content: bytes, page_size: int, start: int) -> list[Frame]:
    length = FRAME.size + page_size
    places = range(HEAD.size + start * length, len(content) - length + 1, length)
    return [Frame.read(content[place : place + length]) for place in places]


def _sums(content: bytes, seed: Sums, order: str) -> Sums:
    first, second = seed
    words = struct.unpack(f"{order}{len(content) // 4}I", content)
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & WORD
        second = (second + odd + first) & WORD
    return first, second
