"""The network's sheet: what is chosen is in force at once, and what is wrong is one sentence."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt

from app.store.settings import Settings
from tests.ui.desk.phones.hall_rig import HERE, HallRig
from ui.desk.phones.judge_sheet import JudgeSheet
from ui.desk.phones.network_sheet import NetworkSheet

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
    for name in ("cert.pem", "key.pem"):
        (tmp_path / name).write_text("nonsense", encoding="utf-8")
    sheet.certificate.setText(str(tmp_path / "cert.pem"))
    sheet.key.setText(str(tmp_path / "key.pem"))
    sheet.first.click()
    assert sheet.isVisible()
    said = "Cert.pem and key.pem are no certificate and key in PEM form"
    assert sheet.fault.text() == said
    assert not rig.link.reception.is_open


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
