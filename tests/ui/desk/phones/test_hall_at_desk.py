"""Real phones at a real window: they join, answer, are marked, disagreed on, and blocked."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from html import escape
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.hill.photo import Arrival
from app.hill.rules import RuleSet
from app.night import intents
from app.night.hall.reception import Entrance
from app.night.match.rehearsal import rehearsal_match
from app.night.night import Stage
from app.night.photo import PhotoFinish
from app.night.scenes import WelcomeScene
from app.phones.port import Checked, Enter, Guessing, Seat
from app.phones.protocol import Answer, Done, Mark, Orders
from tests.ui.desk.phones.hall_rig import HallRig, told
from tests.ui.desk.rig import centre
from ui.desk.outlook import Outlook
from ui.desk.phones.captains import CaptainsSheet
from ui.desk.phones.phones_sheet import PhonesSheet

Hall = Callable[..., HallRig]
Y, N, U = Qt.Key.Key_Y, Qt.Key.Key_N, Qt.Key.Key_U


def answers_of(rig: HallRig, texts: dict[int, str]) -> None:
    """Teams' phones join and answer the open question over the wire; then they go."""
    pins = {number: rig.pin(number) for number in texts}
    phones = dict.fromkeys(texts, rig.phone)

    async def clients() -> None:
        async with AsyncExitStack() as stack:
            for number, text in texts.items():
                phone = await stack.enter_async_context(phones[number]())
                assert await phone.join(number, pins[number], f"phone {number}") is None
                link = await phone.open()
                await link.until(lambda m: m["type"] == "view" and m["leading"])
                said = await told(link, type="answer", id=f"answer-{number:04}", turn=1, text=text)
                assert said["type"] == "done", said

    rig.meanwhile(clients())


def test_phones_answer_and_groups_are_marked_with_one_key_each(hall: Hall) -> None:
    rig = hall(4)
    rig.space(2)
    answers_of(rig, {1: "Питер", 2: "питер!", 3: "Ленинград", 4: "ПИТЕР"})
    rig.space()
    groups = rig.window.side.groups
    assert rig.stage is Stage.MARKING
    assert rig.window.side.phase.isHidden()
    card = rig.window.side.question.html
    assert card.index("Answer: ") < card.index(escape(rig.window.view.question.text))
    assert [entry.numbers for entry in groups.entries] == [(1, 2, 4), (3,)]
    assert [entry.proposal for entry in groups.entries] == [True, False]
    assert all(row.mark is None for row in rig.window.view.rows)  # a proposal marks nothing
    rig.press(U)
    assert groups.current == 1
    rig.press(U)
    assert groups.current == 0
    rig.press(Y)
    assert [rig.row(number).mark for number in (1, 2, 3, 4)] == [True, True, None, True]
    rig.press(N)
    assert rig.row(3).mark is False
    rig.press(N)  # one key too many: nothing waits
    assert [rig.row(number).mark for number in (1, 2, 3, 4)] == [True, True, False, True]
    rig.press(U)
    rig.press(N)  # chosen, and judged again
    assert [rig.row(number).mark for number in (1, 2, 3, 4)] == [False, False, False, False]
    rig.press(U)
    rig.press(Y)
    QTest.mouseClick(groups.rows[1].right, Qt.MouseButton.LeftButton)
    assert rig.row(3).mark is True
    rig.space()
    assert rig.stage is Stage.PREVIEW
    assert groups.isHidden()


def test_a_disagreement_is_loud_bars_the_preview_and_is_settled_by_one_key(hall: Hall) -> None:
    rig = hall(3)
    rig.space(2)
    answers_of(rig, {1: "Питер", 2: "Москва", 3: "Рим"})
    rig.space()
    secret = rig.link.reception.hall.new_judge_link()
    assert isinstance(secret, str)
    rig.type("1")
    rig.post(Seat(None, "judge-1"), Mark(id="mark-00001", turn=1, teams=("t1",), mark=False))
    rig.until(lambda: rig.window.view.disagreements)
    groups = rig.window.side.groups
    assert groups.entries[0].state == "differ"
    assert "host ✓" in groups.rows[0].writing.html
    assert "judge ✗" in groups.rows[0].writing.html
    assert rig.window.view.barred is not None
    rig.space()
    assert rig.stage is Stage.MARKING
    rig.press(Y)
    assert rig.window.view.disagreements == ()
    assert rig.row(1).mark is True
    rig.space()
    assert rig.stage is Stage.PREVIEW


