"""The buttons over the pitch: heights, actions and what else can be done with an order."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ui.desk import look
from ui.desk.catalogue import DeskKeys
from ui.desk.ink import tip
from ui.desk.keys import BY_NAME
from ui.paint.fonts import MEDIUM
from ui.pitch.desk.words import PitchDesk

HEIGHTS = (1, 2, 3)
ACTIONS = ("catch", "throw", "drop", "beat")
MORE = ("stay", "comment", "clear")
ALWAYS = ("odds", "decide")
TALL = 28


class ActionStrip(QWidget):
    """`height` carries 1 to 3, `command` the name of a command."""

    height_asked = Signal(int)
    command = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heights = {height: self._button() for height in HEIGHTS}
        self.buttons = {name: self._button() for name in (*ACTIONS, *MORE, *ALWAYS)}
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        for height, button in self.heights.items():
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, h=height: self.height_asked.emit(h))
            layout.addWidget(button)
        layout.addSpacing(8)
        for name, button in self.buttons.items():
            button.setCheckable(name in ACTIONS)
            button.clicked.connect(lambda _=False, n=name: self.command.emit(n))
            layout.addWidget(button)
            if name in (ACTIONS[-1], MORE[-1]):
                layout.addStretch(1)

    def fold(self, narrow: bool) -> None:
        """On a narrow window only heights and actions stay; all else has its key and the menu."""
        for name in (*MORE, *ALWAYS):
            self.buttons[name].setVisible(not narrow)

    def show_hand(
        self, height: int | None, aiming: str | None, barred: Mapping[str, str], *, chosen: bool
    ) -> None:
        """Show what may be done now; `barred` says why not, by the action's name."""
        keys, words = DeskKeys(), PitchDesk()
        for number, button in self.heights.items():
            button.setText(str(number))
            button.setChecked(number == height)
            button.setEnabled(chosen)
            self._name(button, words.height(number), "")
        names = words.verbs()
        for name, button in self.buttons.items():
            cap = keys.cap(BY_NAME[name].keys[0])
            button.setText(f"{cap} {names[name]}")
            button.setChecked(name == aiming)
            why = barred.get(name, "")
            button.setEnabled(name in ALWAYS or (chosen and not why))
            self._name(button, f"{keys.command(name)} ({cap})", why)

    def _name(self, button: QPushButton, name: str, why: str) -> None:
        button.setAccessibleName(name)
        button.setAccessibleDescription(why)
        button.setToolTip(tip(f"{name}: {why}" if why else name))

    def _button(self) -> QPushButton:
        button = QPushButton()
        button.setFixedHeight(TALL)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setFont(look.type_of(12, MEDIUM))
        button.setStyleSheet("padding: 3px 6px")
        return button
