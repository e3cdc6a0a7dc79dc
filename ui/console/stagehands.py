"""One evening in its windows: the desk, the projector, the preview, and what ties them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from app.night.hall.phone_rehearsal import simulated_crowd
from app.night.hall.reception import Entrance
from app.night.match.rehearsal import MatchRehearsal
from app.night.media.check import Find, nowhere
from app.night.nights import OpenNight
from app.night.scenes import Shot
from app.phones.simulated import PhoneCrowd
from app.store.errors import StoreError
from app.store.settings import Settings
from ui.console.checks import EveningChecks
from ui.console.packs import HeardKeeper, PacksAtHand
from ui.console.steady import keep_steady
from ui.demo import DemoBar
from ui.desk.dialogs.actions import EveningDialogs
from ui.desk.dialogs.program import Program
from ui.desk.phones.deskside import PhonesAtDesk
from ui.desk.phones.link import HallLink
from ui.desk.window import DeskWindow
from ui.live import LiveShow
from ui.paint import aspect_width
from ui.pitch.desk.opened import RefereeDialogs
from ui.pitch.desk.page import RefereePage
from ui.screen import Identity, PreviewWidget, ProjectorLink, ScreenWindow, Stage
from ui.screen.media import MediaShow
from ui.screen.sound import SoundBoard


class EveningWindows(QObject):
    """The windows of one open night. `closed` comes when the host has closed the desk."""

    closed = Signal()

    def __init__(
        self,
        night: OpenNight,
        program: Program,
        parent: QObject | None = None,
        find: Find = nowhere,
    ) -> None:
        """`find` knows where a file of the media store lies."""
        super().__init__(parent)
        self.night = night
        self.settings = program.settings()
        self.live = LiveShow(night.evening, self)
        self.stage = Stage(parent=self)
        self.media = MediaShow(self.live, find, self)
        self.sounds = SoundBoard(self)
        self.stage.use_pictures(self.media)
        self.screen = ScreenWindow(self.stage)
        self.preview = PreviewWidget(self.stage)
        dialogs = EveningDialogs(lambda: self.desk, self.live, program, self._say_done)
        dialogs.find = find
        self._dialogs = dialogs
        self._keeper: HeardKeeper | None = None
        self.desk = DeskWindow(self.live, self, self.preview, dialogs)
        self.pitch = RefereeDialogs(lambda: self.desk, self.live, program.records, new_seed)
        self._aside = PreviewWidget(self.stage)
        self.desk.seat(RefereePage(self.live, self.pitch, self._aside))
        self.pitch.said = self.desk.say
        self.pitch.rehearse = self._rehearse
        bound = identity_from(self.settings.projector)
        self.link = ProjectorLink(self.screen, self.desk, bound)
        self.hall = HallLink(self.live, self)
        self._checks = EveningChecks(night, (self.screen, self.link), self.sounds, find)
        self.phones = PhonesAtDesk(self.desk, self.hall, program, self._checks)
        self.crowd: PhoneCrowd | None = None
        self._sides: DemoBar | None = None
        self._warned = -1
        self._tasks: set[asyncio.Task[None]] = set()
        self._backing_up = False
        self.desk.on_close = self._host_closes
        self.stage.set_motion(self.settings.motion)
        self.live.heard.connect(self.sounds.see)
        self.live.shot.connect(self._show)
        self.live.changed.connect(self._changed)
        self._follow_media()
        self.link.lost.connect(lambda label: self.desk.show_projector(label, attached=False))
        self.link.found.connect(lambda label: self.desk.show_projector(label, attached=True))

    @property
    def extra_seconds(self) -> int:
        """How much extra time one key gives."""
        return self.settings.extra_seconds

    def remember(self, packs: PacksAtHand) -> None:
        """Choose packs from this library, and keep there what is heard tonight."""
        self._dialogs.library, self._dialogs.heard = packs.library, packs.heard
        self._checks.book = packs.heard
        self._keeper = HeardKeeper(self.live, packs.heard, self)
        self._keeper.said.connect(self.desk.say)

    def open(self) -> None:
        """Show the desk, and the picture where it belongs."""
        self.desk.resize(self.desk.screen().availableSize())
        self.desk.showMaximized()
        self.media.follow()
        self.live.start()
        self.link.start()
        self._follow_projector()
        self._receive(self.settings)
        self.desk.activateWindow()
        keep_steady()

    def apply(self, settings: Settings) -> None:
        """Follow changed settings at once."""
        moved = settings.projector != self.settings.projector
        other_way = entrance(settings) != entrance(self.settings)
        self.settings = settings
        self.stage.set_motion(settings.motion)
        self.sounds.follow(settings)
        if moved:
            self.link.bind(identity_from(settings.projector))
            self._follow_projector()
        self.hall.network = settings.wifi_name
        if other_way:
            self._receive(settings)
        self.desk.refresh()

    def may_leave(self) -> bool:
        """Whether the evening can be left: where somebody loses by it, at a second try only."""
        steps = len(self.night.evening.timeline.steps)
        why_not = self._why_stay()
        if not why_not or self._warned == steps:
            return True
        self._warned = steps
        self.desk.say(why_not, "fault")
        return False

    def _why_stay(self) -> str:
        """What leaving now would cost; "" where it costs nothing."""
        if not self.night.evening.try_saving():
            return self.tr("Not everything is saved: once more leaves, and loses the rest")
        night = self.live.night
        if self.link.attached and not night.ended and not night.rehearsal:
            return self.tr("The hall would see no picture: once more leaves, nothing is lost")
        return ""

    def shut(self) -> StoreError | None:
        """Close every window and let go of the night; what is committed stays as it is.

        Returns what went wrong with the last backup.
        """
        self.media.close()
        if self.crowd is not None:
            self.crowd.stop()
        self.hall.shut()
        if self._keeper is not None:
            self._keeper.close()
        self.live.stop()
        self.desk.on_close = lambda: True
        for window in (self.screen, self.desk):
            window.close()
            window.deleteLater()
        return self.night.close()

    def _receive(self, settings: Settings) -> None:
        """Open the hall to phones as the settings say; where that fails the evening goes on."""
        if self.live.beating:
            self.hall.open(entrance(settings), settings.wifi_name)
            self.phones.tell()

    def _follow_media(self) -> None:
        self.media.changed.connect(self.stage.look_again)
        self.media.changed.connect(self.desk.refresh)
        self.media.changed.connect(lambda: self.desk.side.air.use_pictures(self.media))
        self.desk.side.air.use_pictures(self.media)
        self.media.played.connect(self.desk.refresh)
        later = Qt.ConnectionType.QueuedConnection  # a key's own word comes first, and goes
        self.media.said.connect(self.desk.say, later)
        self.sounds.follow(self.settings)
        QTimer.singleShot(0, self, self.sounds.prepare)
        media = self.media
        self.desk.read_media(media.condition, lambda: self.screen.page, lambda: media.place)

    def _show(self, shot: Shot) -> None:
        self.stage.show_shot(shot)
        self.stage.hold(self.live.night.show.frozen is not None)

    def _changed(self) -> None:
        self.stage.hold(self.live.night.show.frozen is not None)
        if self.night.backup_due and not self._backing_up:
            self._backing_up = True
            self._spawn(self._back_up())

    async def _back_up(self) -> None:
        try:
            trouble = await asyncio.to_thread(self.night.back_up)
        finally:
            self._backing_up = False
        if trouble is not None:
            self.night.evening.warn(trouble)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_event_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _follow_projector(self) -> None:
        for small in (self.preview, self._aside):
            small.set_units(aspect_width(self.screen.width(), self.screen.height()))
        bound = self.link.identity
        if bound is not None:
            self.desk.show_projector(bound.label(), attached=self.link.attached)

    def _rehearse(self) -> None:
        """Two simulated sides play the match, with reins to hold them."""
        if self._sides is not None:
            self._sides.start()
            return
        seed = int.from_bytes(new_seed()[:4], "big")
        sides = MatchRehearsal(seed, "ru" if self.settings.language == "ru" else "en")
        self._sides = DemoBar(self.live, seed, 1.0, self.desk, sides)
        self.desk.addToolBar(self._sides)
        self._sides.start()

    def _say_done(self, sentence: str) -> None:
        self.desk.say(sentence, "done")

    def _host_closes(self) -> bool:
        self.closed.emit()
        return False


def entrance(settings: Settings) -> Entrance | None:
    """Where the settings let phones in; None where they do not."""
    if not settings.phones:
        return None
    files = settings.tls_certificate, settings.tls_key
    return Entrance(settings.phone_port, settings.phone_address, *files)


def crowd_of(evening: EveningWindows, seed: int, pace: float) -> PhoneCrowd | None:
    """Simulated phones that have come to an open evening; None where its hall is shut."""
    url = evening.hall.reception.url("/", "127.0.0.1")
    if not url:
        return None
    crowd = simulated_crowd(evening.hall.view, url, evening.live.night, seed, pace)
    evening.crowd = crowd
    crowd.start()
    return crowd


def new_seed() -> bytes:
    """The 32 bytes of chance of a new match."""
    return secrets.token_bytes(32)


def identity_from(text: str) -> Identity | None:
    """The monitor that the settings name; None when none was chosen."""
    parts = text.split("\t")
    return Identity(*parts) if len(parts) == len(Identity._fields) else None


def identity_to(identity: Identity) -> str:
    """A monitor as the settings keep it."""
    return "\t".join(part.replace("\t", " ") for part in identity)
