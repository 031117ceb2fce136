# cython: annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False
"""The lists of a program that is being recorded, which count what is read and written in a grid.

A grid is a list of the program that comes to hold the givens of the puzzle: rows that are lists
of digits, rows that are strings, or one flat list of all cells.  From then on its cells count,
in the table of counts:

    reads       cells looked at, by index, slice, iteration or search
    writes      cells that a digit was written into, from the first placement on also the same
    placements  a digit came to stand in a cell, blank or with another digit
    backtracks  a digit no longer stands there

Placements and backtracks are also written down one by one, where a record of steps is wanted.

When all cells are filled and no house has a digit twice, the search is over: no read counts
any more, and after the next change of the grid nothing does.

It imports little, for the process of the program loads it as well.  The table is
memory that another process can look at while the program runs.
"""

from array import array
from collections.abc import Iterable, Iterator
from typing import Any

from sudoku_gui.judge.count_table import (
    BACKTRACKS,
    GRID_COUNTS,
    GRIDS,
    PLACEMENTS,
    READS,
    WRITES,
)
from sudoku_gui.judge.step_recorder import StepRecorder

Counts = memoryview
"""A table of whole numbers of 64 bits."""

_item, _set_item = list.__getitem__, list.__setitem__
"""Those of a list itself, looked up once."""

_LOOKS = 5_000  # after so many lists without a grid no more are looked at


class Recording:
    """What is known of the grids of the program that runs in this process."""

    def __init__(
        self,
        counts: Counts,
        givens: bytes,
        houses: tuple[tuple[int, ...], ...],
        recorder: StepRecorder | None = None,
    ) -> None:
        """Count in `counts`, TABLE_LENGTH words of 64 bits, from the digits of the puzzle.

        houses: a sequence of sequences of cells.
        """
        self.counts = counts
        self.recorder = recorder
        self.givens = givens
        self.houses = houses
        self.size = len(houses[0])
        self.blanks = givens.count(0)
        self.grids = 0
        self.calls_from = GRID_COUNTS * GRIDS
        self.looks = 0
        self.is_over = False  # a grid is complete: what is read is read to be printed
        self.is_closed = False  # and has changed after that: nothing counts

    def call(self, function: int) -> None:
        """Count a call of a function, by its number."""
        if not self.is_closed:
            self.counts[self.calls_from + function] += 1

    def wrap(self, value: Any) -> Any:
        """Return what a name of the program shall hold instead of `value`."""
        if type(value) is list:
            recorded = self.list_of(value)
            self.wrap_rows(recorded)
        elif type(value) is RecordedList:
            recorded = value
        else:
            return value
        if not recorded.is_tracked:
            self.look_at(recorded)
        return recorded

    def list_of(self, values: Iterable[Any]) -> "RecordedList":
        """Return a recorded list of the same items."""
        recorded = RecordedList(values)
        recorded.recording = self
        return recorded

    def wrap_rows(self, values: "RecordedList") -> None:
        """Have a list hold recorded lists where it held plain ones."""
        for index in range(len(values)):
            item = list.__getitem__(values, index)
            if type(item) is list:
                row = self.list_of(item)
                list.__setitem__(values, index, row)
            elif type(item) is RecordedList:
                row = item
            else:
                continue
            row.outer = values

    def look_at(self, values: "RecordedList") -> None:
        """See whether a list holds the givens, and count what happens to it from now on."""
        if self.grids == GRIDS or self.looks == _LOOKS:
            return
        self.looks += 1
        if self.holds_givens(values):
            self.track(values)

    def holds_givens(self, values: "RecordedList") -> bool:
        """Return whether the digits of a list are those of the puzzle."""
        if len(values) == len(self.givens):
            return self.holds_at(values, 0)
        if len(values) != self.size:
            return False
        for index in range(self.size - 1, -1, -1):  # a grid is mostly filled from the first row on
            row = list.__getitem__(values, index)
            if not isinstance(row, list | str) or len(row) != self.size:
                return False
            if not self.holds_at(row, index * self.size):
                return False
        return True

    def holds_at(self, row: list[Any] | str, first: int) -> bool:
        """Return whether the digits of a row are those of the puzzle from cell `first` on."""
        cell = first
        for value in list.__iter__(row) if isinstance(row, list) else row:
            if digit_of(value) != self.givens[cell]:
                return False
            cell += 1
        return True

    def track(self, values: "RecordedList") -> None:
        """Count what happens to a list that holds the givens."""
        grid = RecordedGrid(self, self.grids)
        self.grids += 1
        if len(values) == len(self.givens):
            grid.adopt(values, 0)
            return
        values.is_tracked = True
        values.grid = grid
        for index in range(len(values)):
            row = list.__getitem__(values, index)
            list.__setitem__(values, index, grid.adopt(row, index * self.size))


