"""A check box that follows a checkable action."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QAction

from sudoku_gui.ui.kit.check_box import CheckBox


class ActionCheckBox(CheckBox):
    """Is checked as `action` is and triggers it; called after the action, "digit-first-box".

    The letter of the action is for its menu; here it would take that letter from the menu bar.
    """

    def __init__(self, action: QAction) -> None:
        super().__init__()
        self._action = action
        self.setObjectName(f"{action.objectName()}-box")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(lambda _checked: action.trigger())
        action.changed.connect(self._follow)
        self._follow()

    @Slot()
    def _follow(self) -> None:
        self.setText(self._action.iconText())
        self.setToolTip(self._action.toolTip())
        self.setAccessibleDescription(self._action.statusTip())
        self.setEnabled(self._action.isEnabled())
        self.setChecked(self._action.isChecked())
