"""The dialogs in which people choose a file, as all parts of the window use them."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from sudoku_gui.language import tr
from sudoku_gui.ui.kit.dialog_buttons import remove_button_icons


def file_dialog(title: str, over: QWidget) -> QFileDialog:
    """Return a dialog over a window, to be told what may be chosen."""
    dialog = QFileDialog(over, title)
    remove_button_icons(dialog)
    # Qt's Korean catalogue lacks these two.
    dialog.setLabelText(QFileDialog.DialogLabel.LookIn, tr("Look in:"))
    dialog.setLabelText(QFileDialog.DialogLabel.FileType, tr("Files of type:"))
    return dialog


def chosen_in(dialog: QFileDialog) -> Path | None:
    """Return the file that people choose in `dialog`, which has a thread and so is not kept."""
    chosen = Path(dialog.selectedFiles()[0]) if dialog.exec() else None
    dialog.deleteLater()
    return chosen
