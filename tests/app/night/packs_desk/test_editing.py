"""The editor's model: whatever is done, the pack stays one that a file gives back."""

from __future__ import annotations

from typing import Any

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from app.night.packs_desk import editing
from app.night.packs_desk.history import DEEP, Editing, Moment
from app.night.packs_desk.texts import is_usual
from app.packs import Medium, Pack, PackQuestion, Stage
from app.packs.own.read import read_own
from app.packs.own.write import text_of

WORDS = st.sampled_from(["", "a", "b c", "Кто это?\nИ где?", '"""', "\\", "вариант"])
LISTS = st.lists(st.sampled_from(["x", "y", "A", "вариант"]), max_size=4).map(tuple)


def pack(*stages: int) -> Pack:
    """A pack with so many questions in its stages."""
    questions: list[PackQuestion] = []
    for stage, count in enumerate(stages):
        for _ in range(count):
            number = str(len(questions) + 1)
            text, line = f"q{number}", len(questions) + 1
            questions.append(PackQuestion(number, stage, text, text, f"a{number}", line))
    named = tuple(Stage(f"Тур {n}") for n, _ in enumerate(stages, 1))
    return Pack("P", "ru", (), "", named, tuple(questions))


def order(found: Pack) -> list[tuple[int, str]]:
    return [(question.stage, question.number) for question in found.questions]


def test_a_step_goes_over_the_border_of_a_stage_first() -> None:
    made, at = editing.stepped(pack(2, 1), 1, 1)
    assert (order(made), at) == ([(0, "1"), (1, "2"), (1, "3")], 1)
    made, at = editing.stepped(made, 1, 1)
    assert (order(made), at) == ([(0, "1"), (1, "3"), (1, "2")], 2)
    assert editing.stepped(made, 2, 1) == (made, 2)


def test_what_is_dragged_comes_into_the_stage_above_it() -> None:
    assert order(editing.moved(pack(2, 2), 0, 2)) == [(0, "2"), (1, "3"), (1, "1"), (1, "4")]
    assert order(editing.moved(pack(2, 2), 3, 0)) == [(0, "4"), (0, "1"), (0, "2"), (1, "3")]


def test_a_stage_without_questions_goes_into_the_notes() -> None:
    made = editing.removed(pack(1, 1), 0)
    assert [stage.title for stage in made.stages] == ["Тур 2"]
    assert made.notes == ("Тур 1",)
    assert editing.removed(editing.blank_pack("ru"), 0) == editing.blank_pack("ru")


def test_stages_are_begun_renamed_and_joined() -> None:
    made = editing.stage_begun(pack(3), 1, "Финал")
    assert [stage.title for stage in made.stages] == ["Тур 1", "Финал"]
    assert [question.stage for question in made.questions] == [0, 1, 1]
    assert editing.stage_begun(made, 1, "Конец").stages[1].title == "Конец"
    assert editing.stage_joined(made, 1).notes == ("Финал",)
    kept = editing.stage_changed(made, 1, reserve=True)
    assert [question.reserve for question in kept.questions] == [False, True, True]


def test_the_audiences_text_follows_the_hosts_while_they_are_one() -> None:
    made = editing.changed(pack(1), 0, host_text="Кто?", handout="Стих")
    assert made.questions[0].screen_text == "Стих\nКто?"
    made = editing.changed(made, 0, screen_text="Стих\nКто это?")
    made = editing.changed(made, 0, host_text="[читать медленно] Кто это?")
    assert made.questions[0].screen_text == "Стих\nКто это?"
    made = editing.changed(made, 0, handout="Песня")
    assert made.questions[0].screen_text == "Песня\nКто это?"
    assert not is_usual(made.questions[0])


def test_the_letters_of_right_choices_follow_the_choices() -> None:
    made = editing.changed(pack(1), 0, choices=("Рим", "Москва"), answer="Москва")
    assert made.questions[0].also_accepted == ("B",)
    made = editing.changed(made, 0, choices=("Москва", "Рим", "Осло"))
    assert made.questions[0].also_accepted == ("A",)
    made = editing.changed(made, 0, answer="Осло")
    assert made.questions[0].also_accepted == ("C",)
    made = editing.changed(made, 0, choices=())
    assert made.questions[0].also_accepted == ()


def test_new_questions_get_the_next_number_and_their_neighbours_stage() -> None:
    made = editing.added(pack(2, 1), 0)
    assert order(made) == [(0, "1"), (0, "4"), (0, "2"), (1, "3")]
    assert order(editing.renumbered(made)) == [(0, "1"), (0, "2"), (0, "3"), (1, "4")]


def test_letters_of_one_word_are_undone_together() -> None:
    editor = Editing(Moment(pack(2), 0))
    for text in ("К", "Кт", "Кто"):
        editor = editor.done(editing.changed(editor.pack, 0, host_text=text), tag="host 0")
    editor = editor.gone_to(1)
    editor = editor.done(editing.changed(editor.pack, 1, host_text="Где"), tag="host 1")
    assert editor.undone().pack.questions[0].host_text == "Кто"
    assert editor.undone().undone().pack == pack(2)
    assert editor.undone().undone().undone() == editor.undone().undone()
    assert editor.undone().undone().redone().redone().pack == editor.pack


