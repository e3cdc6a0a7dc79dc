"""Orders as text, by hand, refused, cleared: the sheet of a round."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.night.match import intents
from app.night.match.order_text import OrderFault, OrderLine, read_orders, write_order
from app.night.match.refusal import MatchReason, MatchRefusal
from app.night.match.sheets import is_missing, sheet_refusals
from app.night.match.team_text import TeamFault, read_team, write_team
from app.quidditch.orders import ACTIONS, Order
from app.quidditch.pitch import Spot
from app.quidditch.refusal import Reason
from app.quidditch.simulate import simulated_match
from tests.app.night.match.pitchside import Referee

MATCH = simulated_match()
spots = st.builds(Spot, st.integers(1, 125), st.integers(1, 3))


def order(text: str) -> Order:
    (line,) = read_orders(text, MATCH)
    assert isinstance(line, OrderLine), line
    return line.order


def fault(text: str) -> tuple[int, int, str]:
    faults = [line for line in read_orders(text, MATCH) if isinstance(line, OrderFault)]
    return faults[0][:3]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("L2 12(2) throw 5(2)", Order(Spot(12, 2), "throw", Spot(5, 2))),
        ("l2 12 (2) THROW 5( 2 )", Order(Spot(12, 2), "throw", Spot(5, 2))),
        ("L2: 12(2) бросок 5(2)", Order(Spot(12, 2), "throw", Spot(5, 2))),
        ("L2 catch", Order(None, "catch")),
        ("L2 - ловит", Order(None, "catch")),
        ("L2", Order()),
        ("L2 —", Order()),
        ("L5 40(2) beat 38(1) # low; hard", Order(Spot(40, 2), "beat", Spot(38, 1), "low; hard")),
        ('L2 12(2) "up; # and away" catch', Order(Spot(12, 2), "catch", None, "up; # and away")),
        ("L2 12(2) «вверх» # и там", Order(Spot(12, 2), None, None, "вверх и там")),
    ],
)  # fmt: skip
def test_a_line_says_an_order(text: str, said: Order) -> None:
    assert order(text) == said


def test_further_tacts_follow_after_semicolons_and_headings_name_them() -> None:
    text = "# left\nL2 12(2); ; 13(1) catch\n\ntact 3\nL3 -\nТакт 1:\nL3 20(1)\n"
    lines = read_orders(text, MATCH)
    assert [(line.tact, line.player) for line in lines if isinstance(line, OrderLine)] == [
        (1, "L2"), (3, "L2"), (3, "L3"), (1, "L3"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("L99 12(2)", (1, 1, "L99")),
        ("\n  nobody", (2, 3, "nobody")),
        ("L2 12(4)", (1, 4, "12(4)")),
        ("L2 126(1)", (1, 4, "126(1)")),
        ("L2 12(2) 13(2)", (1, 10, "13(2)")),
        ("L2 catch throw 5(2)", (1, 10, "throw")),
        ("L2 throw 5(2) 6(2)", (1, 15, "6(2)")),
        ("L2 12(2); 13(2) jump", (1, 17, "jump")),
    ],
)
def test_what_cannot_be_read_is_named_with_its_place(
    text: str, place: tuple[int, int, str]
) -> None:
    assert fault(text) == place


@given(st.text(max_size=60))
def test_any_text_is_read_or_has_its_faults(text: str) -> None:
    for line in read_orders(text, MATCH):
        assert str(line)
        assert isinstance(line, OrderLine) or line.line >= 1


comments = st.none() | st.text(st.characters(categories=("L", "N"))).map(lambda t: t or None)


@given(st.none() | spots, st.none() | st.sampled_from(ACTIONS), st.none() | spots, comments)
def test_an_order_written_is_read_again(
    to: Spot | None, action: str | None, target: Spot | None, comment: str | None
) -> None:
    known = next((known for known in ACTIONS if known == action), None)
    made = Order(to, known, target if known is not None else None, comment)
    assert order(f"L2 {write_order(made)}") == made


def test_1_2_an_order_is_refused_when_it_is_entered_with_its_clause() -> None:
    host = Referee()
    refused = host.refused(intents.EnterOrder(1, "L2", Order(Spot(80, 1))))
    assert isinstance(refused, MatchRefusal)
    assert (refused.reason, refused.clause, refused.player) == (Reason.HALF_ONLY, "1.2", "L2")
    refused = host.refused(intents.EnterOrder(2, "L2", Order(Spot(20, 1))))
    assert isinstance(refused, MatchRefusal)
    assert refused.reason is MatchReason.NO_SUCH_TACT
    refused = host.refused(intents.EnterText("L2 20(1)\nL3 20(9)"))
    assert "line 2, column 4, '20(9)'" in str(refused)
    refused = host.refused(intents.EnterText("R2 80(1)", "left"))
    assert isinstance(refused, MatchRefusal)
    assert refused.player == "R2"


def test_what_the_rules_refuse_of_a_text_stands_on_the_sheet_and_is_not_played() -> None:
    host = Referee().do(intents.EnterText("L2 20(1)\nL3 20(1)\nL4 90(1)"))
    found = {place: refused.reason for place, refused in sheet_refusals(host.match).items()}
    assert found == {(1, "L3"): Reason.SAME_PLACE, (1, "L4"): Reason.HALF_ONLY}
    refused = host.refused(intents.PlayTact())
    assert isinstance(refused, MatchRefusal)
    assert refused.reason is MatchReason.ORDERS_REFUSED
    host.do(intents.EnterText("L3 21(1)"), intents.ClearOrder("L4"), intents.PlayTact())
    here = host.match.now.at[host.match.match.index["L3"]]
    assert here == Spot(21, 1)


def test_the_order_of_entering_changes_nothing() -> None:
    text = ["L2 20(1)", "L3 21(1)", "R2 90(2)", "R3 91(2)", "R1 120(2)"]
    one = Referee().do(intents.EnterText("\n".join(text)), intents.PlayTact())
    two = Referee().do(*map(intents.EnterText, reversed(text)), intents.PlayTact())
    assert one.match.moments == two.match.moments


def test_1_3_who_gave_no_order_misses_the_turn() -> None:
    host = Referee().round()
    match = host.match
    here = {id_: match.now.at[n] for n, id_ in enumerate(match.match.ids)}
    first, second = [id_ for id_, spot in here.items() if spot is not None][:2]
    assert is_missing(match, first)
    host.do(intents.EnterOrder(2, first, Order()), intents.PlayTact())
    assert not is_missing(host.match, first)
    refused = host.refused(intents.EnterOrder(2, second, Order()))
    assert isinstance(refused, MatchRefusal)
    assert (refused.reason, refused.clause) == (MatchReason.MISSED_TURN, "1.3")
    refused = host.refused(intents.EnterOrder(1, first, Order()))
    assert isinstance(refused, MatchRefusal)
    assert refused.reason is MatchReason.TACT_PLAYED
    host.do(intents.ClearOrder(first))  # it has not missed the turn for that (Q5)
    assert host.match.sheet.tacts[1] == {first: Order()}


def test_what_is_not_there_cannot_be_cleared() -> None:
    host = Referee()
    for player in ("L2", "nobody"):
        assert isinstance(host.refused(intents.ClearOrder(player)), MatchRefusal)


TEAM = """Ночной экспресс
вратарь Саша Гроза
охотник
L7 chaser Kim # quick
beater
защитник Лёва
seeker Нина

запасные:
S1 keeper
"""


def test_a_side_is_read_from_text() -> None:
    team = read_team(TEAM, "left")
    assert not isinstance(team, TeamFault)
    assert team.name == "Ночной экспресс"
    assert [player.id for player in team.players] == ["L1", "L2", "L7", "L3", "L4", "L5"]
    assert team.players[2].name == "Kim"
    assert [player.role for player in team.substitutes] == ["keeper"]
    assert read_team(write_team(team), "left") == team


@pytest.mark.parametrize(
    ("text", "line"), [("A\nB\n", 2), ("A\nL1 keeper\nL1 seeker", 3), ("L1 keeper\nKim", 2)]
)
def test_what_is_no_player_is_named_with_its_line(text: str, line: int) -> None:
    read = read_team(text, "left")
    assert isinstance(read, TeamFault)
    assert read.line == line
    assert str(read)


@pytest.mark.parametrize("text", ["L2 130(2)", "L2 12(4)", "L2 0(1)"])
def test_1_1_a_cell_that_does_not_exist_is_refused_with_its_clause(text: str) -> None:
    (said,) = read_orders(text, MATCH)
    assert isinstance(said, OrderFault)
    assert said.sentence.endswith("(1.1)")
