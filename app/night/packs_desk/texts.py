"""Fields of a question that follow one another while it is edited."""

from __future__ import annotations

from dataclasses import replace

from app.packs import PackQuestion
from app.packs.choices import letter


def usual_screen(host: str, handout: str) -> str:
    """What the audience reads where nothing else is said: the handout, then the question."""
    return "\n".join(part for part in (handout, host) if part)


def is_usual(question: PackQuestion) -> bool:
    """Whether the audience reads what the host reads."""
    return question.screen_text == usual_screen(question.host_text, question.handout)


def with_host(question: PackQuestion, text: str) -> PackQuestion:
    """Another text for the host; where the audience read the same, it does so still."""
    screen = usual_screen(text, question.handout) if is_usual(question) else question.screen_text
    return replace(question, host_text=text, screen_text=screen)


def with_handout(question: PackQuestion, text: str) -> PackQuestion:
    """Another handout, also in its place in the audience's text."""
    screen, old = question.screen_text, question.handout
    if is_usual(question):
        screen = usual_screen(question.host_text, text)
    elif old and old in screen:
        before, _, after = screen.partition(old)
        screen = f"{before}{text}{after}".strip("\n")
    elif text and not old:
        screen = usual_screen(screen, text)
    return replace(question, handout=text, screen_text=screen)


def with_choices(question: PackQuestion, choices: tuple[str, ...]) -> PackQuestion:
    """Other choices; the letters of the right ones among the accepted answers follow."""
    return _lettered(question, replace(question, choices=choices))


def with_answer(question: PackQuestion, answer: str) -> PackQuestion:
    """Another answer; where it is one of the choices, its letter is accepted too."""
    return _lettered(question, replace(question, answer=answer))


def _lettered(before: PackQuestion, after: PackQuestion) -> PackQuestion:
    """The accepted answers without the letters that were right, with those that are."""
    gone = set(_letters(before))
    words = tuple(text for text in after.also_accepted if text not in gone)
    bare = replace(after, also_accepted=words)
    letters = tuple(one for one in _letters(bare) if one not in words)
    return replace(bare, also_accepted=(*letters, *words))


def _letters(question: PackQuestion) -> tuple[str, ...]:
    """The letters of the right choices."""
    right = {question.answer, *question.also_accepted}
    return tuple(
        letter(place) for place, words in enumerate(question.choices) if words and words in right
    )
