"""The list of a collection's puzzles, with its filter and the check of them all."""

from array import array
from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.collection_filter import FilterKind
from sudoku_gui.documents.collection_order import CollectionOrder, OrderKey
from sudoku_gui.language import tr, tr_n
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.ui.files.collection_filter_bar import CollectionFilterBar
from sudoku_gui.ui.files.collection_model import CollectionColumn, CollectionModel
from sudoku_gui.ui.files.collection_table import CollectionTable
from sudoku_gui.ui.kit.dock import Panel
from sudoku_gui.ui.kit.notice_bar import ElidedLabel

_MARGIN = 8


class CollectionPanel(Panel):
    """Shows a collection; says which puzzle is wanted, and whether all are to be checked."""

    puzzle_wanted = Signal(int)  # counted from 0
    check_wanted = Signal()
    rate_wanted = Signal()
    cancel_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._count = 0
        self.model = CollectionModel(theme, self)
        self.table = CollectionTable(self.model)
        self.setFocusProxy(self.table)
        self.filter_bar = CollectionFilterBar()
        self._shown = ElidedLabel()
        self._shown.setObjectName("shown")
        self.progress = QProgressBar()
        self.check = QPushButton()
        self.rate = QPushButton()
        self.rate.setObjectName("rate-all")
        self._is_checking = False
        self._then: Callable[[], None] | None = None  # to be done when all is listed
        self._prepare()
        self._lay_out()
        self._connect()
        self.show_check(0, 0)

    @property
    def selected(self) -> Sequence[int]:
        """The puzzles that are selected, in the order of the list."""
        # An index for each row would take a second for a long list, where runs are few.
        selection = self.table.selectionModel().selection()
        ranges = map(selection.at, range(selection.count()))
        runs = sorted((each.top(), each.bottom() + 1) for each in ranges)
        if len(runs) == 1:
            return self.model.shown[slice(*runs[0])]
        selected, end = array("I"), 0
        for first, behind in runs:
            selected.extend(self.model.shown[max(first, end) : behind])
            end = max(end, behind)
        return selected

    def show_collection(self, collection: Collection, current: int) -> None:
        """List the puzzles of `collection`, whatever was looked for among others."""
        self._count = len(collection)
        self.filter_bar.choose()
        self._show(collection, current)

    def show_edited(self, collection: Collection, current: int) -> None:
        """List more or fewer of the puzzles, of those that are looked for.

        Where all of these were removed, list every puzzle.
        """
        if len(collection) + len(self.model.shown) == self._count:
            self.filter_bar.choose()
        self._count = len(collection)
        self._show(collection, current)

    def show_duplicates(self, collection: Collection) -> None:
        """Other puzzles of `collection` are known to be alike."""
        self.table.show_duplicates(collection.duplicate_count > 0)
        self.model.refresh_all()
        ordered_by = self.table.horizontalHeader().sortIndicatorSection()
        if ordered_by == CollectionColumn.SAME_AS or self.filter_bar.kind is FilterKind.DUPLICATE:
            self._filter()

    def select_all_of(self, kind: FilterKind) -> None:
        """List the puzzles of that kind alone, and select them all once they are listed."""
        self.filter_bar.choose(kind)
        self._once_listed(self.table.selectAll)
        self.table.setFocus()

    def show_current(self, current: int) -> None:
        """Mark the current puzzle, and select it."""
        self.model.set_current(current)
        place = self.model.place_of(current)
        if place >= 0:
            # selectRow would add to what is selected while Ctrl is held, as with Ctrl+PgDown.
            index = self.model.index(place, CollectionColumn.NUMBER)
            self.table.selectionModel().setCurrentIndex(index, _THIS_ROW_ALONE)
            self.table.scrollTo(index)

    def show_check(self, checked: int, wanted: int) -> None:
        """Show how many puzzles are checked of those that are to be; 0 of 0: none is."""
        self._is_checking = wanted > 0
        self.progress.setVisible(self._is_checking)
        self.progress.setMaximum(max(1, wanted))
        self.progress.setFormat(f"{checked:,} / {wanted:,}")
        self.progress.setValue(checked)
        self._say_check()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme` from now on."""
        self.model.set_theme(theme)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.table.setAccessibleName(tr("Puzzles of the collection"))
        self.filter_bar.retranslate()
        self.progress.setAccessibleName(tr("Puzzles checked"))
        self.model.retranslate()
        self._say_check()
        self._say_shown()

    def _show(self, collection: Collection, current: int) -> None:
        self.table.make_room_for(len(collection))
        self.table.show_duplicates(collection.duplicate_count > 0)
        self.model.show_collection(collection, current)
        self._once_listed(self._select_current)

    def _once_listed(self, then: Callable[[], None]) -> None:
        """Do `then` when all is listed that is looked for, unless something else is by then."""
        if self.model.is_filtering:
            self._then = then
        else:
            then()

    def _prepare(self) -> None:
        self.progress.setTextVisible(True)
        self.progress.setMinimumWidth(1)  # or a check would widen the window

    def _lay_out(self) -> None:
        below = QHBoxLayout()
        below.addWidget(self._shown, stretch=1)
        below.addWidget(self.rate)
        below.addWidget(self.check)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        column.addWidget(self.filter_bar)
        column.addWidget(self.table, stretch=1)
        column.addWidget(self.progress)
        column.addLayout(below)

    def _connect(self) -> None:
        self.filter_bar.changed.connect(self._filter)
        self.filter_bar.words.returnPressed.connect(self.table.setFocus)
        self.table.activated.connect(self._want)
        self.model.filtered.connect(self._say_shown)
        self.model.filtered.connect(self._go_on)
        self.model.put_in_order.connect(self._select_current)
        self.check.clicked.connect(self._start_or_cancel)
        self.rate.clicked.connect(self.rate_wanted)
        self.table.horizontalHeader().sortIndicatorChanged.connect(self._order)

    @Slot()
    def _filter(self) -> None:
        self._then = None
        self.model.filter_by(self.filter_bar.wanted)

    @Slot()
    def _select_current(self) -> None:
        self.show_current(self.model.current)

    @Slot(int, Qt.SortOrder)
    def _order(self, column: int, order: Qt.SortOrder) -> None:
        key = OrderKey[CollectionColumn(column).name]
        self.model.order_by(CollectionOrder(key, order is Qt.SortOrder.DescendingOrder))

    @Slot(QModelIndex)
    def _want(self, index: QModelIndex) -> None:
        self.puzzle_wanted.emit(self.model.shown[index.row()])

    @Slot()
    def _start_or_cancel(self) -> None:
        wish = self.cancel_wanted if self._is_checking else self.check_wanted
        wish.emit()

    @Slot()
    def _go_on(self) -> None:
        if not self.model.is_filtering and self._then is not None:
            then, self._then = self._then, None
            then()

    @Slot()
    def _say_shown(self) -> None:
        shown = len(self.model.shown)
        if shown == self._count:
            words = tr_n("{n:,} puzzle", "{n:,} puzzles", n=self._count)
        else:
            words = tr("{shown:,} of {count:,}", shown=shown, count=self._count)
        self._shown.show_words(f"{words}…" if self.model.is_filtering else words)

    def _say_check(self) -> None:
        self.check.setText(tr("Cancel") if self._is_checking else tr("Check All"))
        self.rate.setText(tr("Rate All"))
        self.rate.setToolTip(tr("Find out how hard every puzzle is"))
        self.rate.setEnabled(not self._is_checking)

    def sizeHint(self) -> QSize:
        return QSize(400, 400)


_THIS_ROW_ALONE = (
    QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
)
