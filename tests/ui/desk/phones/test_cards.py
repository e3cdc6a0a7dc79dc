"""Table cards: what a scanner reads from the PDF, long names, the Wi-Fi's code."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from app.night.hall.reception import qr_matrix
from tests.ui.desk.phones.hall_rig import HallRig
from tests.ui.pictures import AWKWARD
from ui.desk.phones.cards import TableCard, Wifi, pages, picture_of_page, write_pdf
from ui.desk.phones.cards_sheet import CardsSheet
from ui.paint.qr import runs

Hall = Callable[..., HallRig]


def read_codes(picture: Path) -> set[str]:
    """What a scanner finds in a picture."""
    found = subprocess.run(
        ["zbarimg", "-q", "--raw", str(picture)], capture_output=True, check=False, timeout=60
    )
    return set(found.stdout.decode().splitlines())


def cards(names: tuple[str, ...]) -> tuple[TableCard, ...]:
    url = "http://192.168.100.150:8090/#"
    return tuple(
        TableCard(n, name, f"{n:06}", f"{url}{n}", "Кубок") for n, name in enumerate(names, 1)
    )


def test_a_wifi_is_written_as_phones_read_it() -> None:
    assert Wifi("Hall", "a;b").code() == "WIFI:T:WPA;S:Hall;P:a\\;b;;"
    assert Wifi("Open").code() == "WIFI:T:nopass;S:Open;;"


def test_runs_are_the_dark_modules() -> None:
    code = qr_matrix("x")
    dark = {(row, start + n) for row, start, length in runs(code) for n in range(length)}
    assert dark == {
        (r, c) for r, row in enumerate(code) for c, is_dark in enumerate(row) if is_dark
    }


@pytest.mark.skipif(shutil.which("zbarimg") is None, reason="no zbarimg: nothing scans the cards")
@pytest.mark.skipif(shutil.which("pdftoppm") is None, reason="no pdftoppm: no PDF is looked at")
def test_every_code_of_the_pdf_can_be_scanned(qapp: QApplication, tmp_path: Path) -> None:
    made, wifi = cards((*AWKWARD, "Совы")), Wifi("Маяк-гости", "chajka 2026")
    assert pages(len(made)) == 2
    assert write_pdf(str(tmp_path / "cards.pdf"), made, wifi)
    subprocess.run(
        ["pdftoppm", "-r", "200", "-png", "cards.pdf", "page"], cwd=tmp_path, check=True, timeout=60
    )
    shown = sorted(tmp_path.glob("page*.png"))
    assert len(shown) == 2
    found = read_codes(shown[0]) | read_codes(shown[1])
    assert found == {card.url for card in made} | {wifi.code()}


def test_nothing_is_written_outside_of_a_card(qapp: QApplication) -> None:
    long_ = ("Общество с ограниченной ответственностью «Знатоки и попутчики» №1",) * 8
    page = picture_of_page(cards(long_), Wifi("Очень длинное название сети", "x" * 40), 1188)
    scale = 1188 / 297
    middle = QImage(page.copy(round(105 * scale) - 3, round(20 * scale), 6, round(255 * scale)))
    dark = {middle.pixelColor(x, y).lightness() for x in range(6) for y in range(middle.height())}
    assert min(dark) > 100  # only the pale cutting lines cross between two columns


def test_the_sheet_shows_saves_and_keeps_the_wifi(hall: Hall, tmp_path: Path) -> None:
    rig = hall(3)
    rig.at.cards()
    sheet = rig.at.last
    assert isinstance(sheet, CardsSheet)
    assert [card.pin for card in sheet.cards] == [rig.pin(n) for n in (1, 2, 3)]
    assert sheet.cards[1].url == f"{rig.url}/#2"
    sheet.network.setText("Hall")
    sheet.save(str(tmp_path / "out.pdf"))
    assert (tmp_path / "out.pdf").read_bytes().startswith(b"%PDF")
    assert rig.keeper.kept.wifi_name == "Hall"


def test_a_place_that_takes_no_file_is_said(hall: Hall, tmp_path: Path) -> None:
    rig = hall(2)
    rig.at.cards()
    sheet = rig.at.last
    assert isinstance(sheet, CardsSheet)
    sheet.save(str(tmp_path / "nowhere" / "out.pdf"))
    assert "cannot be written" in sheet.fault.text()
