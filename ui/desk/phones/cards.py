"""Cards for the tables, eight on a page of A4: QR code to the team's page, PIN, name, number."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QCoreApplication, QMarginsF, QRectF, QSaveFile, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
)

from app.night.hall.reception import qr_matrix
from ui.desk import look
from ui.paint.canvas import HINTS
from ui.paint.fonts import BOLD, MEDIUM
from ui.paint.qr import paint_code
from ui.paint.text import clean

A4 = 210.0, 297.0
COLUMNS, ROWS = 2, 4
ON_PAGE = COLUMNS * ROWS
WIDE, TALL = 95.0, 68.0
_LEFT, _TOP = (A4[0] - COLUMNS * WIDE) / 2, (A4[1] - ROWS * TALL) / 2
_CUT = 5.0
_PDF_DPI = 1200


@dataclass(frozen=True, slots=True)
class TableCard:
    """What one table is told. `url` leads to the team's page; `title` is the evening's."""

    number: int
    name: str
    pin: str
    url: str
    title: str


@dataclass(frozen=True, slots=True)
class Wifi:
    """The hall's Wi-Fi; an empty name prints none, an empty password stands for an open network."""

    name: str = ""
    password: str = ""

    def code(self) -> str:
        """The text of the QR code that phones join the network by."""

        def safe(text: str) -> str:
            return "".join(f"\\{sign}" if sign in '\\;,":' else sign for sign in text)

        kind = f"T:WPA;S:{safe(self.name)};P:{safe(self.password)};;"
        return f"WIFI:{kind}" if self.password else f"WIFI:T:nopass;S:{safe(self.name)};;"


class Cards:
    """The cards' words, under the context "Cards"."""

    def tr(self, source: str) -> str:
        """The translation of `source`."""
        return QCoreApplication.translate("Cards", source)

    def team(self) -> str:
        """Before the number."""
        return self.tr("Team")

    def how(self, wifi: Wifi) -> tuple[str, ...]:
        """What to do, step by step."""
        join = self.tr("Join the Wi-Fi “%1”").replace("%1", wifi.name)
        steps = [join] if wifi.name else []
        steps += [
            self.tr("Scan the code or type the address"),
            self.tr("Type the PIN: this phone is your team's"),
            self.tr("Answers count once they have arrived"),
        ]
        return tuple(f"{place}. {step}" for place, step in enumerate(steps, 1))

    def password(self, wifi: Wifi) -> str:
        """The Wi-Fi's password, "" for an open one."""
        return self.tr("password: %1").replace("%1", wifi.password) if wifi.password else ""

    def wifi(self) -> str:
        """Under the Wi-Fi's code."""
        return self.tr("Wi-Fi")


def pages(count: int) -> int:
    """How many pages so many cards take."""
    return ceil(count / ON_PAGE)


def write_pdf(path: str, cards: tuple[TableCard, ...], wifi: Wifi) -> bool:
    """Write all pages to a PDF file, whole or not at all; False where it cannot be written."""
    file = QSaveFile(path)
    if not file.open(QSaveFile.OpenModeFlag.WriteOnly):
        return False
    writer = QPdfWriter(file)
    writer.setResolution(_PDF_DPI)
    writer.setTitle(cards[0].title if cards else "")
    return print_on(writer, cards, wifi) and file.commit()


def print_on(device: QPagedPaintDevice, cards: tuple[TableCard, ...], wifi: Wifi) -> bool:
    """Print all pages, A4 upright; False where the device does not take them."""
    page, whole = QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait
    layout = QPageLayout(page, whole, QMarginsF(0, 0, 0, 0))
    layout.setMode(QPageLayout.Mode.FullPageMode)  # printers refuse less than their own margins
    device.setPageLayout(layout)
    painter = QPainter()
    if not painter.begin(device):
        return False
    for number in range(pages(len(cards))):
        if number and not device.newPage():
            painter.end()
            return False
        sheet = painter.viewport()
        scale = min(sheet.width() / A4[0], sheet.height() / A4[1])
        painter.save()
        draw_page(painter, cards[number * ON_PAGE : (number + 1) * ON_PAGE], wifi, scale)
        painter.restore()
    return painter.end()


