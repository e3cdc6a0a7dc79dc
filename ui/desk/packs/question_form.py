"""All that one question holds, field by field."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from app.night.packs_desk.editing import key_of
from app.night.packs_desk.library import PackLibrary
from app.night.packs_desk.texts import is_usual, usual_screen
from app.night.question_packs import Pack
from ui.desk.dialogs.parts import name_it, row, spin
from ui.desk.packs.fields import LineField, ListField, Still, TextField
from ui.desk.packs.form import Form
from ui.desk.packs.media_box import MediaBox

TALL = 36
KINDS = ((False, False), (True, False), (False, True))
"""(reserve, warm-up) of a main, a reserve and a warm-up question."""


class QuestionForm(Form):
    """`edited` carries the name of a field of PackQuestion and its value.

    `stage_edited` carries the title of the question's stage, `attached` the name of the field, the
    key of the question and a Medium, `failed` a sentence.
    """

    kind_chosen = Signal(bool, bool)
    stage_edited = Signal(str)
    attached = Signal(str, object, object)

    def __init__(self, library: PackLibrary) -> None:
        super().__init__(_LABELS)
        self.number, self.stage = LineField(), LineField()
        self.kind, self.partner = QComboBox(), QComboBox()
        self.seconds = spin(0, 3600, 5)
        self.same = QCheckBox()
        self.host, self.seen = TextField(5), TextField(4)
        self.handout, self.choices = TextField(2), ListField(3)
        self.answer, self.comment = TextField(1), TextField(3)
        self.accepted, self.refused = ListField(2), ListField(2)
        self.sources, self.authors = ListField(2), ListField(2)
        self.media = MediaBox(library, for_answer=False)
        self.answer_media = MediaBox(library, for_answer=True)
        self._fields: dict[str, LineField | TextField] = {
            "number": self.number,
            "host_text": self.host,
            "screen_text": self.seen,
            "handout": self.handout,
            "choices": self.choices,
            "answer": self.answer,
            "also_accepted": self.accepted,
            "not_accepted": self.refused,
            "comment": self.comment,
            "sources": self.sources,
            "authors": self.authors,
        }
        self._still = Still(self.kind, self.partner, self.seconds)
        self._build()
        self._connect()
        self.say()

    def show_question(self, pack: Pack, at: int) -> None:
        """Show the question at `at` of the pack."""
        question = pack.questions[at]
        for name, field in self._fields.items():
            field.show_value(getattr(question, name))
        self.stage.show_value(pack.stages[question.stage].title)
        usual = is_usual(question)
        for quiet in (self.kind, self.seconds, self.same, self.partner):
            quiet.blockSignals(True)
        self.kind.setCurrentIndex(2 if question.warm_up else int(question.reserve))
        self.seconds.setValue(question.seconds or 0)
        self.same.setChecked(usual)
        self._show_partner(pack, question.partner)
        for quiet in (self.kind, self.seconds, self.same, self.partner):
            quiet.blockSignals(False)
        for hidden in (self.seen, self.labels["screen_text"]):
            hidden.setVisible(not usual)
        self.media.show_media(question.shown, key_of(question))
        self.answer_media.show_media(question.answer_shown, key_of(question))

    def say(self) -> None:
        """Say every word again."""
        self.say_fields(self._words(), {**self._fields, **self._others()})
        kinds = (self.tr("main"), self.tr("reserve"), self.tr("warm-up"))
        for place, kind in enumerate(kinds):
            self.kind.setItemText(place, kind)
        self.seconds.setSpecialValueText(self.tr("as usual"))
        self.seconds.setSuffix(" " + self.tr("s", "seconds"))
        self.partner.setItemText(0, self.tr("nobody's"))
        self.partner.setItemText(1, self.tr("a partner without a name"))
        self.same.setText(self.tr("The audience reads the same"))
        name_it(self.same, self.same.text())
        for box in (self.media, self.answer_media):
            box.say()

    def stop(self) -> None:
        """Stop what is playing."""
        self.media.stop()
        self.answer_media.stop()

    def _others(self) -> dict[str, QWidget]:
        return {
            "stage": self.stage,
            "kind": self.kind,
            "seconds": self.seconds,
            "partner": self.partner,
        }

    def _words(self) -> dict[str, str]:
        return {
            "number": self.tr("Number"),
            "stage": self.tr("Stage"),
            "kind": self.tr("Kind"),
            "seconds": self.tr("Time"),
            "partner": self.tr("Partner's question"),
            "host_text": self.tr("Question, as the host reads it"),
            "screen_text": self.tr("Question, as the audience reads it"),
            "handout": self.tr("Handout"),
            "choices": self.tr("Choices, one a line"),
            "shown": self.tr("Media of the question"),
            "answer": self.tr("Answer"),
            "also_accepted": self.tr("Also accepted, one a line"),
            "not_accepted": self.tr("Not accepted, one a line"),
            "answer_shown": self.tr("Media of the answer"),
            "comment": self.tr("Comment"),
            "sources": self.tr("Sources, one a line"),
            "authors": self.tr("Authors, one a line"),
        }

    def _build(self) -> None:
        self.number.setFixedWidth(64)
        self.seconds.setFixedWidth(128)
        for field in (self.kind, self.partner, self.seconds):
            field.setFixedHeight(TALL)
        self.kind.addItems([""] * len(KINDS))
        shrinks = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self.partner.setSizeAdjustPolicy(shrinks)
        self.partner.setMinimumContentsLength(8)
        self.partner.addItem("", None)
        self.partner.addItem("", "")
        pair = self.pair
        top = row(pair("number", self.number), pair("stage", self.stage), gap=8)
        top.setStretch(1, 1)
        marks = row(
            pair("kind", self.kind),
            pair("seconds", self.seconds),
            pair("partner", self.partner),
            gap=8,
        )
        marks.setStretch(2, 1)
        lists = row(pair("also_accepted", self.accepted), pair("not_accepted", self.refused), gap=8)
        whence = row(pair("sources", self.sources), pair("authors", self.authors), gap=8)
        self.hold(
            *(top, marks, pair("host_text", self.host), self.same),
            *(pair("screen_text", self.seen), pair("handout", self.handout)),
            *(pair("choices", self.choices), pair("shown", self.media)),
            *(pair("answer", self.answer), lists, pair("comment", self.comment)),
            *(pair("answer_shown", self.answer_media), whence, None),
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _connect(self) -> None:
        for name, field in self._fields.items():
            field.edited.connect(partial(self.edited.emit, name))
        self.stage.edited.connect(self.stage_edited.emit)
        self.kind.currentIndexChanged.connect(lambda place: self.kind_chosen.emit(*KINDS[place]))
        self.seconds.valueChanged.connect(lambda s: self.edited.emit("seconds", s or None))
        self.partner.currentIndexChanged.connect(
            lambda place: self.edited.emit("partner", self.partner.itemData(place))
        )
        self.same.clicked.connect(self._choose_screen)
        for name, box in (("shown", self.media), ("answer_shown", self.answer_media)):
            box.edited.connect(partial(self.edited.emit, name))
            box.attached.connect(partial(self.attached.emit, name))
            box.failed.connect(self.failed)

    def _choose_screen(self, same: bool) -> None:
        """The audience reads the same again, or a text of its own begins with the host's."""
        host, handout = self.host.value(), self.handout.value()
        if same:
            self.edited.emit("screen_text", usual_screen(host, handout))
            return
        for shown in (self.seen, self.labels["screen_text"]):
            shown.setVisible(True)
        self.seen.setFocus()

    def _show_partner(self, pack: Pack, partner: str | None) -> None:
        names = list(dict.fromkeys(one.name for one in pack.partners if one.name))
        if partner and partner not in names:
            names.append(partner)
        while self.partner.count() > 2:
            self.partner.removeItem(2)
        for name in names:
            self.partner.addItem(name, name)
        self.partner.setCurrentIndex(0 if partner is None else self.partner.findData(partner))


_LABELS = (
    *("number", "stage", "kind", "seconds", "partner", "host_text", "screen_text", "handout"),
    *("choices", "shown", "answer", "also_accepted", "not_accepted", "answer_shown", "comment"),
    *("sources", "authors"),
)
