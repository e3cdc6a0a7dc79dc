"""Nights wait on the laptop until the archive has them, and get there exactly once."""

import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from app.store.club.archive import Archive
from app.store.club.errors import ArchiveError, Rehearsal, Unreachable
from app.store.club.outbox import Outbox
from app.store.club.sheet import NightSheet
from app.store.club.write import Added
from app.store.errors import Damaged
from tests.app.store.club.nights import OWLS, night, team

ROOT = Path(__file__).resolve().parents[4]


@pytest.fixture
def outbox(tmp_path: Path) -> Outbox:
    return Outbox(tmp_path / "laptop")


def corrected(sheet: NightSheet) -> NightSheet:
    return replace(sheet, teams=(team(1, "Совы", 90, OWLS),))


def test_a_night_waits_and_is_sent_once(outbox: Outbox, archive: Archive) -> None:
    assert outbox.put(night("a"))
    assert not outbox.put(night("a"))
    assert [one.sheet for one in outbox.waiting()] == [night("a")]
    (delivery,) = outbox.send(archive)
    assert (delivery.outcome, delivery.arrived) == (Added.NEW, True)
    assert outbox.waiting() == outbox.send(archive) == []
    assert not outbox.put(night("a"))  # it knows what it has sent
    assert len(archive.nights()) == 1


def test_a_night_corrected_after_sending_replaces_the_sent_one(
    outbox: Outbox, archive: Archive
) -> None:
    outbox.put(night("a"))
    outbox.send(archive)
    assert outbox.put(corrected(night("a")))
    assert [one.outcome for one in outbox.send(archive)] == [Added.REPLACED]
    assert [row.total for row in archive.table()] == [90]
    assert outbox.put(night("a"))  # the appeal was undone: the old content, but newer
    assert [one.outcome for one in outbox.send(archive)] == [Added.REPLACED]
    assert [row.total for row in archive.table()] == [115, 110]


def test_a_night_corrected_before_sending_goes_once(outbox: Outbox, archive: Archive) -> None:
    outbox.put(night("a"))
    outbox.put(corrected(night("a")))
    assert [one.outcome for one in outbox.send(archive)] == [Added.NEW]
    assert [row.total for row in archive.table()] == [90]


def test_a_rehearsal_is_not_kept(outbox: Outbox) -> None:
    with pytest.raises(Rehearsal):
        outbox.put(night("a", rehearsal=True))
    assert outbox.waiting() == []


def test_what_waits_survives_the_program(tmp_path: Path, archive: Archive) -> None:
    Outbox(tmp_path).put(night("a"))
    (delivery,) = Outbox(tmp_path).send(archive)
    assert delivery.arrived


def test_two_laptops_that_send_one_night_leave_one(tmp_path: Path, archive: Archive) -> None:
    boxes = [Outbox(tmp_path / name) for name in ("one", "other")]
    for box in boxes:
        box.put(night("a"))
    assert [box.send(archive)[0].outcome for box in boxes] == [Added.NEW, Added.SAME]
    assert len(archive.nights()) == 1


def test_a_difference_waits_until_somebody_says_which_is_right(
    outbox: Outbox, archive: Archive
) -> None:
    archive.add(night("a"))
    outbox.put(corrected(night("a")))
    (delivery,) = outbox.send(archive)
    assert (delivery.outcome, delivery.arrived) == (Added.DIFFERS, False)
    outbox.settle(delivery.waiting, archive, ours=True)
    assert outbox.waiting() == []
    assert [row.total for row in archive.table()] == [90]


def test_a_difference_may_be_left_as_the_archive_has_it(outbox: Outbox, archive: Archive) -> None:
    archive.add(night("a"))
    outbox.put(corrected(night("a")))
    outbox.settle(outbox.waiting()[0], archive, ours=False)
    assert outbox.waiting() == []
    assert [row.total for row in archive.table()] == [115, 110]


def test_a_broken_file_is_told_and_holds_nothing_up(outbox: Outbox, archive: Archive) -> None:
    outbox.put(night("a"))
    (outbox.folder / "0.night.json").write_text("oops", "utf-8")
    problem, good = outbox.send(archive)
    assert isinstance(problem.problem, Damaged)
    assert good.outcome is Added.NEW
    assert [one.path.name for one in outbox.waiting()] == ["0.night.json"]


class Failing(Archive):
    """An archive whose connection is gone, before the commit or between it and its answer."""

    def __init__(self, archive: Archive, fails: Callable[[NightSheet], Added | None]) -> None:
        super().__init__(archive._link)
        self._fails = fails

    def add(self, sheet: NightSheet, *, is_right: bool = False) -> Added:
        self._fails(sheet)
        raise Unreachable("The archive cannot be reached.")


@pytest.mark.parametrize("committed", [False, True], ids=["before", "after"])
def test_a_lost_connection_loses_and_doubles_nothing(
    outbox: Outbox, archive: Archive, *, committed: bool
) -> None:
    outbox.put(night("a"))
    outbox.put(night("b"))
    (delivery,) = outbox.send(Failing(archive, archive.add if committed else lambda _: None))
    assert isinstance(delivery.problem, ArchiveError)
    assert len(outbox.waiting()) == 2
    again = [Added.SAME if committed else Added.NEW, Added.NEW]
    assert [one.outcome for one in outbox.send(archive)] == again
    assert len(archive.nights()) == 2


CHILD = """
import os, signal, sys
from pathlib import Path
from app.store.club.archive import Archive
from app.store.club.outbox import Outbox
archive, outbox = Archive.open(sys.argv[1]), Outbox(Path(sys.argv[2]))
outbox.send(archive)
def dies_after(left):
    def step(frame, event, argument):
        nonlocal left
        if "/store/club/" not in frame.f_code.co_filename:
            return None
        left -= event == "line"
        if left <= 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return step
    return step
print("ready", flush=True)
for line in sys.stdin:
    if (child := os.fork()) == 0:
        sys.settrace(dies_after(int(line)))
        outbox.send(archive)
        sys.settrace(None)
        os._exit(0)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="forks and kills itself")
def test_kill_9_anywhere_in_the_sending_leaves_one(address: str, tmp_path: Path) -> None:
    archive, outbox = Archive.open(address), Outbox(tmp_path / "laptop")
    command = [sys.executable, "-c", CHILD, address, str(tmp_path / "laptop")]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as host:
        assert host.stdin is not None
        assert host.stdout is not None
        assert host.stdout.readline() == "ready\n"
        codes = []
        for lines in (5, 60, 150, 260, 400, 1_000_000):
            outbox.put(replace(night("a"), venue=str(lines)))
            host.stdin.write(f"{lines}\n")
            host.stdin.flush()
            codes.append(int(host.stdout.readline()))
            assert all(delivery.arrived for delivery in outbox.send(archive))
            assert [line.venue for line in archive.nights()] == [str(lines)]
            assert len(archive.table()) == 2
        host.stdin.close()
    assert codes[0] == -9
    assert codes[-1] == 0
