"""The frame of every dialog: a title, a body, one line for what is wrong, two buttons."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QLayout, QPushButton, QSizePolicy, QWidget

from app.night.refusal import Refused
from ui.desk.dialogs.finish import finish
from ui.desk.dialogs.parts import button, column, is_enter, label, name_it, row, tell
from ui.desk.words import refusal_text


class Sheet(QDialog):
    """A dialog that opens over its window, is closed by Esc, and never waits for an answer.

    Subclasses fill `body`, say their words in `say`, and act in `done_with`.
    """

    def __init__(self, parent: QWidget | None, *, loud: bool = False) -> None:
        super().__init__(parent)
        finish(self)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.heading = label("title")
        self.lead = label("muted")
        self.fault = label("fault")
        self.cancel = button()
        self.first = button("loud" if loud else "first", enter=True)
        self.body = column()
        self.extra = row()
        self.cancel.clicked.connect(self.reject)
        self.first.clicked.connect(self.done_with)
        foot = row(self.extra, None, self.cancel, self.first)
        outside = column(self.heading, self.lead, self.body, self.fault, foot, gap=10)
        outside.setContentsMargins(22, 18, 22, 18)
        outside.setStretchFactor(self.body, 1)
        self.setLayout(outside)
        for text in (self.heading, self.lead, self.fault):
            text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        tell(self.fault, "")
        tell(self.lead, "")

    def put(self, *parts: QWidget | QLayout) -> None:
        """Add parts to the body."""
        for part in parts:
            if isinstance(part, QWidget):
                self.body.addWidget(part)
            else:
                self.body.addLayout(part)

    def title(self, text: str, lead: str = "") -> None:
        """Say what the dialog is for; also its window title and its name for a screen reader."""
        self.heading.setText(text)
        self.setWindowTitle(text)
        name_it(self, text, lead)
        tell(self.lead, lead)

    def verbs(self, first: str, cancel: str) -> None:
        """Name the two buttons; no text, no button."""
        for made, text in ((self.first, first), (self.cancel, cancel)):
            made.setText(text)
            made.setVisible(bool(text))
            name_it(made, text)

    def wrong(self, sentence: str, *, stop: bool = True) -> None:
        """Say what is wrong, "" for nothing; `stop`: the first button waits until it is right."""
        told = sentence[:1].upper() + sentence[1:]
        tell(self.fault, told)
        self.fault.setAccessibleName(told)
        self.first.setEnabled(not (sentence and stop))

    def agreed(self, refused: Refused | None, *, stop: bool = True) -> bool:
        """Whether a wish was carried out; where it was refused, the reason stands on the sheet."""
        if refused is not None:
            self.wrong(refusal_text(refused), stop=stop)
        return refused is None

    def say(self) -> None:
        """Say every word again, in the present language."""

    def done_with(self) -> None:
        """The first button was pressed."""
        self.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus; from anywhere else the first one."""
        focused = self.focusWidget()
        if is_enter(event) and isinstance(focused, QPushButton):
            focused.click()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Say the words again when the language changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()
