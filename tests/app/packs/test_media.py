"""The media store: what is taken, under which name, and that nothing half is left."""

import struct
import wave
from io import BytesIO
from pathlib import Path

import pytest

from app.packs import DoubtKind, MediaStore, PackError, read_any
from app.packs import media as media_module
from app.packs.media import KeepError, MediaIntake
from app.packs.report import MediumError
from app.packs.sniff import kind_by_name, kind_of, pixels


def sound() -> bytes:
    out = BytesIO()
    with wave.open(out, "wb") as file:
        file.setparams((1, 1, 8000, 0, "NONE", ""))
        file.writeframes(bytes(80))
    return out.getvalue()


STARTS = {
    "gif": b"GIF89a\x05\0\x04\0" + bytes(20),
    "jpg": b"\xff\xd8\xff\xe0\0\x04ab\xff\xff\xc2\0\x0b\x08\0\x04\0\x05\x01" + bytes(9),
    "bmp": b"BM" + bytes(12) + struct.pack("<Iii", 40, 5, -4) + bytes(20),
    "webp": b"RIFF\0\0\0\0WEBPVP8X" + bytes(8) + b"\x04\0\0\x03\0\0" + bytes(9),
    "mp3": b"\xff\xfb\x90\x44" + bytes(400),
    "ogg": b"OggS" + bytes(24) + b"\x01vorbis",
    "opus": b"OggS" + bytes(24) + b"OpusHead",
    "ogv": b"OggS" + bytes(24) + b"\x80theora",
    "flac": b"fLaC" + bytes(40),
    "m4a": b"\0\0\0\x20ftypM4A " + bytes(20),
    "mp4": b"\0\0\0\x20ftypisom" + bytes(20),
    "mov": b"\0\0\0\x20ftypqt  " + bytes(20),
    "webm": b"\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm" + bytes(20),
    "mkv": b"\x1aE\xdf\xa3\xa3B\x86\x81\x01B\x82\x88matroska" + bytes(20),
    "avi": b"RIFF\0\0\0\0AVI LIST" + bytes(20),
    "wav": sound(),
}
PICTURES = ("gif", "jpg", "bmp", "webp")
NOT_MEDIA = [
    *(b"<svg xmlns='http://www.w3.org/2000/svg'/>", b"<html>", b"MZ\x90", b"%PDF-1.7", b"BM text"),
    *(
        b"PK\x03\x04",
        b"#!/bin/sh",
        b"\0" * 500,
        b"text",
        b"\0\0\0\x20ftypavif",
        b"\xff\xff\xff\xff",
    ),
    *(b"\xff\xf8\x90\x00" + bytes(9), b"RIFF\0\0\0\0ACON", b"\xff\xfe\x00\x01"),
]


@pytest.mark.parametrize("ending", STARTS)
def test_a_medium_is_known_by_its_content(ending: str) -> None:
    medium = MediaIntake().take("as it is called.txt", BytesIO(STARTS[ending]))
    assert medium.file.endswith(f".{ending}")
    assert medium.kind == kind_by_name(f"a.{ending}")
    assert medium.name == "as it is called.txt"


@pytest.mark.parametrize("data", NOT_MEDIA)
def test_anything_else_is_refused(data: bytes) -> None:
    assert kind_of(data) is None
    with pytest.raises(MediumError) as caught:
        MediaIntake().take("a.png", BytesIO(data))
    assert caught.value.kind is DoubtKind.MEDIUM_UNKNOWN


@pytest.mark.parametrize("ending", PICTURES)
def test_the_size_of_a_picture_is_in_its_header(ending: str) -> None:
    assert pixels(BytesIO(STARTS[ending]), ending) == (5, 4)


@pytest.mark.parametrize("ending", [*PICTURES, "png"])
def test_a_header_may_end_anywhere(ending: str, picture: bytes) -> None:
    whole = STARTS.get(ending, picture)
    for length in range(len(whole)):
        pixels(BytesIO(whole[:length]), ending)


def test_a_picture_of_too_many_points_is_refused() -> None:
    huge = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR" + struct.pack(">II", 10_000, 10_000) + bytes(20)
    with pytest.raises(MediumError) as caught:
        MediaIntake().take("a.png", BytesIO(huge))
    assert caught.value.kind is DoubtKind.MEDIUM_BIG
    assert caught.value.detail == "a.png (10000 × 10000)"


def test_big_files_are_refused_while_they_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(media_module, "MAX_MEDIUM", 1000)
    monkeypatch.setattr(media_module, "MAX_MEDIA", 1500)
    with MediaStore(tmp_path).intake() as intake:
        with pytest.raises(MediumError):
            intake.take("a.mp3", BytesIO(b"ID3" + bytes(1000)))
        intake.take("b.mp3", BytesIO(b"ID3" + bytes(900)))
        with pytest.raises(MediumError):
            intake.take("c.mp3", BytesIO(b"ID3\x01" + bytes(900)))
    assert len(list(tmp_path.iterdir())) == 1


def test_the_same_content_is_kept_once(tmp_path: Path, picture: bytes) -> None:
    store = MediaStore(tmp_path)
    with store.intake() as intake:
        first, second = (intake.take(name, BytesIO(picture)) for name in ("a.png", "b.png"))
    with store.intake() as intake:
        third = intake.take("c.png", BytesIO(picture))
    assert first.file == second.file == third.file
    assert [path.name for path in tmp_path.iterdir()] == [first.file]
    kept = store.path(first.file)
    assert kept is not None
    assert kept.read_bytes() == picture


def test_a_pack_that_fails_leaves_nothing(tmp_path: Path, picture: bytes) -> None:
    store = MediaStore(tmp_path)

    def fail() -> None:
        with store.intake() as intake:
            intake.take("a.png", BytesIO(picture))
            raise RuntimeError

    with pytest.raises(RuntimeError):
        fail()
    assert list(tmp_path.iterdir()) == []


def test_what_a_killed_import_left_is_tidied_away(tmp_path: Path, picture: bytes) -> None:
    store = MediaStore(tmp_path)
    with store.intake() as intake:
        used = intake.take("a.png", BytesIO(picture))
        unused = intake.take("a.wav", BytesIO(sound()))
    (tmp_path / "arriving-x").mkdir()
    (tmp_path / "arriving-x" / "part").write_bytes(b"x")
    (tmp_path / "somebody's.txt").write_text("x")
    assert store.tidy({used.file}) == [unused.file]
    assert {path.name for path in tmp_path.iterdir()} == {used.file, "somebody's.txt"}


@pytest.mark.parametrize("name", ["", "..", "../a.png", "/etc/passwd", "a.png", "0" * 32])
def test_only_names_of_our_making_are_looked_up(tmp_path: Path, name: str) -> None:
    (tmp_path / "a.png").write_bytes(b"x")
    assert MediaStore(tmp_path).path(name) is None


def test_a_store_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    store = MediaStore(tmp_path / "file")
    with pytest.raises(KeepError), store.intake():
        pass
    pack = tmp_path / "a.4s"
    pack.write_text("? Кто?\n! Я\n", "utf-8")
    with pytest.raises(PackError, match=r"^a\.4s: the library cannot keep it: [^\n]+\.$"):
        read_any(pack, store)