def test_the_welcome_shows_who_has_come_and_the_rows_do(hall: Hall) -> None:
    rig = hall(3)
    shots: list[Any] = []
    rig.live.shot.connect(shots.append)
    pins = {1: rig.pin(1)}
    make = rig.phone

    async def client() -> None:
        async with make() as phone:
            assert await phone.join(1, pins[1]) is None
            link = await phone.open()
            await link.until(lambda m: m["type"] == "view")
            rig_sees.append(True)
            await link.until(lambda m: m["type"] == "view" and m["phase"] == "question")

    rig_sees: list[bool] = []

    def asked() -> bool:
        if rig_sees and shots and rig.live.night.stage is Stage.DECLARE:
            scene = shots[-1].scene
            if isinstance(scene, WelcomeScene) and scene.join and "t1" in scene.join.joined:
                assert rig.window.board.rows[0].phones is not None
                assert rig.window.board.rows[0].phones.connected == 1
                assert rig.window.footer.phones.text() == "1/3"
                rig.space()
        return True

    rig.live.beaten.connect(asked)
    rig.meanwhile(client())
    assert rig.stage is Stage.QUESTION


def test_the_same_code_comes_back_between_turns(hall: Hall) -> None:
    rig = hall(3)
    rig.turn("1 2", "1")
    rig.press(Qt.Key.Key_W)
    shot = rig.live._shown
    assert shot is not None
    assert isinstance(shot.scene, WelcomeScene)
    assert shot.scene.join is not None
    assert shot.scene.join.address == rig.url


def test_the_host_blocks_moves_and_lets_lead(hall: Hall) -> None:
    rig = hall(3)
    for phone in ("one", "two"):
        rig.post(Seat("t1", phone), Enter(phone.encode().hex().ljust(64, "0"), f"phone {phone}"))
    rig.until(lambda: len(rig.link.view.teams[0].phones) == 2)
    rig.at.phones()
    sheet = rig.at.last
    assert isinstance(sheet, PhonesSheet)
    two = sheet.item("two")
    assert two is not None
    sheet.tree.setCurrentItem(two)
    sheet.deeds["lead"].click()
    assert rig.live.night.hall.leading["t1"] == "two"
    sheet.deeds["block"].click()
    assert rig.live.night.hall.phones["two"].blocked
    assert not sheet.deeds["lead"].isEnabled()
    sheet.deeds["block"].click()
    assert not rig.live.night.hall.phones["two"].blocked
    sheet.move_phone("two", "t3")
    assert rig.live.night.hall.phones["two"].team == "t3"


def test_guesses_are_warned_of_with_a_new_pin_beside(hall: Hall) -> None:
    rig = hall(3)
    old = rig.pin(2)
    rig.at.phones()
    rig.link.reception.hall.on_guessing(Guessing("t2", "192.168.0.9", 12))
    rig.until(lambda: "12 wrong" in rig.said)
    sheet = rig.at.last
    assert isinstance(sheet, PhonesSheet)
    assert len(sheet._loud) == 1
    sheet.new_pin("t2")
    assert rig.pin(2) != old


def test_a_server_that_cannot_start_is_one_sentence_and_the_evening_goes_on(hall: Hall) -> None:
    rig = hall(3)
    here = Entrance(0, "127.0.0.1", "/nowhere/cert.pem", "/nowhere/key.pem", "127.0.0.1")
    assert not rig.link.open(here)
    rig.at.tell()
    assert rig.said.startswith("Phones cannot come in: cert.pem")
    assert rig.window.footer.phones.text() == "—"
    rig.turn("1 2", "1")
    assert rig.stage is Stage.MOVES


