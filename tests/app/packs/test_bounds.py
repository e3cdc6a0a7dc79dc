"""Packs of every size: what is large is read in bounded memory, what is hostile is refused."""

import json
import os
import subprocess
import sys
import zipfile
from datetime import UTC, datetime
from pathlib import Path

import pytest

from app.packs import (
    DoubtKind,
    MediaStore,
    Pack,
    PackError,
    PackQuestion,
    PackShelf,
    Report,
    Stage,
    media,
    read_any,
)
from app.packs.encoding import MAX_LINES
from app.packs.own.write import write_zip

ROOT = Path(__file__).resolve().parents[3]
CHILD = """
import json, re, sys
from pathlib import Path
from app.packs import MediaStore, read_any
report = read_any(Path(sys.argv[1]), MediaStore(Path(sys.argv[2])))
peak = int(re.search("VmHWM:\\s+(\\d+)", Path("/proc/self/status").read_text())[1]) // 1024
kept = sum(bool(m.file) for q in report.pack.questions for m in q.all_media)
print(json.dumps([len(report.pack.questions), kept, len(report.doubts), peak]))
"""
QUESTION = (
    '<question price="{0}"><params><param name="question" type="content"><item type="image" '
    'isRef="True">{0}.png</item></param></params><right><answer>Да</answer></right></question>'
)


def package(path: Path, pictures: int, megabytes: int, picture: bytes) -> Path:
    """A package of that many pictures, none like another, of so many megabytes each."""
    questions = "".join(QUESTION.format(number) for number in range(1, pictures + 1))
    xml = (
        '<package name="П" version="5"><rounds><round name="Р"><themes><theme name="Т">'
        f"<questions>{questions}</questions></theme></themes></round></rounds></package>"
    )
    with zipfile.ZipFile(path, "w") as out:
        out.writestr("content.xml", xml)
        for number in range(1, pictures + 1):
            with out.open(f"Images/{number}.png", "w") as entry:
                entry.write(picture + number.to_bytes(4, "big"))
                for _ in range(megabytes):
                    entry.write(bytes(2**20))
    return path


