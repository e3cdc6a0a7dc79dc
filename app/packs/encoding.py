"""From the bytes of a file to its text, with a doubt for everything that had to be guessed."""

import codecs
import re
from collections.abc import Iterable

from app.packs.report import Doubt, DoubtKind, FlawKind, PackError

_BOMS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_LEGACY = {"cp1251": "windows-1251", "koi8_r": "KOI8-R", "cp866": "cp866", "cp1252": "windows-1252"}
_MOJIBAKE = (
    ("cp1251", "РС", {0xFFFD: 0xDC98}),
    ("cp1252", "ÐÑ", {hole: 0xDC00 + hole for hole in (0x81, 0x8D, 0x8F, 0x90, 0x9D)}),
)
_LINE_END = re.compile(r"(?<!\r)\r++\n|[\r\u2028\u2029\x85]")
_ODD_END = re.compile(r"[\r\u2028\u2029\x85]")
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ufeff\ud800-\udfff\ufffe\uffff]")
_READABLE = re.compile(r"[\t\n\r\x20-\x7e\xa0«»\u0301\u0400-\u045f\u2010-\u2026\u2116]")
_WORD = re.compile(r"[^\W\d_]+")
_RUSSIAN = re.compile(r"[А-ЯЁ]?[а-яё]+|[А-ЯЁ]+")
_COMMON = re.compile(r"[оеаинтсрвлОЕАИНТСРВЛ]")
_FOREIGN = re.compile(r"[^\x00-\x7fА-Яа-яЁё\xa0«»„“”’—–…№\xad]")
_SAMPLE = 100_000
MAX_LINES = 300_000


def decode(data: bytes, name: str) -> tuple[str, tuple[Doubt, ...]]:
    """Return the text with `\\n` line ends and no control characters, and the doubts.

    Raises PackError when the bytes are no text.
    """
    marked = next((data[len(bom) :] for bom, _ in _BOMS if data.startswith(bom)), data)
    if not marked.strip(b"\0 \t\r\n"):
        raise PackError(name, FlawKind.EMPTY)
    text, doubts = _decode_bytes(data)
    start = _LINE_END.sub("\n", text[:_SAMPLE])
    if sum(1 for _ in _CONTROL.finditer(start)) * 10 > len(start):
        raise PackError(name, FlawKind.NOT_TEXT)
    if text.count("\n") > MAX_LINES:
        raise PackError(name, FlawKind.TOO_LONG, f"{MAX_LINES:,}", MAX_LINES)
    text, repaired = _repair_mojibake(text)
    text, removed = tidy(text)
    return text, (*doubts, *repaired, *_bad_bytes(text), *removed)


def tidy(text: str) -> tuple[str, tuple[Doubt, ...]]:
    """Repair line ends and take control characters out; `\\r\\r\\n` is one line end."""
    text = text.removeprefix("\ufeff")
    if _ODD_END.search(text):
        text = _LINE_END.sub("\n", text)
    lines = text.split("\n")
    doubts = []
    for index, line in enumerate(lines):
        if _CONTROL.search(line):
            lines[index] = _CONTROL.sub("", line)
            doubts.append(Doubt(index + 1, DoubtKind.CONTROL, lines[index]))
    return "\n".join(lines), tuple(doubts)


def _decode_bytes(data: bytes) -> tuple[str, tuple[Doubt, ...]]:
    for bom, codec in _BOMS:
        if data.startswith(bom):
            return data[len(bom) :].decode(codec, "replace"), ()
    wide = _utf16_without_mark(data)
    if wide is not None:
        return wide
    try:
        return data.decode("utf-8"), ()
    except UnicodeDecodeError:
        pass
    text = data.decode("utf-8", "replace")
    sound = sum(1 for char in text if char > "\x7f" and char != "\ufffd")
    if text.count("\ufffd") * 10 <= sound:
        return text, ()
    return _decode_legacy(data)


def _utf16_without_mark(data: bytes) -> tuple[str, tuple[Doubt, ...]] | None:
    if data.count(0) * 50 < len(data):
        return None
    whole = data[: len(data) // 2 * 2]
    codec = max(
        ("utf-16-le", "utf-16-be"), key=lambda c: _share(whole[:_SAMPLE].decode(c, "ignore"))
    )
    text = whole.decode(codec, "replace")
    if _share(text[:_SAMPLE]) < 0.9:
        return None
    return text, (Doubt(1, DoubtKind.ENCODING, codec.upper() + " without a byte-order mark"),)


def _share(text: str) -> float:
    return len(_READABLE.findall(text)) / max(1, len(text))


def _decode_legacy(data: bytes) -> tuple[str, tuple[Doubt, ...]]:
    """Ask charset-normalizer, and let it be overruled when its text does not look like words."""
    sample = _telling_lines(data)
    marks = {codec: _likeness(sample.decode(codec, "replace")) for codec in _LEGACY}
    best = max(marks, key=lambda codec: marks[codec])
    guess = _ask_normalizer(sample)
    codec = guess if guess in marks and marks[guess] >= marks[best] - 0.05 else best
    sure = codec == guess and marks[codec] > 0.6
    kind = DoubtKind.ENCODING if sure else DoubtKind.ENCODING_UNSURE
    return data.decode(codec, "replace"), (Doubt(1, kind, _LEGACY[codec]),)


def _telling_lines(data: bytes) -> bytes:
    taken, size = [], 0
    for line in re.split(rb"[\r\n]+", data):
        if not line.isascii() and size < _SAMPLE:
            taken.append(line[:_SAMPLE])
            size += len(line)
    return b"\n".join(taken)


def _ask_normalizer(sample: bytes) -> str:
    from charset_normalizer import from_bytes

    found = from_bytes(sample, cp_isolation=list(_LEGACY)).best()
    return found.encoding if found is not None else ""


def _likeness(text: str) -> float:
    """How much the text looks like Russian, or else like Western words: about 0 to 1."""
    strange = len(_FOREIGN.findall(text)) + text.count("\ufffd")
    words = _WORD.findall(text)
    letters = sum(len(word) for word in words if not word.isascii())
    if not letters:
        return 0.0
    whole = sum(len(word) for word in words if _RUSSIAN.fullmatch(word))
    common = len(_COMMON.findall(text)) / letters
    if whole:
        return (whole - strange) / letters * min(1.0, common * 1.6)
    western = sum(len(word) for word in words if word.istitle() or word.islower())
    accents = sum(1 for char in text if "À" <= char <= "ÿ")
    return 0.7 * western / max(1, sum(map(len, words))) if accents * 4 < len(text) else 0.0


def _repair_mojibake(text: str) -> tuple[str, tuple[Doubt, ...]]:
    """Undo UTF-8 that was once read as a one-byte encoding and saved again.

    Both encodings leave some bytes without a letter; what stands for these in the text goes
    back to the byte through Python's surrogate escapes.
    """
    letters = [char for char in text[:_SAMPLE] if char > "\x7f"]
    for codec, leads, holes in _MOJIBAKE:
        if sum(char in leads for char in letters) * 3 < len(letters) or len(letters) < 8:
            continue
        try:
            raw = text.translate(holes).encode(codec, "surrogateescape")
            return raw.decode("utf-8"), (Doubt(1, DoubtKind.MOJIBAKE, _LEGACY[codec]),)
        except UnicodeError:
            continue
    return text, ()


def _bad_bytes(text: str) -> Iterable[Doubt]:
    if "\ufffd" not in text:
        return
    for number, line in enumerate(text.split("\n"), start=1):
        if "\ufffd" in line:
            yield Doubt(number, DoubtKind.BAD_BYTES, line)
