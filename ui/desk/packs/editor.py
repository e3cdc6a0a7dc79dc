"""The editor of a pack: its questions, one of them field by field, and as the audience sees it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QTabWidget, QWidget

from app.night.packs_desk import editing
from app.night.packs_desk.doubts import place_of_doubt
from app.night.packs_desk.library import PackLibrary
from app.night.question_packs import Doubt, Medium, Pack, PackError, Report
from ui.desk.dialogs.finish import finish
from ui.desk.dialogs.pack_words import Packs
from ui.desk.dialogs.parts import button, column, label, name_it, row, tell
from ui.desk.packs.desk_of_pack import PackDesk
from ui.desk.packs.exporting import PackExport
from ui.desk.packs.leave_sheet import LeaveSheet
from ui.desk.packs.pack_form import PackForm
from ui.desk.packs.question_form import QuestionForm
from ui.desk.packs.question_list import QuestionList
from ui.desk.packs.side import EditorSide
from ui.desk.packs.words import language

KEEP_MS = 600
SIZE = (1330, 700)


class PackEditor(QDialog):
    """Edits a pack of the library (`name`), a copy of another one, or a new one.

    `kept` carries the pack's id after each save. What is typed is kept as a draft by itself.
    """

    kept = Signal(str)

    def __init__(
        self,
        parent: QWidget | None,
        library: PackLibrary,
        name: str = "",
        report: Report | None = None,
        doubt: Doubt | None = None,
    ) -> None:
        super().__init__(parent)
        finish(self)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.desk = PackDesk(library, name, report, language())
        self.heading, self.state = label("title", wrap=False), label("muted", wrap=False)
        self.fault, self.told = label("fault"), label("muted")
        self.questions = QuestionList()
        self.form, self.top = QuestionForm(library), PackForm(library)
        self.side = EditorSide(library.find, self.desk.doubts)
        self.tabs = QTabWidget()
        self.buttons = {command: button() for command in COMMANDS}
        self.save = button("first")
        self.exporting = PackExport(self, library, self._say)
        self.leaving: LeaveSheet | None = None
        self._keep = QTimer(self)
        self._keep.setSingleShot(True)
        self._keep.setInterval(KEEP_MS)
        self._keep.timeout.connect(self.put_by)
        self._build()
        self._connect()
        self.say()
        at = None if doubt is None else place_of_doubt(self.pack, doubt)
        self.go(at or 0)
        self.questions.setFocus()

    @property
    def pack(self) -> Pack:
        """The pack as it stands."""
        return self.desk.pack

    @property
    def at(self) -> int:
        """The place of the question at hand, from 0."""
        return self.desk.editing.at

    def go(self, at: int) -> None:
        """To another question."""
        self.desk.editing = self.desk.editing.gone_to(at)
        self._show()

    def do(self, pack: Pack, at: int | None = None, tag: str = "") -> None:
        """Make a change: the pack after it, and the question at hand then."""
        self.desk.editing = self.desk.editing.done(pack, at, tag)
        self._changed()

    def command(self, name: str) -> None:
        """Carry out a command of the list or of the history."""
        pack, at, desk = self.pack, self.at, self.desk
        match name:
            case "undo":
                desk.editing = desk.editing.undone()
                self._changed()
            case "redo":
                desk.editing = desk.editing.redone()
                self._changed()
            case "add":
                self.do(editing.added(pack, at), at + 1)
                self.tabs.setCurrentIndex(0)
                self.form.host.setFocus()
            case "remove":
                self.do(editing.removed(pack, at))
            case "up" | "down":
                self.do(*editing.stepped(pack, at, -1 if name == "up" else 1))
            case "stage":
                self.do(editing.stage_begun(pack, at, self.tr("New stage")))
                self.form.stage.setFocus()
                self.form.stage.selectAll()
            case "join":
                self.do(editing.stage_joined(pack, pack.questions[at].stage))
            case "number":
                self.do(editing.renumbered(pack))
            case "export":
                self.exporting.ask(pack)

    def save_now(self) -> bool:
        """Put the pack into the library; False, and a sentence, when that fails."""
        self._keep.stop()
        try:
            name = self.desk.save()
        except PackError as error:
            self._say(Packs().flaw(error), False)
            return False
        self._say(self.tr("Saved in the library."), True)
        self._say_state()
        self.kept.emit(name)
        return True

    def put_by(self) -> None:
        """Keep what is unsaved as a draft."""
        self._keep.stop()
        try:
            self.desk.put_by()
        except (PackError, OSError, ValueError) as error:
            reason = Packs().flaw(error) if isinstance(error, PackError) else str(error)
            self._say(self.tr("The draft could not be kept: ") + reason, False)

    def reject(self) -> None:
        """Leave; what is unsaved is asked about, and kept until that is answered."""
        if not self.desk.is_changed:
            self._keep.stop()
            self.desk.drop()
            self._end()
            return
        self.put_by()
        sheet = self.leaving = LeaveSheet(self)
        sheet.saved.connect(self._save_and_end)
        sheet.put_by.connect(self._end)
        sheet.thrown.connect(self._throw)
        sheet.open()

    def closeEvent(self, event: QCloseEvent) -> None:
        """As Esc."""
        event.ignore()
        self.reject()

    def say(self) -> None:
        """Say every word again."""
        words = self._words()
        for name, made in self.buttons.items():
            made.setText(words[name])
            made.setToolTip(COMMANDS[name])
            name_it(made, words[name], COMMANDS[name])
        self.save.setText(self.tr("Save"))
        self.save.setToolTip("Ctrl+S")
        name_it(self.save, self.save.text(), "Ctrl+S")
        name_it(self.questions, self.tr("Questions"), self.tr("Alt+↑ and Alt+↓ move a question."))
        self.tabs.setTabText(0, self.tr("Question"))
        self.tabs.setTabText(1, self.tr("Pack and partners"))
        name_it(self.tabs, self.tr("Question or pack"))
        self.form.say()
        self.top.say()
        self.side.say()
        self.questions.again()
        if self.desk.restored:
            back = self.tr("Changes of last time that were not saved are back; Ctrl+Z undoes them.")
            self._say(back, True)
        self._say_state()

    def changeEvent(self, event: QEvent) -> None:
        """Say the words again when the language changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()
            self._show()

    def _words(self) -> dict[str, str]:
        return {
            "undo": self.tr("Undo"),
            "redo": self.tr("Redo"),
            "export": self.tr("Export…"),
            "add": self.tr("Add"),
            "remove": self.tr("Delete"),
            "up": "↑",
            "down": "↓",
            "stage": self.tr("Begin a stage here"),
            "join": self.tr("Join to the stage before"),
            "number": self.tr("Number anew"),
        }

    def _build(self) -> None:
        b = self.buttons
        head = row(self.heading, self.state, None, b["undo"], b["redo"], b["export"], self.save)
        moves = row(b["add"], b["remove"], b["up"], b["down"], gap=6)
        left = QWidget()
        more = (b["stage"], b["join"], b["number"])
        left.setLayout(column(self.questions, moves, *more, gap=6))
        left.setFixedWidth(296)
        for sign in ("up", "down"):
            b[sign].setFixedWidth(40)
        self.tabs.addTab(self.form, "")
        self.tabs.addTab(self.top, "")
        self.tabs.setDocumentMode(True)
        self.side.setFixedWidth(420)
        body = row(left, self.tabs, self.side)
        body.setStretch(1, 1)
        outside = column(head, self.fault, self.told, body, gap=8)
        outside.setContentsMargins(18, 14, 18, 14)
        outside.setStretchFactor(body, 1)
        self.setLayout(outside)
        self._say("", True)
        self.resize(*SIZE)

    def _connect(self) -> None:
        self.questions.gone_to.connect(self.go)
        self.questions.dragged.connect(
            lambda start, to: self.do(editing.moved(self.pack, start, to), to)
        )
        self.form.edited.connect(self._edit)
        self.form.kind_chosen.connect(self._mark)
        self.form.stage_edited.connect(self._name_stage)
        self.form.attached.connect(self._attach)
        self.top.edited.connect(self._edit_pack)
        for form in (self.form, self.top):
            form.failed.connect(lambda sentence: self._say(sentence, False))
        self.side.asked.connect(self.go)
        self.side.settled.connect(self._settle)
        self.save.clicked.connect(self.save_now)
        for name, made in self.buttons.items():
            made.clicked.connect(partial(self._press, name))
            if COMMANDS[name]:
                self._key(COMMANDS[name], partial(self.command, name))
        self._key("Ctrl+S", self.save_now)
        self._key("Ctrl+Y", partial(self.command, "redo"))
        self._key("F8", self.side.next_doubt)
        self._key("Alt+PgDown", lambda: self.go(self.at + 1))
        self._key("Alt+PgUp", lambda: self.go(self.at - 1))

    def _key(self, keys: str, what: object) -> None:
        shortcut = QShortcut(QKeySequence(keys), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(what)

    def _press(self, name: str, _: bool = False) -> None:
        self.command(name)

    def _edit(self, name: str, value: object) -> None:
        key = editing.key_of(self.pack.questions[self.at])
        self.do(editing.changed(self.pack, self.at, **{name: value}), tag=f"{name} {key}")

    def _mark(self, reserve: bool, warm_up: bool) -> None:
        self.do(editing.changed(self.pack, self.at, reserve=reserve, warm_up=warm_up))

    def _name_stage(self, title: object) -> None:
        stage = self.pack.questions[self.at].stage
        self.do(editing.stage_changed(self.pack, stage, title=title), tag=f"stage {stage}")

    def _attach(self, name: str, key: object, medium: Medium) -> None:
        keys = [editing.key_of(question) for question in self.pack.questions]
        if key in keys:
            at = keys.index(key)
            media = (*getattr(self.pack.questions[at], name), medium)
            self.do(editing.changed(self.pack, at, **{name: media}))

    def _edit_pack(self, name: str, value: object) -> None:
        if name == "partners" and isinstance(value, tuple):
            self.do(editing.with_partners(self.pack, value), tag=f"partners {len(value)}")
        else:
            fields: dict[str, object] = {name: value}
            self.do(replace(self.pack, **fields), tag=name)  # type: ignore[arg-type]

    def _settle(self, doubts: tuple[Doubt, ...]) -> None:
        try:
            self.desk.settle(doubts)
        except PackError as error:
            self._say(Packs().flaw(error), False)
        self._show()

    def _changed(self) -> None:
        self._say("", True)
        self._show()
        self._keep.start()

    def _show(self) -> None:
        self.side.show_question(self.pack, self.at)
        self.questions.show_pack(self.pack, self.at, self.side.places)
        self.form.show_question(self.pack, self.at)
        self.top.show_pack(self.pack)
        self._say_state()

    def _say_state(self) -> None:
        title = self.pack.title or self.tr("A pack without a title")
        short = title if len(title) <= 60 else title[:59] + "…"
        self.heading.setText(short)
        self.setWindowTitle(title)
        name_it(self, title)
        changed = self.desk.is_changed
        saved = self.tr("saved") if self.desk.name else self.tr("not in the library yet")
        self.state.setText(self.tr("not saved, a draft is kept") if changed else saved)
        self.save.setEnabled(changed or not self.desk.name)
        history = self.desk.editing
        self.buttons["undo"].setEnabled(bool(history.past))
        self.buttons["redo"].setEnabled(bool(history.future))
        self.buttons["remove"].setEnabled(len(self.pack.questions) > 1)
        self.buttons["join"].setEnabled(self.pack.questions[self.at].stage > 0)

    def _say(self, sentence: str, well: bool) -> None:
        tell(self.fault, "" if well else sentence)
        tell(self.told, sentence if well else "")

    def _save_and_end(self) -> None:
        if self.save_now():
            self._end()

    def _throw(self) -> None:
        self._keep.stop()
        self.desk.drop()
        self._end()

    def _end(self) -> None:
        self.form.stop()
        self.side.preview.close_files()
        super().reject()


COMMANDS = {
    "undo": "Ctrl+Z",
    "redo": "Ctrl+Shift+Z",
    "export": "Ctrl+E",
    "add": "Ctrl+N",
    "remove": "Ctrl+Del",
    "up": "Alt+Up",
    "down": "Alt+Down",
    "stage": "Ctrl+T",
    "join": "",
    "number": "",
}
"""The editor's commands with their keys."""
