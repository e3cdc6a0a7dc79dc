"""Table cards: what a scanner reads from the PDF, long names, the Wi-Fi's code."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPageSize, QPdfWriter
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication, QDialog

from app.night.hall.reception import qr_matrix
from tests.ui.desk.phones.hall_rig import HallRig
from tests.ui.pictures import AWKWARD
from ui.desk.phones.cards import (
    ON_PAGE,
    TableCard,
    Wifi,
    pages,
    picture_of_page,
    print_on,
    write_pdf,
)
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
@pytest.mark.parametrize("by", ["file", "printer"])
def test_every_code_of_the_pdf_can_be_scanned(qapp: QApplication, tmp_path: Path, by: str) -> None:
    made, wifi = cards((*AWKWARD, "Совы")), Wifi("Маяк-гости", "chajka 2026")
    assert pages(len(made)) == 2
    if by == "file":
        assert write_pdf(str(tmp_path / "cards.pdf"), made, wifi)
    else:
        assert print_on(printed_by(tmp_path / "cards.pdf"), made, wifi)
    subprocess.run(
        ["pdftoppm", "-r", "200", "-png", "cards.pdf", "page"], cwd=tmp_path, check=True, timeout=60
    )
    shown = sorted(tmp_path.glob("page*.png"))
    assert len(shown) == 2
    found = read_codes(shown[0]) | read_codes(shown[1])
    assert found == {card.url for card in made} | {wifi.code()}


def printed_by(path: Path) -> QPrinter:
    """A printer as the dialog hands it over, of which only the paper is a file."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    return printer


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="no pdftotext: no PDF is read")
@pytest.mark.parametrize("paper", [QPageSize.PageSizeId.A4, QPageSize.PageSizeId.Letter])
def test_a_printer_gets_every_card_whole_and_as_text(
    qapp: QApplication, tmp_path: Path, paper: QPageSize.PageSizeId
) -> None:
    made = cards(tuple(f"Команда-{n}" for n in range(1, 20)))
    printer = printed_by(tmp_path / "cards.pdf")
    printer.setPageSize(QPageSize(paper))
    assert print_on(printer, made, Wifi("Маяк-гости", "chajka 2026"))
    for number in range(pages(len(made))):
        mine = made[number * ON_PAGE : (number + 1) * ON_PAGE]
        words = words_of(tmp_path / "cards.pdf", number + 1)
        told = [word for word, _ in words]
        for card in mine:
            assert told.count(card.name) == 1
            assert f"PIN {card.pin[:3]} {card.pin[3:]}" in " ".join(told)
            assert told.count(card.url.split("#")[0]) == len(mine)
        assert all(
            0 < left < right < 596 and 0 < top < bottom < 842
            for _, (left, top, right, bottom) in words
        )
    assert words_of(tmp_path / "cards.pdf", pages(len(made)) + 1) == []


def words_of(path: Path, number: int) -> list[tuple[str, tuple[float, ...]]]:
    """The words of a page and where they stand: left, top, right, bottom in points."""
    command = ["pdftotext", "-bbox", "-f", str(number), "-l", str(number), str(path), "-"]
    found = subprocess.run(command, capture_output=True, check=False, timeout=60).stdout.decode()
    row = r'<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)</word>'
    return [(at[4], tuple(float(n) for n in at[:4])) for at in re.findall(row, found)]


def test_a_printer_that_fails_is_said_and_the_sheet_stays(hall: Hall, tmp_path: Path) -> None:
    rig = hall(9)
    rig.at.cards()
    sheet = rig.at.last
    assert isinstance(sheet, CardsSheet)
    for nowhere in (tmp_path / "none" / "cards.pdf", tmp_path):
        sheet.wrong("")
        sheet._printed(printed_by(nowhere), QDialog.DialogCode.Accepted)
        assert sheet.fault.text() == "The printer does not take the pages"
        assert sheet.isVisible()
    sheet.wrong("")
    sheet._printed(printed_by(tmp_path / "cards.pdf"), QDialog.DialogCode.Rejected)
    assert not (tmp_path / "cards.pdf").exists()
    sheet._printed(printed_by(tmp_path / "cards.pdf"), QDialog.DialogCode.Accepted)
    assert sheet.fault.text() == ""
    assert (tmp_path / "cards.pdf").read_bytes().startswith(b"%PDF")


class Jammed(QPdfWriter):
    """A printer that takes one page and no other."""

    def newPage(self) -> bool:
        return False


def test_a_printer_that_stops_after_a_page_has_not_printed(
    qapp: QApplication, tmp_path: Path
) -> None:
    made = cards(tuple(f"Команда-{n}" for n in range(1, 20)))
    assert not print_on(Jammed(str(tmp_path / "cards.pdf")), made, Wifi())


@pytest.mark.skipif(os.name != "posix", reason="the disk is made full by a limit of POSIX")
def test_a_full_disk_is_not_taken_for_printed(qapp: QApplication, tmp_path: Path) -> None:
    import resource

    made = cards(tuple(f"Команда-{n}" for n in range(1, 20)))
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, hard))
    try:
        assert not write_pdf(str(tmp_path / "cards.pdf"), made, Wifi())
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert list(tmp_path.iterdir()) == []


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
