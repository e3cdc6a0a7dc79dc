"""What to do about a damaged game: keep it aside, find its last good backup, put that back."""

import shutil
from datetime import UTC, datetime
from pathlib import Path

from app.store.backup import backups, is_verified
from app.store.connection import beside
from app.store.disk import arriving, sync_folder
from app.store.errors import Damaged
from app.store.look import checked
from app.store.mapping import mapping

PARTS = ("", "-wal", "-journal", "-shm")


def keep_aside(path: Path, now: datetime | None = None) -> Path:
    """Rename the file and its logs to ``<name>.damaged-<time>``; returns the new place.

    Nothing is ever replaced. Raises StoreError.
    """
    aside = _free(beside(path, f".damaged-{now or datetime.now(UTC):%Y%m%d-%H%M%S}"))
    with mapping(path):
        for part in PARTS:
            if beside(path, part).exists():
                beside(path, part).rename(beside(aside, part))
        sync_folder(path.parent)
    return aside


def last_verified_backup(path: Path) -> Path | None:
    """The newest backup of the game file `path` that still is what was verified."""
    return next((backup for backup in reversed(backups(path)) if is_verified(backup)), None)


def restore(backup: Path, path: Path) -> Path | None:
    """Put a verified backup in the place of the game file `path`, read back before it counts.

    Whatever stands at `path` is kept aside first, and its new place returned.
    Raises Damaged when the backup is not what was verified; another StoreError.
    """
    if not is_verified(backup):
        raise Damaged(backup, "it is not the backup that was verified")
    with mapping(path), arriving(path) as part:
        shutil.copyfile(backup, part)
        checked(part)
        return keep_aside(path) if stands(path) else None


def stands(path: Path) -> bool:
    """Whether the file or one of its logs is there."""
    return any(beside(path, part).exists() for part in PARTS)


def _free(path: Path) -> Path:
    number, free = 2, path
    while stands(free):
        free = beside(path, f"-{number}")
        number += 1
    return free
