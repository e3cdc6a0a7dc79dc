"""Read files that were changed at random: each is a report or one sentence, soon and small.

    python tests/app/packs/fuzz.py COUNT START FOLDER SEED-FILE…

For every format among the seed files, COUNT changed files are made (numbers START and on) and
read twice, by the format's own reader and by whichever takes them. The program allows itself
512 MB and five seconds of processor time a file. What breaks a rule is kept in FOLDER and printed.
"""

import json
import random
import re
import resource
import signal
import sys
import traceback
import zipfile
from collections import Counter
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from time import process_time

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))

from app.packs import MediaStore, PackError, Report, read_any  # noqa: E402
from app.packs.media import MediaIntake  # noqa: E402
from app.packs.readers import READERS, Reader  # noqa: E402
from app.packs.source import Source  # noqa: E402

MEMORY = 512 * 2**20
SECONDS = 5.0
LONGEST = 300_000

TOKENS = [
    *(b"\0", b"\n", b"\n\n", b"\r", b"\xff", b"\xef\xbb\xbf", b"\xff\xfe", b"\xd0", b"\t"),
    *(b"? ", b"! ", b"= ", b"!= ", b"/ ", b"^ ", b"@ ", b"> ", b"- ", b"# ", b"## ", b"### "),
    *("№ ".encode(), "№№ ".encode(), b"#T ", b"[", b"]", b"(screen ", b"|", b")", b"(img ", b"_"),
    *(b"{", b"}", b"~", b"%", b"::", b"->", b"#", b"\\", b"//", b"$CATEGORY: ", b"TRUE"),
    *(b"A) ", b"B. ", b"ANSWER: ", b'"', b'""', b",", b";", b"'", b"=1+1", b"1e999", b"-1"),
    *(b"<", b">", b"&", b"&amp;", b"&#x0;", b"&#xD800;", b"<!DOCTYPE a [", b"<![CDATA[", b"]]>"),
    *(b"null", b"[[", b"]]", b'"""', b"'''", b"1" * 5000, b"[" * 2000, b"<a>" * 500, b"((" * 999),
    *("Вопрос 1:\n".encode(), "Ответ:\n".encode(), "Зачёт:".encode("koi8-r"), b"<r>", b"(pic: x)"),
]

VALUES = [
    *(b"", b"0", b"-1", b"1", b"5", b"1e999", b"nan", b"99999999999999999999", b"@a#b", b"@"),
    *(b"text", b"image", b"audio", b"video", b"html", b"marker", b"select", b"number", b"point"),
    *(b"question", b"answer", b"answerOptions", b"answerDeviation", b"secret", b"final", b"a.png"),
    *(b"../a.png", b"true", b"[]", b"{}", b"[[stages]]", b"x" * 3000, "ы".encode(), b"http://a"),
    *(b"<question/>", b"</item>", b"<answer>a</answer>", b"stake", b"00:00:08", b"media/a.png"),
]


class TooLongError(BaseException):
    """More processor time than a file may take."""


def main(arguments: list[str]) -> int:
    """Run as the module's docstring says; 1 if anything broke a rule."""
    count, start, folder = int(arguments[0]), int(arguments[1]), Path(arguments[2])
    seeds = by_format([Path(name) for name in arguments[3:]])
    signal.signal(signal.SIGVTALRM, _stop)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    sound = True
    for name, (reader, files) in sorted(seeds.items()):
        told = Fuzz(name, reader, files, folder).run(range(start, start + count))
        print(json.dumps(told, ensure_ascii=False), flush=True)
        sound = sound and not told["failures"]
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(json.dumps({"peak MB": peak}))
    return 0 if sound else 1


def by_format(paths: list[Path]) -> dict[str, tuple[Reader, list[Path]]]:
    """The seeds that are packs, by the format they are."""
    found: dict[str, tuple[Reader, list[Path]]] = {}
    for path in paths:
        try:
            pack_format = read_any(path).format.value
            with Source(path) as source:
                reader = next(one for one in READERS if one.looks_like(source.head))
        except PackError:
            continue
        found.setdefault(f"{pack_format}{path.suffix}", (reader, []))[1].append(path)
    return found


