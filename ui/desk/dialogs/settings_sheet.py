"""The program's settings: language, projector, motion, usual times, sounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from app.night.preferences import Settings
from ui.desk.dialogs.archive_choice import ArchiveChoice
from ui.desk.dialogs.parts import card, form, label, name_it, spin
from ui.desk.dialogs.program import ScreenChoice
from ui.desk.dialogs.sheet import Sheet
from ui.desk.dialogs.sound_choice import SoundChoice
from ui.desk.dialogs.words import Dialogs

LANGUAGES = (("ru", "Русский"), ("en", "English"))
MONTHS = range(1, 13)


class SettingsSheet(Sheet):
    """`apply` puts the settings in force and returns "", or why they could not be kept."""

    def __init__(
        self,
        parent: QWidget | None,
        settings: Settings,
        screens: Sequence[ScreenChoice],
        apply: Callable[[Settings], str],
    ) -> None:
        super().__init__(parent)
        self._settings, self._apply = settings, apply
        self.language, self.projector = QComboBox(), QComboBox()
        for code, name in LANGUAGES:
            self.language.addItem(name, code)
        self.projector.addItem("", "")
        for screen in screens:
            self.projector.addItem(screen.name, screen.id)
        self._known = {screen.id for screen in screens}
        if settings.projector and settings.projector not in self._known:
            self.projector.addItem(settings.projector, settings.projector)
        self.season = QComboBox()
        self.season.addItems([""] * len(MONTHS))
        self.motion = QCheckBox()
        self.sounds, self.archive = SoundChoice(), ArchiveChoice()
        self.timer, self.extra_time = spin(5, 600, 5), spin(1, 600, 5)
        self._labels = [label(wrap=False) for _ in self._fields]
        self._build()
        self._show(settings)
        self.say()
        self.language.setFocus()

    @property
    def _fields(self) -> tuple[QWidget, ...]:
        return (self.language, self.projector, self.timer, self.extra_time, self.season)

    @property
    def chosen(self) -> Settings:
        """The settings as they are chosen now."""
        return replace(
            self._settings,
            language=str(self.language.currentData() or ""),
            projector=str(self.projector.currentData() or ""),
            motion=self.motion.isChecked(),
            timer_seconds=self.timer.value(),
            extra_seconds=self.extra_time.value(),
            season_month=self.season.currentIndex() + 1,
            sound_volume=self.sounds.volume,
            muted=self.sounds.muted,
            archive=self.archive.chosen,
        )

    def say(self) -> None:
        """Say every word again."""
        self.title(self.tr("Settings"))
        words = (
            self.tr("Language"),
            self.tr("Projector"),
            self.tr("Time for an answer"),
            self.tr("Extra time"),
            self.tr("The club's season begins in"),
        )
        for month in MONTHS:
            self.season.setItemText(month - 1, QLocale().standaloneMonthName(month))
        for text, field, word in zip(self._labels, self._fields, words, strict=True):
            text.setText(word)
            name_it(field, word)
        self.projector.setItemText(0, self.tr("found by itself"))
        for place in range(1, self.projector.count()):
            id_ = self.projector.itemData(place)
            if id_ not in self._known:
                self.projector.setItemText(
                    place, f"{' '.join(str(id_).split())} ({self.tr('not plugged in')})"
                )
        for field in (self.timer, self.extra_time):
            field.setSuffix(" " + self.tr("s", "seconds"))
        self.motion.setText(self.tr("Moves are animated on the projector"))
        name_it(self.motion, self.motion.text())
        self.sounds.say()
        self.archive.say()
        self.verbs(self.tr("Save"), Dialogs().cancel)

    def done_with(self) -> None:
        """Put them in force."""
        trouble = self.archive.fault or self._apply(self.chosen)
        if trouble:
            self.wrong(trouble, stop=False)
        else:
            self.accept()

    def _build(self) -> None:
        inside = form(self._labels, self._fields)
        inside.setVerticalSpacing(12)
        inside.setHorizontalSpacing(18)
        self.put(card(inside, self.motion, self.sounds, self.archive, gap=18))
        self.setMinimumWidth(520)

    def _show(self, settings: Settings) -> None:
        self.language.setCurrentIndex(max(self.language.findData(settings.language), 0))
        self.projector.setCurrentIndex(max(self.projector.findData(settings.projector), 0))
        self.motion.setChecked(settings.motion)
        self.timer.setValue(settings.timer_seconds)
        self.extra_time.setValue(settings.extra_seconds)
        self.season.setCurrentIndex(min(max(settings.season_month, 1), 12) - 1)
        self.sounds.choose(settings.sound_volume, settings.muted)
        self.archive.choose(settings.archive)
