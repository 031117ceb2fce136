"""How the cells of the collection's list are drawn.

Qt's own way asks the model for each of seven roles of every cell, which takes longer than to draw
them; a page is asked for whenever something in it changes.
"""

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from sudoku_gui.ui.files.collection_model import CollectionModel

_WITH_WORDS = QStyleOptionViewItem.ViewItemFeature.HasDisplay
_WITH_SIGN = QStyleOptionViewItem.ViewItemFeature.HasDecoration


class CollectionCells(QStyledItemDelegate):
    """Draws each cell of the list as its model says."""

    def __init__(self, model: CollectionModel, parent: QObject) -> None:
        super().__init__(parent)
        self._model = model

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        cell = self._model.cell(index.row(), index.column())
        option.index = index  # type: ignore[assignment]  # the stub forgets persistent ones
        if cell.words:
            option.text = cell.words
            option.features |= _WITH_WORDS
        if cell.icon is not None:
            option.icon = cell.icon
            option.features |= _WITH_SIGN
        if cell.alignment is not None:
            option.displayAlignment = cell.alignment
        if cell.font is not None:
            option.font = cell.font
            option.fontMetrics = QFontMetrics(cell.font)
