"""An export is a new file that gets its name at the end; nothing that was there is lost."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.results.write_new import write_new
from app.store.errors import BadName, Busy, DiskFull, Missing, NoFolder, ReadOnly, StoreError

OLD = b"what was there"


def disk(folder: Path, options: str) -> None:
    mount = shutil.which("mount")
    command = [mount or "false", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)]
    if subprocess.run(command, check=False, capture_output=True).returncode:
        pytest.skip("mounting a disk is not permitted here")


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of one megabyte with an old export on it."""
    place = tmp_path / "disk"
    place.mkdir()
    disk(place, "size=1m")
    (place / "night.pdf").write_bytes(OLD)
    yield place
    subprocess.run(["umount", "-l", str(place)], check=True)


def test_a_file_is_written_whole_and_alone(tmp_path: Path) -> None:
    path = tmp_path / "ночь.pdf"
    write_new(path, b"one")
    write_new(path, b"two")
    assert path.read_bytes() == b"two"
    assert list(tmp_path.iterdir()) == [path]


def test_a_full_disk_is_said_and_the_old_file_stays(small_disk: Path) -> None:
    with pytest.raises(DiskFull, match=r"No space is left on the disk for night\.pdf"):
        write_new(small_disk / "night.pdf", bytes(2 * 2**20))
    assert (small_disk / "night.pdf").read_bytes() == OLD
    assert [path.name for path in small_disk.iterdir()] == ["night.pdf"]


def test_a_read_only_folder_is_said_and_the_old_file_stays(small_disk: Path) -> None:
    subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=True)
    with pytest.raises(ReadOnly, match="its folder is read-only"):
        write_new(small_disk / "night.pdf", b"new")
    assert (small_disk / "night.pdf").read_bytes() == OLD


def test_a_missing_folder_is_said(tmp_path: Path) -> None:
    with pytest.raises(Missing, match="is not there; make it or name another"):
        write_new(tmp_path / "none" / "night.pdf", b"new")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(NoFolder, match="is a folder; name a file in it"):
        write_new(tmp_path, b"new")


def test_a_link_is_followed_and_stays(tmp_path: Path) -> None:
    for name in ("old.pdf", "none-yet.pdf"):
        link = tmp_path / f"link-to-{name}"
        link.symlink_to(name)
        write_new(link, b"new")
        assert link.is_symlink()
        assert (tmp_path / name).read_bytes() == b"new"
    circle = tmp_path / "circle"
    circle.symlink_to(circle)
    with pytest.raises(BadName):
        write_new(circle, b"new")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
def test_a_pipe_is_left_alone(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for place in (tmp_path / "pipe", Path("/dev/null")):
        with pytest.raises(BadName, match="is a pipe or a device; name a file"):
            write_new(place, b"new")
    assert (tmp_path / "pipe").is_fifo()


def test_nothing_else_of_the_folder_is_touched_and_long_names_have_room(tmp_path: Path) -> None:
    name = "a" * 251 + ".csv"
    (tmp_path / "b.csv.part").write_bytes(OLD)
    write_new(tmp_path / "b.csv", b"new")
    write_new(tmp_path / name, b"new")
    assert (tmp_path / "b.csv.part").read_bytes() == OLD
    assert sorted(path.name for path in tmp_path.iterdir()) == [name, "b.csv", "b.csv.part"]


@pytest.mark.parametrize("name", ["a\0b.pdf", "я" * 300])
def test_what_can_be_no_name_is_said(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadName):
        write_new(tmp_path / name, b"new")


@pytest.mark.parametrize("code", [5, 32, 33])
def test_a_file_open_in_excel_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    path = tmp_path / "night.xlsx"
    path.write_bytes(OLD)

    def held(self: Path, target: Path) -> Path:
        error = PermissionError(13, "Permission denied")
        error.winerror = code  # type: ignore[attr-defined]
        raise error

    monkeypatch.setattr(Path, "replace", held)
    with pytest.raises(Busy, match=r"night\.xlsx is open in another program, such as Excel"):
        write_new(path, b"new")
    assert path.read_bytes() == OLD
    assert [found.name for found in tmp_path.iterdir()] == ["night.xlsx"]


def test_every_trouble_is_a_store_error_of_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as caught:
        write_new(tmp_path / "none" / "a.pdf", b"")
    assert "\n" not in str(caught.value)
