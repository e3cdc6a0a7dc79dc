"""What can go wrong with the files of a night; each error is one sentence for the host."""

# ruff: noqa: N818 - the names say what happened, not that it is an error

from pathlib import Path
from typing import ClassVar


class StoreError(Exception):
    """The files could not do what was asked; ``str(error)`` is one English sentence.

    ``code`` names the kind for translation; ``path`` is the file or folder concerned.
    """

    code: ClassVar[str] = "store"

    def __init__(self, sentence: str, path: Path | None = None) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.path = path


class Locked(StoreError):
    """Another copy of the program works on the same data folder.

    ``pid`` is its process (0 when it could not be read), ``since`` its start, ISO 8601 or "".
    """

    code = "locked"

    def __init__(self, sentence: str, path: Path | None, pid: int, since: str) -> None:
        super().__init__(sentence, path)
        self.pid = pid
        self.since = since


class Busy(StoreError):
    """Another program holds the file for writing at this moment."""

    code = "busy"


class DiskFull(StoreError):
    """No space is left (or a quota or size limit is reached)."""

    code = "disk-full"


class DiskFailed(StoreError):
    """The disk refused for a reason other than space or rights."""

    code = "disk-failed"


class ReadOnly(StoreError):
    """The file or folder may not be written."""

    code = "read-only"


class Missing(StoreError):
    """The file or its folder is not there."""

    code = "missing"


class BadName(StoreError):
    """The system takes no file of this name."""

    code = "bad-name"


class NoFolder(StoreError):
    """A file stands where a folder is needed."""

    code = "no-folder"


class AlreadyThere(StoreError):
    """A new file would have replaced an existing one."""

    code = "already-there"


class Damaged(StoreError):
    """The file is not what was written; ``what`` says where it shows."""

    code = "damaged"

    def __init__(self, path: Path, what: str) -> None:
        super().__init__(f"The file {path.name} is damaged: {what}.", path)
        self.what = what


class NewerFile(StoreError):
    """The file was written by a newer program; it was left untouched."""

    code = "newer-file"

    def __init__(self, path: Path, found: int, known: int) -> None:
        super().__init__(
            f"The file {path.name} was written by a newer version of the program"
            f" (format {found}, this program reads up to {known}); it was left untouched.",
            path,
        )
        self.found = found
        self.known = known
