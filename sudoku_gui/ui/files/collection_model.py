"""The rows of the collection's list, as Qt's views and screen readers want them.

A row is made when it is looked at.  A filter is tried on many thousand puzzles a few
milliseconds at a time, so that the window never waits for it.
"""

import time
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import IntEnum
from itertools import islice
from typing import NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QFont, QIcon

from sudoku_gui.documents.collection import Collection
from sudoku_gui.documents.collection_filter import CollectionFilter
from sudoku_gui.documents.collection_order import CollectionOrder, OrderedRows
from sudoku_gui.documents.puzzle_rating import PuzzleRating, hardest_words, rating_words
from sudoku_gui.formats.puzzle_summary import SolvingProgress
from sudoku_gui.language import Text, current_language, say, text, tr
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.presentation.one_line import on_one_line, plain_tip
from sudoku_gui.presentation.theme import Theme
from sudoku_gui.presentation.verdict_display import SIGNS
from sudoku_gui.solvers.diagnose.verdict import VerdictKind
from sudoku_gui.ui.kit.icons import coloured_icon
from sudoku_gui.wording.verdicts import SHORT_VERDICTS

_SLICE_SECONDS = 0.004
_ROWS_BETWEEN_LOOKS = 100  # at the clock
_LISTED_AT_LEAST = 8  # as a share of the rows listed before: one eighth
_ROWS_KEPT = 500  # several pages, and no more for a collection of any length
_AnyIndex = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class CollectionColumn(IntEnum):
    """The columns, from left to right."""

    NUMBER = 0
    TITLE = 1
    GIVENS = 2
    VERDICT = 3
    RATING = 4
    HARDEST = 5
    PROGRESS = 6
    SAME_AS = 7


PROGRESS_WORDS: Mapping[SolvingProgress, Text] = {
    SolvingProgress.UNTOUCHED: text("–"),
    SolvingProgress.BEGUN: text("Begun"),
    SolvingProgress.SOLVED: text("Solved"),
}
_HEADINGS: Mapping[CollectionColumn, Text] = {
    CollectionColumn.NUMBER: text("No."),
    CollectionColumn.TITLE: text("Title"),
    CollectionColumn.GIVENS: text("Givens"),
    CollectionColumn.VERDICT: text("Solutions"),
    CollectionColumn.RATING: text("Rating"),
    CollectionColumn.HARDEST: text("Hardest"),
    CollectionColumn.PROGRESS: text("Progress"),
    CollectionColumn.SAME_AS: text("Same as"),
}


@dataclass(frozen=True, slots=True)
class _Row:
    """What is shown of a puzzle: the words of each column, and the sign of its verdict."""

    words: tuple[str, ...]
    icon: QIcon | None
    line: str  # its givens
    known: tuple[VerdictKind | None, PuzzleRating | None]  # of them when the row was made


class ListCell(NamedTuple):
    """What is shown of a puzzle in one column; None where it is as usual."""

    words: str
    icon: QIcon | None
    font: QFont | None
    alignment: Qt.AlignmentFlag | None


