"""What is wrong with a pack's media, found while the host looks at the pack."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.night.media.check import Find, MediaTrouble
from app.night.question_packs import Pack
from ui.desk.dialogs.parts import label, tell
from ui.desk.dialogs.words import put
from ui.screen.media.exam import Exam

MOST = 6


class MediaNote(QWidget):
    """A few lines, empty for a pack without media; every medium is opened once, aside."""

    def __init__(self, find: Find, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.exam = Exam(find, self)
        self.text = label("muted")
        self._pack: Pack | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.text)
        self.exam.told.connect(self.say)
        tell(self.text, "")

    def look_at(self, pack: Pack | None) -> None:
        """Examine a pack; one that is being examined goes on."""
        if pack is not self._pack:
            self._pack = pack
            self.exam.begin(pack)

    def say(self) -> None:
        """Say how it stands."""
        count = 0 if self._pack is None else _count(self._pack)
        if not count:
            tell(self.text, "")
            return
        self.text.setObjectName("fault" if self.exam.troubles else "muted")
        self.text.style().unpolish(self.text)
        self.text.style().polish(self.text)
        troubles = self.exam.troubles
        if not troubles:
            done = self.tr("All %n picture(s), sound(s) and video(s) can be shown.", "", count)
            going = self.tr("Looking at %n picture(s), sound(s) and video(s)…", "", count)
            tell(self.text, done if self.exam.done else going)
            return
        lines = [self._line(one) for one in troubles[:MOST]]
        if len(troubles) > MOST:
            lines.append(self.tr("and %n more", "", len(troubles) - MOST))
        head = self.tr("The hall will not get:")
        tell(self.text, "\n".join((head, *lines)))

    def _line(self, one: MediaTrouble) -> str:
        where = put(self.tr("question %1"), one.question) if one.question else self.tr("partner")
        why = {
            "not-brought": self.tr("the pack does not bring it"),
            "lost": self.tr("the file is gone"),
            "empty": self.tr("the file is empty"),
            "unknown": self.tr("it cannot be shown or played"),
        }[one.fault]
        return f"{where}: {one.name or one.file} — {why}"


def _count(pack: Pack) -> int:
    """How many media a pack has, partners' logos included."""
    questions = (*pack.main, *pack.reserve)
    asked = sum(len(item.shown) + len(item.answer_shown) for item in questions)
    return asked + sum(one.logo is not None for one in pack.partners)
