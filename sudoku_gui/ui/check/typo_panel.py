"""The panel that lists what may be wrong with a puzzle, or what would make it unique.

It takes the place of the search panel while it is open.  Pointing at a row previews
it in the grid; a click or Enter tries it.
"""

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QProgressBar,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sudoku_gui.language import say, text, tr
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.presentation.typo_panel_words import TypoPanelContent
from sudoku_gui.ui.check.corrections import CorrectionsModel, Index
from sudoku_gui.ui.kit.icons import icon
from sudoku_gui.ui.kit.wrapping_label import WrappingLabel

_FINEST = 1000  # parts of the progress bar
_HELP = text("Click or press Enter to try one; Undo takes it back. Escape closes the list.")


class TypoPanel(QWidget):
    """Shows an analysis, and reports which of its corrections people look at and choose."""

    previewed = Signal(object)  # Correction
    preview_ended = Signal()
    chosen = Signal(object)  # Correction
    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._content: TypoPanelContent | None = None
        self._title, self._summary = WrappingLabel("typo-title"), WrappingLabel("typo-summary")
        self._help = WrappingLabel()
        self._close = QToolButton()
        self._close.setObjectName("close-typo-panel")
        self._close.setAutoRaise(True)
        self._close.setIcon(icon("close", theme))
        self._close.clicked.connect(self.closed)
        self._progress = QProgressBar()
        self._rows = CorrectionsModel()
        self._table = CorrectionsTable(self._rows)
        self._table.row_looked_at.connect(self._preview)
        self._table.left.connect(self.preview_ended)
        self._table.row_chosen.connect(self._choose)
        self._lay_out()

    def show_content(self, content: TypoPanelContent) -> None:
        """Show what is known by now."""
        self._content = content
        self._rows.show(content.corrections)
        self._say()
        if content.progress >= 1:  # the order of the rows is final
            self._table.begin_with_first()

    def take_focus(self) -> None:
        """Let keys go to the list."""
        self._table.setFocus()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme` from now on."""
        self._theme = theme
        self._close.setIcon(icon("close", theme))

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self._close.setToolTip(tr("Close this list (Esc)"))
        self._close.setAccessibleName(tr("Close this list (Esc)"))
        self._progress.setAccessibleName(tr("Progress"))
        self._help.setText(say(_HELP))
        self._rows.retranslate()
        self._say()

    def _lay_out(self) -> None:
        bold = self._title.font()
        bold.setBold(True)
        self._title.setFont(bold)
        self._progress.setRange(0, _FINEST)
        self._progress.setTextVisible(False)
        self._progress.setFixedHeight(6)
        policy = self._progress.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # or the rows would jump when the bar goes
        self._progress.setSizePolicy(policy)
        head = QHBoxLayout()
        head.addWidget(self._title, stretch=1)
        head.addWidget(self._close)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self._summary)
        column.addWidget(self._progress)
        column.addWidget(self._table, stretch=1)
        column.addWidget(self._help)
        column.addStretch()  # where there is nothing to list, the sentence stays at the top

    def _say(self) -> None:
        if self._content is None:
            return
        content = self._content
        self._title.setText(say(content.title))
        self._summary.setText(say(content.summary))
        self._table.setAccessibleName(say(content.title))
        self._progress.setValue(round(content.progress * _FINEST))
        is_done = content.progress >= 1
        self._progress.setVisible(not is_done)
        self._table.setVisible(bool(content.corrections) or not is_done)
        self._help.setVisible(bool(content.corrections))

    @Slot(int)
    def _preview(self, row: int) -> None:
        self.previewed.emit(self._rows.corrections[row])

    @Slot(int)
    def _choose(self, row: int) -> None:
        self.chosen.emit(self._rows.corrections[row])


class CorrectionsTable(QTableView):
    """The list: the pointer and the arrow keys look at a row, a click and Enter choose it."""

    row_looked_at = Signal(int)
    row_chosen = Signal(int)
    left = Signal()

    def __init__(self, rows: CorrectionsModel) -> None:
        super().__init__()
        self.setObjectName("corrections")
        self.setModel(rows)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.entered.connect(self._look_at)
        self.clicked.connect(self._choose)

    def begin_with_first(self) -> None:
        """Let the keys be at the first row if they are here and at none."""
        if self.hasFocus() and not self.currentIndex().isValid() and self.model().rowCount():
            self.selectRow(0)

    @Slot(QModelIndex)
    def _look_at(self, index: QModelIndex) -> None:
        self.row_looked_at.emit(index.row())

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        self.row_chosen.emit(index.row())

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and self.hasFocus():
            self.row_looked_at.emit(current.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if self.currentIndex().isValid():
                self.row_chosen.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.begin_with_first()
        if self.currentIndex().isValid():
            self.row_looked_at.emit(self.currentIndex().row())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()

    def leaveEvent(self, event: QEvent) -> None:
        """What the pointer leaves is previewed no longer, but for the row the keys are at."""
        super().leaveEvent(event)
        self.left.emit()
        if self.hasFocus() and self.currentIndex().isValid():
            self.row_looked_at.emit(self.currentIndex().row())