class CollectionModel(QAbstractTableModel):
    """The puzzles of a collection that a filter lets through, one of them the current one."""

    put_in_order = Signal()
    filtered = Signal()  # there are more rows, or there will be no more

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._collection: Collection | None = None
        self._filter = CollectionFilter()
        self._shown: Sequence[int] = ()
        self._found = array("I")  # what is shown, as far as a filter has come
        self._waiting = array("I")  # found, and not yet listed
        self._scan: Iterator[int] = iter(())
        self._order = CollectionOrder()
        self._ordered: OrderedRows | None = None  # those listed, if not in the order of the file
        self._keys: OrderedRows | None = None  # those found so far, to be put in another order
        self._ordering: Iterator[None] | None = None  # puts them in that order, once all are found
        self._current = 0
        self._rows: dict[int, _Row] = {}  # as they were made last
        self._has_forgotten = False  # whether rows in sight may be none of these
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._scan_on)
        self.set_theme(theme)

    @property
    def shown(self) -> Sequence[int]:
        """The puzzles that are listed, in order, counted from 0."""
        return self._shown

    @property
    def current(self) -> int:
        """The current puzzle."""
        return self._current

    @property
    def is_filtering(self) -> bool:
        """Whether more rows may come."""
        return self._timer.isActive()

    def show_collection(self, collection: Collection, current: int) -> None:
        """List the puzzles of `collection`."""
        self._collection = collection
        self._current = current
        self._rows.clear()
        self.filter_by(self._filter)

    def filter_by(self, wanted: CollectionFilter) -> None:
        """List those puzzles alone that `wanted` lets through."""
        collection, self._filter = self._collection, wanted
        if collection is None:
            return
        rows = range(len(collection))
        self.beginResetModel()
        self._ordered = self._ordering = None
        if wanted == CollectionFilter() and self._order == CollectionOrder():
            self._shown = rows
            self._timer.stop()
        else:
            self._shown = self._found = array("I")
            self._waiting = array("I")
            self._scan = iter(rows)
            self._keys = None if self._order == CollectionOrder() else OrderedRows(self._order)
            self._timer.start()
        self.endResetModel()
        self.filtered.emit()

    def order_by(self, order: CollectionOrder) -> None:
        """List the puzzles in another order, once all are looked at."""
        if order != self._order:
            self._order = order
            self.filter_by(self._filter)

    def set_current(self, current: int) -> None:
        """Mark the current puzzle."""
        before, self._current = self._current, current
        for row in {before, current}:
            self.refresh(row)

    def refresh(self, puzzle: int) -> None:
        """What is known of `puzzle` has changed."""
        self._rows.pop(puzzle, None)
        place = self.place_of(puzzle)
        if place >= 0:
            self._refresh_places(place, place)

    def refresh_all(self) -> None:
        """What is known of all puzzles has changed, or how it is said."""
        self._rows.clear()
        self._has_forgotten = False
        if self._shown:
            self._refresh_places(0, len(self._shown) - 1)

    @Slot()
    def refresh_known(self) -> None:
        """Some puzzles were checked or rated; to show all anew would take a page longer."""
        if self._has_forgotten:
            self.refresh_all()
            return
        for puzzle, row in list(self._rows.items()):
            if row.known != self._known_of(puzzle, row.line):
                self.refresh(puzzle)

    def place_of(self, puzzle: int) -> int:
        """Return the row in which `puzzle` is listed, or -1 if it is not."""
        if self._ordered:
            return self._ordered.place_of(puzzle)
        place = bisect_left(self._shown, puzzle)
        return place if self._shown[place : place + 1] and self._shown[place] == puzzle else -1

    def neighbour(self, puzzle: int, steps: int) -> int | None:
        """Return the puzzle listed after `puzzle`, or before it if `steps` is negative, or None."""
        if self._ordered:
            place = self._ordered.place_of(puzzle) + (1 if steps > 0 else -1)
            return self._shown[place] if 0 <= place < len(self._shown) else None
        after, before = bisect_right(self._shown, puzzle), bisect_left(self._shown, puzzle) - 1
        place = after if steps > 0 else before
        return self._shown[place] if 0 <= place < len(self._shown) else None

    def cell(self, place: int, column: int) -> ListCell:
        """Return how the cell in the row at `place` looks."""
        puzzle = self._shown[place]
        row = self._row(puzzle)
        icon = row.icon if column == CollectionColumn.VERDICT else None
        font = _bold() if puzzle == self._current else None
        return ListCell(row.words[column], icon, font, _RIGHT if column in _FIGURES else None)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of `theme` from now on."""
        inks = {
            VerdictKind.UNIQUE: theme.solver,
            VerdictKind.SEVERAL: theme.standing,
            VerdictKind.UNDECIDED: theme.muted,
        }
        self._icons: dict[VerdictKind | None, QIcon] = {
            kind: coloured_icon(shape.value, inks.get(kind, theme.conflict), theme)
            for kind, shape in SIGNS.items()
        }
        self.refresh_all()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(CollectionColumn) - 1)
        self.refresh_all()

    @Slot()
    def _scan_on(self) -> None:
        """Try the filter on some more puzzles, or go on putting what it found in order."""
        deadline = time.monotonic() + _SLICE_SECONDS
        if self._ordering is not None:
            self._order_on(self._ordering, deadline)
            return
        is_over = self._find_more(deadline)
        # Listing rows takes as long as there are rows already: the more, the more at once.
        if is_over or len(self._waiting) * _LISTED_AT_LEAST > len(self._shown):
            self._list_waiting()
        if is_over and self._keys is not None:
            assert self._collection is not None, "nothing to scan"
            self._ordering = self._keys.put_in_order(len(self._collection))
        elif is_over:
            self._timer.stop()
        self.filtered.emit()

    def _find_more(self, deadline: float) -> bool:
        """Try the filter on puzzles until it is so late; return whether there are no more."""
        assert self._collection is not None, "nothing to scan"
        while rows := list(islice(self._scan, _ROWS_BETWEEN_LOOKS)):
            new = self._filter.chosen(self._collection, rows)
            if self._keys is not None:
                self._keys.add(self._collection, new)
            self._waiting.extend(new)
            if time.monotonic() > deadline:
                return False
        return True

    def _list_waiting(self) -> None:
        if self._waiting:
            count = len(self._shown)
            self.beginInsertRows(_NOWHERE, count, count + len(self._waiting) - 1)
            self._found.extend(self._waiting)
            self._waiting = array("I")
            self.endInsertRows()

    def _order_on(self, ordering: Iterator[None], deadline: float) -> None:
        for _ in ordering:
            if time.monotonic() > deadline:
                return
        assert self._keys is not None, "or nothing would be put in order"
        self._timer.stop()
        self.beginResetModel()
        self._ordered, self._shown = self._keys, self._keys.rows
        self._keys = self._ordering = None
        self.endResetModel()
        self.put_in_order.emit()
        self.filtered.emit()

    def _refresh_places(self, first: int, last: int) -> None:
        self.dataChanged.emit(self.index(first, 0), self.index(last, len(CollectionColumn) - 1))

    def _row(self, puzzle: int) -> _Row:
        row = self._rows.get(puzzle)
        if row is None:
            if len(self._rows) == _ROWS_KEPT:
                self._rows.clear()
                self._has_forgotten = True
            row = self._rows[puzzle] = self._new_row(puzzle)
        return row

    def _new_row(self, puzzle: int) -> _Row:
        assert self._collection is not None, "no row without a collection"
        summary, first = self._collection.summary(puzzle), self._collection.first_like(puzzle)
        known = verdict, rating = self._known_of(puzzle, summary.line)
        numbers = QLocale(current_language())
        words = (  # in the order of the columns
            numbers.toString(puzzle + 1),
            on_one_line(summary.title),
            numbers.toString(summary.givens),
            say(SHORT_VERDICTS[verdict]) if verdict else "",
            rating_words(rating),
            hardest_words(rating),
            say(PROGRESS_WORDS[summary.progress]),
            "" if first is None else numbers.toString(first + 1),
        )
        return _Row(words, self._icons.get(verdict), summary.line, known)

    def _known_of(self, puzzle: int, line: str) -> tuple[VerdictKind | None, PuzzleRating | None]:
        assert self._collection is not None, "no row without a collection"
        # To ask for the rating by the puzzle would have its line made anew.
        return self._collection.verdict(puzzle), self._collection.rated_lines.get(line)

    def _accessible(self, place: int, column: int) -> str:
        nothing = tr("none") if column not in _FOUND_OUT else say(_FOUND_OUT[column])
        found = self.cell(place, column).words or nothing
        words = f"{say(_HEADINGS[CollectionColumn(column)])}: {found}"
        is_current = self._shown[place] == self._current
        return tr("{words}, on the table", words=words) if is_current else words

    def rowCount(self, parent: _AnyIndex = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: _AnyIndex = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(CollectionColumn)

    def data(self, index: _AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        answer = _ANSWERS.get(role)
        return answer(self, index.row(), index.column()) if answer else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return say(_HEADINGS[CollectionColumn(section)])
        return None


_FIGURES = {
    CollectionColumn.NUMBER,
    CollectionColumn.GIVENS,
    CollectionColumn.RATING,
    CollectionColumn.SAME_AS,
}
_FOUND_OUT: Mapping[int, Text] = {
    CollectionColumn.VERDICT: text("not checked"),
    CollectionColumn.RATING: text("not rated"),
    CollectionColumn.HARDEST: text("not rated"),
}
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_ANSWERS: Mapping[int, Callable[[CollectionModel, int, int], object]] = {
    Qt.ItemDataRole.DisplayRole: lambda model, *at: model.cell(*at).words,
    Qt.ItemDataRole.ToolTipRole: lambda model, *at: plain_tip(model.cell(*at).words),
    Qt.ItemDataRole.AccessibleTextRole: CollectionModel._accessible,
    Qt.ItemDataRole.DecorationRole: lambda model, *at: model.cell(*at).icon,
    Qt.ItemDataRole.FontRole: lambda model, *at: model.cell(*at).font,
    Qt.ItemDataRole.TextAlignmentRole: lambda model, *at: model.cell(*at).alignment,
}


def _bold() -> QFont:
    font = QFont()
    font.setBold(True)
    return font
