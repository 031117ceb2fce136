"""The dialog that asks which step of a search to go to."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QVBoxLayout, QWidget

from sudoku_gui.language import tr
from sudoku_gui.ui.kit.dialog_buttons import remove_button_icons
from sudoku_gui.ui.kit.wrapping_label import WrappingLabel

_WIDTH = 420


class StepDialog(QDialog):
    """Has a line to type into, with `step` in it to begin with.

    go_to: told what was typed, once that is confirmed.
    """

    def __init__(self, step: str, go_to: Callable[[str], None], over: QWidget) -> None:
        super().__init__(over)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Go to Step"))
        self._go_to = go_to
        caption = WrappingLabel()
        caption.setText(
            tr("The number of a step, or the link to a moment, or an algorithm and a step:")
        )
        self.line = QLineEdit(step)
        self.line.setPlaceholderText("used-tables@44")
        self.line.setAccessibleName(caption.text())
        self.line.selectAll()
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        for part in (caption, self.line, buttons):
            column.addWidget(part)
        self.resize(_WIDTH, self.sizeHint().height())
        remove_button_icons(self)
        self.accepted.connect(self._tell)

    @Slot()
    def _tell(self) -> None:
        wish = self.line.text().strip()
        if wish:
            self._go_to(wish)