class RecordedGrid:
    """A grid of the program, with the digits that stand in it."""

    def __init__(self, recording: Recording, number: int) -> None:
        self.recording = recording
        self.number = number
        self.digits = array("i", list(self.recording.givens))
        first = GRID_COUNTS * number
        self.reads_at, self.writes_at = first + READS, first + WRITES
        self.placements_at, self.backtracks_at = first + PLACEMENTS, first + BACKTRACKS
        self.filled = len(self.digits) - self.recording.blanks

    def adopt(self, row: Any, first: int) -> Any:
        """Return a row, as the program shall hold it, whose first cell is `first`."""
        if isinstance(row, str):
            text = RecordedText(row)
            text.signs = str(row)
            text.grid = self
            return text
        recorded = row if type(row) is RecordedList else self.recording.list_of(row)
        recorded.is_tracked = recorded.holds_cells = True
        recorded.grid = self
        recorded.first = first
        return recorded

    def read(self, cells: int) -> None:
        """Count that so many cells were read."""
        if not self.recording.is_over:
            self.recording.counts[self.reads_at] += cells

    def write(self, cell: int, value: object) -> None:
        """Count that a digit was written into a cell."""
        recording = self.recording
        if recording.is_closed or cell >= len(self.digits):
            return
        digit = digit_of(value)
        before = self.digits[cell]
        if recording.is_over and digit != before:
            recording.is_closed = True
            return
        counts = recording.counts
        if digit == before:  # before the first placement the program may still read the puzzle
            counts[self.writes_at] += counts[self.placements_at] > 0
            return
        counts[self.writes_at] += 1
        self.digits[cell] = digit
        recorder = recording.recorder
        if before:
            counts[self.backtracks_at] += 1
            self.filled -= 1
            if recorder is not None:
                recorder.note(self.number, cell, before, 0)
        if digit:
            counts[self.placements_at] += 1
            self.filled += 1
            if recorder is not None:
                recorder.note(self.number, cell, digit, 1)
            if self.filled == len(self.digits) and self.is_solved():
                recording.is_over = True

    def write_row(self, first: int, row: Iterable[object]) -> None:
        """Count what has changed by a whole row that took the place of another."""
        for index, value in enumerate(row):
            if self.digits[first + index] != digit_of(value):
                self.write(first + index, value)

    def is_solved(self) -> bool:
        """Return whether no house of the filled grid has a digit twice."""
        for house in self.recording.houses:
            if len({self.digits[cell] for cell in house}) != len(house):
                return False
        return True


