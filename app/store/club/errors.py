"""What can go wrong between the program and the club's archive; each is one sentence."""

# ruff: noqa: N818 - the names say what happened, not that it is an error

from app.store.errors import StoreError


class ArchiveError(StoreError):
    """The archive could not do what was asked; no sentence ever holds a password."""

    code = "archive"


class WrongAddress(ArchiveError):
    """The text is neither the address of a server nor the path of a file."""

    code = "archive-address"


class Unreachable(ArchiveError):
    """No server answers there now, or the connection was lost: worth another try."""

    code = "archive-unreachable"


class NotLetIn(ArchiveError):
    """The server refuses the user, the password, or the database."""

    code = "archive-not-let-in"


class OldServer(ArchiveError):
    """The server is older than the archive needs."""

    code = "archive-old-server"


class NewerArchive(ArchiveError):
    """A newer program has upgraded the archive; it was left untouched."""

    code = "archive-newer"


class NotAnArchive(ArchiveError):
    """The file or database holds something else, or keeps its text in another encoding."""

    code = "archive-other"


class ArchiveBusy(ArchiveError):
    """The archive did not answer in time; nothing was changed."""

    code = "archive-busy"


class Rehearsal(ArchiveError):
    """A rehearsal was offered to the archive."""

    code = "archive-rehearsal"