def test_the_way_back_has_an_end() -> None:
    editor = Editing(Moment(pack(1), 0))
    for number in range(DEEP + 5):
        editor = editor.done(editing.changed(editor.pack, 0, comment=str(number)))
    assert len(editor.past) == DEEP


class Editor(RuleBasedStateMachine):
    """A user of the editor who does anything in any order."""

    def __init__(self) -> None:
        super().__init__()
        start = pack(3, 2, 1)
        self.editor = Editing(Moment(start, 0), start)

    @property
    def pack(self) -> Pack:
        return self.editor.pack

    @rule(place=st.integers(-2, 12))
    def go(self, place: int) -> None:
        self.editor = self.editor.gone_to(place)

    @rule()
    def add(self) -> None:
        before = len(self.pack.questions)
        self.editor = self.editor.done(editing.added(self.pack, self.editor.at), self.editor.at + 1)
        assert len(self.pack.questions) == before + 1
        assert self.pack.questions[self.editor.at].host_text == ""

    @rule()
    def remove(self) -> None:
        self.editor = self.editor.done(editing.removed(self.pack, self.editor.at))

    @rule(to=st.integers(-1, 12))
    def drag(self, to: int) -> None:
        before = sorted(question.line for question in self.pack.questions)
        self.editor = self.editor.done(editing.moved(self.pack, self.editor.at, to))
        assert sorted(question.line for question in self.pack.questions) == before

    @rule(by=st.sampled_from([-1, 1]))
    def step(self, by: int) -> None:
        line = self.pack.questions[self.editor.at].line
        made, at = editing.stepped(self.pack, self.editor.at, by)
        self.editor = self.editor.done(made, at)
        assert self.pack.questions[self.editor.at].line == line

    @rule(
        field=st.sampled_from(["host_text", "screen_text", "handout", "answer", "comment"]),
        text=WORDS,
        tag=st.sampled_from(["", "typed"]),
    )
    def write(self, field: str, text: str, tag: str) -> None:
        self._change(tag, **{field: text})
        assert getattr(self.pack.questions[self.editor.at], field) == text

    @rule(field=st.sampled_from(["choices", "not_accepted", "sources", "authors"]), texts=LISTS)
    def write_list(self, field: str, texts: tuple[str, ...]) -> None:
        self._change("", **{field: texts})

    @rule(field=st.sampled_from(["reserve", "warm_up"]), on=st.booleans())
    def mark(self, field: str, on: bool) -> None:
        self._change("", **{field: on})

    @rule(partner=st.sampled_from([None, "", "Чай"]), seconds=st.sampled_from([None, 1, 3600]))
    def partner(self, partner: str | None, seconds: int | None) -> None:
        self._change("", partner=partner, seconds=seconds)

    @rule(media=st.lists(st.sampled_from("ab"), max_size=2))
    def attach(self, media: list[str]) -> None:
        shown = tuple(Medium("picture", f"{name}.png", f"{name * 32}.png") for name in media)
        self._change("", shown=shown)

    @rule(title=WORDS)
    def begin_stage(self, title: str) -> None:
        self.editor = self.editor.done(editing.stage_begun(self.pack, self.editor.at, title))

    @rule(reserve=st.booleans())
    def stage(self, reserve: bool) -> None:
        stage = self.pack.questions[self.editor.at].stage
        self.editor = self.editor.done(editing.stage_changed(self.pack, stage, reserve=reserve))

    @rule()
    def join_stage(self) -> None:
        stage = self.pack.questions[self.editor.at].stage
        self.editor = self.editor.done(editing.stage_joined(self.pack, stage))

    @rule()
    def number(self) -> None:
        self.editor = self.editor.done(editing.renumbered(self.pack))

    @rule()
    def undo(self) -> None:
        before = self.editor
        self.editor = before.undone()
        if before.past:
            assert self.editor.redone().now == before.now

    @rule()
    def redo(self) -> None:
        self.editor = self.editor.redone()

    @rule()
    def save(self) -> None:
        self.editor = self.editor.kept()
        assert not self.editor.is_changed

    def _change(self, tag: str, **fields: Any) -> None:
        self.editor = self.editor.done(
            editing.changed(self.pack, self.editor.at, **fields), tag=tag
        )

    @invariant()
    def every_stage_has_a_question_and_the_cursor_one(self) -> None:
        stages = [question.stage for question in self.pack.questions]
        assert stages == sorted(stages)
        assert set(stages) == set(range(len(self.pack.stages)))
        assert 0 <= self.editor.at < len(stages)

    @invariant()
    def the_file_gives_it_back(self) -> None:
        text = text_of(self.pack)
        assert read_own(text, "x", lambda medium: medium).pack == self.pack


TestEditor = Editor.TestCase
TestEditor.settings = settings(max_examples=25, stateful_step_count=25, deadline=None)
