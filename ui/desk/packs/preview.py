"""A question as the audience will see it: painted by the painters of the projector."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from PySide6.QtCore import QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.night.media.check import Find
from app.night.packs_desk import seen
from app.night.question_packs import Pack
from app.night.scenes import Scene, Shot
from ui.paint import Moment, paint_shot, plan_shot
from ui.screen.media.shelf import Shelf

View = Literal["question", "answer", "partner"]
WIDTH = 1920
SOON_MS = 40


class PackPreview(QWidget):
    """The picture, 16:9; `painted` comes after each change, when `pages` is known."""

    painted = Signal()

    def __init__(self, find: Find) -> None:
        super().__init__()
        self._find = find
        self._shelf = Shelf(self)
        self._shelf.ready.connect(self._later)
        self._shelf.broken.connect(self._later)
        self._pack: Pack | None = None
        self._at = 0
        self._made: tuple[object, ...] = ()
        self._picture = QPixmap()
        self.view: View = "question"
        self.page = 0
        self.pages = 1
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SOON_MS)
        self._soon.timeout.connect(self.make)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMinimumWidth(320)

    def show_question(self, pack: Pack, at: int) -> None:
        """Show this question, soon; another one from its first page."""
        if at != self._at:
            self.page = 0
        self._pack, self._at = pack, at
        self._want()
        self._later()

    def turn(self, view: View, page: int = 0) -> None:
        """Show the question, its answer or its partner's card; `page` from 0."""
        self.view, self.page = view, max(0, page)
        self._later()

    def scene(self) -> Scene | None:
        """What is shown; None before there is a pack."""
        if self._pack is None:
            return None
        if self.view == "answer":
            return seen.answer_scene(self._pack, self._at)
        card = seen.partner_scene(self._pack, self._at) if self.view == "partner" else None
        return card or seen.question_scene(self._pack, self._at, self.page)

    def make(self) -> None:
        """Paint it now."""
        scene = self.scene()
        size = self.size() * self.devicePixelRatio()
        if scene is None or size.isEmpty():
            return
        shot = Shot(scene)
        self.pages = max(1, plan_shot(shot, WIDTH, False, pictures=self).pages)
        if self.page >= self.pages:
            self.page = self.pages - 1
            shot = Shot(self.scene() or scene)
        picture = QPixmap(size)
        painter = QPainter(picture)
        target = QRectF(0, 0, size.width(), size.height())
        paint_shot(painter, target, shot, Moment(0, False), pictures=self)
        painter.end()
        picture.setDevicePixelRatio(self.devicePixelRatio())
        self._picture = picture
        self.update()
        self.painted.emit()

    def close_files(self) -> None:
        """Read nothing more."""
        self._soon.stop()
        self._shelf.close()

    def picture(self, file: str, /) -> QImage | None:
        """The picture of a file, if it has been read."""
        return self._shelf.image(file)

    def failed(self, file: str, /) -> bool:
        """Whether it cannot be shown."""
        return self._shelf.failed(file) or self._find(file) is None

    def frame(self, _: str, /) -> QImage | None:
        """No frame: a video does not run here."""
        return None

    def sizeHint(self) -> QSize:
        """As wide as its column."""
        return QSize(440, 248)

    def hasHeightForWidth(self) -> bool:
        """Always 16:9."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of that width."""
        return round(width * 9 / 16)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep 16:9."""
        super().resizeEvent(event)
        self.setFixedHeight(self.heightForWidth(self.width()))
        self._later()

    def paintEvent(self, _: QPaintEvent) -> None:
        """The picture that is ready."""
        painter = QPainter(self)
        if not self._picture.isNull():
            painter.drawPixmap(self.rect(), self._picture)

    def _want(self) -> None:
        assert self._pack is not None
        files: list[tuple[str, Path]] = []
        logos = [p.logo.file for p in self._pack.partners if p.logo is not None and p.logo.file]
        for file in (*seen.files_of(self._pack.questions[self._at]), *logos):
            path = self._find(file)
            if path is not None:
                files.append((file, path))
        self._shelf.want(files, several=True)

    def _later(self, *_: object) -> None:
        self._soon.start()
