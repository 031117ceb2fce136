"""The dialog that asks what a moment of a search is to be called, or takes its bookmark away."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QVBoxLayout, QWidget

from sudoku_gui.language import tr
from sudoku_gui.ui.kit.dialog_buttons import remove_button_icons
from sudoku_gui.ui.kit.wrapping_label import WrappingLabel

_WIDTH = 380
_LONGEST = 80  # signs of a name


class MomentBookmarkDialog(QDialog):
    """Has a line with a name.

    keep: told the name, once it is confirmed; remove: takes the bookmark away, None if there is
    none yet
    """

    def __init__(
        self,
        name: str,
        keep: Callable[[str], None],
        remove: Callable[[], None] | None,
        over: QWidget,
    ) -> None:
        super().__init__(over)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Bookmark This Moment"))
        self._keep = keep
        caption = WrappingLabel()
        caption.setText(tr("What this moment of the search is to be called:"))
        self.line = QLineEdit(name)
        self.line.setMaxLength(_LONGEST)
        self.line.setAccessibleName(caption.text())
        self.line.selectAll()
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        if remove is not None:
            destructive = QDialogButtonBox.ButtonRole.DestructiveRole
            button = self.buttons.addButton(tr("&Remove Bookmark"), destructive)
            button.clicked.connect(remove)
            button.clicked.connect(self.reject)
        column = QVBoxLayout(self)
        for part in (caption, self.line, self.buttons):
            column.addWidget(part)
        self.resize(_WIDTH, self.sizeHint().height())
        remove_button_icons(self)
        self.accepted.connect(self._tell)

    @Slot()
    def _tell(self) -> None:
        name = self.line.text().strip()
        if name:
            self._keep(name)
