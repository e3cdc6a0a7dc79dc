"""Changes of a pack, one by one: each gives another pack in which every stage has a question.

Questions stand stage by stage, in the order in which they are asked.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from app.night.packs_desk.texts import with_answer, with_choices, with_handout, with_host
from app.packs import Pack, PackQuestion, Partner, Stage

_OWN_LINES = 1_000_000
"""New questions have lines from here on, which no doubt of an import can name."""


def blank_pack(language: str) -> Pack:
    """A pack with one empty question, to begin with."""
    return Pack("", language, (), "", (Stage(""),), (PackQuestion("1", 0, "", "", "", 1),))


def settled(pack: Pack) -> Pack:
    """The same with its questions stage by stage; a stage without any goes into the notes."""
    order = sorted(pack.questions, key=lambda question: question.stage)
    used = sorted({question.stage for question in order})
    if tuple(order) == pack.questions and used == list(range(len(pack.stages))):
        return pack
    new = {old: place for place, old in enumerate(used)}
    lost = [stage for place, stage in enumerate(pack.stages) if place not in new]
    words = [text for stage in lost for text in (stage.title, *stage.notes) if text]
    return replace(
        pack,
        stages=tuple(pack.stages[old] for old in used),
        questions=tuple(replace(question, stage=new[question.stage]) for question in order),
        notes=(*pack.notes, *words),
    )


def changed(pack: Pack, place: int, **fields: Any) -> Pack:
    """The question at `place` (from 0) with other fields; what hangs on a field follows it."""
    question = pack.questions[place]
    for name, value in fields.items():
        follow = _FOLLOWED.get(name)
        question = replace(question, **{name: value}) if follow is None else follow(question, value)
    return put(pack, place, question)


_FOLLOWED: dict[str, Callable[[PackQuestion, Any], PackQuestion]] = {
    "host_text": with_host,
    "handout": with_handout,
    "choices": with_choices,
    "answer": with_answer,
}


def key_of(question: PackQuestion) -> tuple[int, int]:
    """What a question is found again by while its words are edited: its stage and line.

    In a workbook lines begin anew on every sheet, which is a stage.
    """
    return question.stage, question.line


def put(pack: Pack, place: int, question: PackQuestion) -> Pack:
    """The pack with another question at `place`."""
    if question == pack.questions[place]:
        return pack
    questions = (*pack.questions[:place], question, *pack.questions[place + 1 :])
    return replace(pack, questions=questions)


def added(pack: Pack, place: int) -> Pack:
    """A new question behind the one at `place`, in its stage and as much in reserve as it."""
    beside = pack.questions[place]
    line = max(_OWN_LINES, *(question.line for question in pack.questions)) + 1
    fresh = PackQuestion(
        number=free_number(pack),
        stage=beside.stage,
        host_text="",
        screen_text="",
        answer="",
        line=line,
        reserve=beside.reserve,
        warm_up=beside.warm_up,
        authors=beside.authors,
    )
    cut = place + 1
    return replace(pack, questions=(*pack.questions[:cut], fresh, *pack.questions[cut:]))


def free_number(pack: Pack) -> str:
    """The number after the highest."""
    numbers = [int(q.number) for q in pack.questions if q.number.isascii() and q.number.isdecimal()]
    return str(max(numbers, default=0) + 1)


def removed(pack: Pack, place: int) -> Pack:
    """The pack without that question; the last one of a pack stays."""
    if len(pack.questions) == 1:
        return pack
    return settled(replace(pack, questions=pack.questions[:place] + pack.questions[place + 1 :]))


def moved(pack: Pack, place: int, to: int) -> Pack:
    """The question taken out and put at `to`, into the stage of the one that it comes after.

    At the first place of all it comes into the first stage.
    """
    to = max(0, min(to, len(pack.questions) - 1))
    if to == place:
        return pack
    rest = [*pack.questions[:place], *pack.questions[place + 1 :]]
    stage = rest[to - 1].stage if to else rest[0].stage
    return settled(_inserted(pack, rest, to, pack.questions[place], stage))


def stepped(pack: Pack, place: int, by: int) -> tuple[Pack, int]:
    """The question one step down (`by` 1) or up (-1), first over the border of its stage.

    Returns the pack and where the question is now.
    """
    question = pack.questions[place]
    beyond = place + by
    if not 0 <= beyond < len(pack.questions):
        return pack, place
    neighbour = pack.questions[beyond]
    if neighbour.stage != question.stage:
        return settled(put(pack, place, replace(question, stage=neighbour.stage))), place
    return moved(pack, place, beyond), beyond


def _inserted(
    pack: Pack, rest: list[PackQuestion], to: int, question: PackQuestion, stage: int
) -> Pack:
    rest.insert(to, replace(question, stage=stage))
    return replace(pack, questions=tuple(rest))


def stage_begun(pack: Pack, place: int, title: str) -> Pack:
    """A new stage of that title begins with the question at `place`."""
    stage = pack.questions[place].stage
    if place == 0 or pack.questions[place - 1].stage != stage:
        return stage_changed(pack, stage, title=title)
    stages = (*pack.stages[: stage + 1], Stage(title), *pack.stages[stage + 1 :])
    questions = tuple(
        replace(question, stage=question.stage + 1)
        if question.stage > stage or (question.stage == stage and at >= place)
        else question
        for at, question in enumerate(pack.questions)
    )
    return replace(pack, stages=stages, questions=questions)


def stage_changed(pack: Pack, stage: int, **fields: Any) -> Pack:
    """The stage with another title, reserve or notes.

    A change of `reserve` is one of all its questions.
    """
    new = replace(pack.stages[stage], **fields)
    stages = (*pack.stages[:stage], new, *pack.stages[stage + 1 :])
    if new.reserve == pack.stages[stage].reserve:
        return replace(pack, stages=stages)
    questions = tuple(
        replace(question, reserve=new.reserve) if question.stage == stage else question
        for question in pack.questions
    )
    return replace(pack, stages=stages, questions=questions)


def stage_joined(pack: Pack, stage: int) -> Pack:
    """The stage's questions go on in the stage before it; its title and notes go to the notes."""
    if stage == 0:
        return pack
    questions = tuple(
        replace(question, stage=stage - 1) if question.stage == stage else question
        for question in pack.questions
    )
    return settled(replace(pack, questions=questions))


def with_partners(pack: Pack, partners: tuple[Partner, ...]) -> Pack:
    """Other partners; the questions of one that is only named anew stay its own."""
    named = {}
    if len(partners) == len(pack.partners):
        pairs = zip(pack.partners, partners, strict=True)
        named = {old.name: new.name for old, new in pairs if old.name != new.name and old.name}
    questions = tuple(
        replace(question, partner=named[question.partner])
        if question.partner in named
        else question
        for question in pack.questions
    )
    return replace(pack, partners=partners, questions=questions)


def renumbered(pack: Pack) -> Pack:
    """Main and reserve questions numbered 1, 2, … in their order; warm-ups keep their numbers."""
    questions, number = [], 0
    for question in pack.questions:
        number += not question.warm_up
        questions.append(question if question.warm_up else replace(question, number=str(number)))
    return replace(pack, questions=tuple(questions))
