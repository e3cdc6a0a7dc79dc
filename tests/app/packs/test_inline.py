"""What the audience may see of a field, and what stays with the host."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.packs.inline import render
from app.packs.report import DoubtKind


@pytest.mark.parametrize(
    ("text", "host", "screen"),
    [
        ("Что (screen «ПРОПУСК»|ПРОПУСК)?", "Что «ПРОПУСК»?", "Что ПРОПУСК?"),
        ("удар\u0301ение", "удар\u0301ение", "ударение"),
        ("«64 [шестьдесят четыре]. ОНО»", "«64 [шестьдесят четыре]. ОНО»", "«64. ОНО»"),
        ("[Ведущему: медленно]\nКто он?", "[Ведущему: медленно]\nКто он?", "Кто он?"),
        ("Кто [пауза] он", "Кто [пауза] он", "Кто он"),
        ("_раз_ __два__ ______шесть______ ~три", "раз два шесть ~три", "раз два шесть ~три"),
        ("слово ____ и слово ____ тоже", "слово ____ и слово ____ тоже", None),
        (r"my\_name \[не заметка\] \~ \.", "my_name [не заметка] ~ .", None),
        ("https://example.org/a_b_c", "https://example.org/a_b_c", None),
        ("конец_", "конец_", None),
        ("(sc ИМЯ) и (PAGEBREAK)дальше", "ИМЯ и\nдальше", None),
        ("скобка :) и (просто [так])", "скобка :) и (просто [так])", "скобка :) и (просто)"),
        ("(screen а [ударение]|б)", "а [ударение]", "б"),
        ("[x [y] z] Что?", "[x [y] z] Что?", "Что?"),
        ("", "", None),
    ],
)
def test_marks_are_resolved(text: str, host: str, screen: str | None) -> None:
    result = render(text)
    assert result.host == host
    assert result.screen == (host if screen is None else screen)
    assert result.found == ()


def test_a_handout_in_the_question_is_shown_with_its_accents_and_brackets() -> None:
    result = render("[Раздаточный материал: за\u0301мок [так]\nи строка]\nЧто э\u0301то?")
    assert result.handout == "за\u0301мок [так]\nи строка"
    assert result.screen == "за\u0301мок [так]\nи строка\nЧто это?"


@pytest.mark.parametrize(
    ("text", "host", "screen", "kind"),
    [
        ("(screen a) x", "a x", "a x", DoubtKind.SCREEN_ONE),
        ("(screen a|b|c) x", "a x", "b x", DoubtKind.SCREEN_MANY),
        ("(screen a|b", "(screen a|b", "(screen a|b", DoubtKind.TAG_OPEN),
        ("[тайна\nВопрос", "[тайна\nВопрос", "Вопрос", DoubtKind.NOTE_OPEN),
        ("не ~так~", "не так", "не так", DoubtKind.STRIKE),
    ],
)
def test_a_doubtful_mark_is_told(text: str, host: str, screen: str, kind: DoubtKind) -> None:
    result = render(text)
    assert (result.host, result.screen) == (host, screen)
    assert [found for found, _, _ in result.found] == [kind]


@pytest.mark.parametrize(
    ("text", "host", "screen", "media"),
    [
        (
            '(img big w=5in "кот (1).png") Кто?',
            "[кот (1).png] Кто?",
            "Кто?",
            [("picture", "кот (1).png", True)],
        ),
        ("(img кот 1.jpg) Кто?", "[кот 1.jpg] Кто?", "Кто?", [("picture", "кот 1.jpg", True)]),
        ("Что это? (aud a.mp3)", "Что это? [a.mp3]", "Что это?", [("sound", "a.mp3", True)]),
        ("(vid a b.mp4)\nЧто?", "[a b.mp4]\nЧто?", "Что?", [("video", "a b.mp4", True)]),
        ("[Ведущему: (img a.png)] Что?", "[Ведущему: [a.png]] Что?", "Что?", "hidden"),
        ("(screen (img a.png) Что|Что)", "[a.png] Что", "Что", "hidden"),
        ("[Раздатка: (img a.png)] Что?", "[Раздатка: [a.png]] Что?", "Что?", "shown"),
    ],
)
def test_media_are_named_and_those_in_notes_are_not_shown(
    text: str, host: str, screen: str, media: list[tuple[str, str, bool]] | str
) -> None:
    result = render(text)
    assert (result.host, result.screen, result.found) == (host, screen, ())
    one = [("picture", "a.png", media == "shown")]
    assert list(result.media) == (one if isinstance(media, str) else media)


def test_a_note_after_an_unclosed_handout_is_still_hidden() -> None:
    result = render("[Раздаточный материал: стихи\nКто [ведущему: это Пушкин] он?")
    assert "Пушкин" not in result.screen


@pytest.mark.parametrize(
    "knot", ["[", "(screen ", "[(", "(screen a|", "_a ", "~a", '(img "', "[a]"]
)
def test_a_knot_of_marks_takes_linear_time(knot: str) -> None:
    render(knot * 20_000)


secret = st.integers(0, 999).map(lambda number: f"secret{number}")
shown = st.integers(0, 999).map(lambda number: f"shown{number}")
segment = st.one_of(
    shown,
    secret.map(lambda word: f"[{word}]"),
    st.tuples(secret, shown).map(lambda words: f"(screen {words[0]}|{words[1]})"),
    st.tuples(secret, shown).map(lambda words: f"(screen [{words[0]}] _|{words[1]})"),
    shown.map(lambda word: f"[Handout: {word}]"),
    shown.map(lambda word: f"(sc _{word}_)"),
    st.sampled_from(
        [" ", "\n", ", ", ") ", "_", "~", " | ", "\\[", "(img a b.png)", "(aud a.mp3)", ":("]
    ),
)


@given(st.lists(segment, max_size=20).map("".join))
def test_secrets_stay_with_the_host_and_all_else_is_shown(text: str) -> None:
    result = render(text)
    assert "secret" not in result.screen
    assert "secret" not in result.handout
    assert re.findall(r"shown\d+", result.screen) == re.findall(r"shown\d+", text)
    assert all(word in result.host for word in re.findall(r"secret\d+", text))
