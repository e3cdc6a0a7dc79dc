"""Zips that lie, break or hide something."""

import stat
import struct
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from app.packs import DoubtKind, PackError
from app.packs.archive import MAX_ENTRIES, Archive
from app.packs.report import MediumError


def zipped(path: Path, *names: str, packing: int = zipfile.ZIP_DEFLATED) -> Path:
    with zipfile.ZipFile(path, "w", packing) as package:
        for name in names:
            package.writestr(name, "content")
    return path


@pytest.fixture
def opened(tmp_path: Path) -> Callable[..., Archive]:
    def build(*names: str) -> Archive:
        return Archive(zipped(tmp_path / "a.zip", *names))

    return build


@pytest.mark.parametrize(
    "name",
    [
        "../a",
        "a/../../b",
        "/a",
        "\\a",
        "C:\\a",
        "c:/a",
        "a\\..\\b",
        "%2e%2e/a",
        "a%2f..%2fb",
        "%2Fetc/passwd",
        "//server/a",
        "..",
        "a%00b",
    ],
)
def test_a_name_that_leads_out_is_never_opened(opened: Callable[..., Archive], name: str) -> None:
    archive = opened("good.png", name)
    assert archive.names == ("good.png",)
    assert [kind for kind, _ in archive.odd] == [DoubtKind.ENTRY_OUTSIDE]
    archive.close()


@pytest.mark.parametrize("name", ["CON", "aux.png", "a:b?.png", "nul ", "...", "a" * 300, "a..b"])
def test_a_name_that_is_only_strange_is_looked_up(
    opened: Callable[..., Archive], name: str
) -> None:
    archive = opened(f"Images/{name}")
    assert archive.read(f"Images/{name}", 100) == b"content"
    archive.close()


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_names_twice_and_names_alike_are_told(opened: Callable[..., Archive]) -> None:
    archive = opened("a.png", "a.png", "A.png", "folder/")
    assert archive.names == ("a.png", "A.png")
    assert archive.odd == [
        (DoubtKind.ENTRY_TWICE, "a.png"),
        (DoubtKind.ENTRY_ALIKE, "A.png"),
    ]
    archive.close()


def test_a_link_is_never_followed(tmp_path: Path) -> None:
    path = tmp_path / "a.zip"
    with zipfile.ZipFile(path, "w") as package:
        link = zipfile.ZipInfo("link.png")
        link.external_attr = (stat.S_IFLNK | 0o777) << 16
        package.writestr(link, "/etc/passwd")
    archive = Archive(path)
    assert (archive.names, archive.odd) == ((), [(DoubtKind.ENTRY_LINK, "link.png")])
    archive.close()


@pytest.mark.parametrize("codec", ["cp866", "utf-8"])
def test_a_name_without_a_word_on_its_encoding_is_read(tmp_path: Path, codec: str) -> None:
    raw = "кот.png".encode(codec)
    path = zipped(tmp_path / "a.zip", "x" * len(raw))
    path.write_bytes(path.read_bytes().replace(b"x" * len(raw), raw))
    archive = Archive(path)
    assert archive.names == ("кот.png",)
    archive.close()


def test_a_file_without_a_name_is_told(tmp_path: Path) -> None:
    path = zipped(tmp_path / "a.zip", "xyz")
    path.write_bytes(path.read_bytes().replace(b"xyz", b"\0yz"))
    archive = Archive(path)
    assert (archive.names, archive.odd) == ((), [(DoubtKind.ENTRY_OUTSIDE, "")])
    archive.close()


def test_bytes_are_counted_not_believed(tmp_path: Path) -> None:
    path = tmp_path / "a.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as package:
        package.writestr("bomb", bytes(30 * 2**20))
    archive = Archive(path)
    stream = archive.open("bomb")
    assert len(stream.read(2**18)) == 2**18
    with pytest.raises(MediumError) as caught:
        stream.read()
    assert caught.value.kind is DoubtKind.MEDIUM_BIG
    archive.close()


def test_all_of_it_is_measured(tmp_path: Path) -> None:
    archive = Archive(zipped(tmp_path / "a.zip", "a", "b"))
    archive.measure(14)
    with pytest.raises(PackError, match="the file is bigger than"):
        archive.measure(13)
    archive.close()


@pytest.mark.parametrize("packing", [zipfile.ZIP_LZMA, zipfile.ZIP_BZIP2])
def test_a_rare_packing_is_not_unpacked(tmp_path: Path, packing: int) -> None:
    archive = Archive(zipped(tmp_path / "a.zip", "a", packing=packing))
    with pytest.raises(MediumError):
        archive.open("a")
    with pytest.raises(PackError, match="the package is broken: a cannot be read"):
        archive.read("a", 100)
    archive.close()


def test_a_table_of_contents_of_any_length_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.zip"
    with zipfile.ZipFile(path, "w") as package:
        for number in range(MAX_ENTRIES + 1):
            package.writestr(f"{number}", "")
    with pytest.raises(PackError, match="there are more than 10,000 files in the package"):
        Archive(path)
    end = struct.pack("<4s4H2LH", b"PK\5\6", 0, 0, 1, 1, 50_000_000, 0, 0)
    path.write_bytes(bytes(50_000_000) + end)
    with pytest.raises(PackError, match="there are more than 10,000 files in the package"):
        Archive(path)


def test_wherever_it_is_cut_it_is_one_sentence(tmp_path: Path) -> None:
    whole = zipped(tmp_path / "a.zip", "a.png", "b.png").read_bytes()
    for length in range(len(whole)):
        (tmp_path / "cut.zip").write_bytes(whole[:length])
        with pytest.raises(PackError, match=r"^cut\.zip: [^\n]+\.$"):
            Archive(tmp_path / "cut.zip")


def test_a_flipped_bit_is_found(tmp_path: Path) -> None:
    path = zipped(tmp_path / "a.zip", "a.png", packing=zipfile.ZIP_STORED)
    path.write_bytes(path.read_bytes().replace(b"content", b"kontent"))
    archive = Archive(path)
    with pytest.raises(PackError, match=r"a\.png cannot be read"):
        archive.read("a.png", 100)
    archive.close()
