"""Choosing a file, beside the work and never blocking it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFileDialog, QTreeView, QWidget

translate = QCoreApplication.translate
Chosen = Callable[[Path], object]


def ask_file(
    parent: QWidget, title: str, kinds: str, chosen: Chosen, save_as: str = ""
) -> QFileDialog:
    """Open a dialog for a file of `kinds` ("Packs (*.4s)"), or for a place to save `save_as`."""
    dialog = QFileDialog(parent, title)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setNameFilter(kinds)
    if save_as:
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
        dialog.selectFile(save_as)
    # Qt's own Russian lacks these two.
    dialog.setLabelText(QFileDialog.DialogLabel.LookIn, translate("AskFile", "Folder:"))
    dialog.setLabelText(QFileDialog.DialogLabel.FileType, translate("AskFile", "Kind:"))
    # Nor has it Russian for the kinds of files, which the names' endings tell.
    for files in dialog.findChildren(QTreeView):
        files.hideColumn(2)
    dialog.fileSelected.connect(lambda name: chosen(Path(name)))
    dialog.open()
    return dialog
