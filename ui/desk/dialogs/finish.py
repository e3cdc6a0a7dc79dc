"""The look of windows full of fields: the desk's, with type, tables, boxes and steps."""

from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from app.places import resources
from ui.desk import look
from ui.paint.fonts import FAMILIES, load_fonts

ARROW = (resources() / "icons" / "down.svg").as_posix()
UP = (resources() / "icons" / "up.svg").as_posix()
TICK = (resources() / "icons" / "tick.svg").as_posix()


def finish(widget: QWidget) -> None:
    """Dress a window or dialog with fields in it."""
    load_fonts()
    look.dress(widget)
    widget.setStyleSheet("")  # a sheet set over another one is not parsed before the first show
    widget.setFont(_running_text())
    widget.setStyleSheet(look.STYLE + MORE)


def _running_text() -> QFont:
    """The desk's type without figures of one width, which set brackets apart as well."""
    made = look.type_of()
    made.unsetFeature(QFont.Tag("tnum"))
    made.setWeight(QFont.Weight.Normal)
    return made


MORE = f"""
QWidget {{ font-family: {", ".join(f'"{family}"' for family in FAMILIES)}; font-size: 15px; }}
QWidget {{ font-weight: 400; }}
QLabel#muted {{ font-size: 14px; }}
QLabel#large {{ font-size: 19px; font-weight: 700; }}
QLabel#strong {{ font-weight: 600; }}
QLabel#note {{ background: {look.AMBER_SOFT}; color: {look.INK}; border-radius: 6px;
  padding: 8px 12px; }}
QLabel#fault {{ font-weight: 500; }}
QPushButton {{ font-weight: 500; }}
QPushButton#first, QPushButton:default, QPushButton#loud {{ font-weight: 700; }}
QPushButton#step {{ background: {look.IDLE}; border: none; border-radius: 7px; padding: 10px;
  color: {look.MUTED}; font-size: 16px; font-weight: 600; }}
QPushButton#step:hover {{ background: {look.BLUE_SOFT}; }}
QPushButton#step[passed="true"] {{ background: {look.GREEN_SOFT}; color: {look.GREEN}; }}
QPushButton#step:checked {{ background: {look.BLUE}; color: {look.SHEET}; }}
QPushButton#wide {{ padding: 14px 20px; font-size: 16px; font-weight: 600; text-align: left; }}
QPushButton#wide:focus {{ padding: 13px 19px; }}
QPushButton#go {{ background: {look.BLUE}; color: {look.SHEET}; border-color: {look.BLUE};
  padding: 14px 28px; font-size: 17px; font-weight: 700; }}
QPushButton#go:hover, QPushButton#go:focus {{ background: {look.CAP}; border-color: {look.CAP};
  padding: 14px 28px; }}
QHeaderView {{ background: {look.SHEET}; border: none; }}
QHeaderView::section {{ font-size: 13px; text-align: left; padding: 6px 11px; }}
QTableView::item, QListView::item {{ padding: 2px 8px; border: none; }}
QListView::item {{ padding: 7px 8px; }}
QTableView::item:selected, QListView::item:selected {{ background: {look.BLUE_SOFT};
  color: {look.INK}; }}
QAbstractItemView {{ outline: none; }}
QTableView, QListView {{ border: 2px solid {look.EDGE}; }}
QTableView:focus, QListView:focus {{ border: 2px solid {look.BLUE}; }}
QTableView QLineEdit {{ padding: 0 6px; border-radius: 0; }}
QTabBar::tab {{ background: {look.IDLE}; color: {look.MUTED}; border: none; padding: 7px 16px;
  margin-right: 4px; border-top-left-radius: 7px; border-top-right-radius: 7px; font-weight: 600; }}
QTabBar::tab:selected {{ background: {look.SHEET}; color: {look.INK}; }}
QTabBar::tab:focus {{ color: {look.BLUE}; }}
QTabWidget::pane {{ border: none; }}
QListView#notes {{ background: {look.AMBER_SOFT}; border: none; font-size: 14px; }}
QListView#notes::item {{ padding: 3px 8px; }}
QComboBox::drop-down {{ border: none; width: 26px; }}
QComboBox::down-arrow {{ image: url("{ARROW}"); width: 12px; height: 12px; }}
QComboBox QAbstractItemView {{ background: {look.SHEET}; border: 1px solid {look.EDGE};
  selection-background-color: {look.BLUE_SOFT}; selection-color: {look.INK}; }}
QDateEdit:focus {{ border: 2px solid {look.BLUE}; padding: 4px 7px; }}
QAbstractSpinBox {{ padding: 5px 28px 5px 8px; }}
QAbstractSpinBox:focus {{ padding: 4px 27px 4px 7px; }}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{
  border: none; width: 24px; background: transparent; }}
QAbstractSpinBox::up-arrow {{ image: url("{UP}"); width: 11px; height: 11px; }}
QAbstractSpinBox::down-arrow {{ image: url("{ARROW}"); width: 11px; height: 11px; }}
QCheckBox {{ spacing: 8px; }}
QCheckBox::indicator, QTableView::indicator {{ width: 18px; height: 18px; border-radius: 4px;
  border: 1px solid {look.FAINT}; background: {look.SHEET}; }}
QCheckBox::indicator:checked, QTableView::indicator:checked {{ background: {look.BLUE};
  border-color: {look.BLUE}; image: url("{TICK}"); }}
QCheckBox:focus {{ color: {look.BLUE}; }}
QCheckBox::indicator:focus {{ border: 2px solid {look.BLUE}; }}
"""
