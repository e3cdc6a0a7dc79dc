"""Orders entered by keys, by clicks, as text and pasted; what is refused says its clause."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.night.match import intents as wishes
from app.night.match.scene import pitch_scene
from app.night.match.values import Order, Spot
from tests.ui.desk.rig import centre
from tests.ui.pitch.desk.pitch_rig import PitchRig
from ui.pitch.desk.hexes import Hexes, beside
from ui.pitch.desk.latin import latin_sides
from ui.pitch.desk.paste_sheet import PasteSheet

Pages = Callable[..., PitchRig]
KEY = Qt.Key


def order(rig: PitchRig, player: str, tact: int = 1) -> Order | None:
    return rig.match.sheet.tacts[tact - 1].get(player)


def test_a_tact_is_entered_and_played_by_the_keyboard_alone(referee: Pages) -> None:
    rig = referee()
    rig.press(KEY.Key_PageDown)  # the left keeper, on its first cell
    assert rig.page.referee.hand.player == "L1"
    rig.press(KEY.Key_3, KEY.Key_Return)
    assert order(rig, "L1") == Order(Spot(5, 3))
    rig.press(KEY.Key_PageDown, KEY.Key_Down, KEY.Key_Return, KEY.Key_C)
    assert order(rig, "L2") == Order(Spot(18, 2), "catch")
    rig.press(KEY.Key_Escape)
    assert rig.page.referee.hand.player is None
    rig.space()
    assert rig.match.now.round == 2
    assert rig.match.now.at[rig.match.match.index["L1"]] == Spot(5, 3)


def test_a_player_is_clicked_then_a_lit_cell_then_the_target(referee: Pages) -> None:
    rig = referee()
    rig.play(1)
    player = next(p for p in ("L2", "L3", "L4") if rig.match.now.at[rig.match.match.index[p]])
    rig.choose(player)
    here = rig.match.now.at[rig.match.match.index[player]]
    assert here is not None
    lit = rig.page.board.view.lit
    assert here.cell in lit
    assert len(lit) == 7
    goal = max(lit)
    rig.click(goal)
    assert order(rig, player) == Order(Spot(goal, here.height))
    rig.press(KEY.Key_T)
    targets = rig.page.board.view.lit
    assert goal not in targets
    rig.press(KEY.Key_1)
    rig.click(max(targets))
    assert order(rig, player) == Order(Spot(goal, here.height), "throw", Spot(max(targets), 1))


def test_the_wheel_turns_the_height_of_a_flight(referee: Pages) -> None:
    rig = referee()
    rig.choose("R1")
    rig.click(119)
    board = rig.page.board
    spot = QPointF(board.rect().center())
    event = QWheelEvent(
        spot, QPointF(board.mapToGlobal(spot.toPoint())), QPoint(), QPoint(0, 120),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase,
        False,
    )  # fmt: skip
    QApplication.sendEvent(board, event)
    assert order(rig, "R1") == Order(Spot(119, 3))


def test_orders_are_typed_in_both_alphabets(referee: Pages) -> None:
    rig = referee()
    rig.type("L1 6(2)")
    rig.type("Л2 17(1) лови # ждёт квоффл")
    assert order(rig, "L1") == Order(Spot(6, 2))
    assert order(rig, "L2") == Order(Spot(17, 1), "catch", None, "ждёт квоффл")
    assert rig.line.text() == ""
    assert latin_sides("Л2 1\nП3 2\nL4 3", ("L2", "R3")) == "L2 1\nR3 2\nL4 3"
    assert latin_sides("Л2 1", ("Л2",)) == "Л2 1"


def test_the_line_says_what_it_would_do_before_enter(referee: Pages) -> None:
    rig = referee()
    rig.put("L2 12(9)")
    assert "12(9)" in rig.said
    rig.press(KEY.Key_Return)
    assert rig.line.text() == "L2 12(9)"
    assert order(rig, "L2") is None


def test_the_line_says_when_its_orders_are_for_a_later_tact(referee: Pages) -> None:
    rig = referee()
    rig.play(1)
    rig.choose("L1")
    rig.press(KEY.Key_F4)
    assert rig.page.reading("L2 -") == ("Enter enters the orders, the first for tact 2", "ask")
    rig.press(KEY.Key_Escape)
    assert rig.page.reading("L2 -") == ("Enter enters the orders", "hint")


def test_a_refused_order_says_its_clause_on_the_line_and_on_the_sheet(referee: Pages) -> None:
    rig = referee()
    rig.choose("L2")
    rig.click(60)  # not its half
    assert "17–50" in rig.said
    assert "1.2" in rig.said
    assert order(rig, "L2") is None
    rig.type("L3 60(2)")  # typed orders stand on the sheet until they are put right
    row = rig.page.sheets["left"].row_of("L3")
    assert row is not None
    assert "1.2" in row.accessibleDescription()
    assert row.view is not None
    assert row.view.orders[0].state == "refused"
    rig.space()
    assert rig.match.now.round == 1
    assert "1.2" in rig.page.bar.next.accessibleDescription()


def test_refused_orders_are_counted_and_stay_red_while_hidden(referee: Pages) -> None:
    rig = referee()
    rig.type("L3 60(2)")
    sheet = rig.page.sheets["left"]
    assert "1 order refused" in sheet.state.text()
    rig.press(KEY.Key_H)
    row = sheet.row_of("L3")
    assert row is not None
    assert row.view is not None
    assert (row.view.orders[0].text, row.view.orders[0].state) == ("•••", "refused")
    assert "1 order refused" in sheet.state.text()


def test_a_whole_team_is_pasted(referee: Pages) -> None:
    rig = referee()
    rig.press(KEY.Key_P, modifier=Qt.KeyboardModifier.ControlModifier)
    sheet = rig.dialogs.last
    assert isinstance(sheet, PasteSheet)
    sheet.text.setPlainText("Л1 6(2)\nЛ2 17(1) ???")
    assert "???" in sheet.fault.text()
    assert not sheet.first.isEnabled()
    sheet.text.setPlainText("Л1 6(2)\nЛ2 17(1)\nЛ3 25(2)")
    QTest.mouseClick(sheet.first, Qt.MouseButton.LeftButton, pos=centre(sheet.first))
    assert [bool(order(rig, p)) for p in ("L1", "L2", "L3", "L4")] == [True, True, True, False]
    assert rig.page.sheets["left"].state.text().startswith("4 ")


def test_several_lines_pasted_on_the_command_line_are_orders(referee: Pages) -> None:
    rig = referee()
    QApplication.clipboard().setText("Л1 6(2)\nЛ2 17(1)\nП1 120(2)\n")
    rig.press(KEY.Key_V, modifier=Qt.KeyboardModifier.ControlModifier)
    assert [bool(order(rig, p)) for p in ("L1", "L2", "R1")] == [True] * 3
    assert rig.line.text() == ""


def test_a_comment_is_added_and_an_order_taken_off(referee: Pages) -> None:
    rig = referee()
    rig.choose("L2")
    rig.click(17)
    rig.press(KEY.Key_M)
    assert rig.line.text().endswith("# ")
    rig.put("смотрит на ворота")
    rig.press(KEY.Key_Return)
    found = order(rig, "L2")
    assert found is not None
    assert found.comment == "смотрит на ворота"
    rig.press(KEY.Key_Delete)
    assert order(rig, "L2") is None


def test_the_hall_sees_no_order_and_hidden_orders_are_not_on_the_desk(referee: Pages) -> None:
    rig = referee()
    rig.play(2)
    before = pitch_scene(rig.match)
    rig.orders()
    assert pitch_scene(rig.match) == before
    rig.press(KEY.Key_H)
    assert rig.page.board.view.plans == {}
    row = rig.page.sheets["left"].row_of("L2")
    assert row is not None
    assert {cell.text for cell in row.view.orders if row.view} <= {"•••", "", "–"}
    rig.press(KEY.Key_H)
    assert rig.page.board.view.plans


def test_a_player_who_is_off_says_until_when(referee: Pages) -> None:
    rig = referee()
    rig.play(6)
    absent = [v for s in rig.page.sheets.values() for r in s.rows if r.view for v in [r.view.player]
              if v.back_in_round]  # fmt: skip
    assert absent
    row = rig.page.sheets[absent[0].side].row_of(absent[0].id)
    assert row is not None
    assert f"until round {absent[0].back_in_round}" in row.accessibleName()


def test_next_tact_and_orders_of_later_tacts(referee: Pages) -> None:
    rig = referee()
    rig.play(1)
    rig.choose("R1")
    rig.press(KEY.Key_F4)
    assert rig.page.referee.hand.tact == 2
    rig.press(KEY.Key_S)
    assert order(rig, "R1", 2) == Order()
    rig.want(wishes.PlayTact())
    assert rig.page.referee.hand.tact >= 2


def test_every_cell_is_found_under_its_own_middle(referee: Pages) -> None:
    hexes: Hexes = referee().page.board.hexes
    assert [hexes.cell_at(hexes.centre(cell)) for cell in range(1, 126)] == list(range(1, 126))
    assert hexes.cell_at(QPointF(-50, -50)) is None
    assert beside(63, 1, 0) == 64
    assert beside(67, 1, 0) == 67
    assert beside(1, 0, -1) == 1
    assert beside(2, 0, 1) in (6, 7)
