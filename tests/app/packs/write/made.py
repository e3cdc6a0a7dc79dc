"""Packs made up for round trips: texts with everything that a format could trip over."""

from hypothesis import strategies as st

from app.packs import Pack, PackQuestion, Stage
from app.packs.choices import right_choice
from app.packs.own.read import usual_screen

PIECES = [
    *("слово", "word", "Ёж", "7", "é", "😀", "|", "\\", "_", "__", "~", "[", "]", "(", ")"),
    *("(img ", "(screen ", "(PAGEBREAK)", "[Раздаточный материал: ", "http://a.b/c_(d)", "!!"),
    *("? ", "! ", "- ", "# ", "№ ", "№№ 4", "=", "!= ", "/ ", "^ ", "@", "> ", "4SCOUNTER", '"'),
    *("it's", ";", ",", "\t", "=1+1", "+7", "-5", "@x", "Ответ: ", "\n", "\n", " ", " "),
]
rough = st.lists(st.sampled_from(PIECES), max_size=8).map("".join)


def tidy(text: str) -> str:
    """The text as a careful host would type it: no spaces at the ends of lines."""
    return "\n".join(line.rstrip() for line in text.replace("\t", " ").split("\n")).strip()


texts = rough.map(tidy)
lines = texts.map(lambda text: " ".join(text.split()))
filled = lines.map(lambda text: f"w {text}".strip())
names = filled.map(lambda text: " ".join(text.replace("4SCOUNTER", "").split()))
entries = st.lists(filled, max_size=3).map(tuple)


@st.composite
def questions(draw: st.DrawFn, number: int) -> PackQuestion:
    """A question of the stage 0."""
    host = draw(texts.map(lambda text: f"Вопрос {text}".strip()))
    choices = tuple(draw(st.lists(filled, max_size=3, unique_by=str.casefold)))
    answer, also = draw(filled), draw(entries)
    if choices:
        answer, letters = right_choice(choices, [0])
        also = tuple(dict.fromkeys((*letters, *also)))
    return PackQuestion(
        number=str(number),
        stage=0,
        host_text=host,
        screen_text=usual_screen(host, ""),
        answer=answer,
        line=0,
        reserve=draw(st.booleans()),
        also_accepted=tuple(dict.fromkeys(also)),
        not_accepted=draw(entries),
        comment=draw(texts),
        sources=draw(entries),
        authors=draw(entries),
        partner=draw(st.none() | names),
        seconds=draw(st.none() | st.integers(1, 3600)),
        choices=choices,
    )


@st.composite
def packs(draw: st.DrawFn) -> Pack:
    """A pack of a few questions in one stage."""
    count = draw(st.integers(1, 4))
    made = tuple(draw(questions(number)) for number in range(1, count + 1))
    stage = Stage(draw(st.sampled_from(["", "Тур 1", "Тур _2_ [x]"])))
    return Pack("Пакет", "ru", (), "", (stage,), made)
