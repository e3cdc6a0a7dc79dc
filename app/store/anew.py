"""A game whose file was lost or damaged while it is played, written again from memory."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from app.store.connection import beside
from app.store.damage import keep_aside, stands
from app.store.disk import sync_folder
from app.store.entry import Entry
from app.store.journal import Journal
from app.store.mapping import mapping


def write_anew(journal: Journal, entries: Sequence[Entry]) -> Path | None:
    """Put a new file with all the entries in the journal's place, and go on with it.

    Whatever stands there is kept aside, and its new place returned. Raises StoreError; what was
    there then stays as it was, or is kept aside.
    """
    path, meta = journal.path, journal.meta()
    spare = beside(path, ".anew")
    with mapping(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        spare.unlink(missing_ok=True)
    fresh = Journal.create(
        spare,
        created=meta.created,
        program=meta.program_version,
        title=meta.title,
        rehearsal=meta.rehearsal,
    )
    with fresh:
        fresh.take_over(entries)
        fresh.set_meta(ended=meta.ended)
        fresh.sign_of_life(journal.last_sign_of_life())
    journal.detach()
    aside = keep_aside(path) if stands(path) else None
    with mapping(path):
        spare.replace(path)
        sync_folder(path.parent)
    journal.attach()
    return aside
