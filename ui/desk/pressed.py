"""The buttons of the window that are keys of the command line as well."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton

from ui.desk.footer import Footer
from ui.desk.phasebar import PhaseBar


def pressed(bar: PhaseBar, footer: Footer) -> tuple[tuple[QAbstractButton, str], ...]:
    """Each button with the name of its command."""
    return (
        (bar.next, "next"),
        (bar.menu, "menu"),
        (footer.clock, "pause"),
        (footer.pause, "pause"),
        (footer.more, "more-time"),
        (footer.undo, "undo"),
        (footer.redo, "redo"),
        (footer.trouble.again, "save-again"),
        (footer.trouble.unsaved, "unsaved"),
    )
