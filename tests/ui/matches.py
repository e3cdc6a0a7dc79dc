"""Quidditch scenes to paint: shared by the tests of the pitch."""

from __future__ import annotations

from dataclasses import replace

from app.night.pitch_scene import (
    BeatView,
    BludgerView,
    LineView,
    PitchScene,
    PitchView,
    PlaceView,
    PlayerView,
    Role,
    Side,
)

LONG = (
    "Общество с ограниченной ответственностью «Знатоки и попутчики»",
    "The Unreasonable Effectiveness of Mathematics & Friends 2026",
)
_ROLES: tuple[Role, ...] = (
    "keeper",
    "chaser",
    "chaser",
    "chaser",
    "beater",
    "beater",
    "seeker",
)
_LEFT = ((6, 2), (36, 1), (47, 3), (96, 2), (45, 3), (60, 2), (69, 1))
_RIGHT = ((119, 2), (12, 2), (80, 1), (100, 2), (54, 2), (88, 3), (72, 1))


def place(cell: int, height: int) -> PlaceView:
    """A cell and a height."""
    return PlaceView(cell, height)


def player(side: Side, number: int, at: tuple[int, int] | None) -> PlayerView:
    """Player 1 to 7 of a side."""
    label = {3: "17", 5: "23"}.get(number, str(number)) if side == "right" else str(number)
    where = None if at is None else PlaceView(*at)
    return PlayerView(
        f"{side[0]}{number}", side, _ROLES[number - 1], label, f"Игрок {number}", where
    )


def view(snitch: bool = True) -> PitchView:
    """Fourteen players, the quaffle in a chaser's hands, a beaten bludger and a free one."""
    men = [player("left", n, at) for n, at in enumerate(_LEFT, 1)]
    men += [player("right", n, at) for n, at in enumerate(_RIGHT, 1)]
    held = tuple(replace(man, holds=man.id == "r2") for man in men)
    bludgers = BludgerView(1, place(54, 2), False), BludgerView(2, place(91, 3), True)
    return PitchView(held, None, bludgers, place(71, 3) if snitch else None)


def moved(of: PitchView, **places: tuple[int, int] | None) -> PitchView:
    """The view with some players elsewhere, by id; None takes one off until round 9."""
    made = []
    for man in of.players:
        if man.id not in places:
            made.append(man)
            continue
        at = places[man.id]
        if at is None:
            made.append(replace(man, at=None, back_in_round=9, holds=False))
        else:
            made.append(replace(man, at=PlaceView(*at), back_in_round=None))
    return replace(of, players=tuple(made))


def who(of: PitchView, name: str) -> PlayerView:
    """A player by id."""
    return next(man for man in of.players if man.id == name)


def holding(of: PitchView, name: str | None, loose: tuple[int, int] | None = None) -> PitchView:
    """The view with the quaffle in other hands, or loose."""
    men = tuple(replace(man, holds=man.id == name) for man in of.players)
    return replace(of, players=men, quaffle=None if loose is None else PlaceView(*loose))


def standing(snitch: bool = True, **changes: object) -> PitchScene:
    """A standing picture in round 7: two are off."""
    some = moved(view(snitch), l5=None)
    men = tuple(replace(man, at=None, out=True) if man.id == "r6" else man for man in some.players)
    scene = PitchScene(
        "Красные драконы",
        "Вороны",
        7,
        25,
        2,
        3,
        "normal",
        (30, 20),
        (30, 20),
        replace(some, players=men),
        (),
        "orders",
    )
    return replace(scene, **changes)  # type: ignore[arg-type]


def tact() -> PitchScene:
    """A tact with something in every stage: flights with a fall, a throw, bludgers, a goal."""
    start = standing().before
    flown = moved(
        start, l2=(37, 2), l3=(55, 3), l4=(95, 3), l6=(61, 2), l7=(70, 2), r3=(79, 1), r7=(63, 1)
    )
    flown = moved(flown, r4=None)
    thrown = holding(flown, None, (5, 2))
    struck = moved(thrown, l6=None)
    bludgers = BludgerView(1, place(61, 2), False), BludgerView(2, place(90, 2), True)
    struck = replace(struck, bludgers=bludgers)
    caught = struck
    scored = holding(struck, None, (63, 2))
    beats = (
        BeatView(1, flown, (LineView("fell", who(start, "r4"), rounds=1),)),
        BeatView(2, thrown, (LineView("thrown", who(flown, "r2"), at=place(5, 2)),)),
        BeatView(
            3,
            struck,
            (
                LineView("beaten", who(struck, "r5"), at=place(90, 2)),
                LineView("hit", who(thrown, "l6"), rounds=2),
            ),
        ),
        BeatView(4, caught, ()),
        BeatView(5, scored, (LineView("goal", who(scored, "r2"), points=10),)),
        BeatView(6, scored, (LineView("reset"),)),
    )
    return replace(standing(), beats=beats, score_after=(30, 30), waiting="nothing")


def all_fly() -> PitchScene:
    """A stage in which all fourteen players and every ball move."""
    start = view()
    shift = {man.id: man.at.cell + 1 for man in start.players if man.at is not None}
    ends = moved(start, **{name: (cell, 2) for name, cell in shift.items()})
    bludgers = tuple(replace(ball, at=place(ball.at.cell + 9, 2)) for ball in start.bludgers)
    ends = replace(holding(ends, None, (30, 2)), bludgers=bludgers, snitch=place(80, 2))
    beats = (BeatView(1, ends, (LineView("lost_action", who(start, "l2")),)),)
    return replace(standing(), before=start, beats=beats)


def crowded(men: int, cell: int = 63) -> PitchScene:
    """`men` players and every ball on one cell."""
    scene = standing()
    made = []
    for k, man in enumerate(scene.before.players):
        if k < men:
            made.append(replace(man, at=place(cell, 1 + k % 3), out=False, back_in_round=None))
        else:
            made.append(man)
    bludgers = tuple(BludgerView(n, place(cell, n), n == 1) for n in (1, 2))
    before = PitchView(tuple(made), None, bludgers, place(cell, 3))
    return replace(scene, before=before)


def scenes() -> dict[str, PitchScene]:
    """Pictures of every kind."""
    plain = standing()
    return {
        "standing": plain,
        "tact": tact(),
        "long": standing(left=LONG[0], right=LONG[1], score=(1240, 1170), score_after=(1240, 1170)),
        "first": standing(
            False,
            round=1,
            tact=1,
            tacts=1,
            kind="first",
            score=(0, 0),
            score_after=(0, 0),
            seed_hash="4f0c" * 16,
        ),
        "penalty": standing(kind="penalty", waiting="referee"),
        "crowded-3": crowded(3),
        "crowded-7": crowded(7),
        "crowded-14": crowded(14),
        "finished": standing(
            finished="snitch", score_after=(30, 170), score=(30, 170), waiting="nothing"
        ),
    }
