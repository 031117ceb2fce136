"""The table of a race, as Qt's views and screen readers want it."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from sudoku_gui.language import say, tr
from sudoku_gui.playback.race import RaceStanding
from sudoku_gui.ui.race.race_metrics import (
    METRIC_MEANINGS,
    METRIC_WORDS,
    NOT_TIMED,
    OUTCOME_WORDS,
    QUOTIENTS,
    TIMED,
    RaceMetric,
    metric_words,
    value_of,
)

_PLACE, _NAME, _OUTCOME, FIRST_FIGURE = 0, 1, 2, 3
_FIGURES = tuple(RaceMetric)
_DISPLAY_ROLE = int(Qt.ItemDataRole.DisplayRole)  # as numbers they are compared much sooner
_ALIGNMENT_ROLE = int(Qt.ItemDataRole.TextAlignmentRole)
_SORT_ROLE = int(Qt.ItemDataRole.UserRole)
_ROWS_AT_ONCE, _ROWS_MILLISECONDS = 2, 20
_LAST_PLACE = 1_000_000  # of those without one
_AnyIndex = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


def headings() -> tuple[str, ...]:
    """Return what stands above the columns."""
    return (
        tr("Place"),
        tr("Name"),
        tr("Outcome"),
        *(say(METRIC_WORDS[each]) for each in RaceMetric),
    )


def row_texts(standing: RaceStanding) -> tuple[str, ...]:
    """Return what stands in the row of a racer."""
    return (
        str(standing.place or "–"),
        say(standing.racer.title),
        say(OUTCOME_WORDS[standing.moment.outcome]),
        *(metric_words(metric, standing) for metric in RaceMetric),
    )


class RaceModel(QAbstractTableModel):
    """A row for each racer, in the order in which they were lined up.

    Qt asks for every cell several times whenever it paints, which takes long from Python:
    what stands there is written once, and only a few rows change at a time.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._results: Sequence[RaceStanding] = ()
        self._cells: list[tuple[str, ...]] = []
        self._stale: list[int] = []  # rows to be written again, in this order
        self._timer = QTimer(self)
        self._timer.setInterval(_ROWS_MILLISECONDS)
        self._timer.timeout.connect(self._refresh_some)

    def show_results(self, results: Sequence[RaceStanding]) -> None:
        """Show these results in place of others."""
        before, self._results = self._results, results
        if len(results) != len(before):
            self.beginResetModel()
            self._write()
            self.endResetModel()
            return
        for row, (old, new) in enumerate(zip(before, results, strict=True)):
            if old != new and row not in self._stale:
                self._stale.append(row)
        if self._stale:
            self._timer.start()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        last = self.columnCount() - 1
        self._write()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
        if self._results:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._results) - 1, last))

    def _write(self) -> None:
        self._cells = [row_texts(each) for each in self._results]
        self._stale = []
        self._timer.stop()

    @Slot()
    def _refresh_some(self) -> None:
        for row in self._stale[:_ROWS_AT_ONCE]:
            self._cells[row] = row_texts(self._results[row])
            self.dataChanged.emit(self.index(row, 0), self.index(row, self.columnCount() - 1))
        del self._stale[:_ROWS_AT_ONCE]
        if not self._stale:
            self._timer.stop()

    def rowCount(self, parent: _AnyIndex = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._results)

    def columnCount(self, parent: _AnyIndex = _NOWHERE) -> int:
        return 0 if parent.isValid() else FIRST_FIGURE + len(_FIGURES)

    def data(self, index: _AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == _DISPLAY_ROLE:
            return self._cells[index.row()][index.column()]
        if role == _ALIGNMENT_ROLE:
            return _LEFT if index.column() in {_NAME, _OUTCOME} else _RIGHT
        if role == _SORT_ROLE:
            return _sort_key(self._results[index.row()], index.column())
        if role == Qt.ItemDataRole.ToolTipRole and index.column() >= FIRST_FIGURE:
            metric = _FIGURES[index.column() - FIRST_FIGURE]
            is_untimed = self._results[index.row()].seconds is None
            return say(NOT_TIMED) if is_untimed and metric in TIMED else None
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return headings()[section]
        if role == Qt.ItemDataRole.ToolTipRole and section >= FIRST_FIGURE:
            return say(METRIC_MEANINGS[_FIGURES[section - FIRST_FIGURE]])
        return None


class RaceTable(QTableView):
    """Shows the results; a click on a heading sorts them.

    A double click on a row, or Enter in it, chooses a racer.
    """

    racer_chosen = Signal(int)  # its place in the order in which they were lined up

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.results = RaceModel(self)
        self._sorted = QSortFilterProxyModel(self)
        self._sorted.setSourceModel(self.results)
        self._sorted.setSortRole(_SORT_ROLE)
        self.setModel(self._sorted)
        self.setSortingEnabled(True)
        self.sortByColumn(_PLACE, Qt.SortOrder.AscendingOrder)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setTabKeyNavigation(False)  # Tab leads out of the table
        self.setWordWrap(False)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        rows, columns = self.verticalHeader(), self.horizontalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(self.fontMetrics().height() + 6)
        columns.setHighlightSections(False)
        self.results.dataChanged.connect(self._make_room)
        self.activated.connect(self._choose)
        self.fit()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setAccessibleName(tr("Results of the race"))
        self.results.retranslate()
        self.fit()

    def fit(self) -> None:
        """Give each column the width that its longest figure may come to take."""
        metrics = self.fontMetrics()
        for column, heading in enumerate(headings()):
            figure = _FIGURES[column - FIRST_FIGURE] if column >= FIRST_FIGURE else None
            longest = "" if figure is None or figure in QUOTIENTS else _LONGEST
            width = max(metrics.horizontalAdvance(heading) + 14, metrics.horizontalAdvance(longest))
            self.setColumnWidth(column, width + _BESIDE)
        self.resizeColumnToContents(_NAME)

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        self.racer_chosen.emit(self._sorted.mapToSource(index).row())

    @Slot(QModelIndex, QModelIndex)
    def _make_room(self, first: QModelIndex, last: QModelIndex) -> None:
        """Widen the columns in whose rows figures have come to stand that are longer yet."""
        metrics = self.fontMetrics()
        for column in range(FIRST_FIGURE, self.results.columnCount()):
            figures = (
                first.siblingAtRow(row).siblingAtColumn(column).data()
                for row in range(first.row(), last.row() + 1)
            )
            width = max(map(metrics.horizontalAdvance, figures)) + _BESIDE
            if width > self.columnWidth(column):
                self.setColumnWidth(column, width)


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LONGEST = "88,888,888"
_BESIDE = 10  # pixels of a cell that its words do not reach


def _sort_key(standing: RaceStanding, column: int) -> float | str:
    if column == _PLACE:
        return standing.place or _LAST_PLACE
    if column < FIRST_FIGURE:
        return row_texts(standing)[column]
    return value_of(_FIGURES[column - FIRST_FIGURE], standing)
