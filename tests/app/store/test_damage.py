"""Bytes that changed on the disk, and the way back to a good game."""

import random
from pathlib import Path

import pytest

from app.store.backup import KEPT, back_up, backups, is_verified
from app.store.damage import keep_aside, last_verified_backup, restore
from app.store.errors import Damaged, StoreError
from app.store.files import GameFiles
from app.store.journal import Draft, Journal
from app.store.look import read_game

WALL = "2026-10-17T20:15:00+03:00"


def filled(journal: Journal, steps: int = 40) -> None:
    for step in range(steps):
        drafts = [Draft("marked", f'{{"team": "Совы", "n": {n}}}') for n in range(step % 3 + 1)]
        journal.append(drafts, actor="host", wall=WALL, at_ms=step * 100)
    journal.sign_of_life(10_000)


@pytest.mark.parametrize("seed", range(4))
def test_no_changed_byte_passes_unseen(journal: Journal, game: Path, seed: int) -> None:
    filled(journal)
    journal.close()
    good, whole = read_game(game), game.read_bytes()
    chance = random.Random(seed)
    seen = 0
    for _ in range(60):
        content = bytearray(whole)
        for _ in range(chance.choice([1, 1, 1, 16])):
            content[chance.randrange(len(content))] ^= chance.randrange(1, 256)
        game.write_bytes(content)
        try:
            assert read_game(game) == good
        except StoreError:
            seen += 1
        assert game.read_bytes() == content
    assert seen > 20


@pytest.mark.parametrize("part", [0.1, 0.5, 0.99])
def test_a_cut_file_is_damaged(journal: Journal, game: Path, part: float) -> None:
    filled(journal)
    journal.close()
    whole = game.read_bytes()
    game.write_bytes(whole[: int(len(whole) * part)])
    with pytest.raises(Damaged, match=r"The file night\.koth is damaged"):
        Journal.open(game)
    assert list(game.parent.iterdir()) == [game]


def test_the_way_back(journal: Journal, game: Path) -> None:
    filled(journal)
    kept = journal.entries()
    backup = back_up(journal)
    journal.append([Draft("lost", "1")], actor="host", wall=WALL, at_ms=0)
    journal.close()
    game.write_bytes(b"broken")
    with pytest.raises(Damaged):
        Journal.open(game)
    aside = keep_aside(game)
    assert aside.name.startswith("night.koth.damaged-")
    assert aside.read_bytes() == b"broken"
    assert last_verified_backup(game) == backup
    assert restore(backup, game) is None
    with Journal.open(game) as again:
        assert again.entries() == kept


def test_restoring_keeps_what_stands_there(journal: Journal, game: Path) -> None:
    filled(journal, 3)
    backup = back_up(journal)
    journal.close()
    game.write_bytes(b"broken")
    game.with_name("night.koth-wal").write_bytes(b"a log that must not be mixed in")
    aside = restore(backup, game)
    assert aside is not None
    assert aside.read_bytes() == b"broken"
    assert aside.with_name(aside.name + "-wal").exists()
    assert len(read_game(game).entries) == 6
    assert [info.path for info in GameFiles(game.parent).games()] == [game]


def test_two_damaged_files_of_one_second_are_both_kept(game: Path) -> None:
    game.write_bytes(b"one")
    first = keep_aside(game)
    game.write_bytes(b"two")
    second = keep_aside(game)
    assert (first.read_bytes(), second.read_bytes()) == (b"one", b"two")


def test_the_last_backups_stay(journal: Journal, game: Path) -> None:
    made = []
    for _ in range(KEPT + 2):
        filled(journal, 1)
        made.append(back_up(journal))
    assert backups(game) == made[-KEPT:]
    assert all(is_verified(path) for path in made[-KEPT:])
    assert len(list(made[0].parent.iterdir())) == 2 * KEPT
    assert read_game(made[-1]).entries == journal.entries()


def test_a_changed_backup_is_not_offered(journal: Journal, game: Path) -> None:
    first, second = back_up(journal), back_up(journal)
    content = bytearray(second.read_bytes())
    content[-1] ^= 1
    second.write_bytes(content)
    assert last_verified_backup(game) == first
    with pytest.raises(Damaged, match="not the backup that was verified"):
        restore(second, game)


def test_a_backup_that_cannot_be_written_is_loud_and_costs_none(
    journal: Journal, game: Path
) -> None:
    made = back_up(journal)
    backups_folder = made.parent
    aside = backups_folder.rename(backups_folder.with_name("elsewhere"))
    backups_folder.write_text("a file where the folder should be")
    with pytest.raises(StoreError):
        back_up(journal)
    backups_folder.unlink()
    aside.rename(backups_folder)
    assert last_verified_backup(game) == made
    filled(journal, 1)
