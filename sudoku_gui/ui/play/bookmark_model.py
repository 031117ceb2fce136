"""The bookmarks of a game as a list, whose names can be edited in place."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from sudoku_gui.language import tr, tr_n
from sudoku_gui.model.bookmark import Bookmark

_NO_INDEX = QModelIndex()
_Index = QModelIndex | QPersistentModelIndex


class BookmarkModel(QAbstractListModel):
    """Lists names, and says when somebody has typed another one, which must be free."""

    rename_wanted = Signal(str, str)  # its name, its new name

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bookmarks: tuple[Bookmark, ...] = ()

    def show_bookmarks(self, bookmarks: tuple[Bookmark, ...]) -> None:
        """List `bookmarks`."""
        if bookmarks != self._bookmarks:
            self.beginResetModel()
            self._bookmarks = bookmarks
            self.endResetModel()

    @property
    def bookmarks(self) -> Sequence[Bookmark]:
        """The bookmarks, by row."""
        return self._bookmarks

    def rowCount(self, parent: _Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._bookmarks)

    def flags(self, index: _Index) -> Qt.ItemFlag:
        return super().flags(index) | Qt.ItemFlag.ItemIsEditable

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        bookmark = self._bookmarks[index.row()]
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole}:
            return bookmark.name
        if role == Qt.ItemDataRole.ToolTipRole:
            blanks = len(bookmark.sheet.grid.blanks())
            return tr_n("{n} cell was blank then", "{n} cells were blank then", n=blanks)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return tr("Bookmark {name}", name=bookmark.name)
        return None

    def setData(self, index: _Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        name = str(value).strip()
        if role != Qt.ItemDataRole.EditRole or not name:
            return False
        if any(each.name == name for each in self._bookmarks):
            return False
        self.rename_wanted.emit(self._bookmarks[index.row()].name, name)
        return True
