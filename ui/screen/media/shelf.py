"""Pictures read in another thread, bounded in size, kept while they may be needed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QRunnable, QSize, Qt, QThreadPool, Signal
from PySide6.QtGui import QImage, QImageReader

from ui.screen.media.whole import is_cut

LARGEST = QSize(2560, 1600)
SMALLER = QSize(1280, 800)
"""A question with several pictures shows each in a part of the screen."""
KEPT_BYTES = 160 * 2**20
READ_BYTES_MB = 256
PATIENCE_MS = 10_000


class Shelf(QObject):
    """`ready` carries a file that can be shown now, `broken` one that cannot be shown at all."""

    ready = Signal(str)
    broken = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._images: dict[str, QImage] = {}
        self._failed: set[str] = set()
        self._asked: set[str] = set()
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._post = _Post(self)
        self._post.done.connect(self._take)

    def image(self, file: str) -> QImage | None:
        """The picture of a file, if it has been read."""
        return self._images.get(file)

    def failed(self, file: str) -> bool:
        """Whether it could not be read."""
        return file in self._failed

    def want(self, files: Sequence[tuple[str, Path]], several: bool = False) -> None:
        """Read these, in this order, unless they are here; old ones go when there is no room."""
        names = [file for file, _ in files]
        for file in reversed(names):
            if file in self._images:
                self._images[file] = self._images.pop(file)
        for file, path in files:
            if file not in self._images and file not in self._failed and file not in self._asked:
                self._asked.add(file)
                self._pool.start(_Reading(file, path, SMALLER if several else LARGEST, self._post))
        self._make_room(set(names))

    def close(self) -> None:
        """Read nothing more; what is being read comes to its end first."""
        self._pool.clear()
        self._pool.waitForDone(PATIENCE_MS)

    def _take(self, file: str, image: QImage) -> None:
        self._asked.discard(file)
        if image.isNull():
            self._failed.add(file)
            self.broken.emit(file)
            return
        self._images[file] = image
        self.ready.emit(file)

    def _make_room(self, needed: set[str]) -> None:
        total = sum(image.sizeInBytes() for image in self._images.values())
        for file in [file for file in self._images if file not in needed]:
            if total <= KEPT_BYTES:
                return
            total -= self._images.pop(file).sizeInBytes()


def read_picture(path: Path, largest: QSize = LARGEST) -> QImage:
    """A picture from a file, no larger than `largest`, as its camera held it; null when unreadable.

    From any thread. A file that says it is enormous is not read, nor one that is cut short.
    """
    if _is_cut(path):
        return QImage()
    QImageReader.setAllocationLimit(READ_BYTES_MB)
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    reader.setDecideFormatFromContent(True)
    size = reader.size()
    if size.isValid() and (size.width() > largest.width() or size.height() > largest.height()):
        fitted = size.scaled(largest, Qt.AspectRatioMode.KeepAspectRatio)
        reader.setScaledSize(fitted.expandedTo(QSize(1, 1)))
    image = reader.read()
    if image.isNull():
        return image
    clear = image.hasAlphaChannel()
    way = QImage.Format.Format_ARGB32_Premultiplied if clear else QImage.Format.Format_RGB32
    return image.convertToFormat(way)


def _is_cut(path: Path) -> bool:
    try:
        return is_cut(path)
    except OSError:
        return True


class _Post(QObject):
    """Carries pictures from the reading thread to the window's."""

    done = Signal(str, QImage)


class _Reading(QRunnable):
    """One picture to be read."""

    def __init__(self, file: str, path: Path, largest: QSize, post: _Post) -> None:
        super().__init__()
        self._file, self._path, self._largest, self._post = file, path, largest, post

    def run(self) -> None:
        """Read it, in the pool's thread."""
        self._post.done.emit(self._file, read_picture(self._path, self._largest))
