"""Buttons of dialogs with words alone: Qt's coloured pictures are lost on a dark ground."""

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QDialogButtonBox


def remove_button_icons(dialog: QDialog) -> None:
    """Leave the buttons of `dialog` their words; to be called when it has all of them."""
    for box in dialog.findChildren(QDialogButtonBox):
        for button in box.buttons():
            button.setIcon(QIcon())
