"""The moves tell their story in order: slides, climbs and jumps, then the Summit."""

from dataclasses import replace

from app.night.scenes import DisputeView, HillView, Move, MovesScene, Shot
from tests.ui import pictures
from ui.language import translator_for
from ui.paint import motion, mountain, plan_shot
from ui.paint.box import HEIGHT, Box
from ui.paint.pieces import Piece
from ui.paint.plateau import Plateau
from ui.paint.shape import Shape
from ui.paint.slope import Slope
from ui.paint.token import Token
from ui.paint.words import Screen

AREA = Box(0, 0, 1123, HEIGHT)


def night() -> MovesScene:
    """The king falls to a revolution, one team jumps, one climbs, one slides, one stays."""
    start = pictures.hill(6, king=False, step=4)
    steps = {"t1": 10, "t2": 9, "t3": 4, "t4": 4, "t5": 4, "t6": 4}
    ends = {"t1": 9, "t2": 10, "t3": 6, "t4": 5, "t5": 3, "t6": 4}
    kinds = ("deposed", "captured", "jumped", "climbed", "slid", "stayed")
    before = [replace(team, step=steps[team.id], king=team.id == "t1") for team in start.teams]
    before[1] = replace(before[1], declared="revolution")
    before[2] = replace(before[2], declared="jump")
    after = [
        replace(team, step=ends[team.id], king=team.id == "t2", declared=None) for team in before
    ]
    moves = tuple(
        Move(team.id, kind, team.step, ends[team.id], 0)  # type: ignore[arg-type]
        for team, kind in zip(before, kinds, strict=True)
    )
    return MovesScene(
        7, HillView(10, tuple(before), 2, 3), HillView(10, tuple(after), 0, 3), moves, None
    )


def tokens(scene: MovesScene, at_ms: int) -> dict[int, Token]:
    """The tokens at a moment, by their numbers."""
    shape = mountain.shape_of(AREA, scene.after)
    made = motion.tokens_at(scene, shape, motion.tracks(scene, shape), motion.stages(scene), at_ms)
    return {piece.face.number: piece for piece in made if isinstance(piece, Token)}


def spots(pieces: dict[int, Token]) -> dict[int, tuple[float, float]]:
    return {number: (round(token.x, 3), round(token.y, 3)) for number, token in pieces.items()}


def board(view: HillView) -> dict[int, tuple[float, float]]:
    shape: Shape = mountain.shape_of(AREA, view)
    return spots({token.face.number: token for token in mountain.tokens(shape, view)})


def test_it_begins_and_ends_as_the_boards_before_and_after() -> None:
    scene = night()
    assert spots(tokens(scene, 0)) == board(scene.before)
    assert spots(tokens(scene, motion.stages(scene).done)) == board(scene.after)


def test_slides_come_first_then_climbs_then_the_summit() -> None:
    scene = night()
    when = motion.stages(scene)
    start, slid = spots(tokens(scene, 0)), spots(tokens(scene, when.climb))
    climbed = spots(tokens(scene, when.summit - 1))
    end = spots(tokens(scene, when.done))
    assert slid[5] == end[5] != start[5]
    assert [slid[number] for number in (1, 2, 3, 4, 6)] == [
        start[number] for number in (1, 2, 3, 4, 6)
    ]
    assert climbed[3] == end[3]
    assert climbed[4] == end[4]
    assert climbed[1] == start[1]
    assert climbed[2] != end[2]
    assert when.slide < when.climb < when.summit < when.done


def test_a_jump_flies_in_an_arc_and_a_climb_walks() -> None:
    scene = night()
    when = motion.stages(scene)
    shape = mountain.shape_of(AREA, scene.after)
    jump, climb = motion.tracks(scene, shape)[2:4]
    assert jump.leap > 0
    assert climb.leap == 0
    x, y, _ = motion.place(jump, when, jump.begin + jump.lasts // 2)
    straight = (jump.start[1] + jump.camp[1]) / 2
    assert straight - y > 30
    assert abs(x - (jump.start[0] + jump.camp[0]) / 2) < 1


def test_declarations_stay_until_they_are_played() -> None:
    scene = night()
    when = motion.stages(scene)
    assert tokens(scene, 0)[2].face.declared == "revolution"
    assert tokens(scene, when.summit)[2].face.declared == "revolution"
    assert tokens(scene, when.summit)[3].face.declared is None
    assert tokens(scene, when.done)[2].face.declared is None


def test_the_summit_is_empty_between_two_kings() -> None:
    scene = night()
    shape = mountain.shape_of(AREA, scene.after)
    when = motion.stages(scene)
    stamps = motion.stamps(scene, shape, motion.tracks(scene, shape), when)
    tops = [stamp for stamp in stamps if isinstance(stamp.piece, Plateau)]
    seen = [(stamp.at_ms, stamp.piece.king) for stamp in tops if isinstance(stamp.piece, Plateau)]
    assert seen == [(when.summit, False), (when.done, True)]
    assert [stamp.at_ms for stamp in stamps] == sorted(stamp.at_ms for stamp in stamps)


def test_slopes_are_climbed_a_step_at_a_time() -> None:
    scene = night()
    shape = mountain.shape_of(AREA, scene.after)
    stamps = motion.stamps(scene, shape, motion.tracks(scene, shape), motion.stages(scene))
    slopes = [stamp.piece for stamp in stamps if isinstance(stamp.piece, Slope)]
    steps = {number: [s.step for s in slopes if s.number == number] for number in range(1, 7)}
    assert steps == {1: [], 2: [], 3: [5, 6], 4: [5], 5: [3], 6: []}


def all_pieces(scene: MovesScene, motion_on: bool) -> tuple[Piece, ...]:
    plan = plan_shot(Shot(scene), 1920, motion_on, Screen(translator_for("en")))
    shown = plan.final if plan.final is not None else plan.still
    return (*shown, *plan.live(plan.until_ms))


def test_without_motion_the_end_is_shown_at_once() -> None:
    moving, still = all_pieces(night(), True), all_pieces(night(), False)
    assert set(moving) == set(still)


def test_a_dispute_is_open_until_its_end_is_seen() -> None:
    scene = night()
    scene = replace(scene, dispute=DisputeView(scene.after.teams[1:4], "t2", "points"))
    plan = plan_shot(Shot(scene), 1920, True, Screen(translator_for("en")))
    when = motion.stages(scene)

    def told(at_ms: int) -> list[str]:
        return [
            text.text
            for stamp in plan.stamps
            if stamp.at_ms == at_ms
            for text in stamp.piece.written()
        ]

    assert "Dispute for the lead" in told(when.summit)
    assert "Dispute for the lead" in told(when.done)


def test_an_empty_turn_takes_no_time_but_the_lead() -> None:
    view = pictures.hill(8)
    moves = tuple(Move(team.id, "stayed", team.step, team.step, 0) for team in view.teams)
    when = motion.stages(MovesScene(1, view, view, moves, None))
    assert when.done == motion.LEAD_MS


def test_a_team_that_came_between_stands_where_it_is() -> None:
    scene = night()
    shorter = replace(scene, before=replace(scene.before, teams=scene.before.teams[:5]))
    assert spots(tokens(shorter, 0))[6] == spots(tokens(shorter, 99_999))[6]
