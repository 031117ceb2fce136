"""How many givens a row has, in words, to be compared with the row on paper."""

from sudoku_gui.language import Text, text, text_n
from sudoku_gui.model.geometry import Cell
from sudoku_gui.model.grid import BLANK, Grid


def row_counts_sentence(givens: Grid, cell: Cell) -> Text:
    """Return how many givens the row of `cell` has, and the row above, which was typed before."""
    row = givens.geometry.row_of(cell)
    here = text_n(
        "row {row}: {n} given", "row {row}: {n} givens", n=_count_in(givens, row), row=row + 1
    )
    if row == 0:
        return here
    return text("{here} · row {row}: {n}", here=here, row=row, n=_count_in(givens, row - 1))


def _count_in(givens: Grid, row: int) -> int:
    size = givens.geometry.size
    return size - givens.digits[row * size : (row + 1) * size].count(BLANK)
