"""Which of the game's sounds are heard, and how loud."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QSlider, QVBoxLayout, QWidget

from ui.desk.dialogs.parts import label, name_it
from ui.screen.sound import CUES, Cue

COLUMNS = 3


class SoundChoice(QWidget):
    """A box for each sound and one slider for all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.boxes: dict[Cue, QCheckBox] = {cue: QCheckBox() for cue in CUES}
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, 100)
        self.slider.setPageStep(10)
        self._title, self._loud = label(wrap=False), label(wrap=False)
        row = QHBoxLayout()
        row.addWidget(self._title)
        row.addWidget(self.slider, 1)
        row.addWidget(self._loud)
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(4)
        for place, box in enumerate(self.boxes.values()):
            grid.addWidget(box, place // COLUMNS, place % COLUMNS)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(row)
        layout.addLayout(grid)
        self.slider.valueChanged.connect(lambda value: self._loud.setText(f"{value} %"))

    @property
    def volume(self) -> int:
        """0 to 100."""
        return self.slider.value()

    @property
    def muted(self) -> str:
        """The names of the sounds that are off, with spaces between."""
        return " ".join(cue for cue, box in self.boxes.items() if not box.isChecked())

    def choose(self, volume: int, muted: str) -> None:
        """Show a choice."""
        self.slider.setValue(volume)
        self._loud.setText(f"{self.slider.value()} %")
        off = muted.split()
        for cue, box in self.boxes.items():
            box.setChecked(cue not in off)

    def say(self) -> None:
        """Say every word again."""
        self._title.setText(self.tr("Sounds of the game"))
        name_it(self.slider, self._title.text())
        words: dict[Cue, str] = {
            "question": self.tr("question"),
            "ten": self.tr("last ten seconds"),
            "time": self.tr("time is up"),
            "correct": self.tr("correct answer"),
            "jump": self.tr("jump"),
            "slide": self.tr("slide down"),
            "capture": self.tr("the Summit is taken"),
            "crown": self.tr("crown"),
            "revolution": self.tr("revolution"),
        }
        for cue, box in self.boxes.items():
            box.setText(words[cue])
            name_it(box, words[cue])
