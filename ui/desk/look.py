"""How the desk and its dialogs look: colours, type and one style sheet, all light."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from ui.paint.fonts import MEDIUM, font

GROUND = "#F1F3F8"
SHEET = "#FFFFFF"
EDGE = "#D9DEE9"
INK = "#151C33"
MUTED = "#56617A"
FAINT = "#8791A8"
BLUE = "#2247C5"
BLUE_SOFT = "#E3EAFB"
GREEN = "#1A7A42"
GREEN_SOFT = "#E1F3E7"
RED = "#C02B2B"
RED_SOFT = "#FBE3E1"
AMBER = "#FFD45E"
AMBER_SOFT = "#FFF3D0"
AMBER_INK = "#8A5A00"
CAP = "#1C2440"
IDLE = "#E9EDF5"

PAIRS: tuple[tuple[str, str], ...] = (
    *((text, ground) for text in (INK, MUTED, BLUE, GREEN, RED) for ground in (SHEET, GROUND)),
    *((INK, ground) for ground in (AMBER, AMBER_SOFT, GREEN_SOFT, RED_SOFT, BLUE_SOFT, IDLE)),
    (SHEET, BLUE),
    (SHEET, GREEN),
    (SHEET, RED),
    (SHEET, CAP),
    (GREEN, GREEN_SOFT),
    (RED, RED_SOFT),
    (BLUE, BLUE_SOFT),
    (MUTED, IDLE),
    (AMBER_INK, AMBER_SOFT),
)
"""(text, ground) of everything written on the desk; a test holds each to 4.5:1."""

TEXT, SMALL = 15, 13
"""Sizes of type in pixels."""


def type_of(px: float = TEXT, weight: int = MEDIUM, *, figures: bool = False) -> QFont:
    """The desk's type `px` pixels high, a copy; `figures` of one width for columns and clocks."""
    return QFont(_type(round(px), weight, figures))


@lru_cache(256)
def _type(px: int, weight: int, figures: bool) -> QFont:
    """One font for all that is written in it: what Qt has looked up for it is kept."""
    made = QFont(font(px, weight))
    if not figures:
        made.unsetFeature(QFont.Tag("tnum"))
    return made


def dress(widget: QWidget) -> None:
    """Give a window or a dialog the desk's type, palette and style sheet."""
    if QApplication.font().families() != type_of().families():
        QApplication.setFont(type_of())
    widget.setFont(type_of())
    widget.setPalette(_palette())
    widget.setStyleSheet(STYLE)


def _palette() -> QPalette:
    colours = QPalette()
    for role, name in (
        (QPalette.ColorRole.Window, GROUND),
        (QPalette.ColorRole.WindowText, INK),
        (QPalette.ColorRole.Base, SHEET),
        (QPalette.ColorRole.AlternateBase, GROUND),
        (QPalette.ColorRole.Text, INK),
        (QPalette.ColorRole.Button, SHEET),
        (QPalette.ColorRole.ButtonText, INK),
        (QPalette.ColorRole.Highlight, BLUE),
        (QPalette.ColorRole.HighlightedText, SHEET),
        (QPalette.ColorRole.PlaceholderText, MUTED),
        (QPalette.ColorRole.ToolTipBase, CAP),
        (QPalette.ColorRole.ToolTipText, SHEET),
    ):
        colours.setColor(role, QColor(name))
    return colours


STYLE = f"""
QWidget {{ color: {INK}; font-family: "Rubik", "Noto Emoji"; }}
QMainWindow, QDialog {{ background: {GROUND}; }}
QFrame#card {{ background: {SHEET}; border-radius: 8px; }}
QFrame#bar {{ background: {SHEET}; }}
QLabel {{ background: transparent; }}
QLabel#muted {{ color: {MUTED}; }}
QLabel#title {{ font-size: 22px; font-weight: 700; }}
QLabel#fault {{ color: {RED}; }}
QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QComboBox, QDateEdit {{
  background: {SHEET}; border: 1px solid {EDGE}; border-radius: 6px; padding: 5px 8px;
  selection-background-color: {BLUE}; selection-color: {SHEET};
}}
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus, QComboBox:focus,
QDateEdit:focus {{
  border: 2px solid {BLUE}; padding: 4px 7px;
}}
QComboBox {{ combobox-popup: 0; }}
QPushButton {{
  background: {SHEET}; border: 1px solid {EDGE}; border-radius: 6px; padding: 6px 14px;
  font-weight: 500;
}}
QPushButton:hover {{ background: {BLUE_SOFT}; border-color: {BLUE}; }}
QPushButton:focus {{ border: 2px solid {BLUE}; padding: 5px 13px; }}
QPushButton:pressed, QPushButton:checked {{ background: {BLUE}; color: {SHEET}; }}
QPushButton:disabled {{ background: {IDLE}; color: {FAINT}; border-color: {IDLE}; }}
QPushButton#first, QPushButton:default {{
  background: {BLUE}; color: {SHEET}; border-color: {BLUE}; font-weight: 700;
}}
QPushButton#first:hover, QPushButton:default:hover {{ background: {CAP}; }}
QPushButton#first:disabled, QPushButton:default:disabled {{ background: {IDLE}; color: {FAINT};
  border-color: {IDLE}; }}
QPushButton#loud {{ background: {RED}; color: {SHEET}; border-color: {RED}; font-weight: 700; }}
QTableView, QListView, QTreeView {{
  background: {SHEET}; border: 1px solid {EDGE}; border-radius: 6px; gridline-color: {EDGE};
  alternate-background-color: {GROUND}; selection-background-color: {BLUE_SOFT};
  selection-color: {INK};
}}
QHeaderView::section {{
  background: {SHEET}; color: {MUTED}; border: none; border-bottom: 1px solid {EDGE};
  padding: 5px 8px; font-weight: 500;
}}
QMenu {{ background: {SHEET}; border: 1px solid {EDGE}; padding: 4px; }}
QMenu::item {{ padding: 6px 26px 6px 14px; border-radius: 4px; }}
QMenu::item:selected {{ background: {BLUE_SOFT}; }}
QMenu::item:disabled {{ color: {FAINT}; }}
QMenu::separator {{ height: 1px; background: {EDGE}; margin: 4px 8px; }}
QToolTip {{ background: {CAP}; color: {SHEET}; border: none; padding: 6px 8px; }}
QScrollArea {{ border: none; background: transparent; }}
QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
QScrollBar::handle:vertical {{ background: #BFC7D8; border-radius: 5px; min-height: 30px; }}
QScrollBar:horizontal {{ background: transparent; height: 10px; margin: 0; }}
QScrollBar::handle:horizontal {{ background: #BFC7D8; border-radius: 5px; min-width: 30px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; width: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""
