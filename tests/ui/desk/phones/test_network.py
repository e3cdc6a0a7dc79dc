"""The network's sheet: what is chosen is in force at once, and what is wrong is one sentence."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app.night.hall.reception import Fault, PhoneServerError
from app.phones.server import PhoneServer
from app.store.settings import Settings
from tests.ui.desk.phones.hall_rig import HERE, HallRig
from ui import language
from ui.desk.phones.checklist import Checklist
from ui.desk.phones.judge_sheet import JudgeSheet
from ui.desk.phones.network_sheet import NetworkSheet
from ui.desk.phones.phones_sheet import PhonesSheet
from ui.desk.phones.preflight_sheet import PreflightSheet
from ui.desk.phones.words import Phones

Hall = Callable[..., HallRig]


def opened(rig: HallRig) -> NetworkSheet:
    """The sheet, with a keeper that does as the program does."""

    def follow(settings: Settings) -> None:
        files = settings.tls_certificate, settings.tls_key
        entrance = HERE._replace(
            address=settings.phone_address or HERE.address, certificate=files[0], key=files[1]
        )
        rig.link.open(entrance if settings.phones else None)

    rig.keeper.then = follow
    rig.at.network()
    sheet = rig.at.last
    assert isinstance(sheet, NetworkSheet)
    return sheet


def test_phones_can_be_turned_off_and_on(hall: Hall) -> None:
    rig = hall(2)
    sheet = opened(rig)
    sheet.on.setChecked(False)
    sheet.first.click()
    assert not rig.link.reception.is_open
    assert rig.window.footer.phones.isHidden()
    assert rig.window.board.rows[0].phones is None
    again = opened(rig)
    again.on.setChecked(True)
    again.first.click()
    assert rig.link.reception.is_open
    pins = [team.pin for team in rig.link.view.teams]
    assert None not in pins


def test_another_address_is_told_to_phones(hall: Hall) -> None:
    rig = hall(2)
    sheet = opened(rig)
    sheet.address.setEditText("quiz.example.org")
    sheet.first.click()
    assert rig.url.startswith("http://quiz.example.org:")
    assert rig.link._join is not None
    assert rig.link._join.address == rig.url


def test_a_wrong_certificate_is_one_sentence_and_the_sheet_stays(
    hall: Hall, tmp_path: Path
) -> None:
    rig = hall(2)
    sheet = opened(rig)
    before = rig.url, rig.keeper.settings()
    for name in ("cert.pem", "key.pem"):
        (tmp_path / name).write_text("nonsense", encoding="utf-8")
    sheet.certificate.setText(str(tmp_path / "cert.pem"))
    sheet.key.setText(str(tmp_path / "key.pem"))
    sheet.first.click()
    assert sheet.isVisible()
    said = "Cert.pem and key.pem are no certificate and key in PEM form"
    assert sheet.fault.text() == said
    assert (rig.url, rig.keeper.settings()) == before


def test_where_phones_could_not_come_in_the_hall_goes_back_to_what_it_was(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = hall(2)
    sheet = opened(rig)
    before = rig.keeper.settings()
    start = PhoneServer.start

    def barred(server: PhoneServer, host: str, port: int, *more: Any, **named: Any) -> object:
        if "barred.example" in named["names"]:
            raise PhoneServerError(Fault.PORT_BARRED, 80)
        return start(server, host, port, *more, **named)

    monkeypatch.setattr(PhoneServer, "start", barred)
    sheet.address.setEditText("barred.example")
    sheet.first.click()
    assert sheet.isVisible()
    assert sheet.fault.text() == "The system does not let this program use port 80"
    assert rig.keeper.settings() == before
    assert rig.url.startswith("http://127.0.0.1:")
    sheet.on.setChecked(False)
    sheet.first.click()
    assert not sheet.isVisible()


def test_the_judges_link_is_shown_once_copied_and_taken_away(hall: Hall) -> None:
    rig = hall(2)
    rig.at.judge()
    sheet = rig.at.last
    assert isinstance(sheet, JudgeSheet)
    assert sheet.code.isHidden()
    sheet.new.click()
    first = sheet.code.text
    assert first.startswith(f"{rig.url}/judge#")
    assert sheet.address.text() == first
    sheet.new.click()
    assert sheet.code.text != first
    sheet.away.click()
    assert rig.live.night.hall.judge is None
    assert sheet.code.isHidden()
    sheet.likeness.setValue(70)
    assert rig.live.night.hall.likeness == 70


def test_keys_lead_to_the_sheets(hall: Hall) -> None:
    rig = hall(2)
    modifiers = Qt.KeyboardModifier
    for modifier, kind in (
        (modifiers.NoModifier, "PhonesSheet"),
        (modifiers.ShiftModifier, "PreflightSheet"),
        (modifiers.ControlModifier, "CardsSheet"),
    ):
        rig.press(Qt.Key.Key_F7, modifier=modifier)
        assert type(rig.at.last).__name__ == kind
        assert rig.at.last is not None
        rig.at.last.close()


def test_a_port_that_was_taken_is_told_wherever_ports_are(hall: Hall) -> None:
    rig = hall(2)
    with socket.socket() as other:
        other.bind((HERE.listen, 0))
        other.listen()
        asked = other.getsockname()[1]
        assert rig.link.open(HERE._replace(port=asked))
        told = f"Port {asked} is taken by another program"
        port = rig.link.reception.port
        assert port not in (asked, None)
        rig.at.phones()
        assert isinstance(rig.at.last, PhonesSheet)
        assert told in rig.at.last.door.text()
        sheet = opened(rig)
        assert sheet._in_use.text() == f"{told}; this evening's phones use :{port}"
        rig.at.preflight()
        assert isinstance(rig.at.last, PreflightSheet)
        rig.at.last.wait()
        assert told in rig.at.last.itself.text()


def test_without_a_sound_device_the_packs_sounds_are_counted() -> None:
    line = Checklist().sound("", 3)
    assert line.text == "no sound device; 3 questions of the pack have a sound or a video"
    assert line.verdict == "bad"
    assert Checklist().sound("").verdict == "look"


@pytest.mark.parametrize("fault", list(Fault))
def test_every_fault_of_the_server_is_told_in_russian(qapp: QApplication, fault: Fault) -> None:
    error = PhoneServerError(fault, "8090", "own.pem")
    assert Phones().fault(error) == str(error)
    language.install(qapp, "ru")
    try:
        told = Phones().shut(error)
        assert re.search("[а-яё]", told)
        assert "%" not in told
        if fault is not Fault.SYSTEM:
            assert not re.search("[A-Za-z]{3,}", told.replace("own.pem", "").replace("PEM", ""))
    finally:
        language.install(qapp, "en")
