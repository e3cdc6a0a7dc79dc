"""From the start window to an evening and back: which windows stand at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths
from PySide6.QtWidgets import QApplication

from app.hill.record import RecordError
from app.night.clock import today
from app.night.crowd import Language
from app.night.events import Founded, RecordOpened
from app.night.game_files import GameShelf
from app.night.hall.phone_rehearsal import PhoneRehearsal
from app.night.intents import ChoosePack
from app.night.nights import Nights, OpenNight
from app.night.question_packs import shipped_choice
from app.night.rehearsal import rehearsal_night
from app.night.results_desk.club import Club
from app.packs.media import MediaStore
from app.store.errors import StoreError
from app.store.folder import DataFolder
from app.store.lock import FolderLock
from app.store.settings import Settings, SettingsFile
from ui import language
from ui.console.after import AfterEvening
from ui.console.packs import PacksAtHand
from ui.console.stagehands import EveningWindows, crowd_of, identity_to
from ui.demo import DemoBar
from ui.desk.dialogs.program import ScreenChoice
from ui.desk.dialogs.settings_sheet import SettingsSheet
from ui.desk.results.courier import Courier
from ui.desk.season.season_sheet import SeasonSheet
from ui.desk.start.trouble import Troubles
from ui.desk.start.window import StartWindow
from ui.pitch.desk.evening_sheet import EveningOfMatch
from ui.screen import ProjectorLink


class Flow(QObject):
    """Opens and closes the windows. `over` is done when the program is to end."""

    def __init__(self, application: QApplication, folder: DataFolder) -> None:
        super().__init__()
        self.over: asyncio.Future[None] = asyncio.get_event_loop().create_future()
        self._application = application
        self._folder = folder
        self._nights = Nights(folder)
        self._lock: FolderLock | None = None
        self._file = SettingsFile(folder.settings)
        self._settings = self._file.load()
        self._packs = PacksAtHand(folder, self._settings.season_month)
        self._courier = Courier(Club(folder.path, lambda: self._settings.archive), self)
        self._after: AfterEvening | None = None
        self._language: Language = "ru"
        self._start: StartWindow | None = None
        self._evening: EveningWindows | None = None

    def speak(self, code: str | None) -> None:
        """Speak the language asked for, else the chosen one, else the system's."""
        wanted = code or self._settings.language or language.system_language()
        self._language = "ru" if wanted == "ru" else "en"
        language.install(self._application, self._language)

    def begin(self) -> None:
        """Show the start window, with the games or with what stands in the way of them."""
        start = self._start = StartWindow()
        self._packs.lend(start)
        start.opened.connect(self._open)
        start.founded.connect(self._found)
        start.record_opened.connect(self._open_record)
        start.language_chosen.connect(self._choose_language)
        start.settings_asked.connect(self._ask_settings)
        start.season_asked.connect(self._ask_season)
        start.match_asked.connect(self._ask_match)
        start.retried.connect(self._use_folder)
        start.closed.connect(self.leave_program)
        start.seconds = self._settings.timer_seconds
        self._use_folder()
        start.show()

    def demo(self, teams: int, seed: int, pace: float, *, phones: bool = False) -> None:
        """A marked rehearsal that plays itself; `phones`: simulated ones, over the real server."""
        try:
            self._folder.prepare()
            self._lock = self._folder.lock()
            title = self.tr("Rehearsal")
            founded = rehearsal_night(teams, seed, self._language, today(), title)
            pack = shipped_choice(self._language, self._folder.media)
            night = self._nights.found(founded, pack)
        except StoreError as error:
            self.begin()
            assert self._start is not None
            self._start.trouble(error)
            return
        self._settings = replace(self._settings, phones=phones)
        evening = self._show(night)
        crowd = crowd_of(evening, seed, pace) if phones else None
        host = None if crowd is None else PhoneRehearsal(seed, crowd)
        bar = DemoBar(evening.live, seed, pace, evening.desk, host)
        evening.desk.addToolBar(bar)
        bar.start()

    def tell(self, sentence: str) -> None:
        """Say a sentence wherever the host is looking."""
        if self._evening is not None:
            self._evening.desk.say(sentence, "fault")
        elif self._start is not None:
            self._start.trouble(sentence)

    @property
    def settings(self) -> Settings:
        """The settings in force, with the language that is spoken."""
        return replace(self._settings, language=self._language)

    def keep(self, settings: Settings) -> str:
        """Put settings in force and write them down; returns "", or why they were not kept."""
        spoken = settings.language != self._language
        self._settings = settings
        self._packs.heard.month = settings.season_month
        if spoken:
            self.speak(settings.language)
        if self._start is not None:
            self._start.seconds = settings.timer_seconds
        if self._evening is not None:
            self._evening.apply(settings)
        try:
            self._file.save(settings)
        except StoreError as error:
            return Troubles().sentence(error)
        return ""

    def leave_evening(self) -> None:
        """From the evening back to the start window; in a demo, to the end."""
        if self._evening is None or not self._evening.may_leave():
            return
        trouble: StoreError | None = None
        try:
            trouble = self._close_evening()
        finally:
            self._come_home(trouble)

    @property
    def folder(self) -> Path:
        """The data folder."""
        return self._folder.path

    def leave_program(self) -> None:
        """End the program."""
        if not self.over.done():
            self.over.set_result(None)

    def shut(self) -> None:
        """Take everything down in order; what is committed stays."""
        self._close_evening()
        if self._start is not None:
            self._start.close()
            self._start.deleteLater()
        if self._lock is not None:
            self._lock.release()

    def _come_home(self, trouble: StoreError | None) -> None:
        if self._start is None:
            self.leave_program()
            return
        if self._use_folder() and trouble is not None:
            self._start.trouble(trouble)
        self._start.show()

    def _use_folder(self) -> bool:
        """Offer the folder's games, or say what stands in the way; whether they are offered."""
        assert self._start is not None
        try:
            if self._lock is None:
                self._lock = self._folder.lock()
        except StoreError as error:
            self._start.use(None)
            self._start.trouble(error)
            return False
        self._start.use(GameShelf(self._nights.files))
        self._courier.start()
        self._start.trouble(None)
        return True

    def _open(self, path: Path) -> None:
        self._enter(lambda: self._nights.reopen(path))

    def _found(self, founded: Founded, pack: ChoosePack | None) -> None:
        self._enter(lambda: self._nights.found(founded, pack))

    def _open_record(self, text: str) -> None:
        self._enter(lambda: self._nights.found(RecordOpened(text)))

    def _ask_match(self) -> None:
        """A match of its own: its evening first, then its sides."""
        sheet = EveningOfMatch(self._start, today())
        sheet.founded.connect(self._found_for_match)
        sheet.open()

    def _found_for_match(self, founded: Founded) -> None:
        self._found(founded, None)
        if self._evening is not None:
            self._evening.pitch.found()

    def _enter(self, opened: Callable[[], OpenNight]) -> None:
        assert self._start is not None
        try:
            night = opened()
        except (StoreError, RecordError) as error:
            self._start.trouble(error if isinstance(error, StoreError) else Troubles().told(error))
            return
        self._start.hide()
        self._start.turn_back()
        self._show(night)

    def _show(self, night: OpenNight) -> EveningWindows:
        evening = self._evening = EveningWindows(
            night, _Lent(self), self, MediaStore(self._folder.media).path
        )
        evening.remember(self._packs)
        evening.closed.connect(self.leave_evening)
        lent = _Lent(self)
        self._after = AfterEvening(
            evening.desk, self._courier, lent.records, lambda: self._language
        )
        evening.open()
        return evening

    def _close_evening(self) -> StoreError | None:
        """Close the evening's windows; returns what went wrong with its last backup."""
        evening, self._evening = self._evening, None
        if evening is None:
            return None
        if self._after is not None:
            self._after.leave()
            self._after = None
        trouble = evening.shut()
        evening.deleteLater()
        return trouble

    def _choose_language(self, code: str) -> None:
        sentence = self.keep(replace(self._settings, language=code))
        if sentence:
            self.tell(sentence)

    def _ask_season(self) -> None:
        lent, month = _Lent(self), self._settings.season_month
        SeasonSheet(self._start, self._courier, self._language, lent.records(), month).open()

    def _ask_settings(self) -> None:
        lent = _Lent(self)
        SettingsSheet(self._start, self.settings, lent.screens(), lent.apply).open()


class _Lent:
    """The program as the dialogs see it."""

    def __init__(self, flow: Flow) -> None:
        self._flow = flow

    def settings(self) -> Settings:
        return self._flow.settings

    def apply(self, settings: Settings) -> str:
        return self._flow.keep(settings)

    def screens(self) -> list[ScreenChoice]:
        choices = ProjectorLink.choices()
        return [ScreenChoice(identity_to(choice), choice.label()) for choice in choices]

    def records(self) -> Path:
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        return Path(QStandardPaths.writableLocation(documents) or self._flow.folder)

    def switch_language(self) -> None:
        other = "en" if self._flow.settings.language == "ru" else "ru"
        sentence = self._flow.keep(replace(self._flow.settings, language=other))
        if sentence:
            self._flow.tell(sentence)

    def leave(self) -> None:
        self._flow.leave_evening()
