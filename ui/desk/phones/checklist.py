"""The checks of preflight that are no matter of phones: a line each, with what is wrong."""

from __future__ import annotations

from typing import Literal, NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale

from app.night.media.check import MediaTrouble, check_questions
from app.night.night import Night
from app.night.packs_desk.heard import Repeat
from app.night.preflight.laptop import LEAST_FREE, Battery, battery, free_bytes
from app.night.question_packs import Pack, PackQuestion
from ui.desk.packs.words import PackWords
from ui.desk.phones.preflight import Checks, Picture

Verdict = Literal["good", "look", "bad", "wait"]
SIGNS: dict[Verdict, str] = {"good": "✓", "look": "!", "bad": "✗", "wait": "…"}
LOW_PERCENT = 60
SMALL = 720


class Line(NamedTuple):
    """One check: what it is about, what was found, and whether that is well."""

    name: str
    text: str
    verdict: Verdict


class Told(NamedTuple):
    """What only another thread can find out: room on the disk, battery, the trial save, media.

    `missing` are media that the pack names; None where the evening has no pack. `heard` are teams
    that have heard some of its questions; None where that is not known. `sounding`: how many of
    its questions have a sound or a video.
    """

    free: int | None
    battery: Battery | None
    saved: str
    missing: tuple[MediaTrouble, ...] | None = ()
    heard: tuple[Repeat, ...] | None = ()
    sounding: int = 0


def look(checks: Checks, night: Night) -> Told:
    """Find it out; from any thread."""
    missing, sounding = None, 0
    if night.pack is not None:
        pack = Pack(night.pack.name, "", (), "", (), night.pack.order, (), night.pack.partners)
        missing = tuple(check_questions(pack.questions, pack, checks.find))
        sounding = sum(map(_sounds, pack.questions))
    heard = checks.heard(night)
    return Told(free_bytes(checks.folder), battery(), checks.try_save(), missing, heard, sounding)


def _sounds(item: PackQuestion) -> bool:
    return any(one.kind != "picture" for one in (*item.shown, *item.answer_shown))


class Checklist:
    """The words of the checks, under the context "Checklist"."""

    def tr(self, source: str, comment: str = "", n: int = -1) -> str:
        """The translation of `source`; `n` chooses the plural and replaces %n."""
        return QCoreApplication.translate("Checklist", source, comment, n)

    def lines(self, checks: Checks, told: Told | None) -> tuple[Line, ...]:
        """All checks; `told` None while they are being made."""
        return (
            self.projector(checks.picture()),
            self.sound(checks.speakers(), 0 if told is None else told.sounding),
            *self._of_laptop(told),
        )

    def projector(self, picture: Picture) -> Line:
        """Which monitor, its resolution and scale."""
        name = self.tr("Projector")
        size = f"{picture.width}×{picture.height}"
        if not picture.attached:
            none = self.tr("no second monitor: the picture is a window on this one (%1)")
            return Line(name, none.replace("%1", size), "look")
        text = self.tr("%1, %2 pixels, scale %3 %, %4 Hz")
        scale = str(round(picture.scale * 100))
        for place, value in enumerate((picture.name, size, scale, f"{picture.hertz:.0f}"), 1):
            text = text.replace(f"%{place}", value)
        if picture.height < SMALL:
            small = self.tr("few lines: small text is hard to read from afar")
            return Line(name, f"{text}; {small}", "look")
        return Line(name, text, "good")

    def sound(self, device: str, sounding: int = 0) -> Line:
        """Which sound device; whether it can be heard only people know."""
        name = self.tr("Sound")
        if not device and sounding:
            text = self.tr(
                "no sound device; %n question(s) of the pack have a sound or a video", "", sounding
            )
            return Line(name, text, "bad")
        if not device:
            return Line(name, self.tr("no sound device; the evening needs none"), "look")
        text = self.tr("%1; play a sound, and listen in the hall")
        return Line(name, text.replace("%1", device), "good")

    def media(self, name: str, missing: tuple[MediaTrouble, ...] | None) -> Line:
        """Whether every picture, sound and video of the pack is there."""
        if missing is None:
            return Line(name, self.tr("no question pack: questions are read from paper"), "good")
        if not missing:
            return Line(name, self.tr("all that the pack names is there"), "good")
        first = ", ".join(f"{one.question}: {one.name or one.file}" for one in missing[:3])
        text = self.tr("%n file(s) missing or unreadable", "", len(missing))
        return Line(name, f"{text} ({first})", "bad")

    def heard(self, name: str, heard: tuple[Repeat, ...] | None) -> Line:
        """Whether somebody has heard questions of the pack this season."""
        if heard is None:
            return Line(name, self.tr("the list of questions heard cannot be read"), "look")
        if not heard:
            return Line(name, self.tr("no team is known to have heard a question"), "good")
        return Line(name, PackWords().repeats(heard), "look")

    def _of_laptop(self, told: Told | None) -> tuple[Line, ...]:
        names = (
            *(self.tr("Pictures and videos"), self.tr("Heard before"), self.tr("Trial save")),
            *(self.tr("Disk"), self.tr("Battery")),
        )
        if told is None:
            return tuple(Line(name, self.tr("looking…"), "wait") for name in names)
        return (
            self.media(names[0], told.missing),
            self.heard(names[1], told.heard),
            self._save(names[2], told),
            self._disk(names[3], told),
            self._battery(names[4], told),
        )

    def _disk(self, name: str, told: Told) -> Line:
        if told.free is None:
            return Line(name, self.tr("the system does not say how much room is left"), "look")
        free = QLocale().toString(told.free / 2**30, "f", 1)
        text = self.tr("%1 GB free").replace("%1", free)
        return Line(name, text, "good" if told.free >= LEAST_FREE else "bad")

    def _battery(self, name: str, told: Told) -> Line:
        if told.battery is None:
            return Line(name, self.tr("none, or the system does not tell"), "good")
        text = self.tr("%1 %").replace("%1", str(told.battery.percent))
        if told.battery.plugged:
            plugged = self.tr("plugged in")
            return Line(name, f"{text}, {plugged}", "good")
        verdict: Verdict = "look" if told.battery.percent >= LOW_PERCENT else "bad"
        unplugged = self.tr("not plugged in")
        return Line(name, f"{text}, {unplugged}", verdict)

    def _save(self, name: str, told: Told) -> Line:
        if told.saved:
            return Line(name, told.saved, "bad")
        return Line(name, self.tr("written, read back and backed up"), "good")