def test_a_photo_finish_is_told_with_both_figures(hall: Hall) -> None:
    rig = hall(3)
    rig.space(2)
    answers_of(rig, {1: "Питер"})
    rig.space()
    rig.type("1")
    rig.space()
    photo = PhotoFinish((Arrival("t1", 12_345, 40), Arrival("t2", 12_360, None)))
    html = Outlook(replace(rig.window.view, photo=photo)).html()
    assert "Photo finish (H19): the order of sending of 2 teams is open" in html
    assert "12.345 s, sent up to 40 ms earlier" in html
    assert "12.360 s, entered by the host" in html


def test_two_near_arrivals_make_a_photo_finish_in_the_preview(hall: Hall) -> None:
    rig = hall(2, rules=RuleSet(summit=3))
    seats = [Seat("t1", "one"), Seat("t2", "two")]
    for seat in seats:
        rig.post(seat, Enter(seat.phone.encode().hex().ljust(64, "0"), ""))
    rig.until(lambda: len(rig.live.night.hall.phones) == 2)
    for turn in (1, 2, 3):
        if rig.stage is Stage.MOVES:
            rig.space()
        rig.space(2)
        for seat in seats:
            rig.post(seat, Answer(id=f"{seat.phone}-answer-{turn}", turn=turn, text="Питер"), 5_000)
        rig.until(lambda: rig.window.view.answered == 2)
        rig.space()
        rig.type("1 2")
        rig.space()
        if turn < 3:
            rig.space()
    assert rig.window.view.photo is not None
    assert "up to 5000 ms earlier" in rig.window.side.phase.html


def test_a_captains_orders_stand_on_the_sheet_at_once_and_the_time_is_shown(hall: Hall) -> None:
    rig = hall(2)
    assert rig.live.do(rehearsal_match(1, "en")) is None
    assert rig.live.do(intents.SwitchMode("pitch")) is None
    rig.at.captains()
    sheet = rig.at.last
    assert isinstance(sheet, CaptainsSheet)
    box = sheet.sides["left"]
    box.setCurrentIndex(box.findData("t1"))
    box.activated.emit(box.currentIndex())
    assert rig.live.night.hall.captains == {"left": "t1"}
    sheet.begin.click()
    assert "Time left for orders" in sheet.left.text()
    rig.until(lambda: "·" in rig.window.footer.phones.text())
    rig.post(Seat("t1", "one"), Enter("ab" * 32, ""))
    rig.until(lambda: rig.live.night.hall.leading.get("t1") == "one")
    orders = Orders(id="orders-0001", round=1, text="L2 stay")
    rig.post(Seat("t1", "one"), orders)
    rig.until(lambda: any(getattr(r, "id", "") == "orders-0001" for r in rig.replies))
    assert any(isinstance(r, Done) and r.id == "orders-0001" for r in rig.replies)
    rig.until(lambda: any(rig.live.night.match.sheet.tacts))  # type: ignore[union-attr]
    sheet.no_limit.click()
    assert rig.link.orders_left() is None


def test_preflight_names_addresses_lists_phones_and_says_what_to_look_at(hall: Hall) -> None:
    rig = hall(2)
    rig.at.preflight()
    sheet: Any = rig.at.last
    rig.until(lambda: sheet._told is not None and sheet._answers is not None)
    assert sheet.url.text() == f"{rig.url}/test"
    assert sheet.itself.text().startswith("✓")
    assert [line.verdict for line in sheet.lines if line.name == "Projector"] == ["good"]
    assert "125 %" in sheet.lines[0].text
    assert sheet.hints.isHidden()
    sheet.stay_silent()
    assert f"port {rig.link.reception.port}" in sheet.hints.text()
    rig.link.reception.hall.on_checked(Checked("192.168.0.17", 23))
    rig.until(lambda: "192.168.0.17 — 23 ms" in sheet.tested.text())
    assert sheet.hints.isHidden()
    QTest.mouseClick(sheet.sound, Qt.MouseButton.LeftButton, pos=centre(sheet.sound))
    assert rig.checks.sounds == 1