class RecordedList(list):  # type: ignore[type-arg]  # of anything; Cython takes no more
    """A list of the program; of a grid it is the rows, a row, or all cells."""

    def __init__(self, values: Iterable[Any] = ()) -> None:
        list.__init__(self, values)
        self.is_tracked = False  # as part of `grid`
        self.holds_cells = False  # and not its rows
        self.first = 0
        self.recording: Recording | None = None
        self.grid: RecordedGrid = None  # type: ignore[assignment]  # until it is tracked
        self.outer: RecordedList | None = None

    def __getitem__(self, index: Any) -> Any:
        if self.holds_cells:
            self.grid.read(len(list.__getitem__(self, index)) if isinstance(index, slice) else 1)
        return _item(self, index)

    def __setitem__(self, index: Any, value: Any) -> None:
        if not self.is_tracked:
            _set_item(self, index, value)
            self.look()
        elif isinstance(index, slice):
            _set_item(self, index, value)
            self.renew()
        elif not self.holds_cells:
            number = range(len(self))[index]
            self.grid.write_row(number * self.grid.recording.size, value)
            row = self.grid.adopt(value, number * self.grid.recording.size)
            _set_item(self, index, row)
        else:
            _set_item(self, index, value)
            self.write(index, value)

    def write(self, index: int, value: object) -> None:
        """Count that a digit was written into a cell; `index` may count from the end."""
        self.grid.write(self.first + (index if index >= 0 else index + len(self)), value)

    def __iter__(self) -> Iterator[Any]:
        if self.holds_cells:
            return self.cells()
        return list.__iter__(self)

    def cells(self) -> Iterator[Any]:
        """Go through the cells of a grid, and count those that were asked for."""
        for index in range(len(self)):
            self.grid.read(1)
            yield list.__getitem__(self, index)

    def __contains__(self, value: object) -> bool:
        if self.holds_cells:
            for index in range(len(self)):
                if list.__getitem__(self, index) == value:
                    self.grid.read(index + 1)
                    return True
            self.grid.read(len(self))
            return False
        return list.__contains__(self, value)

    def __reduce_ex__(self, protocol: object) -> tuple[type, tuple[list[Any]]]:
        return list, (list(list.__iter__(self)),)

    def count(self, value: Any) -> int:
        """As of a list; all cells are read."""
        if self.holds_cells:
            self.grid.read(len(self))
        return list.count(self, value)

    def index(self, value: Any, *bounds: Any) -> int:
        """As of a list; the cells up to the one found are read."""
        found = list.index(self, value, *bounds)
        if self.holds_cells:
            self.grid.read(found + 1)
        return found

    def append(self, value: Any) -> None:
        """As of a list."""
        if type(value) is list and self.recording is not None:
            value = self.recording.wrap(value)
        if type(value) is RecordedList:
            row = value
            row.outer = self
        list.append(self, value)
        self.look()

    def extend(self, values: Iterable[Any]) -> None:
        """As of a list."""
        list.extend(self, values)
        if self.recording is not None:
            self.recording.wrap_rows(self)
            self.look()

    def __iadd__(self, values: Iterable[Any]) -> "RecordedList":  # type: ignore[misc]  # as of list
        self.extend(values)
        return self

    def look(self) -> None:
        """See whether the list, or the one that it is a row of, holds the givens by now."""
        if self.is_tracked or self.recording is None:
            return
        values = self if self.outer is None else self.outer
        if not values.is_tracked:
            self.recording.look_at(values)

    def renew(self) -> None:
        """Count what a change of several items has changed in the grid."""
        size = self.grid.recording.size
        if self.holds_cells:
            self.grid.write_row(self.first, list.__iter__(self))
            return
        for number in range(len(self)):
            row = list.__getitem__(self, number)
            self.grid.write_row(number * size, row)
            list.__setitem__(self, number, self.grid.adopt(row, number * size))


class RecordedText(str):
    """A row of a grid that the program keeps as a string: read here, and written as a whole."""

    signs: str  # its own, to be looked at uncounted
    grid: RecordedGrid

    def __getitem__(self, index: Any) -> str:
        if isinstance(index, slice):
            part = self.signs[index]
            self.grid.read(len(part))
            return part
        self.grid.read(1)
        return self.signs[index]

    def __iter__(self) -> Iterator[str]:
        return self.cells()

    def cells(self) -> Iterator[str]:
        """Go through the signs, and count those that were asked for."""
        for sign in self.signs:
            self.grid.read(1)
            yield sign

    def __contains__(self, part: object) -> bool:
        found = self.signs.find(str(part))
        self.grid.read(len(self.signs) if found < 0 else found + len(str(part)))
        return found >= 0

    def __reduce_ex__(self, protocol: object) -> tuple[type, tuple[str]]:
        return str, (self.signs,)


def digit_of(value: object) -> int:
    """Return the digit that a value of a cell stands for: a number or a sign; else 0."""
    if type(value) is int:
        return value if 0 < value < 26 else 0
    if isinstance(value, str) and len(value) == 1:
        return int(value, 36) if value.isalnum() and value.isascii() else 0
    return 0
