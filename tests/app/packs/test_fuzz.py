"""Files changed at random, in a process of their own with bounds on its memory and time.

`KOTH_FUZZ=10000` reads as many files of each format; the suite reads a few.
"""

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from app.packs import MediaStore, read_any, shipped_packs
from app.packs.own.write import text_of, write_zip

FUZZ = Path(__file__).with_name("fuzz.py")
COUNT = int(os.environ.get("KOTH_FUZZ", "20"))
DB = """\
Чемпионат:
Кубок

Тур:
1 тур

Вопрос 1:
Кто это?

Ответ:
Кот

Зачет:
кошка
"""
SMALL = {
    "a.txt": DB,
    "b.txt": "Capital of France?\nA) Rome\nB) Paris\nANSWER: B\n\n2+2?\nA. 4\nB. 5\nANSWER: A\n",
    "c.gift": "::q1:: Who? {=me ~you #no}\n\nSky is blue {T}\n\nPi? {#3.14:0.01}\n\n"
    "Match {=a -> b =c -> d}\n",
    "d.json": '{"response_code":0,"results":[{"category":"Art","type":"multiple","difficulty":'
    '"easy","question":"Who&#039;s he?","correct_answer":"A","incorrect_answers":["B","C"]}]}',
    "e.csv": "Вопрос;Ответ;Зачёт\nКто?;Я;мы\nЧто?;Это;то\nГде?;Там;тут\n",
    "f.toml": 'format = "king-of-the-hill-pack"\n[[stages]]\ntitle = "a"\n[[stages.questions]]\n'
    'host = """\nКто\n?"""\nanswer = "я"\nsources = ["x"]\nseconds = 60\n',
    "g.4s": '### Кубок\n\n## Тур\n\n? [Раздаточный материал: (img w=5in "a b.png")]\n(screen а|б)\n'
    "! Я\n= мы\n!= вы\n/ так\n^\n- раз\n- два\n@ Он\n\n№ 0\n? Кто?\n! Я\n",
}
SIQ = (
    '<package name="П" version="{}"><rounds><round name="Р"><themes><theme name="Т"><questions>'
    '<question price="100">{}<right><answer>A</answer></right></question></questions></theme>'
    "</themes></round></rounds></package>"
)
V4 = '<type name="cat"/><scenario><atom>Кто?</atom><atom type="image">@a.png</atom></scenario>'
KAHOOT = (
    ["Quiz template"],
    ["Question - max 120 characters", *(f"Answer {n} - max 75 characters" for n in range(1, 5))],
    ["1", "Who?", "me", "you", "she", "he", 20, 1],
    ["2", "What?", "this", "that", "", "", 60, "1,2"],
)
V5 = (
    '<params><param name="question" type="content"><item type="image" isRef="True">a.png</item>'
    '<item>Кто?</item></param><param name="answerType">select</param><param name="answerOptions" '
    'type="group"><param name="A" type="content"><item>Я</item></param></param></params>'
)


@pytest.fixture
def seeds(tmp_path: Path, picture: bytes) -> list[Path]:
    """A small pack of every format, and those that ship."""
    from openpyxl import Workbook

    folder = tmp_path / "seeds"
    folder.mkdir()
    for name, text in SMALL.items():
        (folder / name).write_text(text, "utf-8")
    for version, inside in (("4", V4), ("5", V5)):
        with zipfile.ZipFile(folder / f"v{version}.siq", "w") as package:
            package.writestr("content.xml", SIQ.format(version, inside))
            package.writestr("Images/a.png", picture)
    book = Workbook()
    for row in (["№", "Вопрос", "Ответ"], [1, "Кто?", "Я"], [2, "Что?", "Это"]):
        book.active.append(row)
    book.save(folder / "table.xlsx")
    book = Workbook()
    heads = [None, *KAHOOT[1], "Time limit (sec) – 5, 10, 20 or 30", "Correct answer(s)"]
    for row in (KAHOOT[0], heads, *KAHOOT[2:]):
        book.active.append(row)
    book.save(folder / "kahoot.xlsx")
    store = MediaStore(tmp_path / "media")
    pack = read_any(folder / "v5.siq", store).pack
    write_zip(pack, folder / "own.kothpack", store)
    (folder / "own.toml").write_text(text_of(pack), "utf-8")
    return [*folder.iterdir(), *(path for path in shipped_packs() if path.is_file())]


@pytest.mark.skipif(sys.platform == "win32", reason="bounds on memory are not set there")
@pytest.mark.timeout(24 * 3600 if COUNT > 100 else 120)
def test_a_changed_file_is_a_report_or_one_sentence(seeds: list[Path], tmp_path: Path) -> None:
    start = os.environ.get("KOTH_FUZZ_START", "0")
    arguments = [sys.executable, str(FUZZ), str(COUNT), start, str(tmp_path)]
    arguments += map(str, seeds)
    child = subprocess.run(arguments, check=False, capture_output=True, encoding="utf-8")
    told = [json.loads(line) for line in child.stdout.splitlines()]
    assert child.returncode == 0, "\n".join([child.stdout[-8000:], child.stderr[-2000:]])
    formats = {entry["format"] for entry in told if "format" in entry}
    assert len(formats) == 11
    assert all(sum(entry["read"].values()) == 2 * COUNT for entry in told if "format" in entry)
    assert [path for path in (tmp_path / "store").iterdir() if "arriving" in path.name] == []
