"""How the night stands with the club's archive, in a line."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from ui.desk.dialogs.parts import button, label, name_it, row, tell
from ui.desk.results.courier import Courier
from ui.desk.results.words import Results


class ArchiveRow(QWidget):
    """Says it, and offers another try or, where versions differ, which one is right."""

    def __init__(
        self, courier: Courier, parent: QWidget | None = None, *, says_rest: bool = True
    ) -> None:
        super().__init__(parent)
        self._says_rest = says_rest
        self._courier = courier
        self.told = label("muted")
        self.again, self.ours, self.theirs = button(), button(), button()
        self.setLayout(row(self.told, self.again, self.ours, self.theirs, stretch=True))
        self.again.clicked.connect(courier.send)
        self.ours.clicked.connect(lambda: courier.settle(ours=True))
        self.theirs.clicked.connect(lambda: courier.settle(ours=False))
        courier.changed.connect(self.say)
        self.say()

    def say(self) -> None:
        """Say every word again."""
        state = self._courier.state
        for made, text, kinds in (
            (self.again, QCoreApplication.translate("Results", "Try again"), WAITING),
            (self.ours, QCoreApplication.translate("Results", "Ours is right"), ("differs",)),
            (self.theirs, QCoreApplication.translate("Results", "The archive's"), ("differs",)),
        ):
            made.setText(text)
            name_it(made, text)
            made.setVisible(state.kind in kinds)
        rest = state.kind in ("none", "nothing") and not self._says_rest
        tell(self.told, "" if rest else Results().archive(state))
        self.told.setToolTip(state.sentence)
        self.told.setObjectName("fault" if state.kind in ("trouble", "differs") else "muted")
        self.told.style().polish(self.told)


WAITING = ("waiting", "trouble")