def picture_of_page(cards: tuple[TableCard, ...], wifi: Wifi, height: int) -> QImage:
    """The first page as an image so many pixels high."""
    scale = height / A4[1]
    image = QImage(round(A4[0] * scale), height, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    draw_page(painter, cards[:ON_PAGE], wifi, scale)
    painter.end()
    return image


def draw_page(painter: QPainter, cards: tuple[TableCard, ...], wifi: Wifi, scale: float) -> None:
    """One page, `scale` dots to the millimetre."""
    painter.setRenderHints(HINTS)
    painter.scale(scale, scale)
    _cut_marks(painter, ceil(len(cards) / COLUMNS))
    for place, card in enumerate(cards):
        down, across = divmod(place, COLUMNS)
        spot = QRectF(_LEFT + across * WIDE, _TOP + down * TALL, WIDE, TALL)
        _card(painter, card, spot.adjusted(6, 5, -6, -5), wifi, scale)


def _cut_marks(painter: QPainter, rows: int) -> None:
    """Short lines at the margins and dotted lines between the cards."""
    painter.setPen(QPen(QColor(look.FAINT), 0.15))
    right, bottom = _LEFT + COLUMNS * WIDE, _TOP + rows * TALL
    for across in range(COLUMNS + 1):
        x = _LEFT + across * WIDE
        painter.drawLine(x, _TOP - _CUT - 1, x, _TOP - 1)  # type: ignore[call-overload]
        painter.drawLine(x, bottom + 1, x, bottom + _CUT + 1)  # type: ignore[call-overload]
    for down in range(rows + 1):
        y = _TOP + down * TALL
        painter.drawLine(max(_LEFT - _CUT - 1, 1), y, _LEFT - 1, y)  # type: ignore[call-overload]
        painter.drawLine(right + 1, y, right + _CUT, y)  # type: ignore[call-overload]


def _card(painter: QPainter, card: TableCard, place: QRectF, wifi: Wifi, scale: float) -> None:
    words = Cards()
    side = 37.0
    code = QRectF(place.left() - 2, place.top() - 2, side, side)
    paint_code(painter, code, qr_matrix(card.url), scale)
    painter.setRenderHints(HINTS)
    text = QRectF(code.right() + 3, place.top(), place.right() - code.right() - 3, 0)
    _line(painter, _down(text, 0, 4), card.title, 3.0, ink=look.MUTED)
    _line(painter, _down(text, 4, 10), f"{words.team()} {card.number}", 8.6, weight=BOLD)
    _name(painter, _down(text, 14.5, 10.5), card.name)
    pin = f"PIN {card.pin[:3]} {card.pin[3:]}"
    _line(painter, _down(text, 25.5, 9), pin, 7.2, weight=BOLD)
    low = QRectF(place.left(), code.bottom() + 1.4, place.width(), 0)
    _line(painter, _down(low, 0, 5), card.url.split("#")[0], 4.0, weight=BOLD)
    how = words.how(wifi)
    right = 0.0
    if wifi.name:
        right = 20.0
        own = QRectF(place.right() - 17, code.bottom() + 0.5, 17, 17)
        paint_code(painter, own, qr_matrix(wifi.code()), scale)
        painter.setRenderHints(HINTS)
        under = QRectF(own.left() - 4, own.bottom() - 0.6, own.width() + 4, 3.2)
        _line(painter, under, words.wifi(), 2.5, ink=look.MUTED, align=Qt.AlignmentFlag.AlignRight)
        secret = words.password(wifi)
        how = (how[0], *((f"    {secret}",) if secret else ()), *how[1:])
    tall = min(4.1, (place.bottom() - low.top() - 5.6) / len(how))
    for step, told in enumerate(how):
        row = QRectF(place.left(), low.top() + 5.6 + step * tall, place.width() - right, tall)
        _line(painter, row, told, min(2.9, tall * 0.8))


def _down(box: QRectF, by: float, tall: float) -> QRectF:
    return QRectF(box.left(), box.top() + by, box.width(), tall)


def _fitted(text: str, width: float, size: float, weight: int) -> tuple[str, float]:
    """The text, and the size in mm in which it fits; cut where it would be too small.

    Its figures are not of one width: in a PDF file such could be neither found nor copied.
    """
    text = " ".join(clean(text).split())
    metrics = QFontMetricsF(look.type_of(100, weight))
    wide = metrics.horizontalAdvance(text) / 100
    fits = min(size, width / wide) if wide else size
    if fits >= size * 0.55:
        return text, fits
    fits = size * 0.55
    room = width / fits * 100
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, room), fits


def _line(
    painter: QPainter,
    place: QRectF,
    text: str,
    size: float,
    *,
    ink: str = look.INK,
    weight: int = MEDIUM,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """One line, as large as it fits up to `size` mm."""
    told, fits = _fitted(text, place.width(), size, weight)
    painter.save()
    painter.setPen(QColor(ink))
    painter.translate(place.left(), place.top())
    painter.scale(fits / 100, fits / 100)
    painter.setFont(look.type_of(100, weight))
    box = QRectF(0, 0, place.width() / fits * 100, place.height() / fits * 100)
    flags = align | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
    painter.drawText(box, int(flags | Qt.TextFlag.TextDontClip | Qt.TextFlag.TextSingleLine), told)
    painter.restore()


def _name(painter: QPainter, place: QRectF, name: str) -> None:
    """The team's name, on two lines where one would be small."""
    words = clean(name).split()
    _, whole = _fitted(name, place.width(), 5.6, BOLD)
    if whole >= 4.2 or len(words) < 2:
        _line(painter, place, name, 5.6, weight=BOLD)
        return
    cut = min(range(1, len(words)), key=lambda n: abs(len(" ".join(words[:n])) * 2 - len(name)))
    half = place.height() / 2
    for row, part in enumerate((words[:cut], words[cut:])):
        spot = QRectF(place.left(), place.top() + row * half, place.width(), half)
        _line(painter, spot, " ".join(part), 4.6, weight=BOLD)
