"""The evening's questions are chosen or changed, between two questions."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.night.desk import why_refused
from app.night.intents import ChoosePack
from app.night.media.check import Find, nowhere
from app.night.packs_desk.heard import HeardBook
from app.night.packs_desk.library import PackLibrary
from app.night.question_packs import choice_of
from ui.desk.dialogs.media_note import MediaNote
from ui.desk.dialogs.pack_picker import PackPicker
from ui.desk.dialogs.parts import join, label, tell
from ui.desk.dialogs.sheet import Sheet
from ui.desk.dialogs.words import Dialogs, put
from ui.desk.packs.repeats import warning_at
from ui.desk.words import refusal_text
from ui.live import LiveShow


class PackSheet(Sheet):
    """Shows what is in use and what the choice would mean for the next question."""

    def __init__(
        self,
        parent: QWidget | None,
        live: LiveShow,
        find: Find = nowhere,
        library: PackLibrary | None = None,
        heard: HeardBook | None = None,
    ) -> None:
        """`find` knows where the media store keeps files, `heard` who has heard what."""
        super().__init__(parent)
        self._live = live
        self.picker = PackPicker(library)
        self.picker.warn = warning_at(heard, lambda: live.night)
        self.picker.choose_titled(live.night.pack.name if live.night.pack else "")
        self._meaning = label("muted")
        self.media = MediaNote(find)
        self.put(self.picker, self._meaning, self.media)
        self.picker.chosen.connect(self._check)
        live.changed.connect(self._check)
        self.resize(1120, 640)
        self.say()
        self.picker.packs.setFocus()

    @property
    def wish(self) -> ChoosePack:
        """The choice; an empty pack means that questions are read aloud."""
        report = self.picker.report
        return ChoosePack("", (), ()) if report is None else choice_of(report.pack)

    def say(self) -> None:
        """Say every word again."""
        pack = self._live.night.pack
        used = put(self.tr("In use: %1"), pack.name) if pack and pack.name else ""
        self.title(self.tr("Question pack"), used or self.tr("Now questions are read aloud."))
        self.verbs(self.tr("Use these questions"), Dialogs().cancel)
        self.media.say()
        self._check()

    def done_with(self) -> None:
        """Choose it."""
        if self.agreed(self._live.do(self.wish)):
            self.accept()

    def _check(self) -> None:
        wish, night = self.wish, self._live.night
        refused = why_refused(night, wish)
        self.wrong(refusal_text(refused) if refused else "")
        tell(self._meaning, join(self._told(wish)))
        report = self.picker.report
        self.media.look_at(None if report is None else report.pack)

    def _told(self, wish: ChoosePack) -> list[str]:
        night = self._live.night
        rules, number = night.game.rules, night.number
        if not wish.main and not wish.reserve:
            return []
        told = [put(self.tr("The next question is number %1 of the pack."), number)]
        if number > len(wish.main) + len(wish.reserve):
            told = [self.tr("The pack has no question left: they are read aloud from here.")]
        stock = (rules.main_questions, rules.reserve_questions)
        if rules.main_questions is not None and stock != (len(wish.main), len(wish.reserve)):
            told.append(
                put(
                    self.tr("The rules count %1 main and %2 reserve, the pack has %3 and %4."),
                    *stock,
                    len(wish.main),
                    len(wish.reserve),
                )
            )
        return told
