"""The dialog in which techniques are switched on and off, those that need one solution together."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from sudoku_gui.language import say, tr
from sudoku_gui.techniques.registry import TECHNIQUES
from sudoku_gui.techniques.technique import Technique
from sudoku_gui.ui.kit.dialog_buttons import remove_button_icons
from sudoku_gui.ui.kit.wrapping_label import WrappingLabel
from sudoku_gui.wording.deductions import difficulty_words

_NAME = Qt.ItemDataRole.UserRole
_LEAST_HEIGHT = 420


class TechniqueDialog(QDialog):
    """Lists the techniques from the easiest on, each with a box that is checked while it is used.

    choose: told the names of those that are not to be used, once that is confirmed.
    """

    def __init__(
        self, off: frozenset[str], choose: Callable[[frozenset[str]], None], over: QWidget
    ) -> None:
        super().__init__(over)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Techniques"))
        self._choose = choose
        help_label = WrappingLabel()
        help_label.setText(
            tr("Hints, deductions and the path use the techniques that are checked.")
        )
        self.tree = QTreeWidget()
        self.tree.setObjectName("techniques")
        self.tree.setHeaderLabels([tr("Technique"), tr("Difficulty")])
        self.tree.setAccessibleName(tr("Techniques"))
        self._fill(off)
        self.tree.expandAll()
        self.tree.resizeColumnToContents(0)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(help_label)
        column.addWidget(self.tree, stretch=1)
        column.addWidget(buttons)
        self.resize(self.sizeHint().width(), max(_LEAST_HEIGHT, self.sizeHint().height()))
        remove_button_icons(self)
        self.accepted.connect(self._tell)

    @property
    def off(self) -> frozenset[str]:
        """The names of the techniques that are not checked."""
        return frozenset(
            item.data(0, _NAME)
            for item in self._items
            if item.checkState(0) is Qt.CheckState.Unchecked
        )

    def _fill(self, off: frozenset[str]) -> None:
        group = QTreeWidgetItem([tr("Techniques that need a puzzle with one solution")])
        group.setFlags(group.flags() | Qt.ItemFlag.ItemIsAutoTristate)
        techniques = tuple(reversed({each.name: each for each in reversed(TECHNIQUES)}.values()))
        self._items = [_item_of(each, is_on=each.name not in off) for each in techniques]
        for item, technique in zip(self._items, techniques, strict=True):
            if technique.needs_uniqueness:
                group.addChild(item)
            else:
                self.tree.addTopLevelItem(item)
        self.tree.addTopLevelItem(group)

    @Slot()
    def _tell(self) -> None:
        self._choose(self.off)


def _item_of(technique: Technique, *, is_on: bool) -> QTreeWidgetItem:
    item = QTreeWidgetItem([say(technique.title), difficulty_words(technique.tenths)])
    item.setData(0, _NAME, technique.name)
    item.setToolTip(0, say(technique.summary))
    item.setCheckState(0, Qt.CheckState.Checked if is_on else Qt.CheckState.Unchecked)
    return item
