"""Buttons and labels that are written only where they change: what stays costs no layout."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton, QLabel


def face(
    button: QAbstractButton, text: str, name: str, *, enabled: bool, tip: str = "", about: str = ""
) -> None:
    """What stands on a button, what a screen reader calls it, and what more there is to say.

    An empty tip is the name; `about` is what a screen reader reads besides.
    """
    if button.text() != text:
        button.setText(text)
    if button.accessibleName() != name:
        button.setAccessibleName(name)
    if button.accessibleDescription() != about:
        button.setAccessibleDescription(about)
    if button.toolTip() != (tip or name):
        button.setToolTip(tip or name)
    if button.isEnabled() != enabled:
        button.setEnabled(enabled)


def steady(label: QLabel, text: str) -> None:
    """Write a text that changes all the time: the place for it grows, and never gives way again."""
    if label.text() == text:
        return
    label.setText(text)
    wanted = label.sizeHint()
    if wanted.width() > label.minimumWidth() or wanted.height() > label.minimumHeight():
        label.setFixedSize(wanted.expandedTo(label.minimumSize()))
