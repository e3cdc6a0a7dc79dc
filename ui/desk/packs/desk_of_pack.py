"""A pack on the editor's desk: where it came from, what is unsaved, and where that is kept."""

from __future__ import annotations

from app.night.packs_desk.drafts import NEW
from app.night.packs_desk.editing import blank_pack
from app.night.packs_desk.history import Editing, Moment
from app.night.packs_desk.library import PackLibrary
from app.night.question_packs import Doubt, Pack, Report


class PackDesk:
    """`name` is the pack's id in the library, "" for one that is not there yet.

    `restored`: changes of last time, which were not saved, are back.
    """

    def __init__(
        self, library: PackLibrary, name: str, report: Report | None, language: str
    ) -> None:
        """Put a pack of the library, a pack from elsewhere, or an empty one on the desk."""
        self.library, self.name = library, name
        self.doubts: tuple[Doubt, ...] = () if report is None else report.doubts
        self._report = report
        start = blank_pack(language) if report is None else report.pack
        self.editing = Editing(Moment(start, 0), start)
        kept = library.drafts.read(self._draft) if name or report is None else None
        self.restored = kept is not None and kept != start
        if self.restored and kept is not None:
            self.editing = self.editing.done(kept)

    @property
    def _draft(self) -> str:
        return self.name or NEW

    @property
    def pack(self) -> Pack:
        """The pack as it stands."""
        return self.editing.pack

    @property
    def is_changed(self) -> bool:
        """Whether something would be lost."""
        return self.editing.is_changed

    def put_by(self) -> None:
        """Keep what is unsaved as a draft; raises PackError, OSError or ValueError.

        A pack that ships becomes one of the library first, so that its draft has a name.
        """
        if not self.is_changed:
            self.drop()
            return
        if not self.name and self._report is not None:
            self.name = self.library.keep(self._report).id
        self.library.drafts.keep(self._draft, self.pack)

    def settle(self, settled: tuple[Doubt, ...]) -> None:
        """The host has seen to these doubts; raises PackError."""
        self.doubts = tuple(doubt for doubt in self.doubts if doubt not in settled)
        if self.name:
            self.library.settle(self.name, settled)

    def drop(self) -> None:
        """Throw away what is unsaved."""
        self.library.drafts.drop(self._draft)

    def save(self) -> str:
        """Put the pack into the library; returns its id. Raises PackError."""
        if not self.name and self._report is not None:
            self.name = self.library.keep(self._report).id
        self.name = self.library.save(self.name, self.pack).id
        self.editing = self.editing.kept()
        return self.name
