"""Joining: the door's list, the table card's link, the PIN, what goes wrong and how it is said."""

from __future__ import annotations

from dataclasses import replace

from playwright.sync_api import expect

from app.phones.port import Door
from tests.phone.conftest import Joins, Phones
from tests.phone.night import PIN, FakeNight


def test_a_team_is_found_by_number_or_name_and_joined_with_its_pin(
    night: FakeNight, phone: Phones
) -> None:
    page = phone(night.url)
    expect(page.locator("#teams li")).to_have_count(3)
    page.fill("#search", "ежик")
    expect(page.locator("#teams li")).to_have_count(1)
    page.fill("#search", "12")
    expect(page.locator("#teams .name")).to_have_text("Sherlock's Friends")
    page.click("#teams button")
    expect(page.locator("#pin")).to_be_focused()
    page.fill("#pin", PIN)
    page.fill("#label", "Аня")
    page.keyboard.press("Enter")
    expect(page.locator("#who-name")).to_have_text("Sherlock's Friends")
    assert [known.label for known in night.door.phones] == ["Аня"]


def test_a_table_cards_link_chooses_the_team(night: FakeNight, phone: Phones) -> None:
    page = phone(f"{night.url}#7")
    expect(page.locator("#chosen .name")).to_have_text("Ёжики в тумане")
    page.click("#other")
    expect(page.locator("#teams li")).to_have_count(3)


def test_a_wrong_pin_is_said_and_another_try_is_free(night: FakeNight, phone: Phones) -> None:
    page = phone(f"{night.url}#7")
    page.click("#join-go")
    expect(page.locator("#join-fault")).to_have_text("Введите PIN-код: 6 цифр")
    page.fill("#pin", "000000")
    page.click("#join-go")
    expect(page.locator("#join-fault")).to_have_text("PIN-код не подходит к этой команде")
    page.fill("#pin", f"{PIN[:3]} {PIN[3:]}")
    page.click("#join-go")
    expect(page.locator("#seat")).to_be_visible()


def test_the_wait_of_a_slowed_guesser_counts_down(night: FakeNight, phone: Phones) -> None:
    page = phone(f"{night.url}#7", lang="en-US")
    page.clock.install()
    body = '{"code": "slow-down", "wait_ms": 9000}'
    page.route("**/join", lambda route: route.fulfill(status=429, body=body))
    page.fill("#pin", PIN)
    page.click("#join-go")
    expect(page.locator("#join-fault")).to_have_text("Too many attempts, wait")
    expect(page.locator("#join-go")).to_have_text("Wait 9 s")
    expect(page.locator("#join-go")).to_have_attribute("aria-disabled", "true")
    page.clock.run_for(5000)
    expect(page.locator("#join-go")).to_have_text("Wait 4 s")
    page.clock.run_for(5000)
    expect(page.locator("#join-go")).to_have_text("Join")
    page.unroute("**/join")
    page.click("#join-go")
    expect(page.locator("#seat")).to_be_visible()


def test_a_door_without_teams_is_asked_again(night: FakeNight, phone: Phones) -> None:
    full, night.door = night.door, Door("Осенний кубок")
    night.server.publish_door(night.door)
    page = phone(night.url)
    page.clock.install()
    page.reload()
    expect(page.locator("#found")).to_contain_text("Команд пока нет")
    night.door = full
    night.server.publish_door(full)
    page.clock.run_for(3_000)
    expect(page.locator("#teams li")).to_have_count(3)


def test_a_rehearsal_says_so_at_the_door_and_inside(night: FakeNight, joined: Joins) -> None:
    night.door = replace(night.door, rehearsal=True)
    night.show("t7", rehearsal=True)
    page = joined()
    expect(page.locator("#rehearsal")).to_be_visible()


def test_leaving_asks_first_and_the_way_back_needs_the_pin(night: FakeNight, joined: Joins) -> None:
    page = joined()
    page.click("#leave")
    page.click("#leave-stay")
    expect(page.locator("#leave-ask")).to_be_hidden()
    page.click("#leave")
    page.click("#leave-go")
    expect(page.locator("#alert-text")).to_have_text("Телефон вышел из команды.")
    expect(page.locator("#join")).to_be_visible()
    page.reload()
    expect(page.locator("#join")).to_be_visible()
    assert night.door.phones == ()


def test_a_blocked_phone_says_so_and_comes_back_when_the_host_relents(
    night: FakeNight, joined: Joins
) -> None:
    page = joined()
    night.block()
    expect(page.locator("#alert-text")).to_contain_text("закрыл этому телефону доступ")
    expect(page.locator("#seat")).to_be_hidden()
    page.reload()
    expect(page.locator("#alert-text")).to_contain_text("закрыл этому телефону доступ")
    night.block(False)
    page.click("#again")
    expect(page.locator("#seat")).to_be_visible()
    expect(page.locator("#alert")).to_be_hidden()


def test_a_phone_that_is_taken_out_of_its_team_is_led_to_the_door(
    night: FakeNight, joined: Joins
) -> None:
    page = joined()
    night.door = replace(night.door, phones=())
    night.server.publish_door(night.door)
    expect(page.locator("#alert-text")).to_contain_text("больше не в команде")
    expect(page.locator("#enter")).to_be_visible()


def test_a_moved_phone_says_whose_it_is_now(night: FakeNight, joined: Joins) -> None:
    page = joined()
    night.move("t12")
    expect(page.locator("#moved")).to_have_text(
        "Ведущий перевёл этот телефон: теперь вы — команда 12."
    )
    expect(page.locator("#who-name")).to_have_text("Sherlock's Friends")
