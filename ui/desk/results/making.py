"""The files of an evening made one after another: painted in slices, packed behind the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from queue import Empty, Full, Queue

from PySide6.QtCore import QObject, QTimer, Signal

from app.night.night import Night
from app.night.results_desk.club import RatingTable
from app.night.results_desk.files import ResultFile, file_bytes, file_name, write_file
from app.night.results_desk.pictures import hill_shot
from ui.desk.results.pictures import board_svg, look_of, picture_shot, reel_of, samples_of
from ui.errands import Errands
from ui.paint import Moment, render_png
from ui.paint.export import USUAL, Paper, image_bytes, pdf_bytes, svg_text
from ui.paint.export_film import film_bytes
from ui.paint.export_frames import USUAL as FILM
from ui.paint.export_frames import Frame, film, frame_count

AHEAD = 3
"""Frames that may wait to be packed; more would only fill memory."""
Work = Callable[[], bytes]


class StoppedError(ValueError):
    """The host has stopped the making."""


class Making(QObject):
    """Makes files and tells of each; what is written is whole, what was stopped is not written.

    `progress` carries frames painted and in all, for a film; `made` the file and its path; `failed`
    the file and the exception; `over` comes when nothing is left to do.
    """

    progress = Signal(int, int)
    made = Signal(object, object)
    failed = Signal(object, object)
    over = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._errands = Errands(self)
        self._left: list[ResultFile] = []
        self._job: _Job | None = None
        self._reel: _Film | None = None
        self._tick = QTimer(self)
        self._tick.setInterval(0)
        self._tick.timeout.connect(self._paint)

    @property
    def busy(self) -> bool:
        """Whether files are being made."""
        return self._job is not None

    def begin(
        self,
        night: Night,
        files: Sequence[ResultFile],
        folder: Path,
        table: RatingTable,
        language: str,
    ) -> None:
        """Make these files of the evening as it stands now."""
        self._left = list(files)
        self._job = _Job(night, folder, table, language)
        self._next()

    def stop(self) -> None:
        """Stop: what is not written yet is not written any more."""
        self._left.clear()
        if self._reel is not None:
            self._reel.stop()

    def _next(self) -> None:
        job = self._job
        if job is None or not self._left:
            self._job = None
            self.over.emit()
            return
        file = self._left.pop(0)
        try:
            work = self._film(job) if file.what == "film" else job.prepared(file)
        except (ValueError, RuntimeError, MemoryError) as error:
            self._fail(file, error)
            return
        name = file_name(job.night, file, job.language)
        self._errands.run(
            lambda: write_file(job.folder, name, work()),
            partial(self._done, file),
            partial(self._fail, file),
        )

    def _film(self, job: _Job) -> Work:
        self._reel = _Film(job.night, job.language)
        self._tick.start()
        return self._reel.packed

    def _paint(self) -> None:
        reel = self._reel
        if reel is None or not reel.paint():
            self._tick.stop()
        if reel is not None:
            self.progress.emit(reel.painted, reel.count)
            self._tick.setInterval(20 if reel.is_waiting else 0)

    def _done(self, file: ResultFile, path: Path) -> None:
        self._reel = None
        self.made.emit(file, path)
        self._next()

    def _fail(self, file: ResultFile, error: Exception) -> None:
        self._reel = None
        self.failed.emit(file, error)
        self._next()


class _Job:
    """One evening into one folder."""

    def __init__(self, night: Night, folder: Path, table: RatingTable, language: str) -> None:
        self.night, self.folder, self.table, self.language = night, folder, table, language

    def prepared(self, file: ResultFile) -> Work:
        """What is left to do for a file once all that needs the window's thread is done."""
        if file.what == "picture":
            return self._picture(file)
        board = None
        if file.shows_board:
            board = board_svg(self.night, self.language, match=file.game == "match")
        return lambda: file_bytes(self.night, file, self.table, self.language, board)

    def _picture(self, file: ResultFile) -> Work:
        shot = picture_shot(self.night, match=file.game == "match")
        look = look_of(self.night, self.language)
        if file.ending == "png":
            made = Moment(0, False)
            image = render_png(shot, *USUAL, self.language, made, more=look.more)
            return lambda: image_bytes(image)
        paper: Paper = "A3" if file.paper == "A3" else "A4"
        drawn = svg_text(shot, look).encode() if file.ending == "svg" else None
        data = drawn if drawn is not None else pdf_bytes(shot, look, paper)
        return lambda: data


class _Film:
    """A film on its way: frames go from the painter to the packer through a small queue."""

    def __init__(self, night: Night, language: str) -> None:
        reel, look = reel_of(night), look_of(night, language)
        self.count, self.painted, self.is_waiting = frame_count(reel), 0, False
        self._frames = film(reel, look)
        self._queue: Queue[Frame | None] = Queue(AHEAD)
        self._stopped = False
        made = Moment(0, False)
        self._samples = [
            render_png(shot, *FILM, language, made, more=look.more)
            for shot in samples_of(reel, hill_shot(night))
        ]

    def paint(self) -> bool:
        """Paint the next frame where there is room for it; False when all are painted."""
        self.is_waiting = self._queue.full()
        if self.is_waiting:
            return not self._stopped
        frame = None if self._stopped else next(self._frames, None)
        try:
            self._queue.put_nowait(frame)
        except Full:
            return True
        self.painted += frame is not None
        return frame is not None

    def stop(self) -> None:
        """Let the packer give up."""
        self._stopped = True
        while True:
            try:
                self._queue.get_nowait()
            except Empty:
                break
        self._queue.put(None)

    def packed(self) -> bytes:
        """The film's bytes, in the thread that packs; raises `StoppedError`."""
        try:
            data = film_bytes(self._arriving(), self._samples)
        finally:
            if self._stopped:
                raise StoppedError
        return data

    def _arriving(self) -> Iterator[Frame]:
        while (frame := self._queue.get()) is not None:
            if self._stopped:
                raise StoppedError
            yield frame
