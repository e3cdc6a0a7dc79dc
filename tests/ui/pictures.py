"""Hills and scenes to paint: shared by the tests of the screen."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from app.night.scenes import (
    AnswerScene,
    BlackScene,
    BoardScene,
    BreakScene,
    CrownScene,
    Declared,
    DisputeView,
    HillView,
    LogoScene,
    Move,
    MovesScene,
    QuestionScene,
    QuestionView,
    Scene,
    StandingsScene,
    TeamView,
    TimerView,
    TimeUpScene,
    WelcomeScene,
)

NAMES = (
    "Совы",
    "Эрудиты",
    "Мозговой штурм",
    "Незнайки",
    "Шестой элемент",
    "Белые медведи",
    "Плохая компания",
    "Сфинкс",
    "Полный привод",
    "Тайм-аут",
    "Бермудский квадрат",
    "Ёжики в тумане",
    "Каскад",
    "Лига снов",
    "Вторая попытка",
    "Нет слов",
    "Кот Шрёдингера",
    "Аргонавты",
    "Третий лишний",
    "Маяк",
    "Без паники",
    "Северный ветер",
    "Точка с запятой",
    "Пять с плюсом",
)
AWKWARD = (
    "Общество с ограниченной ответственностью «Знатоки и попутчики»",
    "Ёлки-палки, ещё и №1 «Ёж»",
    "👑 Цари 😀 горы ☕",
    "שלום עולם",
    "فريق الجبل",
    "Достопримечательностеведение",
    "W",
    "The Unreasonable Effectiveness of Mathematics & Friends 2026",
)
TEXT = "Какой город дважды за XX век менял имя и дважды возвращал прежнее?"


def name_of(number: int) -> str:
    """A name for any number."""
    first = NAMES[(number - 1) % len(NAMES)]
    return first if number <= len(NAMES) else f"{first} {(number - 1) // len(NAMES) + 1}"


def hill(
    count: int,
    summit: int = 10,
    *,
    seed: int = 1,
    king: bool = True,
    step: int | None = None,
    names: tuple[str, ...] = (),
    hold: int = 1,
) -> HillView:
    """A hill of `count` teams: all on `step`, or spread, with a king."""
    chance = Random(seed)
    teams = []
    for number in range(1, count + 1):
        at = chance.randint(0, summit - 1) if step is None else step
        name = names[(number - 1) % len(names)] if names else name_of(number)
        teams.append(TeamView(f"t{number}", number, name, at, at + chance.randint(0, 5), ""))
    if king:
        spot = min(8, count - 1)
        teams[spot] = replace(teams[spot], step=summit, king=True, points=summit + 6)
    ranked = sorted(teams, key=lambda team: (-team.step, -team.points))
    places = {team.id: str(place) for place, team in enumerate(ranked, 1)}
    placed = tuple(replace(team, place=places[team.id]) for team in teams)
    return HillView(summit, placed, hold if king else 0, 3)


def declared(view: HillView) -> HillView:
    """The same with jumps and revolutions where they could stand, and one team withdrawn."""
    teams = []
    for team in view.teams:
        what: Declared | None = None
        if team.step == view.summit - 1:
            what = "revolution"
        elif team.number % 4 == 1 and not team.king:
            what = "jump"
        teams.append(replace(team, declared=what, withdrawn=team.number == 4))
    return replace(view, teams=tuple(teams))


def question(text: str | None = TEXT, partner: str | None = None) -> QuestionView:
    """A question's view."""
    return QuestionView(17, 24, False, 2, 3, partner, text)


def table(view: HillView) -> tuple[TeamView, ...]:
    """The teams, best first."""
    return tuple(sorted(view.teams, key=lambda team: (team.withdrawn, -team.step, -team.points)))


def moves(before: HillView, seed: int = 3) -> MovesScene:
    """A turn in which teams stay, climb, jump and slide, and the Summit changes hands."""
    chance = Random(seed)
    top = before.summit
    made, teams = [], []
    taker = next((t for t in before.teams if t.step == top - 1), None)
    for team in before.teams:
        kind, to = "stayed", team.step
        if team.king and taker is not None:
            kind, to = "deposed", top - 1
        elif team is taker:
            kind, to = "captured", top
        elif not team.king and team.step < top - 1:
            kind = chance.choice(("stayed", "climbed", "climbed", "jumped", "slid"))
            if kind == "jumped" and team.step < top - 2:
                to = team.step + 2
            elif kind == "slid" and team.step > 0:
                to = team.step - 1
            elif kind == "climbed":
                to = team.step + 1
            else:
                kind = "stayed"
        made.append(Move(team.id, kind, team.step, to, to - team.step if to > team.step else 0))  # type: ignore[arg-type]
        teams.append(replace(team, step=to, king=to == top, declared=None))
    return MovesScene(
        17, before, HillView(top, tuple(teams), 0, before.hold_turns), tuple(made), None
    )


def scenes(count: int, names: tuple[str, ...] = ()) -> dict[str, Scene]:
    """Every scene for `count` teams."""
    view = declared(hill(count, names=names))
    plain = hill(count, names=names)
    some = tuple(team for team in view.teams if team.number % 3 != 1 and not team.withdrawn)
    timer = TimerView(60_000, 25_000, True)
    best = table(view)
    dispute = DisputeView(best[1:4], best[1].id, "points")
    made = moves(plain)
    return {
        "welcome": WelcomeScene(
            "Царь Горы. Осенний кубок", "Клуб «Маяк»", "30 ноября 2026", plain.teams
        ),
        "board": BoardScene(view, "answers", question(partner=""), timer, 11),
        "board-declare": BoardScene(view, "declare", None, None, None),
        "board-long": BoardScene(
            view, "answers", question(TEXT * 14, "Кофейня «Зерно»"), timer, 11
        ),
        "board-aloud": BoardScene(view, "question", question(None), None, None),
        "question": QuestionScene(question(partner="Кофейня «Зерно»"), timer, 11, count),
        "question-long": QuestionScene(question((TEXT + " ") * 45), timer, 11, count),
        "time-up": TimeUpScene(question(), 14, count),
        "answer": AnswerScene(
            question(),
            "Санкт-Петербург",
            "Петроград с 1914 года, Ленинград с 1924; имя вернули в 1991 году.",
            some,
            count,
        ),
        "answer-none": AnswerScene(question(), None, None, (), count),
        "moves": made,
        "moves-dispute": replace(made, dispute=dispute),
        "break": BreakScene("Перерыв", 541_000, best[:5]),
        "break-open": BreakScene("", None, best[:3]),
        "standings": StandingsScene(best, view.summit, 17, False),
        "crown": CrownScene(best[0], True, "held", best[:3]),
        "black": BlackScene(),
        "logo": LogoScene("Царь Горы. Осенний кубок"),
    }


def long_questions(text: str) -> tuple[Scene, ...]:
    """A text on the board and alone."""
    timer = TimerView(60_000, 25_000, False)
    view = hill(24)
    return (
        BoardScene(view, "answers", question(text, "Кофейня «Зерно»"), timer, 11),
        QuestionScene(question(text), timer, 11, 24),
    )
