"""Encodings, line ends and control characters."""

import codecs
import os
from pathlib import Path

import pytest

from app.packs import DoubtKind, PackError, Report, read_pack

TEXT = """\
### Проверочный кубок "Ёлки"

? Герой сказал: "Я читал". Что он читал в этот зимний вечер у камина?
! Объявление
/ Ничего другого в доме не нашлось.
"""


def read(folder: Path, data: bytes) -> Report:
    path = folder / "пакет.4s"
    path.write_bytes(data)
    return read_pack(path)


@pytest.mark.parametrize(
    ("codec", "bom"),
    [
        ("utf-8", b""),
        ("utf-8", codecs.BOM_UTF8),
        ("utf-16-le", codecs.BOM_UTF16_LE),
        ("utf-16-be", codecs.BOM_UTF16_BE),
        ("utf-32-le", codecs.BOM_UTF32_LE),
    ],
)
def test_unicode_is_read_without_a_word(tmp_path: Path, codec: str, bom: bytes) -> None:
    plain = read(tmp_path, TEXT.encode())
    assert plain.doubts == ()
    assert read(tmp_path, bom + TEXT.encode(codec)) == plain


@pytest.mark.parametrize("codec", ["cp1251", "koi8_r", "cp866", "utf-16-le", "utf-16-be"])
def test_other_encodings_are_found_and_told(tmp_path: Path, codec: str) -> None:
    report = read(tmp_path, TEXT.encode(codec))
    assert report.pack == read(tmp_path, TEXT.encode()).pack
    assert [doubt.kind for doubt in report.doubts] == [DoubtKind.ENCODING]


def test_western_text_is_not_taken_for_russian(tmp_path: Path) -> None:
    text = "? Which café in Zürich did the naïve fiancé of Zoë like?\n! Odéon\n"
    question = read(tmp_path, text.encode("cp1252")).pack.questions[0]
    assert question.answer == "Odéon"
    assert "Zürich" in question.screen_text


def test_text_saved_in_the_wrong_encoding_is_turned_back(tmp_path: Path) -> None:
    wrong = TEXT.replace("И", "и").encode().decode("cp1251").encode()
    report = read(tmp_path, wrong)
    assert report.pack.title == 'Проверочный кубок "Ёлки"'
    assert [doubt.kind for doubt in report.doubts] == [DoubtKind.MOJIBAKE]


def test_bad_bytes_are_told_with_their_line(tmp_path: Path) -> None:
    data = TEXT.encode().replace("читал".encode(), b"\xff\xfe")
    (doubt,) = read(tmp_path, data).doubts
    assert (doubt.line, doubt.kind) == (3, DoubtKind.BAD_BYTES)


@pytest.mark.parametrize("end", ["\r\n", "\r", "\r\r\n", "\u2028"])
def test_every_kind_of_line_end_is_one_line(tmp_path: Path, end: str) -> None:
    assert read(tmp_path, TEXT.replace("\n", end).encode()) == read(tmp_path, TEXT.encode())


def test_control_characters_go_with_a_doubt(tmp_path: Path) -> None:
    report = read(tmp_path, b"? What is\x00 this?\n! That\x07\n")
    assert report.pack.questions[0].screen_text == "What is this?"
    assert [(d.line, d.kind) for d in report.doubts] == [
        (1, DoubtKind.CONTROL),
        (2, DoubtKind.CONTROL),
    ]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "the file is empty"),
        (b"\0" * 100, "the file is empty"),
        (b"PK\x03\x04" + bytes(range(32)) * 20, "this is not a text file"),
        (b"a" * (20 * 2**20 + 1), "the file is bigger than 20 MB"),
    ],
)
def test_what_is_no_text_is_one_sentence(tmp_path: Path, data: bytes, reason: str) -> None:
    with pytest.raises(PackError) as caught:
        read(tmp_path, data)
    assert str(caught.value) == f"пакет.4s: {reason}."


def test_what_is_no_file_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"^none\.4s: there is no such file\.$"):
        read_pack(tmp_path / "none.4s")
    with pytest.raises(PackError, match=r"this is not an ordinary file\.$"):
        read_pack(tmp_path)
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.4s")
        with pytest.raises(PackError, match=r"this is not an ordinary file\.$"):
            read_pack(tmp_path / "pipe.4s")
