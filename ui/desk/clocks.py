"""What moves by itself at the bottom: the countdown, and how long ago all was saved."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from app.night.night import Night
from ui.desk import look
from ui.desk.catalogue import DeskKeys
from ui.desk.faces import steady
from ui.desk.footer import Footer
from ui.desk.phrases import Desk, translate
from ui.live import LiveShow

SOON_MS = 10_000
LOOK_MS = 500


class Clocks(QObject):
    """Keeps the clock and the saved state up to date."""

    def __init__(self, live: LiveShow, footer: Footer, parent: QObject) -> None:
        super().__init__(parent)
        self._live = live
        self._footer = footer
        live.second.connect(self.show_time)
        timer = QTimer(self)
        timer.setInterval(LOOK_MS)
        timer.timeout.connect(self.show_saved)
        timer.start()

    def show_time(self, now: int) -> None:
        """The countdown at the night time `now`."""
        night = self._live.night
        left, running = _left(night, now)
        clock = self._footer.clock
        text = _minutes(left) if left is not None else "–:––"
        colour = look.INK
        if left is None or not (running or night.countdown):
            colour = look.MUTED
        elif running and left <= SOON_MS:
            colour = look.RED
        elif not running:
            colour = look.AMBER_INK
        if clock.text() != text:
            clock.setText(text)
        style = f"color:{colour};padding:0;border:none"
        if clock.styleSheet() != style:
            clock.setStyleSheet(style)
        words = DeskKeys()
        name = f"{text}: {words.command('pause')} ({words.caps('pause')[0]})"
        if clock.accessibleName() != name:
            clock.setAccessibleName(name)
            clock.setToolTip(name)

    def show_saved(self) -> None:
        """How long ago the last step was committed, or loudly that it was not."""
        evening, words, footer = self._live.evening, Desk(), self._footer
        trouble, unsaved = evening.trouble, evening.unsaved
        footer.trouble.setVisible(trouble is not None or unsaved > 0)
        footer.trouble.unsaved.setVisible(not unsaved)
        if trouble is not None or unsaved:
            text = words.unsaved(unsaved) if unsaved else ""
            text = text or translate("Desk", "NOT SAVED")
            steady(footer.saved, f'<b style="color:{look.RED}">● {text}</b>')
            footer.trouble.text.setText(self._trouble(unsaved))
        else:
            ago = max(self._live.now() - evening.saved_ms, 0)
            text = translate("Desk", "saved")
            detail = words.put(translate("Desk", "%1 s ago"), words.seconds(ago))
            if ago >= 60_000:
                detail = words.put(translate("Desk", "%1 min ago"), ago // 60_000)
            steady(
                footer.saved,
                f'<b style="color:{look.GREEN}">● {text}</b> '
                f'<span style="color:{look.MUTED}">{detail}</span>',
            )
        if footer.saved.accessibleName() != text:
            footer.saved.setAccessibleName(text)

    def _trouble(self, unsaved: int) -> str:
        trouble = self._live.evening.trouble
        why = Desk().trouble(trouble.code, str(trouble)) if trouble is not None else ""
        if unsaved:
            return f"{Desk().in_memory(unsaved)} {why}".strip()
        text = translate("Desk", "The last step was not saved, and so not done.")
        if self._live.evening.lost:
            again = translate("Desk", "%1 writes it anew, with the whole game.")
            why = f"{why} {Desk().put(again, DeskKeys().caps('save-again')[0])}"
        return f"{text} {why}".strip() if self._live.evening.turned_away else why


def _left(night: Night, now: int) -> tuple[int | None, bool]:
    """Milliseconds left of the question or the break, and whether they run."""
    if night.break_at is not None:
        if night.break_ms is None:
            return None, False
        return max(night.break_at + night.break_ms - now, 0), True
    if night.countdown is not None:
        return night.countdown.left(now), night.countdown.running
    return night.timer_ms, False


def _minutes(ms: int) -> str:
    seconds = -(-ms // 1000)
    return f"{seconds // 60}:{seconds % 60:02}"
