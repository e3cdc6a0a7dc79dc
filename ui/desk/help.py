"""The help sheet: every key and the command line's language, from the one table of keys."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from ui.desk import look
from ui.desk.catalogue import DeskKeys
from ui.desk.ink import cap_html
from ui.desk.keys import KEYS, Group
from ui.desk.phrases import translate

COLUMNS: tuple[tuple[Group, ...], ...] = (
    ("turn", "team", "clock"),
    ("line", "screen", "media"),
    ("pitch", "evening"),
)


class HelpSheet(QFrame):
    """Lies over the desk until a key takes it away; the evening goes on beneath.

    PgUp, PgDn and the arrows up and down roll it.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setStyleSheet(
            f"HelpSheet{{background:{look.SHEET};border:2px solid {look.BLUE};border-radius:10px}}"
        )
        self._title = QLabel()
        self._title.setObjectName("title")
        self._columns = [QLabel() for _ in COLUMNS]
        inner = QWidget()
        row = QHBoxLayout(inner)
        row.setSpacing(28)
        for column in self._columns:
            column.setTextFormat(Qt.TextFormat.RichText)
            column.setAlignment(Qt.AlignmentFlag.AlignTop)
            column.setWordWrap(True)
            column.setFont(look.type_of(14))
            row.addWidget(column, 1)
        self._scroll = scroll = QScrollArea()
        scroll.setWidget(inner)
        scroll.setWidgetResizable(True)
        inner.setAutoFillBackground(False)
        scroll.viewport().setAutoFillBackground(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 10, 12, 8)
        layout.addWidget(self._title)
        layout.addWidget(scroll)
        self.hide()

    def retranslate(self) -> None:
        """The sheet in the program's language."""
        title = translate("Desk", "Keys")
        self._title.setText(title)
        self.setAccessibleName(title)
        for label, groups in zip(self._columns, COLUMNS, strict=True):
            label.setText("".join(_group(group) for group in groups))
            label.setAccessibleName(title)

    def roll(self, code: int) -> bool:
        """Roll by a page or a line, as a key of Qt's code says; False for any other key."""
        bar = self._scroll.verticalScrollBar()
        ways = {
            Qt.Key.Key_PageDown: bar.pageStep(),
            Qt.Key.Key_PageUp: -bar.pageStep(),
            Qt.Key.Key_Down: 2 * bar.singleStep(),
            Qt.Key.Key_Up: -2 * bar.singleStep(),
        }
        way = ways.get(Qt.Key(code))
        if way is not None:
            bar.setValue(bar.value() + way)
        return way is not None

    @property
    def text(self) -> str:
        """Everything on it, as rich text."""
        return "".join(label.text() for label in self._columns)

    def spread(self, area: QWidget) -> None:
        """Lie over the middle of a window."""
        self.setGeometry(area.rect().adjusted(30, 12, -30, -12))
        self.raise_()


def _group(group: Group) -> str:
    words = DeskKeys()
    rows = [
        (tuple(cap_html(escape(cap)) for cap in words.caps(key.name)), words.command(key.name))
        for key in KEYS
        if key.group == group
    ]
    if group == "line":
        rows = [((f"<b>{escape(typed)}</b>",), does) for typed, does in words.line()]
    cells = "".join(
        f'<tr><td style="padding:1px 10px 1px 0">{" ".join(caps)}</td>'
        f'<td style="padding:1px 0">{escape(does)}</td></tr>'
        for caps, does in rows
    )
    style = f"color:{look.BLUE};font-size:16px;font-weight:700;margin-top:12px"
    title = f'<div style="{style}">{words.group(group)}</div>'
    return f"{title}<table>{cells}</table>"