class Fuzz:
    """One format."""

    def __init__(self, name: str, reader: Reader, seeds: list[Path], folder: Path) -> None:
        self.name = name
        self.reader = reader
        self.seeds = [(path.suffix, path.read_bytes()) for path in seeds]
        self.folder = folder
        self.store = MediaStore(folder / "store")
        self.counts: Counter[str] = Counter()
        self.failures: list[str] = []
        self.slowest = 0.0

    def run(self, numbers: range) -> dict[str, object]:
        """Read that many files; what was told and what broke."""
        for number in numbers:
            chance = random.Random(f"{self.name} {number}")
            suffix, data = chance.choice(self.seeds)
            path = self.folder / f"fuzz{suffix}"
            path.write_bytes(changed(data, chance, [seed for _, seed in self.seeds]))
            self._one(number, path, self._by_whoever)
            self._one(number, path, self._directly)
        self.store.tidy(())
        return {
            "format": self.name,
            "read": dict(self.counts),
            "slowest": round(self.slowest, 2),
            "failures": self.failures,
        }

    def _by_whoever(self, path: Path) -> Report:
        return read_any(path, self.store)

    def _directly(self, path: Path) -> Report:
        with Source(path) as source:
            return self.reader.read(source, MediaIntake())

    def _one(self, number: int, path: Path, read: Callable[[Path], Report]) -> None:
        begun = process_time()
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
        try:
            report = read(path)
            if not report.pack.questions:
                raise AssertionError("a pack without questions")
            [str(doubt) for doubt in report.doubts]
            self.counts["reports"] += 1
        except PackError as error:
            if "\n" in str(error):
                self._fail(number, path, "more than one line")
            self.counts["errors"] += 1
        except (Exception, TooLongError):  # noqa: BLE001
            self._fail(number, path, traceback.format_exc(limit=-4))
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        self.slowest = max(self.slowest, process_time() - begun)

    def _fail(self, number: int, path: Path, why: str) -> None:
        kept = self.folder / f"failed-{len(self.failures)}-{number}{path.suffix}"
        kept.write_bytes(path.read_bytes())
        self.failures.append(f"{kept.name}: {why}")


def changed(data: bytes, chance: random.Random, others: list[bytes]) -> bytes:
    """The file with a few changes; of a zip, more often a file in it than the zip itself."""
    if data.startswith(b"PK\x03\x04") and chance.random() < 0.7:
        return _rezipped(data, chance)
    gentle = chance.random() < 0.3 and not data.startswith(b"PK")
    return _gently(data, chance) if gentle else _mutated(data, chance, others)


def _mutated(data: bytes, chance: random.Random, others: list[bytes]) -> bytes:
    if len(data) > LONGEST:
        at = chance.randrange(len(data) - LONGEST)
        data = data[: LONGEST // 2] if chance.random() < 0.5 else data[at : at + LONGEST]
    for _ in range(chance.choice((1, 1, 2, 5, 20))):
        at = chance.randrange(len(data) + 1)
        end = min(len(data), at + chance.choice((1, 2, 10, 200, 5000)))
        match chance.randrange(6):
            case 0:
                data = data[:at] + chance.randbytes(chance.choice((1, 2, 4))) + data[at:]
            case 1:
                data = data[:at] + data[end:]
            case 2:
                data = data[:at] + data[at:end] * chance.choice((2, 3, 30)) + data[end:]
            case 3:
                data = data[:at] + chance.choice(TOKENS) + data[at:]
            case 4:
                other = chance.choice(others)
                cut = chance.randrange(len(other) + 1)
                data = data[:at] + other[cut : cut + 2000] + data[end:]
            case _:
                data = data[:at] if chance.random() < 0.2 else _flipped(data, at)
    return data[: 4 * LONGEST]


def _gently(data: bytes, chance: random.Random) -> bytes:
    """The file with a few values, words, elements or lines changed, most often still sound."""
    pieces = re.split(rb"(<[^>]*>|\"[^\"\n]*\"|\n)", data[:LONGEST])
    for _ in range(chance.choice((1, 2, 5))):
        at, other = chance.randrange(len(pieces)), chance.randrange(len(pieces))
        match chance.randrange(4):
            case 0:
                pieces[at] = b'"' + chance.choice(VALUES) + b'"'
            case 1:
                pieces[at] = chance.choice(VALUES)
            case 2:
                pieces[at] = pieces[other]
            case _:
                low, high = sorted((at, other))
                pieces[at:at] = pieces[low : min(high, low + 9)]
    return b"".join(pieces)


def _flipped(data: bytes, at: int) -> bytes:
    return data[:at] + bytes([data[at] ^ 0x20]) + data[at + 1 :] if at < len(data) else data


def _rezipped(data: bytes, chance: random.Random) -> bytes:
    out = BytesIO()
    with zipfile.ZipFile(BytesIO(data)) as old, zipfile.ZipFile(out, "w") as new:
        names = old.namelist()
        chosen = set(chance.sample(names, min(len(names), chance.choice((1, 1, 2)))))
        texts = [name for name in names if name.endswith((".xml", ".toml"))]
        chosen.add(chance.choice(texts or names))
        for name in names:
            inside = old.read(name)[:LONGEST]
            if name in chosen and name in texts and chance.random() < 0.7:
                inside = _gently(inside, chance)
            elif name in chosen:
                inside = _mutated(inside, chance, [inside])
            new.writestr(name, inside)
    return out.getvalue()


def _stop(*_: object) -> None:
    raise TooLongError


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
