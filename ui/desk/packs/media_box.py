"""The media of a question or of its answer: attached, put in order, heard, taken off."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QListWidget, QWidget

from app.night.packs_desk.library import PackLibrary
from app.night.question_packs import Medium, PackError
from ui.desk.dialogs.ask_file import ask_file
from ui.desk.dialogs.pack_words import Packs
from ui.desk.dialogs.parts import button, column, name_it, row
from ui.desk.packs.words import PackWords
from ui.desk.packs.work import Work
from ui.screen.media.player import Player

ROWS = 58
KINDS = "*.png *.jpg *.jpeg *.gif *.webp *.bmp *.svg *.mp3 *.ogg *.wav *.opus *.m4a *.mp4 *.webm"


class MediaBox(QWidget):
    """`edited` carries the media after a change, `failed` a sentence.

    `attached` carries the key of the question at which a file was attached, and its Medium: by
    then another question may be at hand. `for_answer`: they are shown with the answer.
    """

    edited = Signal(object)
    attached = Signal(object, object)
    failed = Signal(str)

    def __init__(self, library: PackLibrary, *, for_answer: bool) -> None:
        super().__init__()
        self._library, self._for_answer = library, for_answer
        self.media: tuple[Medium, ...] = ()
        self._key: object = None
        self.list = QListWidget()
        self.list.setFixedHeight(ROWS)
        self.attach, self.detach = button(), button()
        self.first, self.play = button(), button()
        self.player: Player | None = None
        self.work: Work | None = None
        self._playing = ""
        buttons = row(self.attach, self.play, self.first, self.detach, None, gap=6)
        self.setLayout(column(self.list, buttons, gap=4))
        self.setAcceptDrops(True)
        self.attach.clicked.connect(self._ask)
        self.detach.clicked.connect(self.take_off)
        self.first.clicked.connect(self._put_first)
        self.play.clicked.connect(self.play_or_stop)
        self.list.currentRowChanged.connect(lambda _: self._enable())
        for keys, what in (("Del", self.take_off), ("Space", self.play_or_stop)):
            shortcut = QShortcut(QKeySequence(keys), self.list)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(what)
        self.say()

    def show_media(self, media: tuple[Medium, ...], key: object) -> None:
        """Show what the question of that key has."""
        self._key = key
        if media == self.media and self.list.count() == len(media):
            return
        self.stop()
        self.media = media
        self._fill()

    def attach_file(self, path: Path) -> None:
        """Take a file into the store and attach it, in another thread."""
        work = self.work = Work(lambda: self._library.take(path), self)
        work.done.connect(partial(self.attached.emit, self._key))
        work.failed.connect(self._refused)
        work.start()

    def take_off(self) -> None:
        """The chosen medium is the question's no more; its file stays for undo."""
        at = self.list.currentRow()
        if 0 <= at < len(self.media):
            self.edited.emit(self.media[:at] + self.media[at + 1 :])

    def play_or_stop(self) -> None:
        """Hear or see the chosen sound or video, or stop it."""
        if self._playing:
            self.stop()
            return
        at = self.list.currentRow()
        medium = self.media[at] if 0 <= at < len(self.media) else None
        path = self._library.find(medium.file) if medium is not None else None
        if medium is None or path is None or medium.kind == "picture":
            return
        self._playing = medium.file
        player = self.player = Player(medium.file, path, self)
        player.ended.connect(lambda _: self.stop())
        player.broken.connect(self._broke)
        if player.is_broken:
            self._broke(player)
            return
        player.play()
        self.say()

    def stop(self) -> None:
        """Stop what is playing."""
        player, self.player, self._playing = self.player, None, ""
        if player is not None:
            player.close()
        self.say()

    def say(self) -> None:
        """Say every word again."""
        of_question, of_answer = self.tr("Media of the question"), self.tr("Media of the answer")
        name = of_answer if self._for_answer else of_question
        name_it(self.list, name, self.tr("Files can be dropped here."))
        playing = self.tr("Stop") if self._playing else self.tr("Play")
        for made, word in (
            (self.attach, self.tr("Attach…")),
            (self.play, playing),
            (self.first, self.tr("Put first")),
            (self.detach, self.tr("Take off")),
        ):
            made.setText(word)
            name_it(made, word, name)
        self._fill()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Attach what was dropped."""
        event.acceptProposedAction()
        for url in event.mimeData().urls():
            if url.isLocalFile():
                self.attach_file(Path(url.toLocalFile()))

    def _fill(self) -> None:
        at = max(0, self.list.currentRow())
        self.list.clear()
        self.list.addItems([PackWords().medium(medium) for medium in self.media])
        self.list.setCurrentRow(min(at, len(self.media) - 1))
        self._enable()

    def _enable(self) -> None:
        at = self.list.currentRow()
        chosen = self.media[at] if 0 <= at < len(self.media) else None
        moving = chosen is not None and chosen.kind != "picture" and bool(chosen.file)
        self.play.setEnabled(moving)
        self.detach.setEnabled(chosen is not None)
        self.first.setEnabled(at > 0)

    def _put_first(self) -> None:
        at = self.list.currentRow()
        if at > 0:
            rest = self.media[:at] + self.media[at + 1 :]
            self.edited.emit((self.media[at], *rest))
            self.list.setCurrentRow(0)

    def _refused(self, error: Exception) -> None:
        if not isinstance(error, PackError):
            raise error
        self.failed.emit(Packs().flaw(error))

    def _broke(self, _: object) -> None:
        self.stop()
        self.failed.emit(self.tr("This sound or video cannot be played here."))

    def _ask(self) -> None:
        kinds = f"{self.tr('Pictures, sounds, videos')} ({KINDS});;{self.tr('All files')} (*)"
        ask_file(self, self.attach.text(), kinds, self.attach_file)
