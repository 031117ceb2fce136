"""The candidates of all cells in rows of a frame, as Simple Sudoku and HoDoKu copy them.

    .----------------.----------------.----------------.
    | 1567  3   167  | 4   12579  179 | 689  5678  579 |
    ...

A cell with one candidate may as well hold that digit.
"""

from collections.abc import Iterable

from sudoku_gui.formats.text.line_kind import LineKind
from sudoku_gui.formats.text.source_text import SourceLine
from sudoku_gui.model.geometry import Digit

_SIZE, _GROUP = 9, 3
_LEAST_DASHES = 12  # more than the frame of a grid of digits has
_LONGEST_ROW = 200  # signs, which is twice what nine cells with all candidates need
Candidates = tuple[frozenset[Digit], ...]


def is_candidates_edge(line: SourceLine) -> bool:
    """Return whether a line can be the upper edge of the frame: it is wider than that of digits."""
    return line.kind is LineKind.FRAME and line.text.count("-") >= _LEAST_DASHES


def candidates_in(lines: Iterable[SourceLine]) -> Candidates | None:
    """Return the candidates of each cell, or None where there are not just nine such rows."""
    rows = [row for line in lines if (row := _cells_of(line.text)) is not None]
    cells = tuple(cell for row in rows for cell in row)
    is_whole = len(rows) == _SIZE and any(len(cell) > 1 for cell in cells)
    return cells if is_whole else None


def _cells_of(line: str) -> list[frozenset[Digit]] | None:
    """Return the candidates of the cells of a row, or None for another line."""
    row = line.strip(" \t")
    if not (row.startswith("|") and row.endswith("|") and len(row) <= _LONGEST_ROW):
        return None
    groups = [group.split() for group in row[1:-1].split("|")]
    if [len(group) for group in groups] != [_GROUP] * _GROUP:
        return None
    cells = [cell for group in groups for cell in group]
    if not all(cell.isascii() and cell.isdigit() and "0" not in cell for cell in cells):
        return None
    return [frozenset(Digit(int(digit)) for digit in cell) for cell in cells]
