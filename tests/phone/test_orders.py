"""A captain's orders in Quidditch: a line each, refused with the clause, kept until they arrive."""

from __future__ import annotations

from playwright.sync_api import expect

from app.phones.protocol import Code, Refused, Tact
from tests.phone.conftest import Joins
from tests.phone.night import FakeNight

TEXT = "L2 12(2) throw 5(2)\nL3 13(1) catch"


def tact(number: int = 3) -> Tact:
    return Tact(
        round=number,
        tact=1,
        side="left",
        open=True,
        text="",
        lines=(),
        score=(30, 10),
        players=("L1", "L2", "L3"),
    )


def test_each_order_is_answered_and_a_refused_one_says_the_clause(
    night: FakeNight, joined: Joins
) -> None:
    page = joined()
    night.show_match("t7", tact())
    expect(page.locator("#orders-score")).to_have_text("Счёт 30 : 10")
    expect(page.locator("#orders-where")).to_have_text("Раунд 3, такт 1")
    page.fill("#orders", TEXT)
    expect(page.locator("#orders-status")).to_have_text("⚠ Ходы ещё не отправлены!")
    page.click("#orders-send")
    expect(page.locator("#orders-status")).to_have_text(
        "⚠ Ходы дошли, но отклонено: 1. Почему — ниже."
    )
    lines = page.locator("#orders-lines li")
    expect(lines.nth(0)).to_contain_text("✗ отказ: квоффл бросают на 1–3 клетки (1.2)")
    expect(lines.nth(1)).to_contain_text("✓ принято")


def test_a_player_is_pressed_to_begin_its_line(night: FakeNight, joined: Joins) -> None:
    page = joined()
    night.show_match("t7", tact())
    page.fill("#orders", "L2 -")
    page.click("#orders-players button >> nth=2")
    expect(page.locator("#orders")).to_have_value("L2 -\nL3 ")
    expect(page.locator("#orders")).to_be_focused()


def test_a_player_is_known_by_number_role_and_name(night: FakeNight, joined: Joins) -> None:
    page = joined(size=(320, 568))
    named = tact().model_copy(
        update={"names": ("Иванова", "", "Г" * 60), "roles": ("keeper", "chaser", "seeker")}
    )
    night.show_match("t7", named)
    buttons = page.locator("#orders-players button")
    expect(buttons).to_have_text(["L1 вратарьИванова", "L2 охотник", "L3 ловец" + "Г" * 60])
    page.click("[data-language]")
    expect(buttons.nth(0)).to_have_text("L1 keeperИванова")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    buttons.nth(0).click()
    expect(page.locator("#orders")).to_have_value("L1 ")


def test_orders_that_cannot_be_read_are_refused_as_a_whole(night: FakeNight, joined: Joins) -> None:
    page = joined()
    night.show_match("t7", tact())
    night.answering = lambda letter: Refused(
        id=letter.wish.id,  # type: ignore[union-attr]
        code=Code.NOT_ALLOWED,
        reason="the orders cannot be read: line 1, column 4, 'куда': neither a cell such as "
        "12(2), nor an action",
    )
    page.fill("#orders", "L2 куда")
    page.click("#orders-send")
    expect(page.locator("#orders-status")).to_have_text(
        "✗ Ходы не приняты: ходы не читаются: строка 1, столбец 4, 'куда': "
        "не клетка вида 12(2) и не действие."
    )


def test_unsent_orders_survive_a_reload_and_belong_to_their_round(
    night: FakeNight, joined: Joins
) -> None:
    page = joined()
    night.show_match("t7", tact())
    page.fill("#orders", TEXT)
    page.reload()
    expect(page.locator("#orders")).to_have_value(TEXT)
    expect(page.locator("#orders-status")).to_contain_text("ещё не отправлены")
    night.show_match("t7", tact(4))
    expect(page.locator("#orders-title")).to_have_text("Ходы на раунд 4")
    expect(page.locator("#orders")).to_have_value("")


def test_a_closed_round_takes_no_orders_and_a_team_off_the_pitch_watches(
    night: FakeNight, joined: Joins
) -> None:
    page = joined()
    night.show_match("t7", tact().model_copy(update={"open": False, "text": TEXT}))
    expect(page.locator("#orders-closed")).to_be_visible()
    expect(page.locator("#orders-form")).to_be_hidden()
    night.show("t7", match=None)
    expect(page.locator("#orders-watch")).to_be_visible()