def read_in_child(path: Path, store: Path) -> tuple[int, int, int, int]:
    """Questions, media kept, doubts and the peak in MB, of a process of its own."""
    out = subprocess.run(
        [sys.executable, "-c", CHILD, str(path), str(store)],
        check=True,
        capture_output=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    questions, kept, doubts, peak = json.loads(out.stdout)
    return questions, kept, doubts, peak


@pytest.mark.skipif(not Path("/proc/self/status").is_file(), reason="nothing tells the peak here")
@pytest.mark.timeout(300)
def test_a_pack_of_200_mb_is_read_in_little_memory(tmp_path: Path, picture: bytes) -> None:
    path = package(tmp_path / "big.siq", 20, 10, picture)
    assert path.stat().st_size > 200 * 10**6
    questions, kept, doubts, peak = read_in_child(path, tmp_path / "store")
    assert (questions, kept, doubts) == (20, 20, 0)
    assert peak < 250


def test_media_above_the_bound_are_named_and_the_rest_is_kept(
    tmp_path: Path, picture: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(media, "MAX_MEDIA", 5 * 2**20)
    path = package(tmp_path / "big.siq", 3, 2, picture)
    report = read_any(path, MediaStore(tmp_path / "store"))
    assert [bool(m.file) for q in report.pack.questions for m in q.shown] == [True, True, False]
    assert [doubt.kind for doubt in report.doubts] == [DoubtKind.MEDIUM_BIG]
    assert len(list((tmp_path / "store").iterdir())) == 2


def test_ten_thousand_questions_are_read_and_kept(tmp_path: Path) -> None:
    text = "".join(f"? Вопрос {n}, что это?\n! Ответ {n}\n\n" for n in range(1, 10_001))
    path = tmp_path / "long.4s"
    path.write_text(text, "utf-8")
    pack = read_any(path).pack
    assert len(pack.questions) == 10_000
    write_zip(pack, tmp_path / "long.kothpack")
    assert read_any(tmp_path / "long.kothpack").pack == pack


@pytest.mark.parametrize("ending", ["siq", "kothpack"])
def test_a_bomb_in_the_text_of_a_package_is_refused(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"bomb.{ending}"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as out:
        name = "content.xml" if ending == "siq" else "pack.toml"
        out.writestr(name, b"<a>" + b" " * (60 * 2**20))
    with pytest.raises(PackError, match=r"^bomb\.\w+: [^\n]+\.$"):
        read_any(path)


def test_what_no_format_fits_is_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Дорогой друг, вопросов тут нет.\n", "utf-8")
    with pytest.raises(PackError, match=r"^letter\.txt: [^\n]+\.$"):
        read_any(path)
    with pytest.raises(PackError, match=r"^none\.siq: there is no such file\.$"):
        read_any(tmp_path / "none.siq")


def read_or_sentence(path: Path, store: MediaStore) -> Report | str:
    try:
        return read_any(path, store)
    except PackError as error:
        return str(error)


def test_every_sample_is_a_report_or_one_sentence(samples: Path, tmp_path: Path) -> None:
    store = MediaStore(tmp_path / "store")
    read = set()
    for path in sorted(path for path in samples.rglob("*") if path.is_file()):
        told = read_or_sentence(path, store)
        if isinstance(told, str):
            assert "\n" not in told
        else:
            read.add(path.parent.name)
            assert told.pack.questions
            assert told.tallies
    assert {"4s", "siq", "db", "gift", "opentdb", "aiken"} <= read
    assert {path.parent for path in tmp_path.rglob("*") if path.is_file()} == {store.folder}


HOSTILE = {
    "blank.4s": "? Кто?" + "\u2028" * 60_000 + "\n! Я\n",
    "blank.txt": "Кто?" + "\n" * 60_000 + "A) я\nB) он\nANSWER: A\n",
    "old.4s": "? Кто?\n! Я\n" + "\r" * 1_000_000,
    "gap.txt": "Вопрос 1:\nКто?\n\nОтвет:\nЯ\n\nКомментарий:\n" + "[...] " * 600_000,
    "verdict.txt": "Вопрос 1:\nКто?\n\nОтвет:\nЯ\n\nЗачет:\n" + "зачёт: а " * 500_000,
    "percent.json": '{"results":[{"question":"' + "%25" * 1_600_000 + '"}]}',
    "digits.toml": 'format = "king-of-the-hill-pack"\nx = ' + "9" * 2_000_000,
    "commas.toml": 'format = "king-of-the-hill-pack"\nx = [' + "1," * 1_100_000 + "]",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_signs_without_end_are_a_report_or_one_sentence(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_text(HOSTILE[name], "utf-8", newline="")
    told = read_or_sentence(path, MediaStore(tmp_path / "store"))
    assert len(told.pack.questions) == 1 if isinstance(told, Report) else "\n" not in told


@pytest.mark.skipif(not Path("/proc/self/status").is_file(), reason="nothing tells the peak here")
def test_one_long_line_is_read_in_little_memory(tmp_path: Path) -> None:
    path = tmp_path / "line.4s"
    path.write_bytes(("? " + "Привет мир " * 500_000 + "\n! Я\n").encode("cp1251"))
    questions, _, doubts, peak = read_in_child(path, tmp_path / "store")
    assert (questions, doubts) == (1, 1)
    assert peak < 200


def test_a_pack_that_would_not_read_back_is_not_kept(tmp_path: Path) -> None:
    shelf = PackShelf(tmp_path / "shelf", MediaStore(tmp_path / "store"))
    question = PackQuestion("1", 0, "x\n" * (MAX_LINES + 1), "x", "y", 0)
    pack = Pack("П", "ru", (), "", (Stage(""),), (question,))
    with pytest.raises(PackError, match=r"^П: the library cannot keep it: [^\n]+\.$"):
        shelf.add(Report(pack, ()), datetime.now(UTC))
    assert shelf.entries() == ()
    assert not shelf.folder.exists()


KILLED = """
import sys
from datetime import UTC, datetime
from pathlib import Path
from app.packs import MediaStore, PackShelf, media, read_any
data, stop = Path(sys.argv[2]), int(sys.argv[3])
count = 0
def halt(path):
    global count
    count += 1
    if count == stop:
        print("here", flush=True)
        sys.stdin.read()
media.sync_file = halt
media.sync_folder = halt
store = MediaStore(data / "media")
report = read_any(Path(sys.argv[1]), store)
"""


@pytest.mark.parametrize("stop", [1, 3])
def test_an_import_that_is_killed_leaves_no_pack(tmp_path: Path, picture: bytes, stop: int) -> None:
    path = package(tmp_path / "p.siq", 2, 0, picture)
    child = subprocess.Popen(
        [sys.executable, "-c", KILLED, str(path), str(tmp_path), str(stop)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    with child:
        assert child.stdout is not None
        assert child.stdout.readline() == b"here\n"
        child.kill()
    store = MediaStore(tmp_path / "media")
    shelf = PackShelf(tmp_path / "packs", store)
    assert shelf.entries() == ()
    kept = {one.name for one in store.folder.iterdir() if one.is_file()}
    assert len(kept) == (0 if stop == 1 else 2)
    assert set(store.tidy(())) == kept
    assert list(store.folder.iterdir()) == []
    assert shelf.add(read_any(path, store), datetime.now(UTC)).lost == ()
