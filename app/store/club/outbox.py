"""Nights that wait on this laptop until the archive has them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path

from app.store.club.archive import Archive
from app.store.club.errors import Rehearsal
from app.store.club.sheet import BadSheet, NightSheet, content_hash, read_sheet, sheet_text
from app.store.club.write import Added
from app.store.disk import arriving, name_apart
from app.store.errors import Damaged, StoreError
from app.store.mapping import mapping

WAITING, SENT = ".night.json", ".sent.json"
FOLDER = "outbox"


@dataclass(frozen=True, slots=True)
class Waiting:
    """A night that waits; `problem` is why its file cannot be read, None where it can."""

    path: Path
    sheet: NightSheet | None
    problem: StoreError | None = None


@dataclass(frozen=True, slots=True)
class Delivery:
    """What became of one night: `outcome` of the archive, or the `problem` that keeps it here."""

    waiting: Waiting
    outcome: Added | None = None
    problem: StoreError | None = None

    @property
    def arrived(self) -> bool:
        """Whether the archive has this night, or a later version of it."""
        return self.outcome not in (None, Added.DIFFERS)


class Outbox:
    """A folder of nights to send, one file each; a night is forgotten once the archive has it.

    A file that cannot be read stays, is told, and holds up no other.
    """

    def __init__(self, folder: Path) -> None:
        """The outbox in a data folder; nothing is created or read yet."""
        self.folder = folder / FOLDER

    def put(self, sheet: NightSheet) -> bool:
        """Keep a night until it is sent; on the disk before this returns.

        False where this very version waits or was sent already. A changed night gets a higher
        revision than the one before, so that it replaces it. Raises Rehearsal and StoreError.
        """
        if sheet.rehearsal:
            raise Rehearsal("A rehearsal is no night of the season; it is not sent.")
        path, sent = self._path(sheet.night, WAITING), self._path(sheet.night, SENT)
        with mapping(self.folder):
            self.folder.mkdir(parents=True, exist_ok=True)
        content = content_hash(sheet)
        before = [found for found in (_mark(path), _mark(sent)) if found is not None]
        if before and before[0][1] == content:
            return False
        revision = max([sheet.revision, *(found[0] + 1 for found in before)])
        _write(path, sheet_text(replace(sheet, revision=revision)))
        return True

    def waiting(self) -> list[Waiting]:
        """The nights that wait, by date."""
        found = [_waiting(path) for path in self._files()]
        return sorted(found, key=lambda one: (one.sheet.date if one.sheet else "", one.path.name))

    def knows(self, night: str) -> bool:
        """Whether a night of that id waits here or was sent from here."""
        return self._path(night, WAITING).exists() or self._path(night, SENT).exists()

    def send(
        self, archive: Archive, told: Callable[[Delivery], None] = lambda _: None
    ) -> list[Delivery]:
        """Hand every waiting night to the archive; `told` hears of each as it is done.

        A night that could not be handed over stays. After a problem with the archive the rest
        is not tried. Two programs that send one outbox at once do no harm.
        """
        deliveries = []
        for waiting in self.waiting():
            delivery = self._deliver(waiting, archive)
            deliveries.append(delivery)
            told(delivery)
            if delivery.problem is not None and waiting.problem is None:
                break
        return deliveries

    def settle(self, waiting: Waiting, archive: Archive, *, ours: bool) -> None:
        """End a difference with the archive: put in our version, or leave the one that is there.

        Raises StoreError; then the night still waits.
        """
        if waiting.sheet is None:
            return
        if ours:
            archive.add(waiting.sheet, is_right=True)
        self._forget(waiting.path, waiting.sheet)

    def _deliver(self, waiting: Waiting, archive: Archive) -> Delivery:
        if waiting.sheet is None:
            return Delivery(waiting, problem=waiting.problem)
        try:
            outcome = archive.add(waiting.sheet)
            delivery = Delivery(waiting, outcome)
            if delivery.arrived:
                self._forget(waiting.path, waiting.sheet)
        except StoreError as problem:
            return Delivery(waiting, problem=problem)
        return delivery

    def _forget(self, path: Path, sheet: NightSheet) -> None:
        """Note what was sent, then take the night out, unless a later version waits by now."""
        note = {"revision": sheet.revision, "content": content_hash(sheet)}
        _write(self._path(sheet.night, SENT), json.dumps(note))
        with mapping(path):
            if _mark(path) == (note["revision"], note["content"]):
                path.unlink(missing_ok=True)

    def _path(self, night: str, suffix: str) -> Path:
        return self.folder / f"{sha256(night.encode('utf-8', 'replace')).hexdigest()[:32]}{suffix}"

    def _files(self) -> Iterator[Path]:
        with mapping(self.folder):
            yield from sorted(self.folder.glob(f"*{WAITING}"))


def _write(path: Path, text: str) -> None:
    with mapping(path), arriving(path, name_apart(path)) as part:
        part.write_text(text, "utf-8", newline="\n")


def _waiting(path: Path) -> Waiting:
    try:
        with mapping(path):
            text = path.read_text("utf-8")
        return Waiting(path, read_sheet(text))
    except BadSheet as error:
        return Waiting(path, None, Damaged(path, str(error)))
    except StoreError as problem:
        return Waiting(path, None, problem)


def _mark(path: Path) -> tuple[int, str] | None:
    """Revision and hash of a night in the outbox or of the note that it was sent; None for none."""
    try:
        text = path.read_text("utf-8")
        if path.name.endswith(WAITING):
            sheet = read_sheet(text)
            return sheet.revision, content_hash(sheet)
        note = json.loads(text)
        return int(note["revision"]), str(note["content"])
    except (OSError, ValueError, KeyError, TypeError):
        return None
