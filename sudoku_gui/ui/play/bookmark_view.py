"""The bookmarks below the history: a list, and buttons for the one that is selected."""

from PySide6.QtCore import QModelIndex, Qt, Signal, SignalInstance, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QLabel,
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from sudoku_gui.language import tr
from sudoku_gui.model.bookmark import Bookmark
from sudoku_gui.ui.play.bookmark_model import BookmarkModel

_LINES_AT_MOST = 6


class BookmarkView(QWidget):
    """Says which bookmark somebody wants to go to, compare with, rename or remove.

    Without bookmarks it takes no room.
    """

    return_wanted = Signal(str)  # the name of the bookmark
    comparison_wanted = Signal(str)
    removal_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = BookmarkModel(self)
        self._title = QLabel()
        self.names = QListView()
        self.names.setObjectName("bookmarks")
        self.names.setModel(self.model)
        self.names.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.names.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._title.setBuddy(self.names)
        self._return, self._compare = QPushButton(), QPushButton()
        self._rename, self._remove = QPushButton(), QPushButton()
        self._lay_out()
        self._connect()
        self.hide()

    @property
    def selected(self) -> str | None:
        """The name of the selected bookmark, None without one."""
        index = self.names.currentIndex()
        return self.model.bookmarks[index.row()].name if index.isValid() else None

    def show_bookmarks(self, bookmarks: tuple[Bookmark, ...]) -> None:
        """List `bookmarks`; the one that was selected stays so, or else its neighbour."""
        before, row = self.selected, self.names.currentIndex().row()
        self.model.show_bookmarks(bookmarks)
        self.setVisible(bool(bookmarks))
        self._fit_height(len(bookmarks))
        names = [each.name for each in bookmarks]
        place = names.index(before) if before in names else min(row, len(names) - 1)
        self.select(max(place, 0))

    def select(self, row: int) -> None:
        """Select the bookmark in `row`, if there is one."""
        self.names.setCurrentIndex(self.model.index(row))

    def edit_name(self, row: int) -> None:
        """Let the name in `row` be typed over."""
        self.select(row)
        self.names.setFocus()
        self.names.edit(self.model.index(row))

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self._title.setText(tr("Bookmarks"))
        self.names.setAccessibleName(tr("Bookmarks"))
        self._return.setText(tr("Go There"))
        self._return.setToolTip(tr("Go back to this moment; undo takes it back"))
        self._compare.setText(tr("Differences"))
        self._compare.setToolTip(tr("Mark the cells that differ from this moment"))
        self._rename.setText(tr("Rename"))
        self._remove.setText(tr("Remove"))

    def _lay_out(self) -> None:
        buttons = QGridLayout()
        buttons.setSpacing(4)
        for place, button in enumerate((self._return, self._compare, self._rename, self._remove)):
            buttons.addWidget(button, place // 2, place % 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._title)
        column.addWidget(self.names)
        column.addLayout(buttons)

    def _connect(self) -> None:
        self.names.activated.connect(self._go)
        for button, signal in (
            (self._return, self.return_wanted),
            (self._compare, self.comparison_wanted),
            (self._remove, self.removal_wanted),
        ):
            button.clicked.connect(lambda _checked, signal=signal: self._ask(signal))
        self._rename.clicked.connect(self._edit_selected)
        delete = QShortcut(QKeySequence(Qt.Key.Key_Delete), self.names)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)
        delete.activated.connect(self._remove.click)

    def _fit_height(self, count: int) -> None:
        line = max(self.names.sizeHintForRow(0), self.fontMetrics().height())
        lines = max(2, min(count, _LINES_AT_MOST))
        self.names.setFixedHeight(lines * line + 2 * self.names.frameWidth())

    @Slot(QModelIndex)
    def _go(self, index: QModelIndex) -> None:
        self.return_wanted.emit(self.model.bookmarks[index.row()].name)

    @Slot()
    def _edit_selected(self) -> None:
        self.edit_name(self.names.currentIndex().row())

    def _ask(self, signal: SignalInstance) -> None:
        if self.selected is not None:
            signal.emit(self.selected)
